# who is here, who is gone, and what hangs on the wall, by keys
game championship
# a no-show: the seat stays empty, three play
scene anna-to-hal-at-two-tables
press P y -> post 1
. rounds[0].posted true
press P -> !
press / b e n Enter A -> absent Ben
. rounds[0].tables[0].players[1].gone true
press n 1 0 Enter 8 Enter 6 Enter -> result 1 1 1=10 3=8 4=6
press S y
. rounds[0].tables[0].locked true
---
# the one who comes late is here again
> seat Anna Ben Chie Dora
> table 1 1 Anna Ben Chie Dora
press / b e n Enter A -> absent Ben
press A -> checkin Ben
. rounds[0].tables[0].players[1].gone false
---
# on the sheet the cursor leaves who is absent, and points go past the empty seat
> seat Anna Ben Chie Dora Emil Fay Gus Hal Ivo Jan Kim Lea
> table 1 1 Anna Ben Chie Dora
> table 1 2 Emil Fay Gus Hal
> table 1 3 Ivo Jan Kim Lea
> post 1
press 1 Down
hole player Ben
press A -> absent Ben
hole player Anna
press Down
hole player Chie
press Up
hole player Anna
press 1 0 8 6 Space -> result 1 1 1=10 3=8 4=6
press Space y -> sign 1 1 each
. rounds[0].tables[0].players[1].vp null
---
# the hints of check-in tell of a key once, and what it does
> seat Anna Ben
press c
row 23 e all here  Space here  A absent
press Down Space -> checkin Ben
row 23 Space not here
---
# points for who is absent: asked first
> seat Anna Ben Chie Dora Emil
> table 1 1 Anna Ben Chie Dora
> absent Ben
press 1 / b e n Enter
hole player Ben
press 1
shows Ben is absent
press Esc
. rounds[0].tables[0].players[1].gone true
press 1 y -> checkin Ben
press 1 0 8 6 5 Space -> result 1 1 5 10 8 6
---
# the empty seat is filled from any row of its sheet
> seat Anna Ben Chie Dora Emil
> table 1 1 Anna Ben Chie Dora
press 1 Down Down A -> absent Chie
press J
shows who plays for Chie?
press 1 -> replace 1 1 Chie by=Emil
. rounds[0].tables[0].players[2].name Emil
---
# another player takes the seat of who is gone
> seat Anna Ben Chie Dora Emil
> table 1 1 Anna Ben Chie Dora
press / b e n Enter Enter
press A -> absent Ben
press J 1 -> replace 1 1 Ben by=Emil
. rounds[0].tables[0].players[1].name Emil
---
# 13 points are asked about, and + says that they are right
> seat Anna Ben Chie Dora
> table 1 1 Anna Ben Chie Dora
press n 1 3 Enter 8 Enter 6 Enter 5 Enter -> ! 13 points or more: + saves them if they are right
press + -> result 1 1 13 8 6 5 sure
. rounds[0].tables[0].players[0].vp 13
