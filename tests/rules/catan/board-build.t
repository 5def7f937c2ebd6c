# the distance rule: a free spot with no building on the three beside it
game catan
scene anna-at-9
. board.spots[0].spot 9
. board.spots[0].player Anna
. board.spots[0].is settlement
. players[0].places[0].at.length 3
> build Anna road free at=9-13
> build Boris settlement free at=9
! Anna already has a building on spot 9
> build Boris settlement free at=5
! too close: Anna has a building next to it, on spot 9
> build Boris settlement free at=13
! too close: Anna has a building next to it, on spot 9
> build Anna settlement free at=14 sure
! too close: Anna has a building next to it, on spot 9
> build Boris settlement free at=1
= Boris builds a settlement: 4 left
= Boris has a harbour, 3 for 1
> build Boris road free at=1-5
> build Carol settlement free at=55
! "55" is not a spot: the board has 1 to 54
> build Carol settlement free at=0
! "0" is not a spot: the board has 1 to 54
> build Carol settlement free
! on which spot? Add at=SPOT: spots Carol lists them
---
# hexes name a spot; fewer than three may fit several
scene three-on-the-board
> build Anna settlement free at=w6,o9,b3
. board.spots[0].spot 9
> build Anna settlement free at=o9 sure
! several spots fit: type at= with one of 1, 4
> build Anna settlement free at=g8,g10 sure
. board.spots[1].spot 17
> build Anna settlement free at=o5 sure
! several spots fit: type at= with one of 19, 24, 25, 30, 31, 36
> build Anna settlement free at=o9,w4 sure
! these hexes do not meet at any spot
> build Anna settlement free at=o10 sure
! ore 10 is not on this board
> build Anna settlement free at=w6b,l3,w4 sure
! these hexes do not meet at any spot
> build Anna settlement free at=w6b,b9,l2 sure
. board.spots[2].spot 37
---
# the second settlement of the set-up brings a card for each hex but the desert
scene anna-at-9
. players[0].cards 0
> build Anna settlement free at=24 sure
= Anna builds a settlement: 3 left
. players[0].cards 2
> hand Anna
. bank.ore 19
> undo
> build Boris settlement free at=40
> build Boris settlement free at=53
. players[1].cards 1
. players[1].ports[0] lumber
---
# set-up: each of the two roads starts at the settlement placed before it
scene three-on-the-board
> build Anna road free at=9-13 sure
! 9-13 does not touch a road or building of Anna
> build Anna settlement free at=9
> build Anna road free at=13-18
! in the set-up this road starts at the settlement on 9
> build Anna road free at=9-13
. board.roads[0].player Anna
. board.roads[0].at[0] 9
. board.roads[0].at[1] 13
> build Anna settlement free at=40 sure
> build Anna road free at=13-18
! in the set-up this road starts at the settlement on 40
> build Anna road free at=40-45
> build Boris settlement free at=37
> build Boris road free at=40-44
! in the set-up this road starts at the settlement on 37
> build Boris road free at=37-38
! spots 37 and 38 are not next to each other
> build Boris road free at=37
! a road lies between two spots: at=18-23
> build Boris road free at=32-37
> build Anna road free at=32-37 sure
! Boris already has a road on 32-37
---
# a road goes on from an own road or building, not through another player's building
scene anna-at-9
> build Anna road free at=9-13
> build Boris settlement free at=18
> build Boris road free at=18-24
> roll 1 2
> hand Anna 5b5l
> build Anna road at=13-18
> build Anna road at=18-23
! 18-23 does not touch a road or building of Anna
> build Anna road at=18-24
! Boris already has a road on 18-24
> build Anna road at=8-13
> build Anna road at=50-53
! 50-53 does not touch a road or building of Anna
---
# in the game a settlement joins an own road, two edges from the next building
scene anna-at-9
> build Anna road free at=9-13
> roll 1 2
> hand Anna 5b5l5w5g
> build Anna settlement at=13
! too close: Anna has a building next to it, on spot 9
> build Anna settlement at=18
! no road of Anna leads to spot 18
> build Anna road at=13-18
> spots Anna
@ settlement.length 1
@ settlement[0] 18
@ city[0] 9
> build Anna settlement at=18
= Anna builds a settlement: 3 left
. players[0].points 2
---
# a city takes the place of an own settlement
scene anna-at-9
> build Anna settlement free at=40 sure
> build Boris settlement free at=37
> roll 1 2
> hand Anna 9g9o
> build Anna city
! several spots fit: type at= with one of 9, 40
> build Anna city at=37
! Anna has no settlement there to turn into a city
> build Anna city at=10
! Anna has no settlement there to turn into a city
> build Anna city at=b5
! Anna has no settlement at these hexes
> build Anna city at=o9
= Anna builds a city: 3 left
. board.spots[0].is city
. board.spots[0].spot 9
> build Anna city at=9
! Anna has no settlement there to turn into a city
> build Anna city
. board.spots[2].is city
---
# harbours come by themselves, and are told by hand only without a board
scene three-on-the-board
> port Anna 3
! the board gives harbours by itself: build on one of their spots
> build Anna settlement free at=2
= Anna has a harbour, 3 for 1
> build Anna settlement free at=27 sure
= Anna has a harbour, 2 grain for 1
> build Boris settlement free at=43
> roll 1 2
> hand Anna 2g3o
> bank Anna 2g for b
> bank Anna 3o for b
> turn
> roll 1 1
> hand Boris 4w
> bank Boris 2w for b
> hand Boris 2o
> bank Boris 2o for b
! Boris trades 4 ore for 1 card: 4 for 1, not 2
---
# free roads of Road Building are checked too
scene anna-at-9
> build Anna road free at=9-13
> roll 1 2
> held Anna roads
> play Anna roads
> build Anna road free at=40-44
! 40-44 does not touch a road or building of Anna
> build Anna road free at=13-18
> build Anna road free at=18-23
. free_roads 0
. players[0].road 3
---
# the third settlement of a game taken up half-way asks for no road of its own
scene anna-at-9
> build Anna road free at=9-13
> build Anna settlement free at=40 sure
> build Anna road free at=40-45
> build Anna settlement free at=37 sure
> build Anna road free at=45-49
---
# a hex of the coast names the board's last spot, too
scene three-on-the-board
> build Anna settlement free at=w4
! several spots fit: type at= with one of 51, 54
---
# who has no piece left is told so, not where one might stand
> option goal 30
scene anna-at-9
> build Anna road free at=9-13
> on-turn Anna
> supply Anna settlements=0 cities=0 roads=0
= Anna has left: settlements 0, cities 0, roads 0
> spots Anna
= Anna has no settlement left: a city gives one of the 5 back (W2.0.6)
= Anna has no city left: all 4 are built (W2.0.6)
= Anna may settle on: no spot
@ settlement.length 0
@ city.length 0
> roads Anna
= Anna has no road left: all 15 are built (W2.0.6)
= Anna may build a road on: no edge
@ edges.length 0
@ longest 1
> spots Boris
@ city.length 0
> supply Carol cities=0
> spots Carol
- Carol has no city left: all 4 are built (W2.0.6)
> supply Anna settlements=3 cities=4 roads=14
> road Anna 3
! Anna has only 1 road on the board, not 3
---
# a building names its kind, a road two spots of the board
scene anna-at-1-with-a-road-to-5
> build Anna
! usage: build P settlement|city|road [at=SPOT|SPOT-SPOT|HEX,HEX,HEX] [free] [sure]
> build Anna road free sure at=5-99
! "99" is not a spot: the board has 1 to 54
> build Anna road free sure at=five-1
! "five" is not a spot: the board has 1 to 54
