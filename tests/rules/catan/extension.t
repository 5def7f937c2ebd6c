# facts, 5 and 6 players: 24 of each resource, 34 development cards
game catan
> option extension on
> seat Anna Boris Carol Dora Emil
. extension true
. bank.ore 24
. development 34
> count brick=24 development=34
> count brick=19
! bank: 19 brick instead of 24, 5 missing: call the judge (W2.0.6)
---
# facts, special building phase: between two turns the others build and buy, nothing else
> option extension on
> seat Anna Boris Carol Dora Emil
> hand Anna 2b2l
> hand Carol 1b1l4g
> hand Dora 1w1g1o
> roll 1 1
. special_building false
> build Carol road
! it is Anna's turn, not Carol's
> turn
= turn 2: Boris
= special building phase: the others build and buy before the dice
. special_building true
. builder Boris
> build Carol road
. builder Carol
> buy Dora
> build Anna road
! Anna's turn has just ended: the others build now
> bank Carol 4g for ore
! special building phase: only building and buying
> trade Carol g with=Boris o
! special building phase: only building and buying
> play Dora knight
! development cards are played on your own turn only
> roll 1 2
. special_building false
> build Carol road
! it is Boris's turn, not Carol's
---
# facts, special building phase: a card bought in it before one's own turn may be played in that turn
> option extension on
> seat Anna Boris Carol Dora Emil
> hand Boris 1w1g1o
> roll 1 1
> turn
> buy Boris knight
. players[1].new_development 1
> roll 1 2
. players[1].new_development 0
> play Boris knight
---
# facts, special building phase: nobody wins in it
> option extension on
> seat Anna Boris Carol Dora Emil
> hand Boris 1b1l1w1g
> roll 1 1
> score Boris +9
> turn
> build Boris settlement
. players[1].points 10
. winner null
> roll 1 2
= Boris wins with 10 points
---
# facts, special building phase: pass ends one player's chance, in turn order; nobody loses a turn by it
> option extension on
> seat Anna Boris Carol Dora Emil
> roll 1 1
> pass
! no special building phase now: n passes the turn
> turn
. builder Boris
> turn
! special building: pass moves on from Boris, roll begins Boris's turn; to skip it, turn P
> pass
= special building: Carol may build and buy
+ Boris | is done with special building
> pass
> pass
. builder Emil
> pass
= special building is over: Boris rolls the dice
. special_building false
. turn Boris
> roll 1 2
> turn
# the dice end it for all, and a ruling skips a turn
. builder Carol
> roll 2 2
. special_building false
. turn Carol
> turn
> turn Emil
. turn Emil
. builder Emil
