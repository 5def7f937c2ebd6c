# markers remind here as in Commander; the heroes' turn is one
game archenemy
> seat Alice Bob Carol
> option deck any
> archenemy Alice
> scheme add Alice "All in Good Time"
> keep each
> monarch Bob
> damage Bob 2 from=Alice
> offers
@ offers[crown].line monarch Alice
> attack Alice 1 1
. players[1].life 17
