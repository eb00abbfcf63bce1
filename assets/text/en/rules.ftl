### The rules, retold: introduction, learning path, help for each phase, table options, rulings.
### Every number of a ruling is written as digits; tests/rule_texts.rs checks them.
### Ruling texts name no other ruling, so that their digits are their own.

rules-intro = You are one of five families of market traders, and everything has to go. Build sets of goods in your hand and sell them on your pitch, while the others copy your wares, send their cousins round and call the police. Whoever has the most € when the deck runs out, or when somebody owns 5 sets, wins the day.

## Learn in 5 minutes

learn-1-title = Welcome to the market
learn-1 = Each of you belongs to a family with a talent of its own, dealt by chance and shown to all, and starts with 5 cards and a Motorbike. In the middle lie the deck and 3 stalls. Sell as many goods as you can for as many € as you can: the richest family wins.
learn-2-title = Your turn
learn-2 = First you draw or exchange: that part is compulsory. Then, if you like, you do one thing: sell a set or play an effect. After that the turn passes to your left.
learn-3-title = Stock up
learn-3 = Draw 2 cards and leave 1 of them on a stall, or take the top card of a stall and give back another from your hand. The limit is 7 cards: with a full hand you can only exchange. Once a game, with 4 cards or fewer, the Motorbike brings you 3 more before you begin.
learn-4-title = Sell
learn-4 = Lay down 2 to 5 cards of one product and add up their prices. Bigger sets earn more: +€1 for 3 cards, +€3 for 4, +€6 for 5. The 4 garments together, or the 3 foods, bring €20. Charo passes for whatever you are missing.
learn-5-title = Discounts
learn-5 = Selling what is already on the table? Then customers haggle: for each set of the same type in play, yours takes a Discount, which costs €2 a card. The third set of T-shirts may be worth next to nothing. Be quick, or sell something else.
learn-6-title = Dirty tricks
learn-6 = Instead of selling you can play an effect. A License protects one of your sets. A Cousin doubles one of yours, or steals a rival's. The Police clear a rival's set off the table. A Van brings a new hand, to you or to all the others.
learn-7-title = The Aunt answers
learn-7 = When a Cousin steals, anyone else may send him home with an Aunt, even to save a third party. The table is always asked, whether or not anyone has an Aunt, so keep a straight face. You may step up without one, just to look or to bluff.
learn-8-title = Closing time
learn-8 = The game ends after the turn that empties the deck, or as soon as somebody owns 5 sets. Count your sets, Discounts off and Cousins doubled. The highest total wins; those who tie share the win.

## What may be done now

now-start =
    First, if you like, the Motorbike: with 4 cards or fewer in hand, draw 3 (R5).
    Then draw 2 cards and leave 1 of them on a stall (R7), or exchange with a stall (R8).
    With 7 cards in hand you can only exchange (R7); the Reyes may exchange 2 (R9).
    An empty hand has to draw, an empty deck has to exchange (R10).
rulings-of-start = 5, 6, 7, 8, 9, 10
now-discard =
    Of the 2 cards just drawn, leave 1 face up on any stall (R7).
    The other one stays; the cards you held before cannot go (R7).
rulings-of-discard = 4, 7
now-exchange =
    Leave a card you already held on any stall, the emptied one included (R8).
    What you have just taken stays with you (R8).
    The Reyes may take a second card first, and then give back 2 (R9).
rulings-of-exchange = 4, 8, 9
now-action =
    Sell a set (R11), with 1 Charo at most (R12); mind the Discounts (R13).
    Or play an effect: License (R15), Cousin (R16, R17), Police (R18) or Van (R21).
    One action, not both, and none at all if you prefer.
    The Salazars may pay for an effect after a sale (R22).
rulings-of-action = 11, 12, 13, 14, 15, 16, 17, 18, 21, 22, 25, 26
now-price =
    The set is sold. The Salazars may leave 1 more card on a stall as the price of an effect (R22).
    Whoever pays has to play the effect; whoever does not, ends the turn (R22).
rulings-of-price = 22
now-extra =
    The price is paid: now a License (R15), a Cousin (R16, R17), the Police (R18) or a Van (R21).
    It may be used on the set just sold (R22).
