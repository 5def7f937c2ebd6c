game championship
# W1.2.3: what all have signed is the result: the desk corrects what it has typed, and no more
scene A-to-H-at-two-tables
> correct 1 1 10 8 6 5 why=slip by=Kim
! not all have signed round 1, table 1: result changes its points
> sheets 1 1:10,8,6,5 2:10,7,6,4
> sign 1 1 each
> correct 1 1 10 6 5 4 by=Kim
! say what went wrong: why="..."
> correct 1 1 10 6 5 4 why="typed wrongly"
! say who corrects it: by=NAME
> correct 1 1 9 6 5 4 why=slip by=Kim
! nobody has 10 points: the game goes on (W1.1.7)
> correct 1 1 10 6 5 1 why=slip by=Kim
! D with 1 point: two settlements are 2 (only a judge gives fewer)
> correct 1 1 10 8 6 5 why=slip by=Kim
! round 1, table 1 already has these points
> correct 1 1 10 6 5 4 why="typed wrongly" by=Kim
= A wins: round 1, table 1: A 10, B 6, C 5, D 4
= corrected by Kim: typed wrongly (W1.2.3)
- the points have changed: everybody signs again
+  | corrected by Kim: typed wrongly | round 1, table 1
. rounds[0].tables[0].corrected true
. rounds[0].tables[0].locked true
. rounds[0].tables[0].signed.length 4
. players[1].points 6
. records[0].kind correction
. records[0].by Kim
> standings
= corrected after all had signed: round 1, table 1
# .. to whom it gives the win, too
> correct 1 1 5 6 10 4 why="rows mixed up" by=Kim
. rounds[0].tables[0].winner C
. players[0].wins 0
> undo
> undo
. rounds[0].tables[0].corrected false
---
# it decides no protest, and nothing that a judge has decided
scene A-to-H-at-two-tables
> result 1 1 10 8 6 5
> protest 1 1 C the last road was not paid
> sign 1 1 each
> correct 1 1 10 6 5 4 why=slip by=Kim
. rounds[0].tables[0].protests 1
> judge 1 2 10 8 6 5 why="E has left" by=Ito
> correct 1 2 10 6 5 4 why=slip by=Kim
! round 1, table 2 is locked: a judge has decided it (W1.2.3)
---
# W1.1.6: the cut is made again where other players go on, and only there
> seat A B C D E F G H
> option programme studio
> table 1 1 A B C D
> table 1 2 E F G H
> sheets 1 1:10,8,7,2 2:10,7,4,3
> sign 1 each
> cut 4
= 4 players go on: E, A, B, F (W1.1.6)
> correct 1 2 10 7 3 4 why=slip by=Kim
. cut 4
> undo
> final
> correct 1 2 10 6 7 3 why=slip by=Kim
= the cut is made again: G for F
. cut null
. rounds.length 1
. stage preliminary
> cut 4
= 4 players go on: E, A, B, G (W1.1.6)
> undo
> undo
# .. where they have other ranks, which are their picks
> correct 1 1 8 10 7 2 why=slip by=Kim
= the cut is made again: new ranks, new seats
> undo
# .. and where lots are owed for it
> correct 1 2 10 7 7 2 why=slip by=Kim
= the cut is made again, after lots
> undo
# W1.1.6: who plays in a stage that has begun stays there
> result final 1 10 8 6 5
> correct 1 2 10 6 7 3 why=slip by=Kim
! the final has begun: its players stay; judge-note 1 2 by=NAME TEXT records the paper
> judge-note 1 2 by=Kim the paper says 10 6 7 3
# the paper of the final names the champion
> sign final each
. stage over
> correct final 1 8 10 6 5 why="rows mixed up" by=Kim
= A is the champion (W1.1.8)
. stage over
---
# W1.1.8: the final is drawn again where another player has won a semifinal
> seat P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 P13 P14 P15 P16
> table 1 1 P1 P2 P3 P4
> table 1 2 P5 P6 P7 P8
> table 1 3 P9 P10 P11 P12
> table 1 4 P13 P14 P15 P16
> sheets 1 1:10,9,7,2 2:10,9,6,2 3:10,8,5,2 4:10,8,4,2
> sign 1 each
> cut 16
> semifinal
> sheets semifinal 1:10,8,6,5 2:10,8,6,5 3:10,8,6,5 4:10,8,6,5
> sign semifinal each
> correct 1 1 10 9 6 2 why=slip by=Kim
! the semifinal has begun: its players stay; judge-note 1 1 by=NAME TEXT records the paper
> final
> correct semifinal 2 10 7 6 5 why=slip by=Kim
. stage final
> correct semifinal 2 7 10 6 5 why=slip by=Kim
= the final is redrawn
. stage semifinal
. rounds.length 2
> final
---
# where two have met: the round is counted from one
> seat A B C D E F G H
> table 1 1 A B C D & table 1 2 E F G H
> met A B
= round 1, table 1: B
@ met[0].round 1
