# 810: Two-Headed Giant: seats 1+2 against 3+4, one life of 30, 15 poison
game commander
> option format 2hg
> seat Alice Bob Carol Dave
. teams.length 2
. teams[0].players[0] Alice
. teams[0].players[1] Bob
. teams[1].players[0] Carol
. teams[0].life 30
. players[1].life 30
. limits.poison 15
> damage Bob 4
= Alice and Bob: 26 life
+ Bob | life 30 -> 26
. players[0].life 26
. players[1].life 26
. teams[0].life 26
. teams[1].life 30
> life Alice +3
= Alice and Bob: 29 life
. players[1].life 29
> damage Bob 5 from=Carol
= Alice and Bob: 24 life, 5 from Carol's commander to Bob
> damage Bob 3 from=Carol
= Alice and Bob: 21 life, 3 from Carol's commander to Bob (8 of 21)
> damage Carol 2 by=Bob lifelink
= Carol and Dave: 28 life
= Alice and Bob: 23 life
---
# what each takes is told of the team once
> option format 2hg
> seat Alice Bob Carol Dave
> life each -1
= Alice and Bob: 28 life
+ Alice | life 30 -> 29
+ Bob | life 29 -> 28
= Carol and Dave: 28 life
> poison Bob,Dave +1
= Alice and Bob: 1 poison
= Carol and Dave: 1 poison
> life Bob,Carol -1
= Alice and Bob: 27 life
= Carol and Dave: 27 life
---
# the turn of a team that is out goes on; the next team is named
> option format 2hg
> seat A B C D E F
> turn
> damage D 28
> turn
> turn A
> damage B 30
= A is out: 0 life
= B is out: 0 life
= C is next
---
# 704.6b: 14 poison is alive, 15 is not, and the team loses together
> option format 2hg
> seat Alice Bob Carol Dave
> poison Carol +10
> poison Dave +4
. teams[1].poison 14
. phase setup
> poison Dave +1
= Carol is out: 15 poison, 30 life left
= Dave is out: 15 poison, 30 life left
= Alice, Bob win
. players[2].status lost
. players[3].status lost
. winners[0] Alice
. winners[1] Bob
. winner null
> damage Alice 1
! the game is over, Alice, Bob have won: undo or rematch
---
# 704.6a: the shared life
> option format 2hg
> seat Alice Bob Carol Dave
> damage Alice 15 & damage Bob 14
. teams[0].life 1
. players[0].status playing
> damage each 1
. players[0].status lost
. players[1].status lost
. teams[1].life 28
. winners[0] Carol
---
# 104.4d: both teams at once is a draw
> option format 2hg
> seat Alice Bob Carol Dave
> damage Alice 30 & damage Dave 30
. draw true
. winners.length 0
---
# 903.10a: 21 from one commander to one of them: the team loses
> option format 2hg
> option life 60
> seat Alice Bob Carol Dave
. teams[0].life 60
> damage Alice 20 from=Carol
> damage Bob 20 from=Carol
. phase playing
> damage Bob 1 from=Carol
= Alice is out: 21 from Carol's commander, 19 life left
= Bob is out: 21 from Carol's commander, 19 life left
. players[0].status lost
. players[0].why[0] commander Carol
. players[1].why[0] commander Carol
. players[1].status lost
---
# 810.8: a team cannot lose while one of it cannot; who concedes takes the team along
> option format 2hg
> seat Alice Bob Carol Dave
> safe Bob on
> damage Alice 30
. players[0].status playing
. players[1].why[0] life
> out Alice
. players[0].status left
. players[1].status left
. winners[0] Carol
---
# 805: teams have their turns together
> option format 2hg
> seat Alice Bob Carol Dave
. turn Alice
> turn
. turn Carol
. round 1
> turn
. turn Alice
. round 2
---
# the team of the first player begins each round
> option format 2hg
> seat Alice Bob Carol Dave
> first Bob
> turn
. turn Carol
> turn
. turn Bob
. round 2
---
# 724.2: day stays when one of the team cast a spell
> option format 2hg
> seat Alice Bob Carol Dave
> day
> spell Bob
> turn
. daynight day
> turn
. daynight night
---
# 724.2: night needs two spells of one of the team
> option format 2hg
> seat Alice Bob Carol Dave
> night
> spell Alice
> spell Bob
> turn
. daynight night
> spell Dave
> spell Dave
> turn
. daynight day
---
# pairs need an even number of seats
> option format 2hg
> seat Alice Bob Carol
! 2hg pairs the seats: 4, 6, 8 or 10 players, not 3
---
# also when they sit already
> seat Alice Bob
> option format 2hg
! 2hg pairs the seats: 4, 6, 8 or 10 players, not 2
---
# a win by a card's effect is the team's; a team comes back together
> option format 2hg
> seat Alice Bob Carol Dave
> win Dave
. winners[0] Carol
. winners[1] Dave
> back Alice
! Alice is not out
> undo
> out Alice
> back Bob
= Alice is back
= Bob is back
. phase playing
. winners.length 0
---
# 810.8: who stays in the game for a teammate's sake has no reason to be out
> option format 2hg
> seat Alice Bob Carol Dave
> safe Bob on
> poison Alice +15
. players[0].status playing
. players[0].why.length 0
. players[1].why[0] poison
---
# teams: the mate of who is on turn draws as the monarch, and ventures for the initiative
> option format 2hg
> seat Alice Bob Carol Dave
> keep each
> initiative Bob
> monarch Bob
> turn
= Bob draws a card first, as the monarch
> turn
> offers Bob
@ offers[venture].kind due
