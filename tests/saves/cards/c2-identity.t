# C2: what Phelddagrif, white, blue and green, may not have beside it
rules 2010
| Commander
| 1 Phelddagrif
| Deck
| 1 Goblin Piker
| 1 Elves of Deep Shadow
| 1 Talisman of Dominance
| 1 Life // Death
| 1 Degavolver
| 1 Underground River
| 1 Godless Shrine
| 1 Badlands
| 1 Madblind Mountain
| 1 Boros Guildmage
* 89
= 10 problems
= identity: Goblin Piker has R, the commander WUG (rules of 2010)
= identity: Elves of Deep Shadow has B, the commander WUG (rules of 2010)
= identity: Talisman of Dominance has B, the commander WUG (rules of 2010)
= identity: Life // Death has B, the commander WUG (rules of 2010)
= identity: Degavolver has BR, the commander WUG (rules of 2010)
= identity: Underground River has B, the commander WUG (rules of 2010)
= identity: Godless Shrine has B, the commander WUG (rules of 2010)
= identity: Badlands has BR, the commander WUG (rules of 2010)
= identity: Madblind Mountain has R, the commander WUG (rules of 2010)
= identity: Boros Guildmage has R, the commander WUG (rules of 2010)
illegal
---
# C2: what it may have: the word Swamp in a text is no symbol
rules 2010
| Commander
| 1 Phelddagrif
| Deck
| 1 Esper Panorama
| 1 Shard Convergence
* 97
legal
---
# C2: the same with the names a Japanese list has
rules 2010
| Commander
| 1 Phelddagrif
| Deck
| 1 ゴブリンの長槍使い/Goblin Piker
| 1 エスパーの全景/Esper Panorama
* 97
= identity: Goblin Piker has R, the commander WUG (rules of 2010)
illegal
---
# now (903.5c) the same holds
| Commander
| 1 Phelddagrif
| Deck
| 1 Boros Guildmage
* 98
= identity: Boros Guildmage has R, the commander WUG (903.5c)
illegal
---
# C2, C3: a colourless commander has no coloured basic land, then and now
rules 2010
| Commander
| 1 Karn, Silver Golem
| Deck
| 1 Forest
| 1 Wastes
* 97
= identity: Forest has G, the commander no colour (rules of 2010)
illegal
---
# C3: what a land gives is nothing to the check, what stands on it is: basics of other colours stay out
rules 2010
| Commander
| 1 Phelddagrif
| Deck
| 20 Forest
| 1 Swamp
* 78
= identity: Swamp has B, the commander WUG (rules of 2010)
illegal
---
# C3 is gone today: no rule of the deck replaced it
| Commander
| 1 Phelddagrif
| Deck
| 1 Swamp
* 98
= identity: Swamp has B, the commander WUG (903.5c)
illegal
---
# now (903.4b): some choose a colour before the game
| Commander
| 1 The Prismatic Piper
| Deck
| 40 Forest
* 59
legal
---
# now (903.4, 903.4d): the back face of a commander counts
| Commander
| 1 Nicol Bolas, the Ravager
| Deck
| 1 Badlands
* 98
legal
