# Moxfield, plain: no heading, the commander first, the others by name
| 1 Phelddagrif
| 1 Esper Panorama
* 98
= guessed to be the commander, from its place in the list: Phelddagrif
= 100 cards, identity WUG
legal
---
# Moxfield, plain: two partners stand first
| 1 Tymna the Weaver
| 1 Thrasios, Triton Hero
| 1 Sol Ring
* 97
= guessed to be the commander, from its place in the list: Tymna the Weaver + Thrasios, Triton Hero
legal
---
# a first card that may not lead is no guess
| 1 Goblin Piker
| 1 Phelddagrif
* 98
- guessed
illegal
---
# without card data the first line is the guess, but for a basic land
cards none
| 1 Atraxa, Praetors' Voice
* 99
= guessed to be the commander, from its place in the list: Atraxa, Praetors' Voice
legal
---
# without card data: forty Forests lead nothing
cards none
| 40 Forest
* 60
- guessed
illegal
---
# several blocks, the commander alone in the last
* 90
|
| 1 Goblin Piker
| 8 Mountain
|
| 1 Edgar Markov
= guessed to be the commander, from its place in the list: Edgar Markov
- count
legal
---
# 84 cards, an empty line, 16: one deck
| 1 Phelddagrif *CMDR*
* 83
|
| 16 Island
= 100 cards, identity WUG
- 16 cards in the sideboard
legal
---
# 100 cards, an empty line, 15: a sideboard
| 1 Phelddagrif *CMDR*
* 99
|
| 15 Island
= 15 cards in the sideboard, not counted
legal
---
# 99 cards and one SB: line: the commander
* 99
| SB: 1 Phelddagrif
= guessed to be the commander, from its place in the list: Phelddagrif
legal
---
# 100 cards and one SB: line: a sideboard of one
| 1 Phelddagrif *CMDR*
* 99
| SB: 1 Goblin Piker
= 1 card in the sideboard, not counted
legal
---
# "COMMANDER: 1 NAME", and what is not of the deck
| COMMANDER: 1 Phelddagrif
* 99
|
| # Maybeboard / swap options for later
| 1 Goblin Piker
| // Considering
| 1 Badlands
|
| Display Commander
| 1 Edgar Markov
|
| Planar deck
| 1 Bant
|
| Scheme Deck
| 2 Know Naught but Fire
|
| Tokens
| 3 Goblin
= commander: Phelddagrif
= 100 cards, identity WUG
legal
---
# sets, numbers, finishes, tags: of a printing, not of the name
cards none
| 1 Phelddagrif (ALL) 115 *CMDR*
| 1x Sol Ring (CMR) 472 *F*
| 1 Fire // Ice
| 1 [EOC:91] Aftermath Analyst
| 1 Swamp (2XM:190)
| 1 Rhystic Study (PLST) PCY-45 [Draw] ^Have,#37d67a^
| 1 Ponder (CMR) 820★ *E*
= count: 7 cards with the commander, 100 are needed (903.5a)
- singleton
illegal
---
# a number too large for a count is refused with its line
| 1 Phelddagrif
| 4294967297 Sol Ring
unread line 2: a deck has 1 to 999 of a card
---
# a million Plains
| 1000000 Plains
unread line 1: a deck has 1 to 999 of a card
---
# none of a card
| 0 Sol Ring
unread line 1: a deck has 1 to 999 of a card
---
# one name begins with a number of its own
| 1 Phelddagrif *CMDR*
| 1996 World Champion
* 98
= identity: 1996 World Champion has BR, the commander WUG (903.5c)
illegal
---
# a table of Moxfield: quotes, commas in names, other columns
| "Count","Tradelist Count","Name","Edition","Purchase Price"
| "1","0","Thrasios, Triton Hero","c16",""
| "99","0","Island","unh","1,50"
= guessed to be the commander, from its place in the list: Thrasios, Triton Hero
= 100 cards, identity UG
legal
---
# a table of Archidekt: the category tells the commander; semicolons
| Quantity;Name;Category
| 99;Island;Land
| 1;Thrasios, Triton Hero;Commander
| 1;Goblin Piker;Maybeboard
= commander: Thrasios, Triton Hero
= 100 cards, identity UG
legal
---
# a table of ManaBox: the heads in another order
| Name,Set code,Collector number,Foil,Rarity,Quantity
| Phelddagrif,ALL,115,normal,rare,1
| Island,UNH,137,normal,common,99
= 100 cards, identity WUG
legal
---
# a table without names
| Count,Edition
| 1,ALL
unread this is a CSV without a column Name
---
# a table: the row that is wrong
| Count,Name
| 1,Phelddagrif
| x,Island
unread row 3: a deck has 1 to 999 of a card
---
# a table: a quote that is never closed
| Count,Name
| 1,"Phelddagrif
unread row 2: a quote is not closed
---
# Cockatrice: printings told apart in brackets
| <cockatrice_deck version="1"><bannerCard>Phelddagrif</bannerCard><zone name="main">
| <card number="98" name="Plains (a)"/><card number="1" name="Phelddagrif (ALL)"/>
| <card number="1" name="Goblin Piker (10E)"/></zone></cockatrice_deck>
= identity: Goblin Piker has R, the commander WUG (903.5c)
- unknown
illegal
---
# the same without card data
cards none
| <cockatrice_deck version="1"><zone name="main">
| <card number="98" name="Plains (a)"/><card number="1" name="Sol Ring (PIP)"/>
| <card number="1" name="Sol Ring"/></zone></cockatrice_deck>
= singleton: 2 copies of Sol Ring (PIP), at most 1 (903.5b)
illegal
---
# MTGO: the commander is the sideboard
| <?xml version="1.0" encoding="utf-8"?>
| <Deck xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><NetDeckID>0</NetDeckID>
| <Cards CatID="1" Quantity="99" Sideboard="false" Name="Island" Annotation="0" />
| <Cards CatID="2" Quantity="1" Sideboard="true" Name="Thrasios, Triton Hero" Annotation="0" />
| </Deck>
= guessed to be the commander, from its place in the list: Thrasios, Triton Hero
legal
---
# OCTGN: sections
| <deck game="a6c8d2e8-7cd8-11dd-8f94-e62b56d89593"><section name="Main" shared="False">
| <card qty="99" id="x">Island</card></section><section name="Command Zone" shared="False">
| <card qty="1" id="y">Thrasios, Triton Hero</card></section>
| <section name="Planes/Schemes" shared="True"><card qty="2" id="z">Bant</card></section></deck>
= commander: Thrasios, Triton Hero
= 100 cards, identity UG
legal
---
# OCTGN: a card without a name
| <deck><section name="Main"><card qty="99"/></section></deck>
unread line 1: a card has no name
---
# another program's XML
| <html><body>404</body></html>
unread this is not a deck of Cockatrice, MTGO or OCTGN
---
# 903.3: a card that is a legendary creature outside the battlefield leads
| Commander
| 1 Grist, the Hunger Tide
| Deck
* 99
= 100 cards, identity BG
legal
---
# another planeswalker does not
| Commander
| 1 Jace, Wielder of Mysteries
| Deck
* 99
= commander: Jace, Wielder of Mysteries may not lead a deck (903.3)
illegal
---
# Game Changers are counted by a dated list; they are no fault
| 1 Phelddagrif *CMDR*
| 1 Rhystic Study
| 1 Biorhythm
* 97
= 2 Game Changers by the list of 2026-02-09: Rhystic Study; Biorhythm
legal
---
# in 2010 nobody knew the word
rules 2010
| 1 Phelddagrif *CMDR*
| 1 Rhystic Study
* 98
- 1 Game Changer
legal
---
# C15.1: a sideboard of ten is one, of eleven too many
rules 2010
| 1 Phelddagrif *CMDR*
* 99
| Sideboard
| 10 Island
- a sideboard has at most
legal
---
# C15.1: the eleventh is told
rules 2010
| 1 Phelddagrif *CMDR*
* 99
| Sideboard
| 11 Island
= a sideboard has at most 10 cards (C15.1)
legal
