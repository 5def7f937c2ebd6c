# C15.3: after the game everybody votes for another player: 2 for surviving, 1 a vote
game commander
> seat Alice Bob Carol
> vote Alice Bob
! the vote comes after the game: finish ends it
> damage Bob 40 & damage Carol 40
. winner Alice
. players[0].points 2
> vote Alice Bob
= Alice votes for Bob
. players[1].votes 1
. players[1].points 1
> vote Bob Alice
. players[0].votes 1
. players[0].points 3
> vote Carol Bob
. players[1].points 2
> vote Carol Carol
! Carol must vote for another player
---
# a later vote replaces the earlier
> seat Alice Bob Carol
> finish
> vote Alice Bob
> vote Alice Carol
. players[1].votes 0
. players[2].votes 1
. players[2].points 3
---
# a draw: nobody has survived
> seat Alice Bob
> damage each 40
> vote Alice Bob
. players[1].points 1
. players[0].points 0
---
# the next game begins without votes
> seat Alice Bob Carol
> finish
> vote Alice Bob
> rematch
. players[1].votes 0
. players[0].points 0
