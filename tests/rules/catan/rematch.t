# the next game: same people and options, all else as the box has it; the next in turn order begins
game catan
> option goal 8
> seat Anna Boris Carol
> option colour Anna red
> rematch
! this game is not over
< rematch Anna
! this game is not over
> start each
> hand Anna 5g
> roll 1 1
> score Anna +6
. winner Anna
> rematch
= a new game: Boris begins (next in order)
. phase setup
. turn Boris
. round 1
. dealer Boris
. winner null
. goal 8
. players[0].colour red
. bank.grain 19
. development 25
. dice.rolls 0
. players[0].cards 0
. players[0].points 0
. players[0].roads 15
> roll 2 2
. turn Boris
. phase playing
> undo
> undo
. winner Anna
> rematch Carol
= a new game: Carol begins (named)
> board draw
= the board is laid: Carol settles first
---
# the time of a round begins with each game
> seat Anna Boris Carol
> start each
> clock round 30:00
. clock.round_until 1000001802
wait 90
> roll 1 1
> score Anna +8
> rematch
. clock.round_until 1000001895
