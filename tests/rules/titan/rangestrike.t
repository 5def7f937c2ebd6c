# Rangestrikes: range 3 and 4, both ends counted, half the power, one skill less at 4
game titan
> battle Plains
> force attacker ranger gorgon lion warlock
> force defender ogre angel guardian
> place a1 C1
> place d1 C3
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ legal true
@ kind rangestrike
@ range 3
@ dice 2
@ number 2
@ modifiers.length 0
> place d1 C4
> odds a1 d1
@ range 4
@ number 3
@ modifiers[0].hazard Range
@ modifiers[0].skill -1
> place d1 C5
> odds a1 d1
@ legal false
@ why out_of_range
@ range 5
> strike a1 d1
! 2.5.6.4.2.4: a1 cannot rangestrike d1: out of range, 3 hexes up to its skill, at most 4, counting both ends
# a Gorgon's skill of 3 is its range
> place a1 off
> place a2 C1
> place d1 C3
> odds a2 d1
@ dice 3
@ number 3
@ legal true
> place d1 C4
> odds a2 d1
@ why out_of_range
# who does not rangestrike
> place a2 off
> place a3 C1
> place d1 C3
> odds a3 d1
@ why not_a_rangestriker
> strike a3 d1
! 2.5.6.4.2.4: a3 is not in contact with d1 and cannot rangestrike
# a Warlock: no penalty for range
> place a3 off
> place a4 C1
> place d1 C4
> odds a4 d1
@ dice 2
@ number 2
@ modifiers.length 0
---
# Rangestrikes: a lord only by a Warlock; a demi-lord by all
> battle Plains
> force attacker ranger warlock
> force defender angel guardian
> place a1 C1
> place d1 C3
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ why target_is_lord
> strike a1 d1
! 2.5.6.4.2.4: a1 cannot rangestrike d1: only a Warlock may rangestrike a lord
> place d1 off
> place d2 C3
> odds a1 d2
@ legal true
> place a1 off
> place d2 off
> place a2 C1
> place d1 C3
> odds a2 d1
@ legal true
@ number 4
---
# Rangestrikes: not while in contact, with the slain too; once; only by the side on turn
> battle Plains
> force attacker ranger*2
> force defender ogre*3
> place a1 C1
> place a2 F1
> place d1 C3
> place d2 B1
> place d3 F3
> hits d2 =6
> at turn=2 side=attacker phase=strike
. must.length 0
> odds a1 d1
@ why in_contact
> strike a1 d1
! 2.5.6.4.2.4: a1 is in contact (slain enemies count) and cannot rangestrike d1
> strike a1 d2
! 2.5.6.4.2.4: a1 cannot strike d2: it is already slain
> strike a2 d3 6 6
= 6 6 at 2
> strike a2 d3 6 6
! 2.5.6.4.2.4: a2 has struck this battle turn and cannot strike d3
# nothing is carried by a rangestrike, and nothing worse is announced
> place a1 C5
> strike a1 d1 number=4
! 2.5.6.4.2.4: a rangestrike carries nothing: roll 2 dice at 2
> odds a1 d1
@ carry.length 0
@ announce.length 0
> at turn=2 side=defender phase=strikeback
> place d2 off
> odds a1 d1
@ why not_your_step
---
# Bramble between: one skill less for each hex, for who is no native; its own and the target's hex do not count
> battle Brush
> force attacker ranger gorgon warlock
> force defender ogre cyclops
> place a1 C3
> place d1 C5
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ number 3
@ modifiers[0].hazard Bramble
@ modifiers[0].skill -1
> place a1 off
> place a2 C3
> odds a2 d1
@ number 3
@ modifiers.length 0
> place a2 off
> place a3 C3
> odds a3 d1
@ number 2
@ modifiers.length 0
> place a3 off
> place a1 C4
> place d1 C2
> odds a1 d1
@ number 2
@ modifiers.length 0
---
# Two brambles in a line: one skill less for each, beside the range of 4
> battle Jungle
> force attacker ranger warlock
> force defender ogre
> place a1 B2
> place d1 E4
> los B2 E4
@ clear true
@ over[0] C3
@ over[1] D4
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ legal true
@ number 5
@ modifiers[0].hazard Range
@ modifiers[0].skill -1
@ modifiers[1].hazard Bramble
@ modifiers[1].skill -2
# the same from the other end
> place a1 off & place d1 off
> place a1 E4 & place d1 B2
> odds a1 d1
@ number 5
@ modifiers[1].skill -2
# a Warlock has neither
> place a1 off
> place a2 E4
> odds a2 d1
@ legal true
@ number 2
@ modifiers.length 0
---
# Bramble around the target: a native in it is harder to hit by who is none; not by a Warlock
> battle Brush
> force attacker ranger gorgon warlock
> force defender ogre cyclops
> place a1 C2
> place d2 C4
> at turn=2 side=attacker phase=strike
> odds a1 d2
@ number 3
@ modifiers[0].hazard Bramble
@ modifiers[0].number 1
> place a1 off
> place a2 C2
> odds a2 d2
@ number 3
@ modifiers.length 0
> place a2 off
> place a3 C2
> odds a3 d2
@ number 2
# dispute warlock_bramble_volcano: Slugathon adds it for a Warlock too
> option dispute warlock_bramble_volcano add
> odds a3 d2
@ number 3
> option dispute warlock_bramble_volcano none
# a stranger in it is not
> place d2 off
> place d1 C4
> place a3 off
> place a1 C2
> odds a1 d1
@ number 2
@ modifiers.length 0
---
# Bramble beside a hexspine: the striker has the better side, or says which (dispute bramble_spine)
> battle Brush
> force attacker ranger
> force defender ogre
> place a1 C3
> place d1 D5
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ number 2
> odds a1 d1 via=C4
@ number 3
@ modifiers[0].skill -1
> strike a1 d1 via=B2
! 2.5.6.4.2.4: the line of sight does not run along B2
> option dispute bramble_spine worse
> odds a1 d1
@ number 3
---
# Volcano: a Dragon in it has two dice more, and is harder to hit from afar; not by a Warlock
> battle Mountains
> force attacker dragon ranger warlock
> force defender ogre dragon
> place a1 D4
> place d1 D2
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ legal true
@ dice 6
@ number 3
@ modifiers[0].hazard Volcano
@ modifiers[0].dice 2
> place a1 off
> place d1 off
> place d2 D4
> place a2 D2
> odds a2 d2
@ legal true
@ dice 2
@ number 4
@ modifiers[0].hazard Volcano
@ modifiers[0].number 1
> place a2 off
> place a3 D2
> odds a3 d2
@ number 3
> option dispute warlock_bramble_volcano add
> odds a3 d2
@ number 4
---
# Volcano: a Dragon in it is harder to hit from afar for another Dragon too; at close quarters it is not
> battle Mountains
> force attacker dragon
> force defender dragon
> place d1 D4
> place a1 D2
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ legal true
@ dice 4
@ number 5
@ modifiers.length 1
@ modifiers[0].hazard Volcano
@ modifiers[0].number 1
# beside it there is no such cover
> place a1 D3
> odds a1 d1
@ number 4
@ modifiers.length 0
---
# Wall: one skill less for each that is crossed upwards, nothing down; not for a Warlock
> battle Tower
> force attacker ranger warlock
> force defender ogre
> place a1 C1
> place d1 C3
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ legal true
@ number 3
@ modifiers[0].hazard Wall
@ modifiers[0].skill -1
> place a1 D1
> place d1 D4
> odds a1 d1
@ legal true
@ number 5
@ modifiers[1].hazard Wall
@ modifiers[1].skill -2
> place d1 off
> place a1 D4
> place d1 D1
> odds a1 d1
@ legal true
@ number 3
@ modifiers.length 1
> place a1 off
> place d1 off
> place a2 D1
> place d1 D4
> odds a2 d1
@ number 2
@ modifiers.length 0
---
# Warlock: over a cliff at an adjacent enemy (dispute warlock_adjacent)
> battle Desert
> force attacker warlock ranger
> force defender ogre
> place a1 B1
> place d1 B2
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ legal true
@ kind rangestrike
@ range 2
@ dice 2
@ number 2
> option dispute warlock_adjacent refuse
> odds a1 d1
@ why cliff
> option dispute warlock_adjacent allow
> place a1 off
> place a2 B1
> odds a2 d1
@ why cliff
---
# Drift, Sand, Bog and Dunes change nothing from afar
> battle Desert
> force attacker ranger hydra
> force defender ogre
> place a1 B2
> place d1 D2
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ legal true
@ number 2
@ modifiers.length 0
> place a1 off
> place a2 B2
> odds a2 d1
@ dice 5
@ number 3
@ modifiers.length 0
---
# dispute valley_games_chart: Cyclops and Hydra as the book of 2007 prints them
> option dispute valley_games_chart valley
> battle Plains
> force attacker cyclops hydra
> force defender ogre
. battle.units[0].skill 3
> place a1 C1
> place d1 C3
> at turn=2 side=attacker phase=strike
> odds a1 d1
@ legal true
@ dice 4
> place a1 off
> place a2 C1
> odds a2 d1
@ why not_a_rangestriker
---
# 2.5.6.4.x.6: nobody rangestrikes in a strike back, and the refusal says so
> battle Plains
> force attacker ranger
> force defender ogre
> place a1 D1
> place d1 D3
> at turn=2 side=defender phase=strikeback
> strike a1 d1
! 2.5.6.4.1.6: a1 cannot rangestrike d1 when striking back
---
# 2.5.6.4.2.4.1: via= names a hex between, A1 and either of two; what is declared is rolled
> battle Plains
> force attacker ranger ranger ranger
> force defender ogre ogre ogre
> place a1 A2
> place d1 B1
> place a2 C1
> place d2 C3
> place a3 E1
> place d3 E3
> at turn=2 side=attacker phase=strike
> strike a2 d2 via=A1
! 2.5.6.4.2.4: the line of sight does not run along A1
> declare a1 d1 via=A1
> strike a1 d1 via=B2
! 2.5.6.4.2.4.2: 2 dice at 2 are declared: undo corrects
> strike a2 d2
! 2.5.6.4.2.4.2: declared but not rolled: strike a1 d1
> strike a1 d1 via=A1 6 1
= d1: 1 of 6 hits
> place d1 off
> place a1 off
> place a2 A1
> place d2 B3
> odds a2 d2 via=A2
@ legal true
> odds a2 d2 via=B2
@ legal true
> strike a2 d2 via=A2 1 1
> undo
> strike a2 d2 via=B2 1 1
= d2: 0 of 6 hits
