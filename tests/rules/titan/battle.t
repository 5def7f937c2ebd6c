# 2.5.6: a battle from its beginning to the defender's strikes
game titan
> battle Hills
. step 2.5.6.1
> force attacker titan:9 angel lion*2 centaur
= the attacker fights with 5: a1, a2, a3, a4, a5
> force defender minotaur unicorn ogre centaur
> step
. step 2.5.6.2
> step
. step 2.5.6.3
> step
. step 2.5.6.4.1.1
> reach d1
> enter d1 A2
> where
> step
! 2.5.6.4.1.1: enter d2, d3, d4, or hold them and they die
---
# what a list of tables says of a battle
> battle Plains
> force attacker lion*2
> force defender ogre
> at turn=2 side=attacker phase=strike
: Plains, turn 2
> place a1 D4
> place a1 D4
. battle.units[0].hex D4
> place a2 D4
! 2.5.6.4: a1 is on D4: place it elsewhere first
> award Rd01 Red
~ nobody is seated yet
---
# 2.5: a battle has a land and two players
> battle
! usage: battle LAND [attacker=P] [defender=P] [side=right|lower-left|upper-left] [scores=N,N]
> seat Red Blue
> battle Plains attacker=Red defender=Red
! 2.5: attacker and defender must be two players
> battle Plains attacker=Red defender=Blue
> force
! usage: force attacker|defender CREATURES...
> step half=x
~ "x" is not a number
