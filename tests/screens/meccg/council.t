# a level count is a count: its totals stay while the chain of strength decides, and no step is told
game meccg
> seat Alice 青木
> turn 1
> mp 1 item +4 & mp 2 item +4
> character 1 Gandalf
> character 2 Legolas points=3
> council
hides step
body 60x18 level
---
# a game that nobody counted shows its totals, too, and the points of the tournament
> seat Alice 青木
> turn 1
> mp 1 item +8 & mp 2 item +4
> ring Alice
hides step
body 60x18 40x12 over without a count
---
# on a wide and low screen what is cut stands in letters of one row
> seat Alice 青木
> turn 1
> mp 1 item +8 & mp 1 ally +3 & mp 2 item +4
> council
shows to 6
body 120x30 cut
