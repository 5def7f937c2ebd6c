# C1: any legendary creature may lead a deck
rules 2010
| Commander
| 1 Phelddagrif
| Deck
* 99
= legal
= commander: Phelddagrif
= 100 cards, identity WUG
legal
---
# C1: a creature that is no legend may not
rules 2010
| Commander
| 1 Goblin Piker
| Deck
* 99
= commander: Goblin Piker may not lead a deck (rules of 2010)
illegal
---
# C1: in 2010 one card leads, not two
rules 2010
| Commander
| 1 Tymna the Weaver
| 1 Thrasios, Triton Hero
| Deck
* 98
= pair: Tymna the Weaver and Thrasios, Triton Hero: only one commander may lead a deck
illegal
---
# now (702.124): partners lead together, 98 cards with them
| Commander
| 1 Tymna the Weaver
| 1 Thrasios, Triton Hero
| Deck
* 98
= 100 cards, identity WUBG
legal
---
# now (702.124): a partner of a group leads beside one of the same group, though card data call it a partner
| Commander
| 1 Filler Survivor, Who Fights
| 1 Filler Survivor, Who Hides
| Deck
* 98
legal
---
# .. not beside one of another group
| Commander
| 1 Filler Survivor, Who Fights
| 1 Filler Father, Who Waits
| Deck
* 98
= pair: Filler Survivor, Who Fights and Filler Father, Who Waits cannot lead together (702.124)
illegal
---
# .. nor beside a partner of none
| Commander
| 1 Filler Survivor, Who Fights
| 1 Tymna the Weaver
| Deck
* 98
= pair: Filler Survivor, Who Fights and Tymna the Weaver cannot lead together (702.124)
illegal
---
# now: a Background beside who chooses one; a Doctor beside a companion of his
| Commander
| 1 Wilson, Refined Grizzly
| 1 Raised by Giants
| Deck
* 98
legal
---
# now: two that do not belong together
| Commander
| 1 Phelddagrif
| 1 Tymna the Weaver
| Deck
* 98
= pair: Phelddagrif and Tymna the Weaver cannot lead together (702.124)
illegal
---
# now (903.3a): a card may say that it can be a commander
| Commander
| 1 Teferi, Temporal Archmage
| Deck
* 99
legal
---
# then it could not
rules 2010
| Commander
| 1 Teferi, Temporal Archmage
| Deck
* 99
= commander: Teferi, Temporal Archmage may not lead a deck (rules of 2010)
illegal
---
# now: a legendary Vehicle with power
| Commander
| 1 Parhelion II
| Deck
* 99
legal
---
# then only creatures
rules 2010
| Commander
| 1 Parhelion II
| Deck
* 99
= commander: Parhelion II may not lead a deck (rules of 2010)
illegal
---
# C1: another player's commander may be in the deck, and one's own may not be there twice (C5)
rules 2010
| Commander
| 1 Phelddagrif
| Deck
| 1 Phelddagrif
| 1 Thrasios, Triton Hero
* 97
= singleton: 2 copies of Phelddagrif, at most 1 (rules of 2010)
- identity
illegal
