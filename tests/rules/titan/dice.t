# stats: hits seen and expected, for each strike number; without players by side
game titan
> stats
= no dice have been rolled yet
@ dice.length 0
scene lion-against-two-ogres
> place a1 D4
> place d1 D5
> at turn=2 side=attacker phase=strike
> strike a1 d1 3 6 6 1 1
> stats
= the attacker: 3 hits with 5 dice, 3.3 expected
=
@ dice[0].player attacker
@ dice[0].dice 5
@ dice[0].hits 3
@ dice[0].numbers.length 1
@ dice[0].numbers[0].number 3
@ dice[0].numbers[0].dice 5
@ dice[0].numbers[0].hits 3
@ dice[0].numbers[0].expected 3.33333
. dice[0].dice 5
> step & step
> strike d1 a1 1 1 1 1 1 6
. dice[1].player defender
. dice[1].numbers[0].number 5
. dice[1].hits 1
. dice[1].expected 2
# what is taken back was not thrown
> undo
. dice.length 1
---
# stats: in a whole game by player, with the movement rolls; a roll that the mulligan takes back was thrown too
scene red-and-blue-begin
> step
> step
> split Rd01 Rd02 titan ogre*2 centaur
> step
> movement 4
> mulligan
> movement 2
. dice[0].player Red
. dice[0].dice 0
. dice[0].movement[1] 1
. dice[0].movement[3] 1
. dice[0].movement[5] 0
. dice[0].movement.length 6
> stats
= Red: 2 movement rolls, 3.0 on average
---
# stats: a worse number that is announced is the number that counts
scene lion-against-two-ogres
> place a1 D4
> place d1 D5
> at turn=2 side=attacker phase=strike
> strike a1 d1 3 6 6 1 1 number=4
. dice[0].numbers[0].number 4
. dice[0].hits 2
