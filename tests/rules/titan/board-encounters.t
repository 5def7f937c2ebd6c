# 2.5: where two legions meet, the encounter is open from the move on and settled before 2.6
game titan
scene red-and-blue-on-the-board
> legion Red Rd01 titan ogre*2 at=17 & legion Red Rd02 gargoyle*2 at=16 & legion Red Rd03 lion*2 at=9
> legion Blue Bu01 titan centaur*3 at=20 & legion Blue Bu02 centaur ogre at=19 & legion Blue Bu03 ogre*2 at=13
> begin Red turn=4
> step
> movement 2
> step
. board.open.length 0
> move Rd01 19
= Rd01 meets Bu02 there
. board.open[0][0] Rd01
. board.open[0][1] Bu02
# an own legion is already there, with an enemy: closed
> move Rd02 18
> move Rd03 11
> step
> step
. may[0] step
. may[1] encounter
> step
! 2.5: Rd01 meets Bu02: encounter Rd01 Bu02
> encounter Rd01 Bu01
! 2.5: Rd01 stands in 19, Bu01 in 20
> encounter Rd02 Bu02
! 2.5: Rd02 stands in 18, Bu02 in 19
> encounter Rd01 Bu02 Hills
! 2.5: Rd01 stands in 19, Jungle
> encounter Rd01 Bu02 20
! 2.5: Rd01 stands in 19, Jungle
> encounter Rd01 Bu02 from=right
! 2.5: Rd01 entered from the lower-left, and that is fixed (2.3)
> encounter Bu02 Rd01
! 2.5: Bu02 is not Red's
> encounter Rd01 Bu02 Jungle from=lower-left
. encounter.land Jungle
. encounter.side lower-left
> undo
> encounter Rd01 Bu02 19
. encounter.side lower-left
> undo
> encounter Rd01 Bu02
= Rd01 meets Bu02 in the Jungle
. encounter.land Jungle
. encounter.side lower-left
> step & step
# 2.5.3: who flees is off the masterboard, the other stays where the land is
> flee
> step & step & step & step & step
> step
. step 2.5
. board.open.length 0
. players[0].legions[0].at 19
. players[1].legions.length 2
# 2.6: recruits of the land under the legion: 19 is Jungle, 18 Hills
> step
. step 2.6
> recruit Rd01 Troll
! 2.6: Rd01 cannot recruit Troll in the Jungle
> recruit Rd02 Ogre
! 2.6: Rd02 cannot recruit Ogre in the Hills
> step
. step 2.7
---
# 2.5: nobody met, so there is no encounter to be said
scene red-and-blue-on-the-board
> legion Red Rd01 titan ogre*2 at=17 & legion Blue Bu01 titan centaur*3 at=34
> begin Red turn=4
> step
> movement 4
> step
> move Rd01 15
> step
> step
. may[0] step
. may.length 1
> encounter Rd01 Bu01
! 2.5: encounter is not possible now, only step
> step
. step 2.6
---
# 2.5.5: a battle has the land and the side of the move; the winner stays there
scene red-and-blue-on-the-board
> legion Red Rd01 titan ogre*2 at=1 & legion Red Rd02 lion*2 at=17
> legion Blue Bu01 titan centaur*3 at=34 & legion Blue Bu02 centaur*2 at=1000
> begin Red turn=4
> step
> movement 1
> step
> move Rd01 1000
> step & step
> encounter Rd01 Bu02
> step & step & step
> done-proposing Blue
> step
. battle.land Mountains
. battle.side upper-left
> step & step
> concede Blue
> step & step & step & step & step & step
. players[0].legions[0].at 1000
. players[0].legions[0].from upper-left
. players[0].score 24
. players[1].legions.length 1
---
# mutual destruction leaves the land empty; so does an agreement that both are lost
scene red-and-blue-on-the-board
> legion Red Rd01 ogre*2 at=1 & legion Red Rd02 titan lion*2 at=17
> legion Blue Bu01 titan centaur*3 at=34 & legion Blue Bu02 centaur*2 at=1000
> begin Red turn=4
> step
> movement 1
> step
> move Rd01 1000
> step & step
> encounter Rd01 Bu02
> step & step & step
> propose both winner=none
> accept 1
> step & step & step & step & step & step
. step 2.5
. players[0].legions.length 1
. players[1].legions.length 1
. board.open.length 0
> paths 1 1
@ moves[1].to 1000
> step
. step 2.6
---
# an agreed winner who attacked stays in the land, with what is left
scene red-and-blue-on-the-board
> legion Red Rd01 ogre*2 at=1 & legion Red Rd02 titan lion*2 at=17
> legion Blue Bu01 titan centaur*3 at=34 & legion Blue Bu02 centaur*2 at=1000
> begin Red turn=4
> step
> movement 1
> step
> move Rd01 1000
> step & step
> encounter Rd01 Bu02
> step & step & step
> propose "one ogre" winner=defender left=centaur
> accept 1
> step & step & step & step & step & step
. players[0].legions.length 1
. players[1].legions[1].at 1000
. players[1].legions[1].size 1
---
# a player who leaves, or whose Titan falls, has no legion on the masterboard
> option board on
> seat Red Blue Green
> tower Red 1 & tower Blue 4 & tower Green 2
> colour Red red & colour Green green & colour Blue blue
> legion Red Rd01 ogre*2 at=1 & legion Red Rd02 titan lion*2 at=17
> legion Blue Bu01 titan centaur at=1000 & legion Blue Bu02 centaur*2 at=11
> legion Green Gr01 titan ogre at=110
> begin Red turn=4
> step
> movement 1
> step
> move Rd01 1000
> step & step
> encounter Rd01 Bu01
> step & step & step
> concede Blue
> step & step & step & step & step & step
. players[1].status eliminated
. players[1].legions.length 0
> step & step
> finish
. turn.player Green
# 11 is free again
> moves Gr01 roll=1
@ moves[0].to 11
@ moves[1].to 109
> withdraw Green
. players[2].legions.length 0
. step 3
---
# begin takes up a game half played: at= says where each legion stands
> option board on
> seat Red Blue
> tower Red 1 & tower Blue 4
> begin Red turn=7
! 1.3: Red needs a tower and a colour first
> colour Red red & colour Blue blue
> legion Red Rd01 titan ogre*2 at=17 & legion Red Rd02 lion*2
> legion Blue Bu01 titan centaur*3 at=34
> begin Blue turn=7
= turn 7 of Blue
. turn.number 7
. players[0].legions[0].at 17
. players[0].legions[1].at 100
> step
> movement 1
> step
> move Bu01 600
. players[1].legions[0].at 600
# a ruling keeps the land of a legion, and at= corrects it
> legion Blue Bu01 titan centaur*2 lion
. players[1].legions[0].at 600
> legion Blue Bu01 titan centaur*2 lion at=35
. players[1].legions[0].at 35
. players[1].legions[0].land Desert
