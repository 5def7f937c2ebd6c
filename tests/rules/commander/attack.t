# 510.2: one commander hits several players at once, in the order of the seats
game commander
> seat Alice Bob Carol Dave
> keep each
> attack Bob 5 0 3
= Alice: 35 life, 5 from Bob's commander
= Dave: 37 life, 3 from Bob's commander
. players[0].commander_damage[0].amount 5
. players[2].life 40
. players[3].commander_damage[0].amount 3
# who is left out is not hit
> attack Bob 1
. players[0].life 34
. players[3].life 37
> attack Bob 1 1 1 1
! one number for each of: Alice, Carol, Dave
> attack Bob 0 0
! enter damage for at least one of: Alice, Carol, Dave
# 120.3f: lifelink gains what all together have lost
> attack Bob 2 2 2 lifelink
= Bob: 46 life
# who is out has no place among them
> out Carol
> attack Bob 1 2
. players[0].life 31
. players[3].life 33
> attack Carol 1
! Carol is out, and so are Carol's commanders (800.4a)
> undo
---
# two that fall to one attack leave together
> seat Alice Bob Carol Dave
> keep each
> attack Alice 21 21 20
= Bob is out: 21 from Alice's commander, 19 life left
= Carol is out: 21 from Alice's commander, 19 life left
---
# partners: the second commander by .2
> seat Alice Bob Carol
> commander Alice Thrasios Tymna
> keep each
> attack Alice.2 4 4
. players[1].commander_damage[0].commander 2
---
# 2hg: the other team alone
> seat Alice Bob Carol Dave
> option format 2hg
> keep each
> attack Alice 3 2
. players[2].life 25
. players[1].life 30
---
# emblems keep their text to the end of the game
> seat Alice Bob
> keep each
> emblem Alice
! usage: emblem P TEXT
> emblem Alice creatures you control have haste
= Alice gets an emblem: creatures you control have haste
+ Alice | emblem: creatures you control have haste
. players[0].emblems[0] creatures you control have haste
> rematch
. players[0].emblems.length 0
---
# an extra turn is the same player's next; then the order goes on
> seat Alice Bob
> keep each
> offers
@ offers[extra-turn].line turn Alice
> turn Alice
> turn
= round 1, Bob is on turn
---
# tokens: one more or less of what cards make most, and of what the table counts besides
> seat Alice Bob
> keep each
> offers Alice
@ offers[tokens].choices.tokens.length 4
> counter Alice treasure +2
> counter Bob stun +1
> offers Alice
@ offers[tokens].choices.tokens.length 6
> life each -1
. players[0].life 39
. players[1].life 39
---
# the numbers may be one word, as a phone hands them over
> seat Alice Bob Carol Dave
> attack Alice "5 0 3"
. players[1].life 35
. players[3].life 37
> attack Alice 1,1 1
. players[1].life 34
. players[2].life 39
. players[3].life 36
> attack Alice "1 2 3 4"
! one number for each of: Bob, Carol, Dave
> attack Alice "1 x"
! "x" is not a number from 0 to 99999
> attack Alice 1 -1
! "-1" is not a number from 0 to 99999
