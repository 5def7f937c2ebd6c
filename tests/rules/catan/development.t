# facts, development cards: wool, grain and ore; any number may be bought
game catan
> seat Anna Boris Carol
> hand Anna 2w2g2o
> roll 1 1
> buy Anna
= Anna buys a development card and keeps it apart: 24 left
> buy Anna
> buy Anna
! Anna holds 0 cards, not 1 wool 1 grain 1 ore
. development 23
. players[0].development 2
. players[0].new_development 2
. players[0].cards 0
---
# W2.0.5: a card just bought is kept apart and not played in that turn
> seat Anna Boris Carol
> hand Anna 1w1g1o
> roll 1 1
> buy Anna knight
> play Anna knight
! Anna bought it this turn: it is played from the next turn on (W2.0.5)
> turn
. players[0].new_development 0
> play Anna knight
! a development card is played on one's own turn
> turn Anna
> play Anna knight
. players[0].knights 1
. players[0].development 0
---
# W2.0.5: not kept apart: no development card is played until the next turn
> seat Anna Boris Carol
> held Anna knight monopoly
> hand Anna 1w1g1o
> roll 1 1
> buy Anna
> mixed Anna
= Anna mixed a new card with the others: no development card is played until Anna's next turn (W2.0.5)
> play Anna knight
! Anna mixed a new card with the others: none is played until the next turn (W2.0.5)
> turn
. players[0].mixed true
> turn Anna
. players[0].mixed false
> play Anna knight
---
# facts, development cards: one a turn, before or after the dice
> seat Anna Boris Carol
> held Anna knight plenty
> on-turn Anna
> play Anna knight
> roll 1 1
> play Anna plenty ore ore
! Anna has played a development card this turn: one a turn
> turn Anna
> roll 1 1
> play Anna plenty ore ore
---
# facts, monopoly: all cards of one resource from all others; the bank stays
> seat Anna Boris Carol
> held Anna monopoly
> hand Anna 1o
> hand Boris 2o1g
> hand Carol 3o
> on-turn Anna
> play Anna monopoly ore
= Anna plays monopoly and takes 5 ore
. players[0].cards 6
. players[1].cards 1
. players[2].cards 0
. bank.ore 13
---
# facts, monopoly: nothing is possible, and the card is spent
> seat Anna Boris Carol
> held Anna monopoly
> on-turn Anna
> play Anna monopoly brick
= Anna plays monopoly and takes 0 brick
. players[0].development 0
---
# facts, monopoly: where hands are not known it is said what was handed over
> seat Anna Boris Carol
> held Carol monopoly
> hand Boris 2g1o
> roll 3 4
> steal Anna from=Boris
> on-turn Carol
> play Carol monopoly ore
! Anna holds from 0 to 1 ore: say how many were handed over, Anna=N
> play Carol monopoly ore Boris=2
! Boris cannot hold 2 ore: it is from 0 to 1
> play Carol monopoly ore Boris=1
= Carol plays monopoly and takes 1 ore
. players[0].hand.grain[0] 1
. worlds 1
---
# facts, year of plenty: any two cards the bank has
> seat Anna Boris Carol
> held Anna plenty plenty
> hand Boris 19o
> on-turn Anna
> play Anna plenty ore grain
! the bank has 0 ore, not 1
> play Anna plenty grain
! year of plenty takes 2 cards, not 1
> play Anna plenty grain grain
= Anna plays year of plenty and takes 2 grain
. bank.grain 17
---
# facts, year of plenty: of a bank with one card that one
> seat Anna Boris Carol
> held Anna plenty
> hand Boris 19o19g19w
> hand Carol 19b18l
> on-turn Anna
> play Anna plenty 2l
! year of plenty takes 1 card now, not 2
> play Anna plenty lumber
. bank.lumber 0
---
# facts, road building: two free roads
> seat Anna Boris Carol
> held Anna roads
> on-turn Anna
> play Anna roads
= Anna plays road building: 2 free roads, build P road free
> build Anna road
! 2 free roads are due first: say free
> build Anna road free
> build Anna road free
> build Anna road free
! no free road is due: only the set-up and road building give things
. players[0].roads 13
---
# facts, road building: with one piece left one road, with none it cannot be played
> seat Anna Boris Carol
> held Anna roads roads
> supply Anna roads=1
> on-turn Anna
> play Anna roads
= Anna plays road building: 1 free road, build P road free
> build Anna road free
> turn Anna
> play Anna roads
! Anna has no road left to build
---
# cards that nobody named: what is turned up they were, but never more than there are
> seat Anna Boris Carol
> held Anna unknown
> held Boris monopoly monopoly
> on-turn Anna
> play Anna monopoly ore
! all 2 cards of monopoly are known already: there is no other
> play Anna knight
> turn
> play Boris plenty 2o
! Boris holds no year of plenty
> play Boris vp
! a victory point card is not played: reveal P vp turns it up
---
# the deck ends
> seat Anna Boris Carol
> deck 0
> hand Anna 1w1g1o
> roll 1 1
> buy Anna
! no development card is left
