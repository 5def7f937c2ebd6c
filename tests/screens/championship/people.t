# who is here, who is gone, and what hangs on the wall, by keys
game championship
# a no-show: the seat stays empty, three play
> seat Anna Ben Chie Dora Emil Fay Gus Hal
> table 1 1 Anna Ben Chie Dora
> table 1 2 Emil Fay Gus Hal
press P -> post 1
. rounds[0].posted true
press P -> !
press / b e n Enter A -> absent Ben
. rounds[0].tables[0].players[1].gone true
press n n 1 0 Enter 8 Enter 6 Enter -> result 1 1 1=10 3=8 4=6
press S
. rounds[0].tables[0].locked true
---
# the one who comes late is here again
> seat Anna Ben Chie Dora
> table 1 1 Anna Ben Chie Dora
press / b e n Enter A -> absent Ben
press h -> checkin Ben
. rounds[0].tables[0].players[1].gone false
press h -> !
---
# another player takes the seat of who is gone
> seat Anna Ben Chie Dora Emil
> table 1 1 Anna Ben Chie Dora
press / b e n Enter Enter
press R -> !
press A -> absent Ben
press R -> replace 1 1 Ben
. rounds[0].tables[0].players[1].name Emil
---
# 13 points are asked about, and + says that they are right
> seat Anna Ben Chie Dora
> table 1 1 Anna Ben Chie Dora
press n 1 3 Enter 8 Enter 6 Enter 5 Enter -> ! Anna with 13 points: if so, end the line in sure
press + -> result 1 1 13 8 6 5 sure
. rounds[0].tables[0].players[0].vp 13
