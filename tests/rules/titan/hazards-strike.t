# Plain ground: the power is the dice, 4 less the striker's skill and the target's more the number
game titan
> battle Plains
> force attacker lion colossus
> force defender ogre angel
> place a1 C3
> place a2 D4
> place d1 C4
> place d2 D3
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ legal true
@ why null
@ kind strike
@ range 2
@ dice 5
@ number 3
@ modifiers.length 0
@ hits_left 6
> odds a1 d2
@ number 5
> odds a2 d1
@ dice 10
@ number 2
---
# Bramble: a stranger strikes out of it with one skill less
> battle Brush
> force attacker lion cyclops
> force defender ogre
> place a1 C4
> place d1 C3
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ dice 5
@ number 4
@ modifiers[0].hazard Bramble
@ modifiers[0].skill -1
> place a1 off
> place a2 C4
> odds a2 d1
@ dice 9
@ number 4
@ modifiers.length 0
---
# Bramble: a native in it is harder to hit by one for strangers
> battle Brush
> force attacker lion gorgon
> force defender cyclops ogre
> place a1 C3
> place d1 C4
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ number 4
@ modifiers[0].hazard Bramble
@ modifiers[0].number 1
> place a1 off
> place a2 C3
> odds a2 d1
@ number 3
@ modifiers.length 0
> place d1 off
> place d2 C4
> place a2 off
> place a1 C3
> odds a1 d2
@ number 3
@ modifiers.length 0
---
# Drift, Sand and Bog change no strike
> battle Tundra
> force attacker lion troll
> force defender ogre
> place a1 C4
> place d1 C3
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ number 3
@ modifiers.length 0
> place a1 off
> place a2 C4
> odds a2 d1
@ number 4
@ modifiers.length 0
---
# Sand and Bog change no strike
> battle Desert
> force attacker ogre lion
> force defender ogre
> place a1 E5
> place d1 D6
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ dice 6
@ number 4
@ modifiers.length 0
> place a1 off
> place a2 E5
> odds a2 d1
@ dice 5
@ modifiers.length 0
---
# Bog: from it and into it
> battle Marsh
> force attacker ogre lion
> force defender troll
> place a1 C2
> place a2 C4
> place d1 C3
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ dice 6
@ number 4
@ modifiers.length 0
> odds a2 d1
@ number 3
@ modifiers.length 0
---
# Volcano: a Dragon in it has two dice more; nobody else has, and nothing is harder to hit at close quarters
> battle Mountains
> force attacker dragon lion
> force defender ogre dragon
> place a1 D4
> place d1 D5
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ dice 12
@ number 3
@ modifiers[0].hazard Volcano
@ modifiers[0].dice 2
@ modifiers[1].hazard Slope
@ modifiers[1].dice 1
> place a1 off
> place a2 D4
> odds a2 d1
@ dice 6
@ modifiers[0].hazard Slope
> place d1 off
> place a2 D5
> place d2 D4
# a Lion strikes up at a Dragon in its volcano, and knows slopes
> odds a2 d2
@ dice 5
@ number 4
@ modifiers.length 0
---
# Slope down: a native has one die more; a stranger nothing
> battle Hills
> force attacker ogre centaur
> force defender ogre
> place a1 D2
> place d1 D1
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ dice 7
@ number 4
@ modifiers[0].hazard Slope
@ modifiers[0].dice 1
> place a1 off
> place a2 D2
> odds a2 d1
@ dice 3
@ number 2
@ modifiers.length 0
# Slope up: a stranger has one skill less; a native nothing
> place d1 off
> place a2 D1
> place d1 D2
> odds a2 d1
@ dice 3
@ number 3
@ modifiers[0].hazard Slope
@ modifiers[0].skill -1
> place a2 off
> place a1 D1
> odds a1 d1
@ dice 6
@ number 4
@ modifiers.length 0
---
# Dune down: a native has two dice more; a stranger nothing
> battle Desert
> force attacker lion ogre
> force defender ogre
> place a1 B2
> place d1 B3
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ dice 7
@ number 3
@ modifiers[0].hazard Dune
@ modifiers[0].dice 2
> place a1 off
> place a2 B2
> odds a2 d1
@ dice 6
@ modifiers.length 0
# Dune up: a stranger has one die less; a native nothing
> place d1 off
> place a2 B3
> place d1 B2
> odds a2 d1
@ dice 5
@ modifiers[0].hazard Dune
@ modifiers[0].dice -1
> place a2 off
> place a1 B3
> odds a1 d1
@ dice 5
@ modifiers.length 0
---
# Cliff: no contact and no strike over it, up or down
> battle Desert
> force attacker lion ogre
> force defender ogre
> place a1 B1
> place d1 B2
> at turn=2 side=attacker phase=strike
. battle.units[0].contacts.length 0
. must.length 0
> odds a1 d1
@ legal false
@ why cliff
> strike a1 d1
! 2.5.6.4.2.4: a1 and d1 have a cliff between them: no contact
> place d1 off
> place a1 B2
> place d1 B1
> odds a1 d1
@ why cliff
---
# Wall: anybody strikes down with one skill more, up with one less
> battle Tower
> force attacker ogre centaur
> force defender ogre
> place a1 C3
> place d1 B2
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ dice 6
@ number 3
@ modifiers[0].hazard Wall
@ modifiers[0].skill 1
> place a1 off
> place a2 C3
# a skill of 5 against 2: every die hits (AH 12.7)
> odds a2 d1
@ number 1
@ kill 0
@ distribution[3] 1
> option dispute min_strike_number 2
> odds a2 d1
@ number 2
> place d1 off
> place a2 B2
> place d1 C3
> odds a2 d1
@ number 3
@ modifiers[0].hazard Wall
@ modifiers[0].skill -1
---
# the number is never above 6: skill 2 against 4, up a slope
> battle Hills
> force attacker troll
> force defender angel
> place a1 D1
> place d1 D2
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ number 6
@ modifiers[0].skill -1
