# value: power times skill; a Titan's power is its owner's score's, or said
game titan
> value angel lion*2
@ points 54
= 54 points
=
> value titan lion score=120
@ points 43
@ titan_power 7
@ titan_teleport false
> value titan:10
@ points 40
@ titan_teleport true
> value titan score=400
@ titan_power 10
@ titan_teleport true
> value "colossus serpent" Hydrae
@ points 106
> value
~ usage: value
---
# recruits: enough of the one before, one of the same, or one of any further on (2.6)
> lands Brush
= Brush: Gargoyle (21 left) -2-> Cyclops (28 left) -2-> Gorgon (25 left)
=
@ Brush.length 3
@ Brush[1].creature Cyclops
@ Brush[2].needs 2
@ Brush[2].left 25
> recruits Brush gargoyle*2
= recruits in the Brush: Gargoyle, Cyclops
@ recruits.length 2
@ recruits[0] Gargoyle
@ recruits[1] Cyclops
> recruits Brush gargoyle
@ recruits.length 1
> recruits Brush gorgon
@ recruits.length 3
@ recruits[2] Gorgon
> recruits Jungle cyclops*2
@ recruits.length 2
> recruits Jungle cyclops*3
@ recruits[2] Behemoth
> recruits Mountains minotaur*2
@ recruits.length 3
@ recruits[0] Lion
@ recruits[1] Minotaur
@ recruits[2] Dragon
> recruits Plains ogre*3
@ recruits.length 0
= no recruit in the Plains
# a Tower: three are free; Guardian for three of a kind; Warlock for the Titan
> recruits Tower lion
@ recruits.length 3
> recruits Tower lion*3
@ recruits.length 4
@ recruits[3] Guardian
> recruits Tower angel*3
@ recruits.length 3
> recruits Tower titan
@ recruits[3] Warlock
> recruits Tower guardian warlock
@ recruits.length 5
> recruits Sea lion
~ no land is called "Sea"
---
# spoils: what an encounter's end gives (2.5.6.8)
> spoils battle titan lion score=100 winner=60
@ legal true
@ points 43
@ score 103
@ multiples.length 1
@ multiples[0] 100
@ archangel.length 0
@ lords 1
@ half 0
# halves are of what a slain Titan leaves, and of nothing else
> spoils battle lion winner=60 left=ogre others=ogre
@ score 75
@ half 0
@ half_others 0
@ half_all 0
= 15 points, and 0 half points
- 2.5.3: a legion with a lord may not flee
> spoils concede lion*2
@ points 30
> spoils agreement lion*2
@ points 30
> spoils time lion*2
@ points 0
> spoils mutual lion*2
@ points 0
# half of the legion's total, the fraction dropped
> spoils flee lion*3
@ points 22
@ legal true
> spoils flee lion angel
@ legal false
@ points 0
= 2.5.3: a legion with a lord may not flee
> spoils flee lion warlock
@ legal true
@ points 17
> spoils battle serpent winner=480
@ multiples[0] 500
@ archangel[0] 500
@ lords 1
# a slain Titan (2.5.6.9): the dead in full, what is left by half of the sum
> spoils titan-slain titan lion left="ogre lion" others="troll lion*2" score=100
@ points 43
@ half 13
@ half_others 23
# the slayer's last unit dies in the same strike: nobody wins, and what is left still gives half
> spoils titan-slain titan left="hydra warlock" others="angel ogre" survives=no
@ points 0
@ half 25
@ half_others 18
@ half_all 43
= 0 points, and 43 half points
> spoils titan-slain titan left="hydra warlock" others="angel ogre" survives=yes
@ points 24
@ half 25
@ half_others 18
# one receiver: added up, then halved
> spoils titan-slain titan left=lion others=lion
@ half_all 15
= 24 points, and 15 half points
---
# where: the step, what it belongs to, and what may be said
> where
! 2.5.6: there is no battle: battle LAND begins one
> battle Tundra
> force attacker lion
> force defender ogre
> at turn=2 side=attacker phase=strike
> where
@ step 2.5.6.4.2.4
@ acts attacker
@ parents[0].step 2
@ parents[1].step 2.5
@ parents[4].step 2.5.6.4.2
@ may[0] step
@ owed null
---
# odds: exact, and the reason when it is no legal strike
scene lion-against-ogre
> place a1 C3
> place d1 C4
> odds a1 d1
@ legal false
@ why not_your_step
@ dice 5
@ number 3
@ distribution.length 6
# 5 dice, 2 of 3 hit: 1/243, 10/243, 40/243, 80/243, 80/243, 32/243
@ distribution[0] 0.00411523
@ distribution[1] 0.0411523
@ distribution[2] 0.164609
@ distribution[3] 0.329218
@ distribution[4] 0.329218
@ distribution[5] 0.131687
@ kill 0
> hits d1 =1
> odds a1 d1
@ hits_left 5
@ kill 0.131687
> hits d1 =6
> odds a1 d1
@ why slain
> odds a1 a1
! 2.5.6.4: a1 and a1 are on the same side
---
# the disputes: the advised choice holds unless the table says otherwise
. disputes.min_strike_number 1
. disputes.valley_games_chart ah
. disputes.three_slopes either
. disputes.warlock_adjacent allow
. disputes.warlock_bramble_volcano none
. disputes.bramble_spine better
. disputes.carry_penalty_mix offer
. disputes.carry_raised_targets all
. disputes.reinforce_right wolff
. disputes.start split
. disputes.concede_timing wolff
. disputes.drift_frequency both
. disputes.slain_creatures dead
. disputes.archangel_limit each
. disputes.stack_sizes_wolff_2_1 four
> option dispute three_slopes both
= dispute three_slopes: both
+  | dispute three_slopes: either -> both
. disputes.three_slopes both
> option dispute three_slopes all
~ "all" is not one of either|both
> option dispute five_slopes all
~ no dispute is called "five_slopes": min_strike_number, valley_games_chart
> option drift both
! no option is called "drift": dispute, board, auto-step, cumulative-slow, one-hex, mulligans, tower-teleport, titan-teleport, first-warlock, open-legions
# archangel_limit: two multiples of 500 at once
> spoils battle colossus*30 winner=0
@ multiples.length 12
@ archangel.length 2
---
# odds in words: who, dice, chances, and what an announcement reaches
> battle Hills
> force attacker ogre
> force defender lion unicorn
> place a1 E3
> place d1 F3
> place d2 D3
> hits d1 =4
> at turn=2 side=attacker phase=strike
> odds a1 d1
= a1 Ogre 6-2 on E3 strikes d1 Lion 5-3 on F3
= 7 dice, hits on 5 or more
= Slope: +1 die
= 1 hit slays: 94.1%
= hits: 0 5.9%, 1 20.5%, 2 30.7%, 3 25.6%, 4 12.8%, 5 3.8%, 6 0.6%, 7 <0.1%
= or 7 dice at 6: excess may go to d2
---
# value: of a score of nothing, too
> value lion score=0
@ points 15
---
# odds of a rangestrike that is not possible: why not, and no numbers
> battle Plains
> force attacker ranger
> force defender angel
> place a1 D2
> place d1 D4
> at turn=2 side=attacker phase=strike
> odds a1 d1
= 2.5.6.4.2.4: a1 cannot rangestrike d1: only a Warlock may rangestrike a lord
=
@ legal false
@ why target_is_lord
---
# odds tell of units in contact that do not strike in this step
scene lion-against-ogre
> place a1 D3
> place d1 D4
> at turn=2 side=attacker phase=maneuver
> odds a1 d1
= 2.5.6.4.2.1: a1 does not strike d1 in this step
= a1 Lion 5-3 on D3 strikes d1 Ogre 6-2 on D4
= 5 dice, hits on 3 or more
> at turn=2 side=defender phase=strike
> odds a1 d1
= 2.5.6.4.1.4: a1 does not strike d1 in this step
---
# lands: one of them alone, or each
> lands Woods
= Woods: Centaur (25 left) -3-> Warbear (21 left) -2-> Unicorn (12 left)
=
> lands
= Brush: Gargoyle (21 left) -2-> Cyclops (28 left) -2-> Gorgon (25 left)
= Woods: Centaur (25 left) -3-> Warbear (21 left) -2-> Unicorn (12 left)
---
game titan
# a beginning of a name that only one has; at most 64 at once; what a query takes
> value drag
= 27 points
> value lion*50 ogre*14
= 918 points
> value lion*50 ogre*15
! at most 64 characters at once
> value war
! "war" could be Warbear, Warlock
> spoils flee ogre survives=maybe
! survives= takes yes or no: does the slayer live?
> recruits xyz ogre
~ no land is called "xyz"
> recruits
! usage: recruits LAND CREATURES...
