# who begins the next game at a table, and why

# Commander: the first seat, unless the option says another; the message says why
game commander
> seat Ann Bob Cy
> out Ann
> out Bob
> rematch
= a new game: 40 life, Ann begins (first seat)
> option begins order
> rematch
= a new game: 40 life, Bob begins (next in order)
> rematch
= a new game: 40 life, Cy begins (next in order)
> rematch
= a new game: 40 life, Ann begins (next in order)
> option begins loser
> out Bob
> out Ann
> rematch
= a new game: 40 life, Bob begins (lost the last game)
> option begins winner
> out Cy,Ann
> rematch
= a new game: 40 life, Bob begins (won the last game)
> rematch Cy
= a new game: 40 life, Cy begins (named)
> option begins dice
> option begins
= seat|loser|winner|chance|order, now chance: who begins after a rematch
> out Cy,Ann
> rematch Bob
= a new game: 40 life, Bob begins (by lot)
---
# a game that nobody has won or lost is followed by the first seat
> seat Ann Bob Cy
> option begins winner
> out Ann,Bob,Cy
> rematch
= a new game: 40 life, Ann begins (first seat)
---
# several may have lost together: chance decides among them, and the entry names one
> seat Ann Bob Cy
> option begins loser
> out Bob,Cy
> rematch
- a new game: 40 life, Ann begins (first seat)
---
# a score sheet: the next seat, unless the option says another
game score
> seat Ann Bob Cy
> round 5 3 1
> finish
> rematch
= a new sheet: Bob begins (next in order)
> option begins loser
> round 5 3 1
> finish
> rematch
= a new sheet: Cy begins (lost the last game)
> option begins winner
> round 1 3 9 from=Ann
> finish
> rematch
= a new sheet: Cy begins (won the last game)
> option begins seat
> round 1 3 9 from=Ann
> rematch
= a new sheet: Ann begins (first seat)
> round 1 3 9
> rematch Bob
= a new sheet: Bob begins (named)
---
# Archenemy: the archenemy begins, whatever the option says; in a rumble the option holds
game archenemy
> seat E A B
> option begins loser
> archenemy A
> finish
> rematch
= a new game, A begins (the archenemy)
> rematch B
! the archenemy begins: only in a rumble may another player
---
game archenemy
> seat E A B
> rumble E
> rematch
= a new game, E begins (first seat); first draws another
> option begins loser
> out B
> out E
> rematch
= a new game, B begins (lost the last game); first draws another
. turn.player B
---
# Catan: the next one in order; players, colours and options stay, all else is as at the start
game catan
> seat Anna Boris Carol
> option goal 8
> option colour Boris red
> rematch
! this game is not over
> first Boris
> on-turn Anna
> score Anna =8
= Anna wins with 8 points
> rematch
= a new game: Carol begins (next in order)
. phase setup
. turn Carol
. players[0].points 0
. players[1].colour red
> score Anna =7
. winner null
> on-turn Boris
> score Boris =8
= Boris wins with 8 points
> option begins loser
> rematch
- a new game: Boris begins (lost the last game)
> undo
> option begins winner
> rematch
= a new game: Boris begins (won the last game)
---
# after a draw nobody has lost: a lot decides; nobody has won, either
game commander
seed 3
> seat Ann Bob Cy
> option begins loser
> finish as=draw
> rematch
= a new game: 40 life, Ann begins (by lot)
> finish as=draw
> option begins winner
> rematch
= a new game: 40 life, Ann begins (first seat)
> out Bob
> finish as=draw
> option begins loser
> rematch
= a new game: 40 life, Bob begins (lost the last game)
