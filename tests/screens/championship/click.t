# the desk by the mouse: the first click marks, the second one opens
game championship
scene anna-to-hal-at-two-tables
click Fay
hole player Fay
click Fay
shows SHEET
hole table 2
# a place of the sheet; a second click there does nothing
click Hal
hole player Hal
click Hal
hole player Hal
---
# typed points stay: only their sheet is clicked, and it keeps them
scene anna-to-hal-at-two-tables
window 132x43
press 1 1 0 8
click no board yet
shows SHEET
window 80x24
click Dora
hole player Dora
press 5
click Chie
press 6 Space -> result 1 1 10 8 6 5
---
# a table of the round beside the standings
scene anna-to-hal-at-two-tables
window 132x43
click table 2  drawn
hole table 2
hole player Emil
click table 2  drawn
shows SHEET
---
# a click on nothing does nothing
> seat Anna Ben Chie Dora
> table 1 1 Anna Ben Chie Dora
click at 20 5
!
hole player Anna
---
# what is left to do: marked, then gone to
scene anna-to-hal-at-two-tables
> result 1 2 10 8 6 5
window 132x43
click table 2
hole table 1
click table 2
shows SHEET
hole table 2
---
# who is here: a row, then its box
> seat Anna Ben Chie Dora
press c
click Chie
hole player Chie
click Chie
line checkin Chie
click Chie
line absent Chie
---
# a sheet opened by a name, and another place clicked: the points go there; whoever is marked, the judge has come
scene anna-to-hal-at-two-tables
press / C h i Enter Enter
click Dora
press 5
press 6
press Esc
press Esc
press / C h i Enter Enter
click Dora
click Ben
press 7
press Esc
> incident 1 1 x
press Down
press i
press Esc
press 5
click Chie
press Down
press Esc
press Esc
press / A n n
click table 1
press Esc
press Esc
