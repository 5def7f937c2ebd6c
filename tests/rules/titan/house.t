# house rules: all are off; a query tells the values and where the rule comes from
game titan
> seat Red Blue
. house.mulligans once
. house.tower-teleport on
. house.open-legions off
> option mulligans
= once|first-turn|any-turn, now once: how often the movement roll may be taken back; once: on the first turn (2.2.1); first-turn: then, as often as you like; any-turn: always (Colossus: Unlimited Mulligans)
> option mulligans twice
! option mulligans takes once|first-turn|any-turn, not "twice"
> option mulligans first-turn
= option mulligans: first-turn
. house.mulligans first-turn
---
# 2.2.1: one mulligan, on the first turn only
scene red-and-blue
> step & step & step
> split Rd01 Rd02 titan ogre*2 centaur
> step
> movement 4
> mulligan
> movement 5
> mulligan
! 2.2: the mulligan is used up (2.2.1)
# option mulligans first-turn: as many as one likes
> option mulligans first-turn
> mulligan
> movement 2
> mulligan
> begin Red turn=2
> step
> movement 3
> mulligan
! 2.2: only the first turn has a mulligan (2.2.1)
# option mulligans any-turn: in every turn, but not once a legion has moved with the roll
> option mulligans any-turn
> mulligan
> movement 1
> step
> move Rd01 Brush
> mulligan
! 2.3: a legion has already moved with this roll
---
# 2.3: a Lord in a Tower teleports on a 6
> option board on
scene red-and-blue
> step & step & step
> split Rd01 Rd02 titan ogre*2 centaur
> step
> movement 6
> step
> moves Rd01
@ teleports[0].to 1
# option tower-teleport towers: to other Towers only
> option tower-teleport towers
> moves Rd01
@ teleports.length 4
@ teleports[0].to 100
@ teleports[1].to 200
@ teleports[2].to 400
@ teleports[3].to 500
> move Rd01 1 teleport
~ 2.3
> move Rd01 100 teleport
> undo
# option tower-teleport later: from the second turn on
> option tower-teleport later
> moves Rd01
@ teleports.length 0
> move Rd01 100 teleport
! 2.3: option tower-teleport or titan-teleport bars it
> option tower-teleport off
> moves Rd01
@ teleports.length 0
> option tower-teleport on
> move Rd01 100 teleport
= Rd01 shows Angel and teleports to 100, Tower, entering from the lower-left
---
# 2.3: a Titan with 400 points teleports to an enemy; option titan-teleport off: not at this table
> option board on
scene red-and-blue
> step & step & step
> legion Red Rd01 titan ogre at=1 & legion Blue Bu01 titan ogre at=20
> score Red =400
> begin Red turn=3
> step
> moves Rd01 roll=6
@ teleports.length 1
@ teleports[0].to 20
> option titan-teleport off
> moves Rd01 roll=6
@ teleports.length 0
> movement 6
> step
> move Rd01 20 teleport
! 2.3: option tower-teleport or titan-teleport bars it
---
# 2.6: a Warlock on the first turn; option first-warlock off: from the second on
scene red-and-blue
> step & step & step
> split Rd01 Rd02 titan ogre*2 centaur
> step
> movement 6
> step
> move Rd02 Tower
> step & step & step
. step 2.6
> option first-warlock off
> recruit Rd02 warlock
! 2.6: no Warlock on the first turn (option first-warlock)
> option first-warlock on
> recruit Rd02 warlock
---
# options cumulative-slow and one-hex: no hex of the eleven lands slows twice, so nothing changes there
> battle Tundra
> force attacker ogre
> force defender troll
> place a1 D3
> at turn=2 side=attacker phase=maneuver
> reach a1
> option cumulative-slow on
> option one-hex on
. house.cumulative-slow on
. house.one-hex on
> reach a1
= B3 2, C1 2, C2 2, C3 1, D1 2, D2 1, D4 1, D5 2, E2 1, E3 1, F1 2, F3 2
