# a number for a tie before there is one; a row decides below zero too, and of three equal ones
game score
> seat Ann Bo Cy
> categories one two
> option tie number
> option tie-row 3
! the sheet has 2 named rows
> option tie-row 2
> tiebreak Ann 3
! Ann is not in a tie that a number decides
> round 9 8 7
> round -3 -2 -1
= Cy wins with 6
= equal totals: two decides
. winners.length 1
> tiebreak Cy 1
> rematch
> round 7 9 8
> round -1 -3 -2
= Ann wins with 6
> rematch
> round 9 9 9
> round -3 -3 -4
= a tie of Ann, Bo, with 6 each
> tiebreak Ann 2
= Ann: the number that decides: 2
> tiebreak Bo 1
= Ann wins with 6
---
# one row by name
> seat Ann Bo
> categories one
> option tie-row 2
! the sheet has 1 named row
> option rounds 3
! the sheet has 1 named row: categories off ends that
> points Ann 3
+ Ann | one: +3, total 0 -> 3
> correct Ann 1 4
= Ann, one: 3 -> 4, total 4
+ Ann | one: 3 -> 4, total 4
---
# what the log tells of points, a correction, a leave and a return
> seat Ann Bo
> points Ann 3
+ Ann | round 1: +3, total 0 -> 3
> points Bo -2
> round 1 1
+ Ann | round 2: +1, total 3 -> 4
> correct Bo 1 7
+ Bo | round 1: -2 -> 7, total 8
> out Bo tired
+ Bo | leaves with 8 | tired
> back Bo
+ Bo | back, with 8
> back Bo
! Bo has not left
> out Bo
> finish
> out Ann
! the game is over: correct, rematch or undo
> back Bo
! the game is over: correct, rematch or undo
> first Ann
! the game is over: correct, rematch or undo
---
# only Hearts knows a moon, and only one that gives all the others all
> seat Ann Bo Cy Di
> option sum 26
> round 0 26 26 26
! a round adds up to 26, this one to 78, 52 too many: add sure to confirm
> template hearts
> round 5 26 26 26
! a round adds up to 26, this one to 83, 57 too many: add sure to confirm
> round 0 0 0 5
! a round adds up to 26, this one to 5, 21 too few: add sure to confirm
> round 0 26 26 26
> round 0 -26 0 0
. players[1].total 0
> round 0 0 26 25
! a round adds up to 26, this one to 51, 25 too many: add sure to confirm
---
# two numbers of one digit are not parted where a number may have two
> seat Ann Bo
> round 12
! one number each, in this order: Ann, Bo
> round
! one number each, in this order: Ann, Bo
> points Ann =
~ "=" is not a score
> points Ann 999999+1
~ "999999+1" is not a score
> points Ann 12345678901234
~ "12345678901234" is not a score
---
# points on the way end with the game
> seat Ann Bo
> option running on
> round 3 4
= Ann: +3, total 3
> finish
> round 1 1
! the game is over: correct, rematch or undo
> points Ann 1
! the game is over: correct, rematch or undo
---
# who has points of a round already plays no hand in it
> seat Ann Bo Cy Di
> template bridge
> points Bo 10
> contract Ann 1 clubs 7
! Bo already has 10 in round 1: correct Bo 1 N changes it
> offers Ann
@ offers[contract].id nothing
@ offers[honours].id nothing
> points Ann 0 & points Cy 0 & points Di 0
> offers Ann
@ offers[contract].line contract Ann {level} {strain} {taken} {doubled}
@ offers[honours].id honours
> contract Ann 1 clubs 3 doubled
= 4 down: 800 above the line
> honours Ann 100
> offers Ann
@ offers[honours].id nothing
> contract Ann 1 clubs 6
= 1 down: 50 above the line
---
# the rest of a sum, where no points are below zero, and where they are
> seat Ann Bo
> option sum 10
> points Ann 12
> offers Bo
@ offers[rest].line points Bo -2
> option negative off
> offers Bo
@ offers[rest].id nothing
@ offers[others].loses a round adds up to 10: written anyway
> correct Ann 1 10
> offers Bo
@ offers[rest].line points Bo 0
> finish
> offers Bo
@ offers[rest].id nothing
@ offers[others].id nothing
@ offers[out].id nothing
@ offers[first].id nothing
> offers
@ offers[round].id nothing
---
# what a round of bids asks for, when somebody has left
> seat Ann Bo Cy
> template wizard
> out Bo
> offers
@ offers[bids].text in this order: Ann, Cy
> offers Bo
@ offers[back].line back Bo
@ offers[bid].id nothing
> bids 1 0
> took 1 0
. players[0].total 30
> back Bo
> bid Ann 1
> offers Ann
@ offers[bid].kind act
@ offers[points].kind act
@ offers[points].line points Ann {points}
> finish
> offers Bo
@ offers[back].id nothing
> tiebreak Ann 1
! Ann is not in a tie that a number decides
---
# of two equal ones the one nearer to who began, teams of three, and what is said of rows
> seat Ann Bo Cy
> option first loser
> round 5 5 9
= Ann begins round 2
> team
! usage: team P...|off
> team Ann,Bo,Cy
> round 1 1 1
= the team Ann and 2 more leads with 22
> team off
> rematch
> categories one , two
> round 4 4 4
= Ann, Bo, Cy lead with 4 each
> option tie-row 2
> round 1 1 1
- equal totals: two decides
---
# of a rubber that is broken off a part-score counts once for a side, and bets of nobody are not told
> seat Ann Bo Cy Di
> template bridge
> contract Cy 2 clubs 8
> finish
= unfinished rubber: 100 for Ann
- unfinished rubber: 100 for Cy
. players[0].total 140
---
# .. and so by riichi
> seat Ann Bo Cy Di
> template mahjong
> hand Ann 1 30 from=Bo
> finish
- Ann gets the bets that are left: 0
---
# a bid is told with its round
> seat Ann Bo Cy
> template wizard
> bid Bo 1
+ Bo | round 1: bids 1
> bids 0 0
+ Ann | round 1: bids 0
> took 0 1 0
> bid Ann 2
+ Ann | round 2: bids 2
---
# as many named rows as there may be, a row called off, a name of too many signs; five are too many for bridge
> seat Ann Bob Cy Di Ed
> template bridge
! Rubber bridge is for 4 players here: seat them first
> categories off eggs
. categories.length 2
> categories off
> categories a, b, c, d, e, f, g, h, i, j, k, l
> categories off
> categories a, é́́́́́́́́́́́́́́́́́́́́́́́́́́́́́́́
~ is too long: at most 16 columns
---
# a throw that is too much says no more; the last one without points leaves; who lacks a bid is named
> seat Ann Bob Cy
> template darts
> round 500 0 0
> points Ann 2
= Ann: 2 is too much, stays at 1
=
> points Bob 2
> out Cy
= Cy leaves with 501
= Ann begins round 3
=
> rematch
> template wizard
> bid Ann 0
> took 0 0 1
! Bob has not bid yet: bids N... for all
---
# the number that decided a tie is corrected when nobody is tied any more
> seat Ann Bob
> option tie number
> option rounds 1
> round 3 3
> tiebreak Ann 5 & tiebreak Bob 4
= Ann wins with 3
> tiebreak Ann 3
= Bob wins with 3
> correct Ann 1 4
> tiebreak Ann 4
> correct Ann 1 3
. winners[0] Ann
