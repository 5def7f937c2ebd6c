# A battle taken up half-way: the board as it stands, in any order, with nobody seated
game titan
> at side=attacker phase=strike
! 2.5.6: there is no battle: battle LAND begins one
> battle Hills
> at turn=3 side=defender phase=strike
. step 2.5.6.4.1.4
. battle.turn 3
> place d1 B3
! 2.5.6.1: there are no units yet: force attacker CREATURES
> force defender unicorn ogre
> place d1 B3
= d1 is on B3
+ d1 | -> B3
> place d2 E3
> force attacker lion*2
> place a1 F3
> hits d2 =4
= d2: 4 of 6 hits
+ d2 | hits 0 -> 4
. must.length 1
. must[0] d2
> place a2 F3
! 2.5.6.4: a1 is on F3: place it elsewhere first
> strike d2 a1 5 5 5 5 5 5 5
= a1: 5 of 5 hits, slain
> step
> step
. step 2.5.6.4.1.6
. must[0] a1
---
# hits at or above the power: slain and still standing; nothing is removed by a ruling
scene lion-against-ogre
> place d1 C3
> hits d1 =9
= d1: 9 of 6 hits, slain, not yet removed
. battle.units[1].slain true
. battle.units[1].hex C3
> hits d1 -5
. battle.units[1].slain false
> hits d1 -5
~ that would make -1
> hits d9 =1
! no unit is called "d9": a1, d1
> at side=attacker phase=end
. battle.units.length 2
. battle.over null
---
# with one side only: the side that nobody has told of is not eliminated
> battle Plains
> force attacker lion
> at turn=2 side=attacker phase=end
> step
. step 2.5.6.4.1.1
. battle.turn 3
---
# place off: outside the map, free to enter this maneuver
scene lion-against-ogre
> place a1 C3
> at turn=4 side=attacker phase=maneuver
> place a1 off
= a1 is outside the map
. battle.units[0].hex null
> step
~ 2.5.6.4.2.1: enter a1
> enter a1 F1
> step
. step 2.5.6.4.2.3
---
# at: each phase of either side
> battle Plains
> at side=defender phase=maneuver
. step 2.5.6.4.1.1
. battle.turn 1
> at side=defender phase=drift
. step 2.5.6.4.1.3
> at side=defender phase=strike
. step 2.5.6.4.1.4
> at side=defender phase=strikeback
. step 2.5.6.4.1.6
. acts attacker
> at side=defender phase=remove
. step 2.5.6.4.1.7
> at side=defender phase=end
. step 2.5.6.4.1.8
> at side=attacker phase=strikeback turn=7
. step 2.5.6.4.2.6
. acts defender
. battle.turn 7
> at side=attacker phase=lunch
! "lunch" is not one of maneuver|drift|strike|strikeback|remove|end
> at side=attacker phase=drift turn=8
~ "8" is not a number from 1 to 7
> at phase=drift
~ usage: at
---
# a ruling in the middle of a strike: what cannot be any more is dropped
scene lion-against-two-ogres
> place a1 C3
> place d1 C4
> place d2 B3
> at turn=2 side=attacker phase=strike
> declare a1 d1
> place d1 F1
. step 2.5.6.4.2.4
> place d1 C4
> hits d1 =5
> strike a1 d1 6 6 6 6 6
. step 2.5.6.4.2.4.3
> hits d2 =6
. step 2.5.6.4.2.4
. battle.carry.left 0
---
# over is over: a ruling does not go back, undo does
scene lion-against-ogre
> at turn=2 side=defender phase=strike
> concede defender
> allow
> place a1 C3
! 2.5.6.5: the battle is over: undo reopens it
> undo
> undo
> place a1 C3
---
# undo of anything, and said again
> battle Plains
> force attacker colossus
> force defender ogre
> place a1 C3
> place d1 C4
> at turn=2 side=attacker phase=strike
> strike a1 d1 6 6 6 6 6 6 6 6 6 6
> step
> step
> strike d1 a1 1 1 1 1 1 1
> step
> step
> step
> step
. battle.over.winner attacker
> undo
> undo
> undo
> undo
> undo
> undo
> undo
> undo
. battle.units[1].hits 0
. battle.units[1].hex C4
. step 2.5.6.4.2.4
> redo
> redo
. step 2.5.6.4.2.5
---
# at: a window that is none
scene lion-against-ogre
> at turn=2 side=attacker phase=maneuver window=shut
! "shut" is not one of open|past
