# what may be done now, and what it would lose: first of all what is owed
game catan
> seat Anna Boris Chie
> offers Anna
= Anna: roll the dice (roll {dice}); loses: the set-up ends: 3 players lack settlements (b a sets one up)
@ offers[settlement].line build Anna settlement at={hexes} free
@ offers[roll].loses the set-up ends: 3 players lack settlements (b a sets one up)
> offers Boris
@ offers[roll].id nothing
---
# on a board the set-up asks each in turn, and says where
game catan
seed 3
> seat Anna Boris Chie
> board draw
> offers Anna
@ offers[settlement].kind due
@ offers[settlement].choices.spot[0].word 1
> build Anna settlement at=23 free
> offers Anna
@ offers[road].kind due
> offers Boris
@ offers[settlement].id nothing
---
# a steal that is due would be lost with the turn
game catan
> seat Anna Boris Chie
> build Anna settlement free at=g6,o8,l4
> build Boris settlement free at=o8,w9,l5
> turn
> give Boris 2o
> give Anna 1g
> roll 3 4
> offers Anna
@ offers[robber].kind due
> robber o8
> offers Anna
@ offers[steal].kind due
@ offers[steal].choices.victim[0].word Boris
@ offers[turn].loses no card is stolen
> steal Anna from=Boris
> offers Anna
@ offers[turn].loses null
---
# so would free roads; in the special building phase no turn is to be lost, only a chance to build ends
game catan
> option extension on
> seat Anna Boris Chie Dora Emil
> turn
> roll 1 2
> turn
> offers Boris
@ offers[roll].loses null
@ offers[pass].line pass
> roll 2 2
> held Boris roads
> play Boris roads
> offers Boris
@ offers[road].kind due
@ offers[turn].loses 2 free roads are lost
---
# nothing but a continuation is offered while the game is paused
game catan
> seat Anna Boris Chie
> turn
> pause
> offers
@ offers.length 1
@ offers[0].id resume
@ offers[0].seat null
