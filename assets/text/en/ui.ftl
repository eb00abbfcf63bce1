### Title, set-up, learning, settings, saves, scoring, rules sheet, log: everything but the table itself.

game-name = Me lo quitan de las manos

## Said on several screens

common-back = Back
common-cancel = Cancel
common-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
common-ruling = R{ $number }

## Title

title-resume = Resume
title-resume-line = { $names } · turn { $turn } · { $next } to play
title-resume-over = { $names } · the game is over
title-new-game = New game
title-load = Load game
title-learn = Learn in 5 minutes
title-settings = Settings
title-quit = Quit
title-motion = May cards fly across your screen?
title-motion-yes = Yes, let them fly
title-motion-no = No, keep still
title-zoom-in = Larger
title-zoom-out = Smaller
title-autosave-damaged = The last game cannot be read. Older copies are under “Load game”.
title-autosave-older = The newest copy of the last game is damaged; the one before it will open.
title-no-room = The saves folder may not be written: this game will not be there next time unless you save it elsewhere.

## Set-up

setup-title = New game
setup-who = Who is playing?
setup-name = Name at seat { $number }
setup-player = Who plays seat { $number }
setup-human = Person
setup-bot = Bot: { $level }
setup-level-easy = easy
setup-level-medium = medium
setup-level-hard = hard
setup-family = Families fall by chance
setup-add-seat = Add a seat
setup-remove-seat = Remove seat { $number }
setup-default-name = Player { $number }
setup-default-bot = { $number ->
    [1] Bot Paqui
    [2] Bot Manolo
    [3] Bot Remedios
    [4] Bot Curro
   *[other] Bot Consuelo
}
setup-begins = Who shouts the most?
setup-begins-help = Whoever shouts the most begins (R3).
setup-begins-chance = Leave it to chance
setup-options = Table options
setup-options-changed = { $count ->
    [0] as in the rulings
    [one] 1 changed
   *[other] { $count } changed
}
setup-deck-standard = Standard deck
setup-deck-card = Card
setup-deck-copies = Copies
setup-deck-copies-of = Copies of { $card }
setup-deck-fewer = Fewer { $card }
setup-deck-more = More { $card }
setup-deck-usual = Usually
setup-deck-good = { $total } cards: enough for { $players } players, who need { $least } at least.
setup-deck-too-small = { $total } cards are too few: { $players } players need { $least } at least (R2).
setup-deck-too-large = { $total } cards are too many: { $most } is the most a table holds (R2).
option-hints = Hints
option-hints-yes = A player may ask for one
option-hints-no = No hints
option-hints-help = The hardest bot says what it would do in your place, and why. The log says that you asked.
setup-seed = Seed of the shuffle
setup-seed-help = The same seed, players and options deal the same game. Share it to compare.
setup-seed-new = New seed
setup-seed-empty = Write 1 to 8 letters or digits, or ask for a new seed.
setup-seed-too-long = A seed has 8 letters or digits at most.
setup-seed-letter = “{ $letter }” is no letter of a seed.
setup-start = Deal the cards
setup-why-players = A table needs 2 to 5 players (R1).
setup-why-name-empty = Seat { $number } needs a name.
setup-why-name-long = The name at seat { $number } is too long: { $most } letters at most.
setup-why-name-hidden = The name at seat { $number } has a letter that cannot be seen.
setup-why-names-alike = Seats { $first } and { $second } have names too much alike.
setup-why-no-human = At least one seat needs a person.
setup-why-deck = The deck does not fit: see the table options.
setup-why-seed = The seed cannot be read: see the table options.
setup-ready = Families, Motorbikes and cards are dealt when you start.

## Learn

learn-page = { $page } of { $pages }
learn-next = Next
learn-previous = Previous
learn-done = To the market!
learn-rules = All the rulings

## Settings

settings-title = Settings
settings-defaults = Defaults
settings-defaults-done = The settings are as they came.
settings-group-display = Display
settings-group-motion = Motion and pace
settings-group-privacy = Privacy
settings-group-confirm = Ask before
settings-group-call = Call for the Aunt
settings-group-keys = Keys
settings-group-saves = Saved games
settings-language = Language
settings-theme = Colours
settings-theme-follow = Like the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-zoom = Size of everything
settings-zoom-value = { $percent }%
settings-fullscreen = Full screen
settings-motion = Speed of the cards
settings-motion-off = None
settings-motion-fast = Fast
settings-motion-normal = Normal
settings-motion-slow = Slow
settings-reduce-motion = Reduce motion
settings-reduce-motion-help = Cards appear in their places at once; what changed is outlined for a second.
settings-pace = Pace of the bots
settings-pace-off = At once
settings-pace-fast = Fast
settings-pace-normal = Normal
settings-pace-step = Step by step
settings-pace-help = Step by step waits for Enter after each thing a bot does.
settings-group-sound = Sound
settings-volume = Sounds
settings-volume-off = None
settings-volume-low = Soft
settings-volume-normal = Normal
settings-volume-high = Loud
settings-mute-unfocused = Silent while another window is in front
settings-hide-unfocused = Hide my hand when another window comes forward
settings-idle-hide = Hide my hand when nothing is touched for
settings-idle-never = Never
settings-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
settings-hold-to-peek = Show my hand only while I hold V
settings-hold-to-peek-help = Let go and the cards are covered again; your half-made choice stays.
settings-closer-look = Show the card large beside the pointer
settings-confirm-draw = Drawing cards
settings-confirm-steal = Stealing with a Cousin
settings-confirm-police = Sending the Police
settings-confirm-van = Playing a Van
settings-answer-time = Everyone has
settings-answer-time-help = The question stays open for this long whoever holds an Aunt (R20).
settings-seconds = { $count } s
settings-answer-closes = Close the question by itself when the time is up
settings-secret-round = A secret round for the Aunt
settings-secret-round-help = Everyone who may answer comes to the screen in turn, with an Aunt or without; nobody knows who answered until the end.
settings-single-keys = Single-letter shortcuts
settings-single-keys-help = D, E, S, P, M, H and L at the table. Keys with Ctrl always work.
settings-saves-folder = Folder of the saved games
settings-saves-open = Show saved games
settings-saves-show = Show the folder
settings-damaged = The settings could not be read and are back to their defaults.

