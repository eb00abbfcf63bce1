//! Heavy mode: after every move of a random game it is saved, loaded and compared.

use super::games::{Chance, any_move, dealt};
use me_lo_quitan::rules::legal_moves;
use me_lo_quitan::save::{Head, from_bytes, read_head, to_bytes};

/// Plays the random game of that seed and gives the number of its moves.
pub fn game(seed: u64) -> u64 {
    let mut game = dealt(seed);
    let (mut chance, mut list, mut loaded_list) = (Chance(seed), Vec::new(), Vec::new());
    let mut moves = 0;
    loop {
        game.timeline.seal();
        let file = to_bytes(&game);
        let loaded = from_bytes(&file).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        // State with every hidden card, moves, people, habits, remarks.
        assert!(loaded == game, "seed {seed} after {moves} moves");
        // Equal games give equal bytes; asking each sixteenth time is enough to see it.
        if moves % 16 == 0 {
            assert!(to_bytes(&loaded) == file, "seed {seed} after {moves} moves");
        }
        assert_eq!(read_head(&file).expect("a head"), Head::of(&game));
        let (ours, theirs) = (game.timeline.now(), loaded.timeline.now());
        for seat in ours.table().seats() {
            assert_eq!(ours.view(Some(seat)), theirs.view(Some(seat)));
            legal_moves(&ours.view(Some(seat)), &mut list);
            legal_moves(&theirs.view(Some(seat)), &mut loaded_list);
            assert_eq!(list, loaded_list, "seed {seed} after {moves} moves");
        }
        let Some((seat, mv)) = any_move(&game, &mut chance, &mut list) else {
            return moves;
        };
        let played = game.timeline.push(seat, mv, &mut |_, _| ());
        assert_eq!(played, Ok(()));
        moves += 1;
    }
}
