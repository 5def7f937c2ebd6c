# angels of `score` are taken in the turn they are told, or lost; all see what joins
game titan
scene red-and-blue-begin
> legion Red Rd01 titan ogre*3 & legion Blue Bu01 titan centaur*3
> begin Red turn=4
> score Red +500
> archangel Rd01
= Archangel joins Rd01
. players[0].legions[0].revealed.length 1
. players[0].legions[0].revealed[0] Archangel
> score Red +500
> begin Blue turn=4
> begin Red turn=5
> archangel Rd01
! 2.1: Red's points give no Archangel now
> angel Rd01
! 2.1: Red's points give no Angel now
---
# 2.2.1: each player has a mulligan in the first turn
scene red-and-blue-begin
> step
> step
> split Rd01 Rd02 titan ogre*2 centaur
> step
> movement 4
> mulligan
> movement 2
> begin Blue turn=1
> split Bu01 Bu02 titan ogre*2 centaur
> step
> movement 4
> mulligan
= the roll of 4 is cancelled: movement rolls again
---
# 2.6: a legion recruits in each turn
scene red-and-blue-begin
> legion Red Rd01 titan ogre*3 & legion Blue Bu01 titan
> begin Red turn=4
> step
> movement 3
> step
> move Rd01 Hills
> step & step & step
> recruit Rd01 minotaur with=ogre*3
. players[0].legions[0].recruited true
> begin Red turn=5
. players[0].legions[0].recruited false
> step
> movement 3
> step
> move Rd01 Marsh
> step & step & step
> recruit Rd01 troll with=ogre*2
. players[0].legions[0].size 6
# three Ogres have been shown, and nobody sees which units a split takes along
. players[0].legions[0].revealed.length 5
> begin Red turn=6
> split Rd01 Rd02 ogre*2
. players[0].legions[0].revealed.length 5
---
# 2.5.6.8: only who has won takes the angel
scene red-with-angels-comes-to-blue
> score Red =80
> step & step & step
> done-proposing Blue
> step & step & step
> concede Blue
> step & step & step
. step 2.5.6.8
> angel Bu01
! 2.5.6.8: only the legion that won may take it
> angel Rd01
---
# an angel that went back is in its legion when all is over, and nowhere else
scene red-and-blue-have-angels
> begin Red turn=4
> step
> movement 3
> step
> move Rd01 Plains from=upper-left
> step
> step
> encounter Rd01 Bu01 Plains
> step & step & step
> done-proposing Blue
> step
> at turn=2 side=attacker phase=maneuver window=open
> place a1 C1 & place a2 C2 & place a3 C3 & place a4 D1 & place d1 A1 & place d2 A2 & place d3 A3
> at turn=2 side=attacker phase=maneuver window=open
> summon angel
> hold a5
> step
= a5 did not enter and goes back
> at turn=2 side=defender phase=strike
> concede defender
> allow
> step & step & step & step & step & step
. step 2.5
. pot.Angel 16
. players[0].legions[1].size 2
---
# 2.5.6.4.2.1: one angel a turn, however many encounters follow
scene red-and-blue-begin
> legion Red Rd01 ogre*3 lion & legion Red Rd02 titan angel*2 & legion Red Rd03 lion*2 & legion Red Rd04 lion*2
> legion Blue Bu01 centaur*3 & legion Blue Bu02 titan & legion Blue Bu03 centaur*2 & legion Blue Bu04 centaur*2
> begin Red turn=4
> step
> movement 3
> step
> move Rd01 Hills from=upper-left & move Rd03 Plains from=right & move Rd04 Marsh from=right
> step
> step
> encounter Rd01 Bu01 Hills
> step & step & step
> done-proposing Blue
> step & step & step
> concede Blue
> summon angel
> step & step & step & step & step & step
> encounter Rd03 Bu03 Plains
> step
> step
> flee
> step & step & step & step & step & step
> encounter Rd04 Bu04 Marsh
> step & step & step
> done-proposing Blue
> step & step & step
> concede Blue
. battle.may_summon false
---
# 2.4: of three that were one, those who stay are one again, also where the first has moved
scene red-and-blue-begin
> legion Red Rd01 titan ogre*3 lion*3 & legion Blue Bu01 titan
> begin Red turn=4
> split Rd01 Rd03 ogre*2 lion*2
> split Rd03 Rd04 lion*2
> step
> movement 3
> step
> step
> rejoin
. players[0].legions.length 1
. players[0].legions[0].size 7
> undo
> undo
> move Rd01 Hills
> step
> rejoin
= Rd04 rejoins Rd03, which has 4
. players[0].legions.length 2
---
# an angel that all have seen is not seen in the legion that has lent it
scene red-and-blue-have-angels
> legion Red Rd02 titan lion
> score Red +100
> angel Rd02
. players[0].legions[1].revealed[0] Angel
scene red-comes-to-blue
> step & step & step
> done-proposing Blue
> step & step & step
> concede Blue
> summon angel
. players[0].legions[1].revealed.length 0
---
# the markers of a slain player go on to the slayer of the slayer
> seat Red Blue Green Gold
> tower Red 6 & tower Blue 3 & tower Green 1 & tower Gold 2
> colour Green green & colour Gold gold & colour Blue blue & colour Red red
> step
> legion Red Rd01 ogre*4 & legion Red Rd02 titan lion & legion Blue Bu01 centaur*3 & legion Blue Bu02 titan lion
> legion Green Gr01 titan lion & legion Gold Gd01 titan lion
> begin Blue turn=4
> step
> movement 3
> step
> move Bu01 Hills from=right
> step
> step
> encounter Bu01 Gr01 Hills
> step & step & step
> done-proposing Green
> step & step & step
> concede Green
> step & step & step & step & step & step
> begin Red turn=5
> step
> movement 3
> step
> move Rd01 Plains from=right
> step
> step
> encounter Rd01 Bu02 Plains
> step & step & step
> done-proposing Blue
> step & step & step
> concede Blue
> step & step & step & step & step & step
> begin Red turn=6
> split Rd01 Gr02 ogre*2
. players[0].legions.length 3
---
# 2.5: who has been met is met once a turn, stands where it was met, and is known to all after the battle
scene red-and-blue-begin
> legion Red Rd01 ogre*3 lion & legion Red Rd02 titan & legion Red Rd03 lion*2
> legion Blue Bu01 centaur*3 & legion Blue Bu02 titan
> begin Red turn=4
> step
> movement 3
> step
> move Rd01 Hills from=upper-left & move Rd03 Hills from=right
> step
> step
> encounter Rd01 Bu01 Hills
. players[1].legions[0].land Hills
> begin Red turn=5
! 2.5.1: finish the encounter first
> step & step & step
> propose winner=attacker left=ogre
> propose winner=attacker left=ogre
! 2.5.4.2: proposal 1 is the same: a new one must differ
> propose winner=attacker left=lion
> done-proposing Blue
> step
> at turn=2 side=attacker phase=strike
> concede attacker
> allow
> step & step & step & step & step & step
. step 2.5
> contents Bu01
= Bu01: known: Centaur x3
> encounter Rd03 Bu01 Hills
! 2.5: Bu01 has had its encounter this turn
---
# a tower thrown at once ends the talks before it, which are told
> seat Red Blue
> tower Red 6
= Red has tower 600
= 15 disputed rules are set: option dispute lists them
---
# 2.5.6.4.2.1: a reinforcement that stays outside is in the pot again, also when all is over
scene red-and-blue-begin
> legion Red Rd01 titan & legion Red Rd02 lion*2 & legion Blue Bu01 titan & legion Blue Bu02 ogre*3
> begin Red turn=4
> step
> movement 3
> step
> move Rd02 Hills from=right
> step
> step
> encounter Rd02 Bu02 Hills
> step & step & step
> done-proposing defender
> step
> at turn=4 side=defender phase=maneuver
> place a1 F1 & place a2 F3 & place d1 A1 & place d2 A2 & place d3 A3
> reinforce minotaur
> hold d4
> step
= d4 did not enter and goes back
> at turn=4 side=attacker phase=strike
> concede attacker
> allow
. battle.may_reinforce true
> step & step & step & step & step & step
. step 2.5
. pot.Minotaur 21
. players[1].legions[1].size 3
---
# a teleport is one of its turn
scene red-and-blue-on-the-board
> legion Red Rd01 titan ogre at=100 & legion Red Rd02 angel centaur at=200
> legion Blue Bu01 titan centaur*3 at=17
> begin Red turn=4
> step
> movement 6
> step
> move Rd02 3 teleport from=right
. players[0].legions[1].teleported true
> begin Red turn=5
. players[0].legions[1].teleported false
---
# what has been done is not asked for again: a look, an encounter, an angel without room
scene red-and-blue-begin
> legion Red Rd01 ogre*3 lion & legion Red Rd02 titan & legion Red Rd03 lion*2
> legion Blue Bu01 titan centaur*3
> begin Red turn=4
> offers Red
@ offers[split].id split
> step
> movement 3
> step
> move Rd01 Hills from=upper-left & move Rd03 Hills from=right
> step
> step
> offers Red
@ offers[encounter].id encounter
> encounter Rd01 Bu01 Hills
> offers Red
@ offers[look].kind once
@ offers[step].loses Red does not look into Bu01
> look Red
> offers Red
@ offers[look].kind act
@ offers[step].loses null
> step & step & step
> propose half of it
> offers
@ offers[accept].id nothing
> score Red +100
> offers Red
@ offers[angel].id nothing
> done-proposing Red
> step
> at turn=2 side=attacker phase=strike
> concede attacker
> allow
> step & step & step & step & step & step
> offers Red
@ offers[encounter].id nothing
@ offers[angel].id angel
> legion Red Rd02 titan ogre*6 & legion Red Rd03 none
> offers Red
@ offers[angel].id nothing
---
# what a step would lose is what somebody could have: no angel for a full legion, none of an empty pot
scene red-and-blue-begin
> legion Red Rd01 titan angel*6 & legion Red Rd02 angel*5 & legion Red Rd03 lion*2
> legion Blue Bu01 titan angel*6
> begin Red turn=4
> score Red +100
> offers Red
@ offers[angel].id angel
> legion Red Rd02 angel*6
. pot.Angel 0
> offers Red
@ offers[angel].id nothing
> score Blue +100
> step
> movement 3
> step
> step
> step
> step
> step
. step 2.7
> legion Red Rd03 lion*7 & legion Red Rd02 lion*7
> offers
@ offers[step].loses null
---
# of a legion with its Titan and one more there is no part to propose; of three there is
scene red-and-blue-begin
> legion Red Rd01 ogre*3 lion & legion Red Rd02 titan & legion Blue Bu01 titan lion*2
scene red-comes-to-blue
> step & step & step
> offers Blue
= Blue: the defender wins with losses (propose winner=defender left=Titan,{survivors})
---
# .. of two
scene red-and-blue-begin
> legion Red Rd01 ogre*3 lion & legion Red Rd02 titan & legion Blue Bu01 titan lion
scene red-comes-to-blue
> step & step & step
> offers Blue
- Blue: the defender wins with losses (propose winner=defender left=Titan,{survivors})
---
# a battle alone: both forces are owed, and time slays the attacker's units alone
> battle Plains
> force attacker lion
> offers
@ offers[force].kind due
> force defender titan
> offers
@ offers[force].kind act
> at turn=7 side=attacker phase=maneuver
> place a1 F1 & place d1 A1
> step & step & step & step & step & step & step
> offers
@ offers[step].loses turn 7 ends: attacker's legion dies of time loss (2.5.6.4.2.8)
