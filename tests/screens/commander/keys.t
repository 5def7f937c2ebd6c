# the focus goes over the panels by arrows, letters, Tab, digits and clicks
game commander
> seat Alice Bob 桜井みずき Dave Erin Göran
keep six
press 1
hole seat Alice
press Right
hole seat Bob
press j
hole seat Erin
press l
hole seat Göran
press Right
hole seat Göran
press Tab
hole seat Alice
press BackTab
hole seat Göran
press k
hole seat 桜井みずき
press 4
hole seat Dave
press 9 -> !
press x -> !
click 桜井みずき
hole seat 桜井みずき
# in the matrix the arrows go over the cells
press m
press Right
hole seat 桜井みずき
hole cell Bob
press Down
hole seat Dave
---
# five players: the last panel of a row reaches over the gap
> seat Alice Bob 桜井みずき Dave Erin
press 3
press Down
hole seat Erin
press Right
hole seat Erin
press Left
hole seat Dave
---
# an empty table has no focus
press Tab -> !
hole seat
---
# a turn moves the focus; a change stands beside the life for a while
> seat Alice Bob 桜井みずき Dave
keep four
> turn Alice
press 1
wait 10
> life Bob =21
wait 10
> damage Bob 7 from=Alice
hole seat Alice
shows -7
wakes 5
wait 4.9
shows -7
wait 0.1
hides -7
wakes 0
> turn 3
hole seat 桜井みずき
--- four
# what fills the holes of a line, and what can be chosen
> commander Bob Tymna Thrasios & damage Bob 14 from=Alice
press 2
hole seat Bob
try t -> cast Bob
press .
try t -> cast Bob.2
hole run
> rename Bob "Bob the 2nd"
try t -> cast "Bob the 2nd.2"
hole name Bob the 2nd
choices source 5
choice source 1 14 so far
press c 2 . 5 Enter -> damage "Bob the 2nd" 5 from="Bob the 2nd.2"
> zone "Bob the 2nd.2" graveyard
choices zone2 7
press z
shows stay
hides [g]
press Esc
choices nothing 0
---
# a new hand: only partial Paris sets cards aside
> seat Alice Bob Carol
press 1
choices cards 1
> option mulligan partial-paris
choices cards 7
---
# a player who is out deals no damage, but may have
> seat Alice Bob 桜井みずき Dave Erin Göran
> out Erin
press 2
choices source 5
press c
hides [5]
press Esc
choices taken 6
---
# a commander as a word of a line is read as the same commander
> seat "Carol Ann" D "O'Neil #1" Ann Bob "桜井 みずき"
> commander 1 A B & commander 2 A B & commander 3 A B & commander 4 A B & commander 5 A B & commander 6 A B
> rename D D.2
> rename Bob "Carol Ann.2"
try 1 t -> cast "Carol Ann"
try 1 . t -> cast 1.2
try 2 t -> cast D.2
try 2 . t -> cast D.2.2
try 3 t -> cast "O'Neil #1"
try 3 . t -> cast "O'Neil #1.2"
try 4 t -> cast Ann
try 4 . t -> cast Ann.2
> rename Ann 1a
try 4 t -> cast 1a
try 4 . t -> cast 4.2
try 5 t -> cast "Carol Ann.2"
try 5 . t -> cast "Carol Ann.2.2"
try 6 t -> cast "桜井 みずき"
try 6 . t -> cast "桜井 みずき.2"
--- four
# in the matrix keys mean the cell
> damage Dave 5 from=Bob
press 4 m Right
hole cell Bob
try + -> cdamage Dave from=Bob +1
try - -> cdamage Dave from=Bob -1
try [ -> cdamage Dave from=Bob -5
try ] -> cdamage Dave from=Bob +5
try = 7 Enter -> cdamage Dave from=Bob =7
> commander Bob Tymna Thrasios
press Right
hole cell Bob.2
sizes
press Esc
try + -> life Dave +1
press Esc -> !
--- four
# the chart has its keys: a name is clicked, arrows and digits go over the lines
> turn Bob
> damage Bob 5 from=Alice
press V
press Down
hole seat 桜井みずき
# the most life is above
click at 3 70
hole seat Alice
click at 1 70
!
try + -> life Alice +1
press m
try + -> cdamage Alice from=Alice +1
press g
press Esc
try p -> poison Alice +1
sizes
--- four
# the screen opens with the focus on the player on turn
> turn Bob
reopen
hole seat Bob
press 3
hole seat 桜井みずき
> turn Bob
> out Bob
> out Alice
reopen
hole seat 桜井みずき
--- four
# a rematch gives everybody a life, and that is no gain
> keep each
> turn Bob
repeat 6 > turn
> life Bob =21
wait 10
> rematch
hole seat Alice
hides +19
> undo
hides -19
---
# a new starting life is no loss
> seat Alice Bob
wait 10
> option life 30
hides -10
--- four
# the mulligans end where the play begins
> first Bob
> mulligan Dave
press 4
> keep each
hole seat Bob
---
# four players keep with four Enter: the focus goes to the next who still decides
> seat Alice Bob Carol Dave
press Enter -> keep Alice
= Alice keeps: hand 7, library 92; Bob: keep or mulligan?
hole seat Bob
shows KEEP OR MULLIGAN?
press Enter -> keep Bob
press Enter -> keep Carol
press Enter -> keep Dave
. phase playing
hole seat Alice
---
# the frame stands on the player who is asked, after each decision and after undo: the fewest mulligans first
> seat Alice Bob Carol Dave
press M -> mulligan Alice
= Alice: draw 7, hand 7, library 92; Bob: keep or mulligan?
hole seat Bob
# another one may decide meanwhile
press 3 Enter -> keep Carol
hole seat Bob
press M -> mulligan Bob
hole seat Dave
> undo
hole seat Bob
press Enter -> keep Bob
hole seat Dave
> undo
hole seat Bob
# who has kept is not asked again: the key is for the one who is
press 3 Enter -> keep Bob
hole seat Dave
press Enter -> keep Dave
press Enter -> keep Alice
. phase playing
--- four
# the title tells the clock of the turn
> keep each
> turn Bob
> clock start
wait 151
row 0 2:31
> clock set 2:00
row 0 -0:31 !
> out Bob
row 0 turn Bob, out
> clock stop
wait 100
row 0 -0:31 !
--- four
# signs tell without colours who is in danger
> life 3 =4
> damage Dave 18 from=3 & life Dave =22
> turn Bob
as ascii mono
window 80x24
shows ! LOW
shows 21!
shows TURN
window 60x18
shows ! LOW
shows 18/21!
shows TURN
window 40x12
shows ! LOW
shows 18/21!
shows TURN
window 132x43
shows ! LOW
shows 18/21!
shows TURN
---
# the chart: two players, endless life, a table that has just begun
> seat A B
press g
sizes
> life 1 +90000
> safe 2 on
> life 2 -99999
> turn
window 60x18
shows 1  A
sizes
> out 1
> back 1
> rematch
shows 1  A
sizes
---
# the chart: ten players
> seat A B C D E F G H I J
press g
sizes
> life 1 +90000
> safe 2 on
> life 2 -99999
> turn
> out 1
window 60x18
shows 10  J
sizes
> back 1
> rematch
shows 10  J
sizes
---
# a click on the first panel moves the focus there
> seat Alice Bob Carol Dave
press 3
quiet
click at 2 5
=
hole seat Alice
---
# a click on a cell of the matrix's last row, in a large window
> seat Alice Bob Carol Dave
> damage Dave 7 from=Carol
window 132x43
press m
click 7
row 40 cell: Dave has taken 7 from Carol
# 21 from one commander lose: how much is left, while both are in the game
> undo
> damage Dave 7 from=Carol
row 40 cell: Dave has taken 7 from Carol: 14 more and Dave is out
> out Carol
row 40 cell: Dave has taken 7 from Carol
hides 14 more
---
# a click on a name beside the matrix is no cell
> seat Alice Bob Carol Dave
press m
click at 9 2
row 21 cell: Alice has taken 0 from Alice
click at 9 24
row 21 cell: Bob has taken 0 from Alice
---
# a key with nothing to do says so
game commander
> seat Alice Bob Carol
press Space -> ! nothing is waiting; for the next turn: n
press . -> ! Alice has no second commander: A
> commander Alice "Tymna the Weaver" "Thrasios, Triton Hero"
press . t -> cast Alice.2
> out Bob
press 2 o -> ! Bob is out: B
---
# the second commander is meant no more once another is clicked, or it is gone; so the last column of the matrix
> seat Alice Bob
> commander Alice Tymna Thrasios & commander Bob Krark Sakashima
press 1
press .
click Bob
press t -> cast Bob
> undo
press 1
press .
> commander Alice Tymna
shows Tymna
> commander Alice Tymna Thrasios
press t -> cast Alice
press m
press Right
press Right
press Right
press Right
> commander Bob Krark
press Left
press Esc
---
# three minutes of swapping that are over
> seat Alice Bob
> swap start
wait 170
shows swap 0:10
wait 20
shows swap 0:00
press Tab
