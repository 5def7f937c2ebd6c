# W2.0.6: each player counts 5 settlements, 4 cities and 15 roads before the game
game catan
> seat Anna Boris Carol
> pieces Anna settlements=5 cities=4 roads=15
= Anna has the right pieces
. players[0].pieces_checked true
> pieces Boris settlements=4 cities=4 roads=15
! Boris: 4 settlements instead of 5, 1 missing: call the judge (W2.0.6)
> pieces Boris roads=16
! Boris: 16 roads instead of 15, 1 too many: call the judge (W2.0.6)
. players[1].pieces_checked false
> roll 1 2
> pieces Carol settlements=5 cities=4 roads=15
! pieces are counted only before the game (W2.0.6)
---
# W2.0.6: all count 19 cards of each resource and 25 development cards
> seat Anna Boris Carol
> count brick=19 lumber=19 wool=19 grain=19 ore=19 development=25
= the count is right
> count 19b19l 19w development=25
> count 19b18l
! bank: 18 lumber instead of 19, 1 missing: call the judge (W2.0.6)
> count wool=18
! bank: 18 wool instead of 19, 1 missing: call the judge (W2.0.6)
> count development=26
! deck: 26 development cards instead of 25, 1 too many: call the judge (W2.0.6)
. bank.brick 19
. development 25
---
# facts, set-up: a settlement and a road each, then again; nothing is paid
> seat Anna Boris Carol
. phase setup
> build Anna settlement free
= Anna builds a settlement: 4 left
> build Anna road free
> build Carol settlement free
> win Anna
! Anna has 1 point, but you can only win on your own turn
> build Boris settlement
! building is free in the set-up: add free
> buy Boris
! nothing to buy in the set-up: r or n ends it
. players[0].settlements 4
. players[0].roads 14
. players[0].points 1
. bank.brick 19
> roll 3 3
. phase playing
. turn Anna
> build Boris settlement free
! nothing is free now: only in the set-up, and roads after Road Building
---
# facts, set-up: the second settlement brings a card for each hex that yields something
> seat Anna Boris Carol
> build Anna settlement free at=g6,o8,b4
. players[0].cards 0
> build Anna settlement free at=w9,g5,desert
+ Anna | cards 0 -> 2 | 1 wool 1 grain
. players[0].cards 2
. bank.wool 18
. bank.grain 18
. players[0].hand.wool[0] 1
---
# the set-up ends with the first roll, turn or on-turn; the one who begins is on turn
> seat Anna Boris Carol
> first Boris
. phase setup
> turn
= turn 1: Boris
. phase playing
> first Anna
! the game has begun: turn P gives P the turn
---
# hexes: a resource and its number, a letter for a twin; three of them meet at one point
> seat Anna Boris Carol
> build Anna settlement free at=g6,g6b,desert
> build Boris settlement free at=g7
! "g7" is not a hex: type g6 for grain 6 (a second one g6b), or desert
> build Boris settlement free at=g6,g6
! g6 is there twice: the second is g6b
> build Boris settlement free at=g6,o8,b4,w9
! a building touches at most 3 hexes
> build Boris settlement free at=desert,g6,g6b
! Anna already has a building there
> build Boris road free at=g6
! roads take no at= here: road P N sets the longest road's length
. players[0].places[0].at[1] g6b
---
# three or four players; five and six with the extension
> seat Anna Boris
! Catan needs at least 3 players
> seat Anna Boris Carol Dora Emil
! 5 or 6 players need the extension: option extension on
> option extension on
> seat Anna Boris Carol
! the extension is for 5 or 6 players: option extension off
> option extension off
> seat Anna Boris Carol
> option extension on
! set the extension before players sit down: undo seat first
---
# W2.0.1: the board is as the organiser laid it out: the robber where it stands, hexes told or not
> seat Anna Boris Carol
. robber desert
> robber w9
. robber w9
> build Anna settlement free at=o8,o8b,o8c
> build Boris settlement free
. players[0].places[0].at.length 3
. players[1].places.length 0
---
# without a board the set-up of a player is one line; the start cards are given by hand
> seat Anna Boris Carol
> build Boris settlement free
> build Boris road free
> start Anna
= Anna has 2 settlements and 2 roads: give the starting cards
. players[0].settlements 3
. players[0].roads 13
. players[0].points 2
. players[0].cards 0
> start Anna
! Anna already has both settlements and both roads
# what is missing is added
> start Boris,Carol
. players[1].settlements 3
. players[1].roads 13
. players[2].points 2
> give Anna 1w1g
. players[0].cards 2
> offers Anna
@ offers[roll].loses null
@ offers[roll].kind due
> roll 3 3
> start Anna
! the set-up is over: supply P sets the pieces
---
# on a board each piece says where it stands
> seat Anna Boris Carol
> board draw
> start Anna
! on a board each piece has its place: build P settlement at=SPOT free
