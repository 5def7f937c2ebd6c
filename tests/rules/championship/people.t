# who is not there: checked in, absent, gone from a table, replaced
game championship
# before round 1 the desk checks in who comes; until then the schedule takes all
> seat A B C D E F G H I
. players[0].here unknown
> checkin A,B,C D
= 4 of 9 checked in
. players[0].here here
> checkin A
! A is already checked in
> schedule
= 4 rounds drawn for 4 players
= left out, not checked in: E, F, G, H, I
> checkin each
= 9 of 9 checked in
= schedule draws the tables for the players checked in
> absent I
= I is absent
. players[8].here absent
. players[8].status in
> absent I
! I is already absent
> schedule
= 4 rounds drawn for 8 players
= left out, not checked in: I
. rounds[0].tables.length 2
---
# who comes after round 1 has begun plays from the next round on
> seat A B C D E F G H I
> checkin A,B,C,D,E,F,G,H
> schedule rounds=4 by=1 draw=3
> post 1
> checkin I
= 9 of 9 checked in
= 3 rounds redrawn
. rounds[0].tables.length 2
. rounds[1].tables.length 3
---
# a no-show is found at the table: three play, and nobody asks for the points of who is gone
> seat A B C D
> table 1 1 A B C D
> absent B
= B is absent
. rounds[0].tables[0].players.length 4
. rounds[0].tables[0].players[0].gone false
. rounds[0].tables[0].players[1].gone true
> layout 1 draw
> seating 1 1 A seat=N colour=red turn=1
> seating 1 1 C colour=blue turn=4
~ "4" is not a number from 1 to 3
> seating 1 1 C colour=blue turn=3
= C: seat S, blue, turn 3
> result 1 1 10 8 6
= A wins: round 1, table 1: A 10, C 8, D 6
. rounds[0].tables[0].players[1].vp null
> sign 1 1 each
= round 1, table 1 is locked: signed by all
. players[1].games 0
. players[0].games 1
# W1.3.3: three players make a fourth score of their mean: 10 of 32
. players[0].share 31.25
---
# who is absent gets no points and wins nothing, whatever brings the result
scene A-to-H-at-two-tables
> absent B
> result 1 1 A=5 B=10 C=6 D=4
! B is absent and gets no points: if here after all, checkin B
> result 1 1 5 10 6 4 from=1-6f1c2ab3/57
! B is absent and gets no points: if here after all, checkin B
> result 1 1 10 2 6 4 sure
! B is absent and gets no points: if here after all, checkin B
> result 1 1 A=10 C=6 D=4 winner=B
! B is absent and gets no points: if here after all, checkin B
> sheets 1 2:10,8,6,5 1:5,10,6,4
! table 1: B is absent and gets no points: if here after all, checkin B
> judge 1 1 A=5 B=10 C=6 D=4 why="B left early"
! B is absent and gets no points: if here after all, checkin B
> judge 1 1 A=5 C=6 D=4 winner=B why="time"
! B is absent and gets no points: if here after all, checkin B
. rounds[0].tables[0].winner null
. rounds[0].tables[1].winner null
> judge 1 1 A=5 C=6 D=4 winner=C why="time"
. rounds[0].tables[0].winner C
. rounds[0].tables[0].players[1].vp null
> undo
> checkin B & result 1 1 A=5 B=10 C=6 D=4
. rounds[0].tables[0].winner B
---
# who has dropped out may have played before; without points nobody wins
> seat A B C D
> table 1 1 A B C D
> drop B
> judge 1 1 A=5 C=6 D=4 winner=B why="time"
! B has no points here: name another winner
> result 1 1 A=5 B=10 C=6 D=4
. rounds[0].tables[0].winner B
---
# a name that needs quotes is told with them
> seat A C D
> player "B, the first"
> table 1 1 A "B, the first" C D
> absent "B, the first"
> result 1 1 5 10 6 4
! B, the first is absent and gets no points: if here after all, checkin "B, the first"
---
# who was late after all takes the seat that waits
> seat A B C D
> table 1 1 A B C D
> absent B
> checkin B
. rounds[0].tables[0].players[1].gone false
> result 1 1 10 8 6
! the points of D are missing
---
# a player who drops out after the game: the signature is not waited for
> seat A B C D
> table 1 1 A B C D
> result 1 1 10 8 6 5
> sign 1 1 A,B,C
= signed by A, B, C
> drop D
= D drops out
= round 1, table 1 is locked: signed by all
. rounds[0].tables[0].locked true
. rounds[0].tables[0].players[3].vp 5
---
# a round that hangs on the wall does not move
> seat A B C D E F G H I J K L M N O P
> post 1
! round 1 has no tables yet: schedule draws them, table 1 ... seats one
> schedule rounds=4 by=1 draw=3
. rounds[0].posted false
> post 1
= round 1 is posted: its tables stay as they are
= it has no board yet: layout 1 draw (W2.0.1)
. rounds[0].posted true
. rounds[1].posted false
> post 1
! round 1 is already posted
> table 1 1 A B C D
! round 1 is posted: its tables stay (replace fills a seat)
> drop A
= 3 rounds redrawn
. rounds[0].tables.length 4
. rounds[0].tables[0].players.length 4
> player Late
= Late begins in round 2
= 3 rounds redrawn
= no opponent twice
> schedule rounds=4 by=1 draw=9
. rounds[0].posted true
---
# who enters late may take the seat of who is gone, in the round on the wall too
scene A-to-H-at-two-tables
> post 1
> replace 1 1 A
! A is not missing: absent or drop comes first
> absent A
> replace 1 1 A
! nobody is left for that seat: it stays empty
> player Late
= round 1, table 1 has a free seat: fill 1 1 Late
> replace 1 1 A by=E
! E already sits at round 1, table 2
> replace 1 1 A
= Late plays for A at round 1, table 1: pick 1
. rounds[0].tables[0].players[0].name Late
. rounds[0].tables[0].players[0].gone false
---
# a late player joins tables made by hand, also when all have begun
> seat A B C D E F G
> table 1 1 A B C D
> table 1 2 E F G
> result 1 1 10 8 6 5
> player Late
= Late enters as number 8
> table 1 2 E F G Late
. rounds[0].tables[1].players.length 4
---
# W1.1.6: a semifinalist who is gone blocks nothing: the next of the ranking plays, or three do
> seat P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 P13 P14 P15 P16 P17 P18 P19 P20
> table 1 1 P1 P2 P3 P4
> table 1 2 P5 P6 P7 P8
> table 1 3 P9 P10 P11 P12
> table 1 4 P13 P14 P15 P16
> table 1 5 P17 P18 P19 P20
> result 1 1 10 9 7 2 & sign 1 1 each
> result 1 2 10 9 6 2 & sign 1 2 each
> result 1 3 10 8 5 2 & sign 1 3 each
> result 1 4 10 8 4 2 & sign 1 4 each
> result 1 5 10 7 6 3 & sign 1 5 each
> cut 16
> drop P1
> semifinal
= semifinal, table 4, in pick order: P5, P19, P7
= P1 is missing: replace semifinal 4 ..., or 3 play
. rounds[1].tables[3].players.length 4
. rounds[1].tables[3].players[1].name P1
. rounds[1].tables[3].players[1].gone true
> replace semifinal 4 P5
! P5 is not missing: absent or drop comes first
> replace semifinal 4 P1 by=P13
! P13 already sits at semifinal, table 1
> replace semifinal 4 P1
= P16 plays for P1 at semifinal, table 4: pick 2
. rounds[1].tables[3].players[1].name P16
> absent P20
> result semifinal 1 10 8 6 & sign semifinal 1 each
= semifinal, table 1 is locked: signed by all
> result semifinal 2 10 8 6 5 & sign semifinal 2 each
> result semifinal 3 10 8 6 4 & sign semifinal 3 each
> result semifinal 4 8 10 6 5 & sign semifinal 4 each
= the semifinal is complete
> final
= the final, in pick order: P13, P9, P17, P16
# the best who is not in the final follows a finalist who is gone
> absent P9
> replace final 1 P9
= P5 plays for P9 at the final: pick 2
> result final 1 8 10 6 5
> sign final 1 P13,P5 P17 P16
= P5 is the champion (W1.1.8)
. players[4].rank 1
. players[8].rank 5
---
# a finalist who is gone: three play the final
scene A-to-H-at-two-tables
> result 1 1 10 8 7 5 & sign 1 1 each
> result 1 2 10 9 6 4 & sign 1 2 each
> cut 4
> final
= the final, in pick order: E, A, F, B
> drop A
> result final 1 E=8 A=7 F=10 B=6
. rounds[1].tables[0].players[1].vp 7
> result final 1 8 10 6
> sign final 1 each
= F is the champion (W1.1.8)
. players[0].rank 4
---
# a roll that is opened in an event under way: who plays already is here
> seat A B C D E F G H
> schedule rounds=4 by=1 draw=3
> post 1
> checkin H
= 8 of 8 checked in
. players[0].here here
. players[7].here here
---
# W1.3.2: two who are next in line and level draw lots first, also where more wait behind them
> seat P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 P13 P14 P15 P16 P17 P18 P19 P20
> table 1 1 P1 P2 P3 P4
> table 1 2 P5 P6 P7 P8
> table 1 3 P9 P10 P11 P12
> table 1 4 P13 P14 P15 P16
> table 1 5 P17 P18 P19 P20
> result 1 1 10 9 7 2 & sign 1 1 each
> result 1 2 10 9 6 2 & sign 1 2 each
> result 1 3 10 8 4 2 & sign 1 3 each
> result 1 4 10 8 4 2 & sign 1 4 each
> result 1 5 10 7 6 3 & sign 1 5 each
> cut 16
> drop P1
> semifinal
. rounds[1].tables[3].players[1].name P1
> replace semifinal 4 P1
! P12 and P16 are tied: lots first, or by=P (W1.3.2)
> replace semifinal 4 P1 by=P12
= P12 plays for P1 at semifinal, table 4: pick 2
---
# who loses the seat by a table written by hand is named, and nobody who was taken back
> seat A B C D E F G H
> schedule rounds=1 by=1 draw=3
> player Late
> undo
> table 1 1 A B C
= still without a table in round 1: D, F
---
# a name has at most 64 columns, its nation included
> seat aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa=JP
> seat aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa=DE
~ is too long: at most 64 columns
> rename 1 aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
! that is too long: at most 64 columns
> rename bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb B
~ no player is called "bbb
> rename 1 B
---
# a player called winner is typed by number: the word names a table's winner
> seat A winner C D E F G H I J K L
> table 1 1 A winner C D
> table 1 2 E F G H
> table 1 3 I J K L
> sheets 1 1:10,8,6,4 2:10,8,6,4 3:10,8,6,4
> sign 1 each
> offers
@ offers[lots].choices.order[0].word 2
@ offers[lots].choices.order[1].word F
