# without a board a player sits down before the first roll
game catan
> seat Alice Bob Carol
> join Dave after=Alice
= Dave sits down
. players[1].name Dave
> roll 3 4
> join Eve
! the dice have been rolled: too late to join, start a new table
---
# a fifth one needs the extension
game catan
> seat Alice Bob Carol Dave
> join Eve
! 5 or 6 players need the extension: choose it before seating them
---
# a laid board is set up in turn order
game catan
> seat Alice Bob Carol
> board draw
> join Dave
! the board is set up in turn order: undo it, or start a new table
> seatswap Bob Alice
> build Bob settlement free at=1
> seatswap Bob Alice
~ ruling
---
# cards, pieces and awards of two who change places stay theirs
game catan
> seat Alice Bob Carol
> hand Bob 3g & hand Carol 1o & held Bob knight
> dealer Bob agree=each
> road Bob 5
> seatswap Bob Alice
= Bob and Alice change places: Bob, Alice, Carol
. players[0].name Bob
. players[0].cards 3
. dealer Bob
> roll 1 1
> seatswap Bob Carol
! play has begun: changing places is a ruling: seatswap P Q ruling
> seatswap Bob Carol ruling
. players[2].name Bob
. players[2].cards 3
. players[0].cards 1
> trade Alice nothing with=Bob 1g
~ nothing
