# what may be done now, step by step: first of all what is owed
game titan
> option board on
> seat Red Blue
> offers
@ offers[battle].line battle {land} {entry} {attacker} {defender} scores={attacker,defender}
@ offers[step].seat null
> tower Red 6
> offers
@ offers[tower].seat Blue
@ offers[tower].kind due
@ offers[tower].line tower Blue {die}
@ offers[tower].choices.die.length 6
@ offers[tower].choices.die[5].word 6
@ offers[step].id nothing
> tower Blue 3
> step
> offers
@ offers[colour].seat Blue
@ offers[colour].kind due
@ offers[colour].choices.colour.length 6
> colour Blue blue
> offers Red
@ offers[colour].choices.colour.length 5
> colour Red red
> step & step & step
# 2.1: the first split is owed, and every half that is listed has its lord
> offers
@ offers[split].kind due
@ offers[split].choices.splitter[0].word Rd01
@ offers[split].choices.splitter[0].choices.next.length 1
@ offers[split].choices.splitter[0].choices.next[0].choices.half.length 14
@ offers[split].choices.splitter[0].choices.next[0].choices.half[0].word Angel Gargoyle Centaur Centaur
@ offers[split-freely].choices.splitter[0].choices.fresh.length 11
@ offers[split-freely].choices.splitter[0].choices.fresh[0].choices.half.length 14
@ offers[step].id nothing
> split Rd01 Rd02 Titan Centaur Ogre Ogre
> offers
@ offers[split].id nothing
@ offers[step].loses null
> step
> offers
@ offers[movement].kind due
@ offers[step].id nothing
> movement 3
# the first roll may be taken back, and a move keeps it
> offers
@ offers[mulligan].kind once
@ offers[mulligan].loses null
@ offers[step].loses the 3 is kept, no mulligan
> offers Red
@ offers[mulligan].loses this roll is cancelled
@ offers[move].line step & move {mover} {goal}{lord}{gate}
> step
# 2.3: one legion at least must move
> offers
@ offers[move].kind due
@ offers[move].choices.mover.length 2
> move Rd02 39
~ 2.3: Rd02 cannot reach 39 with a 3
---
# a teleport is a destination like any other, and is not listed where all know that there is no Lord
> option board on
> option open-legions on
> seat Red Blue
> tower Red 1 & tower Blue 4
> colour Red red & colour Blue blue
> legion Red Rd01 titan angel ogre at=100 & legion Red Rd02 ogre*2 at=200
> legion Blue Bu01 titan centaur*3 at=400
> begin Red turn=4
> step & movement 6 & step
> offers
@ offers[move].choices.mover[0].word Rd01
@ offers[move].choices.mover[0].choices.goal[0].word 4
@ offers[move].choices.mover[0].choices.goal[0].choices.lord[0].choices.gate.length 1
@ offers[move].choices.mover[0].choices.goal[4].word 2 teleport
@ offers[move].choices.mover[0].choices.goal[4].choices.lord[0].word =Angel
@ offers[move].choices.mover[0].choices.goal[4].choices.lord[1].word =Titan
@ offers[move].choices.mover[1].word Rd02
@ offers[move].choices.mover[1].choices.goal.length 3
> move Rd02 Narnia
! 2.3: there is no land "Narnia"; with a 6 Rd02 goes to 11, 15 or 103
> move Rd01 Narnia
! 2.3: there is no land "Narnia"; with a 6 Rd01 goes to 4, 8 or 138, by teleport to 44 lands, moves Rd01 lists them
> move Rd01 2 teleport=Titan from=right
> offers
@ offers[move].choices.mover.length 1
@ offers[move].choices.mover[0].choices.goal.length 3
---
# what a legion may have stands in the lists as all know it, or as its own player does
scene red-and-blue
> legion Red Rd01 lion*2 ogre & legion Red Rd02 titan
> legion Blue Bu01 titan & legion Blue Bu02 troll*2
> begin Red turn=4
> step & movement 3 & step & move Rd01 Hills from=right & step & step & encounter Rd01 Bu02 Hills
> step & step
. step 2.5.3
# nobody knows of a Lord in Bu02: its flight is offered
> offers
@ offers[flee].seat Blue
@ offers[flee].kind once
@ offers[step].loses Blue does not flee
> step
> offers
@ offers[propose].choices.winner.length 4
@ offers[concede].line concede defender
@ offers[accept].id nothing
> propose winner=attacker
> offers
@ offers[accept].seat Red
@ offers[accept].choices.proposal.length 1
@ offers[accept].choices.proposal[0].text the attacker wins
> propose winner=attacker "and a pie"
> offers
@ offers[accept].choices.proposal[0].text the attacker wins, and a pie
---
# 2.6: a recruit that the land gives would be lost
scene red-and-blue
> step & step & step
> split Rd01 Rd02 titan gargoyle*2 centaur
> step & movement 3 & step
> move Rd02 Brush
> step & step & step
. step 2.6
> offers
@ offers[recruit].kind once
@ offers[recruit].choices.recruiter.length 1
@ offers[step].loses no recruit for Rd02
> recruit Rd02 cyclops with=gargoyle*2
> offers
@ offers[recruit].id nothing
@ offers[step].loses null
> step
> offers
@ offers[step].text my turn is done
---
# 2.5.6.4.2.1: the summoning window closes with the maneuver
scene lion-against-two-ogres
> place a1 D4
> place d1 D5
> place d2 A1
> hits d1 =6
> at turn=2 side=defender phase=remove
> step & step
. step 2.5.6.4.2.1
> offers
@ offers[summon].kind once
@ offers[summon].choices.summoned.length 2
@ offers[step].loses attacker summons nobody
> summon angel
> enter a2 F1
> offers
@ offers[summon].id nothing
@ offers[step].loses null
---
# 2.5.6.4.1.1: so does the right to the reinforcement of the fourth battle turn
> battle Desert
> force attacker lion
> force defender lion*3
> place a1 D4
> place d1 D5
> place d2 A1
> place d3 B1
> at turn=3 side=defender phase=maneuver
> offers
@ offers[reinforce].id nothing
@ offers[step].loses null
> at turn=4 side=defender phase=maneuver
> offers
@ offers[reinforce].kind once
@ offers[reinforce].choices.helper[1].word Lion
@ offers[step].loses no reinforcement for defender
> reinforce lion
> enter d4 B2
> offers
@ offers[step].loses null
---
# 2.5.6.4.2.4: what must strike is owed, and a rangestrike would be lost
> battle Plains
> force attacker titan ranger lion
> force defender ogre*2
> place a1 D1
> place a2 D2
> place a3 E5
> place d1 D5
> place d2 E4
> at turn=2 side=attacker phase=strike
> offers
@ offers[strike].kind due
@ offers[strike].choices.striker[0].text a2 Ranger strikes
@ offers[strike].choices.striker[1].text a3 Lion must strike
@ offers[step].id nothing
> strike a3 d2 1 1 1 1 1
> offers
@ offers[strike].kind once
@ offers[step].loses no rangestrike by a2
> strike a2 d1 1 1
> offers
@ offers[strike].id nothing
@ offers[step].loses null
---
# 2.5.6.4.2.4.1: what may be announced worse; the natural strike alone where this target lends nothing
> battle Hills
> force attacker ogre ranger
> force defender lion unicorn troll
> place a1 E3 & place d1 F3 & place d2 D3 & place a2 C1 & place d3 B3
> at turn=2 side=attacker phase=strike
> offers
@ offers[announce].choices.striker[0].choices.target[0].choices.declared.length 2
@ offers[announce].choices.striker[0].choices.target[0].choices.declared[1].word number=6 dice=7
@ offers[announce].choices.striker[0].choices.target[1].choices.declared.length 1
> declare a1 d1
> offers
@ offers[announce].id nothing
@ offers[strike].choices.striker.length 1
---
# ... and no announcement where none reaches more
> battle Plains
> force attacker ogre
> force defender lion
> place a1 D3 & place d1 D4
> at turn=2 side=attacker phase=strike
> offers
@ offers[strike].kind due
@ offers[announce].id nothing
---
# 2.1: later the smaller half goes, the weakest first; whoever wants another names it
scene red-and-blue
> legion Red Rd01 titan ogre*2 lion*2 & legion Blue Bu01 titan
> begin Red turn=3
> offers Red
@ offers[split].choices.splitter[0].choices.next[0].choices.half.length 5
@ offers[split].choices.splitter[0].choices.next[0].choices.half[0].word Ogre Ogre
@ offers[split].choices.splitter[0].choices.next[0].choices.half[4].word Titan Lion
> split Rd01 Rd02 Ogre Ogre
---
# 2.5.1 to 2.5.5: two who want to fight say all of it in one line, which asks what it passes
scene red-with-angels-comes-to-blue
. step 2.5.1
> offers
@ offers[fight].line step & step & step & done-proposing defender & step
@ offers[fight].loses nobody looks, flees or proposes anything
> step & step & step
> offers
@ offers[fight].line done-proposing defender & step
> propose winner=attacker
> offers
@ offers[fight].line done-proposing attacker & step
@ offers[fight].loses nobody makes another proposal
> done-proposing attacker & step
. step 2.5.6.1
> offers
@ offers[fight].id nothing
---
# who concedes with the Titan loses that too, which is not told of a legion that nobody has seen
scene red-and-blue-begin
> legion Red Rd01 ogre*3 lion & legion Blue Bu01 titan ogre
scene red-comes-to-blue
> step & step & step & done-proposing defender & step & step
. step 2.5.6.2
> offers Red
@ offers[concede].loses you lose this legion
> offers
@ offers[concede].loses null
> step
> offers Blue
@ offers[concede].loses you lose this legion and your Titan
---
# 2.5.6.4.2.8.1: when turn 7 ends the attacker's legion dies, its Titan first
> battle Plains
> force attacker titan lion
> force defender ogre*2
> place a1 F1 & place a2 F2
> place d1 A1
> at turn=7 side=attacker phase=maneuver
> step & step & step & step & step & step & step
. step 2.5.6.4.2.8.1
> offers
@ offers[step].loses turn 7 ends: attacker's legion dies with its Titan (2.5.6.4.2.8)
---
# points that were told give an angel to a legion with room: once, and lost after the turn
scene red-and-blue-begin
> step & step
> legion Red Rd01 ogre*3 lion & legion Red Rd02 titan angel
> score Red +100
= 100 is passed: an Angel
> offers
@ offers[angel].kind once
@ offers[angel].line angel {taker}
@ offers[angel].choices.taker.length 2
---
# 2.7: an angel that nobody has taken by the end of the turn is lost
scene red-and-blue-have-angels
> begin Red turn=4
> step & movement 3 & step & step
> step & step & step
> score Red +100
> offers
@ offers[step].loses 1 angel of Red is lost
---
# a battle: the forces one after the other, then whom a line may name: who enters, moves, is held and strikes
> battle Plains
> offers
@ offers[force].choices.force.length 1
@ offers[force].choices.force[0].word attacker
> force attacker lion*2
> offers
@ offers[force].choices.force.length 1
@ offers[force].choices.force[0].word defender
> force defender ogre*2
> offers
@ offers[force].choices.force.length 2
> step & step & step
> offers
@ offers[enter].choices.entrant.length 2
@ offers[enter].choices.entrant[0].word d1
@ offers[enter].choices.entrant[0].choices.hex.length 7
@ offers[hold].choices.holder.length 2
@ offers[move].id nothing
> enter d1 A3 & hold d2 & step
> place a1 D4 & place a2 F1 & place d1 D5
> at turn=2 side=attacker phase=maneuver
> offers
@ offers[move].choices.mover.length 1
@ offers[move].choices.mover[0].word a2
> at turn=2 side=attacker phase=strike
> offers
@ offers[strike].choices.striker.length 1
@ offers[strike].choices.striker[0].word a1
@ offers[strike].choices.striker[0].choices.target[0].word d1
---
# whom an encounter without a board may be with, where, and from which side: nobody else's legion, no other land
scene red-and-blue-have-angels
> begin Red turn=4
> step & movement 3 & step
> move Rd01 Hills
> step & step
> offers
@ offers[encounter].choices.meets.length 1
@ offers[encounter].choices.meets[0].word Rd01
@ offers[encounter].choices.meets[0].choices.met.length 2
@ offers[encounter].choices.meets[0].choices.met[0].word Bu01
@ offers[encounter].choices.meets[0].choices.met[0].choices.ground.length 1
@ offers[encounter].choices.meets[0].choices.met[0].choices.ground[0].word Hills
@ offers[encounter].choices.meets[0].choices.met[0].choices.ground[0].choices.side.length 3
---
# who has said how a talk may end: only the other side's proposals can be accepted, with what they leave
scene red-with-angels-comes-to-blue
> step & step & step
> propose "take it" winner=defender left=centaur
. encounter.proposals[0].left[0] Centaur
> propose winner=none
> propose "give up" winner=attacker left=ogre*2
> offers
@ offers[accept].choices.proposal.length 2
@ offers[accept].choices.proposal[0].word 1
@ offers[accept].choices.proposal[0].text the defender wins, Centaur, take it
