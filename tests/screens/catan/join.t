# J seats another player before the first roll, and tells why not later
game catan
> seat Anna Boris Clara
press o
press J D o r a Enter -> join Dora
= Dora sits down
. players[3].name Dora
> roll 3 4
press J -> ! the dice have been rolled: too late to join, start a new table