rulings-of-extra = 15, 16, 17, 18, 21, 22
now-answer =
    A Cousin is on his way: does an Aunt answer (R19)?
    Anyone but the Cousin's player may step up, with an Aunt or without (R20).
    Whoever answers first pays the Aunt; Cousin and Aunt go to the box (R19).
rulings-of-answer = 19, 20
now-over =
    The market has closed: the deck ran out (R23) or someone owns 5 sets (R24).
    Each set is counted (R25), with Cortés (R26) and Heredia (R27) in mind.
    The highest total wins, and ties share it (R28).
    If the table asks, hands and deck are shown (R29).
rulings-of-over = 23, 24, 25, 26, 27, 28, 29

## Table options

option-discounts = Discounts
option-discounts-help = Which sets already on the table bring a Discount to a new set of their type (R13).
option-discounts-all = Every set counts
option-discounts-all-help = Each set of the same type brings a Discount, the player's own included (R13).
option-discounts-rivals = Only rivals' sets count
option-discounts-rivals-help = Your own earlier sets of a type bring no Discount to your new one (R13).
option-aunt = Aunt
option-aunt-help = Which Cousins an Aunt can send home (R19).
option-aunt-steal = Only Cousins who steal
option-aunt-steal-help = An Aunt answers a Cousin who steals a set; a Cousin who doubles is safe from her (R19).
option-aunt-any = Any Cousin
option-aunt-any-help = An Aunt may also cancel a Cousin who doubles a set, so the table is asked then too (R19, R20).
option-deck = Deck
option-deck-help = The standard deck has 110 cards; with a printed copy at hand, enter your own counts (R2).

## Rulings: setting up

ruling-1-title = Who plays
ruling-1 = From 2 to 5 people, each with a different family handed out by chance. Turns go round to the left.
ruling-2-title = The deck
ruling-2 = How many copies there are of each card, the rulebook does not say. The standard deck comes to 110 cards; if you own a printed copy, you may enter its counts instead (table option: deck). Any deck will do that covers 5 cards for each player, 3 for the stalls and at least 1 left to draw.
ruling-3-title = Who opens
ruling-3 = The first turn goes to whoever shouts the most. The table says who that is on the set-up screen, or leaves it to chance.
ruling-4-title = The stalls
ruling-4 = There are 3, and each opens with 1 card from the deck, whichever comes up. Anything on top of a stall may be taken in an exchange: effect cards, Aunts and Charos are no exception.

## Rulings: stocking up

ruling-5-title = Motorbike
ruling-5 = It rides only before the draw phase, once in the game, if you hold 4 cards or fewer and the deck has at least 1 left. You draw 3 and the Motorbike goes to the box. It is never counted as a card in hand.
ruling-6-title = A short deck
ruling-6 = If you are to draw more cards than there are left in the deck, you draw all of them and that is that.
ruling-7-title = Drawing
ruling-7 = With 7 cards in hand you cannot. Otherwise draw 2 from the deck, then leave 1 of those 2 face up on the stall you choose. If the deck has only 1 left, you draw it and keep it, for want of a choice.
ruling-8-title = Exchanging
ruling-8 = Pick up the card on top of a stall, then leave 1 card on any of the stalls, even the one you have just emptied. It must be one you were holding already: what you have just picked up cannot go back.
ruling-9-title = The Reyes exchange
ruling-9 = They may exchange 2 cards instead of 1. They pick them up one by one, each from the top of a stall as it lies by then, so both may come off the same stall. Then they leave 2 cards that they were holding already, each on any stall. With just 1 card in hand they can exchange only 1.
ruling-10-title = No choice
ruling-10 = With no cards in hand you must draw. With no cards in the deck you must exchange. With neither, you skip the draw phase.

## Rulings: acting

