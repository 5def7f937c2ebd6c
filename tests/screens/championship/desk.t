# the organiser's desk: sheets by digits and Space, who is here, boards, lots, documents
game championship
# a sheet by digits and Space: the table, the points in pick order, save, all sign
scene anna-to-hal-at-two-tables
press 2
hole table 2
press 1 0 8 6 5 Space -> result 1 2 10 8 6 5
# what locks it asks; the key that asked is no yes
press Space
shows all have signed: the sheet is locked, and nobody can protest?
press Space
. rounds[0].tables[1].locked false
press Space y -> sign 1 2 each
# the number of the next one, from the sheet that is in
press 1
hole table 1
press 3 1 1 5 0 7 Space -> result 1 1 3 11 5 7
press Space Enter -> sign 1 1 each
press Space Space -> ! no sheet is missing
---
# Space goes from a sheet that is in to the next one that is missing
scene anna-to-hal-at-two-tables
press Space
hole table 1
press 1 0 8 6 5 Space Space y -> sign 1 1 each
press Space
hole table 2
press 1 0 9 4 2 Space -> result 1 2 10 9 4 2
---
# n opens the first sheet that is missing, and from there the next one
> seat Anna Ben Chie Dora Emil Fay Gus Hal Ivo Jan Kim Lea
> table 1 1 Anna Ben Chie Dora
> table 1 2 Emil Fay Gus Hal
> table 1 3 Ivo Jan Kim Lea
press / g u s Enter n
hole table 1
press n
hole table 2
press n 1 0 8 6 5 Space Space y -> sign 1 3 each
press n
hole table 1
---
# two with ten points: the number of the pick marks who was on turn
> seat Anna Ben Chie Dora
> table 1 1 Anna Ben Chie Dora
press 1 1 1 1 0 5 6 Space -> ! two have 10 or more: 1-4 marks the one on turn, who wins
press 2 Space -> result 1 1 11 10 5 6 winner=2
---
# a wrong number is mended by Backspace, or by going there
scene anna-to-hal-at-two-tables
press 1 1 0 8 7 5 Backspace Backspace 6 5 Space -> result 1 1 10 8 6 5
# saved points are typed again from the first one, and only after Backspace
press Up 9 -> ! the points are saved: Backspace starts them over
press Backspace
row 22 type the points again from the first; Esc keeps the saved ones
press Esc
shows 4 to sign
press Backspace 1 0 8
shows Space: Chie's points; not saved yet: Anna 10, Ben 8
press 9 5 Space -> result 1 1 10 8 9 5
# what is typed is told with where Space goes, whatever another table owes
press n 9
shows Space: Fay's points; not saved yet: Emil 9
# Esc drops what is typed first, and the sheet after it
press Esc
hides not saved yet
press 8
shows not saved yet: Fay 8
press Esc Esc
hides Fay 8
press Backspace Backspace
# a wrong table
press n Backspace
press 1
hole table 1
---
# the number of one of many tables waits for a second digit, or for Space
> seat A1 A2 A3 A4 A5 A6 A7 A8 A9 B1 B2 B3 B4 B5 B6 B7 B8 B9 C1 C2 C3 C4 C5 C6 C7 C8 C9 D1 D2 D3 D4 D5 D6 D7 D8 D9 E1 E2 E3 E4
> schedule by=2 draw=5
press 1
shows table (1 to 10): 1
press 0
hole table 10
press Backspace
press 1 Space
hole table 1
press Backspace 1 5
shows table (1 to 10): 15
press Space -> ! no table 15: there are 10 tables
press 4
hole table 4
---
# fewer than two points are refused, and mended in place
> seat Anna Ben Chie Dora
> table 1 1 Anna Ben Chie Dora
press 1 1 0 1 Tab 6 5 Space -> ~ two settlements are 2
press Up Up 3 Space -> result 1 1 10 3 6 5
---
# check-in: Space ticks who is here, e all others
> seat Dora Ben Chie Anna Emil Fay Gus Hal Ivo
press c
# by the alphabet
press Home
hole player Anna
press Space -> checkin Anna
press Down Space -> checkin Ben
press Space -> absent Ben
press / d o r Enter Space -> checkin Dora
press e -> checkin each
. players[1].here absent
. players[0].here here
show 60x18 the check-in
cursor 5 1
sizes
# the rounds are drawn for who is here
press G
. rounds[0].tables.length 2
---
# at the check-in nobody counts who has dropped out
> seat Anna Ben Chie Dora Emil
> absent Ben
press c
shows 0 of 5 here, 1 absent, 4 not yet
> drop Ben
shows 0 of 4 here, 0 absent, 4 not yet
---
# who drops out is asked about
> seat Anna Ben Chie Dora Emil Fay Gus Hal Ivo Jan Kim Lea
> schedule by=2 draw=5
press / b e n Enter X y -> drop Ben
. players[1].status dropped
---
# late entry: the answer tells what the new tables are worth
> seat Anna Ben Chie Dora Emil Fay Gus Hal Ivo Jan Kim Lea Mia Ned Ola
> schedule by=2 draw=5
press a Z o e Enter -> player Zoe
shows 4 rounds redrawn; no opponent twice; Zoe enters as number 16
---
# a board for the round, once
> seat Anna Ben Chie Dora
> table 1 1 Anna Ben Chie Dora
press b d
# then it is no question any more
press P b
. rounds[0].posted false
press P y -> post 1
press b r -> ! the board of round 1 is posted: it stays (W1.1.6)
---
# a tie broken by lots, drawn here or by hand
scene anna-to-hal-at-two-tables
> sheets 1 1:10,8,6,5 2:10,8,6,5
> sign 1 1 each
> sign 1 2 each
press o h 2 1 Enter -> lots Emil Anna
. players[0].level false
> undo
press o d
. players[0].level false
---
# a judge is called, has come, and decides; a protest
> seat Anna Ben Chie Dora
> table 1 1 Anna Ben Chie Dora
press 1 i d i c e Enter -> incident 1 1 dice
press i K i m Enter o k Enter -> judge-note 1 1 by="Kim" ok
press p b a d Enter -> protest 1 1 Anna bad
press 1 0 8 6 5 R f a i r Enter -> judge 1 1 10 8 6 5 why="fair"
. rounds[0].tables[0].judged true
---
# a finalist is gone: the list offers the next of the ranking
> seat Anna Ben Chie Dora Emil Fay Gus Hal
> option programme studio
> table 1 1 Anna Ben Chie Dora
> table 1 2 Emil Fay Gus Hal
> sheets 1 1:10,8,6,5 2:11,7,6,3
> sign 1 1 each
> sign 1 2 each
> cut 4
> final
press Enter
press / f a y Enter R 1
. rounds[1].tables[0].players.length 4
---
# what is left to do, and the way there
> seat Anna Ben Chie Dora Emil Fay Gus Hal
> checkin Anna Ben Chie Dora Emil Fay Gus
press t
shows 1 player not checked in: c
press Enter
shows CHECK-IN
press c
> checkin Hal
> table 1 1 Anna Ben Chie Dora
> table 1 2 Emil Fay Gus Hal
press t
shows not posted yet: P
press P y -> post 1
press 1 1 0 8 6 5 Space Esc
> incident 1 2 dice
wait 125
press t
shows table 2
show 60x18 what is left to do
cursor 1 1
press Enter
hole table 2
press Space Esc
show 200x60 standings, tables and what is left
plain 60x18 standings, tables and what is left
sizes
---
# what tables of the hall wait for stands until it is answered
scene anna-to-hal-at-two-tables
> post 1
hall 2 call Hal|1 sent Zoe: not on its sheet|7 sent no sheet there has these players
press t
row 2 ▸ ! table 2  Hal: judge called
row 4 ! table 1  Zoe: not on its sheet
row 6 ! table 7  no sheet there has these players
press w Esc Down Enter
hole table 1
press t Up Enter
hole table 2
# the key for a judge who was called here
try i R i t a Enter o k Enter -> judge-note 1 2 by="Rita" ok
hall 1 sent Zoe: not on its sheet
try i d i c e Enter -> incident 1 2 dice
press t
shows table 1  Zoe: not on its sheet
hides judge called
hall
hides not on its sheet
# of a call that the desk has written down there is one row
> incident 1 2 dice
hall 2 call Hal
shows table 2  judge called
hides Hal: judge called
---
# .. also where no round is drawn
> seat Anna Ben Chie Dora
hall 3 call|2 sent no sheet there has these players
press t
row 2 ▸ ! table 3  judge called
row 4 ! table 2  no sheet there has these players
press Enter
hides LEFT TO DO
sizes
---
# a table whose call is written down may wait for its result, too
scene anna-to-hal-at-two-tables
> post 1
> incident 1 1 dice
hall 1 call Hal|1 sent Zoe: not on its sheet
press t
shows table 1  Zoe: not on its sheet
hides Hal: judge called
---
# the sheet that all have signed ends the call of its table
scene anna-to-hal-at-two-tables
> post 1
> incident 1 1 dice
> result 1 1 10 8 6 5
> sign 1 1 each
press t
hides judge called
---
# who is disqualified, and the hall's clock
> seat Anna Ben Chie Dora
> table 1 1 Anna Ben Chie Dora
press M 7 5 Enter -> clock set 75:00
> clock start
wait 60
shows 1:14:00
press W c r u d e Enter
shows Anna is disqualified: the seat stays empty?
press y
. players[0].status disqualified
---
# who takes a seat is marked on the sheet, which stays open
> seat Anna Ben Chie Dora Emil
> table 1 1 Anna Ben Chie Dora
press / b e n Enter Enter J 1 -> absent Ben & replace 1 1 Ben by=Emil
hole player Emil
# points begin with pick 1 all the same
press 1 0 8 6 5 Space -> result 1 1 10 8 6 5
---
# a round that is complete makes way for the next one, which is posted first
> seat Anna Ben Chie Dora
> table 1 1 Anna Ben Chie Dora
> table 2 1 Ben Anna Dora Chie
press 1 1 0 8 6 5 Space Space y Space
hole round 2
press P
shows round 2 is posted: its tables stay, and it has no board yet?
press b -> layout 2 draw
press P y -> post 2
---
# all papers of the round shown are signed
scene anna-to-hal-at-two-tables
press S -> ! no sheet of round 1 waits for signatures
> sheets 1 1:10,8,6,5 2:9,10,4,3
press S
shows round 1: all have signed 2 sheets: locked, and nobody can protest?
press y -> sign 1 each
. rounds[0].tables[1].locked true
---
# documents are below E; the key of the version before tells so
> seat Anna Ben Chie Dora
press e -> ! export and print have moved to E
---
# a number that is being typed goes with the rounds it was for
> seat A1 A2 A3 A4 A5 A6 A7 A8 A9 B1 B2 B3 B4 B5 B6 B7 B8 B9 C1 C2 C3 C4 C5 C6 C7 C8 C9 D1 D2 D3 D4 D5 D6 D7 D8 D9 E1 E2 E3 E4
> schedule by=2 draw=5
press 1
> undo
hides table (1 to
sizes
---
# a saved sheet takes no other winner: its points are typed again first
> seat Anna Ben Chie Dora
> table 1 1 Anna Ben Chie Dora
> result 1 1 10 8 6 5
press 1
press w -> ~ the sheet is saved
---
# another round than that of the title is named over its tables
> player Anna & player Ben & player Chie & player Dora
> schedule
press [
hides ROUND 1
press ]
shows ROUND 2
---
# a signed sheet that was typed wrongly: e, the points of the paper, what went wrong, by whom
scene anna-to-hal-at-two-tables
> sheets 1 1:10,8,6,5 2:10,7,6,4
press 1
hides e correct
> sign 1 each
shows e correct
press e
row 22 type the points again from the first; Esc keeps the saved ones
# Esc leaves it as it was
press Esc
shows signed by all (W1.2.3)
press e 1 0
shows not saved yet: Anna 10
press Esc
shows signed by all (W1.2.3)
. rounds[0].tables[0].locked true
press e 1 0 6 5 4
shows Space: the signed paper says this (W1.2.3)
shows Space correct
press Space
press s l i p Enter K i m Enter
shows does the signed paper say 10 6 5 4 (W1.2.3)?
press y -> correct 1 1 10 6 5 4 why="slip" by="Kim"
shows corrected after all had signed
. rounds[0].tables[0].corrected true
# the points that it has already need no question
press e 1 0 6 5 4 Space x Enter K i m Enter -> ! round 1, table 1 already has these points
# two with ten: the number of the pick marks who was on turn
press Esc e 1 0 1 1 5 4 1 Space x Enter K i m Enter
shows does the signed paper say 10* 11 5 4 (W1.2.3)?
press Esc
# a judge's decision stays
> undo
> undo
> judge 1 1 10 8 6 5 why=left by=Ito
press 1
hides e correct
press e -> ! round 1, table 1 is locked: a judge has decided it (W1.2.3)
---
# what follows for the cut is said with the question
> seat Anna Ben Chie Dora Emil Fay Gus Hal
> option programme studio
> table 1 1 Anna Ben Chie Dora
> table 1 2 Emil Fay Gus Hal
> sheets 1 1:10,8,7,2 2:10,7,4,3
> sign 1 each
> cut 4
press 2 e 1 0 6 7 3 Space x Enter K i m Enter
shows the cut is made again: Gus for Fay; does the signed paper say 10 6 7 3
press y -> correct 1 2 10 6 7 3 why="x" by="Kim"
. cut null
---
# lots part who would go on, wherever the cursor stands; others are drawn by name
> seat A1 A2 A3 A4 B1 B2 B3 B4 C1 C2 C3 C4
> option programme studio
> table 1 1 A1 A2 A3 A4
> table 1 2 B1 B2 B3 B4
> table 1 3 C1 C2 C3 C4
> sheets 1 1:10,8,5,5 2:10,8,5,5 3:10,8,5,5
> sign 1 each
press End
hole player C4
press o
shows lots: A2, B2, C2
press o
shows A1, B1, C1
shows A3, A4, B3, B4 and 2 more
press a
. players[0].level false
press o d
. players[1].level false
# none is needed any more: the tie at the cursor
press o
shows lots: A3, A4, B3, B4 and 2 more
press Esc Esc
# nobody else is tied
press o o -> ! nobody is tied elsewhere
---
# .. and those who would take the same empty seat of the semifinal
> seat P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 P13 P14 P15 P16 P17 P18 P19 P20
> table 1 1 P1 P2 P3 P4
> table 1 2 P5 P6 P7 P8
> table 1 3 P9 P10 P11 P12
> table 1 4 P13 P14 P15 P16
> table 1 5 P17 P18 P19 P20
> sheets 1 1:10,9,7,2 2:10,9,6,2 3:10,8,4,2 4:10,8,4,2 5:10,7,6,3
> sign 1 each
> cut 16
> drop P1
> semifinal
press Home o
shows lots: P12, P16
---
# while a sheet of round 1 is missing, those of round 2 that is posted are listed too
> seat Anna Ben Chie Dora Emil Fay
> table 1 1 Anna Ben Chie
> table 1 2 Dora Emil Fay
> table 2 1 Anna Dora Emil
> table 2 2 Ben Chie Fay
> post 1
> post 2
> result 1 1 10 8 6
> sign 1 1 each
press t
shows table 2  playing
shows round 2, table 1  playing
shows round 2, table 2  playing
hides table 1  signed
press Down Down Enter
hole round 2
---
# from sheet to sheet, there and back
scene anna-to-hal-at-two-tables
press 1 ]
hole table 2
press [
hole table 1
---
# who protests second does not make the sheet wait anew
scene anna-to-hal-at-two-tables
> post 1
> protest 1 2 Emil "x"
wait 600
> protest 1 2 Fay "y"
wait 300
press t
shows 15 min
