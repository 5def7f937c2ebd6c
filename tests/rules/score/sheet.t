# points of a round, one by one: the round is complete when everybody has some
game score
> seat Alice Bob Carol
. phase playing
. round 1
. turn Alice
> points Bob 12
= Bob: +12, total 12
+ Bob | round 1: +12, total 0 -> 12
. players[1].points[0] 12
. players[0].points[0] null
. played 0
> points alice =5
> points Carol -3
= Carol: -3, total -3
= after round 1 Bob leads with 12
= Bob begins round 2
. played 1
. round 2
. turn Bob
. players[0].total 5
. players[0].place 2
. players[1].place 1
. players[2].place 3
---
# all at once, in the order of the seats
game score
> seat Alice Bob Carol
> round 10 20 30
= after round 1 Carol leads with 30
+ Bob | round 1: +20, total 0 -> 20
> round 10 20
! one number each, in this order: Alice, Bob, Carol
> round 1 2 3 4
! one number each, in this order: Alice, Bob, Carol
---
# .. or the rest of a round that has begun
game score
> seat Alice Bob Carol
> points Bob 4
> round 1 2 3
! one number each, in this order: Alice, Carol
> round 1 3
= after round 1 Bob leads with 4
. players[0].total 1
. players[2].total 3
---
# several players with the same points
game score
> seat Alice Bob Carol
> points Alice,Carol 7
= Alice: +7, total 7
= Carol: +7, total 7
> points Carol 1
! Carol already has 7 in round 1: correct Carol 1 N changes it
> points Bob 7
= after round 1 Alice, Bob, Carol lead with 7 each
. players[2].place 1
---
# a name with a blank is told as it is typed
game score
> seat "Mary Ann" Bob
> points Mary 1
> points Mary 2
! Mary Ann already has 1 in round 1: correct "Mary Ann" 1 N changes it
---
# what are no points
game score
> points Alice 1
! nobody is seated yet: seat NAME...
> seat Alice
> points Alice 99999
. players[0].total 99999
> points Alice -99999
. players[0].total 0
> points Alice ten
! "ten" is not a score: a number from -99999 to 99999
> points Alice 100000
! "100000" is not a score: a number from -99999 to 99999
> points Alice ++3
! "++3" is not a score: a number from -99999 to 99999
> points Alice +3
= Alice: +3, total 3
---
# nothing below zero, where the table has agreed so
game score
> option negative off
= option negative: off
> seat Alice Bob
> points Alice -1
! no points below zero here: option negative on allows them
> option negative on
> points Alice -1
> option negative off
! Alice has -1 in round 1: correct it first
> correct Alice 1 0
> option negative off
. negative false
---
# what is written stays above zero then; what a game counts by itself may go below
> seat Alice Bob Carol
> template skat
> option negative off
> declare Alice 48 lost
. players[0].total -96
> points Bob -1
! no points below zero here: option negative on allows them
---
# there is an end to the paper
game score
> seat Alice
> option rounds 100
! option rounds takes a number from 1 to 99, or off, not "100"
> option target 0
! option target takes a number from 1 to 9899901, or off, not "0"
> option win most
! option win takes high|low, not "most"
> option colour red
! no option is called "colour": win, target, rounds, sum, running, negative, start, down, bust, seeger, first, begins, tie, tie-row, leftover
---
# a round's numbers may have commas between them, as people write them
> seat Alice Bob Carol
> round 13, 0, 8
. players[0].total 13
. players[2].total 8
> round 1,2,3
> round 1 , 2 , 3,
. players[1].total 4
> round 1, 2
! one number each, in this order: Alice, Bob, Carol
> round 1, 2, 3, 4
! one number each, in this order: Alice, Bob, Carol
> round 1, x, 3
~ "x" is not a score
---
# nothing is not below nothing
game score
> option negative off
> seat Alice Bob
> points Alice 0
= Alice: +0, total 0
---
# below zero: the last player's last round counts, too
> seat Ann Bo
> points Bo -2
> option negative off
! Bo has -2 in round 1: correct it first
> points Ann -99999-1
! "-99999-1" is not a score: a number from -99999 to 99999
