# 7 Wonders: of equals the coins of the treasury decide
game score
> seat Ann Bo Cy
> template wonders
> tiebreak Ann 3
! Ann is not in a tie that a number decides
> round 10 10 0
> round 3 3 3
> round 10 10 5
> round 8 8 8
> round 1 2 3
> round 4 3 2
> round 0 0 5
= a tie of Ann, Bo, with 36 each
= guilds: Ann 0, Bo 0, Cy 5
. phase over
> offers Ann
@ offers[tiebreak].kind due
@ offers[tiebreak].line tiebreak Ann {decides}
> offers Cy
@ offers[tiebreak].id nothing
> tiebreak Cy 9
! Cy is not in a tie that a number decides
> tiebreak Ann 4
= Ann: coins of the treasury: 4
. winners.length 2
> tiebreak Bo 5
= Bo: coins of the treasury: 5
= Bo wins with 36
. winners.length 1
. winners[0] Bo
. players[0].place 2
. players[2].place 3
# equal again: shared
> tiebreak Ann 5
= Ann: coins of the treasury: 5
= a tie: Ann, Bo win with 36 each
. winners.length 2
> rematch
. players[0].wins 1
. players[0].tiebreak null
---
# any game may ask for such a number, or share, or play on
> seat Ann Bo
> option rounds 1
> option tie number
> round 5 5
= a tie of Ann, Bo, with 5 each
= round 1: Ann 5, Bo 5
> tiebreak Bo 1
> tiebreak Ann 0
= Ann: the number that decides: 0
= Bo wins with 5
> option tie shared
. winners.length 2
---
# points of the coins decide, where they differ: who has fewer is asked no number
> seat Ann Bo Cy
> template wonders
> round 10 10 10
> round 3 2 3
> round 10 11 10
> round 8 8 8
> round 1 1 1
> round 4 4 4
> round 0 0 0
= a tie of Ann, Cy, with 36 each
= equal totals: coins decides
= guilds: Ann 0, Bo 0, Cy 0
. players[1].place 3
> offers Bo
@ offers[tiebreak].id nothing
> tiebreak Ann 9
> tiebreak Bo 99
> tiebreak Cy 10
= Cy: coins of the treasury: 10
= Cy wins with 36
. players[0].place 2
. players[1].place 3
---
# a row of one's own decides, and nothing is asked; teams add it up
> seat Ann Bo Cy Di
> option tie-row 1
! the sheet has 0 named rows
> categories birds, eggs
> option tie-row 2
> option tie-row 3
! the sheet has 2 named rows
> team Ann,Bo
> round 3 3 7 0
> round 1 2 2 4
= the team Ann, Bo wins with 9
= equal totals: eggs decides
= eggs: Ann 1, Bo 2, Cy 2, Di 4
> tiebreak Ann 1
! Ann is not in a tie that a number decides
. players[0].place 1
. players[2].place 2
. winners.length 2
> option tie-row off
. winners.length 3
---
# a number is asked of a team once, and anybody of it may say it
> seat Ann Bo Cy Di
> team Ann,Cy
> team Bo,Di
> option tie number
> option rounds 1
> round 1 2 4 3
> tiebreak Cy 3
> tiebreak Bo 2
= the team Ann, Cy wins with 5
. players[2].place 1
. players[3].place 2
. winners.length 2
> option tie shared
> tiebreak Bo 4
! Bo is not in a tie that a number decides
---
# a tie that is played on asks for no number, also when the table ends it
> seat Ann Bo
> template wonders
> option tie extra
> round 1 1
> finish
= a tie: Ann, Bo win with 1 each
> tiebreak Ann 1
! Ann is not in a tie that a number decides
