# W1.1.7: how long the game has taken since the first throw, for the staff of an event
game catan
> seat Anna Boris Carol
wait 600
hides game 0:
> roll 1 2
wait 3660
shows game 1:01
> hand Anna 1b
> score Anna =10
row 0 over after 1:01
wait 3600
shows game 1:01
---
# the time of each player's turns, beside the luck; a pause counts for nobody
> seat Anna Boris Carol
> roll 1 2
> clock start
wait 65
> turn
wait 30
> pause
wait 600
> resume
> roll 1 1
wait 10
> turn
press V
shows 1:05
shows 0:40
# .. nor in the next game
> score Carol =10
> rematch
> roll 1 2
> clock start
wait 7
> turn
shows 0:07
hides 1:05
