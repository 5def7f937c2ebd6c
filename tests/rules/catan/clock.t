# W1.1.7: three minutes, after the set-up; what is over the limit is said, nothing rings
game catan
> seat Anna Boris Carol
. clock.limit 180
> clock start
! no turn limit in the set-up (W1.1.7): r or n ends it
> roll 2 2
> clock start
= the clock is running
wait 199
> turn
= Anna took 3:20, 0:20 over the limit (W1.1.7)
= turn 2: Boris
. clock.running true
wait 100
> turn
= turn 3: Carol
---
# W1.2.2, W2.1.6: a judge is called, an emergency call: the clock stands
> seat Anna Boris Carol
> roll 2 2
> clock start
wait 60
> pause the judge looks at the road
= Paused: the judge looks at the road
. clock.running false
. paused the judge looks at the road
> roll 1 1
! the game is paused (W1.2.2): P or resume continues it
> clock start
! the game is paused (W1.2.2): P or resume continues it
> dealer judge by=Boris
wait 600
> resume
= continue the game
. clock.running true
wait 60
> turn
= turn 2: Boris
> resume
! the game is not paused
---
# a clock that stood before the pause stands after it
> seat Anna Boris Carol
> roll 2 2
> pause
> resume
. clock.running false
