game championship
# W1.1.6, W1.1.8, W1.3.4: the cut, the semifinal, the final and the places after it
> seat P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 P13 P14 P15 P16
> cut 16
! no round has been played yet: schedule draws them
> table 1 1 P1 P2 P3 P4
> table 1 2 P5 P6 P7 P8
> table 1 3 P9 P10 P11 P12
> table 1 4 P13 P14 P15 P16
> cut 16
! round 1, table 1 has no points yet: result
> result 1 1 10 9 7 2
> result 1 2 10 9 6 2
> result 1 3 10 8 5 2
> result 1 4 10 8 4 2
> cut 16
! not all have signed round 1, table 1 yet: sign (W1.2.3)
> sign 1 1 each
> sign 1 2 each
> sign 1 3 each
> sign 1 4 each
> cut 20
! 20 is not a cut: cut 16 (semifinal and final) or cut 4 (final) (W1.1.6)
> semifinal
! make the cut first: cut 16 (W1.1.6)
> final
! make the cut first (W1.1.6)
> cut 16
= next: semifinal
. stage semifinal
. cut 16
> cut 16
! the cut has been made: undo takes it back
> player Late
! the preliminaries are closed: no more players
> result semifinal 1 10 8 6 5
! the semifinal is not drawn yet: cut, then semifinal
> final
! play the semifinal first (W1.1.8)
> semifinal
= semifinal, table 1, in pick order: P13, P10, P3, P4
= semifinal, table 2, in pick order: P9, P14, P7, P8
= semifinal, table 3, in pick order: P5, P2, P11, P12
= semifinal, table 4, in pick order: P1, P6, P15, P16
> semifinal
! the semifinal has been drawn
. rounds[1].tables[0].players[0].name P13
. rounds[1].tables[0].players[1].name P10
. rounds[1].tables[0].players[2].name P3
. rounds[1].tables[0].players[3].name P4
. rounds[1].tables[1].players[0].name P9
. rounds[1].tables[1].players[1].name P14
. rounds[1].tables[1].players[2].name P7
. rounds[1].tables[1].players[3].name P8
. rounds[1].tables[2].players[0].name P5
. rounds[1].tables[2].players[1].name P2
. rounds[1].tables[2].players[2].name P11
. rounds[1].tables[2].players[3].name P12
. rounds[1].tables[3].players[0].name P1
. rounds[1].tables[3].players[1].name P6
. rounds[1].tables[3].players[2].name P15
. rounds[1].tables[3].players[3].name P16
. rounds[1].stage semifinal
> seating semifinal 1 P10 colour=red turn=1
! P13 picks first: pick 1 comes before pick 2 (W1.1.5)
> final
! not all have signed semifinal, table 1 yet (W1.1.8)
> result semifinal 1 8 10 7 6
> sign semifinal 1 each
= semifinal, table 1 is locked: signed by all
> result semifinal 2 10 9 8 3
> sign semifinal 2 each
= semifinal, table 2 is locked: signed by all
> result semifinal 3 5 6 10 9
> sign semifinal 3 each
= semifinal, table 3 is locked: signed by all
> result semifinal 4 10 7 4 3
> sign semifinal 4 each
= semifinal, table 4 is locked: signed by all
= the semifinal is complete
> final
= the final, in pick order: P9, P1, P10, P11
= the judge deals in the final (W2.0.4)
. stage final
. players[8].rank 1
. players[0].rank 2
. players[9].rank 3
. players[10].rank 4
. players[12].rank 5
. players[4].rank 6
. players[13].rank 7
. players[5].rank 8
. players[1].rank 9
. players[6].rank 10
. players[2].rank 11
. players[11].rank 12
. players[14].rank 13
. players[3].rank 14
. players[15].rank 15
. players[7].rank 16
> result final 1 7 10 9 9
> sign final 1 each
= P1 is the champion (W1.1.8)
. stage over
. players[0].rank 1
. players[8].rank 4
. players[9].rank 2
. players[10].rank 3
> undo
. stage final
> redo
. stage over
---
# a tie across the line: lots first (W1.3.2); 4 go on straight to the final
scene A-to-H-at-two-tables
> cut 16
! round 1, table 1 has no points yet: result
> result 1 1 10 8 6 5 & sign 1 1 each
> result 1 2 10 8 8 5 & sign 1 2 each
> cut 16
! 8 players are too few for cut 16: cut 4 (W1.1.6)
. players[1].rank 3
. players[5].rank 4
. players[6].rank 4
> cut 4
! tied at the cut line: F, G; draw lots first: lots P Q... (W1.3.2)
> lots G F
> cut 4
= 4 players go on: A, E, B, G (W1.1.6)
. stage final
> semifinal
! the cut was to 4: no semifinal, only the final
> final
= the final, in pick order: A, E, B, G
> result final 1 A=10 E=9 B=7 G=6 & sign final 1 each
= A is the champion (W1.1.8)
. players[0].rank 1
. players[4].rank 2
. players[5].rank 5
. players[2].rank 6
---
# three tied across the line: all of them draw, in one drawing; level below the line nobody draws (W1.3.2)
> seat A B C D E F G H I J K L
> table 1 1 A B C D
> table 1 2 E F G H
> table 1 3 I J K L
> sheets 1 1:10,8,6,4 2:10,8,6,4 3:10,8,6,4
> sign 1 each
> cut 4
! tied at the cut line: B, F, J; draw lots first: lots P Q... (W1.3.2)
> lots B F
! J is tied with them too: name all of them
> lots B F J C
! B and C are not tied (W1.3.2)
> lots J B F
. players[9].rank 4
. players[1].rank 5
. players[5].rank 6
> lots draw J B F
! J is not tied: nothing to draw lots for (W1.3.2)
> cut 4 lots=E then=A then=I
= 4 players go on: E, A, I, J (W1.1.6)
. players[2].level true
---
# level among those who go on: the cut draws the lots, and the line says how
scene A-to-H-at-two-tables
> result 1 1 10 8 6 5 & sign 1 1 each
> result 1 2 10 8 6 5 & sign 1 2 each
> cut 4
= next: final
. players[0].level false
> undo
> cut 4 lots=E then=A lots=B then=F
= lots: E, A
= lots: B, F
= 4 players go on: E, A, B, F (W1.1.6)
> undo
> cut 4 lots=E then=B
! E and B are not tied (W1.3.2)
---
# the Studio programme: 4 go on below 29 players
> option programme studio
scene A-to-H-at-two-tables
> result 1 1 10 8 6 5 & sign 1 1 each
> result 1 2 10 9 6 4 & sign 1 2 each
> cut
= next: final
> option programme world
! the cut has been made
---
# who drops out goes on nowhere: the next takes the place
scene A-to-H-at-two-tables
> result 1 1 10 8 7 5 & sign 1 1 each
> result 1 2 10 9 6 4 & sign 1 2 each
> drop A
> cut 4
= 4 players go on: E, F, B, C (W1.1.6)
---
# W1.3.4: a finalist who leaves before the final stands behind those who play it
scene A-to-H-at-two-tables
> result 1 1 10 8 7 5 & sign 1 1 each
> result 1 2 10 9 6 4 & sign 1 2 each
> cut 4
= 4 players go on: E, A, F, B (W1.1.6)
> drop E
> final
= the final, in pick order: A, F, B
. players[4].rank 1
> result final 1 8 10 6
> sign final 1 each
= F is the champion (W1.1.8)
. players[5].rank 1
. players[0].rank 2
. players[1].rank 3
. players[4].rank 4
. players[2].rank 5
---
# at most 64 draw lots
scene 640-players
> lots P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 P13 P14 P15 P16 P17 P18 P19 P20 P21 P22 P23 P24 P25 P26 P27 P28 P29 P30 P31 P32 P33 P34 P35 P36 P37 P38 P39 P40 P41 P42 P43 P44 P45 P46 P47 P48 P49 P50 P51 P52 P53 P54 P55 P56 P57 P58 P59 P60 P61 P62 P63 P64 P65
! lots are for at most 64 players
> lots P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 P13 P14 P15 P16 P17 P18 P19 P20 P21 P22 P23 P24 P25 P26 P27 P28 P29 P30 P31 P32 P33 P34 P35 P36 P37 P38 P39 P40 P41 P42 P43 P44 P45 P46 P47 P48 P49 P50 P51 P52 P53 P54 P55 P56 P57 P58 P59 P60 P61 P62 P63 P64
! nobody is tied: nothing to draw lots for
---
# W1.1.8: later lots keep the order of earlier ones
seed 3
> seat A B C D E F G H I J K L M N O P
> table 1 1 A B C D
> table 1 2 E F G H
> table 1 3 I J K L
> table 1 4 M N O P
> sheets 1 1:10,8,6,4 2:10,8,6,4 3:10,8,6,4 4:11,8,6,4
> sign 1 each
> drop M
> lots J B F
> correct 1 4 10 8 6 4 why=mistyped by=Ito
> lots draw N
= lots: J, B, N, F
> undo
> lots draw N
= lots: J, B, F, N
---
# what a file says of a cut is refused like what a player says
> seat A B C D E F G H I J K L
> table 1 1 A B C D
> table 1 2 E F G H
> table 1 3 I J K L
> sheets 1 1:10,8,6,4 2:10,8,6,4 3:10,8,6,4
> sign 1 each
< cut 4
! tied at the cut line: B, F, J; draw lots first: lots P Q... (W1.3.2)
> lots J B F
< cut 4 lots=B then=D lots=A
! B is not tied: nothing to draw lots for (W1.3.2)
< cut 4 lots=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A then=A
! usage: cut [N]
---
# who drops out before or after the cut goes on nowhere, also when a sheet is corrected
> seat P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 P13 P14 P15 P16 P17 P18 P19 P20
> table 1 1 P1 P2 P3 P4
> table 1 2 P5 P6 P7 P8
> table 1 3 P9 P10 P11 P12
> table 1 4 P13 P14 P15 P16
> table 1 5 P17 P18 P19 P20
> sheets 1 1:10,9,7,2 2:10,9,6,2 3:10,8,5,2 4:10,8,4,2 5:10,8,3,2
> sign 1 each
> drop P17
> cut 16
= next: semifinal
> correct 1 1 10 9 8 2 why=typed by=Ito
= corrected by Ito: typed (W1.2.3)
> drop P1
> semifinal
= P1 is missing: replace semifinal 4 ..., or 3 play
> fill semifinal 4 P20
! the preliminaries are closed
> missing
@ missing[0].round semifinal
@ missing[0].table 1
> layout semifinal the blue box
> layout final the blue box
! a new board for each game: the semifinal has this one (W2.0.1)
> replace semifinal 4 P1
= P12 plays for P1 at semifinal, table 4: pick 1
> sheets semifinal 1:10,8,6,5 2:10,8,6,5 3:10,8,6,5 4:10,8,6,5
> sign semifinal each
# W1.3.4: without a table there the places 5 to 16 are by all games, or behind all who played
. players[0].rank 18
> option places table
. players[0].rank 18
