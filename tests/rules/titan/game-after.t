# 2.5.6.5: an attacker who has won summons from another legion of the player's
game titan
scene red-with-angels-comes-to-blue
> step & step & step
> done-proposing Blue
> step
# what a list of tables says
: Hills battle
> step
> step
> concede Blue
: turn 4, Red
. step 2.5.6.5
. battle.may_summon true
> summon archangel
! 2.5.6.5: no other legion has Archangel
> summon angel from=Bu02
! 2.5.6.5: Bu02 is not another legion of the attacker
> summon angel from=Rd01
! 2.5.6.5: Rd01 is not another legion of the attacker
> summon angel from=Rd02
= from Rd02
= Angel joins the attacker as a5
. players[0].legions[0].size 5
. players[0].legions[1].size 1
. pot.Angel 16
. battle.may_summon false
---
# 2.5.6.5: of several legions that have one it must be said which
scene red-and-blue-have-angels
> legion Red Rd03 angel lion
scene red-comes-to-blue
> step & step & step
> done-proposing Blue
> step
> step
> step
> concede Blue
> summon angel
! 2.5.6.5: several legions have one: summon angel from=MARKER
> summon angel from=nobody
~ nobody
. encounter.lender nothing
> summon angel from=Rd03
. players[0].legions[2].size 1
---
# 2.5.6.4.2.1: who is summoned and does not enter goes back to its legion
scene red-and-blue-have-angels
> begin Red turn=4
> step
> movement 3
> step
> move Rd01 Plains from=upper-left
> step
> step
> encounter Rd01 Bu01 Plains
> step & step & step
> done-proposing Blue
> step
> at turn=2 side=attacker phase=maneuver window=open
> place a1 C1 & place a2 C2 & place a3 C3 & place a4 D1 & place d1 A1 & place d2 A2 & place d3 A3
> at turn=2 side=attacker phase=maneuver window=open
> summon angel
= Angel comes to the attacker as a5 and must enter at once
. players[0].legions[1].size 1
> hold a5
> step
= a5 did not enter and goes back
. players[0].legions[1].size 2
. players[0].legions[1].creatures[1] Angel
. pot.Angel 16
---
# 2.5.6.4.2.1: the angel may be all that its legion has, which is gone then, unless the angel stays outside
> option board on
scene red-and-blue-begin
> legion Red Rd01 ogre*3 lion at=42 & legion Red Rd02 angel at=17 & legion Red Rd03 titan centaur*3 at=1
> legion Blue Bu01 centaur*3 at=37 & legion Blue Bu02 titan at=4
> begin Red turn=4
> step
> movement 1
> step
> move Rd01 37
> step
> step
> encounter Rd01 Bu01
> step & step & step
> done-proposing Blue
> step & step
> at turn=2 side=attacker phase=maneuver window=open
> place a1 C1 & place a2 C2 & place a3 C3 & place a4 D4 & place d1 A1 & place d2 A2 & place d3 A3
> summon angel
= from Rd02, which had no other unit: its marker is free
= Angel comes to the attacker as a5 and must enter at once
+ Rd02 | gone, its marker is free
. players[0].legions.length 2
. players[0].legions[1].marker Rd03
. pot.Angel 17
> contents Rd02
~ there is no legion Rd02
> hold a5
> step
= a5 did not enter and goes back
# as it was, and where it was
. players[0].legions[1].marker Rd02
. players[0].legions[1].size 1
. players[0].legions[1].at 17
. players[0].legions[1].creatures[0] Angel
> contents Rd02
= Rd02: known: Angel
> undo
> undo
> enter a5 F1
> step
. players[0].legions[1].marker Rd03
# the battle goes on, and the angel stays where it has fought
> at turn=2 side=defender phase=strike
> concede defender
> allow
= the attacker wins by a concession: 36 points
> step & step & step & step & step & step
. step 2.5
. players[0].legions[0].size 5
. players[0].legions.length 2
---
# 2.5.6.5: the same after the battle; the free marker can be used in a split (2.1)
scene red-and-blue-begin
> legion Red Rd01 ogre*3 lion & legion Red Rd02 archangel & legion Red Rd03 titan centaur*3
> legion Blue Bu01 centaur*3 & legion Blue Bu02 titan
scene red-comes-to-blue
> step & step & step
> done-proposing Blue
> step & step & step
> concede Blue
> summon archangel from=Rd02
= from Rd02, which had no other unit: its marker is free
= Archangel joins the attacker as a5
> step & step & step & step & step & step
. players[0].legions.length 2
. players[0].legions[0].size 5
> step & step
> begin Red turn=5
> split Rd03 Rd02 centaur*2
. players[0].legions[1].marker Rd02
. players[0].legions[1].land null
---
# 2.5.6.5: a defender who wins the battle has the reinforcement that was not used, out of the pot of the land
scene red-and-blue-begin
> legion Red Rd01 titan & legion Red Rd02 lion*2 & legion Blue Bu01 titan & legion Blue Bu02 ogre*3
> begin Red turn=4
> step
> movement 3
> step
> move Rd02 Hills from=right
> step
> step
> encounter Rd02 Bu02 Hills
> step & step & step
> done-proposing defender
> step
> step & step & step
. step 2.5.6.4.1.1
> enter d1 A1 & enter d2 A2 & enter d3 A3
> step & step & step & step & step & step & step
. step 2.5.6.4.2.1
> enter a1 F1 & enter a2 F3
> step & step & step & step & step & step & step
. step 2.5.6.4.1.1
. battle.turn 2
> step & step & step
. step 2.5.6.4.1.5
> concede attacker
. step 2.5.6.5
. battle.may_reinforce true
> reinforce unicorn
~ 2.5.6.5
. pot.Minotaur 21
> reinforce minotaur
. pot.Minotaur 20
> reinforce ogre
! 2.5.6.5: only one reinforcement may come in an encounter, and one has
> step & step & step & step & step & step
. step 2.5
. players[1].legions[1].size 4
. players[1].score 30
---
# 2.5.6.6, 2.5.6.7: hits go, and the winner is on the masterboard again, its contents hidden
scene red-with-angels-comes-to-blue
> step & step & step
> done-proposing Blue
> step
> hits a1 =3
> step
> step
> concede Blue
> step
. step 2.5.6.6
. battle.units[0].hits 3
> step
. step 2.5.6.7
. battle.units[0].hits 0
> step
. step 2.5.6.8
---
# 2.5.6.8: the winner has the points of the slain, and an angel for each hundred passed
scene red-and-blue-have-angels
> score Red =80
scene red-comes-to-blue
> step & step & step
> done-proposing Blue
> step
> step
> step
> concede Blue
. players[0].score 80
> step & step & step
= Red: score 80 -> 116
= 100 is passed: an Angel
. step 2.5.6.8
. players[0].score 116
. battle.over.angels 1
> archangel Rd01
~ archangel is not possible now, only step, angel
> angel Rd02
! 2.5.6.8: only the legion that won may take it
> angel Rd01
= Angel joins the attacker as a5
. pot.Angel 15
> angel Rd01
~ angel is not possible now, only step
> step
# 2.5.6.10: the slain Centaurs are dead; the winner may recruit afterwards (2.6)
> step
. step 2.5.6.10
> result
@ points 36
@ dead.length 3
> step
. step 2.5
. battle null
. encounter null
. dead.Centaur 3
. pot.Centaur 22
. players[1].legions.length 1
. players[0].legions[0].size 5
. players[0].legions[0].creatures[4] Angel
# the fight has shown what is in it
. players[0].legions[0].revealed.length 5
> step
> recruit Rd01 minotaur
. step 2.6
---
# 2.5.6.8: an archangel or an angel at a multiple of five hundred
scene red-and-blue-have-angels
> score Red =480
scene red-comes-to-blue
> step & step & step
> done-proposing Blue
> step
> step
> step
> concede Blue
> step & step & step
= 500 is passed: an Archangel or an Angel
> archangel
. pot.Archangel 5
> step & step & step
. players[0].legions[0].creatures[4] Archangel
# or the angel, and then it is spent
> undo
> undo
> angel
> archangel
~ archangel is not possible now, only step
---
# 2.5.6.8: who has fled gives half and the winner stays hidden: only who came is shown
scene red-and-blue-have-angels
> score Red =90
scene red-comes-to-blue
> step & step
> flee
> step & step & step
= Red: score 90 -> 108
> angel
> step & step & step
. step 2.5
. players[0].legions[0].size 5
. players[0].legions[0].revealed.length 1
. players[0].legions[0].revealed[0] Angel
. players[1].legions.length 1
. dead.Centaur 3
---
# 2.5.6.8: no points for a battle that ends by time (the seventh turn)
scene red-with-angels-comes-to-blue
> step & step & step
> done-proposing Blue
> step
> at turn=7 side=attacker phase=end
> step
. step 2.5.6.4.2.8.1
> step
. battle.over.why time
. battle.over.winner defender
> step & step & step & step & step & step
. step 2.5
. players[1].score 0
. players[0].legions.length 1
. dead.Ogre 3
---
# 2.5.6.9: a Titan is slain: what is left of its legion and the player's other legions are removed, for half of the sum
scene red-and-blue-begin
> legion Red Rd01 ogre*3 lion & legion Red Rd02 titan angel ogre
> legion Blue Bu01 titan centaur lion & legion Blue Bu02 angel centaur
scene red-comes-to-blue
> step & step & step
> done-proposing Blue
> step
> hits d1 =6
> at turn=2 side=attacker phase=remove
> step
> step
= 2.5.6.4.2.8.1: the battle is over; the attacker may still concede
> step
= the attacker wins by a Titan slain: 24 points
= 31 half points
. battle.over.points 24
. battle.over.half 31
> step & step & step
. players[0].score 24
> step
. step 2.5.6.9
. players[1].status playing
> step
= Blue is eliminated
= Red: score 24 -> 55
. players[1].status eliminated
> result
@ points 24
@ half 31
> step
= Red has won the game
. step 3
. winner Red
. players[1].legions.length 0
# 2.5.6.10: the Angel is back in its pot, the others are out of the game
. pot.Angel 17
. dead.Titan 1
. dead.Centaur 2
. dead.Lion 1
---
# 2.5.6.9: a legion that stands in an encounter with somebody else gives its half points there, summed for each receiver
scene red-blue-and-green-begin
> legion Red Rd01 titan ogre & legion Red Rd02 centaur lion & legion Red Rd03 gargoyle ranger
> legion Blue Bu01 centaur*3 & legion Blue Bu02 titan angel & legion Green Gr01 titan
> begin Red turn=4
> step
> movement 3
> step
> move Rd01 Hills from=right & move Rd02 Plains
> step
> step
> encounter Rd01 Bu01 Hills
> step & step & step
> propose "you lose" winner=defender
> concede Red
= the defender wins by a concession: 36 points
= 27 half points
> award Rd02 Green
~ award is not possible now, only step
> step & step & step
. players[1].score 36
> step
. step 2.5.6.9
> award nothing Green
~ nothing
> award Rd02 Nobody
~ Nobody
> award Bu02 Green
! 2.5.6.9: Bu02 is not another legion of a slain Titan's player
> award Rd02 Red
! 2.5.6.9: Red's Titan is slain
> award Rd02 Green
= Rd02 is engaged with Green, who gets half its points
. encounter.over.half 14
> score Green =90
> step
= Blue: score 36 -> 50
= Green: score 90 -> 103
# half points bring no angel
- 100 is passed: an Angel
> step
# 2: the player on turn is out, and it is the next one's turn
= turn 4 of Blue
. players[0].status eliminated
. turn.player Blue
---
# 2.5.6.9, 3: both Titans are slain: nobody has anything, and with two players nobody has won
scene red-and-blue-begin
> legion Red Rd01 titan ogre & legion Red Rd02 angel
> legion Blue Bu01 titan & legion Blue Bu02 lion
scene red-comes-to-blue
> step & step & step
> propose "the end" winner=none
> accept 1
= nobody wins: agreement
. encounter.over.winner null
. encounter.over.points 0
> step & step & step & step & step
. players[0].status eliminated
. players[1].status eliminated
. players[0].score 0
> step
= nobody has won the game
. step 3
. winner null
---
# 2.5.6.9: both Titans are slain: their other legions count for nobody, also where a third plays on
> seat Green Red Blue
> tower Red 6 & tower Blue 3 & tower Green 1
> colour Green black & colour Blue blue & colour Red red
> step
> legion Red Rd01 titan ogre & legion Red Rd02 angel
> legion Blue Bu01 titan & legion Blue Bu02 lion & legion Green Bk01 titan
scene red-comes-to-blue
> step & step & step
> propose "the end" winner=none
> accept 1
> step & step & step & step & step
. players[1].status eliminated
. players[2].status eliminated
. players[0].score 0
---
# 2.5.6.10: dispute slain_creatures puts the dead back
> option dispute slain_creatures pot
scene red-with-angels-comes-to-blue
> step & step & step
> concede Blue
. pot.Centaur 22
> step & step & step & step & step
. step 2.5.6.10
. pot.Centaur 25
> step
. pot.Centaur 25
---
# one angel or archangel is summoned in a turn
scene red-and-blue-have-angels
> legion Red Rd03 lion*3 & legion Red Rd04 angel
> legion Blue Bu03 ogre
> begin Red turn=4
> step
> movement 3
> step
> move Rd01 Hills from=upper-left & move Rd03 Plains
> step
> step
> encounter Rd01 Bu01 Hills
> step & step & step
> concede Blue
> summon angel from=Rd02
> step & step & step & step & step & step
> encounter Rd03 Bu03 Plains from=right
> step & step & step
> concede Blue
. encounter.may_summon false
> summon angel from=Rd04
! 2.5.6.5: only one angel or archangel may be summoned in a turn, and one has been
---
# a battle of the whole game is fought on the board, from the legions and back
scene red-and-blue-begin
> legion Red Rd01 serpent & legion Red Rd02 titan angel
> legion Blue Bu01 ogre centaur & legion Blue Bu02 titan angel
scene red-comes-to-blue
> step & step & step
> done-proposing Blue
> step
> step & step & step
. step 2.5.6.4.1.1
> enter d1 D1
> hold d2
> step & step & step & step & step & step & step
. step 2.5.6.4.2.1
# d2 stayed outside and is dead, and opens no window for summoning
. battle.units.length 2
. battle.may_summon false
> place a1 E1
> at turn=2 side=attacker phase=strike
> strike a1 d1 6 6 6 6 6 6 1 1 1 1 1 1 1 1 1 1 1 1
= d1: 6 of 6 hits, slain
> step
> step
> strike d1 a1 1 1 1 1 1 1
> step
> step
> step
. step 2.5.6.4.2.8.1
> step
= the attacker wins by elimination: 24 points
> step & step & step & step & step & step
. step 2.5
. players[0].score 24
. players[0].legions[0].creatures[0] Serpent
. dead.Ogre 1
. dead.Centaur 1
---
# 2.5.6.9: the Titan's slayer dies in the same strike: (30 + 20 + 24 + 12) / 2 = 43, added up before it is halved
scene red-blue-and-green-begin
> legion Red Rd01 lion & legion Red Rd02 titan angel & legion Green Gr01 titan
> legion Blue Bu01 titan hydra warlock & legion Blue Bu02 angel ogre
scene red-comes-to-blue
> step & step & step
> done-proposing Blue
> step
> hits a1 =5 & hits d1 =6
> at turn=2 side=attacker phase=remove
> step & step & step
= nobody wins: a Titan slain
= 43 half points
. encounter.over.winner null
. encounter.over.points 0
. encounter.over.half 43
> step & step & step
. players[0].score 0
> step
. step 2.5.6.9
# the line that gives them says how many; another number is refused
> step half=18
! 2.5.6.9: 43 half points, not 18: step
> step half=43
= Blue is eliminated
= Red: score 0 -> 43
. players[0].score 43
> undo
> step
. players[0].score 43
. players[1].status eliminated
> step
. step 2.5
. pot.Angel 17
. pot.Warlock 6
. dead.Hydra 1
. dead.Lion 1
. players[0].legions.length 1
> step half=43
! 2.5: 0 half points, not 43: step
---
# the slain player's markers are the slayer's: a split may use them, a ruling too
scene red-blue-and-green-begin
> legion Red Rd01 titan ogre*3 lion*2 & legion Green Gr01 titan ogre*3 & legion Blue Bu01 titan
> begin Red turn=4
> split Rd01 Bu05 ogre*2
! 2.1: Bu05 is not of Red's colour
> step
> movement 3
> step
> move Rd01 Hills from=right
> step & step
> encounter Rd01 Bu01 Hills
> step & step & step
> concede Blue
> step & step & step & step & step
. players[1].status eliminated
. players[1].slayer null
# until the fallen legion is gone they are Blue's
> step
= Red takes the markers of Blue
. players[1].slayer Red
> step & step
> finish
. turn.player Green
# not Green's
> split Gr01 Bu05 ogre*2
! 2.1: Bu05 is not of Green's colour
> begin Red turn=6
> split Rd01 Bu05 ogre*2
= Rd01 is split: Rd01 of 4, Bu05 of 2
. players[0].legions.length 2
. players[0].legions[0].marker Bu05
. players[1].legions.length 0
> split Bu05 Rd02 ogre*2
~ 2.1
> step
> movement 2
> step
> move Bu05 Plains from=right & move Rd01 Hills from=right
> step & step
# a slain slayer's go on with them
> encounter Rd01 Gr01 Hills
> step & step & step
> propose x winner=attacker
> concede Red
> step & step & step & step & step & step
= Green takes the markers of Red
. players[0].slayer Green
. players[1].slayer Red
. players[0].legions.length 0
. step 3
---
# nobody has the markers of a player who leaves, or when both Titans are slain
scene red-blue-and-green-begin
> legion Red Rd01 titan ogre*3 lion*2 & legion Green Gr01 titan ogre*3 & legion Blue Bu01 titan
> begin Blue turn=4
> withdraw Blue
. players[1].status withdrawn
. players[1].slayer null
> split Gr01 Bu05 ogre*2
! 2.1: Bu05 is not of Green's colour
---
# with the masterboard: a legion that stands in an encounter lends no angel, and gives its half points there (2.5.6.9)
> option board on
scene red-blue-and-green-begin
> legion Red Rd01 titan ogre at=1 & legion Red Rd02 angel lion at=20 & legion Red Rd03 angel centaur at=100
> legion Blue Bu01 ogre*3 at=2 & legion Blue Bu02 titan at=300
> legion Green Gr01 lion*2 at=21 & legion Green Gr02 titan at=200
> begin Red turn=4
> step
> movement 1
> step
> moves Rd01
@ moves[0].to 2
> moves Rd02
@ moves[0].to 21
> move Rd01 2 & move Rd02 21
> step & step
. board.open.length 2
> encounter Rd01 Bu01
> step & step & step
> done-proposing Blue
> step & step & step
. step 2.5.6.3
# the defender concedes: the angel can come from Rd03 alone
> concede Blue
> summon angel from=Rd02
! 2.5.6.5: Rd02 is in an encounter itself
> summon angel
= from Rd03
> undo
> undo
. step 2.5.6.3
> undo
# the Titan falls: Rd02 is engaged with Green, who gets (24 + 15) / 2; Blue (24 + 12) / 2
> concede Red
. encounter.over.half 18
> step & step & step & step & step
= Blue: score 36 -> 54
= Green: score 0 -> 19
---
# 2.5.6.8: no angel is offered where none can be taken: the legion has seven
> battle Plains scores=90,0
> force attacker ogre*6 lion
> force defender centaur
> hits d1 =3
> at turn=2 side=attacker phase=remove
> step & step & step
> step & step & step
. step 2.5.6.8
. battle.over.angels 1
. may.length 1
. may[0] step
> angel
! 2.5.6.8: the legion already has seven
> archangel
! 2.5.6.8: the legion already has seven
---
# 2.5.6.5: who was summoned, did not enter and went back may be summoned now
> battle Plains
> force attacker ogre*2
> force defender centaur*2
> place a1 D3 & place a2 D2 & place d1 A1
> at turn=2 side=attacker phase=maneuver window=open
> summon angel
> concede attacker
> concede defender
. battle.over.winner attacker
. battle.may_summon true
> summon angel
= Angel joins the attacker as a4
---
# 2.5.6.9: the player who is seated first may be the one who is engaged
scene red-blue-and-green-begin
> legion Red Rd01 titan & legion Green Gr01 centaur*3 & legion Green Gr02 titan
> legion Blue Bu01 titan & legion Blue Bu02 centaur lion
> begin Blue turn=4
> step
> movement 3
> step
> move Bu01 Hills from=right
> step
> step
> encounter Bu01 Gr01 Hills
> step & step & step
> propose "you lose" winner=defender
> concede Blue
> step & step & step & step
. step 2.5.6.9
> award Bu02 Red
. encounter.over.half 0
> step
= Blue is eliminated
= Red: score 0 -> 13
