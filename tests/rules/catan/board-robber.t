# the robber moves to another hex of the board, and takes from who has a building there
game catan
scene anna-at-9
> build Boris settlement free at=11 sure
> build Boris settlement free at=40
> build Carol settlement free at=21
> hand Carol 1w
> roll 3 4
> turn
! Anna must move the robber first: x, or robber HEX
> robber desert
! the robber is already on desert: move it to another hex
> robber o10
! ore 10 is not on this board
> robber desertb
! desertb is not on this board
> robber o8
= the robber moves from desert to ore 8
= Anna may steal from: Boris, Carol
. board.robber o8
. victims.length 2
> steal Anna from=Carol
---
# nobody there, or nobody with a card: nothing to steal
scene three-on-the-board
> build Boris settlement free at=11 sure
> roll 3 4
> robber o8
= nobody to steal from
> turn
---
# the dice pay from the board: a settlement one, a city two, the robber's hex nothing
scene anna-at-9
> build Boris settlement free at=11 sure
> build Boris settlement free at=33
> roll 4 4
@ paid.Boris.ore 1
> turn
> roll 1 2
@ paid.Anna.brick 1
@ paid.Boris.lumber 1
> hand Boris 2g3o
> build Boris city at=11
> turn
> roll 4 4
@ paid.Boris.ore 2
> turn
> roll 3 4
> robber o8
= Anna may steal from: Boris
> steal Anna from=Boris
> turn
> roll 4 4
. players[1].cards 1
---
# Friendly Robber: the board offers the hexes beside nobody with 2 points; it does not stay on the desert
> option friendly on
scene anna-at-9
> build Boris settlement free at=11 sure
> hand Boris 2o
> roll 3 4
> robber b3
! the friendly robber spares Anna (points: 1): choose another hex, or desert
> robber desert
! the robber is already on desert: move it to another hex
> robber l3
= the robber moves from desert to lumber 3
= nobody to steal from
> turn
> roll 3 4
> robber desert
= the robber moves from lumber 3 to desert
---
# Friendly Robber: where every hex is beside a player with 2 points it stays on the desert
> option friendly on
> seat Anna Boris Carol Dana
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b
> build Anna settlement free at=36
> build Anna settlement free at=32 sure
> build Boris settlement free at=9
> build Boris settlement free at=15
> build Carol settlement free at=40
> build Carol settlement free at=50
> build Dana settlement free at=23
> hand Dana 2o
> roll 3 4
> robber g8
! the friendly robber spares Dana (points: 1): choose another hex, or desert
> robber desert
= the robber stays on desert
= nobody to steal from
> undo
> score Dana =3
> robber desert
! the robber is already on desert: move it to another hex
> robber g8
= Anna may steal from: Dana
> turn
> roll 3 4
> score Dana =2
> offers
@ offers[robber].choices.hex.length 1
> robber desert
= the robber moves from grain 8 to desert
> turn
> roll 3 4
> offers
@ offers[robber].choices.hex.length 1
@ offers[robber].choices.hex[0].word desert
> robber desert
= the robber stays on desert
= nobody to steal from
