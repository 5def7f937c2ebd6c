# who sits down later has blank rounds, and above them what the sheet began with
game score
> seat Alice Bob
> round 12 5
> round 7 31
press J E v e Enter -> join Eve
= Eve joins in round 3
> join Zoe score=20 after=Alice
> round 3 4 5 6
press s
show 60x18 40x12 two came later
click at 5 75
hole seat Eve
sizes
---
# who changes places has neither lost nor gained anything
game score
> seat Alice Bob
> round 12 5
wait 6
> seatswap Alice Bob ruling
hides +7
hides -7
