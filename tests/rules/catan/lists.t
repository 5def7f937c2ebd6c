# a player may be a list: each, others, Anna,Boris; all of it is said or none
game catan
> seat Anna Boris Carol Dora
> pieces each settlements=5 cities=4 roads=15
= Dora has the right pieces
> build each settlement free & build each road free
. players[3].settlements 4
. players[3].roads 14
> on-turn Boris
> give each 2g
. players[0].cards 2
. bank.grain 11
> give Anna,Dora 1o
. players[3].cards 3
> pay others 1g
. players[1].cards 2
. players[2].cards 1
> give each 4g
! the bank has 2 grain, 4 needed
. bank.grain 14
> hand each 1b
. players[2].cards 1
> score each =0
. players[1].points 0
> reveal each vp
! Anna holds no Victory Point
> give Anna,Emil 1g
~ no player is called "Emil"
---
# W2.0.4: who begins deals, not who is on turn where a table is taken up half-way
> seat Anna Boris Carol
> on-turn Carol
. turn Carol
. dealer Anna
> undo
> first Boris
> on-turn Carol
. dealer Boris
---
# a judge who hands out: there is no agreement that a doubt could end
> seat Anna Boris Carol
> dealer judge
> doubt Anna
! the judge already hands out the cards: audit P N checks a hand
---
# rulings mean the same in any order: a deck that was counted stays as it was counted
> seat Anna Boris Carol
> deck 15
> held Anna knight vp
> held Anna
. development 15
> knights Boris 2
> knights Boris 0
. development 15
---
# without a count of the deck a card that was not held lies in it
> seat Anna Boris Carol
> held Anna knight vp
. development 23
> held Anna vp
. development 24
---
# facts, set-up: the second settlement brings cards, not the one after a city
> seat Anna Boris Carol
> build Anna settlement free at=g6,o8,b4
> build Anna settlement free at=w9,g5,desert
. players[0].cards 2
> build Anna city free at=g6,o8,b4
> build Anna settlement free at=l3,l4,l5
. players[0].cards 2
---
# capitals are as good: G6, 2G
> seat Anna Boris Carol
> build Anna settlement free at=G6,O8B,Desert
. players[0].places[0].at[1] o8b
. players[0].places[0].at[2] desert
> give Anna 2G1o
> give Anna Wheat=1
. players[0].cards 4
---
# who passes without a roll is told so
> seat Anna Boris Carol
> roll 1 1
> turn
> turn
= Boris did not roll
= turn 3: Carol
