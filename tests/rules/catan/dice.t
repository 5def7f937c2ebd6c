# facts 3: two dice; sums, what is expected, and whether that says anything
game catan
seed 5
> seat Anna Boris Carol
. dice.rolls 0
. dice.last.length 0
. dice.chi2 null
. dice.chi2_merged null
. game catan
. dice.verdict too few rolls
> roll 3 5
. dice.seen.8 1
. dice.last[0] 3
. dice.last.length 2
> roll 3 5
! Anna has already rolled 3 5: n, or turn, passes the dice on
> turn
> roll 7 1
~ "7" is not a number from 1 to 6
> roll 3
~ the second die too
> roll
. dice.rolls 2
> turn
> roll 6 1
. dice.seen.7 1
. dice.expected.7 0.5
. players[2].sevens 1
---
# facts 3: chi-square; one roll of a 2 is (1 - 1/36) squared by 1/36, and ten times -n/36
> seat Anna Boris Carol
> roll 1 1
. dice.chi2 35
. dice.chi2_merged 11
. dice.expected.2 0.0278
. dice.longest_without_seven 1
> turn
> roll 1 1
> turn
> roll 3 4
. dice.longest_without_seven 2
. dice.verdict too few rolls
---
# a roll that pays nobody says so where the board is known, and only there
scene anna-at-9
> roll 1 1
= nobody gets anything
---
# .. which it is not without one
> seat Anna Boris Carol
> roll 1 1
. dice.rolls 1
---
# 36 cards for the dice: each sum is one of two dice that may fall so
seed 2
> option dice-cards on
> seat Anna Boris Carol
> roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn
> roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn
> roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn
. dice.rolls 24
