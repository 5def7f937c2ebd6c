# 2.5.6.5 to 2.5.6.10: an attacker wins: summons, heals, goes back, has the points and an angel for them
game titan
> battle Plains scores=80,120
> force attacker lion*2
> force defender ogre*2 warlock
> hits a1 =3
> at turn=2 side=attacker phase=maneuver
> at turn=2 side=defender phase=maneuver
> concede defender
> allow
. step 2.5.6.5
. acts attacker
. battle.may_summon true
. battle.may_reinforce false
> reinforce ogre
! 2.5.6.5: only a defender who has won may reinforce now
> summon angel
= Angel joins the attacker as a3
. battle.may_summon false
> step
# 2.5.6.6
. step 2.5.6.6
. battle.units[0].hits 3
> step
. battle.units[0].hits 0
# 2.5.6.7
. step 2.5.6.7
> step
# 2.5.6.8: 44 points, from 80 to 124: one hundred passed
. step 2.5.6.8
. battle.over.points 44
. battle.over.angels 1
> archangel
~ archangel is not possible now, only step, angel
> angel
= Angel joins the attacker as a4
> angel
~ angel is not possible now, only step
> step
# 2.5.6.9
. step 2.5.6.9
. pot.Warlock 5
> step
# 2.5.6.10: the Warlock goes back to the pot, the Ogres to the dead
. step 2.5.6.10
. pot.Warlock 6
. pot.Ogre 23
> result
@ winner attacker
@ why concede
@ points 44
@ half 0
@ returned.length 1
@ returned[0] Warlock
@ dead.length 2
@ dead[0] Ogre
> step
! 2.5.6.10: the battle is over: result shows it, battle LAND begins another
> battle Hills
. step 2.5.6.1
---
# 2.5.6.5: a defender who wins may have the reinforcement that was not used
> battle Brush
> force attacker lion
> force defender gargoyle*2
> at turn=2 side=attacker phase=maneuver
> concede attacker
> allow
. battle.may_reinforce true
> reinforce gorgon
! 2.5.6.5: the defender cannot recruit Gorgon here, only: Cyclops, Gargoyle
> reinforce gargoyle
= Gargoyle joins the defender as d3
---
# 2.5.6.5: the right is there once the attacker has begun a battle turn and not tried to concede in it (2.5.6.4.2.1)
> battle Brush
> force attacker lion
> force defender gargoyle*2
> step
> step
> step
> enter d1 A1
> enter d2 A2
> step
> step
> step
> step
> step
> step
> step
. step 2.5.6.4.2.1
> hold a1
> step
. step 2.5.6.4.2.3
> step
> step
> step
> step
> step
> step
. step 2.5.6.4.2.8.1
> step
. battle.over.winner defender
. battle.may_reinforce true
> summon angel
! 2.5.6.5: only an attacker who has won may summon now
> reinforce cyclops
= Cyclops joins the defender as d3
. battle.may_reinforce false
> undo
# dispute reinforce_right: an attacker must have entered (AH 14.2)
> undo
> option dispute reinforce_right committed
> step
. battle.may_reinforce false
---
# 2.5.6.8: an archangel or an angel at each multiple of 500
> battle Plains scores=480,0
> force attacker lion
> force defender serpent
> at turn=2 side=defender phase=maneuver
> concede defender
> allow
> step
> step
> step
. step 2.5.6.8
. battle.over.angels 1
> archangel
= Archangel joins the attacker as a2
# or the angel, and then it is spent
> undo
> angel
> archangel
~ archangel is not possible now, only step
---
# 2.5.6.8: a battle of its own tells what the points give: from 340 a win of 66 passes 400
> battle Plains scores=340,120
> force attacker lion
> force defender ogre*3 hydra
> hits d1 =6 & hits d2 =6 & hits d3 =6 & hits d4 =10
> at turn=2 side=attacker phase=remove
> step & step & step
= the attacker wins by elimination: 66 points
> step & step & step
= the attacker: score 340 -> 406
= 400 is passed: an Angel
. battle.over.angels 1
> result
@ points 66
@ score 406
@ multiples.length 1
@ multiples[0] 400
@ archangel.length 0
@ lords 1
= the attacker: score 340 -> 406
= 400 is passed: an Angel
---
# 2.5.6.8: nothing is passed; and five hundred, by the defender, named as its player
> seat Red Blue
> battle Plains attacker=Red defender=Blue scores=340,440
> force attacker troll*3
> force defender serpent*2
> step
> concede attacker
> result
@ score 488
@ multiples.length 0
@ lords 0
= Blue: score 440 -> 488
> undo
> step
> concede defender
> step & step & step
= Red: score 340 -> 412
---
# 2.5.6.8: five hundred
> battle Plains scores=0,440
> force attacker serpent*2
> force defender ogre
> step
> concede attacker
> result
@ score 512
@ multiples[0] 500
@ archangel[0] 500
= 500 is passed: an Archangel or an Angel
---
# 2.5.6.5: nobody can be mustered: no reinforcement
> battle Desert
> force attacker lion
> force defender gargoyle*2 troll
> at turn=2 side=defender phase=strike
> step
> concede attacker
. battle.over.winner defender
. battle.may_reinforce false
> reinforce lion
! 2.5.6.5: the defender cannot muster anything in the Desert
---
# 2.5.6.5: ... a Lion another Lion, in the Desert
> battle Desert
> force attacker ogre
> force defender lion
> at turn=2 side=defender phase=strike
> step
> concede attacker
. battle.may_reinforce true
---
# 2.5.6.9: what a slain Titan leaves is removed, for half of the sum
> battle Plains
> force attacker lion
> force defender titan:7 ogre lion angel
> hits d1 =7
> at turn=2 side=attacker phase=remove
> step
> step
> step
. battle.over.points 28
. battle.over.half 25
> step
> step
> step
> step
. step 2.5.6.9
. battle.units.length 4
> step
. battle.units.length 1
> result
@ points 28
@ half 25
@ returned[0] Angel
@ dead.length 3
---
# 2.5.6.10: the slain are out of the game; dispute slain_creatures puts them back
> option dispute slain_creatures pot
scene lion-against-ogre
> at turn=2 side=defender phase=maneuver
> concede defender
> allow
> result
@ returned[0] Ogre
@ dead.length 0
---
# result: not while the battle goes on
> result
! 2.5.6: there is no battle: battle LAND begins one
> battle Plains
> result
! 2.5.6.1: the battle is not over yet
---
# 2.5.6.8, 2.5.6.9: a legion of seven takes no angel; half points come after it, and give none
> battle Plains scores=390,120
> force attacker titan lion*6
> force defender titan:6 centaur ogre*3 lion gargoyle
> hits d1 =6
> hits d2 =3
> at turn=2 side=attacker phase=remove
> step & step & step
= d1 (Titan) leaves the map
= the attacker wins by a Titan slain: 36 points
= 31 half points
. battle.over.half 31
> step & step & step
= the attacker: score 390 -> 426
= 400 is passed: an Angel
= the legion is full: no angel
. step 2.5.6.8
. may.length 1
> angel
! 2.5.6.8: the legion already has seven
> step
> step
= the attacker: score 426 -> 457
> result
@ score 426
@ lords 1
= the attacker wins by a Titan slain: 36 points
= 31 half points
= the attacker: score 390 -> 426
= 400 is passed: an Angel
= the attacker: score 426 -> 457
---
# 2.5.6.9: nobody wins, and the half points go to the side whose Titan lives
> battle Plains scores=90,120
> force attacker lion
> force defender titan:6 hydra warlock
> hits a1 =5
> hits d1 =6
> at turn=2 side=attacker phase=remove
> step & step & step
= nobody wins: a Titan slain
. battle.over.points 0
> step & step & step & step & step
= the attacker: score 90 -> 115
> result
@ half 25
= nobody wins: a Titan slain
= 25 half points
= the attacker: score 90 -> 115
---
# auto-step: one line from the last strike back to the end, the consequence told first
> battle Plains scores=90,120
> force attacker titan lion*6
> force defender titan:6 ogre
> option auto-step on
> hits d1 =6
> at turn=2 side=attacker phase=remove
> step
= d1 (Titan) leaves the map
= the attacker wins by a Titan slain: 24 points
= 6 half points
= the attacker: score 90 -> 114
= 100 is passed: an Angel
= the legion is full: no angel
= the attacker: score 114 -> 120
= passed: 2.5.6.4.2.8 to 2.5.6.9
+  | 2.5.6.4.2.8, .8.1, 2.5.6.5, .6, .7, .8, .9 | passed, nobody can do anything but concede or leave
---
# 2.5.6.8: a full legion takes no angel, and `result` says so afterwards, too
> battle Plains scores=80,120
> force attacker lion*7
> force defender ogre*2 warlock
> at turn=2 side=defender phase=maneuver
> concede defender
> allow
> step
> step
> step
. step 2.5.6.8
= the legion is full: no angel
> step
> step
> result
= the legion is full: no angel
---
# 2.5.6.8: a legion that takes its Angel and is full then had room
> battle Plains scores=80,120
> force attacker lion*6
> force defender ogre*2 warlock
> at turn=2 side=defender phase=maneuver
> concede defender
> allow
> step
> step
> step
> angel
> step
> step
> result
---
# dispute archangel_limit: a win that passes 500 and 1000 gives two Archangels
> battle Plains scores=495,9000
> force attacker lion
> force defender titan colossus*6
> at turn=2 side=defender phase=maneuver
> concede defender
> allow
> step
> step
> step
. step 2.5.6.8
> archangel
> archangel
> archangel
~ archangel is not possible now, only step, angel
---
# dispute archangel_limit one: and one Archangel, however many it passes
> option dispute archangel_limit one
> battle Plains scores=495,9000
> force attacker lion
> force defender titan colossus*6
> at turn=2 side=defender phase=maneuver
> concede defender
> allow
> step
> step
> step
> archangel
> archangel
~ archangel is not possible now, only step, angel
> angel
---
# dispute reinforce_right on-map: an attacker on A1 is on the map
> option dispute reinforce_right on-map
> battle Plains
> force attacker lion
> force defender centaur*2
> place a1 A1
> at turn=2 side=defender phase=maneuver
> at turn=2 side=attacker phase=maneuver
> concede attacker
> allow
. battle.over.winner defender
. battle.may_reinforce true
---
# and one that stays off it is not
> option dispute reinforce_right on-map
> battle Plains
> force attacker lion
> force defender centaur*2
> at turn=2 side=attacker phase=maneuver
> concede attacker
> allow
. battle.over.winner defender
. battle.may_reinforce false
---
# the last Angel of the pot is taken, and no other
scene red-and-blue-begin
> legion Red Rd01 titan ogre & legion Blue Bu01 titan ogre
> legion Red Rd02 angel*7 & legion Red Rd03 angel*7 & legion Red Rd04 angel*3
> begin Red turn=5
> score Red +200
> angel Rd01
= Angel joins Rd01
> angel Rd01
! 2.1: no Angel is left
---
# 2.5.6.9, 2.5.6.10: what a slain Titan leaves is dead, its Angel is back in the pot, and the half points stay
> battle Plains
> force attacker lion
> force defender titan:7 ogre angel
> hits d1 =7
> at turn=2 side=attacker phase=remove
> step
> step
> step
. battle.over.points 28
. battle.over.half 18
> step
> step
> step
> step
. step 2.5.6.9
> step
. step 2.5.6.10
. battle.over.half 18
> result
@ half 18
@ returned.length 1
@ returned[0] Angel
@ dead.length 2
---
# 2.5.6.5, 2.5.6.8: all six archangels fight already
> battle Plains scores=490,0
> force attacker archangel*3 lion
> force defender archangel*3
> at turn=2 side=attacker phase=maneuver
> at turn=2 side=defender phase=maneuver
> concede defender
> allow
. pot.Archangel 0
> summon archangel
! 2.5.6.5: no Archangel is left
> step & step & step
> angel Rd01
! usage: angel [MARKER]
> archangel
! 2.5.6.8: no Archangel is left
> angel
