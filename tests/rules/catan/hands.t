# W2.0.2, W2.0.3: how many cards a hand has is public and always exact
game catan
> seat Anna Boris Carol
> give Boris 2g1o
. players[1].cards 3
> build Anna settlement free
. players[0].development 0
---
# W2.0.3: a hand is asked for: agreed, or what happened since the last agreement
> seat Anna Boris Carol
> give Anna 2g1o1b
> audit Anna 4
= agreed: Anna holds 4 cards
@ agrees true
@ written_down 4
> spots Anna
~ board
> roll 2 2
> produce Anna=b
> trade Anna grain with=Boris wool
! Boris holds 0 cards, needed: 1 wool
> give Boris 2w
> trade Anna grain with=Boris wool
> pay Anna b
> audit Anna 5
= Anna counts 5 cards, 4 are recorded
= at the last agreed count: 4 in hand
= turn 1: + 1 brick, from production: 5 in hand
= turn 1: - 1 grain, traded with Boris: 4 in hand
= turn 1: + 1 wool, traded with Boris: 5 in hand
= turn 1: - 1 brick, to the bank: 4 in hand
@ agrees false
@ steps.length 4
@ steps[1].other Boris
@ steps[1].cards.grain -1
@ steps[1].turn 1
@ steps[1].why trade
@ steps[1].count 4
@ steps[0].other null
@ steps[0].cards.unknown nothing
@ count_before 4
@ earlier_lines 0
. players[0].flow.production[0] 1
. players[0].flow.production[1] 0
. players[0].flow.trade[0] 1
. players[0].flow.trade[1] -1
---
# facts, the stolen card: unknown to the table, bounded by what the victim held
> seat Anna Boris Carol
> give Boris 2g1o
> roll 3 4
> robber g6
> steal Anna from=Boris
= Anna steals a card from Boris
. players[0].cards 1
. players[1].cards 2
. players[0].hand.grain[0] 0
. players[0].hand.grain[1] 1
. players[0].hand.ore[0] 0
. players[0].hand.ore[1] 1
. players[0].hand.brick[1] 0
. players[1].hand.grain[0] 1
. players[1].hand.grain[1] 2
. players[1].hand.ore[0] 0
. players[1].hand.ore[1] 1
. bank.grain 17
. worlds 2
> audit Boris 3
= turn 1: -1 unseen card, stolen by Anna: 2 in hand
@ steps[1].cards.unknown -1
@ steps[1].other Anna
---
# facts, the stolen card: exact again as soon as a payment proves it
> seat Anna Boris Carol
> give Boris 2g1o
> roll 3 4
> steal Anna from=Boris
> pay Boris ore
. worlds 1
. players[0].hand.grain[0] 1
. players[0].hand.ore[1] 0
. players[1].hand.grain[0] 1
> pay Anna ore
! Anna holds 0 ore, 1 needed
---
# facts, the stolen card: a payment that no history allows is refused with the numbers
> seat Anna Boris Carol
> give Boris 2g1o
> roll 3 4
> steal Anna from=Boris
> pay Boris 1w
! Boris holds 0 wool, 1 needed
> pay Boris 2g1o
! Boris holds 2 cards, needed: 2 grain 1 ore
> pay Anna 2g
! Anna holds 1 card, needed: 2 grain
> give Anna 1l
> pay Anna 1g1o
! Anna cannot hold 1 grain 1 ore together: at most 1 of these 2 cards
> give Boris 1l
> pay Boris 2o
! Boris holds 0 to 1 ore, 2 needed
> pay Boris 2g
. worlds 1
. players[0].hand.ore[0] 1
---
# facts, the stolen card: stolen on, it stays one card
> seat Anna Boris Carol
> give Boris 1g1o
> roll 3 4
> steal Anna from=Boris
> turn
> turn
> roll 5 2
> steal Carol from=Anna
. players[0].cards 0
. players[2].cards 1
. players[2].hand.grain[0] 0
. players[2].hand.grain[1] 1
. worlds 2
> pay Carol grain
. players[1].hand.ore[0] 1
. worlds 1
---
# facts, the stolen card: it may be told; then nothing is unknown
> seat Anna Boris Carol
> give Boris 2g1o
> roll 3 4
> steal Anna from=Boris wool
! Boris holds 0 wool, 1 needed
> steal Anna from=Boris ore
= Anna steals a card from Boris
. worlds 1
. players[0].hand.ore[0] 1
---
# W2.0.3: at most 7 of 19 can be unknown where the bank has 12
> seat Anna Boris Carol
> give Anna 3o
> give Boris 4o
> roll 3 4
> steal Anna from=Boris
. worlds 1
. players[0].hand.ore[0] 4
. bank.ore 12
---
# an audit tells rulings too, in and out
> seat Anna Boris Carol
> hand Anna 3g
> hand Anna 1g
> audit Anna 9
= Anna counts 9 cards, 1 are recorded
= set-up: +3, ruling: 3 in hand
= set-up: -2, ruling: 1 in hand
---
# an audit sums up what is too long ago
> seat Anna Boris Carol
> hand Anna 1g & hand Anna 2g & hand Anna 1g & hand Anna 2g & hand Anna 1g & hand Anna 2g & hand Anna 1g & hand Anna 2g
> hand Anna 1g & hand Anna 2g & hand Anna 1g & hand Anna 2g & hand Anna 1g & hand Anna 2g & hand Anna 1g & hand Anna 2g
> hand Anna 1g & hand Anna 2g & hand Anna 1g & hand Anna 2g & hand Anna 1g & hand Anna 2g & hand Anna 1g & hand Anna 2g
> hand Anna 1g & hand Anna 2g & hand Anna 1g & hand Anna 2g & hand Anna 1g & hand Anna 2g & hand Anna 1g & hand Anna 2g
> hand Anna 1g & hand Anna 2g & hand Anna 1g & hand Anna 2g & hand Anna 1g & hand Anna 2g & hand Anna 1g & hand Anna 2g
> hand Anna 1g & hand Anna 2g & hand Anna 1g & hand Anna 2g & hand Anna 1g & hand Anna 2g & hand Anna 1g & hand Anna 2g
> hand Anna 1g & hand Anna 2g & hand Anna 1g & hand Anna 2g & hand Anna 1g & hand Anna 2g & hand Anna 1g & hand Anna 2g
> hand Anna 1g & hand Anna 2g & hand Anna 1g & hand Anna 2g & hand Anna 1g & hand Anna 2g & hand Anna 1g & hand Anna 2g
> audit Anna 9
= Anna counts 9 cards, 2 are recorded
= 4 earlier steps, then 2 in hand
= set-up: -1, ruling: 1 in hand
---
# a stolen card that would make more ways than the program can keep must be named: none is left out
> seat Anna Boris Carol Dora
> hand Anna,Boris,Carol,Dora 1b1l1w1g1o
> roll 3 4
> steal Anna from=Boris
> turn
> roll 3 4
> steal Boris from=Carol
> turn
> roll 3 4
> steal Carol from=Dora
> turn
> roll 3 4
> steal Dora from=Anna
> turn
> roll 3 4
> steal Anna from=Boris
> turn
> roll 3 4
> steal Boris from=Carol
> turn
> roll 3 4
> steal Carol from=Dora
> turn
> roll 3 4
> steal Dora from=Anna
! over 8192 possible hands: name the stolen card (steal P from=Q RESOURCE) or enter a hand (hand P CARDS)
. players[3].cards 4
> steal Dora from=Anna ore
. players[3].cards 5
---
# a ruling that contradicts the record takes the nearest hand: with the brick, that was stolen
> seat Anna Boris Carol
> give Boris 1b1w
> roll 3 4
> steal Anna from=Boris
> hand Anna 2b1w
= this hand contradicts the record: the bank makes up the difference
. players[1].hand.brick[1] 0
. players[1].hand.wool[0] 1
. bank.brick 17
. bank.wool 17
---
# how many of the cards a hand can hold at once: two bricks, or one and the wool
> seat Anna Boris Carol
> give Boris 2b1w & give Anna 1g
> roll 3 4
> steal Anna from=Boris
> turn & turn & turn
> roll 3 4
> steal Anna from=Boris
> pay Anna 2b1w
! Anna cannot hold 2 brick 1 wool together: at most 2 of these 3 cards
# and what is no number of cards, or missing, moves none
> held Anna monopoly
> turn & turn & turn
> roll 2 2
> play Anna monopoly brick Zed=1
~ no player is called "Zed"
> play Anna monopoly brick Boris=x
! "x" is not a number of cards: Boris=N
> give Anna brick=x
! "brick=x": type cards as grain=2 ore=1, or 2g1o (b l w g o)
> score Anna +99
> score Anna +1
! that would make 100; allowed: -99 to 99
---
# nobody is seated: nobody has a road or an army
> longest
! nobody is seated yet: seat NAME...
> army
! nobody is seated yet: seat NAME...
> seat Anna Boris Carol
> army
= nobody holds Largest Army: it takes at least 3 Knights, and the most
> knights Anna 3
> army
= Anna holds Largest Army
> supply Anna settlements=x
! "x" is not a number from 0 to 5; usage: supply P [settlements=N] [cities=N] [roads=N]
> build Anna castle
! "castle" is not one of road|settlement|city; usage: build P settlement|city|road [at=SPOT|SPOT-SPOT|HEX,HEX,HEX] [free] [sure]
> board x
! row 1, hex 1: "x" is not a hex: type g6 for grain 6 (a second one g6b), or desert
> board
! usage: board draw [random]|round [ROUND] [EVENT]|TEXT [sure]|off
> roll 3 4
> robber
! usage: robber HEX [sure]
---
# who watches sees how many cards there are, and no offer tells of one
> seat Anna Boris Carol
> hand Anna 2g2o & held Anna knight vp
> on-turn Anna & roll 1 2
> offers Anna
@ offers[knight].line play Anna knight
@ offers[vp].line reveal Anna vp
@ offers[bank].id nothing
. players[0].hidden_points 1
. players[0].held.vp 1
. worlds 1
watched
. players[0].cards 4
. players[0].development 2
. players[0].hidden_points nothing
. players[0].hand.grain[0] nothing
. players[0].held.vp nothing
. worlds nothing
> offers Anna
@ offers[knight].id nothing
@ offers[vp].id nothing
# .. but what may be there is asked for
@ offers[bank].id bank
@ offers[turn].id turn
