# a unit in the hand: a page, the room and the panel; a held one; clicks; the target of the strike before
game titan
as room
window 60x18
press Right
as
> seat Red Blue
> battle Mountains attacker=Red defender=Blue
> force attacker titan dragon lion minotaur
> force defender titan colossus dragon warlock gargoyle
> place d1 D5
> place a2 F3
> place a3 E2
> place a4 F1
> place a1 A1
> place d2 D3
> place d3 C2
> place d4 C5
> place d5 B3
> at turn=2 side=attacker phase=maneuver
keep fight
press Tab
as room
window 132x43
as
window 60x18
press w
window 60x12
press PgDn
press PgDn
as room
press Right
as
press PgUp
press w
press w
press Esc
press Up
press Down
press Enter
press Esc
press Tab
press Tab
press H -> hold a2
press Up
click a2
press Enter -> ~ has moved: u undoes it
> undo
press Tab
--- fight
window 132x43
press Tab
click a3
press Down
click a3
click a3
press Up
click a2
press Up
press Esc
click a1
click d1
click a4
press Up
press Enter
press Tab
> undo
press Tab
press v
press Esc
--- fight
# a strike at one of two targets, taken back, comes back to the same one; none is due on the others
> place d1 E3 & place d2 F2
> at turn=2 side=attacker phase=strike
window 80x24
press Tab
press Tab
press Tab
press Enter
press Tab
> undo
press Tab
press BackTab
press Enter
> undo
press Down
press Enter
click d3
press Enter
press Esc
click d4
press Enter
press Tab
press Space
press Tab
press Esc
> at turn=2 side=attacker phase=strikeback
press Tab
> undo
> concede attacker
press Tab
--- fight
# hits that are carried on: whom they may fit is marked; then the battle is over
> place d1 E3 & place d2 F2
> hits d1 =5
card Red
has item d1 Titan 1 (6-4, E3) !
has item d2 Colossus 10 (10-4, F2)
> at turn=2 side=attacker phase=strike
> strike a2 d1 6 6 6 6 6 6 6 6 6
press Tab
card Red
has item d1 Titan 0 (6-4, E3, slain)
lacks d1:
press Enter
press Tab
> undo
press Tab
press Space
press Esc
---
# the battle of a whole game: its sheet, pages over it, the room, and what ends it
scene red-with-angels-comes-to-blue
window 80x24
press Tab
press w
> step
> step
press w
> step
press w
> done-proposing defender
press w
> step
press Tab
press v
press Tab
press w
as room
press Right
as
press Esc
press Esc
press v
press v
press Down
press Tab
as room
press Right
as
press w
> undo
press Esc
press Space
press Esc
---
# moves and recruits taken back bring their legion into focus, and its player
scene red-and-blue-have-angels
> begin Red turn=4
> step
> movement 3
> step
> move Rd01 Hills from=upper-left & move Rd02 Hills from=upper-left
press Down
press Down
press 2
> undo
press Tab
press 1
press Down
> move Rd01 Hills from=upper-left & move Rd02 Hills from=upper-left
press Down
> undo
press Tab
> move Rd01 Plains
> step
> step
> step
press 2
press Tab
> undo
press Tab
press g
press Esc
> undo
press 2
> undo
press Tab
reopen
press Tab
press 2
press Down
reopen
press Tab
---
# a page of the forces goes with the battle
> battle Plains
> force attacker lion
> force defender ogre
press V
press Down
> undo
> undo
> undo
press Tab
press b
press Esc
---
# recruits and moves are taken back one by one: each brings its legion and player back into focus
> seat Red Blue
> tower Red 6 & tower Blue 3
> colour Blue blue & colour Red red
> step
> legion Red Rd01 titan ogre*3 lion & legion Red Rd02 angel centaur*3 & legion Blue Bu01 centaur*3 & legion Blue Bu02 titan angel
> begin Red turn=4
> step
> movement 3
> step
> move Rd01 Hills from=upper-left
> move Rd02 Swamp from=upper-left
> step
press Tab
> step
> step
press Tab
> recruit Rd01 ogre
press 2
press Tab
> undo
press Tab
> recruit Rd01 ogre
> step
press Tab
press 1
press Space
press Esc
> undo
press Tab
> undo
press 2
> undo
> undo
press Tab
as room
window 132x43
press Right
as
card Red
has big score
---
# on phones: a Titan is as strong as its player's score; one hit is left; who has left; who has won
scene red-with-angels-comes-to-blue
> score Red +400
card Red
has item Titan 1 (10-4)
card Blue
has item Titan 1 (6-4)
has other Red 400
> step
> step
> step
> done-proposing defender
> step
card Red
has list your units: hits left
lacks movement
> undo
> undo
card Red
lacks your units
press Tab
---
# on the map two of three withdraw: who is left has won
> option board on
> seat Red Blue Green
> tower Red 6 & tower Blue 5 & tower Green 4
> colour Green gold & colour Blue blue & colour Red red
> step
> legion Red Rd01 titan ogre*3 & legion Blue Bu01 titan ogre & legion Green Gd01 titan ogre
> begin Red turn=2
window 132x43
press Tab
> withdraw Red
press Tab
card Blue
has other Red
> withdraw Blue
press Tab
card Blue
has other Green 0 (WINS
press v
press Esc
--- fight
# after a click the arrows go on from there, at its height, whether a hex or a unit was clicked
window 80x24
press Up
press Up
click at 10 20
press Right
press Right
press Down
click at 6 30
press Left
press Left
window 132x43
press Up
press Up
click a2
press Left
press Right
press Down
press Down
click d1
press Right
press Right
click a1
click a1
press Left
---
# a battle begins on the board, whatever page was open before and whatever was looked at in one taken back
scene red-with-angels-comes-to-blue
window 80x24
> step & step & step
> done-proposing Blue
press w
> step
press v
> undo
> step
press Tab
press Esc
> step
> step
> concede Blue
> step
press Tab
--- fight
# a hex clicked before somebody else has acted is clicked anew; so is a target kept
window 80x24
click a2
click D1
> hold a3
click D1
press Esc
> place a1 D6
> at turn=2 side=attacker phase=strike
click a1
press Tab
press Down
press Down
> hits d1 =1
press Tab
press Esc
