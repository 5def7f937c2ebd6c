# the highest total wins when somebody has so many, and everybody has had as many rounds
game score
> seat Alice Bob
> option target 30
= option target: 30
> points Alice 31
. phase playing
> points Bob 35
= Bob: +35, total 35
= Bob wins with 35
+  | Bob wins with 35
. phase over
. winners.length 1
> points Alice 1
! the game is over: correct, rematch or undo
---
# the lowest wins, when somebody has reached the target
game score
> option win low
> option target 100
> seat Alice Bob Carol
> round 40 10 20
. players[1].place 1
. players[0].place 3
> round 60 30 20
= a tie: Bob, Carol win with 40 each
. winners[0] Bob
. winners[1] Carol
---
# a tie is played on, where the table wants that
game score
> option tie extra
> option rounds 1
> seat Alice Bob Carol
> round 5 5 1
= after round 1 Alice, Bob lead with 5 each
. phase playing
> round 0 1 9
= Carol wins with 10
---
# so many rounds
game score
> seat Alice Bob
> option rounds 2
> round 1 2
. phase playing
> round 2 1
= a tie: Alice, Bob win with 3 each
---
# an option may end the game, or let it go on
game score
> seat Alice Bob
> round 8 2
> option target 5
= option target: 5
= Alice wins with 8
> option target off
= the game continues
. phase playing
. round 2
---
# the table may end it any time; half a round counts as it is written
game score
> seat Alice Bob
> finish
! nobody has points yet
> points Bob 3
> finish bedtime
= the game ends here: bedtime
= Bob wins with 3
+  | the game ends here | bedtime
> finish
! the game is over: correct, rematch or undo
---
# another sheet for the same people: the next one begins, what was agreed stays
game score
> seat Alice Bob Carol
> rematch
! the sheet is still empty
> option target 5
> round 6 0 0
. phase over
> rematch
= a new sheet: Bob begins (next in order)
. phase playing
. turn Bob
. round 1
. target 5
. players[0].total 0
. players[0].place null
---
# the time of a round begins with each game
> seat Ann Bo
> clock round 30:00
. clock.round_until 1000001801
wait 90
> round 5 3
> rematch
. clock.round_until 1000001893
> clock round 24:00:01
! "24:00:01" is not a time: type 80:00, or 0 for no limit
> clock round 24:00:00
> clock round 0
> round 5 3
> rematch
. clock.round_until null
---
# who has left ends no game, neither up nor down
> seat Ann Bo Cy
> option target 30
> points Bo 31
> out Bo
> round 3 2
. phase playing
> option target off
> option start 20
> option down on
> option bust on
> correct Bo 1 20
. players[1].total 0
. phase playing
> round 17 30
= Ann wins with 0
> undo
# with nothing to begin with, nothing is down, and nothing is too much
> option bust off
> option start off
. phase playing
> option bust on
> round 5 6
. players[0].total -8
> option down off
. win high
> option start 10
# bust is of counting down alone
> points Ann 100
. players[0].total 118
---
# a team is one only while two of it play
> seat Ann Bo Cy
> team Ann,Cy
> out Cy
> round 5 3
= after round 1 Ann leads with 5
= Bo begins round 2
= round 1: Ann 5, Bo 3
> points Ann 1
> points Bo 1
- round 2: Ann 1, Bo 1
> finish
< first Ann
! the game is over: correct, rematch or undo
