# A1, the first hex of the map, is a hex as any other: one unit stands there, strikes and is struck
game titan
> battle Plains
> force attacker lion*2
> force defender ogre*2
> place a1 A1
= a1 is on A1
> place a2 A1
! 2.5.6.4: a1 is on A1: place it elsewhere first
> place d1 A2
> at turn=2 side=defender phase=strike
> odds d1 a1
@ legal true
@ range 2
> strike d1 a1 6 6 6 6 1 1
= d1 hits 4, needed 5
> odds a1 d1
@ kind strike
@ range 2
@ dice 5
> at turn=2 side=attacker phase=strike
. must[0] a1
---
# who is on A1 has entered, and enters no more
scene lion-against-ogre
> place d1 A1
> at turn=1 side=defender phase=maneuver
> enter d1 A2
! 2.5.6.4.1.1: d1 is on the map: move d1 A2
> place d1 off
> enter d1 A1
= d1 enters A1, cost 1
---
# a rangestrike from A1, and one to A1
> battle Plains
> force attacker ranger
> force defender ogre ranger
> place a1 A1
> place d2 A3
> at turn=2 side=attacker phase=strike
> odds a1 d2
@ legal true
@ kind rangestrike
@ range 3
> at turn=2 side=defender phase=strike
> odds d2 a1
@ legal true
@ kind rangestrike
@ range 3
