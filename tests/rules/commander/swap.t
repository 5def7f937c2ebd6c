# C15.1: up to ten cards, as many in as out, three minutes after the announcement
game commander
> seat Alice Bob
> swap Alice 2
! swapping has not begun: swap start
> swap start
= three minutes to swap up to 10 cards
. swap.seconds 180
. swap.left 180
> swap Alice 3 3
= Alice: 3 swapped, 7 left
+ Alice | swapped 0 -> 3 | 7 left
. players[0].swapped 3
> swap Alice 2 1
! swap as many in as out: 2 out, 1 in
> swap Alice 7
= Alice: 10 swapped, 0 left
> swap Alice 1
! at most 10 swaps in all: Alice has 0 left
> swap Bob 11
! at most 10 swaps in all: Bob has 10 left
> swap start
! the three minutes have begun: swap P OUT
> swap stop
= swapping is over
+  | swapping is over
. swap null
> swap Bob 1
! no more swapping in this game
> swap start
! no more swapping in this game
---
# C7.2 comes before C7.3: the first word about a hand ends it
> seat Alice Bob
> swap start
> keep Alice
. swap null
> swap Bob 1
! no more swapping in this game
---
# and so does a mulligan without a window
> seat Alice Bob
> mulligan Alice
> swap start
! no more swapping in this game
---
# and so does play
> seat Alice Bob
> swap start
> turn
. swap null
> swap Bob 1
! no more swapping in this game
---
# the next game has its own
> seat Alice Bob
> swap start
> swap Alice 10
> swap stop
> rematch
. players[0].swapped 0
> swap start
> swap Alice 1
= Alice: 1 swapped, 9 left
---
# C15.1: nobody swaps when the game is over
> seat Alice Bob
> out Alice
> swap start
! the game is over, Bob won: undo or rematch
---
# once somebody has kept nobody swaps
> seat Alice Bob
> keep Alice
> swap start
! no more swapping in this game
---
# nor in a game that began without a word about hands
> seat Alice Bob
> turn
> swap start
! no more swapping in this game
---
# .. also where nobody has asked for it
> seat Alice Bob
> keep Alice
> keep Bob
> swap Bob 1
! no more swapping in this game
