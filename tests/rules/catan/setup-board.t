# facts, set-up: on a board a settlement and a road each in turn order, then again in reverse order
game catan
scene three-on-the-board
> build Boris settlement free at=9
! next, Anna builds a settlement: the set-up goes in turn order, then back; if this is already built, add sure
> build Anna road free
! next, Anna builds a settlement: the set-up goes in turn order, then back; if this is already built, add sure
> build Anna settlement free at=9
> build Anna settlement free at=40
! next, Anna builds a road: the set-up goes in turn order, then back; if this is already built, add sure
> build Anna city free at=9
! the set-up is 2 settlements and 2 roads each, the rest comes after the first roll; if it is already built, add sure
> build Anna road free at=9-13
> build Anna road free at=5-9
! next, Boris builds a settlement: the set-up goes in turn order, then back; if this is already built, add sure
> build Boris settlement free at=11 & build Boris road free at=7-11
> build Carol settlement free at=40 & build Carol road free at=40-45
> build Boris settlement free at=37
! next, Carol builds a settlement: the set-up goes in turn order, then back; if this is already built, add sure
> build Carol settlement free at=50 & build Carol road free at=50-53
> build Boris settlement free at=37 & build Boris road free at=37-42
> build Anna settlement free at=19
> build Anna road free at=9-14
! in the set-up this road starts at the settlement on 19
> build Anna road free at=19-25
---
# .. and no more: a third one comes after the first roll
scene three-on-the-board
> build Anna settlement free at=9 & build Anna road free at=9-13
> build Boris settlement free at=11 & build Boris road free at=7-11
> build Carol settlement free at=40 & build Carol road free at=40-45
> build Carol settlement free at=50 & build Carol road free at=50-53
> build Boris settlement free at=37 & build Boris road free at=37-42
> build Anna settlement free at=19
> build Anna road free at=19-25
? the set-up is complete: roll the dice
> build Anna settlement free at=1
! the set-up is 2 settlements and 2 roads each, the rest comes after the first roll; if it is already built, add sure
> build Carol road free at=35-40
! the set-up is 2 settlements and 2 roads each, the rest comes after the first roll; if it is already built, add sure
> undo
> build Anna settlement free at=1
! the set-up is 2 settlements and 2 roads each, the rest comes after the first roll; if it is already built, add sure
> build Boris city free at=37
! the set-up is 2 settlements and 2 roads each, the rest comes after the first roll; if it is already built, add sure
> redo
> roll 1 2
. phase playing
---
# facts, set-up: the robber stands on the desert until a 7 or a Knight moves it
> seat Anna Boris Carol
> robber o9
. robber o9
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b
. robber desert
> robber o8
! in the set-up the robber stays on the desert: it moves after a 7 or a Knight; if it is elsewhere, add sure
> robber desert
! in the set-up the robber stays on the desert: it moves after a 7 or a Knight; if it is elsewhere, add sure
> robber o10 sure
! ore 10 is not on this board
> roll 3 4
> robber o8
. robber o8
---
# the larger board has two deserts: the robber may begin on either
> option extension on
> seat Anna Boris Carol Dora Emil
> board l3 g8 desert / l2 g3 g11 g4 / o8 w9 l5 w8 o9 / o10 w5 desert w2 b10 o9 / o4 w6 l12 g11 b6 / b12 w11 b4 l5 / g3 b10 l6 ; 3 w l w 3 3 g b 3 3 o
> robber desertb
= the robber moves from desert to desertb
> robber g8
! in the set-up the robber stays on the desert: it moves after a 7 or a Knight; if it is elsewhere, add sure
> robber desertb
! the robber is already on desertb: move it to another hex
> build Emil settlement free at=9
! next, Anna builds a settlement: the set-up goes in turn order, then back; if this is already built, add sure
---
# who begins builds first, and last
scene three-on-the-board
> first Boris
> build Anna settlement free at=9
! next, Boris builds a settlement: the set-up goes in turn order, then back; if this is already built, add sure
> build Boris settlement free at=9 & build Boris road free at=9-13
> build Carol settlement free at=11
---
# a road that is told without its place: the next one still starts at the second settlement
scene three-on-the-board
> build Anna settlement free at=9 & build Anna road free
> build Boris settlement free at=11 & build Boris road free at=7-11
> build Carol settlement free at=40 & build Carol road free at=40-45
> build Carol settlement free at=50 & build Carol road free at=50-53
> build Boris settlement free at=37 & build Boris road free at=37-42
> build Anna settlement free at=19
> build Anna road free at=9-13
! in the set-up this road starts at the settlement on 19
> roads Anna
@ edges.length 3
@ edges[0][0] 14
@ edges[0][1] 19
> build Anna road free at=9-13 sure
. players[0].roads 13
---
# taken up half-way: sure says so once for the order, once for what a set-up does not bring; rulings need none
scene three-on-the-board
> hand Anna 2g1o
> held Boris knight
> knights Carol 1
> build Carol settlement free at=9 sure
> build Boris settlement free at=11
> build Boris settlement free at=37
> build Boris settlement free at=40
! the set-up is 2 settlements and 2 roads each, the rest comes after the first roll; if it is already built, add sure
> build Boris settlement free at=40 sure
> build Boris city at=37 free
> build Boris road free at=35-40
> robber o8
> on-turn Carol
. robber o8
. players[1].points 4
---
# .. so does a supply that only a game leaves
scene three-on-the-board
> supply Anna roads=9
> robber o8
> build Boris settlement free at=40
---
# a robber that stood elsewhere
scene three-on-the-board
> robber o8 sure
= the robber moves from desert to ore 8
> undo
> redo
. robber o8
> undo
> build Anna settlement free at=9
> redo
. robber o8
