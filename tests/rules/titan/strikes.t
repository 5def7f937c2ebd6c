# 2.5.6.4.1.3, 2.5.6.4.2.3: drift hurts who is no native, of both sides, in each battle turn
game titan
> battle Tundra
> force attacker lion troll angel
> force defender ogre warbear
> place a1 A1
> place a2 B2
> place a3 C4
> place d1 E4
> place d2 F2
> at turn=2 side=defender phase=drift
. step 2.5.6.4.1.3
. battle.phase drift
> step
! 2.5.6.4.1.3: drift still has to hurt a1, a3, d1: drift
> drift
= drift: a1, hit 1 of 5
= drift: a3, hit 1 of 6
- drift hurts nobody
= drift: d1, hit 1 of 6
. step 2.5.6.4.1.3
. battle.units[1].hits 0
. battle.units[4].hits 0
> drift
! 2.5.6.4.1.3: drift has done its damage this battle turn: step
> step
. step 2.5.6.4.1.4
> at turn=2 side=attacker phase=drift
. step 2.5.6.4.2.3
> drift
= drift: a1, hit 2 of 5
= drift: d1, hit 2 of 6
---
# dispute drift_frequency: only units of the side on turn
> option dispute drift_frequency mover
> battle Tundra
> force attacker lion
> force defender ogre
> place a1 A1
> place d1 E4
> at turn=2 side=defender phase=drift
> drift
= drift: d1, hit 1 of 6
. battle.units[0].hits 0
---
# 2.5.6.4.1.3: who is slain by drift still strikes
> battle Tundra
> force attacker lion
> force defender ogre*2
> place a1 C3
> place d1 C4
> hits d1 =5
> at turn=2 side=defender phase=drift
. step 2.5.6.4.1.3.1
> drift
= drift: d1, hit 6 of 6, slain
> step
. must[0] d1
. battle.units[1].slain true
> strike d1 a1 6 6 6 6 6 6
= a1: 5 of 5 hits, slain
= d1 hits 6, needed 5
= no more strikes are due
---
# 2.5.6.4.1.4: who is in contact must strike; others need not
> battle Plains
> force attacker lion*2
> force defender ogre*2 ranger
> place a1 D3
> place a2 F1
> place d1 D4
> place d2 A1
> place d3 A3
> at turn=2 side=defender phase=strike
. step 2.5.6.4.1.4
. acts defender
. battle.phase strike
. may[0] step
. may[1] declare
. may[2] strike
. may[3] concede
. must.length 1
. must[0] d1
. battle.units[2].contacts[0] a1
> step
! 2.5.6.4.1.4: d1 must strike
> strike a1 d1
! 2.5.6.4.1.4: a1 does not strike now, only the defender's units
> strike d1 d2
! 2.5.6.4.1.4: d1 and d2 are on the same side
> strike d2 a1
! 2.5.6.4.1.4: d2 is not in contact with a1 and cannot rangestrike
# an Ogre against a Lion: 6 dice, 4 - 2 + 3 = 5
> strike d1 a1 1 2 3
! 2.5.6.4.1.4: d1 rolls 6 dice: type that many
> strike d1 a1 1 2 3 4 5 7
~ "7" is not a number from 1 to 6
> strike d1 a1 1 2 3 4 5 6
= a1: 2 of 5 hits
= 1 2 3 4 5 6 at 5
+ a1 | hits 0 -> 2 | struck by d1
. battle.units[2].struck true
. must.length 0
> strike d1 a1 1 2 3 4 5 6
! 2.5.6.4.1.4: d1 has struck this battle turn and cannot strike a1
> step
. step 2.5.6.4.1.5
> step
# 2.5.6.4.1.6: the other side strikes back, who is in contact must
. step 2.5.6.4.1.6
. acts attacker
. battle.phase strikeback
. must.length 1
. must[0] a1
> step
! 2.5.6.4.1.6: a1 must strike
> strike a1 d1 6 6 6 6 6
= 6 6 6 6 6 at 3
> step
. step 2.5.6.4.1.7
. battle.phase remove
---
# 2.5.6.4.1.4.1, 2.5.6.4.1.4.2: a strike is declared, then rolled
scene lion-against-two-ogres
> place a1 D3
> place d1 D4
> place d2 D2
> at turn=2 side=defender phase=strike
> declare d1 a1 number=6
= d1 declares a strike at a1: 6 dice, hits on 6 or more
. step 2.5.6.4.1.4.2
> strike d2 a1
! 2.5.6.4.1.4.2: declared but not rolled: strike d1 a1
> strike d1 a1 number=5
! 2.5.6.4.1.4.2: 6 dice at 6 are declared: undo corrects
> strike d1 a1 6 6 5 4 3 2
= 6 6 5 4 3 2 at 6
. step 2.5.6.4.1.4
---
# 2.5.6.4.1.4.1: a worse number may be said, a better one may not; dice only those of a hexside
> battle Hills
> force attacker lion
> force defender ogre
> place a1 D1
> place d1 D2
> at turn=2 side=defender phase=strike
> strike d1 a1 number=4
! 2.5.6.4.1.4: the strike number is 5: a worse one is higher
> strike d1 a1 dice=5
! 2.5.6.4.1.4: of 7 dice only those for the hexside may be given up: roll 6 at least
> strike d1 a1 dice=6 1 1 1 1 1 1
= 1 1 1 1 1 1 at 5
---
# 2.5.6.4.2.4, 2.5.6.4.2.5, 2.5.6.4.2.6: the same in the attacker's turn; the slain strike back too
> battle Plains
> force attacker colossus
> force defender ogre*2
> place a1 D3
> place d1 D4
> at turn=2 side=attacker phase=strike
. step 2.5.6.4.2.4
. must[0] a1
> strike a1 d1 6 6 6 6 6 6 6 6 6 6
= d1: 6 of 6 hits, slain
. battle.units[1].hex D4
. battle.units[1].slain true
> step
. step 2.5.6.4.2.5
> step
. step 2.5.6.4.2.6
. must[0] d1
> strike d1 a1 6 6 6 6 6 6
= a1: 6 of 10 hits
> step
# 2.5.6.4.2.7: then the slain are taken off the map
. step 2.5.6.4.2.7
. battle.units[1].id d1
> step
= d1 (Ogre) leaves the map
. battle.units[1].id d2
. step 2.5.6.4.2.8
---
# 2.5.6.4.1.6.1: whose contacts are all slain does nothing
> battle Plains
> force attacker colossus ogre
> force defender ogre lion
> place a1 D3
> place d1 D4
> hits d1 =6
> at turn=2 side=attacker phase=strike
. must.length 0
> strike a1 d1
! 2.5.6.4.2.4: a1 cannot strike d1: it is already slain
> step
. step 2.5.6.4.2.5
---
# without dice they are rolled, and what fell is kept
seed 7
scene lion-against-ogre
> place a1 D3
> place d1 D4
> at turn=2 side=attacker phase=strike
> strike a1 d1
@ usable 0
@ excess 0
> undo
> redo
. battle.units[0].struck true
---
# 2.5.6.4.2.4.1: the attacker declares, or says that the strikes are done; a rangestrike too
> battle Plains
> force attacker ranger
> force defender ogre
> place a1 C1
> place d1 C3
> at turn=2 side=attacker phase=strike
> declare a1 d1
= a1 declares a strike at d1: 2 dice, hits on 2 or more
> strike a1 d1 6 1
= d1: 1 of 6 hits
> step
. step 2.5.6.4.2.5
---
# 2.5.6.4.2.6.1: the defender declares to strike back; a rangestrike is none
> battle Plains
> force attacker lion*2
> force defender ranger ogre
> place a1 C1
> place a2 F1
> place d1 C3
> place d2 F2
> at turn=2 side=attacker phase=strikeback
> declare d1 a1
! 2.5.6.4.2.6: d1 cannot rangestrike a1 when striking back
> step
! 2.5.6.4.2.6: d2 must strike
> declare d2 a2
. step 2.5.6.4.2.6.2
---
# A1 is a hex like all others: struck from it, up a slope, and at it
> battle Hills
> force attacker centaur
> force defender centaur
> place a1 A1
> place d1 B1
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ legal true
@ modifiers[0].hazard Slope
= Slope: skill -1
@ modifiers[0].skill -1
@ number 5
> at turn=2 side=attacker phase=strikeback
> odds d1 a1
@ legal true
@ dice 3
@ number 4
---
# odds: where 2 is enough five of six dice hit
> battle Plains
> force attacker warlock
> force defender ogre
> place a1 C3 & place d1 C4
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ dice 5
@ number 2
@ distribution[5] 0.401878
@ distribution[3] 0.160751
---
# who has struck and stands apart is told of the distance first
scene lion-against-ogre
> place a1 D3 & place d1 D4
> at turn=2 side=attacker phase=strike
> strike a1 d1 3 3 3 3 3
> odds a1 d1
= 2.5.6.4.2.4: a1 has struck this battle turn and cannot strike d1
> place d1 F1
> strike a1 d1 3 3 3 3 3
! 2.5.6.4.2.4: a1 is not in contact with d1 and cannot rangestrike
---
# a die or a hex that is none strikes nobody
> battle Plains & force attacker lion & force defender ogre & place a1 D3 & place d1 D4
> at turn=2 side=attacker phase=strike
> strike a1 d1 via=Z9
! no hex is called "Z9"
> strike a1 d1 1 2 3 4 7
! "7" is not a number from 1 to 6; usage: strike U T [DICE...] [number=N] [dice=N] [via=HEX]
> strike a1
! usage: strike U T [DICE...] [number=N] [dice=N] [via=HEX]
> odds a1 d1 via=Z9
! no hex is called "Z9"
---
# what a file says of dice is refused like what a player says
scene lion-against-ogre
> place a1 D3 & place d1 D4
> at turn=2 side=attacker phase=strike
< strike a1 d1 7 7 7 7 7
~ "7" is not a number from 1 to 6
< strike a1 d1
! usage: strike U T [DICE...] [number=N] [dice=N] [via=HEX]
> strike a1 d1 1 2 3 4 5
