# who begins, or deals, goes round
game score
> seat Alice Bob Carol
. turn Alice
> round 0 0 0
= Bob begins round 2
+ Bob | begins round 2
> round 0 0 0
> round 0 0 0
= Alice begins round 4
---
# .. or is who had the best round; of equals who comes first from who began
game score
> option first winner
> seat Alice Bob Carol
> first Bob
= Bob begins round 1
> round 9 1 9
= Carol begins round 2
> option win low
> round 9 1 9
= Bob begins round 3
---
# .. or the worst
game score
> option first loser
> seat Alice Bob Carol
> round 9 1 9
. turn Bob
---
# .. who has left is nobody's best
game score
> option first winner
> option win low
> seat Alice Bob Carol
> out Bob
> round 5 9
= Alice begins round 2
---
# .. and nobody's worst
game score
> option first loser
> seat Alice Bob Carol
> out Bob
> round 5 9
= Alice begins round 2
---
# .. or stays
game score
> option first stay
> seat Alice Bob
> first Bob
> round 1 2
= Bob begins round 2
> out Bob
. turn Alice
---
# drawn at random: the journal keeps who it was
game score
seed 3
> seat Alice Bob Carol
> first
> undo
> redo
. round 1
> first Dora
! no player is called "Dora": Alice, Bob, Carol
---
# turns are not spoken of: rounds are
game score
> seat Alice Bob
> turn
~ turn
---
# who leaves keeps the points and is not waited for
game score
> seat Alice Bob Carol
> round 5 9 1
> points Alice 1
> points Carol 1
> out Bob tired
= Bob leaves with 9
+ Bob | leaves with 9 | tired
= after round 2 Alice leads with 6
. players[1].status left
. players[1].place null
. round 3
> points Bob 1
! Bob is out: back Bob brings them back
> round 1 1
. players[0].total 7
> back Alice
! Alice has not left
> back Bob
= Bob is back, with 9
> round 0 0 0
. players[1].points[1] null
. players[1].points[3] 0
> correct Bob 2 4
. players[1].total 13
> out Alice
> out Carol
> out Bob
! Bob is the last player: finish ends the game
