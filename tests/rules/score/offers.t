# What each player may write now, with what the round asks for first
game score
> seat Ann Bo
> offers Bo
@ offers[0].id points
@ offers[0].kind due
@ offers[0].line points Bo {points}
@ offers[1].id sum
@ offers[2].id out
@ offers[3].id leave
@ offers[3].loses Bo leaves with 0
@ offers.length 4
> points Bo 7
> offers Bo
@ offers[0].id out
> offers
@ offers[0].id points
@ offers[0].seat Ann
@ offers[6].id round
@ offers[6].seat null
@ offers[6].text in this order: Ann
@ offers[7].id first
@ offers[7].choices.who[2].text a random player
@ offers[8].id finish
# a new sheet in place of one under way
@ offers[9].id rematch
@ offers[9].loses this game is not over: a new one begins in its place
> finish
> offers
@ offers.length 1
@ offers[0].id rematch
@ offers[0].loses null
---
# First the bids, then the tricks; the line of all names who begins
> seat Ann Bo Cy
> template wizard
> first Bo
> offers Ann
@ offers[0].id bid
@ offers[0].kind due
@ offers[1].id points
@ offers[1].kind act
> bid Bo 1
> offers
@ offers[0].id bid
@ offers[5].id bid
@ offers[5].kind act
@ offers[6].id tricks
@ offers[6].kind due
@ offers[16].line bids from=Bo {bids}
@ offers[16].text in this order: Cy, Ann
> bids 0 0
> offers
@ offers[18].line took from=Bo {took}
---
# Who declares says the value, and how it ended
> seat Ann Bo Cy
> template skat
> offers Ann
@ offers[0].line declare Ann {value} {end}
@ offers[0].kind due
@ offers[0].choices.end[1].word lost
@ offers[1].line declare Ann {value}
@ offers[2].line declare Ann {value} lost
---
# The last points follow from the others; other ones are written when asked again
> seat Ann Bo
> template hearts
> points Ann 13
> offers Bo
@ offers[0].line points Bo 13
@ offers[1].line points Bo {points} sure
@ offers[1].loses a round adds up to 26: written all the same
---
# Points on the way are a count; the final count ends them
> seat Ann Bo
> template carcassonne running
> offers
@ offers[0].id count
@ offers[0].seat null
@ offers[0].loses the final count begins: no more points on the way
@ offers[1].kind count
@ offers[1].line points Ann {points}
> count
> offers
@ offers[0].id points
@ offers[0].kind due
---
# Who has left may come back
> seat Ann Bo
> out Bo
> offers Bo
@ offers.length 1
@ offers[0].line back Bo
