# 2.5.6.4.1.1, 2.5.6.4.1.2: in the maneuver a concession is an attempt, which the other side answers
game titan
scene two-lions-against-ogre-and-troll
> place a1 F1
> place a2 F2
> place d1 A1
> place d2 A2
> at turn=2 side=defender phase=maneuver
> concede attacker
! 2.5.6.4.1.1: only the defender may concede here
> allow
~ allow is not possible now, only step, move, hold, concede
> concede defender
. step 2.5.6.4.1.2
. acts attacker
. may[0] concede
. may[1] allow
> step
! 2.5.6.4.1.2: answer the concession: allow, or concede attacker
> refuse
! 2.5.6.4.1.2: a concession cannot be refused: allow it, or concede first
> move d1 A3
~ move is not possible now, only concede, allow
> allow
= the attacker wins by a concession: 28 points
. battle.over.winner attacker
> undo
. step 2.5.6.4.1.2
> concede attacker
= the defender wins by a concession: 30 points
. battle.over.winner defender
---
# 2.5.6.4.2.1, 2.5.6.4.2.2: the same for the attacker
scene two-lions-against-ogre-and-troll
> at turn=2 side=attacker phase=maneuver
> concede attacker
. step 2.5.6.4.2.2
. acts defender
> concede defender
. battle.over.winner attacker
> undo
> allow
. battle.over.winner defender
---
# 2.5.6.4.1.3, 2.5.6.4.2.3: nobody concedes while drift hurts nobody to death
> battle Tundra
> force attacker lion*2
> force defender ogre
> place a1 C4
> place d1 D6
> at turn=2 side=defender phase=drift
. step 2.5.6.4.1.3
> concede attacker
! 2.5.6.4.1.3: concede attacker is not possible now, only step, drift
---
# 2.5.6.4.1.3.1: drift would slay a defender: before it does, the attacker may concede
> battle Tundra
> force attacker lion*2
> force defender ogre
> place a1 A2
> place d1 C4
> hits d1 =5
> at turn=2 side=defender phase=drift
. step 2.5.6.4.1.3.1
. acts attacker
> concede defender
! 2.5.6.4.1.3.1: only the attacker may concede here
> concede attacker
. battle.over.winner defender
. battle.over.points 30
> undo
> step
. step 2.5.6.4.1.3
> drift
= drift: d1, hit 6 of 6, slain
---
# 2.5.6.4.1.3.1: drift that would slay only the attacker's unit asks nobody in the defender's turn
> battle Tundra
> force attacker ogre*2
> force defender ogre
> place a1 C4
> place d1 A3
> hits a1 =5
> at turn=2 side=defender phase=drift
. step 2.5.6.4.1.3
> at turn=2 side=attacker phase=drift
. step 2.5.6.4.2.3.1
. acts defender
# 2.5.6.4.2.3.1: in the attacker's turn it is the defender who may
> concede defender
. battle.over.winner attacker
---
# 2.5.6.4.1.4, 2.5.6.4.1.4.2, 2.5.6.4.1.4.4: who strikes may try to concede, also between declaring and rolling
scene two-lions-against-ogre-and-troll
> place a1 D3
> place d1 D4
> at turn=2 side=defender phase=strike
> concede attacker
! 2.5.6.4.1.4: only the defender may concede here
> concede defender
. step 2.5.6.4.1.4.4
. acts attacker
> undo
> declare d1 a1
. step 2.5.6.4.1.4.2
> step
! 2.5.6.4.1.4.2: declared but not rolled: strike d1 a1
> concede defender
. step 2.5.6.4.1.4.4
> concede attacker
. battle.over.winner defender
---
# 2.5.6.4.2.4, 2.5.6.4.2.4.2, 2.5.6.4.2.4.4: the same for the attacker
scene two-lions-against-ogre-and-troll
> place a1 D3
> place d1 D4
> at turn=2 side=attacker phase=strike
> declare a1 d1
. step 2.5.6.4.2.4.2
> concede attacker
. step 2.5.6.4.2.4.4
. acts defender
> allow
. battle.over.winner defender
---
# 2.5.6.4.1.5: after the strikes the other side may concede at once
scene two-lions-against-ogre-and-troll
> place d1 A1
> at turn=2 side=defender phase=strike
> step
. step 2.5.6.4.1.5
. acts attacker
> concede defender
! 2.5.6.4.1.5: only the attacker may concede here
> concede attacker
. battle.over.winner defender
---
# 2.5.6.4.2.5: the same for the defender
scene two-lions-against-ogre-and-troll
> at turn=2 side=attacker phase=strike
> step
. step 2.5.6.4.2.5
> concede defender
. battle.over.winner attacker
---
# 2.5.6.4.1.6, 2.5.6.4.1.6.2, 2.5.6.4.1.6.4: who strikes back may try, the side on turn answers
scene two-lions-against-ogre-and-troll
> place a1 D3
> place d1 D4
> at turn=2 side=defender phase=strikeback
. acts attacker
> concede defender
! 2.5.6.4.1.6: only the attacker may concede here
> declare a1 d1
. step 2.5.6.4.1.6.2
> concede attacker
. step 2.5.6.4.1.6.4
. acts defender
> concede defender
. battle.over.winner attacker
---
# 2.5.6.4.2.6, 2.5.6.4.2.6.2, 2.5.6.4.2.6.4: the same in the attacker's turn
scene two-lions-against-ogre-and-troll
> place a1 D3
> place d1 D4
> at turn=2 side=attacker phase=strikeback
. acts defender
> concede defender
. step 2.5.6.4.2.6.4
. acts attacker
> undo
> declare d1 a1
. step 2.5.6.4.2.6.2
> undo
> concede defender
> allow
. battle.over.winner attacker
---
# 2.5.6.4.1.7, 2.5.6.4.1.8: nobody concedes at the removal, nor when nothing is over
scene two-lions-against-ogre-and-troll
> at turn=2 side=defender phase=remove
> concede defender
! 2.5.6.4.1.7: concede defender is not possible now, only step
> step
. step 2.5.6.4.1.8
> concede defender
! 2.5.6.4.1.8: concede defender is not possible now, only step
---
# 2.5.6.4.1.8.1: when the battle is over in the defender's turn, the defender may concede
> battle Plains
> force attacker titan:6 lion
> force defender ogre troll
> hits a1 =6
> at turn=2 side=defender phase=remove
> step
> step
. step 2.5.6.4.1.8.1
. battle.over null
> concede attacker
! 2.5.6.4.1.8.1: only the defender may concede here
# then nobody has won: one side has lost its Titan, the other everything
> concede defender
= nobody wins: a concession
. battle.over.winner null
. battle.over.points 0
---
# 2.5.6.4.2.8.1: a concession in the seventh turn is no loss by time
> battle Plains
> force attacker lion*2
> force defender ogre
> at turn=7 side=attacker phase=end
> step
. step 2.5.6.4.2.8.1
> step
= the defender wins by time: 0 points
. battle.over.why time
> undo
> concede attacker
= the defender wins by a concession: 30 points
. battle.over.why concede
---
# dispute concede_timing: before the battle only the side that speaks concedes
scene red-and-blue-have-angels
> option dispute concede_timing any
scene red-comes-to-blue
> step & step & step
. step 2.5.4.1
> concede attacker
! 2.5.4.1: only the defender may concede here
> done-proposing defender & step & step
. step 2.5.6.2
> concede defender
= the defender concedes
---
# dispute concede_timing: at any time, at once (AH 9.4)
> option dispute concede_timing any
scene two-lions-against-ogre-and-troll
> at turn=2 side=defender phase=remove
. may[0] step
. may[1] concede
> concede attacker
. battle.over.winner defender
---
# .. once the forces are known
> option dispute concede_timing any
> battle Plains
> force attacker lion & force defender ogre
. may[1] force
> concede attacker
~ concede attacker is not possible now, only step, force
---
# .. and not where there is no battle
> option dispute concede_timing any
scene red-and-blue-begin
> legion Red Rd01 titan ogre & legion Blue Bu01 titan ogre
> begin Red turn=4
> step & movement 3 & step & move Rd01 Hills & step & step & step
. step 2.6
> refuse
~ refuse is not possible now
> concede attacker
~ is not possible now
---
# 2.5.6.4.1.3: drift does nothing to whom hits have slain already, and says so
> battle Tundra
> force attacker lion
> force defender minotaur
> place d1 C4
> hits d1 =5
> at turn=2 side=defender phase=drift
> drift
= drift hurts nobody
. battle.units[1].hits 5
---
# 2.5.6.4.1.3: two hits from being slain drift slays nobody, and nobody is asked
> battle Tundra
> force attacker lion
> force defender ogre
> place a1 A2
> place d1 C4
> hits d1 =4
> at turn=2 side=defender phase=drift
. step 2.5.6.4.1.3
