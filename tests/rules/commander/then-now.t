# start, then (C7.1, C7.3): announce, command zone, seven cards, partial Paris
game commander
> option rules 2010
> seat Alice Bob Carol
> commander Alice Phelddagrif
. players[0].commanders[0].zone command
. players[0].hand 7
. mulligan partial-paris
---
# start, now (103.2, 903.6): the same places, London instead
> seat Alice Bob Carol
> commander Alice Phelddagrif
. players[0].commanders[0].zone command
. players[0].hand 7
. mulligan london
---
# life, then (C12): 40, with two players as well
> option rules 2010
> seat Alice Bob
. players[0].life 40
. players[1].life 40
---
# life, now (103.3c): 40, with two players as well
> seat Alice Bob
. players[0].life 40
. players[1].life 40
---
# how many lead, then (C1): the deck has 99 cards beside one commander
> option rules 2010
> seat Alice Bob
> commander Alice Phelddagrif
. players[0].library 92
---
# how many lead, now (702.124b): 98 beside two
> seat Alice Bob
> commander Alice Tymna Thrasios
. players[0].library 91
---
# sideboard, then (C15.1): ten cards, one for one, within three minutes
> option rules 2010
> seat Alice Bob
> commander Alice Phelddagrif
> swap start
. swap.seconds 180
> swap Alice 10 10
= Alice: 10 swapped, 0 left
---
# sideboard, now (903.5e): nobody opens it, unless the table wants the optional rule of then
> seat Alice Bob
. swap null
> swap Alice 1
! swapping has not begun: swap start
---
# mulligan, then (C7.4): one card fewer each time, none is free
> option rules 2010
> seat Alice Bob Carol
> mulligan Alice 7
= Alice: draw 6, hand 6, library 86
> keep Bob
> keep Carol
> keep Alice
= Alice keeps: hand 6, library 93
---
# mulligan, now (103.5c): with three or more the first is free
> seat Alice Bob Carol
> mulligan Alice
> keep Alice
= Alice keeps: hand 7, library 92
---
# tax, then (C10): two for each earlier cast from the command zone
> option rules 2010
> seat Alice Bob
> cast Alice
> zone Alice command
> cast Alice
= Alice's commander is cast, tax 2, the next time 4
---
# tax, now (903.8): the same; from the hand it costs nothing more and counts for nothing
> seat Alice Bob
> cast Alice
> zone Alice command
> cast Alice
= Alice's commander is cast, tax 2, the next time 4
> zone Alice battlefield
> zone Alice hand
> zone Alice stay
> cast Alice from=hand
= Alice's commander is cast from hand, the tax stays 4
---
# 21 damage, then (C9): from one commander, in the whole game
> option rules 2010
> seat Alice Bob Carol
> damage Bob 20 from=Alice
> damage Bob 10 from=Carol
. players[1].status playing
> life Bob +50
> damage Bob 1 from=Alice
= Bob is out: 21 from Alice's commander, 59 life left
---
# 21 damage, now (903.10a): the same, two partners apart
> seat Alice Bob Carol
> commander Alice Tymna Thrasios
> damage Bob 20 from=Alice
> damage Bob 10 from=Alice.2
. players[1].status playing
> life Bob +50
> damage Bob 1 from=Alice
= Bob is out: 21 from Alice's commander, 59 life left
---
# graveyard and exile, then (C11): it goes to the command zone instead, so it never died
> option rules 2010
> seat Alice Bob
> zone Alice battlefield
> zone Alice graveyard
> zone Alice command
= Alice's commander: the command zone instead
. players[0].commanders[0].died 0
---
# graveyard and exile, now (903.9a): it goes there, dies, and then may go on
> seat Alice Bob
> zone Alice battlefield
> zone Alice graveyard
> zone Alice command
= Alice's commander goes to the command zone, tax 0
. players[0].commanders[0].died 1
---
# hand and library, then (C11): nothing replaces that
> option rules 2010
> seat Alice Bob
> zone Alice battlefield
> zone Alice library
. players[0].commanders[0].offer false
---
# hand and library, now (903.9b): its owner may send it to the command zone
> seat Alice Bob
> zone Alice battlefield
> zone Alice library
. players[0].commanders[0].offer true
---
# legends, then (C1, C13): all of one name go, whoever controls them, commanders among them
> option rules 2010
> seat Alice Bob
> commander Alice Phelddagrif
> commander Bob Phelddagrif
> ask legend Alice Bob
= all of them go
> zone Alice battlefield
> zone Alice graveyard
. players[0].commanders[0].offer true
---
# legends, now (704.5j): each keeps one
> seat Alice Bob
> ask legend Alice Bob
= each keeps one: Alice, Bob (704.5j)
---
# being a commander, then (C8): what copies it is none: its damage is by Alice, not from her commander
> option rules 2010
> seat Alice Bob Carol
> damage Bob 30 by=Alice
. players[1].commander_damage.length 0
. players[1].status playing
---
# C8: face down or changed it still is one, in each zone and under another's control
> option rules 2010
> seat Alice Bob Carol
> damage Bob 12 from=Alice by=Carol
> zone Alice exile
> zone Alice command
> damage Bob 9 from=Alice
. players[1].status lost
---
# being a commander, now (903.3): the same
> seat Alice Bob Carol
> damage Bob 30 by=Alice
. players[1].commander_damage.length 0
> damage Carol 12 from=Alice by=Bob
> damage Carol 9 from=Alice
. players[2].status lost
---
# one's own, then and now (C9): 21 from it under another's control is 21
> option rules 2010
> seat Alice Bob Carol
> damage Alice 21 from=Alice by=Bob
. players[0].status lost
---
# off-colour mana, then (C3): it is colourless; who spends it tells only how much
> option rules 2010
> seat Alice Bob
> cast Alice mana=5
. players[0].commanders[0].mana 5
---
# prizes, then (C15.2, C15.3): other goals, and the vote
> option rules 2010
> seat Alice Bob Carol
> feat Bob combat 12
> finish
> vote Alice Bob
. feats[0].player Bob
. players[1].points 3
---
# prizes, now: no rule gives them; without a word of the table there are none
> seat Alice Bob Carol
. feats.length 0
. players[1].points 0
> vote Alice Bob
! the vote comes after the game: finish ends it
---
# etiquette, then (C14): the table's word on a deck is asked for there; at the table it is a note
> option rules 2010
> seat Alice Bob
> note we play without Balance tonight
. phase setup
