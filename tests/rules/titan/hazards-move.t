# Moving: plain ground costs one, its skill is how far a unit goes
game titan
> battle Plains
> force attacker lion ogre
> force defender lion
> place a1 C3
> place a2 F1
> place d1 A1
> at turn=2 side=attacker phase=maneuver
> reach a1
@ hexes.C4 1
@ hexes.C5 2
@ hexes.A3 2
@ hexes.F2 3
> move a2 C2
! 2.5.6.4.2.1: a2 cannot reach C2, only D1, D2, D3, E1, E2, E3, F2, F3
# nobody walks through anybody, friend or foe; passing an enemy does not stop
> move a1 A1
! 2.5.6.4.2.1: d1 stands on A1
> move a1 A2
= a1 moves from C3 to A2, cost 2
---
# Moving: nobody walks around who stands in the way
scene lion-against-two-ogres
> place a1 A1
> place d1 C3
> place d2 C2
> at turn=2 side=attacker phase=maneuver
> reach a1
@ hexes.B3 2
@ hexes.C4 3
@ hexes.D1 3
> move a1 D3
~ 2.5.6.4.2.1: a1 cannot reach D3
---
# Tree: nobody walks in or stops there; fliers fly over
> battle Woods
> force attacker lion angel
> force defender ogre
> place a1 C2
> place a2 B2
> place d1 A1
> at turn=2 side=attacker phase=maneuver
> move a1 C3
~ 2.5.6.4.2.1: a1 cannot reach C3
> move a2 C3
~ 2.5.6.4.2.1: a2 is in contact with d1
> place d1 F1
> place a1 F4
> place a2 C2
> reach a2
@ hexes.C4 2
> move a2 C3
~ 2.5.6.4.2.1: a2 cannot reach C3
> place a2 F3
> place a1 C2
> reach a1
@ hexes.C4 3
---
# Bog: only natives walk in or land; any flier flies over
> battle Marsh
> force attacker ogre lion angel ranger
> force defender ogre
> place d1 A1
> at turn=2 side=attacker phase=maneuver
> place a1 C1
> reach a1
@ hexes.C2 1
@ hexes.C3 2
> place a1 off
> place a2 C1
> move a2 C2
~ 2.5.6.4.2.1: a2 cannot reach C2
> place a2 off
> place a3 C1
> move a3 C3
~ 2.5.6.4.2.1: a3 cannot reach C3
> reach a3
@ hexes.C4 3
> place a3 off
> place a4 C1
> reach a4
@ hexes.C3 2
---
# Bramble: two for who is no native, walking in or landing; flying over costs one
> battle Brush
> force attacker lion cyclops angel gorgon
> force defender ogre
> place d1 F1
> at turn=2 side=attacker phase=maneuver
> place a1 C3
> reach a1
@ hexes.C4 2
@ hexes.C5 3
> place a1 off
> place a2 C3
> reach a2
@ hexes.C4 1
@ hexes.C5 2
> place a2 off
> place a3 C3
> reach a3
@ hexes.C4 2
@ hexes.C5 2
> place a3 off
> place a4 C3
> reach a4
@ hexes.C4 1
@ hexes.C5 2
# leaving costs nothing
> place a4 off
> place a1 C4
> reach a1
@ hexes.C5 1
---
# Drift: two for who is no native, walking in or landing
> battle Tundra
> force attacker lion troll angel
> force defender ogre
> place d1 F4
> at turn=2 side=attacker phase=maneuver
> place a1 B3
> reach a1
@ hexes.C4 2
> place a1 off
> place a2 B3
> reach a2
@ hexes.C4 1
@ hexes.C5 2
> place a2 off
> place a3 B3
> reach a3
@ hexes.C4 2
@ hexes.D5 2
@ hexes.C5 3
---
# Sand: two for walkers that are no natives; fliers land at no extra cost
> battle Desert
> force attacker ogre lion angel griffon
> force defender ogre
> place d1 A1
> at turn=2 side=attacker phase=maneuver
> place a1 C5
> reach a1
@ hexes.D6 2
> place a1 off
> place a2 C5
> reach a2
@ hexes.D6 1
@ hexes.E5 2
> place a2 off
> place a3 C5
> reach a3
@ hexes.D6 1
> place a3 off
> place a4 C5
> reach a4
@ hexes.D6 1
---
# Volcano: Dragons only, and nobody else even flies over it
> battle Mountains
> force attacker lion angel dragon
> force defender ogre
> place d1 A1
> at turn=2 side=attacker phase=maneuver
> place a1 D5
> move a1 D4
~ 2.5.6.4.2.1: a1 cannot reach D4
> place a1 off
> place a2 D5
> move a2 D4
~ 2.5.6.4.2.1: a2 cannot reach D4
> reach a2
@ hexes.D3 3
> place a2 off
> place a3 D5
> reach a3
@ hexes.D4 1
@ hexes.D3 2
---
# Slope: going up costs two for walkers that are no natives; down, and flying, nothing more
> battle Hills
> force attacker centaur lion angel
> force defender ogre
> place d1 A3
> at turn=2 side=attacker phase=maneuver
> place a1 D1
> reach a1
@ hexes.D2 2
> place a1 D2
> reach a1
@ hexes.D1 1
> place a1 off
> place a2 D1
> reach a2
@ hexes.D2 1
> place a2 off
> place a3 D1
> reach a3
@ hexes.D2 1
---
# Dune: costs nothing more, up or down; the sand above it does for who is no native
> battle Desert
> force attacker ogre lion angel
> force defender ogre
> place d1 F1
> at turn=2 side=attacker phase=maneuver
> place a1 B3
> reach a1
@ hexes.B2 2
> place a1 B2
> reach a1
@ hexes.B3 1
> place a1 off
> place a2 B3
> reach a2
@ hexes.B2 1
> place a2 off
> place a3 B3
> reach a3
@ hexes.B2 1
---
# Cliff: nobody walks up or down it; fliers do not care
> battle Desert
> force attacker lion angel
> force defender ogre
> place d1 F1
> at turn=2 side=attacker phase=maneuver
# around it, over A1
> place a1 B1
> reach a1
@ hexes.B2 2
> place a1 B2
> reach a1
@ hexes.B1 2
> place a1 off
> place a2 B1
> reach a2
@ hexes.B2 1
> place a2 B2
> reach a2
@ hexes.B1 1
---
# Wall: going up costs two for all that walk; down, and flying, nothing more
> battle Tower
> force attacker centaur ogre angel
> force defender ogre
> place d1 E4
> at turn=2 side=attacker phase=maneuver
> place a1 B2
> reach a1
@ hexes.C3 2
@ hexes.D4 4
> place a1 off
> place a2 C3
> reach a2
@ hexes.B2 1
> place a2 off
> place a3 B2
> reach a3
@ hexes.C3 1
---
# Entering: the first hex counts with its terrain, the edge of the map costs nothing
> battle Brush side=upper-left
> force attacker lion cyclops angel
> force defender ogre
> place d1 F1
> at turn=1 side=attacker phase=maneuver
> reach a1
@ hexes.A3 2
@ hexes.B4 1
@ hexes.A2 3
> reach a2
@ hexes.A3 1
@ hexes.A2 2
> reach a3
@ hexes.A3 2
@ hexes.A2 2
---
# two ways to a hex: the cheaper one counts, also when the other, over a slope, is found first
> battle Mountains
> force attacker giant
> force defender ogre
> place d1 A1
> at turn=1 side=attacker phase=maneuver
> reach a1
@ hexes.E2 2
@ hexes.E3 2
# from E3 on the level, not from E2 up the slope
@ hexes.D3 3
