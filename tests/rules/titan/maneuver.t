# 2.5.6.4.1.1: the defender's units enter one after the other, each once
game titan
> battle Plains
> force attacker lion
> force defender lion*2 ogre
> step
> step
> step
> move d1 A2
! 2.5.6.4.1.1: d1 is outside the map: enter d1 A2
> enter a1 F1
! 2.5.6.4.1.1: a1 does not move now, only the defender's units
> enter d1 F1
~ d1 cannot reach F1, only A1, A2, A3, B1, B2, B3, B4, C1, C2, C3, C4, C5
> enter d1 A2
= d1 enters A2, cost 1
. battle.units[1].hex A2
. battle.units[1].moved true
> move d1 A3
! 2.5.6.4.1.1: d1 has moved this battle turn: undo corrects
> enter d2 A2
! 2.5.6.4.1.1: d1 stands on A2
> enter d2 C4
= d2 enters C4, cost 3
> step
! 2.5.6.4.1.1: enter d3, or hold it and it dies
# who stays outside in the first maneuver dies, and opens no window for an angel
> hold d3
= d3 stays outside
> step
= d3 did not enter and dies
. step 2.5.6.4.1.3
. battle.may_summon false
> step
> step
> step
> step
> step
> step
. step 2.5.6.4.2.1
. battle.may_summon false
> summon angel
! 2.5.6.4.2.1: too early to summon: no defending unit on the map has been slain
---
# 2.5.6.4.1.1: who is in contact may not move; who holds has maneuvered
> battle Plains
> force attacker lion
> force defender lion ranger
> place a1 D3
> place d1 D4
> place d2 A1
> at turn=2 side=defender phase=maneuver
> move d1 D5
! 2.5.6.4.1.1: d1 is in contact with a1 and may not move
> reach d1
= 2.5.6.4.1.1: d1 is in contact with a1 and may not move
> hold d2
= d2 stays where it is
> move d2 A2
! 2.5.6.4.1.1: d2 has moved this battle turn: undo corrects
> hold d2
! 2.5.6.4.1.1: d2 has moved this battle turn: undo corrects
> undo
> move d2 A2
---
# 2.5.6.4.1.1: the reinforcement comes in the fourth maneuver, one, of the land's, and must enter at once
> battle Brush
> force attacker lion
> force defender gargoyle*2
> place a1 F4
> place d1 A1
> place d2 A2
> at turn=3 side=defender phase=maneuver
. battle.may_reinforce false
> reinforce cyclops
! 2.5.6.4.1.1: the reinforcement comes in the defender's fourth battle turn, and this is turn 3
> at turn=4 side=defender phase=maneuver
. battle.may_reinforce true
> reinforce gorgon
! 2.5.6.4.1.1: the defender cannot recruit Gorgon here, only: Cyclops, Gargoyle
> reinforce cyclops
= Cyclops comes to the defender as d3 and must enter at once
> reinforce cyclops
! 2.5.6.4.1.1: only one reinforcement may come in an encounter, and one has
> step
~ 2.5.6.4.1.1: enter d3
> undo
> reinforce cyclops
> enter d3 A3
. pot.Cyclops 27
> step
. step 2.5.6.4.1.3
---
# 2.5.6.4.1.1: a reinforcement that does not enter is undone, and may come after a win
> battle Brush
> force attacker lion
> force defender gargoyle*2
> place a1 F4
> place d1 A1
> place d2 A2
> at turn=4 side=defender phase=maneuver
> reinforce cyclops
> hold d3
> step
= d3 did not enter and goes back
. pot.Cyclops 28
> at turn=5 side=attacker phase=maneuver
> concede attacker
> allow
. step 2.5.6.5
. battle.may_reinforce true
---
# 2.5.6.4.1.1: seven have no room for a reinforcement
> battle Brush
> force attacker lion
> force defender gargoyle*7
> at turn=4 side=defender phase=maneuver
> reinforce cyclops
! 2.5.6.4.1.1: the defender's legion already has seven
---
# 2.5.6.4.1.1: in a Tower the defender is set up on its seven hexes in place of the first maneuver
> battle Tower
> force attacker lion
> force defender ogre gargoyle
> step
> step
> step
> reach d1
@ hexes.C3 0
@ hexes.D4 0
@ hexes.E4 0
> enter d1 D6
! 2.5.6.4.1.1: d1 cannot reach D6, only C3, C4, D3, D4, D5, E3, E4
> enter d1 D4
> enter d2 C3
> step
> place a1 A1
> at turn=4 side=defender phase=maneuver
> reinforce centaur
> enter d3 D4
! 2.5.6.4.1.1: d1 stands on D4
> enter d3 C3
! 2.5.6.4.1.1: d2 stands on C3
> enter d3 D6
= d3 enters D6, cost 1
---
# 2.5.6.4.2.1: the attacker enters from the side told; who does not enter dies
> battle Woods side=upper-left
> force attacker lion ogre
> force defender lion
> place d1 D1
> at turn=1 side=attacker phase=maneuver
> enter a1 F1
~ 2.5.6.4.2.1: a1 cannot reach F1
> enter a1 B4
> hold a2
> step
= a2 did not enter and dies
. battle.units[1].id d1
---
# 2.5.6.4.2.1: the window: the attacker's first maneuver after a defender on the map was slain, once
> battle Plains
> force attacker colossus
> force defender ogre lion
> place a1 D3
> place d1 D4
> place d2 A1
> hits d1 =5
> at turn=1 side=defender phase=strikeback
> strike a1 d1 6 6 6 6 6 6 6 6 6 6
> step
. step 2.5.6.4.1.7
> step
= d1 (Ogre) leaves the map
> step
. step 2.5.6.4.2.1
. battle.may_summon true
> summon angel
= Angel comes to the attacker as a2 and must enter at once
> summon archangel
! 2.5.6.4.2.1: only one angel or archangel may be summoned in an encounter, and one has been
> enter a2 F4
> hold a1
> step
. battle.units[2].hex F4
---
# 2.5.6.4.2.1: the window is past after that maneuver; an angel that does not enter goes back
> battle Plains
> force attacker colossus
> force defender ogre lion
> place a1 D3
> place d1 A1
> place d2 A2
> at turn=2 side=attacker phase=maneuver window=open
> summon angel
> hold a2
> step
= a2 did not enter and goes back
. pot.Angel 18
> at turn=3 side=attacker phase=maneuver
. battle.may_summon false
> summon angel
! 2.5.6.4.2.1: too late to summon: only in the first maneuver after a defending unit on the map is slain
---
# 2.5.6.4.2.1: seven have no room for an angel
> battle Plains
> force attacker ogre*7
> force defender lion
> at turn=2 side=attacker phase=maneuver window=open
> summon angel
! 2.5.6.4.2.1: the attacker's legion already has seven
---
# 2.5.6.4.1.1: who finds all ways taken is told to hold
> battle Plains
> force attacker lion
> force defender ogre*4
> at turn=1 side=defender phase=maneuver
> enter d1 A1
> enter d2 A2
> enter d3 A3
> enter d4 A2
! 2.5.6.4.1.1: d4 cannot go anywhere: hold d4
> hold d4
---
# 2.5.6.4.2.1: who was summoned and has entered stays when the battle ends in that maneuver
scene lion-against-two-ogres
> place a1 E1
> place d1 A1
> place d2 D4
> hits d2 =6
> at turn=2 side=defender phase=remove
> step & step
> summon angel
> enter a2 E2
> concede attacker
> allow
. battle.over.why concede
. battle.over.points 39
---
# 2.5.6.4.2.1: and goes back when it has not
scene lion-against-two-ogres
> place a1 E1
> place d1 A1
> place d2 D4
> hits d2 =6
> at turn=2 side=defender phase=remove
> step & step
> summon angel
> concede attacker
> allow
. battle.over.points 15
---
# 2.5.6.4.2.1: the summons opens once; a second slain defender does not open it again
> battle Plains
> force attacker lion
> force defender ogre*3
> place a1 F1
> place d1 A1
> place d2 C3
> place d3 D4
> hits d2 =6
> at turn=2 side=defender phase=remove
> step & step
> step & step & step & step & step & step & step
> hits d3 =6
> at turn=3 side=defender phase=remove
> step & step
. step 2.5.6.4.2.1
> summon angel
! 2.5.6.4.2.1: too late to summon: only in the first maneuver after a defending unit on the map is slain
---
# 2.5.6.4.2.1: a defender that never entered opens no summons
scene lion-against-two-ogres
> step & step & step
> enter d1 A1
> hold d2
> hits d2 =6
> at turn=1 side=defender phase=remove
> step & step
. step 2.5.6.4.2.1
> summon angel
! 2.5.6.4.2.1: too early to summon: no defending unit on the map has been slain
---
# 2.5.6.4.1.1: the reinforcement comes in the fourth turn, not before and not later
> battle Plains
> force attacker lion
> force defender centaur*3
> place a1 F1
> place d1 A1
> place d2 A2
> at turn=3 side=defender phase=maneuver
> reinforce centaur
! 2.5.6.4.1.1: the reinforcement comes in the defender's fourth battle turn, and this is turn 3
> at turn=5 side=defender phase=maneuver
> reinforce centaur
! 2.5.6.4.1.1: the reinforcement comes in the defender's fourth battle turn, and this is turn 5
> at turn=4 side=defender phase=maneuver
> reinforce centaur
= Centaur comes to the defender as d4 and must enter at once
---
# a slain unit moves no more
> battle Plains
> force attacker lion
> force defender ogre*2
> at turn=1 side=defender phase=maneuver
> enter d1 A1
> hits d1 =6
> at turn=2 side=defender phase=maneuver
> move d1 A1
! 2.5.6.4.1.1: d1 is slain
