# C4: exactly 100 cards with the commander
rules 2010
| Commander
| 1 Phelddagrif
| Deck
* 98
= count: 99 cards with the commander, 100 are needed (rules of 2010)
illegal
---
# C4: not 101
rules 2010
| Commander
| 1 Phelddagrif
| Deck
* 100
= count: 101 cards with the commander, 100 are needed (rules of 2010)
illegal
---
# now (903.5a) the same
| Commander
| 1 Phelddagrif
| Deck
* 98
= count: 99 cards with the commander, 100 are needed (903.5a)
illegal
---
# C4, C15.1: the sideboard of ten is not among the hundred
rules 2010
| Commander
| 1 Phelddagrif
| Deck
* 99
| Sideboard
| 1 Sol Ring
| 1 Shahrazad
= 2 cards in the sideboard, not counted
legal
---
# C5: of basic lands any number, of others one
rules 2010
| Commander
| 1 Phelddagrif
| Deck
| 30 Forest
| 20 Island
| 2 Esper Panorama
* 47
= singleton: 2 copies of Esper Panorama, at most 1 (rules of 2010)
illegal
---
# C5 knows no card that says otherwise
rules 2010
| Commander
| 1 Tymna the Weaver
| Deck
| 30 Relentless Rats
* 69
= singleton: 30 copies of Relentless Rats, at most 1 (rules of 2010)
illegal
---
# now (903.5b) a card's own words come first
| Commander
| 1 Tymna the Weaver
| Deck
| 30 Relentless Rats
* 69
legal
---
# now: seven of the seven, no eighth
| Commander
| 1 Cecily, Haunted Mage
| Deck
| 8 Seven Dwarves
* 91
= singleton: 8 copies of Seven Dwarves, at most 7 (903.5b)
illegal
---
# C5, 903.5b: two writings of one name are one card
| Commander
| 1 Tymna the Weaver
| Deck
| 1 Lim-Dul's Vault
| 1 Lim-Dûl’s Vault
| 20 Swamp
* 77
- unknown
= singleton: 2 copies of Lim-Dûl's Vault, at most 1 (903.5b)
illegal
---
# C6: the bans of Vintage hold
rules 2010
| Commander
| 1 Phelddagrif
| Deck
| 1 Chaos Orb
* 98
= banned: Chaos Orb, by Vintage on 2010-12-20
illegal
---
# C6: but Shahrazad may be played
rules 2010
| Commander
| 1 Phelddagrif
| Deck
| 1 Shahrazad
* 98
legal
---
# now it may not
| Commander
| 1 Phelddagrif
| Deck
| 1 Shahrazad
* 98
= banned: Shahrazad, by the list of 2026-02-09
illegal
---
# now: the companion stands outside the hundred; Lutri may be in the deck, not be one
| Commander
| 1 Cecily, Haunted Mage
| Companion
| 1 Lutri, the Spellchaser
| Deck
* 99
= banned: Lutri, the Spellchaser, as a companion, by the list of 2026-02-09
illegal
---
# now: in the deck it is a card like others
| Commander
| 1 Cecily, Haunted Mage
| Deck
| 1 Lutri, the Spellchaser
* 98
legal
