# what every key asks: towers and colours
game titan
> option board on
> seat Red Blue Green
> tower Red 6
asks
---
# .. the first split
scene red-and-blue-begin
asks
---
# .. a move on the board
scene red-and-blue-on-the-board
> legion Red Rd01 titan ogre*2 at=17 & legion Blue Bu01 titan centaur*3 at=34
> begin Red turn=4
> step
> movement 4
> step
asks
---
# .. an encounter
scene red-with-angels-comes-to-blue
asks
---
# .. recruits
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
asks
---
# .. two halves that may rejoin
scene red-and-blue-begin
> step
> step
> split Rd01 Rd02 titan gargoyle*2 centaur
> step
> movement 3
> step
> move Rd02 Brush
> step
asks
---
# .. units come in
scene two-lions-against-ogre-and-troll
> at turn=1 side=defender phase=maneuver
asks
---
# .. strikes
scene two-lions-against-ogre-and-troll
> place a1 C3 & place a2 D4 & place d1 C4 & place d2 D3
> at turn=2 side=attacker phase=strike
asks
---
# .. hits that are left over
> battle Mountains
> force attacker ogre
> force defender ogre*2
> place a1 E3 & place d1 E2 & place d2 F3
> hits d1 =5
> at turn=2 side=attacker phase=strike
> strike a1 d1 dice=6 6 6 6 1 1 1
asks
---
# .. a battle alone, before anybody sits
asks
> seat Red Blue
asks
---
# .. points that bring an angel
scene points-earn-an-angel
asks
> step
asks
