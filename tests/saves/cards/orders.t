# basic lands beside a colourless leader: those of no colour are no kind, and what is no land has no place
format brawl
| Commander
| 1 Karn, Silver Golem
| Deck
| 10 Wastes
| 10 Forest
* 39
legal
---
# .. of two kinds of colour
format brawl
| Commander
| 1 Karn, Silver Golem
| Deck
| 10 Wastes
| 10 Forest
| 10 Island
| 1 Goblin Piker
* 28
= basics: Forest and Island: a colourless commander allows one kind of basic land (903.12e)
= identity: Goblin Piker has R, the commander no colour (903.5c)
illegal
---
# .. and beside one of a colour no other land
format brawl
| Commander
| 1 Jace, Wielder of Mysteries
| Deck
| 10 Forest
| 10 Island
* 39
- basics
= identity: Forest has G, the commander U (903.5c)
illegal
---
# a card of a list of bans is told once; what is not in the format is told by today's words, or by those of 2010
| Commander
| 1 Phelddagrif
| Deck
| 1 Biorhythm
| 1 1996 World Champion
* 97
- banned: Biorhythm, by the card data
= banned: 1996 World Champion is not legal in the format
illegal
---
# .. by those of 2010
rules 2010
| Commander
| 1 Phelddagrif
| Deck
| 1 Power Play
| 1 1996 World Champion
* 97
= banned: Power Play is not legal in Vintage
= banned: 1996 World Champion is not legal in Vintage
illegal
---
# a conspiracy that the data of the format allow
format duel
| Commander
| 1 Phelddagrif
| Deck
| 1 Power Play
* 98
legal
---
# eleven cards beside a deck of today are no fault, in 2010 they are one too many
| Commander
| 1 Phelddagrif
| Deck
* 89
| 10 Wastes
| Sideboard
| 1 Sol Ring
| 10 Forest
= 11 cards in the sideboard, not counted
- a sideboard has at most
legal
---
# .. ten are none
rules 2010
| Commander
| 1 Phelddagrif
| Deck
* 89
| 10 Forest
| Sideboard
| 10 Forest
= 10 cards in the sideboard, not counted
- a sideboard has at most
legal
---
# who is said to lead and stands there leads once
leader Phelddagrif
| Commander
| 1 Phelddagrif
| Deck
* 99
= commander: Phelddagrif
- pair
legal
---
# one planeswalker and two spells: that is the fault, not their colours
format oathbreaker
| Oathbreaker
| 1 Jace, Wielder of Mysteries
| Signature Spells
| 1 Ponder
| 1 Lightning Bolt
| Deck
* 57
= signature: one spell for each planeswalker, this deck has 2 for 1 (Oathbreaker)
- signature: Ponder and Lightning Bolt do not
illegal
---
# a spell without a planeswalker is not told as anybody's
format oathbreaker
| Signature Spell
| 1 Ponder
| Deck
* 59
- signature spell:
illegal
---
# three beside a deck that lacks three lead nothing
| Deck
* 97
| Sideboard
| 1 Phelddagrif
| 1 Thrasios, Triton Hero
| 1 Tymna the Weaver
- guessed
illegal
---
# one beside a deck that lacks two, among others
| Deck
* 98
| Sideboard
| 1 Phelddagrif
| 1 Esper Panorama
| 1 Sol Ring
- guessed
illegal
---
# a card that is not known
| Commander
| 1 Phelddagrif
| Deck
| 1 Foo the Unheard
* 98
= legal, as far as the cards are known
= unknown: Foo the Unheard
legal
---
# one card
| 1 Sol Ring
= 1 card
illegal
---
# without card data printings are told apart by a code of a set, at most six letters, or one letter
cards none
| 1 Atraxa
| 1 Sol Foo (ABCDEFG)
| 1 Sol Foo (ABCDEFH)
| 1 Bar(CMR)
| 1 Bar
* 95
- singleton
legal
---
# .. of one set each
cards none
| 1 Atraxa
| 1 Sol Foo (CMR)
| 1 Sol Foo (ABCDEF)
* 97
= singleton: 2 copies of Sol Foo, at most 1 (903.5b)
illegal
