# facts, trades: the bank takes four of one for one of another
game catan
> seat Anna Boris Carol
> hand Anna 8g3o4w
> roll 1 1
> bank Anna 4g for ore
= Anna trades 4 grain for 1 ore with the bank
. players[0].cards 12
> bank Anna 3g for ore
! Anna trades 4 grain for 1 card: 4 for 1, not 3
> bank Anna 3g1o for brick
! give the bank cards of one resource only
> bank Anna 4g for grain
! the bank does not trade grain for grain
> bank Anna 4l for ore
! Anna holds 0 lumber, 4 needed
> bank Boris 4g for ore
! it is Anna's turn, not Boris's
---
# facts, trades: the bank takes no card more than its price, of that resource or of another
> seat Anna Boris Carol
> hand Anna 5b5g1o
> roll 1 1
> bank Anna 5g for ore
! Anna trades 4 grain for 1 card: 4 for 1, not 5
> bank Anna 5b for ore
! Anna trades 4 brick for 1 card: 4 for 1, not 5
> bank Anna 1b4g for wool
! give the bank cards of one resource only
> bank Anna 4b1o for wool
! give the bank cards of one resource only
. players[0].cards 11
> bank Anna 4b for wool
. players[0].cards 8
. players[0].hand.brick[0] 1
. players[0].hand.grain[0] 5
---
# facts, trades: three with a 3:1 harbour, two at the harbour of the resource
> seat Anna Boris Carol
> hand Anna 6g3o
> roll 1 1
> port Anna 3
= Anna has a harbour, 3 for 1
. players[0].ports[0] 3
. players[0].ports.length 1
> bank Anna 3o for brick
> port Anna grain
= Anna has a harbour, 2 grain for 1
> bank Anna 4g for brick=1 wool=1
= Anna trades 4 grain for 1 brick 1 wool with the bank
> bank Anna 2g for b
> port Anna grain
! Anna already has that harbour
---
# facts, trades: four to one is always possible, also for who has a harbour
> seat Anna Boris Carol
> hand Anna 9g9o
> roll 1 1
> port Anna 3
> bank Anna 4o for brick
= Anna trades 4 ore for 1 brick with the bank
> bank Anna 2g for brick
! Anna trades 3 grain for 1 card: 3 for 1, not 2
> port Anna grain
> bank Anna 3g for wool
> bank Anna 4g for lumber
> bank Anna 2g for lumber
> bank Anna 5o for lumber
! Anna trades 3 ore for 1 card: 3 for 1, not 5
. players[0].hand.grain[0] 0
---
# facts, trades: the bank must hold the wanted card
> seat Anna Boris Carol
> hand Anna 4g
> hand Boris 19o
> roll 1 1
> bank Anna 4g for ore
! the bank has 0 ore, 1 needed
. players[0].cards 4
---
# facts, harbours: where trading comes before building a new one waits for the next turn
> option harbours next-turn
> seat Anna Boris Carol
> hand Anna 8g
> roll 1 1
> port Anna grain
> bank Anna 2g for ore
! Anna trades 4 grain for 1 card: 4 for 1, not 2
> turn Anna
> roll 1 1
> bank Anna 2g for ore
---
# facts, trades: players trade with the one on turn; no gifts, not the same on both sides
> seat Anna Boris Carol
> hand Anna 2g
> hand Boris 2o1g
> hand Carol 1w
> roll 1 1
> trade Anna g with=Boris 2o
= Anna trades 1 grain for 2 ore with Boris
> trade Carol w with=Anna o
> trade Carol o with=Boris g
! it is Anna's turn, not Carol's
> trade Anna g with=Boris
! each side must give at least one card: no gifts
> trade Anna 1g with=Boris 2g
! grain is on both sides of the trade
> trade Anna 1o with=Boris 3g
! Boris holds 2 cards, needed: 3 grain
> trade Anna 1g with=Anna 1o
! you cannot trade with yourself
. players[0].cards 3
---
# trading comes after the dice
> seat Anna Boris Carol
> hand Boris 4g
> roll 1 1
> turn
> bank Boris 4g for o
! Boris must roll the dice first: r, or roll A B
---
# a line that moves cards names at least one
> seat Anna Boris Carol
> give Anna
~ usage: give P CARDS
> give Anna 4b
> roll 1 1
> bank Anna for l
~ usage: bank
> bank Anna 4b for
~ usage: bank
> pay Anna
~ usage: pay
---
# a harbour is one of six
> seat Anna Boris Carol
> port Anna
! usage: port P 3|brick|lumber|wool|grain|ore
> port Anna gold
! "gold" is not a harbour: 3, brick, lumber, wool, grain or ore
> port Anna 3
= Anna has a harbour, 3 for 1
