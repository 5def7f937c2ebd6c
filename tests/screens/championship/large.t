# more players than a window will ever show
game championship
scene 640-players
> schedule rounds=1 by=2 draw=1
> post 1
window 132x43
# the end of the list, and back at its top
press End
hole player P640
row 3 1  P605
row 38 1  P640
row 39 605 to 640 of 640
press Home
hole player P1
row 3 1  P1
row 39 1 to 36 of 640
# each part of the list goes on in the next one
press End
repeat 25 press PgUp
hole player P390
row 3 1  P372
row 21 1  P390
row 31 1  P400
row 32 1  P401
row 39 372 to 407 of 640
# the table in focus, and those before it that have room
press 1 5 0 Enter
hole table 150
press Esc
row 2 table 132
row 38 table 150
---
# the check-in steps through all of them
scene 640-players
window 132x43
press c End
hole player P99
shows P99
press Home
hole player P1
shows P10
press End Left Space -> checkin P65
hole player P65
