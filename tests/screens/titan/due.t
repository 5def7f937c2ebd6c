# Space asks before it passes a recruit that a legion could take, and says which legion
game titan
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
. step 2.6
keep recruits
press Space
shows no recruit for Rd02?
press Esc
. step 2.6
# any key but y and Enter says no, the same one too
press Space Space
. step 2.6
press Space y -> step
. step 2.7
--- recruits
press Space Enter -> step
. step 2.7
# when it has recruited nothing is asked
--- recruits
> recruit Rd02 cyclops with=gargoyle*2
press Space -> step
. step 2.7
# what follows for the legions stands beside them
shows Rd01
press 1
shows 4 high
--- recruits
# a land where no legion of what players know musters anything asks nothing
> undo
> undo
> undo
> undo
> move Rd02 Mountains
> step
> step
> step
. step 2.6
press Space -> step
. step 2.7
---
# an Angel that points have earned is asked for at 2.5.6.8
scene points-earn-an-angel
> step
> step
> step
. step 2.5.6.8
press Space
shows 1 angel is lost?
press Esc g a -> angel
press Space -> step
. step 2.5.6.9
---
# a side whose Titan is in contact is asked before its moment to concede is gone
> battle Plains
> force attacker lion
> force defender titan ogre
> place a1 D4
> place d1 D5
> place d2 A1
> at turn=2 side=attacker phase=strike
> strike a1 d1 6 6 1 1 1
> step
. step 2.5.6.4.2.5
press Space
shows defender's Titan is in contact: no concession?
press Enter -> step
. step 2.5.6.4.2.6
---
# the end of turn 7 eliminates the attacker: Space asks
> seat Red Blue
> battle Plains attacker=Red defender=Blue
> force attacker titan lion
> force defender ogre*2
> place a1 D2
> place a2 C2
> place d1 D5
> place d2 E4
keep turn 7
> at turn=7 side=attacker phase=remove
press Space -> step
press Space -> step
. step 2.5.6.4.2.8.1
press Space
shows turn 7 ends: Red's legion dies with its Titan (2.5.6.4.2.8)?
press Esc
. step 2.5.6.4.2.8.1
press Space y -> step
. battle.over.why time
# where steps are passed, Space comes as far and asks there
--- turn 7
> option auto-step on
> at turn=7 side=attacker phase=maneuver
press Space -> step
. step 2.5.6.4.2.8.1
press Space
shows turn 7 ends
press Esc
. step 2.5.6.4.2.8.1
press Space Enter -> step
. battle.over.why time
# not where a turn follows
--- turn 7
> at turn=6 side=attacker phase=end
press Space -> step
. battle.turn 7
---
# V shows the dice so far, then both forces of a whole game's battle
scene lion-against-two-ogres
> place a1 D4
> place d1 D5
> at turn=2 side=attacker phase=strike
press V
shows no dice have been rolled yet
press V
hides no dice have been rolled yet
> strike a1 d1 3 6 6 1 1
> step & step
> strike d1 a1 1 1 1 1 1 6
press V
quiet
show 60x18 the dice
sizes
press Esc
hides expected
---
# who would lose a Titan by conceding is asked once, by the same keys
> battle Plains
> force attacker lion
> force defender titan ogre
> place a1 D4
> place d1 D5
> place d2 A1
> at turn=2 side=defender phase=maneuver
keep a Titan stands
press x c
shows defender loses this legion and the Titan?
press Esc
. step 2.5.6.4.1.1
press x c y -> concede defender
. step 2.5.6.4.1.2
# the other side has none, and is not asked
press x c -> concede attacker
. battle.over.winner defender
---
# a recruit that ends a turn on the first round is told before the next player's split
> option auto-step on
scene red-and-blue
> split Rd01 Rd02 titan gargoyle*2 centaur
press g -> ~ 2.2
press m 3 -> movement 3
press Space y -> step
> move Rd02 Brush
> move Rd01 Plains
> step
> step
> recruit Rd02 cyclops with=gargoyle*2
> recruit Rd01 centaur
. step 2.1
shows Rd01 recruits Centaur in the Plains; turn 1 of Blue
# a key of a later step names this one in few words, and where its verb belongs
press r -> ~ 2.1: rejoin is not possible now, only t, X (rejoin: 2.4)
press s -> ~ (summon: 2.5.6.4.2.1, 2.5.6.5)
---
# where only rangestrikes are possible the first striker is in the hand
> battle Plains
> force attacker titan ranger
> force defender ogre*2
> place a1 D1
> place a2 D2
> place d1 D5
> at turn=2 side=attacker phase=maneuver
press Space Space -> step
. step 2.5.6.4.2.4
hole entrant a2
hole cursor D5
---
# a unit that cannot enter leaves the cursor on an empty hex
> battle Plains
> force attacker lion*5
> force defender ogre
> place a1 F1
> place a2 F2
> place a3 F3
> place a4 F4
> at turn=2 side=attacker phase=maneuver
hole entrant a5
hole cursor A1
---
# where no unit is in drift the step says so, and how idle steps are passed
scene lion-against-ogre
> place a1 D3
> place d1 C5
> at turn=2 side=attacker phase=drift
shows no unit is in drift
shows R a  pass idle steps
---
# an angel that the points give has its key only at the paragraph where it may be taken
scene points-earn-an-angel
. step 2.5.6.5
shows 1 angel due
> step & step & step
. step 2.5.6.8
shows g  1 angel is due
---
# the first steps keep off the top of a window that is high enough
window 80x20
row 5 Nothing on this table yet.
window 80x18
row 4 Nothing on this table yet.
window 80x16
row 2 Nothing on this table yet.
window 80x15
row 1 Nothing on this table yet.
---
# excess hits for the first unit of the battle, too
> battle Plains
> force attacker ogre*2 lion
> force defender colossus
> place a1 D3
> place a2 D5
> place d1 D4
> hits a2 =4
> at turn=2 side=defender phase=strike
> strike d1 a2 6 6 6 6 6 6 6 1 1 1
press e
choices carry 6
---
# a unit in A1 is on the map as in any other hex
> battle Plains
> force attacker titan lion
> force defender ogre
> place a1 D3
> place a2 A1
> place d1 C5
> at turn=2 side=attacker phase=strike
press v
shows A1
hides outside
---
# who looks, or accepts, does so before Space goes on, with steps passed by themselves or one by one
scene red-and-blue
> legion Red Rd01 titan lion*2 ogre & legion Red Rd02 ogre*2
> legion Blue Bu01 titan & legion Blue Bu02 troll*2
> begin Red turn=4
> step & movement 3 & step & move Rd01 Hills from=right & step & step & encounter Rd01 Bu02 Hills
keep met
press Space
shows Red does not look into Bu02?
press Esc
# who has looked is not asked
> look Red
press Space -> step
press Space y -> step
press Space y -> step
. step 2.5.4.1
> propose winner=defender
> propose winner=attacker
press o -> done-proposing defender
. step 2.5.5
# what Blue has proposed can be accepted for the last time
press o -> ! 2.5.5: done-proposing is not possible now, only v, X c, a (done-proposing: 2.5.4.1, 2.5.4.2)
press Space
shows Red accepts no proposal?
press Esc a a -> accept 1
. step 2.5.6.5
--- met
> option auto-step on
press Space
shows Red does not look into Bu02?
press y -> step
. step 2.5.2
press Space y Space y -> step
. step 2.5.4.1
> done-proposing defender
. step 2.5.5
# nothing was proposed: nothing is lost
press Space -> step
. step 2.5.6.4.1.1
---
# what all know is no chance to look
> option open-legions on
scene red-and-blue
> legion Red Rd01 titan lion*2 ogre
> legion Blue Bu02 titan troll*2
> begin Red turn=4
> step & movement 3 & step & move Rd01 Hills from=right & step & step & encounter Rd01 Bu02 Hills
press Space -> step
press Space -> step
. step 2.5.3
---
# 2.6: seven in a legion are the most: no recruit, and none is asked for
scene red-and-blue
> legion Red Rd01 titan ogre*3 troll*3 & legion Red Rd02 ogre*3
> legion Blue Bu01 titan
> begin Red turn=4
> step & movement 3 & step & move Rd01 Hills & move Rd02 Marsh
> step & step & step
. step 2.6
press Left g -> ! 2.6: Rd01 already has seven
press Space
shows no recruit for Rd02?
---
# 2.5.6.4.2.1, 2.5.6.5: nor an angel, during the battle or after it
> battle Plains
> force attacker lion*7
> force defender ogre*2
> place a1 D4
> place d1 D5
> place d2 A1
> hits d1 =6
> at turn=2 side=defender phase=remove
> step & step
. step 2.5.6.4.2.1
press s -> ! 2.5.6.4.2.1: the attacker's legion already has seven
> concede attacker & concede defender
. step 2.5.6.5
press s -> ! 2.5.6.5: the attacker's legion already has seven
press Space -> step
. step 2.5.6.6
---
# 2.5.6.4.1.1: nor a reinforcement in the fourth battle turn; who has room is asked before it is over
> battle Brush
> force attacker lion
> force defender gargoyle*7
> at turn=4 side=defender phase=maneuver
press r -> ! 2.5.6.4.1.1: the defender's legion already has seven
---
> battle Brush
> force attacker lion
> force defender gargoyle*6
> place a1 D1
> place d1 D5
> place d2 E5
> place d3 C5
> place d4 B3
> place d5 B4
> place d6 A3
> at turn=4 side=defender phase=maneuver
press Space
shows no reinforcement for defender?
press Esc r
choices helper 2
press c y -> reinforce Cyclops
press Enter -> enter d7 B1
# it is asked once, and the next turn has none
> undo
> undo
press Space y -> step
> at turn=5 side=defender phase=maneuver
press r -> ! 2.5.6.4.1.1: the reinforcement comes in the defender's fourth battle turn, and this is turn 5
---
# after a strike the next that may strike is in the hand, also where both have moved in this turn
> battle Plains
> force attacker ranger*2
> force defender ogre*3
> place d1 D5
> place d2 A3
> place d3 B4
> at turn=1 side=attacker phase=maneuver
> enter a1 F3
> enter a2 F2
press Space Space -> step
. step 2.5.6.4.2.4
hole entrant a1
> strike a1 d1 1 1
hole entrant a2
---
# in the narrow panel a long name gives way to its counter, not its strength to two dots
> battle Plains
> force attacker colossus
> force defender archangel
> place a1 D3
> place d1 D5
> at turn=2 side=attacker phase=strike
window 60x18
press Up
shows d1 Ar 9-4
press Down Down
shows a1 Co 10-4
---
# after a split behind the curtain r recruits for a legion that may, not for the one that was split
scene red-and-blue-on-the-board
> legion Red Rd01 titan ogre*3 at=100 & legion Red Rd02 ogre*2 centaur*2 at=3
> legion Blue Bu01 titan at=400
> begin Red turn=4
press t
shows Rd01, a legion of Red.
press Space a -> split Rd01 Rd03 Ogre Ogre
> step & movement 1 & step
> move Rd02 4
> step & rejoin & step & step
. step 2.6
press r
shows Rd02 recruits in the Hills
---
# an undone strike is aimed at its target again, not at the first one
scene lion-against-two-ogres
> place a1 D3
> place d1 D4
> place d2 E3
> at turn=2 side=attacker phase=strike
press Tab
press Enter -> strike a1 d2
> undo
press Enter -> strike a1 d2
---
# where there is little room a strike's dice come before who has struck
window 60x18
> battle Tower
> force attacker angel colossus
> force defender dragon ranger guardian
> place a1 B2
> place a2 A2
> place d1 C4
> place d2 C3
> place d3 D3
> at turn=2 side=defender phase=strike
> strike d2 a1 1 1 1 1
press Tab
shows 4 dice 5+
hides has struck
> declare d1 a2
shows Enter  roll
shows d  type dice
---
# a message is not cut within brackets
> option open-legions on
scene red-and-blue
> legion Red Rd01 titan lion*2 ogre
> legion Blue Bu02 titan troll*2
> begin Red turn=4
> step & movement 3 & step & move Rd01 Hills from=right & step & step & encounter Rd01 Bu02 Hills
press Space -> step
press Space -> step
. step 2.5.3
window 60x18
press c
shows 2.5.3: colour is not possible now
hides (colour
