# the extra turn of a scheme: Enter takes it, and the message line says so until then
game archenemy
> option deck any
> seat Elspeth Alice Bob
> archenemy Elspeth
> scheme add "All in Good Time" Look
> reveal
try Enter -> resolve "All in Good Time"
> resolve "All in Good Time"
try Enter -> extra-turn Elspeth no-scheme
> extra-turn Elspeth no-scheme
press Enter -> ! no scheme is face up
