# Line of sight: over plain ground, straight on and along a hexspine
game titan
> los A1 A3
@ clear true
@ over[0] A2
> los A1 A3 land=Hills
@ clear true
> los C3 D5
@ clear true
@ over.length 1
> los C3 D5 via=C4
@ over[0] C4
# straight on there is one way, and via= names none beside it
> los A1 A3 via=B2
@ clear true
@ over[0] A2
> los C1 D3
@ clear true
> los A1 A2
@ clear true
@ over.length 0
# at range 5 nobody rangestrikes
> los A1 C5
@ clear false
---
# Line of sight: nothing is seen through a tree
> los C1 C3 land=Hills
@ clear false
@ over[0] C2
> los B2 B4 land=Woods
@ clear true
---
# Line of sight: anybody between blocks, friend or foe, slain or not; on a hexspine one side is enough
> battle Plains
> force attacker ranger lion*2
> force defender ogre
> place a1 C1
> place d1 C3
> los C1 C3
@ clear true
> place a2 C2
> los C1 C3
@ clear false
> hits a2 =5
> los C1 C3
@ clear false
> place a2 C4
> los C3 D5
@ clear true
@ over[0] D4
> los C3 D5 via=C4
@ clear false
> place a3 D4
> los C3 D5
@ clear false
> at turn=2 side=attacker phase=strike
> place a2 C2
> place a3 off
> strike a1 d1
! 2.5.6.4.2.4: a1 cannot see d1: the line of sight is blocked
---
# Line of sight: who stands lower than both ends does not block
> battle Hills
> force attacker ranger lion
> place a2 B2
> los B1 B3
@ clear true
> place a2 A2
> los A1 A3
@ clear false
---
# Line of sight: nor who stands at the foot of a cliff that an end is atop
> battle Desert
> force attacker ranger lion
> force defender ogre
> place a1 D4
> place a2 D3
> place d1 D2
> los D4 D2
@ clear true
> los D2 D4
@ clear true
> place a2 C4
> los D4 B3 via=C4
@ clear false
> los D4 B3
@ clear true
@ over[0] C3
---
# Slopes: one or two need an end atop one of them
> los D2 D4 land=Hills
@ clear true
> los D1 D3 land=Hills
@ clear false
> los D4 D2 land=Mountains
@ clear true
---
# Slopes: three of them (dispute three_slopes)
> los C1 E3 land=Hills
@ clear true
> option dispute three_slopes both
> los C1 E3 land=Hills
@ clear false
---
# Dunes: one needs an end in its hex, two both ends in theirs
> los D1 D3 land=Desert
@ clear true
> los A1 A3 land=Desert
@ clear false
> los B2 D1 land=Desert
@ clear true
---
# Cliffs: an end atop it, the other not at its foot; with a dune the other end in the dune's hex
> los D4 D2 land=Desert
@ clear true
> los B2 D4 land=Desert
@ clear true
> los D5 D3 land=Desert
@ clear false
---
# Walls: one needs an end in its hex; two one end on D4 and the other not at the foot of a wall
> los C1 C3 land=Tower
@ clear true
> los D1 D4 land=Tower
@ clear true
> los D2 D4 land=Tower
@ clear false
> los C3 E4 land=Tower
@ clear false
> los B2 D3 land=Tower
@ clear true
> los C1 C4 land=Tower
@ clear false
