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
# several blocks, and the card alone in the last is of the deck
| 1 Phelddagrif *CMDR*
|
* 98
|
| 1 Sol Ring
= 100 cards, identity WUG
legal
---
# two blocks, one card before many: it leads, and that is no guess
| 1 Phelddagrif
|
* 99
- guessed
legal
---
# sorted by types from the first line on: the first creature is no guess
cards none
| Creatures (1)
| 1 Atraxa, Praetors' Voice
| Artifacts (99)
* 99
- guessed
illegal
---
# a name alone, with empty brackets where the set would stand
| Commander
| Phelddagrif
| Deck
| Sol Ring ()
* 98
= 100 cards, identity WUG
legal
---
# headings without a mark, in a list that begins with what is left out
| Maybeboard
| Goblin Piker
|
| Commander
| 1 Phelddagrif
|
| Ramp
| 1 Sol Ring
|
| Fillers
* 98
= 100 cards, identity WUG
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
unread line 2: a deck has 1 to 999 copies of a card
---
# a million Plains
| 1000000 Plains
unread line 1: a deck has 1 to 999 copies of a card
---
# none of a card
| 0 Sol Ring
unread line 1: a deck has 1 to 999 copies of a card
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
unread this is a CSV file without a Name column
---
# a table: the row that is wrong
| Count,Name
| 1,Phelddagrif
| x,Island
unread row 3: "x" is not a number: a deck has 1 to 999 copies of a card
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
unread this is not a Cockatrice, MTGO or OCTGN deck
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
# one of the table's own is one more
house +game changer: Goblin Piker
| 1 Phelddagrif *CMDR*
| 1 Rhystic Study
* 98
= 1 Game Changer by the list of 2026-02-09: Rhystic Study
legal
---
# .. and one that the table takes out is none
house -game changer: Rhystic Study
| 1 Phelddagrif *CMDR*
| 1 Rhystic Study
* 98
- 1 Game Changer
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
= a sideboard has at most 10 cards
legal
---
# Moxfield, plain with a sideboard: its heading takes nothing from the first line
| 1 Phelddagrif
* 99
|
| SIDEBOARD:
| 2 Goblin Piker
= guessed to be the commander, from its place in the list: Phelddagrif
= 2 cards in the sideboard, not counted
legal
---
# the same without card data
cards none
| 1 Atraxa, Praetors' Voice
* 99
|
| SIDEBOARD:
| 1 Goblin Piker
| 1 Sol Ring
| 1 Ponder
= guessed to be the commander, from its place in the list: Atraxa, Praetors' Voice
= 3 cards in the sideboard, not counted
legal
---
# partners without card data: the second line stands outside the order of the others
cards none
| 1 Tymna the Weaver
| 1 Thrasios, Triton Hero
* 98
= guessed to be the commander, from its place in the list: Tymna the Weaver + Thrasios, Triton Hero
legal
---
# a Background leads beside the one who chooses it, in either order
| 1 Raised by Giants
| 1 Wilson, Refined Grizzly
* 98
= guessed to be the commander, from its place in the list: Raised by Giants + Wilson, Refined Grizzly
legal
---
# a Background alone does not
| 1 Raised by Giants
* 99
- guessed
illegal
---
# MTGO: a Background in the sideboard
* 98
|
| SIDEBOARD:
| 1 Wilson, Refined Grizzly
| 1 Raised by Giants
= guessed to be the commander, from its place in the list: Wilson, Refined Grizzly + Raised by Giants
legal
---
# 99 cards and an SB: line that may not lead: the first line is the guess
| 1 Phelddagrif
* 98
| SB: 1 Goblin Piker
= count: 99 cards with the commander, 100 are needed (903.5a)
= guessed to be the commander, from its place in the list: Phelddagrif
illegal
---
# Oathbreaker: both stand first, the spell before its planeswalker
format oathbreaker
| 1 Ponder
| 1 Jace, Wielder of Mysteries
* 58
= guessed to be the commander, from its place in the list: Jace, Wielder of Mysteries
= signature spell: Ponder
legal
---
# Brawl: 59 and one behind an empty line
format brawl
* 59
|
| 1 Jace, Wielder of Mysteries
= guessed to be the commander, from its place in the list: Jace, Wielder of Mysteries
legal
---
# blocks by type, partners last, and empty lines at the end
* 40
|
| 58 Island
|
| 1 Tymna the Weaver
| 1 Thrasios, Triton Hero
|
|
= guessed to be the commander, from its place in the list: Tymna the Weaver + Thrasios, Triton Hero
legal
---
# without card data a single card on top leads, not one in the last block
cards none
| 1 Atraxa, Praetors' Voice
|
* 50
|
| 48 Island
|
| 1 Jace, Wielder of Mysteries
= guessed to be the commander, from its place in the list: Atraxa, Praetors' Voice
legal
---
# two on top of several blocks are partners
cards none
| 1 Tymna the Weaver
| 1 Thrasios, Triton Hero
|
* 50
|
| 48 Island
= guessed to be the commander, from its place in the list: Tymna the Weaver + Thrasios, Triton Hero
legal
---
# a commander, 99 cards, and a third block: a sideboard
| 1 Phelddagrif
|
* 99
|
| 15 Island
= 100 cards, identity WUG
= 15 cards in the sideboard, not counted
legal
---
# blocks by type: the lands behind the last empty line belong to the deck
| 1 Phelddagrif
* 40
|
| 23 Forest
|
| 36 Island
= 100 cards, identity WUG
legal
---
# a legendary creature stands first, but only another one has the colours
| 1 Thrasios, Triton Hero
* 97
| 1 Phelddagrif
| 1 Plains
= guessed to be the commander, from the colours of the deck: Phelddagrif
legal
---
# by type and with headings: only one card can lead it
| Creatures (51)
* 50
| 1 Edgar Markov
|
| Lands (49)
| 1 Badlands
| 48 Plains
= guessed to be the commander, from the colours of the deck: Edgar Markov
legal
---
# two could, so nobody is guessed
| Creatures (51)
* 49
| 1 Edgar Markov
| 1 Phelddagrif
|
| Lands (49)
| 49 Wastes
- guessed
illegal
---
# one heading for the whole deck
| Deck
| 1 Phelddagrif
* 99
= guessed to be the commander, from its place in the list: Phelddagrif
legal
---
# totals in headings, as people write them
| Commander (1):
| 1 Phelddagrif
|
| Creatures: 50
* 50
|
| Lands - basic (49):
| 49 Island
|
| Total: 100
= commander: Phelddagrif
= 100 cards, identity WUG
legal
---
# parts before a card, on its line
| Commander: 1 Phelddagrif
* 99
| Sideboard: 1 Sol Ring
| Maybeboard: 1 Ponder
= 1 card in the sideboard, not counted
legal
---
# categories alone on their lines
cards none
| Commander
| 1 Phelddagrif
|
| Ramp
| 1 Sol Ring
* 50
|
| Card Draw
| 48 Island
= 100 cards
legal
---
# a card without a count among those left out is no heading: what follows stays out
cards none
| Commander
| 1 Phelddagrif
|
| Deck
* 99
|
| Maybeboard
| 1 Ponder
| Sol Ring
| 1 Balance
= 100 cards
legal
---
# categories alone on their lines, those left out among them
cards none
| Commander
| 1 Phelddagrif
|
| Lands
| 50 Forest
|
| Maybeboard
| Ponder
| 1 Balance
|
| Ramp
| 49 Island
= 100 cards
- sideboard
legal
---
# a single line without a count among others is a card
cards none
| 1 Phelddagrif *CMDR*
* 50
|
| Sol Ring
| 48 Island
= 100 cards
legal
---
# titles
| Deck: A nice one
| Format: Commander
|
| 1 Phelddagrif
* 99
= 100 cards, identity WUG
legal
---
# a title that is the commander's name
| Phelddagrif
|
| 1 Arcane Study of Nothing
| 1 Phelddagrif
* 98
= unknown: Arcane Study of Nothing
= guessed to be the commander, from its place in the list: Phelddagrif
legal
---
# the commander on top without a count, 99 cards with one
| Phelddagrif
|
* 99
= guessed to be the commander, from its place in the list: Phelddagrif
= 100 cards, identity WUG
legal
---
# counts for the basic lands alone: the first line is a card
cards none
| Phelddagrif
| Sol Ring
| Ponder
| 97 Forest
= guessed to be the commander, from its place in the list: Phelddagrif
= 100 cards
legal
---
# Conspiracy is a card, too
cards none
| Phelddagrif
| Conspiracy
| Ponder
= count: 3 cards with the commander, 100 are needed (903.5a)
illegal
---
# a title that begins with a number: what to do
| 2024 Atraxa
| 1 Phelddagrif
unread line 1: a deck has 1 to 999 copies of a card: begin a line that is not a card with #
---
# a maybeboard of several blocks
| Commander
| 1 Phelddagrif
|
| Deck
* 99
|
| Maybeboard
| 1 Goblin Piker
|
| 1 Balance
= 100 cards, identity WUG
legal
---
# a list in Markdown
| ## Commander
| - 1 Phelddagrif
| ## Deck
| * 99 Island
= commander: Phelddagrif
= 100 cards, identity WUG
legal
---
# a table with other heads, behind a line for Excel
| sep=,
|
| Card,Qty
| "Thrasios, Triton Hero",1
| Island,99
= guessed to be the commander, from its place in the list: Thrasios, Triton Hero
= 100 cards, identity UG
legal
---
# MTGO: True is true
| <Deck><Cards Quantity="99" Sideboard="False" Name="Island"/>
| <Cards Quantity="1" Sideboard="True" Name="Thrasios, Triton Hero"/></Deck>
= guessed to be the commander, from its place in the list: Thrasios, Triton Hero
legal
---
# MTGO: a number too large
| <Deck>
| <Cards Quantity="1000000" Name="Island"/></Deck>
unread line 2: a deck has 1 to 999 copies of a card
---
# OCTGN: names on lines of their own
| <deck><section name="Main"><card qty="99" id="x">
|   Island
| </card></section><section name="Commander"><card qty="1" id="y">Thrasios, Triton Hero</card></section></deck>
= commander: Thrasios, Triton Hero
= 100 cards, identity UG
legal
---
# OCTGN: a card with nothing in it
| <deck><section name="Main">
| <card qty="1" id="x"></card></section></deck>
unread line 2: a card has no name
---
# OCTGN: a name in two parts
| <deck><section name="Main"><card qty="1" id="x">Isl<!-- a -->and</card></section></deck>
unread line 1: a card's name is in two parts
---
# MTGO: the commander among the cards of its sideboard
* 99
|
| SIDEBOARD:
| 1 Goblin Piker
| 1 Phelddagrif
| 3 Ponder
= guessed to be the commander, from its place in the list: Phelddagrif
= 4 cards in the sideboard, not counted
legal
---
# two legendary creatures there, and only one is missing: no guess
* 99
|
| SIDEBOARD:
| 1 Edgar Markov
| 1 Phelddagrif
- guessed
illegal
---
# four lines on top without a count are cards
cards none
| Phelddagrif
| Balance
| Ponder
| Sol Ring
* 95
| 1 Forest
= guessed to be the commander, from its place in the list: Phelddagrif
= 100 cards
illegal
---
# a first card that the data does not know, and one that has all colours
| 1 Arcane Study of Nothing
* 97
| 1 Phelddagrif
| 1 Plains
= guessed to be the commander, from the colours of the deck: Phelddagrif
legal
---
# 98 cards, an empty line, two: as many as may lead are no part of the deck
| 1 Phelddagrif *CMDR*
* 97
|
| 2 Island
= 98 cards, identity WUG
= 2 cards in the sideboard, not counted
illegal
---
# a partner stands first, and behind it a card that leads nothing
| 1 Tymna the Weaver
| 1 Goblin Piker
* 98
= guessed to be the commander, from its place in the list: Tymna the Weaver
illegal
---
# a letter in brackets is a printing, also of a card that nothing is known of
cards none
| Commander
| 1 Quite Old
| Deck
| 1 Quite New (a)
| 1 Quite New (b)
* 97
= singleton: 2 copies of Quite New (a), at most 1 (903.5b)
illegal
---
# two that might lead by their colours: neither is guessed
| 1 Wastes
| 1 Pir, Imaginative Rascal
| 1 Wilson, Refined Grizzly
* 97
- guessed
illegal
---
# headings of one letter with their totals, no empty line before them
| Commander
| 1 Phelddagrif
| A(1)
| 1 Sol Ring
| B(98)
* 98
= 100 cards, identity WUG
legal
---
# a card in small letters that has the name of a heading
cards none
| Commander
| 1 Atraxa, Praetors' Voice
| Deck
* 98
| conspiracy
- count
legal
---
# categories of Archidekt: one outside the deck, one of the deck in the sideboard, one behind SB:
| 1 Phelddagrif *CMDR*
* 99
| 1x Goblin Piker (10e) 5 [Ideas{noDeck}{noPrice}]
| // Tokens (3)
| 3 Goblin
| Sideboard
| 1 Goblin Piker [Creature]
| SB: 1 Badlands [Maybeboard]
= 100 cards, identity WUG
= 1 card in the sideboard, not counted
legal
---
# the commander without a count, above cards with one: no title
| Phelddagrif *CMDR*
* 99
= commander: Phelddagrif
= 100 cards, identity WUG
legal
---
# three lines of a title
| Hippos
| by Ann
| spring
| 1 Phelddagrif *CMDR*
* 99
= 100 cards, identity WUG
legal
---
# a title and two parts with a word above: the last is no sideboard
| Hippos
| Spells
| 1 Phelddagrif *CMDR*
* 99
|
| Lands
| 15 Island
= count: 115 cards with the commander, 100 are needed (903.5a)
- 15 cards in the sideboard
illegal
---
# one card before fifteen: that it leads is a guess, for these are few
| 1 Phelddagrif
|
| 15 Island
= guessed to be the commander, from its place in the list: Phelddagrif
illegal
---
# behind an empty line: a sideboard, but for what is left out
| 1 Phelddagrif *CMDR*
* 99
|
| 1 Goblin Piker
| 1 Badlands [Maybeboard]
= 1 card in the sideboard, not counted
legal
---
# an empty line between a heading and its cards, behind others
| Deck
* 99
| Commander
|
| 1 Phelddagrif
= commander: Phelddagrif
= 100 cards, identity WUG
legal
