# until the second round a player sits down with the starting life, last in turn order
game commander
> seat Alice Bob Carol
> life Bob -3
> join Eve
= Eve sits down, with 40 life
+ Eve | sits down, life 40
. players.length 4
. players[3].name Eve
. players[3].life 40
. players[3].hand 7
. players[1].life 37
> damage Alice 6 from=Eve
. players[0].commander_damage[0].from Eve
> undo
> undo
. players.length 3
> redo
. players[3].name Eve
---
# .. or after somebody, with another life; who has seats behind keeps everything
game commander
> seat Alice Bob Carol
> damage Carol 5 from=Bob
> monarch Carol
> join Mary Ann after=Alice life=30
= Mary Ann sits down, with 30 life
. players[1].name Mary Ann
. players[1].life 30
. players[2].name Bob
. players[3].commander_damage[0].from Bob
. players[3].commander_damage[0].amount 5
. monarch Carol
> turn
= round 1, Mary Ann is on turn
> turn
> turn
= round 1, Carol is on turn
> turn
= round 2, Alice is on turn
---
# last in turn order is the place before the first player
game commander
> seat Alice Bob Carol
> first Bob
> join Eve
. players[1].name Eve
> turn
= round 1, Carol is on turn
> turn
> turn
= round 1, Eve is on turn
> turn
= round 2, Bob is on turn
---
# who comes in the mulligans decides, too
game commander
> seat Alice Bob
> keep Alice
> join Eve
= Eve sits down, with 40 life
= Bob: keep or mulligan?
> keep Bob
= Bob keeps: hand 7, library 92
= Eve: keep or mulligan?
. phase mulligans
---
# from round 2 on it is a ruling, and the life is said
game commander
> seat Alice Bob
> turn & turn
> join Eve
! round 2 has begun: joining now is a ruling: join NAME life=N ruling
> join Eve ruling
! round 2 has begun: give the life too: join NAME life=N ruling
> join Eve life=0 ruling
! a player begins with 1 to 99999 life
. players.length 2
> join Eve life=25 ruling
= Eve sits down, with 25 life
. players[2].life 25
. phase playing
---
# what is refused
game commander
> join Eve
! nobody is seated yet: seat NAME...
> seat Alice Bob
> join alice
! the name alice is taken by Alice: choose another
> join
~ join NAME [after=P] [life=N] [ruling]
> join Eve after=Zed
! no player is called "Zed": Alice, Bob
> out Bob
> join Eve
! the game is over: rematch, then join
> rematch
> join Eve
. players[2].name Eve
---
# 810.1: 2hg pairs the seats
game commander
> option format 2hg
> seat Alice Bob Carol Dave
> join Eve
! 2hg pairs the seats (810.1): nobody sits down alone
> seatswap Alice Carol
! 2hg pairs the seats (810.1): only two of one team change places
> life Alice -4
> seatswap Alice Bob
= Alice and Bob change places: Bob, Alice, Carol, Dave
. players[0].life 26
. players[1].life 26
---
# ten players are the most
game commander
> seat A B C D E F G H I J
> join Eve
! Commander is for at most 10 players
---
# Brawl of two begins with 25 life, of three with 30
game commander
> option format brawl
> seat Alice Bob
. players[0].life 25
> join Eve
. players[0].life 30
. players[2].life 30
---
# two players change places: turn order, and everything else stays theirs
game commander
> seat Alice Bob Carol Dave
> commander Bob Krenko
> damage Dave 4 from=Bob
> damage Bob 3 from=Alice
> poison Bob +2
> initiative Bob
> seatswap Bob Dave
= Bob and Dave change places: Alice, Dave, Carol, Bob
+ Bob | changes places with Dave
. players[3].name Bob
. players[3].poison 2
. players[3].commanders[0].name Krenko
. players[3].commander_damage[0].from Alice
. players[1].commander_damage[0].from Bob
. initiative Bob
. turn Alice
> turn
= round 1, Dave is on turn
> seatswap Bob Carol
! play has begun: changing places is a ruling: seatswap P Q ruling
> seatswap Bob Carol ruling
= Bob and Carol change places: Alice, Dave, Bob, Carol
> seatswap Bob Bob
! name two players: they change places
> undo
> undo
> undo
. players[1].name Bob
. players[3].commander_damage[0].from Bob
---
# who is out, and why, and who won, move along
game commander
> seat Alice Bob Carol
> damage Bob 21 from=Carol
> seatswap Alice Carol
. players[1].why[0] commander Carol
> seatswap Bob Alice
. players[2].why[0] commander Carol
> out Alice
. winners[0] Carol
> seatswap Carol Bob ruling
. winners[0] Carol
. players[0].name Bob
---
# places take along whom a vote named, and who has put out whom
> seat Alice Bob Carol Dave
> damage Bob 21 from=Alice
> seatswap Alice Carol ruling
. feats[0].player Alice
> join Eve
. players[2].kept true
> damage Carol 21 from=Alice
. feats[0].player Alice
. feats[0].value 2
> finish
> vote Dave Alice
> seatswap Alice Bob ruling
. players[4].vote Alice
---
# Brawl of two begins with other numbers, also when the third one comes among the mulligans
> option format brawl
> seat Alice Bob
. players[0].life 25
> mulligan Alice
> join Carol
. players[0].life 30
. players[2].life 30
