# C10, 903.8: each earlier cast from the command zone costs 2 more
game commander
> seat Alice Bob
> cast Alice
= Alice's commander is cast, tax 0, the next time 2
. players[0].commanders[0].casts 1
. players[0].commanders[0].tax 2
. players[0].commanders[0].zone stack
> zone Alice command
= Alice's commander goes to the command zone, tax 2
> cast Alice
= Alice's commander is cast, tax 2, the next time 4
> zone Alice command
> cast Alice
. players[0].commanders[0].tax 6
. players[1].commanders[0].tax 0
---
# C10: only casts from the command zone raise it
> seat Alice Bob
> zone Alice hand
> cast Alice from=hand
= Alice's commander is cast from hand, the tax stays 0
+ Alice | cast from hand | commander
. players[0].commanders[0].casts 0
. players[0].commanders[0].tax 0
. players[0].commanders[0].zone stack
> zone Alice graveyard
> cast Alice from=graveyard
. players[0].commanders[0].tax 0
. players[0].commanders[0].offer false
> zone Alice command
> cast Alice
. players[0].commanders[0].tax 2
---
# C10: it is cast from where it is
> seat Alice Bob
> cast Alice from=hand
! Alice's commander is in the command zone, not in the hand
> cast Alice
> cast Alice
! Alice's commander is on the stack: zone Alice command first
> zone Alice battlefield
> cast Alice
! Alice's commander is on the battlefield: zone Alice command first
> cast Alice from=battlefield
! a commander cannot be cast from the battlefield
> cast Alice from=moon
! "moon" is not a zone: command|battlefield|graveyard|exile|hand|library|stack
# a word too long to be told whole is cut at a character
> cast Alice from=月月月月月月月月月月月月月月
! "月月月月月月月月月月月月月" is not a zone: command|battlefield|graveyard|exile|hand|library|stack
---
# 702.124d: partners are taxed apart
> seat Alice Bob
> commander Alice Tymna Thrasios
> cast Alice
> zone Alice command
> cast Alice
. players[0].commanders[0].tax 4
. players[0].commanders[1].tax 0
> cast Alice.2
= Thrasios is cast, tax 0, the next time 2
+ Alice | cast, tax 0 -> 2 | Thrasios
. players[0].commanders[0].tax 4
. players[0].commanders[1].tax 2
---
# the tax does not go into the next game
> seat Alice Bob
> commander Alice Phelddagrif
> cast Alice mana=4
> damage Bob 40
> rematch
= a new game: 40 life, Alice begins (first seat)
. players[0].commanders[0].name Phelddagrif
. players[0].commanders[0].tax 0
. players[0].commanders[0].mana 0
. players[0].commanders[0].zone command
. players[1].life 40
. players[1].status playing
. phase setup
. winner null
. feats.length 0
. round 1
. turn Alice
---
# the tax can be corrected by hand
> seat Alice Bob
> casts Alice =3
= Alice's commander: 3 casts, next tax 6
+ Alice | casts 0 -> 3 | commander
. players[0].commanders[0].tax 6
. phase setup
> casts Alice.2 =1
. players[0].commanders[1].tax 2
---
# mana= is kept beside the commander
> seat Alice Bob
> cast Alice mana=4
> zone Alice command
> cast Alice mana=6
. players[0].commanders[0].mana 10
. feats[0].kind commander-mana
. feats[0].player Alice
. feats[0].value 10
---
# a spell does not stay on the stack when the turn passes
> seat Alice Bob
> cast Alice
> turn
. players[0].commanders[0].zone battlefield
---
# who is out casts nothing
> seat Alice Bob Carol
> out Bob
> cast Bob
! Bob is out: back Bob
---
# C1: two players may have the same commander; whose it is is said then
> seat Alice Bob
> commander Alice "Kemba, Kha Regent"
> cast Alice
= Kemba, Kha Regent is cast, tax 0, the next time 2
> commander Bob "Kemba, Kha Regent"
> zone Alice battlefield
= Alice's Kemba, Kha Regent is on the battlefield
+ Alice | stack -> battlefield | Kemba, Kha Regent
