# the archenemy sets schemes in motion, the player in the hot seat decides
game archenemy
> seat Elspeth Bob "Mary Ann"
> archenemy Elspeth
> option deck any
> scheme add "Feed the Machine" "Nothing Can Stop Me Now" "The Fate of the Flammable"
> stack "Feed the Machine" "Nothing Can Stop Me Now" "The Fate of the Flammable"
> keep each
card Elspeth
push next step
line step
has do upkeep [next step] [pass]
has do scheme of this turn [set in motion] [no scheme]
lacks Machine
push set in motion
line reveal
has list schemes in motion
has item Feed the Machine * [resolve] [countered]
has item self: sacrifices two creatures
has item others: each sacrifices one creature
has ask Feed the Machine: who is chosen? [choose]
has pick Bob
lacks pick Elspeth
card Bob
has item Feed the Machine *
lacks ask
lacks [resolve]
card Elspeth
push choose = Mary Ann
line choose "Feed the Machine" "Mary Ann"
= Feed the Machine: Mary Ann is chosen: self, or others?
lacks ask
card Mary Ann
has ask Feed the Machine: self, or others? [choose]
has pick self (sacrifices two creatures)
has pick others (sacrifices one creature)
push choose = others
line choose "Feed the Machine" others "Mary Ann"
lacks ask
has item Feed the Machine (Bob) *
lacks item self
card Elspeth
push resolve
line resolve "Feed the Machine"
keep resolved
push damage this turn: +1
line damage Elspeth 1
has big life 39
has fact damage this turn 1 [+1] [+5] [+ ..]
card Bob
has other Elspeth 39 (archenemy, deck 3) *
push spells this turn: +1
line spell Bob
lacks next step
lacks schemes face down
push concede
line out Bob
has big life 20 (conceded)
---
# ongoing schemes tell their end, and their owner abandons them
game archenemy
> seat Elspeth Bob
> archenemy Elspeth
> option deck any
> scheme add "Nothing Can Stop Me Now" "Look Skyward"
> stack "Nothing" "Look"
> keep each
> reveal
> damage Elspeth 3
card Elspeth
has list ongoing schemes
has item Nothing Can Stop Me Now 3/5 [abandon]
has item Damage to you from enemy sources is 1 less.
has item end step: five damage was dealt to you this turn
has fact schemes face down 1
card -
has item Nothing Can Stop Me Now 3/5
has fact step main1
has other Elspeth 37 (archenemy, deck 1) *
lacks [
lacks Look
card Bob
lacks [abandon]
lacks Look
card Elspeth
push abandon
line abandon "Nothing Can Stop Me Now"
lacks ongoing
---
# in a rumble each has a deck, and a scheme says whose it is
game archenemy
> seat Alice Bob Carol
> option deck any
> rumble Alice
> scheme add Alice "Nothing Can Stop Me Now"
> scheme add Bob "Feed the Machine" x2
> reveal Bob
card Alice
has item Feed the Machine (Bob) *
---
# the turn is passed with a question while a scheme waits
game archenemy
> seat Elspeth Bob
> archenemy Elspeth
> option deck any
> scheme add "Feed the Machine" "Look Skyward and Despair"
> stack "Feed"
> step
> step
> step
card Elspeth
has do main1 (no scheme is set in motion this turn) [pass]
push set in motion
has do main1 [next step] [pass]
push pass
line turn
card Bob
has do untap [next step] [pass]
push next step
line step
card Elspeth
lacks next step
---
# .. a scheme that is owed, or left out, is one row of acts
> seat Elspeth Bob "Mary Ann"
> archenemy Elspeth
> option deck any
> scheme add "Feed the Machine"
> keep each
> go main1
card Elspeth
has do scheme of this turn [set in motion] [no scheme]
