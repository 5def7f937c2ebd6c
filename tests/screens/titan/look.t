# a battle in the hills: strikes that must be made
game titan
> title Friday
seed 7
log 12 d1 | D5 -> B3
log 13 a2 | hits 0 -> 1 | struck by d2
keep friday
> seat Red Blue
> battle Hills attacker=Red defender=Blue scores=340,120
> force attacker titan lion centaur angel lion
> force defender unicorn minotaur ogre centaur
> place d1 B3
> place d2 D5
> place d3 E3
> place d4 C1
> place a1 C3
> place a2 D4
> place a3 E2
> place a4 D3
> place a5 F3
> hits d2 =1
> hits d3 =4
> hits d4 =1
> hits a1 =2
> hits a2 =1
> hits a4 =1
> at turn=3 side=defender phase=strike
quiet
keep hills
show 60x18 132x43 a strike under the cursor
cursor 6 17
sizes
as ascii mono
show 80x24 lines=ascii and NO_COLOR
--- friday
# Desert
> battle Desert & force attacker titan lion & force defender titan ogre & place a2 D3 & place d2 D4 & at turn=2 side=attacker phase=strike
quiet
show 60x18 Desert
cursor 5 25
--- friday
# Jungle
> battle Jungle & force attacker titan lion & force defender titan ogre & place a2 D3 & place d2 D4 & at turn=2 side=attacker phase=strike
quiet
show 60x18 Jungle
--- friday
# Marsh
> battle Marsh & force attacker titan lion & force defender titan ogre & place a2 D3 & place d2 D4 & at turn=2 side=attacker phase=strike
quiet
show 60x18 Marsh
--- friday
# Mountains
> battle Mountains & force attacker titan lion & force defender titan ogre & place a2 D3 & place d2 D4 & at turn=2 side=attacker phase=strike
quiet
show 60x18 Mountains
--- friday
# Tower
> battle Tower & force attacker titan lion & force defender titan ogre & place a2 D3 & place d2 D4 & at turn=2 side=attacker phase=strike
quiet
show 60x18 Tower
--- friday
# Tundra
> battle Tundra & force attacker titan lion & force defender titan ogre & place a2 D3 & place d2 D4 & at turn=2 side=attacker phase=strike
quiet
show 60x18 Tundra
--- friday
# a unit in the hand shows its reach
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
quiet
# a1 waits outside: it is in the hand already, and again after another has moved
hole entrant a1
press Tab Tab
hole entrant a4
press Up
show 60x18 a unit picked up, its reach
press Enter -> move a4 F2
hole entrant a1
--- friday
# entering: a unit that waits is in the hand, and the cursor is where it bars nobody: behind the edge
> battle Plains
> force attacker titan lion
> force defender titan ogre
> step
> step
> step
shows TO ENTER
hole cursor B1
press Enter -> enter d1 B1
hole entrant d2
press H -> hold d2
shows stays out
shows Space moves done
press Space -> step
--- hills
# the dice are typed
press d 6 6 6 1 1 1 1 Enter -> strike d1 a1 6 6 6 1 1 1 1
. battle.units[0].hits 5
# the cursor is at the next that must strike; the dice that are refused stay, to be mended
press d 9 x 6 Enter
line strike d2 a2 6
~ 4 dice
press 5 4 3 Enter -> strike d2 a2 6 5 4 3
shows next: d3
--- hills
# words that were meant for something else: their Enter rolls nothing, the next one does
press d 6 6 6 1 1 1 1 9 Enter
press Enter -> strike d1 a1 6 6 6 1 1 1 1
--- hills
# Enter rolls a strike; c declares it first
press Enter -> strike d1 a1
. battle.units[5].struck true
press c -> declare d2 a2
shows DECLARED
press Enter -> strike d2 a2
. battle.units[6].struck true
--- friday
# excess hits are carried over
> seat Red Blue
> battle Plains attacker=Red defender=Blue scores=340,120
> force attacker titan hydra lion centaur
> force defender centaur gargoyle*2 ogre
> place a2 D4
> place d1 D5
> place d2 C4
> place d3 E4
> place a3 C2
> place d4 C3
> hits d1 =2
> at turn=2 side=attacker phase=strike
> strike a2 d1 6 6 6 6 6 5 1 1 1 1
quiet
press Tab
show 80x24 excess hits to carry
press e
show 80x24 excess hits spread (e)
press b -> carry d2 3
shows 2 excess, 1 fits d2
press Tab Enter
=
. battle.carry.left 0
--- hills
# a concession waits for the answer of the other side
press x c -> concede defender
quiet
show 60x18 a concession waits for its answer
press x r -> ~ a concession cannot be refused
press Enter -> allow
. battle.over.why concede
--- friday
# from nothing to the first maneuver without a typed line
> seat Red Blue
quiet
show 80x24 seated, no battle yet
press b
show 80x24 which land (b)
press s l 1 Enter -> battle Swamp side=lower-left attacker=1 defender=2
quiet
press f
show 80x24 who fights (f)
press t i l i l i g o Backspace Enter -> force attacker Titan Lion Lion
press f t i t r Enter -> force defender Titan Troll
quiet
show 80x24 both forces
press Space Space Space
. battle.phase maneuver
--- hills
# the end and its points
> concede defender
> allow
> step
> step
> step
quiet
show 80x24 the end, its points
press v
show 80x24 the sheet (v)
press v
--- hills
# where and why
press w
show 80x24 where and why (w)
press PgDn
show 80x24 where and why, further down
press Esc
hides WHERE
--- friday
# a drift that would slay has no hex to be seen on: words tell it
> battle Tundra
> force attacker titan lion
> force defender titan ogre
> place a2 C2
> place d2 C4
> hits a2 =4
> at turn=2 side=attacker phase=drift
> clock start
# the clock runs where no seat is taken, too
shows 0:00
> clock stop
quiet
show 80x24 drift would slay, the other side may concede
press Space -> drift
shows slain
--- hills
# the cursor goes over all hexes
press Esc
click a2 Li
hole cursor D4
press Up
hole cursor D5
press h h h
hole cursor A3
press l l l
# and back in the row that it came from
hole cursor D5
press y b n o
hole cursor D5
press k k k k
hole cursor D6
--- friday
# a strike is announced with fewer dice or a higher number, the natural ones first
> battle Hills
> force attacker ogre ranger
> force defender lion unicorn troll
> place a1 E3
> place d1 F3
> place d2 D3
> place a2 C1
> place d3 B3
> at turn=2 side=attacker phase=strike
click d1 Li
hole cursor F3
shows 0 6%  1-4 90%  5+ 5% slain
shows or 7 dice at 6+: excess to d2
shows a announce
show 80x24 a strike that may be announced worse
press a
shows 7 dice at 5+
shows excess to d2
press b -> strike a1 d1 number=6 dice=7
--- friday
# a strike along a hexspine has a side
> battle Plains
> force attacker ranger
> force defender troll
> place a1 D3
> place d1 E4
> at turn=2 side=attacker phase=strike
click d1 Tr
press a
shows along D4
shows along E3
press c -> strike a1 d1 via=E3
--- friday
# a key that means nothing now says why, and asks for nothing
> battle Hills
> force attacker lion
> force defender ogre
> at turn=2 side=attacker phase=maneuver
press s -> ~ 2.5.6.4.2.1: too early to summon
press r -> ~ 2.5.6.4.2.1: reinforce is not possible now
press e -> ~ 2.5.6.4.2.1: carry is not possible now
press d -> ~ 2.5.6.4.2.1: strike is not possible now
press a -> ~ 2.5.6.4.2.1: strike is not possible now
press f -> ~ 2.5.6.4.2.1: the forces have been fixed since 2.5.6.1
--- hills
# who cannot be picked up
press Esc
click D1
press Enter -> ~ no unit is on
click d4 Ce
press Enter -> ~ d4 has no target
# a click on a unit that may strike picks it up, Enter puts it down; d1 has only one target,
# which Enter then strikes, as the hint bar and the panel say
click d1!Un
hole entrant d1
press Enter
hole entrant
shows Enter strike
press Enter -> strike d1 a1
# with no unit under the cursor the key asks which one strikes
click A1
press d
choices striker 2
--- friday
# a second click where the unit goes, or on whom it strikes, is Enter; the first one never is,
# even where the cursor leads by itself
> battle Plains
> force attacker ogre ranger
> force defender lion troll
> place a1 D3
> place d1 D4
> place a2 C1
> place d2 E3
> at turn=2 side=attacker phase=strike
click d1 Li
hole cursor D4
hole entrant a1
click d1 Li
line strike a1 d1
--- hills
# rulings by keys
click A1
press R p d 4 -> place d4 A1
press R h d 4 2 Enter -> hits d4 =2
press R t 5 Enter a s -> at turn=5 side=attacker phase=strike
--- friday
# `a` with nothing to announce says why
> battle Plains
> force attacker ogre ranger
> force defender lion troll
> place a1 D3
> place d1 D4
> place a2 C1
> place d2 E3
> at turn=2 side=attacker phase=strike
click d1 Li
press a -> ~ 2.5.6.4.2.4: a worse number carries no further
--- friday
# ... and a rangestrike carries nothing
> battle Plains
> force attacker ranger
> force defender troll
> place a1 D2 & place d1 D4
> at turn=2 side=attacker phase=strike
click d1 Tr
press a -> ~ 2.5.6.4.2.4: a worse number carries no further
--- friday
# Enter on the slain target while its excess is carried: only the others may have it
> battle Plains
> force attacker serpent
> force defender ogre*2
> place a1 D3 & place d1 D4 & place d2 C3
> hits d1 =5
> at turn=2 side=attacker phase=strike
> strike a1 d1 6 6 6 6 6 6 6 6 1 1 1 1 1 1 1 1 1 1
click d1 Og
press Enter -> ~ 2.5.6.4.2.4.3: d1 may not take the excess, only d2
press e a -> carry d2 6
--- friday
# nobody can be mustered: no hint, and `r` says why
> battle Desert
> force attacker lion
> force defender gargoyle*2 troll
> at turn=2 side=defender phase=strike
> step
> concede attacker
hides r  take a reinforcement
press r -> ~ 2.5.6.5: the defender cannot muster anything in the Desert
--- friday
# ... and with somebody to muster
> battle Desert
> force attacker ogre
> force defender lion
> at turn=2 side=defender phase=strike
> step
> concede attacker
shows r  take a reinforcement
press r -> reinforce Lion
---
# the focus goes to who comes in, and back to who is undone
> battle Plains
> force attacker lion ogre
> force defender centaur*3 ogre
> step & step & step
shows d1 to B1
press Enter -> enter d1 B1
> undo
shows d1 to B1
press Enter -> enter d1 B1
press Enter -> enter d2 B2
> undo
> undo
shows TO ENTER  d1 Ce d2 Ce
shows d1 to B1
# a reinforcement is in hand at once
> place d1 D5
> place d2 C5
> place d3 A1
> place d4 off
> hits d4 =6
> place a1 D4
> place a2 E1
> at turn=3 side=attacker phase=remove
> step & step
press r c e -> reinforce Centaur
shows d5 to B2
press Enter -> enter d5 B2
---
# where nobody can act a key spares such steps, and gives them back
scene lion-against-ogre
> step
shows R a  pass idle steps
press R a -> option auto-step on
. auto_step true
. step 2.5.6.4.1.1
hides R a  pass
press R a -> option auto-step off
---
# during a carry Enter on the slain target carries nothing, and says where to
> battle Plains
> force attacker serpent
> force defender ogre*2
> place a1 D3
> place d1 D4
> place d2 C3
> hits d1 =5
> at turn=2 side=attacker phase=strike
> strike a1 d1 6 6 6 6 6 6 6 6 1 1 1 1 1 1 1 1 1 1
press Enter -> ~ d1 may not take the excess, only d2
---
# a worse strike is declared, and the dice on the table are typed for it
> battle Plains
> force attacker angel
> force defender ogre titan
> place a1 D3
> place d1 D4
> place d2 C3
> hits d1 =3
> at turn=2 side=attacker phase=strike
press c b -> declare a1 d1 number=4 dice=6
press d 6 6 6 6 6 1 Enter -> strike a1 d1 6 6 6 6 6 1
. battle.carry.left 2
---
# the middle of a Tower in the last row of the panel: all its sides in one line, nothing cut
> battle Tower
> force attacker titan lion*6
> force defender gargoyle*7
> step & step & step
click D4
shows d1 to D4: cost 0
shows Wall down on all sides
hides ~
---
# a battle needs no seats: a click on a counter of the panel picks it up, one on a hex aims
shows Battle in progress
> battle Hills & force attacker lion & force defender ogre & step & step & step
shows TO ENTER  d1 Og
click at 11 62
shows Ogre 6-2
click at 9 5
shows d1 to A1: cost 1
press Enter -> enter d1 A1
= d1 enters A1, cost 1
---
# an arrow to an empty hex keeps the target that was chosen, and Enter strikes it; another unit is another target
> battle Plains
> force attacker lion
> force defender ogre*2
> place a1 D3 & place d1 D4 & place d2 C3
press Enter -> ~ 2.5.6.1: no moves and no strikes now
> at turn=2 side=attacker phase=maneuver
press Space Space -> step
. step 2.5.6.4.2.4
hole target d1
press Right
hole cursor E4
hole target d1
press Enter -> strike a1 d1
---
# the cursor reaches the corner of a battle land
> battle Plains
> force attacker lion
> force defender ogre*2
> place a1 D3 & place d1 D4 & place d2 C3
> at turn=2 side=attacker phase=maneuver
repeat 8 press Left
repeat 8 press Down
hole cursor A1
---
# a unit in the hand: what the hex under the cursor costs, where it stands, and where it cannot go
> battle Hills & force attacker lion*2 & force defender ogre*2 & place a1 F1 & place a2 D3 & place d1 D4 & place d2 B3
> at turn=2 side=attacker phase=maneuver
window 132x43
click a1
shows a1 picked up, skill 3
press Up Up
shows a1 to F3: cost 3
press Left Left Left Left
shows a1 cannot go to
---
# before a game on the masterboard the board is seen already, with the lines that begin one
> option board on
window 132x43
shows 5000
shows seat Red Blue Green
shows battle Hills side=right scores=340,120
shows Battle in progress: R with place, hits and at.
shows s  a whole game, from the towers to the last reveal:
shows b  a single battle, without a whole game:
