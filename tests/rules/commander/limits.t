# 704.5a: 1 life is alive, 0 is not
game commander
> seat Alice Bob Carol
> damage Bob 39
. players[1].life 1
. players[1].status playing
> life Bob -1
= Bob: 0 life
= Bob is out: 0 life
. players[1].status lost
. players[1].why[0] life
---
# 704.5c: 9 poison is alive, 10 is not
> seat Alice Bob Carol
> poison Bob +9
= Bob: 9 poison
. players[1].status playing
. phase setup
> poison Bob +1
= Bob is out: 10 poison, 40 life left
. players[1].why[0] poison
---
# 704.5c: 10 by infect
> seat Alice Bob Carol
> damage Bob 9 infect
. players[1].status playing
> damage Bob 1 infect
. players[1].status lost
. players[1].life 40
---
# the poison never falls by gaining life
> seat Alice Bob Carol
> poison Bob +5
> life Bob +20
. players[1].poison 5
> poison Bob -2
= Bob: 3 poison
> poison Bob -4
! that would make -1; allowed: 0 to 99999
---
# option poison 15: 14 is alive, 15 is not
> option poison 15
> seat Alice Bob Carol
> poison Bob +14
. players[1].status playing
> poison Bob +1
. players[1].status lost
---
# option commander-damage 12: 11 is alive, 12 is not
> option commander-damage 12
> seat Alice Bob Carol
> damage Bob 11 from=Alice
. players[1].status playing
> damage Bob 1 from=Alice
. players[1].status lost
---
# option commander-damage off: life only
> option commander-damage off
> seat Alice Bob Carol
> damage Bob 25 from=Alice
= Bob: 15 life
. players[1].status playing
. players[1].commander_damage.length 0
> cdamage Bob from=Alice =5
! commander damage is off here: option commander-damage
---
# option life 30, before and after seating
> option life 30
> seat Alice Bob Carol
. players[2].life 30
> option life 25
. players[0].life 25
---
# option life leaves a ruling alone, and is refused once play has begun
> seat Alice Bob Carol
> life Bob =33
> option life 30
. players[0].life 30
. players[1].life 33
> damage Bob 1
> option life 40
! option life is set before play: undo or rematch first
> option format brawl
! option format is set before play: undo or rematch first
> rematch
. players[1].life 30
---
# 704.3: life and poison and commander damage together are all said
> seat Alice Bob Carol
> poison Bob +9
> damage Bob 40 from=Alice toxic=1
= Bob is out: 40 from Alice's commander, 0 life, 10 poison
. players[1].why[0] commander Alice
. players[1].why[1] life
. players[1].why[2] poison
---
# several commanders may each be a reason
> seat Alice Bob Carol
> damage Bob 21 from=Alice & damage Bob 21 from=Carol & life Bob +9
. players[1].why[0] commander Alice
. players[1].why[1] commander Carol
. players[1].why.length 2
. players[1].life 7
---
# 704.3: losing is looked at once a line, after all that happens at once
> seat Alice Bob Carol
> damage Bob 40 & life Bob +1
. players[1].status playing
. players[1].life 1
> damage Bob 5 lifelink by=Bob
. players[1].status playing
. players[1].life 1
---
# 104.4a: all at once is a draw
> seat Alice Bob
> damage Bob 40 & damage Alice 40
= Alice is out: 0 life
= Bob is out: 0 life
= the game is a draw
. players[0].status lost
. players[1].status lost
. phase over
. draw true
. winner null
. winners.length 0
> damage Bob 1
! the game is over, a draw: undo or rematch
---
# 104.4a: each
> seat Alice Bob Carol
> damage each 40
. draw true
. phase over
---
# 104.2a: the last one standing wins
> seat Alice Bob Carol
> damage Bob 40
. phase playing
. winner null
> damage Carol 21 from=Alice
= Carol is out: 21 from Alice's commander, 19 life left
= Alice wins
. phase over
. winner Alice
. winners[0] Alice
. draw false
> damage Alice 1
! the game is over, Alice won: undo or rematch
> turn
! the game is over, Alice won: undo or rematch
> life Alice -1
! the game is over, Alice won: undo or rematch
> cast Alice
! the game is over, Alice won: undo or rematch
> note well played
---
# safe: can't lose, only flagged
> seat Alice Bob Carol
> safe Bob on
= Bob cannot lose
> damage Bob 45
= Bob: -5 life
= Bob cannot lose: -5 life
. players[1].status playing
. players[1].safe true
. players[1].why[0] life
. players[1].life -5
> poison Bob +10
. players[1].why[1] poison
> life Bob =3
. players[1].why[0] poison
. players[1].why.length 1
> safe Bob off
= Bob can lose
= Bob is out: 10 poison, 3 life left
. players[1].status lost
---
# 104.3a: a concession beats everything, drawing from an empty library does not
> seat Alice Bob Carol
> safe Bob on
> out Bob decked
! Bob cannot lose: safe Bob off first
> out Bob conceded
. players[1].status left
. players[1].why[0] conceded
---
# option commander-damage 1: a single point is enough, and is counted as such
> option commander-damage 1
> seat Alice Bob Carol
> damage Bob 1 from=Alice
= Bob is out: 1 from Alice's commander, 39 life left
---
# damage of a commander that is written again, and what the log has of it
> seat Alice Bob Carol
> cdamage Bob from=Alice =5
= Bob: 5 from Alice's commander
+ Bob | commander damage 0 -> 5 | Alice's commander
---
# nothing goes beyond what a table counts, and a word that is missing changes nothing
> seat Alice Bob Carol
> life others=Alice +99999
! that would make 100039; allowed: -99999 to 99999
. players[1].life 40
> planes add ""
! a card's name has 1 to 40 columns
> swap Alice 2 1000
! "1000" is not a number from 1 to 999; usage: swap start|stop|P OUT [IN]
> emblem Alice
! usage: emblem P TEXT
> mulligan Alice x
! "x" is not a number from 0 to 99999; usage: mulligan P [K]
> life Alice =99999
> life others=Alice -3 to=Alice
! that would make 100005; allowed: -99999 to 99999
. players[1].life 40
> damage Bob 3 by=Alice lifelink
! that would make 100002; allowed: -99999 to 99999
. players[1].life 40
---
game commander
# what is counted has an end: damage, life, emblems, casts, feats, spells
> seat Alice Bob
> life Bob =99999
> damage Bob 50000
> life Bob =99999
> damage Bob 49999
> damage Bob 1
! that would make 100000; allowed: 0 to 99999
> life Alice =-99998 & damage Alice 2
! that would make -100000; allowed: -99999 to 99999
> cdamage Bob from=Alice =99999 & damage Bob 1 from=Alice commander
! that would make 100000; allowed: 0 to 99999
> emblem Alice E1 & emblem Alice E2 & emblem Alice E3 & emblem Alice E4 & emblem Alice E5 & emblem Alice E6
> emblem Alice E7
! at most 6 emblems for each player
> casts Alice =99999
> cast Alice
! at most 99999 casts
> cast Alice.3
! no player is called "Alice.3": Alice, Bob
> feat Alice kinda 1 & feat Alice kindb 1 & feat Alice kindc 1 & feat Alice kindd 1 & feat Alice kinde 1 & feat Alice kindf 1 & feat Alice kindg 1 & feat Alice kindh 1 & feat Alice kindi 1 & feat Alice kindj 1 & feat Alice kindk 1 & feat Alice kindl 1 & feat Alice kindm 1 & feat Alice kindn 1 & feat Alice kindo 1 & feat Alice kindp 1
> feat Alice kindq 1
! at most 16 kinds of feats
