# production by itself: a settlement one card, a city two, the robber's hex nothing
game catan
> seat Anna Boris Carol
> build Anna settlement free at=g6,o8,b4
> build Boris settlement free at=o8,w9,l5
> build Boris settlement free at=g6,w3,desert
> hand Boris
> roll 4 4
= ore: Anna 1, Boris 1
@ paid.Anna.ore 1
. players[0].pips 13
> hand Anna 2g3o
> build Anna city at=g6,o8,b4
= Anna builds a city: 3 left
. players[0].settlements 5
. players[0].cards 0
> turn
> roll 4 4
= ore: Anna 2, Boris 1
> turn
> roll 3 4
> robber o8
> turn
> roll 4 4
. players[0].cards 2
. players[1].cards 2
---
# twins: the robber on one leaves the other at work
> seat Anna Boris Carol
> build Anna settlement free at=g6,g6b,b4
> robber g6b
> roll 3 3
= grain: Anna 1
---
# a city takes the place of a settlement; which one is asked when there are several
> seat Anna Boris Carol
> build Anna city free
! Anna has no settlement to turn into a city
> build Anna settlement free at=g6,o8,b4
> build Anna settlement free at=w9,l5,desert
> hand Anna 2g3o
> roll 1 1
> build Anna city
! which settlement of Anna? Add at=HEX,HEX,HEX
> build Anna city at=w9,l5,b4
! Anna has no settlement at these hexes
> build Anna city at=desert,w9,l5
. players[0].places[1].kind city
. players[0].places[0].kind settlement
. players[0].cities 3
---
# costs, and the piece that must be left
> seat Anna Boris Carol
> roll 1 1
> build Anna road
! Anna holds 0 cards, needed: 1 brick 1 lumber
> hand Anna 1b1l1w1g
> build Anna road
= Anna builds a road: 14 left
> build Anna settlement
! Anna holds 2 cards, needed: 1 brick 1 lumber 1 wool 1 grain
> supply Anna settlements=0 roads=0 cities=0 & score Anna =0
> hand Anna 5b5l5w5g
> build Anna road
! Anna has no road left: all 15 are built (W2.0.6)
> build Anna settlement
! Anna has no settlement left: a city gives one of the 5 back (W2.0.6)
> build Anna city
! Anna has no city left: all 4 are built (W2.0.6)
> build Boris road
! it is Anna's turn, not Boris's
> turn
> build Boris road
! Boris must roll the dice first: r, or roll A B
---
# numbers and names that are too long are no cards and no hex
> seat Anna Boris Carol
> give Anna 0006b
~ type cards as
> give Anna 12
~ type cards as
> give Anna 2b3
~ type cards as
> give Anna 121b
~ type cards as
> robber g00000000006
~ is not a hex
> robber grainsandmoregrain6
~ is not a hex
---
# a city on hexes where another player has a building, when one settlement's hexes are not known
> seat Anna Boris Carol
> build Anna settlement free at=g6,o5,w4
> supply Boris settlements=4
> build Boris city free at=g6,o5,w4
! Anna already has a building there
> build Boris city free at=g6,o5,w3
