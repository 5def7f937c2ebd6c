# option auto-step: off is what every table so far means
game titan
scene lion-against-ogre
> place a1 F1
> place d1 A1
> at turn=2 side=attacker phase=maneuver
. auto_step false
> step
. step 2.5.6.4.2.3
> option auto-step sometimes
! option auto-step takes on|off, not "sometimes"
---
# auto-step: without contact a battle turn is the end of each maneuver
scene lion-against-ogre
> place a1 F1
> place d1 A1
> at turn=2 side=defender phase=maneuver
> option auto-step on
. auto_step true
. step 2.5.6.4.1.1
> step
= 2.5.6.4.2.1: the attacker maneuvers, or tries to concede
= passed: 2.5.6.4.1.3 to 2.5.6.4.1.8
# the log names each of them, in one row
+  | 2.5.6.4.1.3, .4, .5, .6, .7, .8 | passed, nobody can do anything but concede or leave
. step 2.5.6.4.2.1
. battle.turn 2
> step
. step 2.5.6.4.1.1
. battle.turn 3
# one undo takes the line back with all that it passed
> undo
. step 2.5.6.4.2.1
. battle.turn 2
> redo
. step 2.5.6.4.1.1
. battle.turn 3
---
# auto-step: in contact who may concede is waited for; removal and the check are passed
scene lion-against-two-ogres
> place a1 D4
> place d1 D5
> place d2 A1
> at turn=2 side=defender phase=maneuver
> option auto-step on
> step
# 2.5.6.4.1.4: d1 must strike
. step 2.5.6.4.1.4
> step
! 2.5.6.4.1.4: d1 must strike
> strike d1 a1 1 1 1 1 1 1
. step 2.5.6.4.1.4
> step
# 2.5.6.4.1.5: the attacker may concede before it strikes back
. step 2.5.6.4.1.5
> step
. step 2.5.6.4.1.6
> strike a1 d1 1 1 1 1 1
> step
. step 2.5.6.4.2.1
---
# auto-step: a rangestrike is something to do, contact or not
> battle Plains
> force attacker ranger
> force defender ogre
> place a1 D3
> place d1 D5
> at turn=2 side=attacker phase=maneuver
> option auto-step on
> step
. step 2.5.6.4.2.4
> strike a1 d1 1 1
# it has struck, and nobody is in contact
. step 2.5.6.4.1.1
. battle.turn 3
---
# auto-step: drift that hurts somebody is owed, and waits
> battle Tundra
> force attacker lion
> force defender ogre
> place a1 F1
> place d1 C4
> at turn=2 side=defender phase=maneuver
> option auto-step on
> step
. step 2.5.6.4.1.3
> drift
. step 2.5.6.4.2.1
---
# auto-step: after the last strike the end comes as far as an Angel is due (2.5.6.8)
> battle Plains scores=80,120
> force attacker lion*2
> force defender ogre*2 warlock
> place a1 D4
> place d1 A1
> place d2 A2
> place d3 D5
> hits d1 =6
> hits d2 =6
> hits d3 =4
> at turn=2 side=attacker phase=strike
> option auto-step on
> strike a1 d3 6 6 6 6 6
. step 2.5.6.4.2.4
> step
> step
> strike d3 a1 1 1 1 1 1
> step
# 2.5.6.5: the attacker may summon in a battle of its own
. step 2.5.6.5
. battle.over.points 44
> step
. step 2.5.6.8
. battle.over.angels 1
> angel
# 2.5.6.10 ends a battle of its own
. step 2.5.6.10
---
# auto-step: the preparation waits for agreements, dice and colours alone
> option auto-step on
> seat Red Blue
. step 1.2
> tower Red 6
. step 1.3
> tower Blue 3
. step 1.4.1
> colour Blue blue
. step 1.4.1
> colour Red red
= Red takes red
# 2.1: the eight must be split; then nothing can be
. step 2.1
> split Rd01 Rd02 titan ogre*2 centaur
. step 2.2
> movement 4
# 2.2.1: the first turn's roll may be taken back
. step 2.2
> mulligan
> movement 3
= movement: 3
= 2.3: the player moves legions, or leaves; each enters from a side
= passed: 2.2
# 2.3: moves end when the player says so
. step 2.3
> move Rd01 Brush
. step 2.3
> step
# 2.5: Bu01 may stand in the Brush too, as nobody has told where it is
. step 2.5
> finish
~ 2.5
> step
# 2.6: Rd01 has moved and may recruit
. step 2.6
> recruit Rd01 gargoyle
# 2.7: nothing is left but to end the turn
. step 2.1
. turn.player Blue
> undo
. step 2.6
. turn.player Red
> finish
. turn.player Blue
---
# auto-step: angels that points of `score` have earned are not passed (2.7)
scene red-and-blue-begin
> legion Red Rd01 titan ogre*2 & legion Blue Bu01 titan
> begin Red turn=4
> option auto-step on
# `begin` is a ruling, and what follows from it comes with the next act
. step 2.1
> step
. step 2.2
> score Red +120
> movement 3
> move Rd01 Hills
> step
. step 2.5
> step
> step
. step 2.7
> angel Rd01
. turn.player Blue
---
# auto-step: halves that stayed together are owed (2.4)
scene red-and-blue-begin
> legion Red Rd01 titan ogre*4 angel & legion Blue Bu01 titan
> begin Red turn=4
> option auto-step on
. step 2.1
> split Rd01 Rd02 ogre*2
. step 2.1
> step
> movement 3
> step
. step 2.4
? 2.4: Rd01 and its other half stayed together
> rejoin
# nobody has moved: no encounter, no recruit
. turn.player Blue
---
# auto-step: before a battle both sides look, flee, and talk; after it an award waits
scene red-and-blue-begin
> legion Red Rd01 titan ogre*2 & legion Blue Bu01 titan & legion Blue Bu02 ogre*2
> begin Red turn=4
> option auto-step on
> step
> movement 3
> move Rd01 Plains
> step
> encounter Rd01 Bu01 Plains from=right
. step 2.5.1
> step
. step 2.5.2
> step
. step 2.5.3
> step
. step 2.5.4.1
> propose "we both go" winner=none
> done-proposing Red
# 2.5.5: Red proposed nothing; Blue may concede now, or fight
. step 2.5.5
= 2.5.5: the other side accepts, concedes, or fights
> step
# 2.5.6.2, 2.5.6.3: they may still concede, and are passed
+  | 2.5.6.1, .2, .3 | passed, nobody can do anything but concede or leave
. step 2.5.6.4.1.1
> at turn=2 side=attacker phase=remove
> hits d1 =6
> step
# 2.5.6.9: Bu02 may be awarded
. step 2.5.6.9
> offers
@ offers[award].choices.fallen[0].word Bu02
> award Bu02 Red
. step 2.5.6.9
> step
. step 3
. winner Red
---
# auto-step: 2.6 waits for a legion that has moved, has room, and may muster
scene red-and-blue-begin
> legion Red Rd01 titan ogre*2 & legion Red Rd02 ogre*3 lion*4 & legion Blue Bu01 titan
> begin Red turn=4
> option auto-step on
> step
> movement 3
> move Rd02 Hills
> step
. step 2.5
# seven have no room, and Rd01 has not moved
> step
. turn.player Blue
> undo
> undo
> move Rd01 Hills
> step
> step
. step 2.6
> recruit Rd01 ogre
. turn.player Blue
---
# auto-step: 2.6 does not wait for a legion that could muster and has not moved
> option board on
scene red-and-blue-begin
> legion Red Rd01 titan ogre*2 & legion Red Rd02 ogre*3 lion*4 at=41 & legion Blue Bu01 titan
> begin Red turn=4
> option auto-step on
> step
> movement 1
> move Rd02 42
> step
. turn.player Blue
---
# auto-step: that the battle is over comes before who leaves the map
> battle Plains
> force attacker titan lion
> force defender titan ogre
> place a1 A1
> place a2 A3
> place d1 F1
> place d2 A2
> hits d1 =6
> option auto-step on
> at turn=2 side=attacker phase=remove
> step
= d1 (Titan) leaves the map
= 2.5.6.4.2.8.1: the battle is over; the attacker may still concede
= passed: 2.5.6.4.2.8
---
# auto-step: a ruling ends nothing; turn 7 before the attackers have entered
scene lion-against-ogre
> option auto-step on
> step
. step 2.5.6.4.1.1
> at turn=7 side=attacker phase=strike
= battle turn 7 of the attacker
= 2.5.6.4.2.4: the attacker strikes; no unit has to
. step 2.5.6.4.2.4
> place a1 F1
> place d1 A1
> hits d1 =3
. step 2.5.6.4.2.4
. battle.over null
# 2.5.6.4.2.8.1: a concession now avoids the loss by time
> step
= 2.5.6.4.2.8.1: the battle is over; conceding now avoids a time loss
. step 2.5.6.4.2.8.1
. battle.over null
> step
. battle.over.why time
> undo
> concede attacker
. battle.over.why concede
. battle.over.points 15
---
# auto-step: a ruling removes nothing; who is slain leaves the map with the next act
> battle Plains
> force attacker lion angel
> force defender ogre*2
> option auto-step on
> at turn=3 side=defender phase=remove
. step 2.5.6.4.1.7
> place a1 D3 & place a2 A1
> place d1 D4
> place d2 F1
> hits a1 =5
= a1: 5 of 5 hits, slain, not yet removed
. battle.units[0].slain true
. battle.units[0].hex D3
. step 2.5.6.4.1.7
# nor does what is no act
> note "the judge looks at the cards"
> clock set 5:00
> option dispute three_slopes both
> dice 2d6
. step 2.5.6.4.1.7
. battle.units.length 4
> step
= a1 (Lion) leaves the map
. step 2.5.6.4.2.1
. battle.units.length 3
> undo
. step 2.5.6.4.1.7
. battle.units.length 4
---
# auto-step: the same, where the option comes after the rulings
> battle Plains
> force attacker lion angel
> force defender ogre*2
> at turn=3 side=defender phase=remove
> place a1 D3 & place a2 A1 & place d1 D4 & place d2 F1
> hits a1 =5
> option auto-step on
. step 2.5.6.4.1.7
. battle.units.length 4
> step
. step 2.5.6.4.2.1
. battle.units.length 3
---
# auto-step: `at` first, then the units and their hits, in any order
> battle Plains
> force attacker lion angel
> force defender ogre*2
> option auto-step on
> at turn=3 side=attacker phase=strike
. step 2.5.6.4.2.4
> hits d1 =2
> place a1 D3
> place d1 D4
. must.length 1
> place a2 A1
> hits a1 =4
> place d2 F1
. step 2.5.6.4.2.4
> strike a1 d1 6 6 1 1 1
. step 2.5.6.4.2.4
> step
. step 2.5.6.4.2.5
---
# auto-step: `at` stands where it says, and the next step goes on from there
scene lion-against-ogre
> place a1 F1
> place d1 A1
> option auto-step on
> at turn=2 side=attacker phase=strikeback
= 2.5.6.4.2.6: no defender has to strike back
. step 2.5.6.4.2.6
. battle.turn 2
> step
. step 2.5.6.4.1.1
. battle.turn 3
> at turn=2 side=defender phase=drift
. step 2.5.6.4.1.3
> at turn=2 side=defender phase=strike
. step 2.5.6.4.1.4
> at turn=2 side=defender phase=strikeback
. step 2.5.6.4.1.6
> at turn=2 side=defender phase=end
. step 2.5.6.4.1.8
> step
. step 2.5.6.4.2.1
---
# auto-step: no ruling passes a paragraph of the turn
> option auto-step on
scene red-and-blue
. step 2.1
# two legions of fewer than eight, told on the first turn: nothing can be split
> legion Red Rd01 titan ogre*2 & legion Red Rd02 angel lion
> legion Blue Bu01 titan
> score Red +120
. step 2.1
> step
. step 2.2
> movement 2
> mulligan
> movement 3
. step 2.3
> begin Blue turn=2
. step 2.1
> step
. step 2.2
---
# auto-step: turn seven waits for a concession in either half, contact or not
scene lion-against-ogre
> option auto-step on
> place a1 F1
> place d1 A1
> at turn=7 side=defender phase=maneuver
> step
. step 2.5.6.4.2.1
> step
. step 2.5.6.4.2.8.1
+  | 2.5.6.4.2.3, .4, .5, .6, .7, .8 | passed, nobody can do anything but concede or leave
> at turn=7 side=defender phase=remove
> hits d1 =6
> step
. step 2.5.6.4.1.8.1
> concede defender
. battle.over.winner attacker
