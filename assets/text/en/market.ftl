# The market table: what it shows, says and asks.

target-tag-double = ×2: { $amount }
target-tag-steal = +{ $amount }
target-tag-police = −{ $amount }
target-license = Protected
target-double = Doubles to { $amount }
target-steal = Comes over: { $amount }
target-police = Gone: −{ $amount }

set-summary = { $kind } ×{ $size }, { $amount }, { $name }
set-discounts = { $count ->
    [one] 1 Discount card
   *[other] { $count } Discount cards
}
set-licensed = with a License
set-doubled = doubled by a Cousin
set-stolen = stolen by a Cousin
pitch-summary = { $turn ->
    [yes] { $name }’s turn
   *[no] { $name }
}, { $family } family, { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}, { $motorbike ->
    [yes] motorbike unused
   *[no] motorbike spent
}, { $sets ->
    [one] 1 set
   *[other] { $sets } sets
}, { $amount }

deck-summary = Deck: { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
deck-caption = Deck { $count }
box-summary = Box: { $count ->
    [one] 1 card out of the game
   *[other] { $count } cards out of the game
}
box-caption = Box { $count }
stall-empty = empty
stall-summary = Stall { $number }: { $card } on top, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
stall-tag = { $count ->
    [one] 1 card
   *[other] { $count } cards
} · { $key }
stall-take-mark = , to be taken
stall-goal-mark = , your card goes here
hand-empty = No cards in hand
hand-drawn = , just drawn
hand-taken = , just taken

desk-start = Draw 2 cards, or exchange with a stall.
desk-draw-confirm = Draw 2 cards?
desk-draw-note = A draw cannot be taken back. One of the 2 then goes on a stall.
desk-draw = Draw 2
desk-exchange = Exchange
desk-motorbike = Motorbike
desk-take-from = Choose the stall whose top card you take.
desk-card-to-give = Choose the card you give for it.
desk-put-on = Choose the stall it goes on.
desk-drawn-card = Choose which of the 2 drawn cards goes on a stall.
desk-exchange-confirm = Exchange
desk-take-now = Take it now and see what lies below (cannot be undone)
desk-take-second = Take from stall { $number } too
desk-gives-left = { $count ->
    [one] 1 card to give back.
   *[other] { $count } cards to give back.
}
desk-give-confirm = Give it
desk-discard-confirm = Put it there
desk-action = Sell a set, play one effect card, or end the turn.
desk-cards = Choose the cards of the set.
desk-no-set = These cards are no set yet (R11).
desk-target = Choose what to play it on.
desk-ready = Ready: confirm, or change your mind.
desk-price = Pay one more card to play an effect, or end the turn (R22).
desk-extra = The price is paid: now an effect card must follow (R22).
desk-finished = Done. Take it back, or end the turn.
desk-cancel = Cancel
desk-undo = Undo
desk-end-turn = End turn
desk-turn-not-over = The draw phase comes first (R7)
desk-nothing-to-sell = No set in this hand (R11)
desk-no-effect = No effect card in this hand
desk-sell = Sell
desk-play = Play effect
desk-sell-for = Sell for { $amount }
desk-pay = Pay it
offer = { $kind } ×{ $size }{ $charo ->
    [yes] {" "}with Charo
   *[no] {""}
}: { $amount }
van-self = 5 new cards for me
van-others = 3 new cards for each of the others
confirm-license = License { $kind }
confirm-double = Double { $kind }
confirm-steal = Steal { $name }’s { $kind }
confirm-police = Police to { $name }’s { $kind }
confirm-van-self = New hand for me
confirm-van-others = New hands for the others

undo-nothing-done = Nothing to take back in this turn yet
undo-drawn = Not past here: a card was drawn
undo-taken = Not past here: a stall’s top card was taken
undo-asked = Not past here: the table was asked
undo-renewed = Not past here: hands went to the box

price-cards = { $size } × { $value }
price-mixed = Mixed set, no bonus (R25)
price-bonus = { $size } cards (R25)
price-discounts = { $count ->
    [one] 1 Discount
   *[other] { $count } Discounts
} × { $size } cards (R13)
price-cortes = Discounts count for nothing: Cortés (R26)
price-cut = Never under zero (R25)
price-doubled = Doubled by a Cousin (R16)
price-heredia = Heredia, at the end (R27)
price-total = Worth
price-if-doubled = If doubled later
price-next = The next set of this type pays { $amount } a card (not the Cortés)

handoff-now = Now: { $name } ({ $family })
handoff-pass = Pass the computer to { $name }. Nobody else looks.
handoff-show = I am { $name }, show my hand
handoff-recap = Since the last turn
handoff-nothing = Nothing yet.
handoff-more = More in the log
claim-show = I am { $name }, show my hand to answer
claim-back = Back to the question
claim-aunt = Answer with the { $card }
claim-decline = Do not answer
call-title = Does an Aunt answer?
call-steal = { $name }’s Cousin takes { $victim }’s { $kind } ({ $amount }).
call-double = { $name }’s Cousin doubles { $kind } ({ $amount }).
call-aunt = { $name }: Aunt!
call-nobody = Nobody answers
call-too-early = The question stays open a little longer, whoever holds what (R20)
call-in-secret = All answers are told at the end; the screen goes on by itself when the time is over.
call-pause = Wait
call-go-on = Go on
bot-plays = { $name } is playing
bot-step = Next step
bot-skip = Skip to the next person
back-title = Looking back
back-note = The table as everybody saw it then. No hands are shown.
back-point = { $at ->
    [0] Before the first move, of { $of }
   *[other] Move { $at } of { $of }
}
back-first = To the beginning (Home)
back-before = One move back (left arrow)
back-play = Play on (space)
back-pause = Stop (space)
back-after = One move on (right arrow)
back-last = To the last move (End)
back-at-start = This is the beginning.
back-at-now = This is the last move.
back-return = Back to now

bar-turn = Turn { $turn }
bar-who = { $name } ({ $family })
bar-unsaved = Not saved
bar-menu = Menu
bar-rules = Rules
bar-log = Log
bar-hide = Hide
phase-draw = Draw
phase-act = Act
phase-end = End
ended-deck = The deck ran out (R23)
ended-sets = Five sets (R24)
ended-both = Five sets, and the deck ran out
warn-last-turn = The deck is out: last turn (R23)
warn-four-sets = { $name } has four sets (R24)

## A hand that shows only while its key is held

veiled-title = { $name }, hold V to see your hand
veiled-note = Play while you hold it; let go and your cards are covered again.

## Hints (read by one person alone)

hint-ask = Hint (?)
hint-thinking = Thinking about it …
hint-only-move = There is nothing else to do.
hint-motorbike = The motorbike brings three cards at once, and your hand has room for them.
hint-fresh-cards = Two cards from the deck promise more than anything on the stalls.
hint-collects = { $card }: it joins { $with } of the same in your hand.
hint-worth-having = { $card }: it is worth more to you than what you give for it.
hint-least-needed = { $card } is what you will miss least.
hint-covers = { $card } is what you will miss least, and it hides { $hides } from the others.
hint-ends-ahead = This is your fifth set: it brings { $euros }, and you win with it.
hint-sell-now = { $set } brings { $euros } now; waiting would hardly make it better.
hint-wait = Nothing is worth doing yet: what you hold may still grow.
hint-protects = A License keeps a set of { $euros } safe for good.
hint-doubles = The Cousin makes { $euros } out of nothing, and nobody can steal the set any more.
hint-steals = The set brings you { $euros }, and { $player } loses it.
hint-clears = { $player } is ahead by sets like this one: { $euros } less.
hint-fresh-hand = Five fresh cards are better than what is left in your hand.
hint-scatters-hands = The others have more to lose than the three cards they get.
hint-worth-the-price = { $card } is a small price for the effect that follows.
hint-saves-a-set = The Aunt saves a set of { $euros } for { $player }, and stops the thief.
hint-keeps-the-aunt = That set is not worth an Aunt: she may be needed more later.

## Temperaments of bots

temperament-even = even-tempered
temperament-bold = bold
temperament-cautious = cautious
temperament-thieving = thieving
