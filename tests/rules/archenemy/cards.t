# Approach My Molten Realm: until the archenemy's next untap; damage of every source doubles
game archenemy
scene E-against-A-and-B
> scheme add Approach Look
> reveal
= note: Until the archenemy's next untap step begins. Every source counts, not only the archenemy's.
> resolve Approach
= Approach My Molten Realm lasts until E's next untap
. until[0].scheme Approach My Molten Realm
. until[0].ends E's next untap
> damage A 4 by=B
= A: 16 life
= damage is now doubled: enter it doubled
> turn
> damage E 4 by=A
= damage is now doubled: enter it doubled
. until.length 1
> turn
= round 2, E is on turn
= Approach My Molten Realm ends
. until.length 0
---
# ... and the damage of schemes that the table applies is doubled; life lost is not
scene E-against-A-and-B
> scheme add Approach "The Fate" "I Delight"
> reveal x3
> resolve Approach
> choose "The Fate" self A
> resolve "The Fate"
. players[1].life 8
> resolve "I Delight"
. players[1].life 5
. players[2].life 17
. players[0].life 46
---
# Choose Your Champion: the target picks anybody, also itself or the archenemy
scene E-against-A-and-B
> scheme add "Choose Your Champion" Look
> reveal
= target: one opponent, who chooses a player
> choose "Choose Your Champion" A
> resolve "Choose Your Champion"
. until[0].chosen A
> spell A
> spell E
> spell B
= B cannot cast spells now: Choose Your Champion
> turn
> spell B
= B cannot cast spells now: Choose Your Champion
> turn
= Choose Your Champion ends
> spell B
= B: 1 spell this turn
. until.length 0
---
# ... the archenemy chosen: only the archenemy casts and attacks
scene E-against-A-and-B
> scheme add "Choose Your Champion" Look
> reveal
> choose "Choose Your Champion" E
> resolve "Choose Your Champion"
> spell A
= A cannot cast spells now: Choose Your Champion
> spell E
= E: 1 spell this turn
---
# Dance, Pathetic Marionette: a library without a creature goes whole
scene E-against-A-and-B
> scheme add Dance
> reveal
= note: No creature in a library: all of it is revealed and goes to the graveyard.
---
# The Dead Shall Serve: at most one for each opponent; each must attack its owner
scene E-against-A-and-B
> scheme add "The Dead" Look
> reveal
= target: at most one creature card in each opponent's graveyard
= note: Up to one target for each opponent. Each must attack its owner, not the owner's planeswalkers; where attacking has a cost, nobody has to pay it, and the creature may then attack elsewhere.
> resolve "The Dead"
. lasting[0].scheme The Dead Shall Serve
. lasting[0].ends game
> step
= E: combat
= The Dead Shall Serve: each of the raised creatures attacks its owner each combat if able
> go combat side=heroes
= heroes: combat
> turn
> go combat
= The Dead Shall Serve: each of the raised creatures attacks its owner each combat if able
> forget "The Dead"
. lasting.length 0
> forget "The Dead"
! The Dead Shall Serve has no lasting effect
---
# Every Last Vestige Shall Rot: the target as it triggers, X as it resolves; any player
scene E-against-A-and-B
> scheme add "Every Last"
> reveal
= target: any one player; {X} may be paid as it resolves
= note: The player is targeted as the trigger goes on the stack; X is paid as it resolves.
> choose "Every Last" E
= Every Last Vestige Shall Rot: E is chosen
---
# I Bask in Your Silent Awe: nobody answers; a spell earlier this turn counts for the limit
scene E-against-A-and-B
> scheme add "I Bask" Look
> spell A
> spell E
> reveal
= note: Nobody can answer between the reveal and the limit. A spell cast earlier this turn counts.
. decks[0].ongoing[0].pending 0
> spell B
= B: 1 spell this turn
> spell A
= A: 2 spells this turn
= A is over the limit of one spell a turn
> spell E
= E: 2 spells this turn
> turn
> spell A
= A: 1 spell this turn
---
# I Call on the Ancient Magics: the others openly, then the archenemy
scene E-against-A-and-B
> scheme add "I Call on"
> reveal
= note: The others search and show in any order; then the archenemy, having seen it all, takes two without showing them.
---
# I Know All, I See All: one untap in the heroes' untap step, however many copies
scene E-against-A-and-B
> scheme add "I Know All" x2
> reveal x2
= note: One untap in an opponent's untap step however many copies, and it is not optional. The end step counts cards, not tokens or copies, over the whole turn, even before the reveal; with fewer than three it does not trigger.
> turn
= round 1, the heroes are on turn
= all permanents of E untap too, once
> turn
= round 2, E is on turn
---
# Ignite the Cloneforge!: any permanent of an opponent
scene E-against-A-and-B
> scheme add Ignite
> reveal
= target: one permanent of an opponent
= note: Any permanent, not only a creature. For an Aura the archenemy chooses what it is attached to.
---
# Introductions Are in Order: its mode is chosen as it triggers
scene E-against-A-and-B
> scheme add Introductions
> reveal
= note: The mode is chosen as the trigger goes on the stack.
---
# My Crushing Masterstroke: for this turn; what becomes a creature must attack too
scene E-against-A-and-B
> scheme add "My Crushing" Look
> reveal
= note: Noncreatures cannot be made to attack; one that becomes a creature later this turn must.
> resolve "My Crushing"
. lasting[0].ends turn
> step
= My Crushing Masterstroke: each creature taken attacks its owner this turn if able
> turn
. lasting.length 0
---
# My Wish Is Your Command: one spell in all
scene E-against-A-and-B
> scheme add "My Wish"
> reveal
= note: All hands are shown, but one spell in all may be cast, and only if it can be cast legally.
---
# Nature Demands an Offering: an opponent is the target; what is put back is chosen in order
scene E-against-A-and-B
> scheme add "Nature Demands"
> reveal
= note: Only an opponent is targeted; the rest is chosen on resolution, in this order: creature, artifact, enchantment, land, each on top of its owner's library at once; then those owners shuffle. Only a kind that is not there is skipped; one card cannot serve twice.
---
# Nothing Can Stop Me Now: own sources are not prevented, and count for the five
scene E-against-A-and-B
> scheme add "Nothing Can" Look
> reveal
= E sets in motion: Nothing Can Stop Me Now, ongoing
= note: Your own damage is not reduced. The five count damage from anyone; life loss is not damage.
> damage E 2 by=A
= E: 38 life
= opponents' sources deal 1 less to E: enter what is dealt
> damage A 2 by=E
= A: 18 life
---
# Only Blood Ends Your Nightmares: no choice
scene E-against-A-and-B
> scheme add "Only Blood"
> reveal
= note: The sacrifice is not optional; anyone who has no creature, or may not sacrifice one, discards two.
---
# Rotted Ones, Lay Siege: one Zombie for each opponent, bound to that player to the end
scene E-against-A-B-and-C
> scheme add "Rotted Ones" Look
> reveal
= note: One Zombie for each opponent at once, each bound to attack that player for the rest of the game.
> resolve "Rotted Ones"
. lasting[0].scheme Rotted Ones, Lay Siege
. lasting[0].ends game
. lasting[0].says each Zombie attacks its player each combat if able
> turn
> turn
> reveal
> resolve Look
> go combat
= Rotted Ones, Lay Siege: each Zombie attacks its player each combat if able
> turn
> turn
> reveal
> resolve Rotted
. lasting.length 1
. lasting[0].times 2
---
# a single point of damage doubles, too
scene E-against-A-and-B
> scheme add Approach "Your Inescapable"
> life B -1
> reveal x2
> resolve Approach
> trigger "Your Inescapable"
> resolve "Your Inescapable"
. players[1].life 18
