# W1.1.7: three minutes, after the set-up; what is over the limit is said, nothing rings
game catan
> seat Anna Boris Carol
. clock.limit 180
> clock start
! the turn limit begins after the set-up (W1.1.7): roll or turn begins the game
> roll 2 2
> clock start
= the clock is running
wait 199
> turn
= Anna took 3:20, 0:20 over the limit (W1.1.7)
= round 1, Boris is on turn
. clock.running true
wait 100
> turn
= round 1, Carol is on turn
---
# W1.2.2, W2.1.6: a judge is called, an emergency call: the clock stands
> seat Anna Boris Carol
> roll 2 2
> clock start
wait 60
> pause the judge looks at the road
= the game stands still: the judge looks at the road
. clock.running false
. paused the judge looks at the road
> roll 1 1
! the game stands still until the judge has spoken (W1.2.2): resume
> clock start
! the game stands still: resume
> dealer judge by=Boris
wait 600
> resume
= the game goes on
. clock.running true
wait 60
> turn
= round 1, Boris is on turn
> resume
! the game does not stand still
---
# a clock that stood before the pause stands after it
> seat Anna Boris Carol
> roll 2 2
> pause
> resume
. clock.running false
