# facts, shortage: not enough for all claims to a resource, and nobody gets any of it
game catan
> seat Anna Boris Carol
> give Carol 17g
> roll 2 4
> produce Anna=2g Boris=1g1w
= Boris gets 1 wool
= grain: 3 are due to 2 players and the bank has 2: nobody gets any
@ paid.Boris.wool 1
@ short[0] grain
. players[0].cards 0
. players[1].cards 1
. bank.grain 2
---
# facts, shortage: only one player has a claim and takes what is left
> seat Anna Boris Carol
> give Carol 17g
> roll 2 4
> produce Anna=3g
= Anna gets 2 grain
= grain: 3 are due to one player alone and the bank has 2: these are paid
. bank.grain 0
---
# facts, shortage: an exact fit is no shortage
> seat Anna Boris Carol
> give Carol 16g
> roll 2 4
> produce Anna=2g Boris=1g
= Anna gets 2 grain
= Boris gets 1 grain
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
= Anna gets 2 grain
= grain: 3 are due to one player alone and the bank has 2: these are paid
---
# facts, shortage: with hexes told, per resource for the whole roll
> seat Anna Boris Carol
> build Anna settlement free at=g6,o6,b4
> build Boris settlement free at=g6,l5,w9
> give Carol 18g
> roll 5 1
= Anna gets 1 ore
= grain: 2 are due to 2 players and the bank has 1: nobody gets any
. players[1].cards 0
---
# facts, shortage: a claim that is said later belongs to the same roll
> seat Anna Boris Carol
> build Anna settlement free at=g6,o8,b4
> give Carol 18g
> roll 5 1
= Anna gets 1 grain
> produce Boris=g
= grain: 2 are due to 2 players and the bank has 1: nobody gets any
. players[0].cards 0
. bank.grain 1
> produce Boris=g
! what Boris is due from this roll has been said: undo it to say it anew
---
# a claim that is said too late, when the card is spent
> seat Anna Boris Carol
> build Anna settlement free at=g6,o8,b4
> give Carol 18g
> roll 5 1
> pay Anna grain
> produce Boris=2g
! by the shortage rule Anna would give cards back: Anna holds 0 cards, not 1 grain
---
# nothing is due before the dice, or from a 7
> seat Anna Boris Carol
> produce Anna=g
! nothing has been rolled this turn: roll A B
> roll 3 4
> produce Anna=g
! a 7 brings nothing
> turn
> produce Anna=g
! nothing has been rolled this turn: roll A B
