# a late player has a verb of its own
game championship
> seat Alice Bob Carol Dave
> join Eve
! player NAME enters a late player, seating ROUND TABLE seats a table
> player Eve
