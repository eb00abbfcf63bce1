//! Saving and loading changes nothing (reliability: A14, A17, C3, C5, F7).

#[path = "support/games.rs"]
mod games;

use games::{Chance, any_move, dealt};
use me_lo_quitan::save::{Head, from_bytes, read_head, to_bytes};

#[test]
fn c03_after_every_move_the_loaded_game_is_the_game() {
    let (mut moves, mut list) = (0, Vec::new());
    for seed in 0..12 {
        let mut game = dealt(seed);
        let mut chance = Chance(seed);
        loop {
            let file = to_bytes(&game);
            let loaded = from_bytes(&file).expect("a save");
            game.timeline.seal();
            assert_eq!(loaded, game, "seed {seed}");
            assert_eq!(to_bytes(&loaded), file, "seed {seed}");
            assert_eq!(read_head(&file).expect("a head"), Head::of(&game));
            let Some((seat, mv)) = any_move(&game, &mut chance, &mut list) else {
                break;
            };
            game.timeline.push(seat, mv, &mut |_, _| ()).expect("legal");
            moves += 1;
        }
    }
    println!("saved and loaded after each of {moves} moves");
    assert!(moves > 1_000);
}
