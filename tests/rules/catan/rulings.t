# a game taken up half-way: hands, cards, pieces, knights, deck, turn; no card is lost or made
game catan
> seat Anna Boris Carol
> hand Anna 2g1o
= Anna holds 3 cards
> hand Boris brick=4
> supply Anna settlements=3 cities=3 roads=10
> knights Boris 2
. development 23
> held Anna knight vp
. development 21
> deck 15
. development 15
> on-turn Carol
= it is Carol's turn, before the dice
. bank.grain 17
. bank.brick 15
. players[0].points 4
. players[0].roads 10
. phase playing
. turn Carol
. rolled false
. players[0].development 2
. players[0].new_development 0
> deck 24
! at most 21 development cards can be in the deck: 4 are held or played
> held Carol plenty plenty plenty
! there are only 2 Year of Plenty cards, not 3
> hand Carol 16b
! the bank has 15 brick, Carol holds 0: 16 too many
---
# a hand that is looked at tells about the others
> seat Anna Boris Carol
> hand Boris 2g1o
> roll 3 4
> steal Anna from=Boris
> hand Anna ore
. worlds 1
. bank.ore 18
. players[1].hand.grain[0] 2
---
# a hand that was not possible: something was written down wrong, and the bank makes it up
> seat Anna Boris Carol
> hand Boris 2g1o
> roll 3 4
> steal Anna from=Boris
> hand Anna 1w
= this hand contradicts the record: the bank makes up the difference
. players[0].cards 1
. players[0].hand.wool[0] 1
. bank.wool 18
---
# .. also of the player who was stolen from: one grain or one ore less is not known
> seat Anna Boris Carol
> hand Boris 2g1o
> roll 3 4
> steal Anna from=Boris
> hand Boris 1w
= Boris holds 1 card
= this hand contradicts the record: the bank makes up the difference
---
# .. and of any two kinds: a brick or a lumber
> seat Anna Boris Carol
> hand Boris 1b1l
> roll 3 4
> steal Anna from=Boris
> hand Anna 1w
= this hand contradicts the record: the bank makes up the difference
---
# .. whoever of the two is looked at
> seat Anna Boris Carol
> hand Boris 1b1l
> roll 3 4
> steal Anna from=Boris
> hand Boris 1w
= this hand contradicts the record: the bank makes up the difference
---
# score corrects
> seat Anna Boris Carol
> score Anna +3
= Anna: 3 points
> score Anna =1
. players[0].points 1
> supply Anna settlements=6
~ "6" is not a number from 0 to 5
---
# knights that the box does not have, and those beside an empty deck
> seat Anna Boris Carol
> held Anna knight knight
> deck 0
> knights Boris 14
! there are only 14 Knight cards, not 16
> knights Boris 12
. development 0
. players[1].knights 12
---
# a hand that was known is put right without a word about the record
> seat Anna Boris Carol
> hand Anna 2g1o
> hand Anna 5w
= Anna holds 5 cards
- this hand contradicts the record: the bank makes up the difference
---
# a hand is told in cards, and what is built is not in the supply
> seat Anna Boris Carol
> hand Anna 2x
! "2x": type cards as grain=2 ore=1, or 2g1o (b l w g o)
> build Anna settlement free at=g6,o5,w4
> supply Anna settlements=5
! Anna has on the board: settlements 1, cities 0; at most 4 and 4 are left
> supply Anna settlements=4 cities=4
