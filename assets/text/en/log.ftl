### The public log, and the names of things. Third person with names, never "you": everybody reads it.

## Amounts and lists

euros-amount = €{ $amount }
euros-more = +€{ $amount }
euros-less = −€{ $amount }
times-count = { $what } ×{ $count }
list-last = { $first } and { $last }
list-last-i = { $first } and { $last }

## Names of things, as a screen reader says them

name-card = { $card }, { $value }
name-effect = effect
name-wild = wild card
name-card-in-row = { $card }, card { $place } of { $of }
name-stall = Stall { $stall }: { $card }, { $size ->
    [1] the only card
   *[other] on top of { $size } cards
}
name-stall-empty = Stall { $stall }: empty
name-discounts = { $count ->
    [one] 1 Discount
   *[other] { $count } Discounts
}
name-licensed = licensed
name-doubled = doubled by a Cousin
name-stolen = stolen by a Cousin

## What happened

log-turn = Turn { $turn }: { $name }
log-motorbike = { $name } rides the Motorbike and draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}
log-drew = { $name } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}
log-drew-left = { $name } draws { $count } and leaves { $card } on stall { $stall }
log-left = { $name } leaves { $card } on stall { $stall }
log-card-at-stall = { $card } ({ $stall })
log-took = { $name } takes { $took } from the stalls
log-gave = { $name } gives { $gave } to the stalls
log-exchanged = { $name } takes { $took } from the stalls and gives { $gave }
log-sold = { $name } sells { $set } for { $price }{ $discounts ->
    [0] { "" }
    [one] , with 1 Discount
   *[other] , with { $discounts } Discounts
}
log-paid = { $name } leaves { $card } on stall { $stall } to play an effect
log-licensed = { $name } licenses { $set }
log-doubled = { $name }'s Cousin doubles { $set }
log-cousin-steal = { $name }'s Cousin is after { $owner }'s { $set }
log-cousin-double = { $name }'s Cousin is about to double { $set }
log-silence = { $names } { $count ->
    [one] does
   *[other] do
} not answer
log-silence-all = Nobody answers
log-aunt = { $name }'s Aunt cancels { $against }'s Cousin on { $owner }'s { $set }
log-stolen = { $name }'s Cousin steals { $from }'s { $set }
log-removed = { $name }'s Police remove { $from }'s { $set }
log-van-self = { $name } plays the Van for a new hand
log-van-others = { $name } sends the Van round the others
log-new-hand = { $name }'s hand goes to the box ({ $boxed }); new cards: { $count }
log-ended-deck = The market closes: the deck has run out
log-ended-sets = The market closes: { $name } owns five sets
log-ended-both = The market closes: { $name } owns five sets, and the deck has run out
log-took-back = { $name } takes back { $count ->
    [one] 1 move
   *[other] { $count } moves
}
log-taken-back = { $line } (taken back)
log-resumed = The game is taken up again at turn { $turn }
log-reopened = { $name } opens the hand again ({ $times ->
    [one] once
   *[other] { $times } times
} this turn)
log-hinted = { $name } asks for a hint
log-stumbled = { $name } fumbles and makes a plain move instead
log-bot-sits = The computer now plays for { $name }
log-human-sits = A person now plays for { $name }
