# A, setting up: one archenemy with 40 life, each hero 20, and the archenemy begins
game archenemy
> seat Elspeth Alice Bob Carol
= seated: Elspeth, Alice, Bob, Carol
> archenemy Elspeth
= Elspeth is the archenemy, 40 life, and begins
+ Elspeth | archenemy
. mode team
. rules current
. players[0].role archenemy
. players[0].life 40
. players[1].role hero
. players[1].life 20
. players[3].life 20
. team_life null
. turn.number 1
. turn.side archenemy
. turn.player Elspeth
. turn.step untap
. phase setup
---
# A: four is advised, one against any number will do; the archenemy may sit anywhere
> seat A B C D E F G H I J
> archenemy D
. players[3].life 40
. players[9].life 20
. turn.player D
> turn
. turn.side heroes
. turn.player A
---
# one against one
> seat E A
> archenemy E
. players[1].life 20
> turn
. turn.player A
---
# nothing goes on before it is said who plays what
> seat E A B
. turn.side null
. players[0].life 20
> step
! choose the archenemy first: archenemy PLAYER, or rumble
> scheme add "Feed the Machine"
! choose the archenemy first: archenemy PLAYER, or rumble
> ask decider
! choose the archenemy first: archenemy PLAYER, or rumble
> archenemy B
> archenemy A
. players[2].life 20
. players[2].role hero
. players[1].life 40
. turn.player A
> damage B 1
> archenemy E
! the archenemy is chosen before play: undo or rematch first
---
# lives by option, before or after the seats; a life set by hand stays
> option life-archenemy 50
> seat E A B
> archenemy E
. players[0].life 50
> life A =13
> option life-hero 25
= option life-hero: 25
. players[1].life 13
. players[2].life 25
. players[2].starting_life 25
> damage B 1
> option life-hero 30
! option life-hero is set before play: undo or rematch first
> option life-archenemy 0
! option life-archenemy is set before play: undo or rematch first
---
# the product of 2024: one life of 60 for all heroes, won and lost together
> option team-life 60
> option life-archenemy 60
> option deck commander
> seat E A B C
> archenemy E
. team_life 60
. players[0].life 60
. players[1].life 60
. limits.commander_damage 21
> damage B 7
. team_life 53
. players[1].life 53
. players[3].life 53
. players[0].life 60
# what each hero loses each loses, also where life is shared
> life others=E -3
. team_life 44
> poison A +2
. players[1].poison 2
. players[2].poison 0
> damage A 44
= A is out: 0 life
= B is out: 0 life
= C is out: 0 life
= E wins
. winner archenemy
---
# poison of the team can be one count; who concedes takes a team of one life along
> option team-life 60
> option team-poison on
> option poison 15
> seat E A B
> archenemy E
> poison A +14
. players[2].poison 14
. players[0].poison 0
> option team-poison perhaps
! option team-poison takes on|off, not "perhaps"
> out A
. players[2].status left
. winner archenemy
---
# 21 from one commander to one hero of a shared life: all of them
> option team-life 60
> option deck commander
> seat E A B
> archenemy E
> damage A 21 from=E
. players[1].status lost
. players[2].status lost
. winner archenemy
---
# commander damage is not counted in the classic game unless it is asked for
> seat E A B
> archenemy E
> life A =40
> damage A 21 from=E
. players[1].status playing
> option commander-damage 21
> life B =40
> damage B 21 from=E
. players[2].status lost
---
# 2010, A: a hero blocks only what attacks that hero or own planeswalkers
> option rules 2010
> seat E A B C
> archenemy E
> ask block A
= A may block what attacks A or planeswalkers of A
@ may_block.length 1
@ may_block[0] A
> ask block E
@ may_block[0] E
---
# today 805.10d: one block of the whole team, without those who are out
> seat E A B C
> archenemy E
> out B
> ask block A
= A may block what attacks A, C or planeswalkers of A, C (805.10d)
@ may_block.length 2
@ may_block[1] C
> ask block E
@ may_block.length 1
---
# A: where the heroes disagree the rightmost decides: the last one named still playing
> seat E A B C
> archenemy E
. decider C
> ask decider
= C decides where the heroes disagree
@ player C
> out C
> ask decider
@ player B
# where they sit otherwise
> option decider A
> ask decider
@ player A
> out A
> ask decider
@ player B
> option decider E
! E is not a hero: only heroes decide together
---
# A, Supervillain Rumble: everybody an archenemy with 40 life, who begins is drawn
seed 2
> seat Alice Bob Carol
> rumble
= Supervillain Rumble: everybody is an archenemy, Bob begins
. mode rumble
. turn.player Bob
. turn.side archenemy
. players[0].role archenemy
. players[0].life 40
. players[2].life 40
> turn
. turn.player Carol
> turn
. turn.player Alice
. round 1
> turn
. turn.player Bob
. round 2
> ask decider
! in a rumble everybody decides for themselves (904.12)
> ask block Alice
@ may_block.length 1
---
# who begins a rumble can be said; then the heroes' words mean nothing
> seat Alice Bob Carol
> rumble Carol
. turn.player Carol
> first Alice
. turn.player Alice
> go main1 side=heroes
! a rumble has no sides: turn PLAYER
> option team-life 60
! a rumble has no team (904.12)
> archenemy Bob
. mode team
. players[0].life 20
> first Alice
! Bob is the archenemy and begins
---
# who begins a rumble is said before its first turn goes on
> seat Alice Bob Carol
> rumble Alice
> first Bob
> step
> first Carol
! the first turn has begun: turn PLAYER passes it, or rematch
> turn Carol
. turn.player Carol
> rematch
> first Carol
. turn.player Carol
. turn.number 1
---
# one life, each hero's own poison: the team is out for the poison of one, and says whose count it was
> option team-life 60
> seat E A B
> archenemy E
> poison A +10
= A is out: 10 poison, 60 life left
= B is out: 10 poison, 60 life left
. players[2].poison 0
. winner archenemy
---
# nobody decides for heroes who have all left
scene E-against-A-and-B
> out A
> ask decider
@ player B
> out B
> ask decider
! no hero is still playing
