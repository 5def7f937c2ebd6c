# late, lost and swapped by keys, before the games of a posted round begin
game championship
# who comes late fills a table of three; then the slip for the wall is a key away
> seat Anna Ben Chie Dora Emil Fay Gus
> table 1 1 Anna Ben Chie Dora
> table 1 2 Emil Fay Gus
> post 1
press J Z o e Enter -> player Zoe
= round 1, table 2 has a free seat: J; Zoe enters as number 8
press J -> fill 1 2 Zoe
= Zoe plays at round 1, table 2: pick 4; d prints the slip for the wall: 1 table has changed
. rounds[0].tables[1].players[3].name Zoe
> undo
. rounds[0].tables[1].players.length 3
---
# a name of two words has the key as well
> seat Anna Ben Chie Dora Emil Fay Gus
> table 1 1 Anna Ben Chie Dora
> table 1 2 Emil Fay Gus
> post 1
press a Z o e Space R o s s , H U Enter -> player Zoe Ross,HU
= round 1, table 2 has a free seat: J; Zoe Ross (HU) enters as number 8
---
# on the sheet of the table, too
> seat Anna Ben Chie Dora Emil Fay Gus
> table 1 1 Anna Ben Chie Dora
> table 1 2 Emil Fay Gus
> post 1
press J Z o e Enter -> player Zoe
press 2 J
shows who takes the seat at table 2?
press 1 -> fill 1 2 Zoe
---
# two swap seats: the marked player, then the other's name
> seat Anna Ben Chie Dora Emil Fay Gus Hal
> table 1 1 Anna Ben Chie Dora
> table 1 2 Emil Fay Gus Hal
> post 1
press 1 Down x F a y Enter -> swap 1 Ben "Fay"
hole player Fay
. rounds[0].tables[1].players[1].name Ben
> undo
. rounds[0].tables[1].players[1].name Fay
---
# two are left at a table: LEFT TO DO says so, g makes tables of 4 and 3
> seat Anna Ben Chie Dora Emil Fay Gus Hal
> table 1 1 Anna Ben Chie Dora
> table 1 2 Emil Fay Gus Hal
> post 1
> absent Fay,Gus
press t
shows table 2  2 left: g
press Enter g
shows too few at table 2: merge with which
press a -> regroup 1 2 1
. rounds[0].tables[0].players.length 3
. rounds[0].tables[1].players.length 3
---
# a table that is dissolved is shown as such, and no key opens its sheet
> seat Anna Ben Chie Dora Emil Fay Gus Hal Ivo Jan Kim
> table 1 1 Anna Ben Chie Dora
> table 1 2 Emil Fay Gus Hal
> table 1 3 Ivo Jan Kim
> post 1
> absent Fay,Gus,Hal
> regroup 1 2 3 draw=1
. rounds[0].tables.length 2
shows dissolved
press 2 Enter -> ! round 1, table 2 is dissolved
