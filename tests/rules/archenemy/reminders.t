# markers remind here as in Commander; the heroes' turn is one
game archenemy
> seat Alice Bob Carol
> option deck any
> archenemy Alice
> scheme add Alice "All in Good Time"
> keep each
> monarch Bob
> damage Bob 2 from=Alice
> offers
@ offers[crown].line monarch Alice
> attack Alice 1 1
. players[1].life 17
---
# what a scheme does at its owner's end step is said there, and not at the heroes'
scene E-against-A-and-B
> scheme add "My Undead"
> reveal
> go end
= My Undead Horde Awakens: Your end step: may reanimate from an opponent's graveyard.
> turn
> go end
= heroes: end
- My Undead Horde Awakens: Your end step: may reanimate from an opponent's graveyard.
---
# the first of three effects is forgotten, the others stay
scene E-against-A-and-B
> scheme add "A Display" "Your Puny" "Know Evil" Look
> reveal x3
> resolve "A Display" & resolve "Your Puny" & resolve "Know Evil"
. until.length 3
> forget "A Display"
. until[0].scheme Your Puny Minds Cannot Fathom
. until[1].scheme Know Evil
---
# one damage of an opponent's source, and one less: nothing is dealt, and that is no fault
scene A-B-and-C-rumble
> scheme add A "Your Inescap" & scheme add B "Nothing Can Stop"
> reveal A & reveal B
> trigger "Your Inesc"
> choose "Your Inesc" B
> resolve "Your Inesc"
= B: 40 life
. players[1].life 40
