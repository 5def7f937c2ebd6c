# a deal of bridge by keys: who declared, the level, the suit, doubled or not, the tricks
game score
> seat Ann Bo Cy Di
press y g b -> template bridge
press 3 Enter 4 s d 1 1 Enter -> contract Cy 4 spades 11 doubled
= ANN AND PARTNER HAVE A GAME, AND ARE VULNERABLE   made: 240 below the line, 150 above; the team Ann, Cy leads with 390; Bo begins round 2
shows vulnerable
press Enter 1 n u 7 Enter -> contract Bo 1 notrump 7
shows 40 below
show 60x18 80x24 a rubber of bridge
cursor 11 4
card Bo
has fact games won 0
has fact below the line 40
---
# a hand of riichi by keys: han, fu, whose discard
> seat Ann Bo Cy Di
press y g m -> template mahjong
press 4 i -> riichi Di
shows riichi
press 1 Enter 3 Enter 3 2 -> hand Ann 3 30 from=Bo
. players[3].total 29000
shows 1 honba
# the least and the most fu: seven pairs, and 110
try 1 Enter 2 Enter p 2 -> hand Ann 2 25 from=Bo
try 1 Enter 3 Enter b 2 -> hand Ann 3 110 from=Bo
# drawn, and from five han on without fu
press 2 Enter 5 Enter d -> hand Bo 5
try Enter 5 Enter 3 -> hand Bo 5 from=Cy
show 60x18 80x24 riichi
cursor 0 44
---
# darts by keys, down to nothing
> seat Ann Bo
press y g d -> template darts
press Enter 1 8 0 Enter
= Ann: -180, total 321
press Enter 6 0 Enter
show 60x18 80x24 darts
cursor 0 4
press s
shows 501
---
# the last points of a round that adds up to 0 are one key
> seat Ann Bo Cy
press y s 0 Enter -> option sum 0
press Enter 5 Enter Enter 3 - Space -> points Cy -2
. played 1
---
# a tie that coins decide is asked of those in it
> seat Ann Bo Cy
> template wonders
repeat 7 > round 1 1 0
press Enter 4 Enter -> tiebreak Ann 4
press Enter 2 Enter -> tiebreak Bo 2
= ANN WINS WITH 7   Bo: coins of the treasury: 2
---
# honours of the last deal by keys, and a rubber that ends early
> seat Ann Bo Cy Di
press y g b -> template bridge
press 1 Enter 4 s u 1 0 Enter -> contract Ann 4 spades 10
shows o honours
press 2 o 4 -> honours Bo 100
hides o honours
press y x Enter -> finish
shows unfinished rubber: 300 for Ann
