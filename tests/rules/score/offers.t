# What each player may write now, with what the round asks for first
game score
> seat Ann Bo
> offers Bo
@ offers[points].kind due
@ offers[points].line points Bo {points}
@ offers[sum].id sum
@ offers[out].id out
@ offers[leave].loses Bo leaves with 0
> points Bo 7
> offers Bo
@ offers[points].id nothing
> offers
@ offers[points].seat Ann
@ offers[round].seat null
@ offers[round].text in this order: Ann
@ offers[first].choices.who[2].text a random player
@ offers[finish].id finish
# a new sheet in place of one under way
@ offers[rematch].loses this game is not over: a new one takes its place
> finish
> offers
@ offers[points].id nothing
@ offers[rematch].loses null
---
# First the bids, then the tricks; those of all come in the order of the columns
> seat Ann Bo Cy
> template wizard
> first Bo
> offers Ann
@ offers[bid].kind due
@ offers[points].kind act
> bid Bo 1
> offers Bo
@ offers[bid].kind act
@ offers[tricks].kind due
> offers
@ offers[bids].line bids {bids}
@ offers[bids].text in this order: Ann, Cy
> bids 0 0
> offers
@ offers[took].line took {took}
@ offers[round].id nothing
---
# Who declares says the value, and how it ended
> seat Ann Bo Cy
> template skat
> offers Ann
@ offers[game].line declare Ann {value} {end}
@ offers[game].kind due
@ offers[game].choices.end[1].word lost
@ offers[won].line declare Ann {value}
@ offers[lost].line declare Ann {value} lost
---
# The last points follow from the others; other ones are written when asked again
> seat Ann Bo
> template hearts
> points Ann 13
> offers Bo
@ offers[rest].line points Bo 13
@ offers[others].line points Bo {points} sure
@ offers[others].loses a round adds up to 26: written anyway
---
# Points on the way are a count; the final count ends them
> seat Ann Bo
> template carcassonne running
> offers
@ offers[count].seat null
@ offers[count].loses the final count begins: no more in-game points
@ offers[points].kind count
@ offers[points].line points Ann {points}
> count
> offers
@ offers[points].kind due
---
# Who has left may come back
> seat Ann Bo
> out Bo
> offers Bo
@ offers[points].id nothing
@ offers[back].line back Bo
---
# What is missing, and of whom: a deal, points, the number of a tie, nothing where points come at any time
> seat Ann Bo Cy
> option running on
> out Cy
> points Ann 5
?
> offers
@ offers[round].text in this order: Ann, Bo
> round 1 2
. players[2].total 0
> count
! no in-game points here: template carcassonne running
> finish
> back Cy
! the game is over: correct, rematch or undo
---
> seat Ann Bo Cy Di
> template mahjong
? round 1: what was played is missing
> offers Ann
@ offers[hand].choices.from[1].word from=Bo
> template bridge
> offers Ann
@ offers[contract].choices.level[6].word 7
> template wonders
> round 1 1 0 0
> finish
? a tie: coins of the treasury decide, missing for Ann, Bo
> tiebreak Ann 4
? a tie: coins of the treasury decide, missing for Bo
> rematch
> template carcassonne running
> points Ann 4
> finish
> offers
@ offers[count].id nothing
> count
! the game is over: correct, rematch or undo
> rematch
> template wizard
> bids 0 0 0 0
> tricks Bo 1
> offers Bo
@ offers[tricks].kind act
> template hearts
> option negative off
> points Ann 27 & points Bo 0 & points Cy 0
> offers Di
@ offers[rest].id nothing
