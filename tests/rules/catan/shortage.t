# facts, shortage: not enough for all claims to a resource, and nobody gets any of it
game catan
> seat Anna Boris Carol
> give Carol 17g
> roll 2 4
> produce grain
~ does not belong here
> produce Anna=2g Boris=1g1w
= nobody gets grain: Anna 2, Boris 1 due, the bank has 2
= wool: Boris 1
@ paid.Boris.wool 1
@ short[0] grain
. players[0].cards 0
. players[1].cards 1
. bank.grain 2
---
# facts, shortage: of any resource, also of the first on the list
> seat Anna Boris Carol
> give Carol 18b
> roll 2 4
> produce Anna=1b Boris=1b1o
= nobody gets brick: Anna 1, Boris 1 due, the bank has 1
= ore: Boris 1
@ short[0] brick
. players[0].cards 0
. bank.brick 1
---
# facts, shortage: only one player has a claim and takes what is left
> seat Anna Boris Carol
> give Carol 17g
> roll 2 4
> produce Anna=3g
= grain: Anna 3 due, the bank has only 2 left
= grain: Anna 2
. bank.grain 0
---
# facts, shortage: an exact fit is no shortage
> seat Anna Boris Carol
> give Carol 16g
> roll 2 4
> produce Anna=2g Boris=1g
= grain: Anna 2, Boris 1
. bank.grain 0
---
# facts, shortage: a city and a settlement of one player are one claim
> seat Anna Boris Carol
> build Anna settlement free at=g6,o8,b4
> build Anna city free at=g6,o8,b4
> build Anna settlement free at=g6,l5,w9
> hand Anna
> hand Carol 17g
> roll 3 3
= grain: Anna 3 due, the bank has only 2 left
= grain: Anna 2
---
# facts, shortage: with hexes told, per resource for the whole roll
> seat Anna Boris Carol
> build Anna settlement free at=g6,o6,b4
> build Boris settlement free at=g6,l5,w9
> give Carol 18g
> roll 5 1
= nobody gets grain: Anna 1, Boris 1 due, the bank has 1
= ore: Anna 1
. players[1].cards 0
---
# facts, shortage: a claim that is said later belongs to the same roll
> seat Anna Boris Carol
> build Anna settlement free at=g6,o8,b4
> give Carol 18g
> roll 5 1
= grain: Anna 1
> produce Boris=g
= nobody gets grain: Anna 1, Boris 1 due, the bank has 1
. players[0].cards 0
. players[0].luck.cards 0
. bank.grain 1
> produce Boris=g
! Boris's cards from this roll are already entered: undo changes them
---
# a claim that is said too late, when the card is spent
> seat Anna Boris Carol
> build Anna settlement free at=g6,o8,b4
> give Carol 18g
> roll 5 1
> pay Anna grain
> produce Boris=2g
! shortage: Anna would have to return cards: Anna holds 0 cards, needed: 1 grain
---
# nothing is due before the dice, or from a 7
> seat Anna Boris Carol
> produce Anna=g
! no roll in this turn yet: r, or roll A B
> roll 3 4
> produce Anna=g
! a 7 pays nothing
> turn
> produce Anna=g
! no roll in this turn yet: r, or roll A B
---
# what a player claims may be said in words: grain=2, several with commas
> seat Anna Boris Carol
> roll 4 4
> produce Anna=grain=2 Boris=ore=3,wool Carol=lumber
. players[0].hand.grain[0] 2
. players[1].hand.ore[0] 3
. players[1].hand.wool[0] 1
. players[2].hand.lumber[0] 1
