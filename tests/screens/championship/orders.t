# who is first on the sheet goes in the middle: the mark, Backspace and the correction begin at the next one
game championship
scene anna-to-hal-at-two-tables
> post 1
press 1
press 1
press 0
> drop Anna
hole player Ben
press Esc
press 1
hole player Ben
press 9
press 8
press Backspace
press Backspace
hole player Ben
press 1
press 0
press 8
press 7
press Space
press Space y
press e
hole player Ben
press 1
press 0
press 6
press 7
press Esc
press Esc
# the other table: the mark goes from who is absent to the next one, and round; w marks and takes back the winner
press 2
> absent Fay
press Down
press Up
press Up
press w
press w
press 1
press 1
press Tab
press Tab
press BackTab
press 1
press 0
press Esc
press Esc
press 2
press 5
> warn Gus late
press Tab
press Esc
press t
press Down
press Up
press Up
press Esc
press s
press Esc
press m
press Down
press Up
press Up
press Esc
# letters: the next one by Tab, one back, none found
press /
press a
press Tab
press Tab
press Backspace
press x
press Backspace
press g
press Tab
press Enter
press / h a l Esc
press Enter
hole player Hal
press Esc
---
# a number that waits goes with any line, by a click and by Esc; the last table, one beyond it, and a dissolved one
> seat A1 A2 A3 A4 A5 A6 A7 A8 A9 B1 B2 B3 B4 B5 B6 B7 B8 B9 C1 C2 C3 C4 C5 C6 C7 C8 C9 D1 D2 D3 D4 D5 D6 D7 D8 D9 E1 E2 E3 E4
> schedule by=2 draw=5
keep ten
press 1
> absent C1
press Tab
press 0
press 1
click A4
press Tab
press 1
press Esc
press 1
press Backspace
press 0
press 1
press 1
press Enter -> ! no table 11: there are 10 tables
press 1
press 0
hole table 10
press Esc
press 9
hole table 9
press ]
hole table 10
press ]
press [
press [
hole table 8
press Esc
press [
press ]
press ]
press [
press 2
press Esc
press s
press t
press Esc
press c
press Home
press End
press PgUp
press 1
press Esc
press PgDn
press Tab
press n
hole table 1
press 1
press 0
press n -> ! the points are not saved: Space saves them, Esc drops them
press Esc
press n
hole table 2
press Esc
press /
press b
press n
press t
press Enter
press t
press Esc
---
# 12 points are as usual, 13 want a word more; a winner who is none any more
> seat Anna Ben Chie Dora
> table 1 1 Anna Ben Chie Dora
press 1
press 1
press 2
press 5
press 6
press 7
press Space -> result 1 1 12 5 6 7
press Backspace
press 1
press 3
press 5
press 6
press 7
press Space -> ! 13 points or more: + saves them if they are right
press + -> result 1 1 13 5 6 7 sure
press Backspace
press 1
press 0
press 1
press 1
press 5
press 6
press 2
press Space -> result 1 1 10 11 5 6 winner=2
press Backspace
press 1
press 0
press 1
press 0
press 4
press 4
press 1
press Backspace
press 5
press Space -> ! two have 10 or more: 1-4 marks the one on turn, who wins
press 1
press Space -> result 1 1 10 10 4 5 winner=1
press Space y
hall 3 call Dora|1 call
press t
press Enter
press Esc
hall 1 sent WHY
press t
press Esc
press Enter
press e
press 1
press 0
press 5
press 6
press 7
press Space
press Esc
press Esc
press Enter
press [
press t
click at 3 4
press Esc
---
# check-in: who has dropped out is not counted; then the rounds are drawn
> seat Dora Ben Chie Anna Emil Fay Gus Hal Ivo
press c
> checkin Dora Ben & absent Chie & drop Dora & drop Chie
press Home
shows 1 of 7 here, 0 absent, 6 not yet
press Right
press Left
press e
press J
press Esc
press /
press h
press Enter
hole player Hal
press Esc
press c
shows CHECK-IN
> schedule draw=3
hides CHECK-IN
> undo
press t
shows LEFT TO DO
> schedule draw=3
shows LEFT TO DO
press Esc
press Tab
press t
press Esc
press n
press Esc
---
# who goes back to a player begins the number again; what has moved on by itself is no step
scene anna-to-hal-at-two-tables
press 1
press 1
press Tab
press Up
press 2
shows not saved yet: Anna 2
press Up
press Down
press 6
shows not saved yet: Anna 2, Ben 6
press Down
press 0
shows Anna 2, Ben 6, Chie 0
press m
press Esc
press 1
press t
press Esc
press 1
press 5
press ]
hides not saved yet
hole table 2
press [
press 1
click at 5 10
click Ben
click Anna
press 2
shows not saved yet: Anna 2
click Anna
press Down
press 6
shows not saved yet: Anna 2, Ben 6
press Backspace
press 1
press 0
press 1
shows not saved yet: Anna 2, Ben 10, Chie 1
click Chie
press 0
shows Chie 10
press 6
press 4
press Space -> ! two have 10 or more: 1-4 marks the one on turn, who wins
press Esc
press 1
press 0
press 5
press 6
press 1
press 0
press 4
press Space -> result 1 1 5 6 10 10 winner=4
> drop Ben
shows 3 to sign
press m
press Esc
> undo
> undo
press Esc
> drop Anna & drop Chie
press 1
hole gone-player Chie
press Up
press J
press Esc
press Esc
press t
press 2
press Enter
hole table 2
press Esc
press t
press /
press g
press Enter
hole player Gus
press t
click Hal
press Tab
press s
press t
press t
press /
press a
click Anna
click Anna
press Esc
press Enter
--- ten
press 1
> absent C1
hides table (1 to 10)
press 1
press s
hides table (1 to 10)
press s
press 1
press 5
press Backspace
shows table (1 to 10): 1
press 5
press 4
hole table 4
press Esc
press Right
press Right
press Left
press 1
press 2
press Enter -> ~ no table 12
> post 1
press t
press Enter
press Esc
hall 3 call Dora|1 call
press 3
press i
press Esc
press ]
press Esc
press Right
press 3
press i
press Esc
press Esc
wait 6600
press t
press Esc
---
# a search that begins on who is found stays there
> seat Bea Ben Bert Anna
wakes 0
press Down
press /
press b
press e
hole player Ben
press Tab
hole player Bert
press n
press Backspace
press Esc
---
# beside the standings the list is left by a click on a player; two tens are no question before all are typed
scene anna-to-hal-at-two-tables
window 132x43
press t
press Down
click Hal
press Down
press Up
hole player Gus
press /
press h
click Hal
click Hal
hides SHEET
press Esc
press 1
press 1
press 0
press 1
press 0
press Space
hole player Chie
---
# a sheet with seats, colours and turns, and who typed it, in every size
scene A-to-H-at-two-tables
> layout 1 the blue box
> post 1
> seating 1 1 A seat=N colour=red turn=1
> seating 1 1 B colour=blue turn=2
press 1
window 132x60
shows turn 2
press 1
press 0
press 1
press 1
press 3
press Esc
press Esc
card -
card +
by Kim
> result 1 1 10 8 6 5
by
press 1
shows typed by Kim
sizes
---
# names that become the same when they are cut, of one nation and of two; nobody is tied
> seat "Aleksandra Kowalska-Nowak"=PL "Aleksander Kowalski-Nowak"=PL "Aleksandra Kowalska-Nowicka"=DE "Aleksy Kowal"=PL Eve Fay Gus Hal
> table 1 1 1 2 3 4
> table 1 2 5 6 7 8
> post 1
press 1
sizes
press Esc
press G
press Esc
press J
press Esc
---
# the tables of a round are taken back while a sheet of it is open, and all players leave
scene anna-to-hal-at-two-tables
> post 1
press 2
press 1
press 0
> undo
press Esc
> undo
press 1
> undo
press Tab
---
# a line at another table while digits are typed, and one that is refused; Enter by name keeps whose sheet it is
scene anna-to-hal-at-two-tables
> post 1
press 1
press 1
press 2
> protest 1 2 Emil "x"
press 0
press Esc
press Esc
press f
press g u s Enter
press Enter
press 7
press 6
> absent Fay
press 8
press Backspace
press Backspace
press Backspace
press Backspace
press Esc
press Esc
press n
press n
press 1 n
press n
press f x Esc
press f Enter
press 9 Enter
press 0 Enter
press Esc
press ]
press [
press [
press [
press ]
press ]
press ]
---
# what a room sees of sheets: who has not signed yet, who is gone, who has won
scene A-to-H-at-two-tables
> post 1
> result 1 1 10 8 6 5
> sign 1 1 A
> drop H
as room
sizes
press Right
press Right
as
press G
press Esc
press C
press Esc
---
# n goes from a sheet of a later round to one that is missing of an earlier one, and from an entered one on
scene anna-to-hal-at-two-tables
> table 2 1 Anna Emil Ben Fay
> table 2 2 Chie Gus Dora Hal
> post 1
> result 1 1 Anna=10 Ben=5 Chie=4 Dora=3
> sign 1 1 each
> post 2
press ]
press 2 Enter
press n
press n
press [
press 1 Enter
press n
press n
press Esc
press n
press m
press PgDn
press m
press m
---
# what has changed since the posting is a hint while somebody looks for a table; too few are two
scene anna-to-hal-at-two-tables
window 132x43
> post 1
> swap 1 Anna Emil
shows print changes
> clock 1 1 placed
shows print changes
> clock 1 2 placed
hides print changes
---
scene anna-to-hal-at-two-tables
# a table of three is played, one of two is not
window 132x43
> drop Anna
hides regroup
> drop Ben
shows regroup
