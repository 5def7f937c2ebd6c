# 2.5.6, 2.5.6.1: a battle of its own begins with who fights
game titan
> battle Hills
. step 2.5.6.1
. acts attacker
. battle.land Hills
. battle.side right
. battle.turn 0
. battle.phase null
> step
! 2.5.6.1: no units yet for the attacker: force attacker CREATURES
> force attacker titan:9 angel lion*2 centaur
= the attacker fights with 5: a1, a2, a3, a4, a5
. battle.units[0].creature Titan
. battle.units[0].power 9
. battle.units[0].skill 4
. battle.units[3].id a4
. battle.units[3].creature Lion
. battle.units[0].hex null
. battle.units[0].hits 0
> step
! 2.5.6.1: no units yet for the defender: force defender CREATURES
> force defender ogre*3
> force defender minotaur unicorn
= the defender fights with 2: d1, d2
. battle.units[5].id d1
. battle.units[5].creature Minotaur
. pot.Ogre 25
. pot.Minotaur 20
> step
= 2.5.6.2: the attacker may concede
> force attacker ogre
! 2.5.6.2: the forces have been fixed since 2.5.6.1: undo, or correct with place and hits
---
# 2.5.6.2: the attacker may concede before the first battle turn; then there is no reinforcement (2.5.6.5)
> battle Brush
> force attacker centaur ogre*2
> force defender cyclops
> concede attacker
~ concede attacker is not possible now, only step, force
> step
. step 2.5.6.2
. acts attacker
> concede defender
! 2.5.6.2: only the attacker may concede here
> concede attacker
= the defender wins by a concession: 36 points
. step 2.5.6.5
. battle.over.winner defender
. battle.over.why concede
. battle.over.points 36
. battle.may_reinforce false
> reinforce gargoyle
! 2.5.6.5: the attacker conceded before beginning a battle turn (2.5.6.4.2.1): no reinforcement
---
# 2.5.6.3: the defender may concede before the first battle turn
> battle Brush
> force attacker centaur ogre*2
> force defender cyclops
> step
> step
. step 2.5.6.3
. acts defender
> concede attacker
! 2.5.6.3: only the defender may concede here
> concede defender
. battle.over.winner attacker
. battle.over.points 18
. battle.may_summon true
---
# 2.5.6.4, 2.5.6.4.1: the defender's battle turn comes first
> battle Plains
> force attacker ogre
> force defender ogre
> step
> step
> step
. step 2.5.6.4.1.1
. acts defender
. battle.turn 1
. battle.phase maneuver
> where
@ parents[4].step 2.5.6.4.1
@ parents[3].step 2.5.6.4
@ step 2.5.6.4.1.1
@ owed 2.5.6.4.1.1: enter d1, or hold it and it dies
---
# 2.3: a Tower is always entered from the lower left
> battle Tower side=right
! 2.3: a Tower is always entered from the lower left
> battle Tower
. battle.side lower-left
> battle Hills
~ this battle is not over: play it out, or undo
---
# players may be seated, and sides are theirs
> seat Red Blue
> battle Hills attacker=Red defender=Blue scores=340,120
> force Red titan
> force Blue titan
. battle.units[0].power 9
. battle.units[1].power 7
. players[0].titan_power 9
> step
> concede Red
. battle.over.winner defender
---
# who may be in a legion
> battle Hills
> force attacker ogre*8
! 2.1: a legion has at most 7, not 8
> force attacker titan titan
! 1.5: a player has one Titan
> force attacker g
! "g" could be Gargoyle, Giant, Gorgon, Griffon, Guardian
> force attacker lion:5
! only a Titan takes a power, from 1 to 105: titan:9
> force attacker lizard
~ no character is called "lizard"
> force nobody lion
! "nobody" is not a side: attacker or defender
> force attacker colossus*7
> force defender colossus*4
! 1.5: there are only 3 of Colossus left
