game championship
# W1.3.2, W1.3.3: the example of the law: A 120.18 goes before B 118.11
> seat A B C D E F G H
> table 1 1 A C D E
> table 1 2 B F G H
> table 2 1 C A D E
> table 2 2 F B G H
> table 3 1 C D A E
> table 3 2 F G B H
> table 4 1 C D E A
> table 4 2 F G H B
> result 1 1 A=10 C=8 D=7 E=7 & sign 1 1 each
> result 2 1 A=8 C=10 D=6 E=6 & sign 2 1 each
> result 3 1 A=10 C=9 D=9 E=8 & sign 3 1 each
> result 4 1 A=10 C=7 D=6 E=6 & sign 4 1 each
> result 1 2 B=10 F=7 G=7 H=6 & sign 1 2 each
> result 2 2 B=10 F=9 G=8 H=6 & sign 2 2 each
> result 3 2 B=8 F=10 G=9 H=9 & sign 3 2 each
> result 4 2 B=10 F=8 G=7 H=6 & sign 4 2 each
. players[0].wins 3
. players[0].points 38
. players[0].share 120.18
. players[1].wins 3
. players[1].points 38
. players[1].share 118.11
. players[0].rank 1
. players[1].rank 2
. players[1].by share
> standings 2
= 1. A: 3 wins, 38 points, 120.18; 1, 0
@ players[0].share 120.18
@ players[1].share 118.11
# more than there are: all
> standings 100
@ players.length 8
---
# W1.3.3: an exact half is rounded up: 5 of 32 are 15.63, 9 of 32 are 28.13
> seat A B C D
> table 1 1 A B C D
> result 1 1 A=10 B=9 C=8 D=5 & sign 1 1 each
. players[1].share 28.13
. players[3].share 15.63
. players[0].share 31.25
. players[2].share 25
---
# W1.3.3: at a table of 3 the mean is a fourth score, only for the share
> seat A B C
> table 1 1 A B C
> result 1 1 A=10 B=7 C=6 & sign 1 1 each
. players[0].share 32.26
. players[1].share 22.58
. players[2].share 19.35
. players[0].points 10
. players[0].share_points 108.7
. players[1].seconds 1
. players[2].thirds 1
---
# the Japanese way: 333 times the share, 250 at a table of 3
> option tiebreak share-points
= tiebreak: share-points
> seat A B C D
> table 1 1 A B C D
> result 1 1 A=10 B=8 C=6 D=5 & sign 1 1 each
. players[0].share_points 114.83
. players[0].share 34.48
. tiebreak share-points
---
# W1.3.1: first the wins, whatever the points
scene A-to-H-at-two-tables
> result 1 1 A=10 B=3 C=3 D=2 & sign 1 1 each
> result 1 2 E=10 F=11 G=9 H=9 winner=E & sign 1 2 each
. players[0].rank 1
. players[4].rank 2
. players[5].rank 3
. players[4].by share
. players[5].by wins
. players[6].rank 4
. players[6].level true
. players[7].rank 4
. players[1].rank 6
. players[1].by points
---
# two level second places: both count as second, then comes the fourth
> seat A B C D
> table 1 1 A B C D
> result 1 1 A=10 B=8 C=8 D=5 & sign 1 1 each
. players[1].seconds 1
. players[2].seconds 1
. players[3].thirds 0
> option level neither
. players[1].seconds 0
. players[1].thirds 1
. players[2].thirds 1
---
# W1.3.2: second places, then third places part those who are level
scene A-to-H-at-two-tables
> table 2 1 A E C G
> table 2 2 B F D H
> result 1 1 A=10 B=8 C=6 D=4 & sign 1 1 each
> result 1 2 E=10 F=8 G=6 H=4 & sign 1 2 each
> result 2 1 A=10 E=8 C=6 G=4 & sign 2 1 each
> result 2 2 B=10 F=8 D=6 H=4 & sign 2 2 each
. players[1].rank 2
. players[4].rank 2
. players[4].level true
. players[5].by wins
. players[5].seconds 2
---
# W1.3.2, W1.1.8: lots part those who are level in everything, and stay
scene A-to-H-at-two-tables
> result 1 1 A=10 B=8 C=6 D=4 & sign 1 1 each
> result 1 2 E=10 F=8 G=6 H=4 & sign 1 2 each
. players[0].rank 1
. players[4].rank 1
. players[0].level true
. players[1].rank 3
> lots A
~ usage: lots [draw] P Q...
> lots A B
! A and B are not tied (W1.3.2)
> lots E A
= lots: E, A
. players[4].rank 1
. players[4].lot 1
. players[0].rank 2
. players[0].by lots
> lots A E
! A is not tied: nothing to draw lots for (W1.3.2)
# nobody draws for those who are not tied, and the refusal names them as they were named
> lots draw E A
! E is not tied: nothing to draw lots for (W1.3.2)
> lots draw A E
! A is not tied: nothing to draw lots for (W1.3.2)
> lots draw B F
. players[1].level false
> table 2 1 A B C D
> table 2 2 E F G H
> result 2 1 A=10 B=8 C=6 D=4 & sign 2 1 each
> result 2 2 E=10 F=8 G=6 H=4 & sign 2 2 each
. players[4].rank 1
. players[0].rank 2
---
# an order drawn before stays when a third comes level (W1.1.8)
> seat A B C D E F G H I J K L
> table 1 1 A D E F
> table 1 2 B G H I
> table 1 3 C J K L
> result 1 1 10 8 6 4 & sign 1 1 each
> result 1 2 10 8 6 4 & sign 1 2 each
> lots B A
> result 1 3 10 8 6 4 & sign 1 3 each
. players[0].rank 1
. players[2].rank 1
> lots B A
! C is tied with them too: name all of them
> lots A B C
! B was drawn before A, and that order stays (W1.1.8)
> lots B C A
= lots: B, C, A
. players[2].rank 2
---
# what is not signed does not count yet
> seat A B C D
> table 1 1 A B C D
> missing
= round 1, table 1: no result yet
> result 1 1 10 8 6 5
. players[0].points 0
. players[0].games 0
> sign 1 1 A
> missing
= round 1, table 1: B, C, D have not signed
@ missing[0].round 1
@ missing[0].result true
> sign 1 1 each
> missing
= no sheet is missing
---
# who has met whom
> seat A B C D E F G H
> table 1 1 A B C D
> table 2 1 A B E F
> met A B
= round 1, table 1: B
= round 2, table 1: B
> met A
@ met.length 6
> met G
= they have not met
. repeats 1
---
# what is due, from the first sheet to the cut
game championship
> seat A B C D
> table 1 1 A B C D
> table 2 1 A B C D
> table 3 1 A B C D
> post 1
? round 1, table 1: no result yet
> result 1 1 10 8 6 5
? round 1, table 1: 4 have not signed: A, B, C, D
> sign 1 1 each
> result 2 1 10 8 6 5
> sign 2 1 each
> result 3 1 10 8 6 5
> sign 3 1 each
? all sheets are in: close the preliminaries
> cut
? next, draw the final
---
# W1.3.2: lots among all who are tied with one
scene A-to-H-at-two-tables
> sheets 1 1:10,8,6,5 2:10,8,6,5
> sign 1 each
> lots draw A
. players[0].level false
. players[4].level false
. players[1].level true
> lots draw A
! A is not tied: nothing to draw lots for (W1.3.2)
> lots draw
~ usage: lots [draw] P Q...
