# Points that change hands: each round adds up to 0
game score
> seat Ann Bo Cy Di
> option sum 0
= option sum: 0
. sum 0
> round 5 5 5 -14
! a round adds up to 0, this one to 1, 1 too many: add sure to confirm
. played 0
> round 5 5 -20 7
! a round adds up to 0, this one to -3, 3 too few: add sure to confirm
> round 5 5 -10 0
. played 1
# of all but one the last follows
> points Ann 12 & points Bo -20 & points Cy 3
> offers Di
@ offers[rest].line points Di 5
> points Di 4
! a round adds up to 0, this one to -1, 1 too few: add sure to confirm
> points Di 5
. players[3].total 5
> round 1 1 1 1 sure
. players[0].total 18
> option sum off
. sum null
> round 1 1 1 1
> option sum -1
! option sum takes a number from 0 to 99999, or off, not "-1"
---
# the points that everybody begins with
> seat Ann Bo
> option start 100
= option start: 100
. players[0].total 100
. start 100
> round 20 -30
. players[0].total 120
. players[1].total 70
. players[1].place 2
> join Cy score=50
> points Cy 1
. players[2].total 51
> join Di
. players[3].total 100
. players[3].start null
> option start off
. players[0].total 20
> option start 0
! option start takes a number from 1 to 99999, or off, not "0"
---
game score
# a column that is added to has an end
> option running on
> seat Alice Bob
> points Alice 99999
> points Alice 1
! 100000 is not a score: a number from -99999 to 99999
> points Bob -99999
> round 0 -1
! -100000 is not a score: a number from -99999 to 99999
< first Nobody
~ no player is called "Nobody"
