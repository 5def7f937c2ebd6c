# facts, longest road: at least 5, strictly longer to take it
game catan
> seat Anna Boris Carol Dora
> road Anna 4
. players[0].longest_road false
> road Anna 5
= Anna: longest road 5
= Anna takes Longest Road: 2 points
. players[0].longest_road true
. players[0].points 2
> longest
= Anna: longest road 5
= Anna holds Longest Road
> road Boris 5
. players[0].longest_road true
. players[1].longest_road false
> road Boris 6
= Boris takes Longest Road: 2 points
+ Boris | road 5 -> 6
+ Boris | takes Longest Road | Anna
. players[0].points 0
---
# facts, longest road: after a cut the holder keeps it while still jointly longest
> seat Anna Boris Carol
> road Anna 7
> road Boris 6
> road Anna 6
. players[0].longest_road true
> road Anna 5
. players[1].longest_road true
---
# facts, longest road: two others tie, and it lies aside until one alone is longest
> seat Anna Boris Carol
> road Anna 7
> road Boris 6
> road Carol 6
> road Anna 4
= nobody holds Longest Road
. longest_road null
. players[0].longest_road false
> road Carol 7
. players[2].longest_road true
---
# facts, longest road: nobody has 5 any more
> seat Anna Boris Carol
> road Anna 5
> road Anna 3
= nobody holds Longest Road
---
# a road is not longer than the roads that stand
> seat Anna Boris Carol
> build Anna road free
> build Anna road free
> road Anna 3
! Anna has only 2 roads on the board, not 3
> road Anna 2
---
# facts, largest army: at least 3 played knights, strictly more to take
> seat Anna Boris Carol
> knights Anna 2
> knights Boris 2
> held Anna knight
> held Boris knight knight
> on-turn Anna
> play Anna knight
= Anna takes Largest Army: 2 points
. players[0].largest_army true
> turn
> play Boris knight
. players[1].knights 3
. players[0].largest_army true
> turn Boris
> play Boris knight
= Boris takes Largest Army: 2 points
. largest_army Boris
. players[0].points 0
> army
= Anna: 3 knights
= Boris holds Largest Army
@ knights.Boris 4
@ largest_army Boris
