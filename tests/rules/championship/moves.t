# late, lost and swapped: seats that change before a game begins, also in a posted round
game championship
# W1.1.4: a late player takes the fourth seat at a table of three
> seat A B C D E F G
> table 1 1 A B C D
> table 1 2 E F G
> post 1
> player Zoe
= round 1, table 2 has a free seat: fill 1 2 Zoe
> fill 1 1 Zoe
! round 1, table 1 has 4 players (W1.1.4); there is a free seat: fill 1 2 P
> fill 1 2 A
! A already sits at round 1, table 1; swap 1 P Q swaps two seats
> fill 1 2 Zoe
= Zoe plays at round 1, table 2: pick 4
= export changes prints the slip for the wall: 1 table has changed
. rounds[0].tables[1].players[3].name Zoe
. rounds[0].tables[1].players[3].pick 4
. rounds[0].tables[1].changed true
. rounds[0].tables[0].changed false
> undo
. rounds[0].tables[1].players.length 3
. rounds[0].tables[1].changed false
---
# not once the game has begun; then the next round takes who is late
> seat A B C D E F G
> table 1 1 A B C D
> table 1 2 E F G
> post 1
> layout 1 draw
> seating 1 2 E seat=N colour=red turn=1
> player Zoe
> fill 1 2 Zoe
! the game at round 1, table 2 has begun: its players stay (W1.1.5)
> fill 1 1 Zoe
! round 1, table 1 has 4 players (W1.1.4), and no table of three waits: latecomers begin in the next round
> absent A
> fill 1 1 Zoe
= Zoe plays at round 1, table 1: pick 1
. rounds[0].tables[0].players[0].name Zoe
. rounds[0].tables[0].players[0].gone false
> checkin A
> fill 1 1 A
! round 1, table 1 has 4 players (W1.1.4), and no table of three waits: latecomers begin in the next round
---
# in a drawn event the rounds not begun are drawn again for who comes
> seat A B C D E F G H I J K L M N
> schedule rounds=2 by=2 draw=5
> post 1
> post 2
> player Zoe
= round 1, table 3 has a free seat: fill 1 3 Zoe
> fill 1 4 Zoe
= Zoe plays at round 1, table 4: pick 4
. rounds[0].tables[3].players.length 4
. rounds[0].tables[3].players[3].name Zoe
---
# who comes late is drawn into the rounds that are open, and they are drawn again when Zoe plays now
> seat A B C D E F G H I J K L M N
> schedule rounds=3 by=2 draw=5
> post 1
> player Zoe
= round 1, table 3 has a free seat: fill 1 3 Zoe
= Zoe begins in round 2
= 2 rounds redrawn
> fill 1 4 Zoe
= Zoe plays at round 1, table 4: pick 4
= 2 rounds redrawn
= no opponent twice
> swap 1 A Zoe
= 2 rounds redrawn
---
# two swap their seats; the judge hears who meets again, and whose nation
> seat A=DE B C D E=DE F G H
> table 1 1 A B C D
> table 1 2 E F G H
> table 2 1 A B E F
> table 2 2 C D G H
> post 1
> swap 1 D E
= round 1, swapped: D to table 2, pick 1, E to table 1, pick 4
= export changes prints the slip for the wall: 2 tables have changed
= D and G meet again (W1.1.4)
= D and H meet again (W1.1.4)
= E and A meet again (W1.1.4)
= E and A are both from DE (W1.1.4)
= E and B meet again (W1.1.4)
. rounds[0].tables[0].players[3].name E
. rounds[0].tables[1].players[0].name D
> swap 1 D E
. rounds[0].tables[0].changed false
> swap 1 D D
! D is named twice
# picks at one table, too
> swap 1 A B
= round 1, swapped: A to table 1, pick 2, B to table 1, pick 1
> player Zoe
> swap 1 A Zoe
! Zoe has no table in round 1: fill 1 TABLE P
> result 1 2 10 8 6 5
> swap 1 A E
! the game at round 1, table 2 has begun: its players stay (W1.1.5)
> undo
> undo
> undo
. rounds[0].tables[0].players[0].name A
---
# a seat that is empty moves with its player
scene A-to-H-at-two-tables
> post 1
> absent B
> swap 1 B E
. rounds[0].tables[0].players[1].name E
. rounds[0].tables[0].players[1].gone false
. rounds[0].tables[1].players[0].gone true
---
# tables of 3 and 2 that are left become tables of 4 and 3 with others (W1.1.4)
> seat A B C D E F G H I J K L
> table 1 1 A B C D
> table 1 2 E F G H
> table 1 3 I J K L
> post 1
> absent H
> absent K,L
? round 1, table 3: 2 players are left
> regroup 1 3
! name the other table too: regroup 1 3 TABLE
> regroup 1 3 3
! table 3 is named twice
> regroup 1 3 2
! 5 players cannot sit at tables of 4 and 3 (W1.1.4): name one more table
> regroup 1 1 2
! they already sit at tables of 4 and 3 (W1.1.4)
> regroup 1 3 2 1 draw=1
= export changes prints the slip for the wall: 2 tables have changed
. rounds[0].tables.length 3
. rounds[0].tables[0].players.length 3
. rounds[0].tables[2].players.length 3
# one of table 1 moves; three are left at table 2: nobody there moves
. rounds[0].tables[1].changed false
. rounds[0].tables[1].players[3].gone true
> undo
. rounds[0].tables[0].players.length 4
. rounds[0].tables[2].players[3].gone true
---
# few move: two go to the full table, one of whom is there, and the smallest is dissolved
> seat A B C D E F G H I J K
> table 1 1 A B C D
> table 1 2 E F G
> table 1 3 H I J K
> post 1
> absent H,I,J
> regroup 1 3 2
= round 1, table 3 is dissolved
. rounds[0].tables.length 2
. rounds[0].tables[0].changed false
. rounds[0].tables[1].players.length 4
> checkin H
> fill 1 3 H
! there is no table 3 in round 1: tables 1 to 3
> result 1 1 10 8 6 5
> result 1 2 10 8 6 5
> sign 1 each
> regroup 1 1 2
! the game at round 1, table 1 has begun: its players stay (W1.1.5)
---
# the line's number draws who moves: the same tables each time it is read
> seat A B C D E F
> table 1 1 A B C D
> table 1 2 E F A
> table 1 1 B C D
> post 1
> absent E
> regroup 1 2 1
! 5 players cannot sit at tables of 4 and 3 (W1.1.4): name one more table
---
# not in the semifinal, whose tables the cut fills
> seat A B C D E F G H I J K L M N O P
> schedule rounds=1 by=2 draw=3
> sheets 1 1:10,8,6,5 2:10,8,6,4 3:10,8,6,3 4:10,7,6,5
> sign 1 each
> cut 16
> semifinal
> swap semifinal A B
! the preliminaries are closed
> table 2 1 A B C D
! the preliminaries are closed
---
# who stays keeps the pick where nobody misses one; else the picks are dealt again (W1.1.4)
> seat A B C D E F G H I J K
> table 1 1 A B C D
> table 1 2 E F G H
> table 1 3 I J K
> post 1
> absent F,G,H
> regroup 1 2 3 draw=1
= round 1, table 2 is dissolved
= round 1, table 3, in pick order: I, J, K, E
> undo
> table 2 1 E A B C
> table 2 2 I J K D
> post 2
> regroup 1 2 3 draw=1
= round 1, table 3, in pick order: K, E, I, J
# I, J and K meet again by the schedule: that is not said again
= export changes prints the slip for the wall: 2 tables have changed
---
# a table that has its players is not reseated alone; the players who sit say where
> seat A B C D E F G H I J K
> table 1 1 A B C D
> table 1 2 E F G H
> table 1 3 I J K
> regroup 1 1
! name the other table too: regroup 1 1 TABLE
> fill 1 3 E
! E already sits at round 1, table 2; swap 1 P Q swaps two seats
---
# a method of drawing is 1 to the newest; a file's line names it
> seat A B C D E F G H
> schedule rounds=2
< seat X by=99
! there is no method by=99
< drop A by=99
! there is no method by=99
< swap 1 A H by=99
! there is no method by=99
< schedule rounds=9
! "9" is not a number from 1 to 8; usage: schedule [rounds=N]
< schedule rounds=2 by=1
! usage: schedule [rounds=N]
< seat by=1
! usage: seat NAME[=XX]...
< replace 1 1 A
! usage: replace ROUND TABLE P [by=Q]
< replace 1 9 A by=B
! there is no table 9 in round 1: tables 1 to 2
---
# what looks like a file is not a player or a table
> seat A B C D E F G H
> schedule rounds=1
> drop list.csv
! list.csv looks like a file: players load "list.csv" enters its players
> regroup 1 two
~ "two" is not a number
# fewer rounds than were drawn before
> schedule rounds=3
> schedule rounds=1
. planned_rounds 1
. rounds.length 1
---
# a table with a result keeps its players
> seat A B C D E F G H
> schedule rounds=1
> table 1 1 A B C D
> result 1 1 10 8 6 5
> table 1 1 E F G H
! A has a result at round 1, table 1: it stays
---
# W1.1.4: 5 who are left cannot sit at tables of 4 and 3: nothing says how few meetings are possible
scene A-to-H-at-two-tables
> table 2 1 A B C D
> table 2 2 E F G H
> drop F by=1
> drop G by=1
= repeated meetings of two players: 2
> drop H by=1
= the rounds keep their tables: 5 players cannot sit at tables of 4 and 3 (W1.1.4)
---
# .. nor where a posted round is seated anew
scene A-to-H-at-two-tables
> post 1
> regroup 1 list.csv
! list.csv looks like a file: players load "list.csv" enters its players
