# nobody sits; then somebody leaves, joins and comes back in the middle of a round: the focus is on who is due
game score
press m
press V
press Tab
press 1
press Down
> seat Ann Bob Cid Dee
keep four
window 132x43
press Tab
press V
press Esc
> points Ann 3
press BackTab
> points Bob 4
> out Cid
press Tab
press Tab
press m
press V
press V
press m
press Up
press Down
> undo
press Tab
> points Cid 5
> points Dee 6
press Tab
press m
press Up
press Up
press = 
press Esc
press Left
press Enter
press Esc
press Down
press m
> join Eve 7
press Tab
press BackTab
> points Ann 1
press 1
press Tab
press m
press 5
press Esc
> points Bob 1 & points Cid 2 & points Dee 3 & points Eve 4
press Tab
> out Bob
press Tab
press BackTab
press V
press Down
press Up
press Esc
> finish
press Tab
press m
press V
press Esc
press Enter
press Esc
> undo
press Tab
> rematch
press Tab
press m
press V
---
# the words of the options beside their keys; a row that decides; teams
> seat Ann Bob Cid Dee
choice y w the highest total
choice y r none
choice y u off
choice y n allowed
choice y b the next seat
choice y e shared
choices players 4
> option win low
> option sum 0
> option rounds 3
> option running on
> option negative off
> option first loser
> option tie extra
choice y w the lowest total
choice y s 0
choice y r 3
choice y u on
choice y n not allowed
choice y b worst in this round
choice y e one more round
choice rule l now
choice tie e now
choice negative n now
choice running y now
choice win l now
> option running off
> categories roads cities
> option tie-row 1
choice y d roads
choice deciding 1 now
> team Ann Cid
window 80x24
press Tab
press V
press 3
press Tab
press Esc
press m
press Tab
press 3
press V
press m
> points Ann 1 & points Bob 2 & points Dee 4
press Tab
> finish
press Tab
---
# rounds, a target, and both when it is over
> seat Ann Bob
> option rounds 2
press Tab
> round 1 2
press Tab
> round 3 4
press Tab
> undo
press Tab
> option rounds off
> option target 20
press Tab
> round 30 4
press Tab
press m
press Down
press Right
press Enter 5 Enter -> correct Bob 2 =5
press Tab
---
# a sheet that runs, with a target and without one
> seat Ann Bob
> option running on
> option target 30
press Tab
> points Ann 3
press Tab
press m
press Enter
press Esc
press V
press Esc
> option target off
press Tab
> out Ann
press Tab
press m
> finish
press Tab
---
# Wizard for six in every size: who has bid, who has taken; narrow columns have signs for it
> seat Ann Bo Cy Di Eve Fay
> template wizard
> bid Ann 1
> bid Bo 0
press m
sizes
> bid Cy 1 & bid Di 0 & bid Eve 1 & bid Fay 0
> tricks Ann 1
press m
sizes
---
# there is no game of one's own yet, and no row to correct; of eleven rows one decides, by its letter
> seat Ann Bo
press y g -
press Esc
press Esc
> categories A, B, C, D, E, F, G, H, I, J, K
press y d
press b -> option tie-row 11
press y d
press n
press Esc
---
# points without rounds: the clock
> seat Ann Bo
> option running on
> clock set 10:00 & clock start
wait 2
press R c
press Esc
---
# an earlier round of who is ahead of the others is corrected
> seat Ann Bo
> points Ann 5 & points Bo 6
> points Ann 7
press Up
press R c
shows 2
press Esc
press Tab
press R c
press Esc
---
# a negative total and a corrected one in panels; who is vulnerable, and who has won, in every size
> seat Ann Bo Cy Di
> points Ann -5 & points Bo 6 & points Cy 7 & points Di 8
> correct Bo 1 9
> points Ann -5
sizes
> finish
> rematch
---
# the sheet opens at its last row, wherever one was in it before; the chart likewise
> seat Ann Bob
> round 1 2
> round 3 4
> round 5 6
press m
press Up
press Up
press m
press m
press Up
press V
press m
---
# the row goes back with an undo; Down from the last row of panels; a row with a target; bets on a table that is over
> seat Ann Bob Cid Dee Eve
> round 1 2 3 4 5
> round 1 2 3 4 5
press m
press Down
> undo
press Up
press m
press 4
press Down
press Down
> rematch
> categories birds eggs
> option target 30
row 0 birds
---
> seat Ann Bob Cid Dee
> template mahjong
> riichi Ann
> round 0 0 0 0
> finish
press Tab
