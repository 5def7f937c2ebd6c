# I Bask in Your Silent Awe, upkeep: no opponent has cast a spell since the last turn ended
game archenemy
scene E-against-A-and-B
> scheme add "I Bask" Look
> reveal
> spell A
= A: 1 spell this turn
> turn
> turn
# the spell was cast before the archenemy's last turn ended
> step
= I Bask in Your Silent Awe: no spell by an opponent since the last turn: abandon
. due[0].scheme I Bask in Your Silent Awe
. due[0].when upkeep
. due[0].met true
. due[0].optional false
? I Bask in Your Silent Awe: abandon it now
> abandon "I Bask"
. due.length 0
---
# ... and stays when one did, also in several turns of theirs
scene E-against-A-and-B
> scheme add "I Bask" Look
> reveal
> turn
> spell B
> extra-turn A
> turn
> turn
> step
= I Bask in Your Silent Awe: 1 spell by an opponent since the last turn
. due[0].met false
> turn
> turn
> step
. due[0].met true
---
# in a rumble only opponents' spells count, each owner's turns apart
scene A-B-and-C-rumble
> scheme add A "I Bask"
> reveal
> turn
> spell A
> turn
> turn
> step
. due[0].met true
> turn
> spell C
> turn
> turn
> step
. due[0].met false
---
# I Know All, I See All, each end step: three cards into its owner's graveyard, the whole turn
scene E-against-A-and-B
> scheme add "I Know All" Look
# A: cards put there before the reveal count too
> graveyard E 2
= E: 2 cards put into the graveyard this turn
> reveal
> go end
= I Know All, I See All: 2 of 3 cards put into the graveyard this turn
. due[0].when end step
. due[0].met false
> graveyard E +1
. due[0].met true
. due[0].says 3 cards put into the graveyard this turn: abandon
. players[0].this_turn.graveyard 3
> turn
. due.length 0
> graveyard A 5
> go end
. due[0].met false
. players[0].this_turn.graveyard 0
---
# My Undead Horde Awakens: when a creature it brought back dies, which the table sees
scene E-against-A-and-B
> scheme add "My Undead" Look
> reveal
> go end
. due.length 0
> abandon "My Undead"
. decks[0].next[1] My Undead Horde Awakens
---
# Nature Shields Its Own, end of the heroes' combat: four creatures attacked
scene E-against-A-and-B
> scheme add "Nature Shields" Look
> reveal
> go combat
. due.length 0
> go combat side=heroes
= Nature Shields Its Own: four or more creatures attacked you: abandon?
. due[0].when end of combat
. due[0].met null
---
# Nothing Can Stop Me Now, each end step: five damage to its owner in the turn
scene E-against-A-and-B
> scheme add "Nothing Can" Look
> reveal
> damage E 2 by=A
> go end
= Nothing Can Stop Me Now: 2 of 5 damage this turn
. due[0].met false
# A: from whomever; A: losing life is not damage
> life E -9
. due[0].met false
> damage E 3 by=E
. players[0].this_turn.damage 5
. due[0].met true
. due[0].says 5 damage this turn: abandon
> turn
. players[0].this_turn.damage 0
> go end
. due[0].met false
---
# The Very Soil Shall Shake: when any creature of its owner dies
scene E-against-A-and-B
> scheme add "The Very Soil"
> reveal
> go end
. due.length 0
> abandon "The Very Soil"
---
# Because I Have Willed It, the opponents' end step: four spells of the team together
scene E-against-A-B-and-C
> scheme add "Because" Look
> reveal
> go end
. due.length 0
> turn
> spell A
> spell B
> spell C
> go end
= Because I Have Willed It: 3 of 4 spells by opponents this turn
. due[0].met false
> spell C
. due[0].met true
. due[0].says 4 spells by opponents this turn: abandon
---
# ... in a rumble of each one alone
> option deck any
> seat E A B
> rumble E
> scheme add E Because
> reveal
> turn
> spell A
> spell A
> spell B
> spell B
> go end
. due[0].met false
> spell A
> spell A
. due[0].met true
---
# Bow to My Command and My Forces Are Innumerable: the opponents may pay for it
scene E-against-A-and-B
> scheme add Bow "My Forces"
> reveal x2
> choose Bow A
= Bow to My Command: A is chosen
. decks[0].ongoing[0].chosen A
> go end
. due.length 0
> turn
> go end
= Bow to My Command: the opponents may tap creatures with total power 8: abandon?
= My Forces Are Innumerable: the opponents may sacrifice two creatures: abandon?
. due.length 2
. due[0].met null
. due[0].optional true
---
# My Laughter Echoes, Reality Is Mine to Control: their owner may, when it happens
scene E-against-A-and-B
> scheme add "My Laughter" "Reality"
> reveal x2
> go upkeep
. due.length 0
> go end
. due.length 0
> abandon Reality
> abandon "My Laughter"
. decks[0].next[0] Reality Is Mine to Control
---
# Your Inescapable Doom never goes by itself, and has no check
scene E-against-A-and-B
> scheme add "Your Inescapable"
> reveal
> go end
. due.length 0
> go upkeep
. due.length 0
> turn
> go end
. due.length 0
---
# Imprison This Insolent Wretch: when the chosen player is attacked or targeted
scene E-against-A-and-B
> scheme add Imprison
> reveal
> choose Imprison B
. decks[0].ongoing[0].chosen B
> resolve Imprison
. decks[0].ongoing[0].pending 0
> go end
. due.length 0
> abandon Imprison
. decks[0].ongoing.length 0
---
# Dark Wings Bring Your Downfall, each end step: two of its owner's creatures died
scene E-against-A-and-B
> scheme add "Dark Wings" Look
> reveal
> go end
= Dark Wings Bring Your Downfall: two of your creatures died this turn: abandon?
. due[0].met null
> turn
> go end
. due.length 1
---
# Fear My Authority, own upkeep: unless a card is discarded or 3 life paid
scene E-against-A-and-B
> scheme add "Fear My" Look
> reveal
> turn
> step
. due.length 0
> turn
> step
= Fear My Authority: unless you discard a card or pay 3 life: abandon?
. due[0].met null
. due[0].optional true
---
# I Am Duskmourn, own end step: when its free cast was used
scene E-against-A-and-B
> scheme add "I Am Duskmourn" Look
> reveal
> go end
. due[0].optional true
. due[0].says you used the free cast: abandon?
> turn
> go end
. due.length 0
---
# I Am Untouchable: when combat damage is dealt to its owner
scene E-against-A-and-B
> scheme add "I Am Untouchable"
> reveal
> go end
. due.length 0
---
# Mine Is the Only Truth, own upkeep: a card was drawn in the turn before
scene E-against-A-and-B
> scheme add "Mine Is" Look
> reveal
> turn
> turn
> step
= Mine Is the Only Truth: you drew a card last turn: abandon?
. due[0].met null
. due[0].optional false
---
# My Champion Stands Supreme: when the commander is no longer in play
scene E-against-A-and-B
> scheme add "My Champion"
> reveal
> go end
. due.length 0
---
# My Tendrils Run Deep, own end step: six lands; two cards first
scene E-against-A-and-B
> scheme add "My Tendrils" Look
> reveal
> go end
= My Tendrils Run Deep: you control six lands; draw two first: abandon?
> turn
> go end
. due.length 0
---
# You Cannot Hide from Me, the opponents' end step: one of them below half of their own start
scene E-against-A-and-B
> scheme add "You Cannot Hide" Look
> reveal
> turn
> damage A 10
> go end
= You Cannot Hide from Me: nobody below half their starting life
. due[0].met false
> damage A 1
. due[0].met true
. due[0].says below half their starting life: A: abandon
---
# ... of a shared life of 60 below 30
> option team-life 60
scene E-against-A-and-B
> scheme add "You Cannot Hide" Look
> reveal
> turn
> damage A 30
> go end
. due[0].met false
> damage B 1
. due[0].met true
---
# ... in a rumble the player whose end step it is
> option deck any
> seat E A B
> rumble E
> scheme add E "You Cannot Hide"
> reveal
> damage B 30
> turn
> go end
. due[0].met false
> turn
> go end
. due[0].met true
---
# a commander that is cast is a spell like others, for limits and for checks
> option deck commander
> seat E A B
> archenemy E
> commander A Atraxa
> scheme add "I Bask" Because
> stack E "I Bask" Because
> reveal x2
> spell A
> cast A
= Atraxa is cast, tax 0, the next time 2
= A is over the limit of one spell a turn
> turn
> spell A,B
= A: 1 spell this turn
= B: 1 spell this turn
> zone A command
> cast A
> spell B
> go end
= Because I Have Willed It: 4 spells by opponents this turn: abandon
> turn
> step
= I Bask in Your Silent Awe: 4 spells by opponents since the last turn
---
# cards into several graveyards at once
scene E-against-A-and-B
> scheme add "I Know All" Look
> reveal
> graveyard each 3
= E: 3 cards put into the graveyard this turn
= B: 3 cards put into the graveyard this turn
> graveyard A,B =1
. players[2].this_turn.graveyard 1
. players[0].this_turn.graveyard 3
> go end
. due[0].met true
---
# what an ongoing scheme does by itself is told when it is time
scene E-against-A-and-B
> scheme add "My Undead" "Your Inescapable" Imprison "You Cannot Hide" "Nature Shields"
> reveal x5
> go combat
= You Cannot Hide from Me: Your combat: one creature gets +2/+2, vigilance, unblockable.
> go end
= My Undead Horde Awakens: Your end step: may reanimate from an opponent's graveyard.
= Your Inescapable Doom: Your end step: growing doom damage to the healthiest opponent.
= now: trigger "Your Inescapable Doom", then resolve "Your Inescapable Doom"
> turn
= Imprison This Insolent Wretch: Chosen opponent's permanents stay tapped.
> go combat
= heroes: combat
= Nature Shields Its Own: Unblocked attackers at you get a new 0/1 Plant blocker.
= Nature Shields Its Own: four or more creatures attacked you: abandon?
---
# ... nor one of the game before, after a rematch
scene A-B-and-C-rumble
> scheme add C "I Bask"
> spell A
> rematch
> reveal C
> turn
> turn
> step
= I Bask in Your Silent Awe: no spell by an opponent since the last turn: abandon
. due[0].met true
---
# in a rumble two may have the same scheme: its owner tells which
scene A-B-and-C-rumble
> scheme add A "I Bask" & scheme add B "I Bask"
> reveal A & reveal B
> abandon "I Bask"
! "I Bask" is more than one face-up scheme: type NAME#2, or PLAYER:NAME
> abandon B:"I Bask"
> abandon A:"I Bask"
. due.length 0