## Saved games

saves-title = Saved games
saves-none = No saved games yet.
saves-row = { $names } · turn { $turn }
saves-next = { $next } to play
saves-over = finished
saves-autosave = Kept by itself
saves-open = Open
saves-path = File
saves-path-hint = Path of a saved game
saves-path-open = Open this file
saves-path-save = Save here
saves-browse = Choose in the system's window …
saves-browse-waiting = Waiting for the system's window …
saves-browse-stop = Stop waiting
saves-save-title = Save the game
saves-save = Save
saves-public = The list shows only what everybody at the table could see.
saves-total = { $name } { $euros }

## Scoring

scoring-winner = { $name } wins
scoring-winners = { $names } share the win
scoring-end-deck = The deck ran out (R23).
scoring-end-sets = Five sets lie on one pitch (R24).
scoring-end-both = Five sets on one pitch, and the deck ran out (R23, R24).
scoring-no-sets = No sets
scoring-column-set = Set
scoring-column-cards = Cards
scoring-column-bonus = Bonus
scoring-column-discount = Discounts
scoring-column-cousin = Cousin
scoring-column-family = Family
scoring-column-total = Worth
scoring-cut = cut to { $zero }
scoring-wins = wins
scoring-statistics = In figures
scoring-stat-sets = Sets sold
scoring-stat-discounts = Lost to Discounts
scoring-stat-steals = Sets stolen
scoring-stat-stolen = Sets lost to Cousins
scoring-stat-aunts = Aunts played
scoring-replay = Replay
scoring-table = See the table
scoring-hands = Hands and deck
scoring-hands-title = Hands and deck order (R29)
scoring-hands-of = { $name }'s hand
scoring-hand-empty = empty
scoring-deck = Deck, next card first
scoring-deck-empty = The deck is empty.
scoring-again = Same players again
scoring-save-record = Save record
scoring-to-title = Back to the title

## Rules sheet

rules-title = Rules
rules-tab-now = Now
rules-tab-cards = Cards
rules-tab-rulings = Rulings
rules-tab-table = Table
rules-search = Search the rules
rules-search-hint = Search (Ctrl+F)
rules-search-clear = Clear the search
rules-found = { $count ->
    [0] Nothing found.
    [one] 1 place
   *[other] { $count } places
}
rules-now-none = No game is being played. Here is how one goes:
rules-now-rulings = Rulings that apply now
rules-copies = { $count ->
    [one] 1 in the deck
   *[other] { $count } in the deck
}
rules-see-ruling = Show ruling { $number }
rules-families = Families
rules-products = Products
rules-effects = Effects
rules-motorbike = Motorbike
rules-option-changed = changed
rules-deck-list = Cards of this deck
rules-deck-usual = usually { $count }
rules-close = Close the rules

## Log

log-title = Log
log-filter = Lines about
log-filter-all = Everyone
log-empty = Nothing has happened yet.
log-look-back = Show the table as it was here
log-close = Close the log

## Questions and notices

confirm-overwrite-title = Replace this save?
confirm-overwrite = “{ $name }” is there already.
confirm-overwrite-yes = Replace
confirm-overwrite-read-only = “{ $name }” is there already and marked read-only.
confirm-quit-title = Leave the game?
confirm-quit = Everything played is kept: “Resume” on the title goes on with it.
confirm-quit-yes = Quit
confirm-instead-title = Leave the game in play?
confirm-instead = It is kept and can be taken up again under “Load game”.
confirm-instead-yes = Open the other one
confirm-defaults-title = Everything as it came?
confirm-defaults = Size, colours, pace and all other settings go back to their defaults. The language stays.
confirm-defaults-yes = Defaults
toast-saved = Saved: { $path }
zoom-no-room = { $asked }% needs a larger window. Here everything is shown at { $percent }%.
toast-dismiss = Dismiss

## About

about-title = About
about-open = Licences and thanks
about-version = Version { $version }
about-licence = MIT or Apache-2.0, as you like: play it, change it, pass it on.
about-fonts = Lettering: Lilita One and Atkinson Hyperlegible, under the SIL Open Font License.
about-others = Whose work is inside
about-others-help = Press a licence to read it. Names of libraries stand under it.
