# what a sheet may say, lists of players, the board before the picks, the time of a game
game championship
# nobody has less than two settlements, and 13 points are asked about
> seat A B C D
> table 1 1 A B C D
> result 1 1 10 8 6 1
! D with 1 point: two settlements are 2 (only a judge gives fewer)
> result 1 1 10 8 6 0
! D with 0 points: two settlements are 2 (only a judge gives fewer)
> result 1 1 10 8 6 2
= A wins: round 1, table 1: A 10, B 8, C 6, D 2
> result 1 1 13 8 6 2
! A with 13 points: if that is right, add sure
> result 1 1 12 8 6 2
> result 1 1 13 8 6 2 sure
= A wins: round 1, table 1: A 13, B 8, C 6, D 2
> sheets 1 1:10,8,6,1
! table 1: D with 1 point: two settlements are 2 (only a judge gives fewer)
> sheets 1 1:14,8,6,2
! table 1: A with 14 points: if that is right, add sure
> sheets 1 1:14,8,6,2 sure
= round 1: 1 sheet entered, not signed yet
> judge 1 1 14 8 0 1 why="C and D had to leave"
= A wins: round 1, table 1: A 14, B 8, C 0, D 1
---
# several players are a list with commas; a name with a comma stands in quotes
> seat A B C D "Smith, John" E F G
> table 1 1 A,B C,D
= round 1, table 1, in pick order: A, B, C, D
> table 1 2 E,F,G "Smith, John"
= round 1, table 2, in pick order: E, F, G, Smith, John
> table 2 1 A,B,A,C
! A is named twice
> table 2 1 A,B,C,D,E
! at most 4 players here
> result 1 1 10 8 6 5
> sign 1 1 A,B
= signed by A, B
> sign 1 1 C,X
! no player is called "X"
> sign 1 1 "C,D"
! no player is called "C,D"
> sign 1 1 C,D
= round 1, table 1 is locked: signed by all
> drop "Smith, John",A
~ no player is called
> drop "Smith, John"
= Smith, John drops out
> drop A,B
= A drops out
= B drops out
. players[1].status dropped
---
# a name with a comma and no space
> seat "Ono,Yoko"=JP A,B C
= 4 players in all; entered: Ono,Yoko, A, B, C
> table 1 1 "Ono,Yoko" A,B,C
. rounds[0].tables[0].players[0].name Ono,Yoko
> result 1 1 10 8 6 5
> sign 1 1 A,B "Ono,Yoko"
= signed by Ono,Yoko, A, B
---
# W1.1.6: the board is laid before anybody picks, and stays then
> seat A B C D
> table 1 1 A B C D
> seating 1 1 A seat=N colour=red turn=1
! the board comes before the picks: layout 1 draw (W1.1.6)
> layout 1 the blue box
> layout 1 the green box
= the board of round 1, at all tables: the green box
> seating 1 1 A seat=N colour=red turn=1
> layout 1 the blue box
! A has already picked with this board: it stays (W1.1.6)
> layout 2 the blue box
---
# W1.1.6: the board of a posted round stays; one that has none still gets it
> seat A B C D
> table 1 1 A B C D
> post 1
> layout 1 the blue box
> layout 1 the green box
! the board of round 1 is posted: it stays (W1.1.6)
---
# W1.1.7: who plays longest comes first, with the next step near two hours
> seat A B C D E F G H I J K L
> table 1 1 A B C D
> table 1 2 E F G H
> table 1 3 I J K L
> clock 1 1 placed
wait 1200
> clock 1 2 placed
wait 600
> missing
= round 1, table 1: no result yet, for 30 minutes
= round 1, table 2: no result yet, for 10 minutes
= round 1, table 3: no result yet
@ missing[0].round 1
@ missing[0].table 1
@ missing[0].minutes 30
@ missing[1].minutes 10
@ missing[2].minutes null
> clock start
wait 5220
> missing
= round 1, table 1: no result yet, for 117 minutes
= near two hours: clock 1 1 on by=organiser (W1.1.7)
= round 1, table 2: no result yet, for 97 minutes
= round 1, table 3: no result yet, for 87 minutes
> clock 1 1 on by=organiser
= 117 minutes since the game began
> result 1 1 10 8 6 5
> missing
= round 1, table 1: A, B, C, D have not signed, for 117 minutes
---
# a posted round has begun when it was posted, unless the hall's clock starts later
> seat A B C D
> table 1 1 A B C D
> post 1
wait 600
> missing
@ missing[0].minutes 10
> clock start
wait 60
> missing
@ missing[0].minutes 1
---
# how long a call for a judge waits, by the clock of the desk
> seat A B C D
> table 1 1 A B C D
> incident 1 1 a road across the sea
wait 300
> missing
= a judge is called there, 5 minutes ago
> judge-note 1 1 by=Ito the road goes back
= the call waited 5 minutes
> missing
@ missing[0].minutes 5
---
# W1.2.2: who calls again has waited since the first call
> seat A B C D
> table 1 1 A B C D
> incident 1 1 a road across the sea
wait 300
> incident 1 1 nobody has come
= a judge is called to round 1, table 1: incident 2
wait 300
> judge-note 1 1 by=Ito the road goes back
= the call waited 10 minutes
---
# the desk's clock is set back by three hours meanwhile: it stands until the old time has come
> seat A B C D
> table 1 1 A B C D
> incident 1 1 a road across the sea
wait -10800
> missing
= a judge is called there, 0 minutes ago
@ missing[0].minutes 0
> judge-note 1 1 by=Ito the road goes back
= the call waited 0 minutes
---
# met: whom a player has met, the first of the list among them
scene A-to-H-at-two-tables
> met B
= round 1, table 1: A
@ met.length 3
@ met[0].name A
@ met[2].name D
> met B A
@ met.length 1
> met B E
= they have not met
---
# tables that have waited equally long are told by their numbers
> seat A B C D E F G H I J K L
> table 1 1 A B C D
> table 1 2 E F G H
> table 1 3 I J K L
> post 1
wait 300
> missing
@ missing.length 3
@ missing[0].table 1
@ missing[1].table 2
@ missing[2].table 3