ruling-11-title = Types of set
ruling-11 = There are 9: the 7 products, the 4 garments (Socks, Thong, Underpants and T-shirt) and the 3 foods (Garlic, Peach and Watermelon). A set of one product has from 2 to 5 cards. Once a set is down, nothing is added to it.
ruling-12-title = Charo
ruling-12 = A set takes 1 Charo at most. She counts as one of the products and is worth what it is worth, and she can fill a gap in the mixed sets too. Every set needs at least 1 real product card.
ruling-13-title = Discounts
ruling-13 = A new set gets 1 Discount for every set of its type that is on the table already, no matter whose, your own included. Each Discount takes off €2 for every card in the set, and they pile up without limit. Table option (discounts): only rivals' sets count.
ruling-14-title = Discounts last
ruling-14 = A set's Discounts are settled the moment it is placed. They are still there if other sets leave the table, and they go along if the set is stolen. Sets that come afterwards take nothing off those already down.
ruling-15-title = License
ruling-15 = It goes under a set of yours with no License and no Cousin. That puts the set out of reach of every Cousin and every Police from then on, so you cannot double it yourself.
ruling-16-title = The Cousin doubles
ruling-16 = Lay him across a set of yours that has no Cousin and no License, and it will be worth double.
ruling-17-title = The Cousin steals
ruling-17 = He brings you another player's set, as long as it has no License and no Cousin, and stays on it. From then on it cannot be stolen again, doubled or given a License, but the Police can still remove it.
ruling-18-title = Police
ruling-18 = Choose a rival's set with no License. The set, everything attached to it and the Police card all end up in the box.
ruling-19-title = The Aunt
ruling-19 = She is an answer, not an action. When a Cousin is about to steal, anyone except the person who played him may reply on the spot with an Aunt, for a set of their own or somebody else's. Then nothing is stolen, Cousin and Aunt go to the box, and the action is used up all the same. Against 1 Cousin goes 1 Aunt, and against an Aunt there is no answer. The first to reply pays with the Aunt; if several would at the same moment, it is the victim, and after that the seats on the left of the Cousin's player, in order. Table option (aunt): she may cancel a Cousin who doubles, too.
ruling-20-title = Asked without telling
ruling-20 = Who holds an Aunt is nobody else's business. So after each Cousin that can be answered the whole table is asked, always in the same way and for just as long, whoever has what, until the deck's last Aunt is in the box. You may step up without having one, for a look at your hand or as a bluff; it then ends just as if no one had.
ruling-21-title = Van
ruling-21 = For yourself: all the cards you have left go to the box and you draw 5. For the others: every other player's whole hand goes to the box and each of them draws 3, beginning on your left. The Montoyas are passed over, and if they are the only ones it would touch, it cannot be played for the others. Either way, the Van goes to the box.
ruling-22-title = The Salazar extra
ruling-22 = Once they have placed a set, the Salazars may leave 1 more card from hand on any stall: that is the price of playing 1 effect card (License, Cousin, Police or Van) within the same action, on the new set as well if they wish. Price and effect are 2 separate cards. They may pay only if there is an effect they can play next, and having paid they must.

## Rulings: the end

ruling-23-title = The deck runs out
ruling-23 = The turn that empties the deck is still played in full, answers and all. After it the game is over.
ruling-24-title = Five sets
ruling-24 = All the sets on a player's pitch count, stolen ones too. When an action brings the 5th, everything about it is settled before the game ends. That includes a Salazar's extra effect, which may even bring a 6th.
ruling-25-title = What a set is worth
ruling-25 = One product: add up the cards, plus €1 if there are 3, €3 if there are 4 or €6 if there are 5. The 4 garments and the 3 foods: €20, and no bonus. Take off the Discounts, though never below €0. If a doubling Cousin lies on it, double what is left.
ruling-26-title = Cortés
ruling-26 = No Discounts go on the sets they place. If they steal a set that carries some, those have no effect for as long as they own it. Towards other people's Discounts, their sets count like any other.
ruling-27-title = Heredia
ruling-27 = When the game ends, every set on their pitch brings €2 more. It is added last of all, so no Cousin doubles it.
ruling-28-title = Ties
ruling-28 = Those who finish together on the most € win together.
ruling-29-title = What everyone sees
ruling-29 = Open to all: the sets, the top card and the size of every stall, how many cards the deck and each hand hold, unused Motorbikes and the box. Secret: what is in the hands, and the order of the deck. A card that gets covered on a stall is not shown again, and no hand is marked with what its owner was seen taking. After the game, hands and deck order are shown if the table wishes.
