# C14: the list is advice, and it says so with its date
rules 2010
| Commander
| 1 Tymna the Weaver
| Deck
| 1 Balance
* 98
= banned: Balance, by the recommended list of 2010-12-20
= ban list of 2010-12-20, recommended
illegal
---
# C14: two cards are off as commanders only
rules 2010
| Commander
| 1 Rofellos, Llanowar Emissary
| Deck
* 99
= commander: Rofellos, Llanowar Emissary is banned as a commander by the recommended list of 2010-12-20
illegal
---
# C14: in the deck of another they are fine
rules 2010
| Commander
| 1 Phelddagrif
| Deck
| 1 Rofellos, Llanowar Emissary
* 98
legal
---
# C14: local rules come first: the table allows a card
rules 2010
house -Balance
| Commander
| 1 Tymna the Weaver
| Deck
| 1 Balance
* 98
legal
---
# C14: and bans one
rules 2010
house +Sol Ring
| Commander
| 1 Phelddagrif
| Deck
| 1 Sol Ring
* 98
= banned: Sol Ring, by the table's own rules
illegal
---
# C14: Riftsweeper and Grindstone are in the print of the list to say that they are off it
rules 2010
cards none
| Commander
| 1 Phelddagrif
| Deck
| 1 Riftsweeper
| 1 Grindstone
| 1 Mox Emerald
* 96
= 1 problem
= banned: Mox Emerald, by the recommended list of 2010-12-20
illegal
---
# now: the list has another date and is no advice
| Commander
| 1 Tymna the Weaver
| Deck
| 1 Balance
* 98
= banned: Balance, by the list of 2026-02-09
= ban list of 2026-02-09
illegal
---
# now: what was off the list in February 2026 may be played again
cards none
leader Phelddagrif
| 1 Biorhythm
| 1 Gifts Ungiven
| 1 Coalition Victory
| 1 Panoptic Mirror
| 1 Sway of the Stars
| 1 Braids, Cabal Minion
* 93
legal
