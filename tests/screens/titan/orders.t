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
---
# nobody wins, as the end, its page and the sheet tell it
scene lion-against-ogre
> hits d1 =6
> hits a1 =5
> at turn=2 side=attacker phase=remove
> step & step & step
shows NOBODY WINS
window 132x50
press w
shows NOBODY WINS
press v
press Esc
---
# what a line of sight that was chosen runs along stands on the page, in a high window
> battle Plains
> force attacker ranger ranger ranger
> force defender ogre ogre ogre
> place a1 A2 & place d1 B1 & place a2 C1 & place d2 C3 & place a3 E1 & place d3 E3
> at turn=2 side=attacker phase=strike
> declare a1 d1 via=A1
window 132x60
press w
shows the line of sight runs along A1 (via=)
---
# dice that are given up; what is left over goes on, is taken back, and goes on elsewhere
> battle Mountains
> force attacker ogre
> force defender ogre*2
> place a1 E3 & place d1 E2 & place d2 F3
> hits d1 =5
> at turn=2 side=attacker phase=strike
> declare a1 d1 dice=6
shows 1 given up
press d
press Esc
> strike a1 d1 6 6 6 1 1 1
press e
press Esc
press Tab
> undo
press Tab
> undo
press Tab
---
# a number below two, a Titan of eighteen dice; in every size
> battle Hills scores=1200,80
> force attacker titan unicorn
> force defender ogre*2
> place a1 D3 & place d1 D4 & place a2 C3 & place d2 B3
> at turn=2 side=attacker phase=strike
press Down
press Tab
press Tab
> hits a1 =12
sizes
---
# a player without a colour has no legion to tell of, a seat without players no page; all legions before there are any
press R l
press Esc
> seat Red Blue
press R l
~ has no colour yet
press Esc
press R v
press Space
press Esc
> tower Red 6 & tower Blue 3
> colour Blue blue
press R l
press Esc
press R v
press Space
shows no legions yet
press Esc
---
# no Warlock is left in the pot: who may look sees it
scene red-and-blue-begin
> legion Red Rd01 titan ogre*2 & legion Blue Bu01 titan warlock*6
> begin Red turn=4
> step
> movement 3
> step
> move Rd01 Tower
> step
> step
press Tab
press Enter
press Space
shows none is left in the pot
press Esc
---
# who cannot be picked up: a unit that is held, one that is slain; a strike that reaches nobody; what a Titan takes with it
> battle Plains
> force attacker titan lion
> force defender titan ogre
> place a1 C3 & place a2 E3 & place d1 D5 & place d2 B4
> at turn=2 side=attacker phase=maneuver
press Tab
press H
press Tab
press BackTab
press Enter
> hits a2 =5
press Tab
press BackTab
press Enter
press Esc
> at turn=2 side=attacker phase=strike
press Tab
press Enter
press Right
press Right
press w
press Esc
press Esc
> hits a1 =6
> hits d1 =6
> at turn=2 side=attacker phase=remove
> step & step & step
press v
press V
press Esc
---
# natives behind their bramble: a number above six and one below one
> battle Brush
> force attacker titan dragon
> force defender gorgon centaur
> place a1 C4 & place d1 C3 & place a2 D4 & place d2 D3
> at turn=2 side=attacker phase=strike
press Tab
press Down
press Tab
window 132x60
press w
---
# on the board: nowhere to go on foot, with the list of lands as well; teleports have letters where they are few
scene red-and-blue-on-the-board
> legion Red Rd01 titan ogre*2 at=105 & legion Red Rd02 lion*2 at=104 & legion Red Rd03 lion*2 at=103
> legion Red Rd04 ogre*2 at=102 & legion Red Rd05 ogre*2 at=4
> legion Blue Bu01 titan centaur*3 at=34
> begin Red turn=4
> step
> movement 1
> step
press Tab
press Down
shows nowhere on foot
sizes
press m
press Esc
---
# nobody has won the game; who is out is dim on the sheet, in every size
scene red-and-blue-begin
> legion Red Rd01 titan ogre & legion Red Rd02 angel
> legion Blue Bu01 titan & legion Blue Bu02 lion
scene red-comes-to-blue
> step & step & step
> propose "the end" winner=none
> accept 1
> step & step & step & step & step
> step
shows nobody has won the game
press w
press Esc
sizes
---
# a page that was turned closes when the next battle begins, and begins at its top; scores change on the sheet
scene red-with-angels-comes-to-blue
press V
press PgDn
press w
> score Blue +120
wait 1
press V
press Esc
press v
press v
press v
press w
press PgDn
press V
press Esc
---
# units that are outside in the list of a ruling; a slain one in large hexes
scene two-lions-against-ogre-and-troll
> place d1 D5 & place a1 D4
> hits d1 =6
> at turn=2 side=attacker phase=strike
press R p
press Esc
press R h
press Esc
---
# more legions than the sheet has room for; back through those with something to do; angels that are due, on the cards
scene red-and-blue-begin
> legion Red Rd01 titan angel & legion Red Rd02 angel ogre & legion Red Rd03 ogre*2 & legion Red Rd04 ogre*2
> legion Red Rd05 ogre*2 & legion Red Rd06 lion*2 & legion Red Rd07 lion*2 & legion Red Rd08 lion*2
> legion Red Rd09 troll*2 & legion Red Rd10 troll*2 & legion Red Rd11 troll*2 & legion Red Rd12 troll*2
> begin Red turn=4
> step
> movement 3
> step
sizes
press Tab
press Tab
press BackTab
press BackTab
press BackTab
press m
press Esc
