# 2.5.6.4.2.4.3: excess goes to others in contact whose own number is not higher, own dice not fewer
game titan
> battle Plains
> force attacker colossus
> force defender ogre*2 lion troll
> place a1 D3
> place d1 D4
> place d2 C3
> place d3 E3
> place d4 D2
> hits d1 =4
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ number 2
@ hits_left 2
@ carry.length 2
@ carry[0] d2
@ carry[1] d4
@ announce.length 1
@ announce[0].dice 10
@ announce[0].number 3
@ announce[0].carry.length 3
> strike a1 d1 6 6 6 6 6 6 1 1 1 1
= 4 excess hits: carry to d2, d4
@ hits 6
@ damage 2
@ excess 4
@ usable 4
. step 2.5.6.4.2.4.3
> carry
! usage: carry T|none [N]
> offers
@ offers[strike].id nothing
. battle.carry.left 4
. battle.carry.targets[0] d2
. battle.carry.targets[1] d4
> step
! 2.5.6.4.2.4.3: 4 excess hits: carry to d2, d4, or none
> carry d3 1
! 2.5.6.4.2.4.3: d3 may not take the excess, only d2, d4: in contact, alive, no higher number, no fewer dice
> carry d2 5
~ "5" is not a number from 1 to 4
> carry d2 1
= carried to d2: 1 of 6 hits
. battle.carry.left 3
> carry d4 3
= carried to d4: 3 of 8 hits
. step 2.5.6.4.2.4
. battle.carry.left 0
. battle.carry.targets.length 0
---
# 2.5.6.4.2.4.3: it may be given to nobody
> battle Plains
> force attacker colossus
> force defender ogre*2
> place a1 D3
> place d1 D4
> place d2 C3
> hits d1 =5
> at turn=2 side=attacker phase=strike
> carry none
~ carry is not possible now, only declare, strike, concede
> strike a1 d1 6 6 6 6 6 6 6 6 6 6
> carry d2 7
! 2.5.6.4.2.4.3: d2 needs only 6 more hits, not 7
> carry none
= 9 excess hits are lost
. step 2.5.6.4.2.4
. battle.units[2].hits 0
---
# 2.5.6.4.1.6.3: striking back carries too
> battle Plains
> force attacker colossus
> force defender ogre*2
> place a1 D3
> place d1 D4
> place d2 C3
> hits d1 =5
> at turn=2 side=defender phase=strikeback
> strike a1 d1 6 6 6 6 6 6 6 6 6 6
. step 2.5.6.4.1.6.3
. acts attacker
> carry d2 6
= carried to d2: 6 of 6 hits, slain
. step 2.5.6.4.1.6
---
# 2.5.6.4.1.4.3, 2.5.6.4.2.6.3: in the defender's strikes and strikes back as well
> battle Plains
> force attacker ogre*2
> force defender colossus
> place d1 D3
> place a1 D4
> place a2 C3
> hits a1 =5
> at turn=2 side=defender phase=strike
> strike d1 a1 6 6 6 6 6 6 6 6 6 6
. step 2.5.6.4.1.4.3
> at turn=2 side=attacker phase=strikeback
> hits a1 =5
> strike d1 a1 6 6 6 6 6 6 6 6 6 6
. step 2.5.6.4.2.6.3
---
# no more dice than hits left: nothing is carried
scene lion-against-two-ogres
> place a1 D3
> place d1 D4
> place d2 C3
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ dice 5
@ hits_left 6
@ carry.length 0
> hits d1 =1
> odds a1 d1
@ carry.length 0
> hits d1 =2
> odds a1 d1
@ carry[0] d2
---
# a worse number said before the roll reaches more
> battle Plains
> force attacker colossus
> force defender ogre lion angel
> place a1 D3
> place d1 D4
> place d2 C3
> place d3 E3
> hits d1 =5
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ carry.length 0
@ announce[0].number 3
@ announce[0].carry[0] d2
@ announce[1].number 4
@ announce[1].carry.length 2
> strike a1 d1 number=4 6 6 6 4 3 3 3 3 3 3
@ hits 4
@ excess 3
@ usable 3
. battle.carry.targets[0] d2
. battle.carry.targets[1] d3
---
# the dice of a slope are given up to carry to who stands level (2.5.6.4.x.4.1)
> battle Hills
> force attacker ogre
> force defender ogre lion minotaur
> place a1 D2
> place d1 D1
> place d2 C2
> at turn=2 side=attacker phase=strike
> hits d1 =5
> odds a1 d1
@ dice 7
@ number 4
# d2 is down a slope too: seven dice, but at 5
@ carry.length 0
@ announce.length 1
@ announce[0].dice 7
@ announce[0].number 5
---
# fewer dice: an Ogre up on E3 strikes down, and beside it stands one up on its own level
> battle Mountains
> force attacker ogre
> force defender ogre*2
> place a1 E3
> place d1 E2
> place d2 F3
> hits d1 =5
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ dice 7
@ number 4
@ carry.length 0
@ announce.length 1
@ announce[0].dice 6
@ announce[0].number 4
@ announce[0].carry[0] d2
> strike a1 d1 dice=6 6 6 6 1 1 1
= 2 excess hits: carry to d2
---
# Dune: a strike that does not go up one carries nothing up one, natives too
> battle Desert
> force attacker lion*2
> force defender ogre*2
> place a1 B3
> place d1 B4
> place d2 B2
> hits d1 =5
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ carry.length 0
@ announce.length 0
# up one it does: from C3 to B2 and to D4 over the cliff not
> place a1 off
> place d1 A2
> place a1 B3
> odds a1 d1
@ carry[0] d2
---
# dispute carry_raised_targets: Colossus lets only those that make the announcement, and those that needed none
> battle Plains
> force attacker colossus
> force defender ogre lion angel
> place a1 D3
> place d1 D4
> place d2 C3
> place d3 E3
> hits d1 =5
> at turn=2 side=attacker phase=strike
> option dispute carry_raised_targets named
> strike a1 d1 number=4 6 6 6 4 3 3 3 3 3 3
. battle.carry.targets.length 1
. battle.carry.targets[0] d3
---
# dispute carry_penalty_mix: fewer dice for one whose number is lower anyway
> battle Mountains
> force attacker ogre
> force defender lion ogre
> place a1 E3
> place d1 E2
> place d2 F3
> hits d1 =4
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ dice 7
@ number 5
@ announce[0].dice 6
@ announce[0].number 5
> option dispute carry_penalty_mix refuse
> odds a1 d1
@ announce.length 0
> strike a1 d1 dice=6
! 2.5.6.4.2.4: 6 dice at 5 may not be announced (dispute carry_penalty_mix)
---
# dispute carry_penalty_mix: a worse number for one with no more dice may still be said, and no other
> battle Plains
> option dispute carry_penalty_mix refuse
> force attacker colossus
> force defender ogre lion
> place a1 D3
> place d1 D4
> place d2 E3
> hits d1 =4
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ number 2
@ announce.length 1
@ announce[0].dice 10
@ announce[0].number 3
> strike a1 d1 number=7
~ "7" is not a number from 1 to 6
> strike a1 d1 number=4
! 2.5.6.4.2.4: 10 dice at 4 may not be announced (dispute carry_penalty_mix)
> strike a1 d1 number=3 6 6 6 6 6 6 1 1 1 1
. battle.carry.left 4
. battle.carry.targets[0] d2
---
# 2.5.6.4.x.4.3: without a number, all that it can take
> battle Plains
> force attacker serpent
> force defender ogre*2
> place a1 D3
> place d1 D4
> place d2 C3
> hits d1 =5
> hits d2 =2
> at turn=2 side=attacker phase=strike
> strike a1 d1 6 6 6 6 6 6 6 6 1 1 1 1 1 1 1 1 1 1
. battle.carry.left 7
> carry d1
~ d1 may not take the excess, only d2: in contact, alive, no higher number, no fewer dice
> carry d2
= carried to d2: 6 of 6 hits, slain
. battle.carry.left 0
. step 2.5.6.4.2.4
---
# 2.5.6.4.2.4.1: not more dice than there are, and those that were declared
> battle Mountains
> force attacker ogre
> force defender lion ogre
> place a1 E3
> place d1 E2
> place d2 F3
> hits d1 =4
> at turn=2 side=attacker phase=strike
> strike a1 d1 dice=8
! 2.5.6.4.2.4: of 7 dice only those for the hexside may be given up: roll 6 at least
> strike a1 d1 dice=5
! 2.5.6.4.2.4: of 7 dice only those for the hexside may be given up: roll 6 at least
> declare a1 d1 dice=6 number=5
> strike a1 d1 dice=7
! 2.5.6.4.2.4.2: 6 dice at 5 are declared: undo corrects
> strike a1 d1 dice=6
---
# 2.5.6.4.2.4.3: one excess hit is carried, too
> battle Plains
> force attacker ogre
> force defender ogre*2
> place a1 D3
> place d1 D4
> place d2 C3
> hits d1 =3
> at turn=2 side=attacker phase=strike
> strike a1 d1 6 6 6 6 1 1
= d1: 6 of 6 hits, slain
. step 2.5.6.4.2.4.3
. battle.carry.left 1
. battle.carry.targets[0] d2
> carry d2 1
= carried to d2: 1 of 6 hits
. step 2.5.6.4.2.4
