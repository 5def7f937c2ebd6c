# contents: all is known before the first split; then each half has a lord and three of the others (2.1)
game titan
scene red-and-blue-begin
> contents Rd01
! there is no legion Rd01
> step
> step
> contents Rd01
= Rd01: known: Angel, Centaur x2, Gargoyle x2, Ogre x2, Titan
@ marker Rd01
@ size 8
@ sure.length 8
@ open 0
@ possible.length 0
> contents Rd13
~ "Rd13" is not a marker
> split Rd01 Rd02 titan ogre*2 centaur
> contents Rd01
= Rd01: 4 of Angel, Centaur, Gargoyle, Ogre, Titan
@ sure.length 0
@ open 4
@ possible[0].creature Angel
@ possible[0].least 0
@ possible[0].most 1
@ possible[1].creature Centaur
@ possible[1].most 2
> step
> movement 3
> step
> move Rd01 Plains & move Rd02 Brush
> step
> step
> step
# 2.6: what is shown to recruit is sure, and the other half has the rest of it
> recruit Rd01 lion with=centaur
! 2.6: Rd01 cannot recruit Lion in the Plains
> recruit Rd01 centaur with=centaur
> contents Rd01
= Rd01: sure Centaur x2; 3 of Angel, Centaur, Gargoyle, Ogre, Titan
> recruit Rd02 cyclops with=gargoyle*2
! 2.6: Rd02 cannot recruit Cyclops in the Brush
> recruit Rd02 gargoyle
~ 2.6
> undo
> recruit Rd01 gargoyle
! 2.6: Rd01 cannot recruit Gargoyle in the Plains
---
# contents: two of a kind shown in one half are not in the other
scene red-and-blue-begin
> step
> step
> split Rd01 Rd02 titan gargoyle*2 centaur
> step
> movement 3
> step
> move Rd01 Plains & move Rd02 Brush
> step
> step
> step
> recruit Rd02 cyclops with=gargoyle*2
> contents Rd02
= Rd02: sure Cyclops, Gargoyle x2; 2 of Angel, Centaur, Ogre, Titan
> contents Rd01
= Rd01: sure Centaur, Ogre; 2 of Angel, Centaur, Ogre, Titan
@ possible[1].creature Centaur
@ possible[1].least 1
@ possible[1].most 2
---
# contents: a legion that was told is known to its owner alone
scene red-and-blue-begin
> legion Red Rd01 titan ogre*4 angel & legion Blue Bu01 lion*3
> begin Red turn=4
> contents Rd01
= Rd01: 6 of anything
> split Rd01 Rd02 ogre*2
> step
> movement 3
> step
> move Rd01 Plains & move Rd02 Marsh
> step
> step
> step
> recruit Rd02 troll with=ogre*2
> contents Rd02
= Rd02: known: Ogre x2, Troll
> undo
# 2.5.6.1: a battle shows both forces, and the halves that stayed away have the rest
> undo
> encounter Rd01 Bu01 Plains from=right
> contents Bu01
= Bu01: 3 of anything
> step & step & step
> done-proposing Blue
> step
. step 2.5.6.1
> contents Rd01
= Rd01: known: Angel, Ogre x2, Titan
> contents Bu01
= Bu01: known: Lion x3
> contents Rd02
= Rd02: 2 of anything
---
# contents: an Angel that is summoned or earned is seen to come and to go (2.5.6.5, 2.5.6.8)
scene red-and-blue-begin
> step
> step
> split Rd01 Rd02 titan gargoyle*2 centaur
> step
> movement 3
> step
> move Rd02 Brush
> step
> step
> step
> step
> finish
> legion Blue Bu01 ogre*2
> begin Red turn=2
> step
> movement 3
> step
> move Rd02 Plains
> step
> step
> encounter Rd02 Bu01 Plains from=right
> step & step & step
> done-proposing Blue
> step
> step
> step
> concede Blue
. step 2.5.6.5
# Rd02 has shown its Titan, so the Angel and the rest are in Rd01
> contents Rd01
= Rd01: known: Angel, Centaur, Ogre x2
> summon angel
> contents Rd01
= Rd01: known: Centaur, Ogre x2
> contents Rd02
= Rd02: known: Angel, Centaur, Gargoyle x2, Titan
---
# contents: a half that was two Lords, both summoned since, tells what the other half was (2.5.6.5)
scene red-and-blue-begin
> legion Red Rd01 titan angel archangel ogre*3 & legion Red Rd03 ogre*2 & legion Blue Bu04 titan
> legion Blue Bu01 lion & legion Blue Bu02 lion & legion Blue Bu03 lion
> begin Red turn=4
> step
> movement 3
> step
> move Rd01 Plains
> step
> step
> encounter Rd01 Bu01 Plains from=right
> step & step & step
> done-proposing Blue
> step & step & step
# the battle shows Rd01
> concede Blue
> step & step & step & step & step & step
> begin Red turn=5
> split Rd01 Rd02 angel archangel
> step
> movement 3
> step
> move Rd02 Brush & move Rd03 Plains
> step
> step
> encounter Rd03 Bu02 Plains from=right
> step & step & step
> done-proposing Blue
> step & step & step
> concede Blue
> summon angel
= from Rd02
> contents Rd02
= Rd02: 1 of Archangel, Ogre, Titan
> step & step & step & step & step & step
> begin Red turn=6
> step
> movement 3
> step
> move Rd01 Brush & move Rd03 Plains
> step
> step
> encounter Rd03 Bu03 Plains from=right
> step & step & step
> done-proposing Blue
> step & step & step
> concede Blue
> summon archangel
= from Rd02, which had no other unit: its marker is free
> contents Rd01
= Rd01: known: Ogre x3, Titan
> contents Rd02
~ there is no legion Rd02
---
# who watches sees how high a legion is, what it has shown, and what nobody hides
scene red-with-angels-comes-to-blue
. players[0].legions[0].creatures[0] Ogre
> step
watched
> look Blue
@ marker Rd01
@ size 4
@ creatures[0] nothing
. players[0].legions[0].size 4
. players[0].legions[0].creatures[0] nothing
> step
> offers Blue
@ offers[step].seat Blue
> step
> propose "take it" winner=defender left=centaur
. encounter.proposals[0].text take it
. encounter.proposals[0].left[0] nothing
