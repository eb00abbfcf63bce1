### Why something cannot be done just now. One friendly sentence of at most 90 characters each.
### The program adds the ruling's number, so the sentences carry none.

refusal-not-your-turn = Patience: it is someone else's turn.
refusal-game-over = The game is over: the market has closed.
refusal-not-asked = There is nothing for you to answer at the moment.
refusal-wrong-phase = Not at this point: first draw or exchange, then act.
refusal-motorbike-used = Your Motorbike has already made its one trip.
refusal-motorbike-hand = Too much to carry: the Motorbike needs 4 cards or fewer in hand.
refusal-motorbike-deck = The deck is empty: the Motorbike would come back with nothing.
refusal-hand-full = With 7 cards in hand you cannot draw: exchange with a stall.
refusal-hand-empty = With no cards in hand you have nothing to exchange: draw.
refusal-deck-empty = The deck is empty: exchange with a stall.
refusal-stall-empty = That stall is empty: there is nothing to take.
refusal-not-drawn = Only one of the 2 cards you have just drawn can go on a stall.
refusal-not-in-hand = It has to be a card from your hand, and not one you have just taken.
refusal-only-one-take = One card per exchange: only the Reyes may take 2.
refusal-reyes-one-card = With 1 card in hand, even the Reyes can exchange only 1.
refusal-gives-left = You still owe the stalls a card: give it back first.
refusal-set-too-small = Too little to sell: a set needs at least 2 cards.
refusal-set-too-big = Too much at once: a set of one product holds 5 cards at most.
refusal-set-not-held = You do not hold all the cards for that set.
refusal-no-charo = There is no Charo in your hand.
refusal-charo-mismatch = Charo cannot pass for that product in this set.
refusal-effect-not-held = You do not hold that effect card.
refusal-no-such-set = That set is no longer on the table.
refusal-not-own-set-license = A License goes only under a set of your own.
refusal-has-license = That set has a License: it cannot be touched.
refusal-has-cousin = That set already has a Cousin on it.
refusal-not-own-set-double = A Cousin doubles only a set of your own.
refusal-own-set-steal = That set is yours already: no need to steal it.
refusal-own-set-police = You would not call the Police on yourself: choose a rival's set.
refusal-van-touches-nobody = Only the Montoyas are left, and no Van touches them.
refusal-price-no-effect = If you pay with that card, you have no effect left to play.
refusal-effect-must-follow = The price is paid: now an effect card has to follow.
refusal-no-aunt = There is no Aunt in your hand to answer with.
refusal-already-answered = You have already answered this Cousin.
refusal-draw-phase-over = You have already drawn or exchanged this turn.
