//! Everything a person can ask of the program. Screens only push commands; `run` carries them out.

use super::draft::Pick;
use crate::rules::{Move, Seat, Stall};
use std::path::PathBuf;

/// One wish.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// To the title; a game in play stays saved.
    Title,
    /// To the set-up of a new game.
    SetUp,
    /// Start the game that the set-up screen describes.
    Begin,
    /// Back to the game in play.
    ToTable,
    /// Go on with the autosaved game.
    Resume,
    /// The list of saves.
    Saves,
    /// Choose a save to open, through the system's dialog.
    AskOpen,
    /// Choose where to save, through the system's dialog.
    AskSave,
    /// Stop waiting for the system's dialog.
    StopWaiting,
    /// Save to the file last used, or ask.
    Save,
    /// Open that file.
    Open(PathBuf),
    /// Open that file; asks first where a game is in play.
    OpenInstead(PathBuf),
    /// Save to that file.
    SaveTo(PathBuf),
    /// Show the folder of saves in the system's file manager.
    ShowFolder,
    /// Learn in five minutes.
    Learn,
    /// The settings.
    Settings,
    /// What this program is, and whose work is inside.
    About,
    /// Back from a side screen to where it was opened.
    Back,
    /// Another game with the same people.
    SamePlayers,
    /// Write the public record of a finished game.
    ExportRecord,
    /// Leave the program.
    Quit,

    /// The awaited person is here: open their hand.
    OpenHand,
    /// Cover the hand.
    Hide,
    /// Step up to answer the Cousin.
    StepUp(Seat),
    /// Go back to the question without showing a hand.
    StepBack,
    /// Answer the Cousin.
    Answer(Move),
    /// Nobody answers.
    NobodyAnswers,
    /// Hold the clock of the question, or let it run on.
    PauseCall,
    /// Let the bot make its next step.
    StepBot,
    /// Run through the bots' turns.
    SkipBots,

    /// Something on the table was clicked.
    Pick(Pick),
    /// Do what the draft says.
    Confirm,
    /// Reyes: take this stall's top now, before choosing on.
    TakeNow(Stall),
    /// Ride the motorbike.
    Motorbike,
    /// Ask what the hardest bot would do.
    Hint,
    /// Drop the draft.
    ClearDraft,
    /// End the turn.
    EndTurn,
    /// Take the last move back.
    Undo,

    /// Open or close the rules beside the table.
    ToggleRules,
    /// Open the rules at a ruling.
    Ruling(u8),
    /// Open the rules at their search field.
    FindRule,
    /// Open or close the log.
    ToggleLog,
    /// Open or close the menu.
    ToggleMenu,
    /// Show the table as it was after so many moves; `None` comes back to now.
    LookBack(Option<usize>),
    /// While looking back: go on move by move, or stop.
    PlayOn,
    /// After the end: the whole game from its first move.
    Replay,
    /// After the end: show the final table, or the scores again.
    SeeTable(bool),
    /// After the end: show all hands and the deck's order (R29).
    RevealAll,
    /// Larger or smaller by steps, or back to 100 % with 0.
    Zoom(i8),
    /// Full screen on or off.
    Fullscreen,
}
