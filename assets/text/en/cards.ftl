### Cards, families and set types: the words on the card faces and in the Cards tab.
### Words we keep to: set, stall (the three piles), pitch (a player's own area), hand, deck, box,
### draw (from the deck), exchange (with a stall), steal (what a Cousin does).
### Names and titles stay free of no-break spaces, so the display face can draw them.

## Products

card-socks = Socks
card-socks-rule = A garment worth €2. Sell 2 to 5 alike, or use one in the four garments (€20).
card-socks-rulings = R11, R13, R25
card-thong = Thong
card-thong-rule = A garment worth €3. Small, but it sells: 2 to 5 alike, or one in the four garments (€20).
card-thong-rulings = R11, R13, R25
card-underpants = Underpants
card-underpants-rule = A garment worth €4. Pile up 2 to 5 alike, or use one in the four garments (€20).
card-underpants-rulings = R11, R13, R25
card-tshirt = T-shirt
card-tshirt-rule = The dearest garment, worth €5. Sell 2 to 5 alike, or use one in the four garments (€20).
card-tshirt-rulings = R11, R13, R25
card-garlic = Garlic
card-garlic-rule = A food worth €3. String 2 to 5 together, or use one in the three foods (€20).
card-garlic-rulings = R11, R13, R25
card-peach = Peach
card-peach-rule = A food worth €5. Sell 2 to 5 alike while they are ripe, or use one in the three foods (€20).
card-peach-rulings = R11, R13, R25
card-watermelon = Watermelon
card-watermelon-rule = The dearest thing in the market, worth €7. Sell 2 to 5 alike, or use one in the three foods (€20).
card-watermelon-rulings = R11, R13, R25

## Effects

card-license = License
card-license-rule = Slide it under one of your sets with no License and no Cousin. From then on neither Cousins nor Police can touch it, and you cannot double it either.
card-license-rulings = R15
card-cousin = Cousin
card-cousin-rule = He doubles one of your sets, or carries off a rival's. Either way, only a set with no License and no Cousin.
card-cousin-rulings = R15, R16, R17, R19, R20
card-police = Police
card-police-rule = Clears a rival's set with no License off the table, along with anything attached to it. Set and Police go to the box.
card-police-rulings = R15, R18
card-aunt = Aunt
card-aunt-rule = Keep her for when a Cousin tries to steal a set, yours or anyone's: she sends him packing, and both go to the box. If the table chose so, she also stops a Cousin who doubles.
card-aunt-rulings = R19, R20
card-van = Van
card-van-rule = For yourself: your hand goes to the box and you draw 5. Or for all the others: their hands go to the box and each draws 3, the Montoyas excepted.
card-van-rulings = R6, R21
card-charo = Charo
card-charo-rule = She passes for any product in a set and is worth just as much, in mixed sets too. At most 1 in a set, and always beside a real product.
card-charo-rulings = R12
card-back = card back

## The motorbike

card-motorbike = Motorbike
card-motorbike-rule = Once a game, before your draw phase and with 4 cards or fewer in hand: draw 3, then play your turn as usual. It never counts as a card in hand (R5).

## Families

card-family = Family
family-salazar = Salazar
family-salazar-ability = After a sale, pay 1 card to play 1 effect
family-salazar-rule = After selling a set they may leave 1 more card on a stall and play 1 effect card in the same action (R22).
family-heredia = Heredia
family-heredia-ability = +€2 for each set at the end
family-heredia-rule = When the game ends, every set on their pitch brings €2 more, stolen ones too (R27).
family-montoya = Montoya
family-montoya-ability = No rival's Van ever touches their hand
family-montoya-rule = When a rival plays the Van for everyone else, the Montoyas keep their hand (R21). Their own Van works as usual.
family-cortes = Cortés
family-cortes-ability = Their sets suffer no Discounts
family-cortes-rule = The sets they place get no Discounts, and those on a set they steal do not count while it is theirs (R26).
family-reyes = Reyes
family-reyes-ability = May exchange 2 cards instead of 1
family-reyes-rule = When they exchange, they may take 2 cards off the stalls and give 2 back (R9).

## Set types

set-socks = Socks
set-thong = Thongs
set-underpants = Underpants
set-tshirt = T-shirts
set-garlic = Garlic
set-peach = Peaches
set-watermelon = Watermelons
set-four-garments = Four garments
set-three-foods = Three foods
