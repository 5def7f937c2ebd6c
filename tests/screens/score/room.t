# a score sheet for a whole room
game score
> title Thursday
> seat Alice Bob 桜井みずき Dave
> option target 100
> round 7 31 4 15
wait 20
as room
show 60x18 totals
plain 80x24 totals
sizes
# with one page and nothing new the picture stands
wakes 0
# a change stands ten seconds beside its number
> points Bob 12
wakes 10
row 17 █
wait 9.5
wakes 0.5
show 80x24 a change
wait 0.5
wakes 0
# keys of the table mean nothing here
press + -> !
. players[1].total 43
