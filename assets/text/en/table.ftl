### The table while a game is played: hand-off, phases, stalls, set builder, targets, the call for an Aunt.
### Public lines use names; only what one person alone reads may say "you".

## Hand-off

handoff-dealt = The families are dealt
handoff-now = Now: { $name }
handoff-family = { $family }: { $ability }
handoff-pass = Pass the computer to { $name }.
handoff-show = I am { $name }, show my hand
handoff-resumed = Back at turn { $turn }.
recap-title = Since { $name } last played
recap-none = Nothing has happened since.
recap-more = { $count ->
    [one] 1 more line in the log
   *[other] { $count } more lines in the log
}

## Top bar and menu

table-turn = Turn { $turn } · { $name } ({ $family })
table-phase-draw = Draw
table-phase-act = Act
table-phase-end = End
table-phases = { $name }: { $phase } now
table-deck = Deck { $count }
table-deck-name = Deck, { $count ->
    [0] empty
    [one] 1 card left
   *[other] { $count } cards left
}
table-aunts-left = Aunts not in the box: { $count }
table-box = Box
table-box-name = Box, { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
table-undo = Undo
table-undo-why-nothing = Nothing has been done this turn.
table-undo-why-drawn = A card was drawn: that cannot be undone.
table-undo-why-taken = A stall's top card was taken: the one below has been seen.
table-undo-why-asked = The others were asked: that cannot be undone.
table-undo-why-renewed = A Van came by: new cards have been seen.
table-undo-why-turn = The turn has been handed on.
table-rules = Rules
table-log = Log
table-menu = Menu
menu-resume = Play on
menu-save = Save
menu-save-as = Save as …
menu-load = Load game
menu-new = New game
menu-settings = Settings
menu-title = Back to the title
menu-quit = Quit

## Market

table-stalls = Stalls
table-stall = Stall { $number }
table-stall-empty = empty
table-own-sets = { $name }'s sets
table-empty-slot = Place for a set
table-hand = { $name }'s hand
table-hand-hidden = The hand is hidden
table-hand-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-motorbike = Motorbike
table-motorbike-spent = Motorbike used
table-sets-of = { $count }/5 sets
table-rival = { $name }, { $family }, { $cards }, { $euros }, { $sets }
table-drawn = Just drawn
table-taken = Just taken

## What is expected now, in one sentence

expect-start = Draw 2 cards, or exchange with a stall.
expect-start-motorbike = Ride the Motorbike, draw 2 cards, or exchange with a stall.
expect-start-full = The hand is full: exchange with a stall.
expect-discard = Choose one of the two cards just drawn, and a stall for it.
expect-exchange = Choose a card to give, and a stall for it.
expect-exchange-reyes = Take a second card, or give one and choose a stall for it.
expect-action = Sell a set, play an effect card, or end the turn.
expect-action-nothing = Nothing can be sold or played now: end the turn.
expect-price = Leave a card on a stall to play an effect, or end the turn.
expect-extra = The price is paid: play an effect card.
expect-end = All done: end the turn, or undo.
expect-call = Does an Aunt answer { $name }'s Cousin?
expect-bot = { $name } is thinking.
expect-over = The market is closed.
expect-look-back = The table as it was after move { $moves }. Esc returns.

## Acts

table-draw = Draw 2
table-draw-one = Draw 1
table-draw-confirm = Draw 2: cannot be undone
table-exchange = Exchange
table-take = Take { $card } from stall { $stall }
table-take-confirm = Take { $card }: cannot be undone
table-take-first = Take { $card } first: cannot be undone
table-give = Give { $card } to stall { $stall }
table-leave = Leave { $card } on stall { $stall }
table-pay = Pay { $card } to stall { $stall }
table-sell = Sell
table-play = Play
table-motorbike-ride = Motorbike: draw { $count }
table-end-turn = End turn
table-hide = Hide
table-confirm = Confirm
table-back = Back
table-step = Next step
table-skip = Skip to the next person
table-hide-help = Hide the hand

## What is still to be chosen

missing-take-from = Choose the stall to take from.
missing-card-to-give = Choose the card to give.
missing-put-on = Choose the stall to put it on.
missing-drawn-card = Choose one of the two cards drawn.
missing-cards = Choose the cards of the set.
missing-target = Choose the set it is for.
missing-price-card = Choose the card to pay with.
missing-choice = Choose what to do.
missing-no-set = These cards make no set (R11, R12).

## Set builder

builder-title = Sell a set
builder-set = { $set }
builder-cards = { $sum }
builder-charo = Charo as { $product }
builder-charo-asks = What does Charo stand for?
builder-size = { $count } cards
builder-mixed = Mixed set, no bonus
builder-discount = { $count ->
    [one] 1 Discount
   *[other] { $count } Discounts
} on { $cards } cards
builder-discount-from = Because of { $sets }
builder-cut = Cut to { $zero }
builder-cortes = Cortés: no Discounts (R26)
builder-worth = Worth
builder-doubling = Doubled by a Cousin
builder-heredia = Heredia, at the end
builder-if-doubled = If doubled: { $euros }
builder-next = The next { $set } set pays { $euros } a card
builder-offers = From this hand
builder-offer = { $set }, { $euros }
builder-none = No set in this hand yet.
builder-confirm = Sell for { $euros }

## Target picking

target-license = Which set does the License protect?
target-cousin = What is the Cousin for?
target-double = Which set does the Cousin double?
target-steal = Which set does the Cousin steal?
target-police = Which set do the Police remove?
target-van = Who gets new cards?
target-van-self = Me: new hand of { $count }
target-van-others = All the others: { $count } each
target-van-touches = Touches { $names }
target-doubles-to = doubles to { $euros }
target-moves = moves to { $name }: { $count }/5 sets
target-boxed = goes to the box: { $euros } for { $name }
target-protects = protected from now on
target-confirm-license = License { $set }
target-confirm-double = { $name }'s Cousin doubles { $set }
target-confirm-steal = { $name }'s Cousin steals { $owner }'s { $set }
target-confirm-police = { $name }'s Police remove { $owner }'s { $set }
target-confirm-van-self = The Van brings { $name } a new hand
target-confirm-van-others = The Van brings the others new hands

## Ask before (confirmations)

ask-draw-title = Draw now?
ask-draw = Cards that have been seen cannot be put back.
ask-steal-title = Send the Cousin?
ask-steal = { $name }'s Cousin goes for { $owner }'s { $set } ({ $euros }). Then the turn is over.
ask-police-title = Send the Police?
ask-police = { $name }'s Police remove { $owner }'s { $set } ({ $euros }). Then the turn is over.
ask-van-title = Send the Van?
ask-van-self = { $name }'s hand goes to the box; { $count } new cards come. Then the turn is over.
ask-van-others = { $names } lose their hands and draw { $count } each. Then the turn is over.
ask-yes-draw = Draw
ask-yes-steal = Steal
ask-yes-police = Remove
ask-yes-van = Send it

## The call for an Aunt

call-title = Does an Aunt answer?
call-steal = { $name }'s Cousin takes { $owner }'s { $set } ({ $euros }).
call-double = { $name }'s Cousin doubles { $set } ({ $euros }).
call-answer = { $name }: Aunt!
call-answer-name = { $name } steps up to answer
call-nobody = Nobody answers
call-wait = Time to think: { $count } s
call-time-up = Time is up.
call-paused = Paused
call-does-not-answer = { $name } does not answer
call-help = Anyone may step up, with an Aunt or without (R20).
claim-title = { $name }, does the Aunt answer?
claim-look = Only { $name } looks now.
claim-answer = Answer with the Aunt
claim-decline = Do not answer
claim-no-aunt = There is no Aunt in this hand (R19).

## Warnings everybody may read

warn-deck = The deck ends this turn (R23)
warn-four-sets = { $name } has four sets (R24)

## Bots

bot-playing = { $name } plays
bot-paused = { $name } waits: press Enter for the next step
