# 2.3: on a 6 a Lord teleports from a Tower, once a turn; the Lord is shown
game titan
scene red-and-blue-on-the-board
> legion Red Rd01 titan angel ogre at=100 & legion Red Rd02 angel centaur at=200 & legion Red Rd03 ogre*2 at=300
> legion Blue Bu01 titan centaur*3 at=17 & legion Blue Bu02 ogre*2 at=9
> begin Red turn=4
> moves Rd01 roll=5
@ teleports.length 0
> step
> movement 6
> step
> moves Rd03
@ teleports.length 0
# any land within six steps in any direction that has no legion, and other empty Towers
> moves Rd01
@ teleports[0].to 1
@ teleports[0].sides[0] right
@ teleports[0].sides[1] lower-left
@ teleports[0].sides[2] upper-left
> move Rd01 400
! 2.3: only a teleport leads to 400: move Rd01 400 teleport
> move Rd01 17
~ 2.3: Rd01 cannot reach 17 with a 6:
> move Rd01 17 teleport
! 2.3: Rd01 cannot teleport to 17: to 43 lands, moves Rd01 lists them
> move Rd01 9 teleport from=right
~ 2.3: Rd01 cannot teleport to 9:
> move Rd01 200 teleport
~ 2.3: Rd01 cannot teleport to 200:
> move Rd01 100 teleport
~ 2.3: Rd01 cannot teleport to 100:
> move Rd03 400 teleport
! 2.3: Rd03 cannot teleport to 400: a Lord may from a Tower, a Titan with 400 points to an enemy
> move Rd01 1 teleport
! 2.3: from which side does Rd01 enter 1? from=SIDE: right, lower-left or upper-left
> move Rd01 1 teleport from=right
! 2.3: which Lord is shown, Angel or Titan? teleport=LORD
> move Rd01 1 teleport=archangel from=right
! 2.3: this teleport shows Angel or Titan, not Archangel
> move Rd01 1 teleport=titan from=right
= Rd01 shows Titan and teleports to 1, Plains, entering from the right
. players[0].legions[0].at 1
. players[0].legions[0].from right
. players[0].legions[0].teleported true
. players[0].legions[0].revealed[0] Titan
. board.teleported true
# a refusal on foot does not tell whether there is a Lord; redo says no teleport by itself, which might
> undo
> move Rd03 400
! 2.3: only a teleport leads to 400: move Rd03 400 teleport
> redo
# one a turn
> moves Rd02
@ teleports.length 0
> move Rd02 400 teleport
! 2.3: one legion a turn may teleport, and one has
> undo
# a Tower is entered from the lower left, and a legion's only Lord is shown
> move Rd02 400 teleport
= Rd02 shows Angel and teleports to 400, Tower, entering from the lower-left
. players[0].legions[1].revealed[0] Angel
---
# 2.3: only a 6 teleports; the next turn has its own
scene red-and-blue-on-the-board
> legion Red Rd01 titan ogre at=100
> legion Blue Bu01 titan centaur*3 at=400
> begin Red turn=4
> step
> movement 5
> step
> move Rd01 200 teleport
! 2.3: only a 6 teleports, and the roll is 5
> undo
> undo
> movement 6
> step
> move Rd01 200 teleport
> step & step & step & step
> finish
. board.teleported false
. board.roll null
. players[0].legions[0].from lower-left
> step
> movement 6
> step
> move Bu01 600 teleport
> step & step & step & step
> finish
. turn.player Red
. players[0].legions[0].from null
. players[1].legions[0].from lower-left
---
# 2.3: with 400 points a Titan teleports to any enemy, from anywhere; a Demilord does not
scene red-and-blue-on-the-board
> legion Red Rd01 titan ogre at=105 & legion Red Rd02 angel lion at=21 & legion Red Rd03 warlock guardian at=100
> legion Blue Bu01 titan centaur*3 at=17 & legion Blue Bu02 ogre*2 at=400
> score Red =399
> begin Red turn=4
> moves Rd01 roll=6
@ teleports.length 0
> moves Rd03 roll=6
@ teleports.length 0
> score Red =400
> step
> movement 6
> step
> moves Rd01
@ teleports.length 2
@ teleports[0].to 17
@ teleports[0].sides.length 3
@ teleports[1].to 400
@ teleports[1].sides.length 1
@ teleports[1].sides[0] lower-left
> move Rd01 17 teleport=angel from=right
! 2.3: this teleport shows Titan, not Angel
> move Rd01 17 teleport from=right
= Rd01 shows Titan and teleports to 17, Brush, entering from the right
= Rd01 meets Bu01 there
. board.open[0][0] Rd01
. board.open[0][1] Bu01
---
# paths: lord, titan, score, teleported
> paths 100 6
@ teleports.length 0
> paths 100 6 lord
@ teleports[0].to 1
> paths 100 6 lord teleported
@ teleports.length 0
> paths 100 5 lord
@ teleports.length 0
> paths 17 6 lord
@ teleports.length 0
> paths 17 6 titan score=400 enemy=3,400 own=400
@ teleports.length 1
@ teleports[0].to 3
> paths 17 6 titan score=399 enemy=3
@ teleports.length 0
> paths 17 6 lord score=900 enemy=3
@ teleports.length 0
> paths 17 7
~ 6
> paths 17 3 own=43
! "43" is not the number of a land: 1 to 42, 100 to 142, 200 to 600 by hundreds, 1000 to 6000 by thousands
---
# edits of the past: redo leaves a teleport to be said again, as a refusal would tell who is in the legion
scene red-and-blue-on-the-board
> legion Red Rd01 titan ogre at=100 & legion Red Rd02 angel centaur at=200
> legion Blue Bu01 titan centaur*3 at=17
> begin Red turn=4
> step
> movement 6
> step
> move Rd02 3 teleport from=right
> undo
> note "another way"
> redo
~ cannot redo move: type it again
