# the end of a time is a chip: the turn's, and the round's or the evening's, whichever ends first
game commander
> seat Alice Bob
> keep each
> clock set 3:00
> clock start
> clock evening 4:00:00
> clock round 80:00
shows 3:00  round 1:20:00
wait 4800
shows !   ROUND OVER
> clock round 0
shows evening 2:40:00
wait 14400
shows EVENING OVER
