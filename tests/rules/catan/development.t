# facts, development cards: wool, grain and ore; any number may be bought
game catan
> seat Anna Boris Carol
> hand Anna 2w2g2o
> roll 1 1
> buy Anna
= Anna buys a development card, 24 left: keep it apart
> buy Anna
> buy Anna
! Anna holds 0 cards, needed: 1 wool 1 grain 1 ore
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
! Anna bought it this turn: playable from the next turn (W2.0.5)
> turn
. players[0].new_development 0
> play Anna knight
! development cards are played on your own turn only
> turn Anna
> play Anna knight
. players[0].knights 1
. players[0].development 0
---
# W2.0.5: not kept apart: no development card is played until the next turn
> seat Anna Boris Carol
> mixed Anna
! only while the game is being played
> held Anna knight monopoly
> hand Anna 1w1g1o
> roll 1 1
> buy Anna
> mixed Anna
= Anna mixed in a new card: none playable until Anna's next turn (W2.0.5)
> play Anna knight
! Anna mixed in a new card: none playable until next turn (W2.0.5)
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
! Anna has already played a development card this turn
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
. card_played false
> on-turn Anna
> play Anna monopoly ore
. card_played true
= Anna plays Monopoly and takes 5 ore
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
= Anna plays Monopoly and takes 0 brick
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
! Anna holds 0 to 1 ore: add Anna=N, the cards handed over
> play Carol monopoly ore Boris=2
! Boris cannot hold 2 ore, only 0 to 1
> play Carol monopoly ore Boris=1
= Carol plays Monopoly and takes 1 ore
. players[0].hand.grain[0] 1
. worlds 1
---
# facts, year of plenty: any two cards the bank has
> seat Anna Boris Carol
> held Anna plenty plenty
> hand Boris 19o
> on-turn Anna
> play Anna plenty ore grain
! the bank has 0 ore, 1 needed
> play Anna plenty grain
! Year of Plenty takes 2 cards, not 1
> play Anna plenty grain grain
= Anna plays Year of Plenty and takes 2 grain
. bank.grain 17
---
# facts, year of plenty: of a bank with one card that one
> seat Anna Boris Carol
> held Anna plenty
> hand Boris 19o19g19w
> hand Carol 19b18l
> on-turn Anna
> play Anna plenty 2l
! Year of Plenty takes 1 card now, not 2
> play Anna plenty lumber
. bank.lumber 0
---
# .. and an empty bank gives none
> seat Anna Boris Carol
> held Anna plenty
> hand Boris 19o19g19w
> hand Carol 19b19l
> on-turn Anna
> play Anna plenty 2l
! the bank is empty
---
# facts, road building: two free roads
> seat Anna Boris Carol
> held Anna roads
> on-turn Anna
> play Anna roads
= Anna plays Road Building: 2 free roads, build P road free
> build Anna road
! build 2 free roads first: build P road free
? Anna builds 2 free roads
> build Anna road free
? Anna builds 1 free road
> build Anna road free
> build Anna road free
! nothing is free now: only in the set-up, and roads after Road Building
. players[0].roads 13
---
# facts, road building: with one piece left one road, with none it cannot be played
> seat Anna Boris Carol
> held Anna roads roads
> supply Anna roads=1
> on-turn Anna
> play Anna roads
= Anna plays Road Building: 1 free road, build P road free
> build Anna road free
> turn Anna
> play Anna roads
! Anna has no road left to build
---
# of two free roads only those are due for which pieces are left, also when the pieces are counted anew
> seat Anna Boris Carol
> held Anna roads
> on-turn Anna
> play Anna roads
. free_roads 2
> supply Anna roads=1
. free_roads 1
> build Anna road free
. free_roads 0
> turn
---
# cards that nobody named: what is turned up they were, but never more than there are
> seat Anna Boris Carol
> held Anna unknown
> held Boris monopoly monopoly
> on-turn Anna
> play Anna monopoly ore
! all 2 Monopoly cards are accounted for
> play Anna knight
> turn
> play Boris plenty 2o
! Boris holds no Year of Plenty
> play Boris vp
! a Victory Point card is shown, not played: reveal P vp
---
# the deck ends
> seat Anna Boris Carol
> deck 0
> hand Anna 1w1g1o
> roll 1 1
> buy Anna
! no development card is left
