# what the desk may do now, what is owed, and what would be lost
game championship
# nobody has entered
> offers
@ offers[0].id board
@ offers[board].kind act
@ offers[schedule].id nothing
@ offers[player].line player {name nation=XX}
---
# before round 1: who has not come, then the draw
> seat Anna Ben Chie Dora Emil Fay Gus Hal
? not all have checked in
> offers
@ offers[0].id all-here
@ offers[all-here].kind due
@ offers[all-here].seat null
@ offers[all-here].text 8 players not checked in
@ offers[schedule].kind due
@ offers[schedule].text the draw of the rounds
@ offers[schedule].loses null
@ offers[absent].kind act
> checkin each
? next, draw the rounds
> offers
@ offers[all-here].id nothing
@ offers[checkin].id nothing
@ offers[0].id schedule
---
# drawing again takes tables away from players who know them
> seat Anna Ben Chie Dora
> schedule
> offers
@ offers[schedule].kind act
@ offers[schedule].loses rounds not yet begun are redrawn: tell the players who know their tables
@ offers[drop].loses 4 rounds are redrawn
@ offers[disqualify].loses 4 rounds are redrawn
@ offers[disqualify].choices.ground[0].word rules
> checkin each
? round 1: no board yet
> post 1
> post 2
> post 3
> post 4
> offers
@ offers[schedule].id nothing
@ offers[drop].loses the seat stays empty
---
# a round that is drawn waits for its board and for the wall; what hangs there stays
scene anna-to-hal-at-two-tables
> offers
@ offers[board].kind due
@ offers[board].line layout {open-round} draw
@ offers[board].text no board yet
@ offers[post].kind due
@ offers[post].line post {unposted-round}
@ offers[post].text not posted yet
@ offers[post].loses round 1 is posted: its tables stay, and it has no board yet
@ offers[result].kind act
> layout 1 draw
> offers
@ offers[board].kind act
@ offers[post].loses round 1 is posted: its tables and its board stay as they are
> post 1
> offers
@ offers[board].kind act
@ offers[post].id nothing
@ offers[result].kind due
@ offers[result].text 2 sheets are missing
@ offers[result].loses null
---
# W1.2.3: what locks a sheet ends the protests; the signature of one of several does not
scene anna-to-hal-at-two-tables
> offers
@ offers[sign].id nothing
> result 1 1 10 8 6 5
> offers
@ offers[sign].kind due
@ offers[sign].text 1 sheet to sign
@ offers[sign].loses all have signed: the sheet is locked, and nobody can protest
@ offers[sign-all].loses round 1: all have signed 1 sheet: locked, and nobody can protest
@ offers[sign-one].loses null
@ offers[result].text 1 sheet is missing
> result 1 2 10 8 6 5
> offers
@ offers[sign].text 2 sheets to sign
@ offers[sign-all].loses round 1: all have signed 2 sheets: locked, and nobody can protest
> sign 1 each
> offers
@ offers[sign].id nothing
@ offers[judge].id nothing
---
# judges first; a sheet with a protest or a call is not among all that sign
scene anna-to-hal-at-two-tables
> offers
@ offers[answer].kind act
@ offers[judge].kind act
> protest 1 1 Anna the last road
> incident 1 2 the robber
> offers
@ offers[0].id answer
@ offers[answer].text a judge is called to 1 table
@ offers[judge].kind due
@ offers[judge].text 1 protest is open
> sheets 1 1:10,8,6,5 2:10,8,6,5
> offers
@ offers[sign].text 2 sheets to sign
@ offers[sign-all].id nothing
---
# ties, then the cut, once none goes across its line; a seat of the final that is empty
scene anna-to-hal-at-two-tables
> sheets 1 1:10,8,6,5 2:10,8,6,5
> offers
@ offers[lots].id nothing
> sign 1 each
> lots Anna Emil
> offers
@ offers[lots-drawn].kind due
@ offers[lots].text 3 ties to break by lots
@ offers[cut].text the cut
@ offers[final].id nothing
> cut 4
> offers
@ offers[cut].id nothing
@ offers[final].text the draw of the final
> final
> drop Anna
> offers
@ offers[replace].kind due
@ offers[replace].text 1 seat is empty
---
# a tie across the line of the cut: lots, no cut
> seat Anna Ben Chie Dora Emil Fay Gus Hal Ivo Jan Kim Lea
> table 1 1 Anna Ben Chie Dora
> table 1 2 Emil Fay Gus Hal
> table 1 3 Ivo Jan Kim Lea
> sheets 1 1:10,8,6,5 2:10,8,6,5 3:10,8,6,5
> sign 1 each
> offers
@ offers[lots].kind due
@ offers[cut].id nothing
---
# a final that nobody is left to play is not offered
> seat A B C D E F G H
> table 1 1 A B C D
> table 1 2 E F G H
> result 1 1 10 8 6 5 & sign 1 1 each
> result 1 2 10 7 6 5 & sign 1 2 each
> cut 4
> offers
@ offers[final].line final
> drop A & drop E & drop B
> offers
@ offers[final].id nothing
> final
! nobody is left to play the final
