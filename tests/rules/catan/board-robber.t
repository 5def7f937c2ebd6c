# the robber moves to another hex of the board, and takes from who has a building there
game catan
> seat Anna Boris Carol
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b
> build Anna settlement free at=9
> build Boris settlement free at=11
> build Boris settlement free at=40
> build Carol settlement free at=21
> hand Carol 1w
> roll 3 4
> turn
! Anna must move the robber first: x, or robber HEX
> robber desert
! the robber is on desert already: move it to another hex
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
> seat Anna Boris Carol
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b
> build Boris settlement free at=11
> roll 3 4
> robber o8
= nobody to steal from
> turn
---
# the dice pay from the board: a settlement one, a city two, the robber's hex nothing
> seat Anna Boris Carol
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b
> build Anna settlement free at=9
> build Boris settlement free at=11
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
