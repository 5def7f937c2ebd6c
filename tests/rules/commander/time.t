# the time of a round and of the evening, beside the turn's; a new game has the round's time again
game commander
> seat Alice Bob
> clock round 1:20:00
= the round ends in 80:00
. clock.limit null
> clock evening 4:00:00
= the evening ends in 4:00:00
> clock round 3:70
! "3:70" is not a time: type 80:00, or 0 for no limit
> clock evening 0
= the evening has no limit of time
. clock.evening_until null
> keep each
> offers
@ offers[time].line finish
> finish
. winners.length 0
. draw false
> rematch
> keep each
> option clock-end draw
> offers
@ offers[time].line finish as=draw
> finish as=won
! usage: finish [as=draw] [TEXT]
> finish as=draw
= the game is a draw
. draw true
---
# without a limit nothing is up
> seat Alice Bob
> offers
@ offers[time].id nothing
