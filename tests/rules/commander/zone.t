# C11 (2010): the command zone replaces the graveyard, and it never died
game commander
> option rules 2010
> seat Alice Bob
> cast Alice
> zone Alice battlefield
= Alice's commander is on the battlefield
. players[0].commanders[0].offer false
> zone Alice graveyard
= Alice's commander is in the graveyard: command zone?
. players[0].commanders[0].offer true
> zone Alice command
= Alice's commander: the command zone instead
. players[0].commanders[0].zone command
. players[0].commanders[0].offer false
. players[0].commanders[0].died 0
---
# C11 (2010): who lets it go sees it die
> option rules 2010
> seat Alice Bob
> zone Alice battlefield
> zone Alice graveyard
> zone Alice stay
= Alice's commander stays in the graveyard
+ Alice | stays in the graveyard | commander
. players[0].commanders[0].zone graveyard
. players[0].commanders[0].offer false
. players[0].commanders[0].died 1
---
# C11 (2010): exile is replaced too; hand and library are not
> option rules 2010
> seat Alice Bob
> zone Alice exile
. players[0].commanders[0].offer true
> zone Alice command
> zone Alice battlefield
> zone Alice hand
= Alice's commander is in the hand
. players[0].commanders[0].offer false
> zone Alice stay
! no choice is open: Alice's commander is in the hand
> zone Alice library
. players[0].commanders[0].offer false
---
# 903.9a (now): it went to the graveyard first, so it died
> seat Alice Bob
> zone Alice battlefield
> zone Alice graveyard
. players[0].commanders[0].offer true
. players[0].commanders[0].died 1
> zone Alice command
= Alice's commander goes to the command zone, tax 0
. players[0].commanders[0].died 1
. players[0].commanders[0].zone command
---
# 903.9a (now): only from the battlefield to the graveyard is dying
> seat Alice Bob
> cast Alice
> zone Alice graveyard
. players[0].commanders[0].died 0
> zone Alice exile
. players[0].commanders[0].died 0
. players[0].commanders[0].offer true
---
# 903.9b (now): hand and library are offered
> seat Alice Bob
> zone Alice battlefield
> zone Alice hand
. players[0].commanders[0].offer true
> zone Alice stay
= Alice's commander stays in the hand
> zone Alice library
. players[0].commanders[0].offer true
> zone Alice command
. players[0].commanders[0].zone command
---
# a second commander has its own place
> seat Alice Bob
> commander Alice Tymna Thrasios
> zone Alice.2 battlefield
= Thrasios is on the battlefield
+ Alice | command -> battlefield | Thrasios
. players[0].commanders[0].zone command
. players[0].commanders[1].zone battlefield
---
# what cannot be is refused
> seat Alice Bob Carol
> zone Alice command
! Alice's commander is in the command zone already
> zone Alice moon
~ "moon" is not one of command|battlefield
> zone Alice stay
! no choice is open: Alice's commander is in the command zone
> out Bob
> zone Bob graveyard
! Bob is out: back Bob
---
# the offer ends when its owner leaves
> seat Alice Bob Carol
> zone Bob graveyard
. players[1].commanders[0].offer true
> out Bob
. players[1].commanders[0].offer false
---
# who has died goes to the command zone, and nowhere else by that word
> seat Alice Bob
> commander Alice Tymna
> cast Alice
> zone Alice exile died
! "died" does not belong here; usage: zone P[.2] command|battlefield|graveyard|exile|hand|library|stack|stay [died]
. players[0].commanders[0].zone stack
---
# C10, C11: what goes to the graveyard from elsewhere than the battlefield has not died
> option rules 2010
> seat Alice Bob
> zone Alice battlefield
> zone Alice hand
> zone Alice graveyard
> zone Alice command
. players[0].commanders[0].died 0
