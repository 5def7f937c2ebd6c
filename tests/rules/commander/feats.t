# C15.2: the best value of a kind and who holds it; the first keeps it on equal value
game commander
> seat Alice Bob Carol
> feat Bob combat 12
= Bob leads in combat: 12
. feats[0].kind combat
. feats[0].player Bob
. feats[0].value 12
> feat Alice combat 12
= Bob keeps combat: 12
+ Alice | combat 12 | Bob keeps 12
. feats[0].player Bob
> feat Carol combat 11
= Bob keeps combat: 12
> feat Carol combat 13
= Carol leads in combat: 13
. feats[0].player Carol
. feats[0].value 13
> feat Alice mana 20
. feats[1].kind mana
> feat Alice pie 1
. feats[2].kind pie
. phase setup
---
# C15.2: mana spent on the commander fills itself, both of a pair together
> seat Alice Bob
> commander Alice Tymna Thrasios
> cast Alice mana=3
. feats[0].value 3
> cast Bob mana=4
. feats[0].player Bob
> cast Alice.2 mana=1
. feats[0].player Bob
. feats[0].value 4
> zone Alice command
> cast Alice mana=5
. feats[0].player Alice
. feats[0].value 9
> zone Bob command
> cast Bob
. feats[0].player Alice
---
# C15.2: who puts somebody out by commander damage
> seat Alice Bob Carol Dave
> damage Bob 21 from=Alice
. feats[0].kind commander-damage
. feats[0].player Alice
. feats[0].value 1
> damage Carol 40 from=Dave
. feats[0].player Alice
> damage Dave 21 from=Alice
. feats[0].value 2
. winner Alice
---
# C15.2: whom a ruling brings back is out by nobody's commander
> seat Alice Bob Carol Dave
> damage Bob 21 from=Alice
> cdamage Bob from=Alice =0 & back Bob
> damage Carol 21 from=Alice
. feats[0].value 1
> damage Bob 21 from=Alice
. feats[0].value 2
---
# one's own commander is nobody's feat
> seat Alice Bob Carol
> damage Alice 21 from=Alice
. feats.length 0
---
# also after the game
> seat Alice Bob
> finish
> feat Bob combat 3
. feats[0].player Bob
---
# C15.2: the table may end the game by another goal; all who are in have survived
> seat Alice Bob Carol
> out Carol
> finish most mana
= finished: most mana
= the game is over, survived: Alice, Bob
. phase over
. winner null
. draw false
. players[0].points 2
. players[1].points 2
. players[2].points 0
> finish
! the game is over: undo or rematch
---
# 104.2b: a card's effect wins the game
> seat Alice Bob Carol
> win Bob Coalition Victory
+ Bob | Coalition Victory
+ Bob | wins | the game is over
= Bob: Coalition Victory
= Bob wins
. winner Bob
. phase over
---
# 104.3f: who would win and lose at once loses
> seat Alice Bob Carol
> win Bob & damage Bob 40
= Bob is out: 0 life
. players[1].status lost
. winner null
. phase playing
---
# 104.3f: said the other way round
> seat Alice Bob Carol
> damage Bob 40 & win Bob
. players[1].status lost
. phase playing
---
# 104.2b: one sign is a reason, too
> seat Alice Bob
> win Bob X
= Bob: X
+ Bob | X
---
# a feat has a kind and a value
> seat Alice Bob
> feat Bob combat 0
! "0" is not a number from 1 to 99999; usage: feat P KIND N
> feat Bob
! usage: feat P KIND N
> feat Bob "a long feat of many words indeed" 1
! "a long feat of many words indeed" is not a counter: type one short word, like energy or rad
. feats.length 0
