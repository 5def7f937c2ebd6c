# a sheet that is locked limits no turns any more, and who is away has not signed it
game championship
scene A-to-H-at-two-tables
> clock 1 1 placed
> clock 1 1 on by=A
> absent B
> result 1 1 10 6 4
> sign 1 1 each
. rounds[0].tables[0].locked true
. rounds[0].tables[0].clock.limit null
. rounds[0].tables[0].signed.length 3
> replace 1 1 B
! round 1, table 1 is locked: all have signed it (W1.2.3)
> clock 1 2 placed
> absent F
> player Zoe
> replace 1 2 F
! the game has begun: 3 play on at round 1, table 2
> result 1 2 10 6 4
> replace 1 2 F
! the game has begun: 3 play on at round 1, table 2
> sign 1 each
. rounds[0].tables[1].signed.length 3
---
# who stands in for a missing player is here
scene A-to-H-at-two-tables
> checkin each
> drop A
> player Zoe
. players[8].here here
> undo
> undo
> undo
> player Zoe
. players[8].here unknown
> absent A
> replace 1 1 A
. players[8].here here
. rounds[0].tables[0].players[0].gone false
---
# the paper names another winner with the same points
scene A-to-H-at-two-tables
> result 1 1 10 11 6 5 winner=A & sign 1 1 each
> correct 1 1 10 11 6 5 winner=B why=misread by=Kim
. rounds[0].tables[0].winner B
> correct 1 1 10 11 6 5 winner=B why=misread by=Kim
! round 1, table 1 already has these points
---
# W1.1.8: two drawings bind nobody to each other when all of them are tied later
seed 2
scene A-to-H-at-two-tables
> sheets 1 1:10,8,6,4 2:10,8,6,4
> sign 1 each
> lots B F
> lots C G
> correct 1 1 10 7 7 4 why=typed by=Kim
> correct 1 2 10 7 7 4 why=typed by=Kim
> lots F C G B
! B was drawn before F, and that order stays (W1.1.8)
> lots B F C G
= lots: B, F, C, G
> undo
> lots draw G
= lots: C, G, B, F
---
# the final is played by two at least who are there
scene A-to-H-at-two-tables
> sheets 1 1:10,8,6,4 2:10,9,7,5
> sign 1 each
> cut 4
= 4 players go on: A, E, F, B (W1.1.6)
> absent A,E,F
> final
! nobody is left to play the final
> checkin F
> final
= the final, in pick order: F, B
---
# .. an older journal's line of who drops out counts as well
scene A-to-H-at-two-tables
> sheets 1 1:10,8,6,4 2:10,9,7,5
> sign 1 each
> cut 4
< drop A,E,F
> final
! nobody is left to play the final
---
# a corrected sheet that moves only those behind the cut leaves it, also when one of those before it has left
scene A-to-H-at-two-tables
> sheets 1 1:10,8,7,2 2:10,7,4,3
> sign 1 each
> cut 4
= 4 players go on: E, A, B, F (W1.1.6)
. players[6].rank 6
. players[7].rank 7
> drop A
> correct 1 2 10 7 3 4 why=slip by=Kim
. cut 4
. players[6].rank 7
. players[7].rank 6
---
# the cut is made again also where the semifinal is drawn, and not begun
> seat P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 P13 P14 P15 P16
> table 1 1 P1 P2 P3 P4
> table 1 2 P5 P6 P7 P8
> table 1 3 P9 P10 P11 P12
> table 1 4 P13 P14 P15 P16
> sheets 1 1:10,9,7,2 2:10,9,6,2 3:10,8,5,2 4:10,8,4,2
> sign 1 each
> cut 16
> semifinal
> correct 1 1 9 10 7 2 why="rows mixed up" by=Kim
= the cut is made again: new ranks, new seats
. rounds.length 1
. stage preliminary
> cut 16
> semifinal
---
# the hall's clock begins the games of a round once, when it starts
scene A-to-H-at-two-tables
> clock set 90:00
. rounds[0].tables[0].clock.began null
wait 60
> clock start
. rounds[0].tables[0].clock.began 1000000064
> clock stop
wait 60
> clock start
. rounds[0].tables[0].clock.began 1000000064
---
# W1.2.4, W1.2.5: for collusion also after the sheet is signed; with a warning nobody says that it came without
scene A-to-H-at-two-tables
> result 1 1 10 8 6 5 & sign 1 1 each
> warn A let B build
> disqualify A ground=collusion let B build again
- without a warning: usually a warning comes first (W1.2.5)
---
# who has not come is asked for until a game begins, not after it
> seat A B C D E F
> checkin A,B,C,D
> table 1 1 A B C D
? not all have checked in
> result 1 1 10 8 6 5
? round 1, table 1: 4 have not signed: A, B, C, D
---
# W1.3.2: the lots that an empty seat of the semifinal needs are asked for first
> seat P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 P13 P14 P15 P16 P17 P18 P19 P20
> table 1 1 P1 P2 P3 P4 & table 1 2 P5 P6 P7 P8 & table 1 3 P9 P10 P11 P12 & table 1 4 P13 P14 P15 P16 & table 1 5 P17 P18 P19 P20
> sheets 1 1:10,9,7,2 2:10,9,6,2 3:10,8,4,2 4:10,8,4,2 5:10,7,6,3
> sign 1 each
> cut 16
> drop P1
> semifinal
> offers
@ offers[lots].choices.order[0].word P12
@ offers[lots].choices.order.length 2
---
# a roll that is open: who enters before the draw is not here yet, who is seated by hand is
> seat A B C D E F G H
> checkin A
> player Late
. players[8].here unknown
> table 1 1 A B C D
. players[1].here here
> absent B
> result 1 1 10 6 4
> checkin E
- schedule draws the tables for the players checked in
. players[5].here unknown
> checkin each
. players[5].here here
. players[1].here absent
> checkin B
. rounds[0].tables[0].players[1].gone true
---
# a signed sheet stays as it was when one of its players leaves; a seat that is empty goes where its player goes
scene A-to-H-at-two-tables
> result 1 1 10 8 6 5 & sign 1 1 each
> drop A
. rounds[0].tables[0].players[0].gone false
> undo
> undo
> absent E
> swap 1 B E
. rounds[0].tables[0].players[1].name E
. rounds[0].tables[0].players[1].gone true
. rounds[0].tables[1].players[0].gone false
---
# who is moved to another table leaves the others to choose again; a board may be named twice for its round
scene A-to-H-at-two-tables
> layout 1 the blue box
> layout 1 the blue box
> seating 1 1 A seat=N colour=red turn=1
. rounds[0].tables[0].players[0].turn 1
> table 1 2 B E F G
. rounds[0].tables[0].players[0].turn null
. rounds[0].tables[0].players[0].seat null
---
# a nation of two letters after one of three; who enters before the first round begins in it, and nobody says so
> seat A=USA B C D E F G H
> nation A JP
. players[0].nation JP
> schedule rounds=2
> player Zoe
- Zoe begins in round 1
---
# two of the finalists who leave before it rank by all their games behind who plays; a table all of whose players left is over
scene A-to-H-at-two-tables
> sheets 1 1:10,9,7,2 2:10,8,6,5
> sign 1 each
> cut 4
> drop A
> drop E
> final
> result final 1 8 10
> sign final 1 each
. players[1].rank 2
. players[5].rank 1
. players[0].rank 3
. players[4].rank 4
. stage over
---
# lots for an empty seat of the final are for those who would take it
scene A-to-H-at-two-tables
> sheets 1 1:10,9,6,4 2:10,9,6,4
> sign 1 each
> offers
@ offers[lots].text 4 ties to break by lots
@ offers[lots].choices.order[0].word A
> cut 4 lots=E then=A lots=B then=F
> final
> drop C & drop G
> offers
@ offers[lots].choices.order[0].word C
> drop E
> offers
@ offers[lots].choices.order[0].word D
@ offers[lots].choices.order[1].word H
> lots H D
> missing
@ missing[0].round final
> replace final 1 E
= H plays for E at the final: pick 1
> sheets final 1:6,10,7,5
> sign final each
= A is the champion (W1.1.8)
. players[7].rank 3
. players[4].rank 5
---
# the finalists are the winners of tables that have a result
> seat P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 P13 P14 P15 P16 P17 P18 P19 P20
> table 1 1 P1 P2 P3 P4
> table 1 2 P5 P6 P7 P8
> table 1 3 P9 P10 P11 P12
> table 1 4 P13 P14 P15 P16
> table 1 5 P17 P18 P19 P20
> sheets 1 1:10,9,7,2 2:10,9,6,2 3:10,8,5,2 4:10,8,4,2 5:10,8,3,2
> sign 1 each
> cut 16
> semifinal
> sheets semifinal 1:10,8,6,5 2:10,8,6,5 3:10,8,6,5 4:10,8,6,5
> sign semifinal each
> final
> correct semifinal 2 10 9 6 5 why=typed by=Ito
. stage final
> correct semifinal 1 8 10 6 5 why=typed by=Ito
. stage semifinal
---
# who went on and does not after a corrected sheet ranks among the others again, and plays no final
scene A-to-H-at-two-tables
> sheets 1 1:10,9,6,4 2:10,8,5,3
> sign 1 each
> cut 4
= 4 players go on: E, A, B, F (W1.1.6)
> final
> correct 1 1 10 5 9 4 why=slip by=Kim
= the cut is made again: C for B
> cut 4
= 4 players go on: E, A, C, F (W1.1.6)
> final
= the final, in pick order: E, A, C, F
> sheets final 1:7,10,5,4
> sign final each
. players[0].rank 1
. players[2].rank 3
. players[5].rank 4
. players[1].rank 6
> warn B x & disqualify B ground=collusion cheating
- without a warning: usually a warning comes first (W1.2.5)
+ B | disqualified
> disqualify C ground=collusion cheating
= without a warning: usually a warning comes first (W1.2.5)
---
# two who went on and left before the semifinal rank by all their games, behind those who played it, or among them
> seat P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 P13 P14 P15 P16 P17 P18 P19 P20
> table 1 1 P1 P2 P3 P4
> table 1 2 P5 P6 P7 P8
> table 1 3 P9 P10 P11 P12
> table 1 4 P13 P14 P15 P16
> table 1 5 P17 P18 P19 P20
> sheets 1 1:10,9,7,2 2:10,9,6,2 3:10,8,5,2 4:10,8,4,2 5:10,8,3,2
> sign 1 each
> cut 16
> drop P1 & drop P2
> semifinal
> fill semifinal 4 P20
! the preliminaries are closed
> missing
> result semifinal 5 1 2 3 4
! there is no table 5 in the semifinal: tables 1 to 4
> result 2 1 1 2 3 4
! round 2 has no tables yet: schedule draws them, table 2 ... seats one
> result 1 6 1 2 3 4
! there is no table 6 in round 1: tables 1 to 5
---
# chairs by number from the first one on, the last one too
scene A-to-H-at-two-tables
> layout 1 the blue box
> seating 1 1 A seat=4 colour=red turn=1
= A: seat 4, red, turn 1
> seating 1 1 B colour=blue turn=2
= B: seat 1, blue, turn 2
> seating 1 1 C colour=white turn=4
= C: seat 3, white, turn 4
> seating 1 1 B colour=blue turn=2
! B has already chosen
> seating 1 2 E seat=N colour=red turn=3
> seating 1 2 F colour=blue turn=1
= F: seat S, blue, turn 1
> incident 1 1 x
> offers
---
# a sheet of a table that somebody has left: the points of those who play, or of all
scene A-to-H-at-two-tables
> drop B
> sheets 1 1:10,9,6 2:10,8,5,3
. rounds[0].tables[0].players[1].vp null
. rounds[0].tables[0].players[2].vp 9
> sheets 1 1:10,2,9,6
. rounds[0].tables[0].players[1].vp 2
---
# what is told of a place, of a wall and of who is missing
> seat A B C D E F G H I J K L
> option rounds 3
= the next schedule has 3 rounds
> table 1 1 A B C D
> table 1 2 E F G H
> table 1 3 I J K L
> clock 1 1 off
! turns at that table are not limited
> post 1
+  | round 1 is posted
> absent K
+ K | absent
> absent L
> offers
= owed: 1 table has fewer than three (regroup {round} {small-table} {others})
> disqualify A ground=conduct shouting
- without a warning: usually a warning comes first (W1.2.5)
> judge 1 2 10 6 5 4 why=fight by=Kim
. rounds[0].tables[1].judged true
. rounds[0].tables[0].judged false
> absent J
> offers
