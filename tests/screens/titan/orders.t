# a unit in the hand is put down by the other side's step, by undo and by a page; the level and the target stay
game titan
> seat Red Blue
> battle Mountains attacker=Red defender=Blue
> force attacker titan dragon lion minotaur
> force defender titan colossus dragon warlock gargoyle
> place d1 D5
> place a2 F3
> place a3 E2
> place a4 F1
> place d2 D3
> place d3 C2
> place d4 C5
> place d5 B3
> at turn=2 side=attacker phase=maneuver
keep fight
press Tab
press Tab
press Enter
press Esc
press Tab
press Up
press V
press PgDn
press Esc
press Esc
press Esc
press Tab
press H
> undo
press Tab
press BackTab
press BackTab
press v
press Esc
press v
press v
press Tab
press Space
press Esc
window 132x43
press Space
press y
press Tab
click at 10 20
click at 10 20
click at 12 26
click at 12 100
click at 14 100
click at 16 100
press Esc
press w
press PgDn
press PgUp
press Down
press Esc
as room
press Right
as
> at turn=2 side=attacker phase=strike
press Tab
press Up
press Down
press Tab
press BackTab
press Enter
press Tab
> undo
press Tab
press c
press Esc
press Tab
press Space
press Esc
> at turn=7 side=attacker phase=strikeback
press Tab
> concede defender
press Tab
press V
> undo
press Esc
press v
press Esc
--- fight
# who holds takes it back; who entered is taken off; the battle ends with a unit in the hand
> hold a1
press Tab
press Tab
> undo
press Tab
> enter a1 E5
press Tab
> undo
press Tab
press Enter
> at turn=3 side=defender phase=maneuver
press Tab
> undo
> undo
press Tab
press V
> at turn=2 side=defender phase=maneuver
press Tab
> concede defender
> allow
press Esc
---
# on the map: moves taken back, legions clicked, the turn passed with the focus elsewhere
> option board on
> option auto-step on
> seat Red Blue Green
window 132x43
press t 1 t 3 t 5
press c r c b c g
press Space
press Esc
> split Gr01 Gr02 titan ogre ogre centaur
press Tab
> movement 4
> step
press Tab
press Down
press Up
press Left
> move Gr01 34
press Tab
press BackTab
> move Gr02 30
press Tab
press Tab
> undo
press Tab
> undo
press Tab
press 1
press Tab
press 2
press Tab
click Rd01
press Tab
press 3
press Down
press Right
click at 4 20
click at 4 20
press Tab
> move Gr01 34
> move Gr02 30
press Tab
press Space
press Space
press Space y
press Tab
press Tab
press v
press Tab
press v
press w
press Esc
press Esc
window 60x18
press Tab
press Down
press Down
press Up
press v
press v
as room
press Right
press Left
as
window 132x43
press Tab
> undo
press Tab
> undo
press Tab
reopen
press Tab
press 1
reopen
press Tab
---
# a legion that is looked at goes away; an encounter ends; a battle of a whole game is over
scene red-with-angels-comes-to-blue
press Tab
press 2
press i
press Esc
press Space y
press i
press Esc
press Space y
press Tab
press Space y
press Space y
press Tab
press v
press Tab
> undo
press Tab
