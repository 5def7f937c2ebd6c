game championship
# W1.1.5: seat, colour and turn are picked in pick order
> seat A B C D
> table 1 1 A B C D
> layout 1 draw
> seating 1 1 B colour=red turn=1
! A picks first: pick 1 comes before pick 2 (W1.1.5)
> seating 1 1 A colour=red turn=2
! pick 1 chooses a seat too: seat=N, E, S, W or a number (W1.1.5)
> seating 1 1 A seat=N colour=green turn=2
! "green" is not a colour: red, blue, white or orange
> seating 1 1 A seat=N colour=red turn=2
= A: seat N, red, turn 2
+ A | seat N, red, turn 2
> seating 1 1 A seat=N colour=red turn=2
! A has already chosen
> seating 1 1 B seat=S colour=blue turn=1
! only pick 1 chooses a seat: the others sit clockwise in turn order (W1.1.5)
> seating 1 1 B colour=red turn=1
! A already has red (W1.1.5)
> seating 1 1 B colour=blue turn=2
! A already has turn 2 (W1.1.5)
> seating 1 1 B colour=blue turn=1
= B: seat W, blue, turn 1
> seating 1 1 C colour=white turn=4
= C: seat S, white, turn 4
> seating 1 1 D colour=orange turn=3
= D: seat E, orange, turn 3
. rounds[0].tables[0].players[0].seat N
. rounds[0].tables[0].players[1].colour blue
. rounds[0].tables[0].players[3].turn 3
> seating 1 1 D colour=orange turn=5
~ D has already chosen
---
# chairs may have numbers
> seat A B C
> table 1 1 A B C
> layout 1 draw
> seating 1 1 A seat=3 colour=red turn=1
= A: seat 3, red, turn 1
> seating 1 1 B colour=blue turn=4
~ "4" is not a number from 1 to 3
> seating 1 1 B colour=blue turn=3
= B: seat 1, blue, turn 3
---
# W2.0.1: one board for all tables of a round, a new one for each round
> layout 1 the board of the blue box
= the board of round 1, at all tables: the board of the blue box
> layout 2 the board of the blue box
! a new board for each game: round 1 has this one (W2.0.1)
> layout 2 draw
> layout final draw
> table 1 1 A B C D
! nobody has entered yet: player NAME
---
# W1.1.7: a game ends when the player on turn has 10
> seat A B C D
> table 1 1 A B C D
> result 1 1 A=9 B=8 C=6 D=5
! nobody has 10 points: the game goes on (W1.1.7)
> result 1 1 A=9 B=8 C=6 D=5 winner=A
! A has 9 points: only 10 win a game (W1.1.7)
> result 1 1 A=10 B=8 C=6
! the points of D are missing
> result 1 1 A=10 B=8 C=6 D=31
! "31" is not a score: 0 to 30
> result 1 1 A=10 B=8 C=6 E=5
! no player is called "E"
> result 1 1 A=10 B=11 C=6 D=5
! 2 have 10 points or more: winner=P names the one on turn
> result 1 1 A=10 B=11 C=6 D=5 winner=C
! C has 6 points: only 10 win a game (W1.1.7)
> result 1 1 A=10 B=11 C=6 D=5 winner=A
= A wins: round 1, table 1: A 10, B 11, C 6, D 5
+ A | 10 points, wins | round 1, table 1
. rounds[0].tables[0].winner A
. rounds[0].tables[0].players[1].vp 11
> result 1 1 5 6 8 10
= D wins: round 1, table 1: A 5, B 6, C 8, D 10
---
# W1.2.3: signed by all it is locked and handed in
> seat A B C D
> table 1 1 A B C D
> sign 1 1 A
! nothing to sign: round 1, table 1 has no points yet
> result 1 1 A=10 B=8 C=6 D=5
> sign 1 1 A C
= signed by A, C
. rounds[0].tables[0].signed.length 2
. players[0].wins 0
> sign 1 1 A
! A has already signed
> result 1 1 A=10 B=7 C=6 D=5
= the points have changed: everybody signs again
. rounds[0].tables[0].signed.length 0
> protest 1 1 C the last road was not paid
= C protests at round 1, table 1: a judge decides (W1.2.3)
. rounds[0].tables[0].protests 1
. records[0].text the last road was not paid
> sign 1 1 A B C D
= round 1, table 1 is locked: signed by all
= the round is complete
. rounds[0].tables[0].locked true
. players[0].wins 1
. players[1].points 7
> result 1 1 A=10 B=8 C=6 D=5
! round 1, table 1 is locked: all have signed it (W1.2.3)
> protest 1 1 C once more
! round 1, table 1 is locked: all have signed it (W1.2.3)
> judge 1 1 A=10 B=8 C=6 D=5 why=late
! round 1, table 1 is locked: all have signed it (W1.2.3)
---
# W1.2.3: who will not sign gets a judge's decision
> seat A B C D
> table 1 1 A B C D
> judge 1 1 A=10 B=8 C=6 D=5
! give the judge's reason: why="..." (W1.2.3)
> judge 1 1 A=9 B=8 C=6 D=5 why="left the hall"
! nobody has 10 points (W1.1.7): a judge may end it with winner=P
> judge 1 1 A=10 B=8 C=6 D=5 winner=B why="left the hall"
! B has 8 points: only 10 win a game (W1.1.7)
> judge 1 1 A=10 B=8 C=6 D=5 why="D will not sign" by=Ito
= round 1, table 1 is locked: decided by a judge
. rounds[0].tables[0].judged true
. rounds[0].tables[0].locked true
. rounds[0].tables[0].signed.length 0
. records[0].kind decision
. records[0].by Ito
. players[0].wins 1
> sign 1 1 A
! round 1, table 1 is locked: a judge has decided it (W1.2.3)
---
# W1.1.7: the limit on turns
> seat A B C D
> table 1 1 A B C D
> clock 1 1 on by=B
! the initial placement comes first: clock ROUND TABLE placed (W1.1.7)
> clock 1 1 placed
= the initial placement is done
> clock 1 1 on
! say who called it: by=P at that table, or by=organiser (W1.1.7)
> clock 1 1 took 170
! turns at that table are not limited
> clock 1 1 on by=B
= turns of 3 minutes from now on, called by B (W1.1.7)
. rounds[0].tables[0].clock.limit 180
> clock 1 1 took 180
= 180 seconds: within the limit
. rounds[0].tables[0].clock.over false
> clock 1 1 took 195
= 195 seconds: 15 over the limit (W1.1.7)
. rounds[0].tables[0].clock.over true
> clock 1 1 took 180
. rounds[0].tables[0].clock.over false
> clock 1 1 off
= turns are unlimited again
. rounds[0].tables[0].clock.limit null
> clock 1 1 on by=organiser
= turns of 3 minutes from now on, called by the organiser (W1.1.7)
> clock start
= the clock is running
. clock.running true
---
# many sheets at once, as a file of results comes: * is who was on turn
> seat A B C D E F G
> table 1 1 A B C D
> table 1 2 E F G
> sheets 1 1:10,8,6 2:10,8,6
! table 1 has 4 players
> sheets 1 1:10,8,6,5 2:10,11,6
! table 2: 2 have 10 points or more: * after the one on turn
> sheets 1 1:10,8,6,5 2:10,8,6,5
! table 2 has 3 players
> sheets 1 1:9,8,6,5
! table 1: nobody has 10 points: the game goes on (W1.1.7)
> sheets 1 1:10,8*,6,5
! table 1: only 10 points win a game (W1.1.7)
> sheets 1 1:10,8,x,5
! table 1: "x" is not a score: 0 to 30
> sheets 1 3:10,8,6,5
! there is no table 3 in round 1: tables 1 to 2
> sheets final 1:10,8,6,5
! the final is not drawn yet: cut, then final
> sheets 1 1:10*,10*,6,5
! table 1: only one player wins: one * (W1.1.7)
> sheets 1 A
! "A" is not a sheet: 12:10*,8,6,5 is table 12, points in pick order
> sheets 1 1:10,8,6,5 2:10*,11,6
= round 1: 2 sheets entered, not signed yet
. rounds[0].tables[1].winner E
> sign 1 1 each
= round 1, table 1 is locked: signed by all
> sheets 1 1:10,8,6,5
! table 1 is locked (W1.2.3)
---
# where a result came from may stand in the line; it changes nothing
> seat A B C D
> table 1 1 A B C D
> result 1 1 10 8 6 5 from=3f2a/57
= A wins: round 1, table 1: A 10, B 8, C 6, D 5
> sign 1 1 each from=3f2a/61
= round 1, table 1 is locked: signed by all
---
# all papers of a round at once (W1.2.3): not those with a protest, a judge on the way, or no result
> seat A B C D E F G H I J K L M N O P
> table 1 1 A B C D
> table 1 2 E F G H
> table 1 3 I J K L
> table 1 4 M N O P
> sign 1 each
! no sheet of round 1 waits for signatures
> sheets 1 1:10,8,6,5 2:10,8,6,5 3:10,8,6,5
> protest 1 2 F the last road
> incident 1 3 the robber
> sign 1 1 A
> sign 1 each
= 1 sheet is locked: signed by all, round 1
= still open: table 2 (protest), table 3 (judge called), table 4 (no result)
. rounds[0].tables[0].locked true
. rounds[0].tables[1].signed.length 0
> sign 1 1 each
! round 1, table 1 is locked: all have signed it (W1.2.3)
> judge 1 2 10 8 6 5 why="it was the longest"
> judge-note 1 3 by=Rosa it stays there
> result 1 4 10 8 6 5
> absent M
> sign 1 each
= 2 sheets are locked: signed by all, round 1
= the round is complete
> sign 1 each
! no sheet of round 1 waits for signatures
> sign 9 each
! "9" is not a round: type 1 to 8, semifinal or final
---
# a round, a table or a player that is not there, and a word that is missing: nothing is written
> seat A B C D E
> table 1 1 A B C D
> table 9 1 A
! "9" is not a round: type 1 to 8, semifinal or final
> table 1 2 A B C D E
! at most 4 sit at a table
> rename A
! usage: rename P NAME
> warn Z foo
! no player is called "Z"
> warn A
! usage: warn P TEXT
> judge 9 1 10 8 6 5 why=x
! "9" is not a round: type 1 to 8, semifinal or final
> swap 9 A B
! "9" is not a round: type 1 to 8, semifinal or final
> regroup 9 1 2
! "9" is not a round: type 1 to 8, semifinal or final
> checkin
! usage: checkin each|P...
> layout 9 draw
! "9" is not a round: type 1 to 8, semifinal or final
> layout 1
! usage: layout ROUND draw [random]|TEXT
> replace 1 1 A
! A is not missing: absent or drop comes first
> result 1 1 10 8 6 5
> sign 1 1
! usage: sign ROUND TABLE each|P... [from=LINE]
> sign 1 1 each
> cut 4 lots=Z
! no player is called "Z"
> cut 4 lots=A then=Z
! no player is called "Z"
> cut 4
> swap 1 A E
! the preliminaries are closed
> final
> result final 2 10 8 6 5
! there is no table 2 in the final: tables 1 to 1
---
# W1.1.5: who is away when seats are picked picks nothing; who leaves afterwards keeps the turn
> seat A B C D
> table 1 1 A B C D
> layout 1 draw
> absent A
> seating 1 1 B seat=Q colour=red turn=1
! "Q" is not a seat: N, E, S, W or 1 to 4
> seating 1 1 B seat=N turn=1
! usage: seating ROUND TABLE P [seat=N|E|S|W] colour=red|blue|white|orange turn=N
> seating 1 1 B seat=N colour=red turn=4
~ "4" is not a number from 1 to 3
> seating 1 1 B seat=N colour=red turn=2
= B: seat N, red, turn 2
> drop B
> seating 1 1 C colour=blue turn=4
= C: seat S, blue, turn 4
< seating 1 1 C colour=white turn=1
! C has already chosen
---
# a board's name has at most 239 columns
> layout 1 aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
! that is too long: at most 239 columns
> layout 1 aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
< layout 1
! usage: layout ROUND draw [random]|TEXT
< layout 9 the blue box
! "9" is not a round: type 1 to 8, semifinal or final
---
# a round is a number or a name; what is still open is listed, three by name
> seat A B C D E F G H I J K L M N O P
> schedule rounds=1
> sheets 9 1:10,8,6,5
! "9" is not a round: type 1 to 8, semifinal or final
< sheets 9 1:10,8,6,5
! "9" is not a round: type 1 to 8, semifinal or final
< judge 1 9 10 8 6 5 why=late
! there is no table 9 in round 1: tables 1 to 4
> post nine
! "nine" is not a round: type 1 to 8, semifinal or final
> sheets 1 1:10,8,6,5
> sign 1 each
= still open: table 2 (no result), table 3 (no result), table 4 (no result)
> undo
> undo
> seat Q R S T
> schedule rounds=1
> sheets 1 1:10,8,6,5
> sign 1 each
= still open: table 2 (no result), table 3 (no result), table 4 (no result) and 1 more
---
# W1.1.7: turns are limited once, after the placement, by somebody at the table
scene A-to-H-at-two-tables
> clock 1 2 placed
> clock 1 2 placed
! the initial placement is already done
> clock 1 2 on by=Nobody
! no player is called "Nobody"
> clock 1 2 on by=A
~ A
> clock 1 2 on by=E
> clock 1 2 on by=organiser
! turns at that table are already limited
> clock set soon
! "soon" is not a time: type 3:00, or 0 to count up
