# it died, went to the command zone and is cast again: one line
game commander
> seat Alice Bob
> commander Alice Tymna Thrasios
> cast Alice & zone Alice battlefield
> cast Alice died
= Tymna died and is cast again, tax 2, the next time 4
. players[0].commanders[0].died 1
. players[0].commanders[0].zone stack
. players[0].commanders[0].casts 2
# the death alone
> zone Alice battlefield
> zone Alice command died
= Tymna is back in the command zone, tax 4
. players[0].commanders[0].died 2
> zone Alice command died
! Tymna is in the command zone already
# a spell that was countered did not die
> cast Alice.2
> zone Alice.2 command died
. players[0].commanders[1].died 0
# where nothing died; and not out of the hand
> cast Alice died
! Tymna is in the command zone already
> zone Alice hand & zone Alice stay
> cast Alice died
! Tymna is in the hand already
---
# the open choice is answered, a choice against the command zone holds
> seat Alice Bob
> cast Alice & zone Alice battlefield & zone Alice exile
> cast Alice died
. players[0].commanders[0].died 0
. players[0].commanders[0].offer false
> zone Alice battlefield & zone Alice graveyard
> zone Alice command died
. players[0].commanders[0].died 1
> cast Alice & zone Alice graveyard & zone Alice stay
> zone Alice command died
! Alice's commander is in the graveyard already
---
# under the rules of 2010 it was never in the graveyard
> seat Alice Bob
> option rules 2010
> cast Alice & zone Alice battlefield
> cast Alice died
. players[0].commanders[0].died 0
> zone Alice battlefield & zone Alice graveyard
. players[0].commanders[0].died 1
> zone Alice command died
. players[0].commanders[0].died 0
