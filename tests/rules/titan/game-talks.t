# 2.5: the player on turn chooses which encounter comes first
game titan
scene red-and-blue-have-angels
> begin Red turn=4
> step
> movement 3
> step
> move Rd01 Hills from=upper-left
> step
> step
. step 2.5
. acts Red
. encounter null
> encounter Bu01 Rd01 Hills
! 2.5: Bu01 is not Red's
> encounter Rd01 Rd02 Hills
! 2.5: Rd01 and Rd02 are both Red's
> encounter Rd02 Bu01 Hills
! 2.5: Rd02 has not moved this turn (2.3)
> encounter Rd01 Bu01 Plains
! 2.5: Rd01 has moved to the Hills
> encounter Rd01 Bu07 Hills
! 2.5: there is no legion Bu07
> encounter Rd01 Bu01 Hills
= Rd01 meets Bu01 in the Hills
. step 2.5.1
. acts Red
. encounter.attacker Rd01
. encounter.defender Bu01
. encounter.land Hills
. encounter.side upper-left
. encounter.over null
. battle null
---
# 2.5.1, 2.5.2: the attacker looks into the other legion, then the defender
scene red-with-angels-comes-to-blue
> look Blue
! 2.5.1: now only Red may look
> look Red
= Red looks into Bu01
+ Red | looks into Bu01
@ marker Bu01
@ size 3
@ creatures[0] Centaur
. encounter.looked[0] attacker
> step
. step 2.5.2
. acts Blue
> look Red
! 2.5.2: now only Blue may look
> look Blue
= Blue looks into Rd01
> look Green
~ no player is called "Green"
> step
. step 2.5.3
. acts defender
---
# 2.5.3: the defender flees, for half of the points of the legion, the fraction dropped; there is no summoning then
scene red-and-blue-begin
> legion Red Rd01 ogre*3 lion & legion Red Rd02 titan angel
> legion Blue Bu01 centaur ranger cyclops gargoyle minotaur centaur lion & legion Blue Bu02 titan angel
scene red-comes-to-blue
> step
> step
> accept 1
~ accept is not possible now, only step, flee
> flee
# the consequence comes first, for a message line in little room
= Bu01 flees
= the attacker wins by flight: 50 points
. step 2.5.6.5
. battle null
. encounter.over.winner attacker
. encounter.over.why flee
. encounter.over.points 50
. encounter.over.half 0
. encounter.may_summon false
. encounter.may_reinforce false
> summon angel
! 2.5.6.5: the defender has fled: no summoning (2.5.3.1)
---
# 2.5.3: a legion with a lord may not flee; a demilord does not keep it
scene red-and-blue-begin
> legion Red Rd01 ogre*3 lion & legion Red Rd02 titan angel
> legion Blue Bu01 angel ogre & legion Blue Bu02 titan angel
scene red-comes-to-blue
> step
> step
> flee
! 2.5.3: a legion with a lord may not flee, and Bu01 has one
> undo
> undo
> undo
> undo
> undo
> undo
> undo
> undo
> legion Blue Bu01 warlock ogre
> begin Red turn=4
> step
> movement 2
> step
> move Rd01 Hills from=right
> step
> step
> encounter Rd01 Bu01 Hills
> step
> step
> flee
. encounter.over.points 16
---
# 2.5.3.1: a defender who does not flee gives the attacker the right to summon
scene red-with-angels-comes-to-blue
> step
> step
> step
. step 2.5.4.1
. acts defender
> concede defender
= the attacker wins by a concession: 36 points
. encounter.may_summon true
---
# 2.5.4.1, 2.5.4.2: proposals by turns, the defender first; each differs from all earlier ones of both sides
scene red-with-angels-comes-to-blue
> step
> step
> step
> step
! 2.5.4.1: Blue may propose, accept, concede, or stop: done-proposing defender
> accept 1
~ the other side has made no proposal yet
> propose both go down winner=none
= proposal 1, Blue: both go down (both are lost)
. step 2.5.4.2
. acts attacker
. encounter.proposals[0].by defender
. encounter.proposals[0].number 1
. encounter.proposals[0].winner none
> propose "Both go down" winner=none
! 2.5.4.2: proposal 1 is the same: a new one must differ
> propose "I win" winner=attacker left=ogre*3
. encounter.proposals[1].left.length 3
. step 2.5.4.1
> propose "I win" winner=attacker left=ogre*2
. step 2.5.4.2
> propose "I win" winner=attacker left="ogre ogre ogre"
! 2.5.4.2: proposal 2 is the same: a new one must differ
> propose "I win" winner=attacker left=ogre*4
! 2.5.4.2: Rd01 does not have that many: Ogre
> propose "I win" winner=nobody
! "nobody" is not one of attacker|defender|none
> propose "who knows" winner=none left=ogre
! 2.5.4.2: left= is what the winner keeps: add winner=attacker or winner=defender
> propose let us go on talking
= proposal 4, Red: let us go on talking (no winner named)
> accept 4
! 2.5.4.1: proposal 4 names no winner: propose TEXT winner=attacker|defender|none
> accept 1
! 2.5.4.1: proposal 1 is Blue's own
> accept 9
! 2.5.4.1: there are 4 proposals
# any earlier one of the other side's may be accepted
> accept 2
= Blue accepts proposal 2: the attacker wins with losses
= the attacker wins by agreement: 36 points
. step 2.5.6.5
. encounter.over.why agreement
. encounter.over.points 36
. players[0].legions[0].size 3
. players[1].legions[0].size 0
---
# 2.5.4: a winner keeps its Titan
scene red-and-blue-begin
> legion Red Rd01 titan ogre*3 & legion Red Rd02 angel lion
> legion Blue Bu01 centaur*3 & legion Blue Bu02 titan angel
scene red-comes-to-blue
> step & step & step
> propose "take it" winner=attacker left=ogre*3
! 2.5.4.1: the winner must keep a unit, and its Titan
> propose "take it" winner=attacker left=titan
---
# 2.5.4.1, 2.5.4.2: or one concedes
scene red-with-angels-comes-to-blue
> step & step & step
> concede attacker
! 2.5.4.1: only the defender may concede here
> propose "you lose" winner=defender
> concede Red
= the defender wins by a concession: 51 points
. encounter.over.winner defender
# no battle turn was begun, so there is no reinforcement
. encounter.may_reinforce false
> reinforce centaur
! 2.5.6.5: the attacker conceded before beginning a battle turn (2.5.6.4.2.1): no reinforcement
---
# 2.5.5: when one side proposes no more, the other accepts an earlier proposal, concedes or begins the battle
scene red-with-angels-comes-to-blue
> step & step & step
> propose "you lose" winner=defender
> done-proposing Blue
! 2.5.4.2: now only Red may do that
> done-proposing Red
= Red stops proposing
. step 2.5.5
. acts defender
. encounter.done attacker
> done-proposing Blue
~ 2.5.5: done-proposing is not possible now, only step, concede
> propose "once more" winner=none
~ propose is not possible now, only step, concede
> accept 1
~ the other side has made no proposal yet
> concede attacker
! 2.5.5: only the defender may concede here
> concede defender
. step 2.5.6.5
. encounter.over.winner attacker
---
# 2.5.5: the attacker has the last word when the defender is done
scene red-with-angels-comes-to-blue
> step & step & step
> done-proposing defender
. step 2.5.5
. acts attacker
> accept 1
~ the other side has made no proposal yet
> step
= battle in the Hills, entered from the upper-left
. step 2.5.6.1
---
# 2.5.5.1: a defender who wins by agreement may have a reinforcement
scene red-and-blue-begin
> legion Red Rd01 ogre lion & legion Red Rd02 titan angel
> legion Blue Bu01 centaur*3 & legion Blue Bu02 titan angel
> begin Red turn=4
> step
> movement 3
> step
> move Rd01 Plains from=upper-left
> step
> step
> encounter Rd01 Bu01 Plains
> step & step & step
> propose "I win" winner=defender
> accept 1
= Red accepts proposal 1: the defender wins
= the defender wins by agreement: 27 points
. step 2.5.6.5
. acts defender
. encounter.may_reinforce true
. encounter.may_summon false
> reinforce ranger
! 2.5.6.5: the defender cannot recruit Ranger here, only: Centaur, Lion
> reinforce lion
= Lion joins the defender as d4
. encounter.may_reinforce false
. players[1].legions[0].size 4
---
# 2.5.6, 2.5.6.1: the battle begins with the legions, the land and the side of the move; all may see both legions
scene red-with-angels-comes-to-blue
> step & step & step
> done-proposing Blue
> step
. step 2.5.6.1
. acts attacker
. battle.land Hills
. battle.side upper-left
. battle.turn 0
. battle.units.length 7
. battle.units[0].id a1
. battle.units[0].creature Ogre
. battle.units[3].creature Lion
. battle.units[4].id d1
. battle.units[4].creature Centaur
> force attacker lion
! 2.5.6.1: the legions of the encounter fight: to correct one, undo, then legion P MARKER CREATURES
> legion Red Rd01 lion
! 2.5.6.1: Rd01 is in the encounter
> step
. step 2.5.6.2
> concede Red
. battle.over.winner defender
---
# 2.5: without from= the side may be told with the encounter; a Tower is entered from the lower left
scene red-and-blue-have-angels
> begin Red turn=4
> step
> movement 3
> step
> move Rd01 Hills
> step
> step
> encounter Rd01 Bu01 Hills from=lower-left
. encounter.side lower-left
> undo
# nobody guesses it
> encounter Rd01 Bu01 Hills
! 2.5: from which side does Rd01 enter? from=right, lower-left or upper-left
> encounter Rd01 Bu01 Hills from=right
. encounter.side right
---
# 2.5: each legion meets another once in a turn; the next encounter is chosen when one is resolved
scene red-and-blue-have-angels
> legion Red Rd03 lion*3
> begin Red turn=4
> step
> movement 3
> step
> move Rd01 Hills from=upper-left & move Rd03 Hills
> step
> step
> encounter Rd01 Bu01 Hills
> step & step & step
> concede Blue
> step & step & step & step & step
. step 2.5.6.10
> step
. step 2.5
. encounter null
> encounter Rd01 Bu02 Hills
! 2.5: Rd01 has had its encounter this turn
> encounter Rd03 Bu02 Hills from=right
. step 2.5.1
---
# 2.5.4.1: a proposal without words of its own is what it says of the winner
scene red-with-angels-comes-to-blue
> step & step & step
> propose winner=none
= proposal 1, Blue: both are lost
---
# at most 24 proposals; what the winner keeps are characters
scene red-with-angels-comes-to-blue
> step & step & step
> propose "I win" winner=attacker left=xyz
~ no character is called "xyz"
> propose 1 & propose 2 & propose 3 & propose 4 & propose 5 & propose 6 & propose 7 & propose 8 & propose 9 & propose 10 & propose 11 & propose 12 & propose 13 & propose 14 & propose 15 & propose 16 & propose 17 & propose 18 & propose 19 & propose 20 & propose 21 & propose 22 & propose 23 & propose 24
> propose 25
! 2.5.4.1: at most 24 proposals: accept, concede, or done-proposing
> done-proposing Blue
---
# 2.5: a legion that stands in another land is not met, nor the eight before their split
scene red-blue-and-green-begin
> step & step
> legion Red Rd01 ogre*3 lion & legion Red Rd02 titan angel
> legion Blue Bu01 centaur*3 & legion Blue Bu02 titan angel
> begin Blue turn=4
> step & movement 3 & step
> move Bu02 Plains from=right
> step & step & step & step
> begin Red turn=5
> step & movement 3 & step
> move Rd01 Hills from=upper-left
> step & step
> encounter
! usage: encounter MARKER MARKER [LAND] [from=right|lower-left|upper-left]
> encounter Rd01 Bu02 Hills
! 2.5: Bu02 stands in the Plains
> encounter Rd01 Gr01 Hills
! 2.5: Gr01 has not been split yet (2.1)
> encounter Rd01 Bu01 Hills from=above
! "above" is not right, lower-left or upper-left
> encounter Rd01 Bu01 Hills
