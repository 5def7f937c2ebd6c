# SPDX-License-Identifier: MIT
# The lives for people who watch from afar: no frame of a focus, no keys.

game commander
# four: turn, danger, damage with its source, the last change
> seat Alice Bob 桜井みずき Dave
> commander 1 "Kemba, Kha Regent"
> keep each
> turn Bob
> damage 3 11 from=Bob
> damage Dave 18 from=3
> poison Dave +8
> damage Bob 7 from=Alice
> life 3 =4
> life Alice -7
as room
show 60x18 four
wait 11
window 132x43
hides -25
plain 80x24 four
sizes
# a turn and a danger are both told in words
> life Bob =4
window 60x18
shows TURN ─ ! LOW LIFE
---
# two, and one is out
> seat Alice Bob
> keep each
> damage Bob 14 from=Alice
> poison Bob +3
> life Alice =113
as room
show 80x24 two
> out Bob
show 60x18 one is out
---
# ten: names whole, and what can kill with its limit, at any size
> seat Ann Bob Cid Dee Eve Fay Guy Hal Ida Jonathan
> keep each
> damage Jonathan 18 from=Ann
> poison Ida +8
> life Hal =3
as room
show 60x18 ten
sizes
---
# no commander is marked there, of two neither
> seat Alice Bob
> commander Alice Tymna Thrasios
sizes
