# 2010, A: seven again the first time, then six, five
game archenemy
> option rules 2010
> seat E A B
> archenemy E
. mulligan paris
> mulligan E
= E: draw 7, hand 7, library 53
> mulligan E
= E: draw 6, hand 6, library 54
> mulligan E
. players[0].hand 5
> keep E
= E keeps: hand 5, library 55
---
# 2010, A: the archenemy decides first, in every round of it
> option rules 2010
> seat A E B
> archenemy E
> mulligan A
! E decides first: keep E or mulligan E
> keep B
! E decides first: keep E or mulligan E
> mulligan E
. players[1].deciding false
. players[2].deciding true
> mulligan B
> mulligan B
! E decides first: keep E or mulligan E
> keep E
> mulligan B
. players[2].hand 6
> keep each
= all have kept, E begins
. phase playing
---
# also one against one the first new hand is seven
> option rules 2010
> seat E A
> archenemy E
> mulligan E
. players[0].hand 7
---
# today: London with one free, the heroes as they like
> seat E A B
> archenemy E
. mulligan london
> mulligan B
= B: draw 7, hand 7, library 53
> mulligan B
= B: hand 7, library 53, 1 to the bottom when kept
> keep B
. players[2].hand 6
> keep A
> keep E
= all have kept, E begins
---
# the 2010 way with today's rules
> option mulligan paris
> seat E A B
> archenemy E
> mulligan A
> mulligan A
. players[1].hand 6
> keep each
. players[1].hand 6
---
# in a rumble of 2010 nobody has the first word
> option rules 2010
> seat A B C
> rumble B
> mulligan C
. players[2].hand 7
> keep each
= all have kept, B begins
---
# A: in 2010 the whole hand is shuffled in at this table too, as at one without commanders
game archenemy
> option rules 2010
scene E-against-A-and-B
. mulligan paris
---
# the free mulligan of Paris is one for two players, too
> option mulligan paris
> seat E A
> archenemy E
> mulligan A
. players[1].hand 7
> mulligan A
. players[1].hand 6
---
# in 2010 the archenemy has the first word in each round of mulligans, while still playing
> option rules 2010
> seat E A B
> archenemy E
> mulligan E
> mulligan A & mulligan B
> keep B
! E decides first: keep E or mulligan E
> keep E
> keep B
