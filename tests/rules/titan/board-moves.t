# the masterboard off: nothing of it is there, and the towers settle it
game titan
. board null
> seat Red Blue
> legion Red Rd01 titan ogre*2 at=17
! at= needs the masterboard, and this table has none
> tower Red 6
> option board on
! 1.3: the masterboard is chosen before the towers are rolled
> moves Rd01 roll=4
! 2.3: this table has no masterboard (option board on)
---
# the masterboard on: the first legions stand in their towers, and their halves with them (1.3, 2.1)
> option board on
= option board: on
. board.on true
. board.roll null
. board.teleported false
> seat Red Blue
> tower Red 6 & tower Blue 3
> option board off
! 1.3: the masterboard is chosen before the towers are rolled
> colour Blue blue & colour Red red
> step
> step
. players[0].legions[0].at 600
. players[0].legions[0].land Tower
. players[0].legions[0].from null
. players[0].legions[0].teleported false
. players[1].legions[0].at 300
> step
> split Rd01 Rd02 titan ogre*2 centaur
. players[0].legions[1].at 600
# 2.3 later: a new legion without at= stands in its owner's tower
> legion Blue Bu02 ogre centaur
. players[1].legions[1].at 300
> legion Blue Bu02 ogre centaur at=17
. players[1].legions[1].at 17
. players[1].legions[1].land Brush
> legion Blue Bu02 ogre gargoyle
. players[1].legions[1].at 17
> legion Blue Bu02 ogre gargoyle at=600
! 2.3: Rd01 stands in 600: give another land, at=LABEL
> legion Blue Bu02 ogre gargoyle at=43
! "43" is not the number of a land: 1 to 42, 100 to 142, 200 to 600 by hundreds, 1000 to 6000 by thousands
---
# 2.3: the whole roll, by the signs: first an arch or arrows, then arrows, never back
scene red-and-blue-on-the-board
> legion Red Rd01 titan ogre*2 at=17 & legion Red Rd02 angel centaur at=9
> legion Blue Bu01 titan centaur*3 at=34
> begin Red turn=4
> moves Rd01
! 2.2: no movement roll yet: movement rolls the die
> moves Rd01 roll=0
! "0" is not a number from 1 to 6; usage: moves MARKER [roll=N]
> moves Rd01 roll=7
! "7" is not a number from 1 to 6; usage: moves MARKER [roll=N]
> moves Rd01 roll=1
@ marker Rd01
@ at 17
@ roll 1
# 18 by the arrows, 300 by the arch
@ moves[0].to 18
@ moves[0].sides[0] lower-left
@ moves[1].to 300
@ moves[1].sides[0] lower-left
@ moves.length 2
@ teleports.length 0
> step
> movement 4
> step
> moves Rd01
= 15 Plains, right
= 21 Desert, upper-left
= 113 Brush, lower-left
@ roll 4
@ moves.length 3
> move Rd01 17
! 2.3: Rd01 cannot reach 17 with a 4: 15, 21 or 113
> move Rd01 Brush
! 2.3: several lands are Brush; with a 4 Rd01 goes to 15, 21 or 113
> move Rd01 18
! 2.3: Rd01 cannot reach 18 with a 4: 15, 21 or 113
# a number of no land, and a word for none
> move Rd01 999
! 2.3: there is no land "999"; with a 4 Rd01 goes to 15, 21 or 113
> move Rd01 Narnia
! 2.3: there is no land "Narnia"; with a 4 Rd01 goes to 15, 21 or 113
> move Rd01 15 from=upper-left
! 2.3: Rd01 enters 15 only from the right
> move Rd01 15
= Rd01 moves to 15, Plains, entering from the right
+ Rd01 | -> 15, Plains
. players[0].legions[0].at 15
. players[0].legions[0].land Plains
. players[0].legions[0].from right
. players[0].legions[0].moved true
> move Rd01 16
! 2.3: Rd01 has moved this turn: undo corrects
> moves Rd01
@ moves.length 0
@ teleports.length 0
---
# 2.3: a block forces the first step; from any other land it is not there
> paths 11 1
@ moves.length 1
@ moves[0].to 110
@ moves[0].sides[0] upper-left
> paths 10 1
@ moves[0].to 11
@ moves[1].to 200
# the block of 11 is passed by: a later step takes arrows only
> paths 10 2
@ moves[0].to 6
@ moves[1].to 12
@ moves[2].to 108
@ moves.length 3
> paths 40 2
@ moves.length 1
@ moves[0].to 140
# an arch is no later step: 41 to 42, not 41 to 100; nor 1 to 1000
> paths 42 2
@ moves[0].to 2
@ moves[1].to 38
@ moves.length 2
---
# 2.3: a circle of six ends where it began, unless another own legion stands there
> paths 17 6
@ moves[0].to 17
@ moves[0].sides[0] upper-left
> paths 17 6 own=17
@ moves[0].to 23
> paths 17 6 enemy=17
@ moves[0].to 17
---
# 2.3: an enemy stops the way; own legions are passed and not ended on; with both a land is closed
> paths 17 4
@ moves.length 3
> paths 17 4 enemy=19
@ moves[0].to 15
@ moves[1].to 19
@ moves[1].sides[0] lower-left
@ moves[2].to 113
> paths 17 4 own=19
@ moves[1].to 21
> paths 17 4 own=21
@ moves.length 2
> paths 17 4 own=19 enemy=19
@ moves.length 2
@ moves[0].to 15
@ moves[1].to 113
---
# 2.3: from= is asked where two sides are open, on an empty land too; a Tower only from the lower left
scene red-and-blue-on-the-board
> legion Red Rd01 titan ogre*2 at=100 & legion Red Rd02 lion*2 at=2
> legion Blue Bu01 titan centaur*3 at=3
> begin Red turn=4
> step
> movement 1
> step
> move Rd01 3
= Rd01 moves to 3, Brush, entering from the right
= Rd01 meets Bu01 there
> undo
> undo
> undo
> movement 6
> step
# 3 from the Tower, and from 2 at the end of the circle
> moves Rd01
@ moves[0].to 3
@ moves[0].sides[0] right
@ moves[0].sides[1] upper-left
> move Rd01 3
! 2.3: from which side does Rd01 enter 3? from=SIDE: right or upper-left
> move Rd01 3 from=lower-left
! 2.3: Rd01 enters 3 only from the right or upper-left
> move Rd01 3 from=back
! "back" is not right, lower-left or upper-left
> move Rd01 3 from=upper-left
. players[0].legions[0].from upper-left
---
# 2.3: one legion at least moves, if one can
scene red-and-blue-on-the-board
> legion Red Rd01 titan ogre*2 at=17 & legion Blue Bu01 titan centaur*3 at=34
> begin Red turn=4
> step
> movement 4
> step
> step
! 2.3: at least one legion must move: Rd01 to 15, 21 or 113
> move Rd01 113
> step
. step 2.4
---
# 2.3: of several, each that can
scene red-and-blue-on-the-board
> legion Red Rd01 titan ogre*2 at=17 & legion Red Rd04 ogre*2 at=9 & legion Blue Bu01 titan centaur*3 at=34
> begin Red turn=4
> step
> movement 4
> step
> step
! 2.3: at least one legion must move: Rd01 or Rd04
---
# 2.3: nobody can: both own legions stand in each other's way
scene red-and-blue-on-the-board
> legion Red Rd01 titan ogre*2 at=105 & legion Red Rd02 lion*2 at=104 & legion Red Rd03 lion*2 at=103
> legion Red Rd04 ogre*2 at=102 & legion Red Rd05 ogre*2 at=4
> legion Blue Bu01 titan centaur*3 at=34
> begin Red turn=4
> step
> movement 1
> step
> moves Rd01
= 2.3: Rd01 cannot go anywhere with a 1
@ moves.length 0
> move Rd01 104
! 2.3: Rd01 cannot go anywhere with a 1
---
# 2.4: two halves that stayed rejoin; one that moved has left them
> option board on
> seat Red Blue
> tower Red 6 & tower Blue 4
> colour Blue blue & colour Red red
> step
> step
> step
> split Rd01 Rd02 titan ogre*2 centaur
> step
> movement 3
> step
> step
! 2.3: Rd01 or its other half must move: together they are 8 (2.4)
> moves Rd02
@ moves[0].to 36
@ moves[0].sides[0] right
> move Rd02 600
! 2.3: Rd02 cannot reach 600 with a 3: 36, 40 or 134
> move Rd02 40
> step
> step
. step 2.5
. players[0].legions.length 2
---
# 2.4: rejoined halves stand where they stood
> option board on
> seat Red Blue
> tower Red 6 & tower Blue 4
> colour Blue blue & colour Red red
> legion Red Rd01 titan ogre*4 at=17 & legion Red Rd02 angel centaur & legion Blue Bu01 titan ogre at=34
> begin Red turn=4
> split Rd01 Rd03 ogre*2
. players[0].legions[2].at 17
> step
> movement 3
> step
> move Rd02 136
! 2.3: Rd02 cannot reach 136 with a 3: 34, 40 or 134
> move Rd02 40
> step
> step
! 2.4: Rd01 and its other half stayed together: rejoin
> rejoin
. players[0].legions.length 2
. players[0].legions[0].at 17
> step
. step 2.5
---
# what a list of tables says of this one
game titan
: no battle
scene red-and-blue-begin
> step
: preparation
