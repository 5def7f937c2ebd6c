game championship
# W1.2.2: what is called to a judge; each repeat by itself
> seat A B C D
> table 1 1 A B C D
> incident 1 1 "a card was drawn from the wrong stack" C
= a judge is called to round 1, table 1: incident 1
> incident 1 1 it happened again
= a judge is called to round 1, table 1: incident 2
. rounds[0].tables[0].incidents 2
. records[0].kind incident
. records[0].player C
. records[0].text a card was drawn from the wrong stack
. records[1].text it happened again
> incident 1 1 "who" E
! no player is called "E"
> incident 1 1
~ usage: incident ROUND TABLE TEXT [P]
---
# W1.2.1: a judge's notes
> seat A B C D
> table 1 1 A B C D
> judge-note 1 1 the board was set up late
! give the judge's name: by=NAME
> judge-note 1 1 by=Ito the board was set up late
= a judge's note about round 1, table 1
. records[0].by Ito
. records[0].text the board was set up late
---
# W1.2.5: helping another is warned, then one may be disqualified
> seat A B C D
> table 1 1 A B C D
> warn B gave everything to C
= B is warned: 1 warning (W1.2.5)
. players[1].warnings 1
> disqualify B ground=collusion did it again
= B is disqualified (W1.2.4)
. players[1].status disqualified
. players[1].rank null
> warn B once more
! B is disqualified
> disqualify C ground=collusion took it all
= C is disqualified (W1.2.4)
= without a warning: usually a warning comes first (W1.2.5)
> disqualify D weak play
! say on what ground: ground=rules, conduct or collusion (W1.2.4)
---
# W1.2.4: for breaking rules only until the sheet is signed, for conduct always
> seat A B C D
> disqualify A ground=rules looked at the stack
! A has played no game: ground=rules needs one (W1.2.4)
> table 1 1 A B C D
> result 1 1 A=10 B=8 C=6 D=5
> sign 1 1 A B C D
> disqualify A ground=rules looked at the stack
! the sheet of round 1, table 1 is signed: too late for ground=rules (W1.2.4)
> disqualify A ground=conduct shouted at the staff
= A is disqualified (W1.2.4)
> disqualify A ground=conduct again
! A is already disqualified
> table 2 1 B C D
> disqualify B ground=rules looked at the stack
! the sheet of round 1, table 1 is signed: too late for ground=rules (W1.2.4)
> clock 2 1 placed
> disqualify B ground=rules looked at the stack
= B is disqualified (W1.2.4)
---
# a disqualified player leaves the rounds that have not begun
> seat P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 P13 P14 P15 P16
> schedule
> result 1 1 10 8 6 5
> disqualify P3 ground=conduct threw the dice
= 3 rounds redrawn
. rounds[1].tables[3].players.length 3
. repeats 0
---
# the judges' book holds 2,000 entries
> seat A B C D
> table 1 1 A B C D
scene 200-calls
scene 200-calls
scene 200-calls
scene 200-calls
scene 200-calls
scene 200-calls
scene 200-calls
scene 200-calls
scene 200-calls
> incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x & incident 1 1 x
> protest 1 1 A the last entry
> protest 1 1 B one too many
! the judges' book is full: use note
> disqualify C ground=conduct threw the dice
! the judges' book is full: use note
> judge 1 1 10 8 6 5 why=settled
! the judges' book is full: use note
> undo
> result 1 1 10 8 6 5
> sign 1 1 each
> incident 1 1 the last entry
> correct 1 1 10 8 6 4 why=mistyped by=Ito
! the judges' book is full: use note
---
# a judge is told a reason of at most 1,599 bytes
> seat A B C D
> table 1 1 A B C D
> incident 1 1 "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
! too long: at most 400 columns
