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
---
# a road that costs is offered when the free ones lie; what was bought just now wins in one's own turn only
> option extension on
> option goal 3
> seat Anna Boris Chie Dora Emil
> start each & turn & roll 1 2
> hand Anna 1b1l & held Anna roads
> play Anna roads
> offers Anna
@ offers[0].line build Anna road free
@ offers[1].id trade
> build Anna road free & build Anna road free
> offers Anna
@ offers[road].line build Anna road
> turn
> hand Boris 1w1g1o & hand Chie 1w1g1o & hand Dora 1w1g1o
> pass
> buy Chie vp
> offers Chie
@ offers[vp].id nothing
> pass
> buy Dora
> offers Dora
@ offers[vp].id nothing
> pass & pass
> roll 1 2
> buy Boris vp
> offers Boris
@ offers[vp].loses everybody sees it
---
# on the dice of the table no 7 is offered in the rounds that have none
> option no-sevens 1
> seat Anna Boris Chie
> start each
> offers Anna
@ offers[thrown].choices.thrown.length 18
> roll 1 2
> turn & roll 1 2 & turn & roll 1 2 & turn
> offers Anna
@ offers[thrown].choices.thrown.length 21
---
# the third card of two is none: what is face down can be no Monopoly when one was played and one bought just now
> seat Anna Boris Chie
> start each
> held Boris monopoly & held Anna unknown
> on-turn Boris & roll 1 2
> play Boris monopoly ore
> on-turn Anna & hand Anna 1w1g1o & roll 1 2
> buy Anna monopoly
> offers Anna
@ offers[monopoly].id nothing
@ offers[knight].id knight
---
# told and not told: a settlement without hexes is one more that becomes a city; the robber has each hex once
> seat Anna Boris Chie
> build Anna settlement free at=g6,o8,l4
> build Anna settlement free at=o8,l4,w5
> build Anna settlement free
> build Boris settlement free at=b3,w9,l5
> build Boris settlement free at=w9,g10,o8
> on-turn Anna & roll 3 4
> offers Anna
@ offers[robber].choices.hex.length 8
> robber b3 & hand Anna 2g3o
> build Anna city at=g6,o8,l4
> hand Anna 2g3o
> offers Anna
@ offers[city].choices.place.length 2
@ offers[city].choices.place[0].word o8,l4,w5
@ offers[city].choices.place[1].text another one
> build Anna city at=g5,w4,b6
. players[0].places.length 3
. players[0].places[2].kind city
. players[0].places[2].at[1] w4
---
# the bank gives what it has: no second card of a kind that is at its last, one card alone, none
> seat Anna Boris Chie
> start each
> held Boris plenty roads & supply Boris roads=0
> hand Anna 18g
> on-turn Boris & roll 1 2
> offers Boris
@ offers[roads].id nothing
@ offers[plenty].choices.bank[0].choices.bank2.length 5
@ offers[plenty].choices.bank[2].choices.bank2.length 3
@ offers[plenty].choices.bank[3].choices.bank2[0].word ore
> offers
@ offers[plenty].choices.bank[2].choices.bank2.length 5
@ offers[plenty].choices.bank[3].choices.bank2.length 4
> hand Anna 19b19l19w19g18o
> offers Boris
@ offers[plenty].line play Boris plenty {bank}
> hand Anna 19b19l19w19g19o
> offers Boris
@ offers[plenty].id nothing
---
# a kind that is all played cannot be bought; the bank takes four of a kind, three at a harbour, for another
> seat Anna Boris Chie
> start each
> held Boris monopoly monopoly
> on-turn Boris & roll 1 2
> play Boris monopoly wool
> on-turn Boris & roll 1 2
> play Boris monopoly ore
> on-turn Chie & hand Chie 1w1g1o & roll 1 2
> offers Chie
@ offers[named].choices.kind.length 4
@ offers[bank].id nothing
> hand Chie 4g
> offers Chie
@ offers[bank].choices.rate.length 1
@ offers[bank].choices.rate[0].choices.res.length 4
> port Chie 3
> hand Chie 3g
> offers Chie
@ offers[bank].choices.rate[0].word 3g
@ offers[bank].choices.rate[0].note 3 for 1
