# a player sits down in any round: the rounds before are blank
game score
> seat Alice Bob
> round 12 5
> join Eve
= Eve joins in round 2
+ Eve | joins in round 2
. players[2].name Eve
. players[2].total 0
. players[2].points[0] null
> round 3 4 9
= after round 2 Alice leads with 15
. players[2].total 9
. players[2].points[1] 9
> correct Eve 1 7
= Eve, round 1: 0 -> 7, total 16
---
# .. or with a number to begin with, which counts besides the rounds
game score
> seat Alice Bob
> option target 30
> round 12 5
> join Eve score=10 after=Alice
= Eve joins in round 2, with 10
+ Eve | joins in round 2, with 10
. players[1].name Eve
. players[1].start 10
. players[1].total 10
. players[2].points[0] 5
> round 3 20 4
= Eve wins with 30
> join Zoe
! the game is over: rematch, then join
> rematch
. players[1].total 0
. players[1].wins 1
---
# a game whose rounds or partners hang on the number of players takes in nobody
game score
> seat Alice Bob Carol Dave
> template spades
> join Eve
! Spades is for exactly 4 players: nobody joins
> seatswap Alice Bob
! partners sit opposite each other: nobody changes places
> template wizard
> join Eve
! the rounds of Wizard depend on the number of players: nobody joins
> template hearts
> join Eve
. players.length 5
---
# points below zero may be forbidden
game score
> option negative off
> seat Alice Bob
> join Eve score=-5
! no points below zero here: option negative on allows them
---
# players change places: points, teams and who begins stay theirs
game score
> seat Alice Bob Carol
> team Alice,Carol
> seatswap Bob Alice
= Bob and Alice change places: Bob, Alice, Carol
. turn Alice
. players[1].team 1
> points Bob 4
> seatswap Bob Carol
! play has begun: changing places is a ruling: seatswap P Q ruling
> seatswap Bob Carol ruling
. players[2].name Bob
. players[2].total 4
> round 1 2
= after round 1 Bob leads with 4
---
# a place at the table takes all of a player along: wins, and the number of a tie
> seat Ann Bo Cy
> option rounds 1
> round 9 1 2
> rematch
> option tie number
> round 5 5 1
> tiebreak Ann 1 & tiebreak Bo 2
> seatswap Ann Cy ruling
. players[2].wins 1
. players[2].tiebreak 1
. winners[0] Bo
---
# a judge is called for a player, also at another place
> seat Ann Bo Cy
> call judge Bo
> seatswap Ann Bo
. call.player Bo
