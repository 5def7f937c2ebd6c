# Darts: from 501 down; exactly 0 wins, below it the round counts nothing
game score
> option down on
! first say what everybody starts with: option start 501
> seat Ann Bo
> template darts
= the sheet is set up for Darts 501
. start 501
. down true
. bust true
. win low
. first stay
> points Ann 180
= Ann: -180, total 321
+ Ann | round 1: -180, total 501 -> 321
> points Bo 60
= Bo: -60, total 441
= after round 1 Ann leads with 321
= Ann begins round 2
> round 180 60
. players[0].total 141
> points Ann 142
= Ann: 142 is too much, stays at 141
> points Bo 100
. players[1].total 281
. played 3
# who has nothing left wins at once: the others throw no more
> points Ann 141
= Ann: -141, total 0
= Ann wins with 0
. phase over
. played 3
. winners[0] Ann
> points Bo 20
! the game is over: correct, rematch or undo
# another leg
> rematch
. players[0].total 501
. players[0].wins 1
---
# counting down without a bust: below zero is out of points, too
> seat Ann Bo
> option start 20
> option down on
. win low
> round 15 5
> points Ann 9
= Ann: -9, total -4
= Ann wins with -4
