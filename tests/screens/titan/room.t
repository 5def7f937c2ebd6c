# a battle for a whole room
game titan
> title Friday
seed 7
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
as room
> strike d1 a1
show 60x18 200x60 a strike
sizes
# names stand on the board, too, with the panel beside it or below
window 100x30
shows Minotaur
window 66x40
shows Minotaur
shows d1 Unicorn strikes a1 Titan
---
# the masterboard for a whole room
> option board on
> option auto-step on
> seat Red Blue Green
press t 1 t 3 t 5
press c r c b c g
press t
press Space j
press m 4
press Space y
press Tab m a
press Space
as room
show 60x18 the masterboard
sizes
press Right
show 60x18 200x60 scores of three
