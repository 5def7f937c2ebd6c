# C7.4: partial Paris, the mulligan of 2010: K set aside, K-1 drawn, in rounds
game commander
> option rules 2010
> seat Alice Bob Carol
. mulligan partial-paris
> mulligan Alice 3
= Alice: draw 2, hand 6, library 90
. phase mulligans
. players[0].hand 6
. players[0].library 90
. players[0].mulligans 1
. players[0].kept false
. players[0].deciding false
. players[1].deciding true
> mulligan Bob 7
= Bob: draw 6, hand 6, library 86
. players[2].deciding true
> keep Carol
= Carol keeps: hand 7, library 92
. players[2].kept true
. players[0].deciding true
> mulligan Alice 1
= Alice: draw 0, hand 5, library 90
> keep Bob
= Bob keeps: hand 6, library 93
. players[1].library 93
. players[0].deciding true
> keep Alice
= Alice keeps: hand 5, library 94
= all have kept, Alice begins
+ Alice | keeps 5
+ Alice | begins | all have kept
. players[0].library 94
. players[0].deciding false
. phase playing
---
# C7.4: in turn order
> option rules 2010
> seat Alice Bob Carol
> mulligan Bob 2
! Alice decides first: keep Alice or mulligan Alice K
> keep Bob
! Alice decides first: keep Alice or mulligan Alice K
> keep Alice
> mulligan Alice 2
! Alice has kept; Bob decides: keep Bob or mulligan Bob
---
# C7.4: who sets aside none has kept
> option rules 2010
> seat Alice Bob
> mulligan Alice 0
= Alice keeps: hand 7, library 92
. players[0].kept true
. players[1].deciding true
---
# C7.4: no more than the hand, and none is free
> option rules 2010
> seat Alice Bob
> mulligan Alice 8
~ "8" is not a number from 0 to 7
> mulligan Alice
~ usage: mulligan P [K]
> mulligan Alice 7
> keep Bob
> mulligan Alice 6
. players[0].hand 5
> mulligan Alice 5
> mulligan Alice 4
> mulligan Alice 3
> mulligan Alice 2
> mulligan Alice 1
. players[0].hand 0
. players[0].library 71
. players[0].mulligans 7
> keep Alice
. players[0].library 99
---
# C7.4: turn order goes from the one who begins
> option rules 2010
> seat Alice Bob Carol
> first Bob
> keep Alice
! Bob decides first: keep Bob or mulligan Bob K
> keep Bob
> keep Carol
> keep Alice
= all have kept, Bob begins
---
# 103.5: London, today's: seven each time, as many to the bottom on keeping; the first is free with three
> seat Alice Bob Carol
. mulligan london
> mulligan Alice
= Alice: draw 7, hand 7, library 92
. players[0].mulligans 1
> mulligan Alice
= Alice: hand 7, library 92, 1 to the bottom when kept
> mulligan Alice
= Alice: hand 7, library 92, 2 to the bottom when kept
> keep Alice
= Alice keeps: 2 to the bottom, hand 5, library 94
. players[0].hand 5
. players[0].library 94
> mulligan Bob
> keep Bob
= Bob keeps: hand 7, library 92
> keep Carol
= all have kept, Alice begins
. phase playing
---
# 103.5c: it is not free with two players
> seat Alice Bob
> mulligan Alice
= Alice: hand 7, library 92, 1 to the bottom when kept
> keep Alice
= Alice keeps: 1 to the bottom, hand 6, library 93
---
# 103.5c: in Brawl it is free with two as well
> option format brawl
> seat Alice Bob
> mulligan Alice
> keep Alice
= Alice keeps: hand 7, library 52
---
# London: put the whole hand back
> seat Alice Bob Carol
> mulligan Alice 3
! the whole hand goes back (103.5): mulligan Alice or keep Alice
> mulligan Alice 7
. players[0].mulligans 1
---
# London: down to no cards, not further
> seat Alice Bob
> mulligan Alice
> mulligan Alice
> mulligan Alice
> mulligan Alice
> mulligan Alice
> mulligan Alice
> mulligan Alice
= Alice: hand 7, library 92, 7 to the bottom when kept
> mulligan Alice
! Alice has no card left to put back: keep Alice
> keep Alice
. players[0].hand 0
. players[0].library 99
---
# Vancouver: one fewer each time, the first free with three, then scry 1
> option mulligan vancouver
> seat Alice Bob Carol
> mulligan Alice
= Alice: draw 7, hand 7, library 92
> mulligan Alice
= Alice: draw 6, hand 6, library 93
> keep Alice
= Alice keeps: hand 6, library 93, scry 1
> keep Bob
= Bob keeps: hand 7, library 92
---
# with partners the library is one smaller
> option rules 2010
> seat Alice Bob
> commander Alice Tymna Thrasios
> mulligan Alice 3
= Alice: draw 2, hand 6, library 89
---
# several keep in one line; those who have kept are passed over
> option rules 2010
> seat Alice Bob Carol
> mulligan Alice 2
> keep each
. phase playing
. players[0].hand 6
. players[0].library 93
> keep each
! they have all kept
---
# the mulligan is chosen before the first one
> seat Alice Bob
> option mulligan partial-paris
> mulligan Alice 2
. players[0].hand 6
> option mulligan london
! option mulligan is set before the first mulligan: undo first
> option rules 2010
> keep Bob
> keep Alice
> mulligan Alice 2
! the mulligans are over: undo or rematch
> keep Bob
! the mulligans are over: undo or rematch
---
# other rules would be another mulligan in the middle of one
> seat Alice Bob
> mulligan Alice
> option rules 2010
! mulligans have begun under the other rules: keep or undo first
---
# play begins without a word: all have kept
> option rules 2010
> seat Alice Bob
> mulligan Alice 3
> turn
. phase playing
. players[0].kept true
. players[0].hand 6
. players[0].library 93
. players[1].deciding false
---
# who leaves during the mulligans is not waited for
> seat Alice Bob Carol
> keep Alice
> out Bob
. players[2].deciding true
> keep Carol
. phase playing
---
# who would have begun has left: the next one begins
> seat Alice Bob Carol
> keep Bob
> out Alice
> keep Carol
= all have kept, Bob begins
. turn Bob
. round 1
---
# what a refusal suggests can be typed
> option rules 2010
> seat "Mary Ann" Bob
> keep Bob
! Mary Ann decides first: keep "Mary Ann" or mulligan "Mary Ann" K
> option rules current
> mulligan "Mary Ann" 3
! the whole hand goes back (103.5): mulligan "Mary Ann" or keep "Mary Ann"
---
# whoever has begun without a word is in the game: nobody keeps any more
> seat Alice Bob
> turn
> keep Bob
! the mulligans are over: undo or rematch
---
# cards set aside belong to neither hand nor library, also when a commander is named or the hand is put right
> option rules 2010
> seat Alice Bob Carol
> mulligan Alice 3
. players[0].library 90
> commander Alice Phelddagrif
. players[0].library 90
> hand Alice =2
. players[0].library 94
> ask legend Alice
@ left[0] Alice
---
# no more cards go to the bottom than the hand has; colours go with the name that they were told of
> seat Alice Bob
> commander Alice Tymna Thrasios identity=WUBG
. players[0].identity WUBG
> commander Alice Tymna Thrasios
. players[0].identity nothing
> mulligan Alice & mulligan Alice & mulligan Alice
> hand Alice =2
> keep Alice
. players[0].hand 0
> keep Bob
> damage Bob 3 from=Alice.2
> commander Alice Tymna
! Alice's second commander has been in play: name both
> cast Alice.2
. players[0].commanders[1].zone stack
> damage Bob 3 from=Alice.2
. players[0].commanders[1].zone battlefield
---
# who comes back among the mulligans is asked, after them no more
> seat Alice Bob Carol
> mulligan Carol
> out Alice
= Bob: keep or mulligan?
> back Alice
= Alice is back
= Alice: keep or mulligan?
> out Alice
> keep Bob
> keep Carol
> back Alice
= Alice is back
> keep Alice
! the mulligans are over: undo or rematch
