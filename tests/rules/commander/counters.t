# counters of any kind, each player's own
game commander
> seat Alice Bob
> counter Alice energy +3
= Alice: energy 3
. players[0].counters.energy 3
> counter Alice energy -1
= Alice: energy 2
> counter each rad +2
. players[0].counters.rad 2
. players[1].counters.rad 2
> counter Bob "treasure map" +1
. players[1].counters.treasure map 1
> counter Alice Energy =9
. players[0].counters.energy 9
> counter Alice energy -10
! that would make -1; allowed: 0 to 99999
> counter Alice energy =0
. players[0].counters.energy 0
. phase setup
---
# life and poison have their own verbs
> seat Alice Bob
> counter Alice poison +1
! poison has its own verb: poison P +1
> counter Alice life +1
! life has its own verb: life P +1
> counter Alice +1
~ usage: counter P KIND
---
# twelve kinds; one that has none left makes room
> seat Alice Bob
> counter Alice a +1
> counter Alice b +1
> counter Alice c +1
> counter Alice d +1
> counter Alice e +1
> counter Alice f +1
> counter Alice g +1
> counter Alice h +1
> counter Alice i +1
> counter Alice j +1
> counter Alice k +1
> counter Alice l +1
> counter Alice m +1
! at most 12 kinds of counters for each player
> counter Alice c =0
> counter Alice m +1
. players[0].counters.m 1
---
# who is out gains nothing but by a ruling
> seat Alice Bob Carol
> out Bob
> counter Bob energy +1
! Bob is out: back Bob
> poison Bob +1
! Bob is out: back Bob
> life Bob +1
! Bob is out: back Bob
> life each +1
. players[0].life 41
. players[1].life 40
> counter Bob energy =1
. players[1].counters.energy 1
