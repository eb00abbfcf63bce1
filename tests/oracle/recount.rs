//! A second scorer: counts the money of a report again from its words alone, as one would at the table.
//!
//! It shares no line with `score.rs`: it goes by price lists and takes off two euros at a time.

use serde_json::Value;

/// What two, three, four and five of a product bring, bonus included (R25), in euros.
const PRICES: [(&str, [i64; 4]); 7] = [
    ("socks", [4, 7, 11, 16]),
    ("thong", [6, 10, 15, 21]),
    ("underpants", [8, 13, 19, 26]),
    ("tshirt", [10, 16, 23, 31]),
    ("garlic", [6, 10, 15, 21]),
    ("peach", [10, 16, 23, 31]),
    ("watermelon", [14, 22, 31, 41]),
];

/// Checks every `type`, `value`, `total`, the `scores` and the `winners` of a report.
///
/// # Errors
/// Names the first number that is not what the rulings make of the cards.
pub fn recount(report: &Value) -> Result<(), String> {
    let players = report["players"].as_array().ok_or("no players")?;
    let mut totals: Vec<i64> = Vec::new();
    for player in players {
        let mut total = 0;
        for set in player["sets"].as_array().ok_or("no sets")? {
            let (kind, euros) = worth(set, &player["family"])?;
            if set["type"] != kind.as_str() || set["value"] != euros {
                return Err(format!("recounted as {kind} for {euros}: {set}"));
            }
            total += euros;
        }
        if player["total"] != total {
            return Err(format!("total recounted as {total}: {player}"));
        }
        totals.push(total);
    }
    if report["scores"] != Value::from(totals.clone()) {
        return Err(format!(
            "scores recounted as {totals:?}: {}",
            report["scores"]
        ));
    }
    // R28: whoever nobody beats has won, once it is over.
    let mut winners: Vec<usize> = Vec::new();
    for (seat, mine) in totals.iter().enumerate() {
        let beaten = totals.iter().any(|theirs| theirs > mine);
        if !beaten && report["over"] == true {
            winners.push(seat);
        }
    }
    if report["winners"] != Value::from(winners.clone()) {
        return Err(format!(
            "winners recounted as {winners:?}: {}",
            report["winners"]
        ));
    }
    Ok(())
}

/// The type of a set and its value for a family.
fn worth(set: &Value, family: &Value) -> Result<(String, i64), String> {
    // Lay the cards out with the Charo under the name of what it stands for.
    let mut goods: Vec<&str> = Vec::new();
    let mut charos = 0;
    for card in set["cards"].as_array().ok_or("no cards")? {
        let mut name = card.as_str().ok_or("a card without a name")?;
        if name == "charo" {
            charos += 1;
            name = set["charo_as"]
                .as_str()
                .ok_or("a Charo that stands for nothing")?;
        }
        goods.push(name);
    }
    if charos > 1 || (charos == 0 && !set["charo_as"].is_null()) {
        return Err(format!("wrong Charos: {set}"));
    }
    goods.sort_unstable();

    let (kind, price) = if goods == ["socks", "thong", "tshirt", "underpants"] {
        ("four_garments", 20)
    } else if goods == ["garlic", "peach", "watermelon"] {
        ("three_foods", 20)
    } else {
        let (name, row) = PRICES
            .iter()
            .find(|(name, _)| goods.iter().all(|good| good == name))
            .ok_or(format!("cards that make no set: {set}"))?;
        let column = goods
            .len()
            .checked_sub(2)
            .ok_or(format!("too few cards: {set}"))?;
        (
            *name,
            *row.get(column).ok_or(format!("too many cards: {set}"))?,
        )
    };

    // R25 to R27
    let mut discounts = set["discounts"].as_u64().ok_or("no discounts")?;
    if family == "cortes" {
        discounts = 0;
    }
    let mut euros = price;
    for _ in 0..discounts {
        for _ in &goods {
            euros = if euros > 2 { euros - 2 } else { 0 };
        }
    }
    if set["cousin"] == "double" {
        euros += euros;
    }
    if family == "heredia" {
        euros += 2;
    }
    Ok((kind.to_owned(), euros))
}
