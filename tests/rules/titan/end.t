# 2.5.6.4.1.8, 2.5.6.4.1.8.1: a side is eliminated: the defender's turn ends the battle
game titan
scene lion-against-ogre
> place a1 D3
> place d1 D4
> hits a1 =5
> at turn=2 side=defender phase=remove
> step
= a1 (Lion) leaves the map
. step 2.5.6.4.1.8
. battle.phase end
. battle.over null
> step
. step 2.5.6.4.1.8.1
. battle.over null
> step
= the defender wins by elimination: 15 points
. step 2.5.6.5
. battle.over.winner defender
. battle.over.why elimination
. battle.over.points 15
. acts defender
---
# 2.5.6.4.1.8, 2.5.6.4.2: otherwise the attacker's battle turn follows
scene lion-against-ogre
> at turn=2 side=defender phase=end
> step
. step 2.5.6.4.2.1
. acts attacker
. battle.turn 2
---
# 2.5.6.4.2.8: and after it the next turn of the defender
scene lion-against-ogre
> at turn=2 side=attacker phase=end
. step 2.5.6.4.2.8
> step
. step 2.5.6.4.1.1
. battle.turn 3
---
# 2.5.6.4.2.8: a slain Titan ends the battle; what is left of its legion gives half (2.5.6.9)
> battle Plains
> force attacker lion
> force defender titan:7 ogre lion
> hits d1 =7
> at turn=2 side=attacker phase=remove
> step
> step
. step 2.5.6.4.2.8.1
> step
= the attacker wins by a Titan slain: 28 points
= 13 half points
. battle.over.winner attacker
. battle.over.why titan
. battle.over.points 28
. battle.over.half 13
---
# 2.5.6.4.2.8: both eliminated: nobody wins, and no points
scene lion-against-ogre
> hits d1 =6
> hits a1 =5
> at turn=2 side=attacker phase=remove
> step
> step
> step
= nobody wins: elimination
. battle.over.winner null
. battle.over.points 0
---
# 2.5.6.4.2.8: both Titans slain: nobody wins
> battle Plains
> force attacker titan lion
> force defender titan ogre
> hits a1 =6
> hits d1 =6
> at turn=2 side=attacker phase=remove
> step
> step
> step
. battle.over.winner null
. battle.over.why titan
. battle.over.points 0
. battle.over.half 0
---
# 2.5.6.4.2.8: after the attacker's seventh the attacker's survivors are eliminated, and the defender scores nothing
> battle Plains
> force attacker lion titan
> force defender ogre
> at turn=7 side=defender phase=end
> step
. step 2.5.6.4.2.1
> at turn=7 side=attacker phase=end
> step
> step
= the defender wins by time: 0 points
. battle.over.winner defender
. battle.over.why time
. battle.over.points 0
. battle.units.length 1
---
# 2.5.6.4.2.8: who is eliminated in the seventh turn has lost by that, not by time
scene lion-against-ogre
> hits d1 =6
> at turn=7 side=attacker phase=remove
> step
> step
> step
. battle.over.winner attacker
. battle.over.why elimination
---
# 2.5.6.4.1.1, 2.5.6.4.2.1: who never entered dies and gives full points
scene lion-against-two-ogres
> step
> step
> step
> hold d1
> hold d2
> step
> step
> step
> step
> step
> step
> step
. step 2.5.6.4.1.8.1
> step
. battle.over.winner attacker
. battle.over.points 24
---
# 2.5.6.9: the slayer's last unit dies in the same strike: nobody wins, and what is left of the Titan's legion gives half
> battle Plains
> force attacker lion
> force defender titan hydra warlock
> hits a1 =5 & hits d1 =6
> at turn=2 side=attacker phase=remove
> step & step
. step 2.5.6.4.2.8.1
> step
= nobody wins: a Titan slain
= 25 half points
= 2.5.6.5: nobody has won: no reinforcement and no summons
. battle.over.winner null
. battle.over.points 0
. battle.over.half 25
> step & step
= 2.5.6.7: nobody has won: no legion goes back
> step
= 2.5.6.8: nobody has won: no points for the slain
> step
= 2.5.6.9: the slain Titan's other units give half points
> step
. battle.units.length 0
> result
= dead: Lion, Titan, Hydra
@ winner null
@ points 0
@ half 25
@ returned.length 1
@ dead.length 3
---
# 2.5.6.9: both Titans slain: nobody is there to have what is left
> battle Plains
> force attacker titan lion
> force defender titan hydra warlock
> hits a1 =6 & hits d1 =6
> at turn=2 side=attacker phase=remove
> step & step & step
. battle.over.winner null
. battle.over.half 0
---
# 2.5.6.4.2.8.1: only in the seventh turn does conceding avoid a time loss
scene lion-against-ogre
> at turn=7 side=attacker phase=end
> step
= 2.5.6.4.2.8.1: the battle is over; conceding now avoids a time loss
> concede attacker
. battle.over.why concede
. battle.over.points 15
> undo
> at turn=7 side=attacker phase=end
> hits d1 =6
> step
= 2.5.6.4.2.8.1: the battle is over; the attacker may still concede
---
# 2.5.6.9: no Titan slain, no half points
scene lion-against-ogre
> hits d1 =6
> at turn=2 side=attacker phase=remove
> step & step & step
= 2.5.6.5: the winner may still reinforce or summon
> step & step & step & step
= 2.5.6.9: no Titan is slain: no half points
. step 2.5.6.9
---
# 2.5.6.4.2.8: the attacker's sixth turn does not end the battle, the seventh does
scene lion-against-ogre
> place a1 F1
> place d1 A1
> at turn=6 side=attacker phase=end
> step
. step 2.5.6.4.1.1
. battle.turn 7
> at turn=7 side=defender phase=end
> step
. step 2.5.6.4.2.1
> at turn=7 side=attacker phase=end
> step
. step 2.5.6.4.2.8.1
> step
. battle.over.why time
. battle.over.winner defender
---
# the winner has won, whatever the points of the others
scene red-and-blue
> step & step & step
> score Red +400 & score Blue +100
> withdraw Red
% Red 2, Blue 1 won
