# 903.12: Brawl: 60 cards, and a planeswalker may lead
format brawl
| Commander
| 1 Jace, Wielder of Mysteries
| Deck
* 59
= no ban list is built in for this format: only the card data and the table ban cards
legal
---
# Brawl: not 100
format brawl
| Commander
| 1 Jace, Wielder of Mysteries
| Deck
* 99
= count: 100 cards with the commander, 60 are needed (903.5a)
illegal
---
# 903.12e: beside a colourless leader one kind of basic land
format brawl
| Commander
| 1 Karn, Silver Golem
| Deck
| 20 Forest
| 2 Island
* 37
= basics: Forest and Island: a colourless commander allows one kind of basic land (903.12e)
illegal
---
# Two-Headed Giant: the decks of Commander and their list
format 2hg
| Commander
| 1 Tymna the Weaver
| Deck
| 1 Balance
* 98
= banned: Balance, by the list of 2026-02-09
illegal
---
# Duel: 100 cards; its list comes with the card data
format duel
| Commander
| 1 Phelddagrif
| Deck
* 99
= no ban list is built in for this format: only the card data and the table ban cards
legal
---
# Duel: some may be in a deck and not lead it
format duel
| Commander
| 1 Edgar Markov
| Deck
* 99
= commander: the card data bans Edgar Markov as a commander
illegal
---
# the same card leads in Commander, and the table may let it lead here
format duel
house -Edgar Markov
| Commander
| 1 Edgar Markov
| Deck
* 99
legal
---
# Oathbreaker: 58 cards, a planeswalker, and its signature spell
format oathbreaker
| Oathbreaker
| 1 Jace, Wielder of Mysteries
| Signature Spell
| 1 Ponder
| Deck
* 58
= commander: Jace, Wielder of Mysteries
= signature spell: Ponder
= 60 cards, identity U
legal
---
# Oathbreaker: lists that know only one command zone have both in it
format oathbreaker
| Commander
| 1 Ponder
| 1 Jace, Wielder of Mysteries
|
| Deck
* 58
= commander: Jace, Wielder of Mysteries
= signature spell: Ponder
legal
---
# Oathbreaker: also behind the deck, as programs without a command zone keep them
format oathbreaker
* 58
|
| 1 Jace, Wielder of Mysteries
| 1 Ponder
= guessed to be the commander, from its place in the list: Jace, Wielder of Mysteries
= signature spell: Ponder
legal
---
# Oathbreaker: a creature does not lead, and 59 with it are too few
format oathbreaker
| Commander
| 1 Phelddagrif
| Signature Spell
| 1 Ponder
| Deck
* 57
= commander: Phelddagrif may not lead a deck (Oathbreaker)
= count: 59 cards with the commander, 60 are needed (Oathbreaker)
illegal
---
# Oathbreaker: the spell has the planeswalker's colours
format oathbreaker
| Oathbreaker
| 1 Jace, Wielder of Mysteries
| Signature Spell
| 1 Lightning Bolt
| Deck
* 58
= identity: Lightning Bolt has R, the commander U (Oathbreaker)
illegal
---
# Oathbreaker: it is an instant or a sorcery
format oathbreaker
| Oathbreaker
| 1 Jace, Wielder of Mysteries
| Signature Spell
| 1 Sol Ring
| Deck
* 58
= signature: Sol Ring is neither an instant nor a sorcery (Oathbreaker)
illegal
---
# Oathbreaker: none at all
format oathbreaker
| Oathbreaker
| 1 Jace, Wielder of Mysteries
| Deck
* 59
= signature: one spell for each planeswalker, this deck has 0 for 1 (Oathbreaker)
illegal
---
# Oathbreaker: partners have a spell each, 56 cards beside them
format oathbreaker
| Oathbreaker
| 1 Will Kenrith
| 1 Rowan Kenrith
| Signature Spells
| 1 Lightning Bolt
| 1 Ponder
| Deck
* 56
= signature spell: Lightning Bolt + Ponder
= 60 cards, identity UR
legal
---
# Oathbreaker: two spells of one colour do not fit one planeswalker each
format oathbreaker
| Oathbreaker
| 1 Will Kenrith
| 1 Rowan Kenrith
| Signature Spells
| 1 Lim-Dûl's Vault
| 1 Ponder
| Deck
* 56
= signature: Lim-Dûl's Vault and Ponder do not each fit the colours of a planeswalker (Oathbreaker)
= identity: Lim-Dûl's Vault has B, the commander UR (Oathbreaker)
illegal
---
# Oathbreaker: a planeswalker's colours within the spell's are not enough
format oathbreaker
| Oathbreaker
| 1 Rowan Kenrith
| 1 Will Kenrith
| Signature Spells
| 1 Lim-Dûl's Vault
| 1 Lightning Bolt
| Deck
* 56
= signature: Lim-Dûl's Vault and Lightning Bolt do not each fit the colours of a planeswalker (Oathbreaker)
illegal
---
# Oathbreaker: of a spell that the card data does not know, nothing is said
format oathbreaker
| Oathbreaker
| 1 Jace, Wielder of Mysteries
| Signature Spell
| 1 Quite New Spell
| Deck
* 58
- signature: Quite
legal
---
# Oathbreaker: where no planeswalker is named, that alone is wrong
format oathbreaker
| Signature Spell
| 1 Ponder
| Deck
* 59
- signature: one
illegal
---
# Oathbreaker: two that are no partners
format oathbreaker
| Oathbreaker
| 1 Will Kenrith
| 1 Jace, Wielder of Mysteries
| Signature Spells
| 1 Shard Convergence
| 1 Ponder
| Deck
* 56
= pair: Will Kenrith and Jace, Wielder of Mysteries cannot lead together (702.124)
illegal
---
# Oathbreaker: its list is the card data's, and the table's
format oathbreaker
house +Sol Ring
| Oathbreaker
| 1 Jace, Wielder of Mysteries
| Signature Spell
| 1 Ponder
| Deck
| 1 High Tide
| 1 Sol Ring
* 56
= banned: High Tide, by the card data
= banned: Sol Ring, by the table's own rules
illegal
---
# Oathbreaker by names alone: planeswalker first, and only the table's own bans
format oathbreaker
cards none
leader Jace, Wielder of Mysteries
leader Ponder
* 58
= commander: Jace, Wielder of Mysteries
= signature spell: Ponder
= no ban list is built in for this format: only the table bans cards
legal
---
# Oathbreaker: of a list that names nobody only a spell goes with the planeswalker, no creature
format oathbreaker
| 1 Jace, Wielder of Mysteries
| 1 Phelddagrif
* 58
= signature: one spell for each planeswalker, this deck has 0 for 1 (Oathbreaker)
= guessed to be the commander, from its place in the list: Jace, Wielder of Mysteries
illegal
