# a correction is a line of its own: the log keeps what was written before
game score
> seat Alice Bob
> round 12 5
> round 7 31
> correct Bob 1 15
= Bob, round 1: 5 -> 15, total 46
+ Bob | round 1: 5 -> 15, total 46
. players[1].points[0] 15
. players[1].corrected[0] 1
. players[0].corrected.length 0
. round 3
> undo
. players[1].points[0] 5
. players[1].corrected.length 0
> redo
. players[1].total 46
---
# only what is written can be corrected, and only into something else
game score
> seat Alice Bob
> round 12 5
> correct Alice 1 12
! Alice already has 12 in round 1
> correct Alice 2 3
! Alice has no points in round 2 yet
> points Alice 4
> correct Alice 2 3
= Alice, round 2: 4 -> 3, total 15
> correct Alice 0 3
~ 1 to 99
---
# after the end it may change who has won
game score
> seat Alice Bob
> option rounds 1
> round 12 5
= Alice wins with 12
. phase over
. winners[0] Alice
> correct Bob 1 20
= Bob, round 1: 5 -> 20, total 20
. phase over
. winners[0] Bob
---
# .. or that it was the end at all
game score
> seat Alice Bob
> option target 20
> round 12 5
> round 9 0
= Alice wins with 21
. round 2
> correct Alice 2 7
= Alice, round 2: 9 -> 7, total 19
= the game continues
= Alice begins round 3
. phase playing
. round 3
. winners.length 0
