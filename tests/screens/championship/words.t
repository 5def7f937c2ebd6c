# whose lots a key draws; a room where all tables are in
game championship
> seat Anna Ben Chie Dora Emil Fay Gus Hal
> option programme studio
> table 1 1 Anna Ben Chie Dora
> table 1 2 Emil Fay Gus Hal
keep begin
> sheets 1 1:10,8,6,5 2:10,8,6,5
> sign 1 1 each & sign 1 2 each
as room
shows all tables are in
as
press t
row 2 2 tied, Anna first: o
row 4 2 tied, Ben first: o o
--- begin
# nobody has ten points
press 1 9 Tab 8 Tab 6 Tab 5 Tab
row 21 nobody has 10 points: the game goes on (W1.1.7)
--- begin
# two have, and one of them wins
press 1 1 0 1 0 6 5
row 21 two have 10 or more: 1-4 marks the one on turn, who wins
--- begin
# nobody is tied yet
press o d
! nobody is tied: nothing to draw lots for
