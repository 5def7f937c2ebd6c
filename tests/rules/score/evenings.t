# a whole game of Wizard for four: fifteen rounds, the bids of all, then their tricks
game score
> seat Alice Bob Carol Dave
> template wizard
. rounds 15
# 1 trick, Alice begins
> bids 1 1 0 0
> took 1 0 0 0
= Alice +30, Bob -10, Carol +20, Dave +20
= after round 1 Alice leads with 30
# 2 tricks, Bob begins
> bids from=Bob 2 2 0 2
> took from=Bob 1 0 0 1
= Alice -10, Bob -10, Carol -20, Dave +20
= after round 2 Dave leads with 40
# 3 tricks, Carol begins
> bids from=Carol 0 2 1 1
> took from=Carol 0 1 1 1
= Alice +30, Bob +30, Carol +20, Dave -10
= after round 3 Alice leads with 50
# 4 tricks, Dave begins
> bids from=Dave 3 3 1 0
> took from=Dave 1 3 0 0
= Alice +50, Bob -10, Carol +20, Dave -20
= after round 4 Alice leads with 100
# 5 tricks, Alice begins
> bids 2 1 1 1
> took 2 1 1 1
= Alice +40, Bob +30, Carol +30, Dave +30
= after round 5 Alice leads with 140
# 6 tricks, Bob begins
> bids from=Bob 3 1 2 2
> took from=Bob 2 0 2 2
= Alice +40, Bob -10, Carol -10, Dave +40
= after round 6 Alice leads with 180
# 7 tricks, Carol begins
> bids from=Carol 2 2 4 2
> took from=Carol 0 3 4 0
= Alice +60, Bob -20, Carol -20, Dave -10
= after round 7 Alice leads with 240
# 8 tricks, Dave begins
> bids from=Dave 0 2 3 3
> took from=Dave 1 2 3 2
= Alice +40, Bob +50, Carol -10, Dave -10
= after round 8 Alice leads with 280
# 9 tricks, Alice begins
> bids 1311
> took 2 4 1 2
= Alice -10, Bob -10, Carol +30, Dave -10
= after round 9 Alice leads with 270
# 10 tricks, Bob begins
> bids from=Bob 2413
~ "2413" is not a number from 0 to 10
> bids from=Bob 2 4 1 3
> took from=Bob 2 4 1 3
= Alice +50, Bob +40, Carol +60, Dave +30
= after round 10 Alice leads with 320
# 11 tricks, Carol begins
> bids from=Carol 3 6 0 2
> took from=Carol 3 5 1 2
= Alice -10, Bob +40, Carol +50, Dave -10
= after round 11 Alice leads with 310
# 12 tricks, Dave begins
> bids from=Dave 2 3 4 4
> took from=Dave 2 3 3 4
= Alice +50, Bob -10, Carol +60, Dave +40
= after round 12 Alice leads with 360
# 13 tricks, Alice begins
> bids 4 4 3 4
> took 4 2 3 4
= Alice +60, Bob -20, Carol +50, Dave +60
= after round 13 Alice leads with 420
# 14 tricks, Bob begins
> bids from=Bob 1 7 2 6
> took from=Bob 2 6 2 4
= Alice -20, Bob -10, Carol -10, Dave +40
= after round 14 Alice leads with 400
# 15 tricks, Carol begins
> bids from=Carol 3 3 7 1
> took from=Carol 3 3 7 2
= Alice +90, Bob -10, Carol +50, Dave +50
= Alice wins with 490
. players[0].total 490
. players[1].total 70
. players[2].total 320
. players[3].total 260
. phase over
> bids 0 0 0 0
! the game is over: correct, rematch or undo
---
# a whole game of Hearts for four to 100, with the moon both ways
> seat Alice Bob Carol Dave
> template hearts
> round 3 4 1 18
= after round 1 Carol leads with 1
> round from=Bob 5 1 15 5
= after round 2 Carol leads with 2
> round from=Carol 26 26 26 0
= after round 3 Bob leads with 9
# one is wrong: the round is refused as a whole
> round from=Dave 3 6 1 17
! a round adds up to 26, this one to 27, 1 too many: add sure to confirm
> round from=Dave 3 5 1 17
= after round 4 Bob leads with 10
> round 18 2 1 5
= after round 5 Bob leads with 12
> round from=Bob 0 26 0 0
= after round 6 Bob leads with 12
> round from=Carol 4 14 5 3
= after round 7 Bob leads with 15
> round from=Dave -26 0 0 0
= after round 8 Bob leads with 15
> round 15 4 0 7
= after round 9 Bob leads with 19
> round from=Bob 17 3 2 4
= after round 10 Bob leads with 36
> round from=Carol 4 2 17 3
= after round 11 Bob leads with 39
> round from=Dave 16 1 8 1
= after round 12 Bob leads with 47
> round 2 3 4 17
= Bob wins with 50
. players[0].total 101
. players[1].total 50
. players[2].total 88
. players[3].total 99
. phase over
. winners[0] Bob
# the next game of the evening: an empty sheet, the next seat begins, Bob keeps what was won
> rematch
. turn Bob
. players[1].wins 1
. players[1].total 0
. target 100
---
# one game after another on the same sheet: a template sets up all of it anew
> seat Ann Bo Cy Di
> template spades
> template wizard
. players[0].team null
. target null
> bids 1 0 0 0
> template darts
. players[0].bid null
. rounds null
> template hearts
. start null
. down false
. bust false
. first stay
> template mahjong
. win high
. target null
. sum 0
> template skat
. sum null
. start null
> option seeger on
> template skat
. seeger false
> template wonders
. tie-row 2
> template none
. tie-row null
. rounds null
. categories.length 0
> template wonders
> categories birds, eggs
. template null
. tie-row null
> template carcassonne running
> categories birds
= 1 row for the count
. running false
> round 1 2 3 4
> rematch
. running false
> template wizard
> option running on
! this game has rounds: template none ends them
> bids 1 0 0 0
> categories birds
. players[0].bid null
---
# an evening goes on with an empty sheet: nobody is out, and nothing of the last game is left
> seat Ann Bo Cy Di
> template bridge
> contract Ann 2 spades 8
> honours Ann 100
> out Di
> finish
> rematch
. players[0].below 0
. players[3].status playing
. phase playing
> contract Ann 1 clubs 7
> honours Ann 100
= Ann: honours, 100 above the line
. phase playing
> finish
> rematch
> template mahjong
> riichi Ann
> riichi Bo
> round -1000 -1000 -1000 3000
. counters 1
> rematch
. counters 0
. bets 0
> template spades
> bids 1 1 1 1
> took 10 1 1 1
. players[0].bags 9
> rematch
. players[0].bags 0
> template none
> option running on
> points Ann 3
> rematch
. running true
---
# who begins a game of the evening: as agreed, of a game that is over
> seat Ann Bo Cy
> option begins winner
> round 1 2 3
> round 1 2 3
> rematch
= a new sheet: Bo begins (next in order)
> first Cy
> round 1 2 3
> rematch
= a new sheet: Ann begins (next in order)
> option begins loser
> option rounds 1
> round 5 1 1
> rematch Bo
= a new sheet: Bo begins (lost the last game)
> option rounds off
> option begins seat
> round 1 2 3
> first Cy
> rematch
= a new sheet: Ann begins (first seat)
> round 1 2 3
> first Bo
> round 1 2 3
> seatswap Ann Cy ruling
> option begins order
> rematch
= a new sheet: Cy begins (next in order)
---
# who leaves before the first points has not begun the game
> seat Ann Bo Cy
> out Ann
> round 1 2
> rematch
= a new sheet: Cy begins (next in order)
