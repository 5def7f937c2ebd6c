# who types results on a page has the sheets that are missing, and those that wait for signatures
game championship
keep begin
> title "Kyoto 2026"
> seat "Anna Müller"=DE "千葉 みなと"=JP Dora Boris Eve Lena Omar Tom
> schedule rounds=2 by=1 draw=5
card +
has fact now round 1 of 2 (0 of 2 tables in)
has list missing: round 1 (0 of 2 sheets typed)
has item table 1 (Lena, Omar, 千葉 みなと, Anna Müller) [type points]
has field Lena
has field 千葉 みなと
lacks round 2 (
lacks to sign
push table 1: type points = 10, 8, 6, 5
line result 1 1 10 8 6 5
has list missing: round 1 (1 of 2 sheets typed)
lacks item table 1 (Lena, Omar
has list to sign: round 1 (0 of 2 tables in)
has item table 1 (Lena 10*, Omar 8, 千葉 みなと 6, Anna Müller 5) [all have signed]
push table 1: all have signed
line sign 1 1 each
lacks table 1
# a protest, or a judge on the way: the desk decides
> result 1 2 10 10 6 5 winner=Dora
> protest 1 2 Tom "he moved it"
card +
has item table 2 (
lacks all have signed
--- begin
# an empty place has no field
> seat Anna Ben Cy Dora
> schedule rounds=2 by=1 draw=5
> absent Cy & drop Cy
card +
has item table 1 (
lacks Cy
--- begin
# a name of 64 columns stands whole, there and on the onlookers' page
> seat "Константин Константинопольский-Рождественский Александрович Мл" Ben Cy Dora
> schedule rounds=2 by=1 draw=5
> post 1
card +
has field Константин Константинопольский-Рождественский Александрович Мл
card -
has item Константин Константинопольский-Рождественский Александрович Мл table 1
---
# four rounds hang, 640 sheets: all are listed as long as they are 600; then a number has the first that is missing
scene 640-players
> schedule rounds=4 by=1 draw=1
> post 1 & post 2 & post 3
card +
has list missing: round 3 (0 of 160 sheets typed)
lacks round 4 (
> post 4
lacks round 4 (
> result 1 1 10 8 6 5 & result 2 1 10 8 6 5
lacks round 4 (
> result 3 1 10 8 6 5
has list missing: round 4 (0 of 160 sheets typed)
--- begin
# two with ten points, or more than are likely: the page asks, and a choice ends the line
> seat Anna Ben Chie Dora Emil
> table 1 1 Anna Ben Chie Dora
card +
push table 1: type points = 10, 10, 6, 5
! who was on turn and wins (W1.1.7)?
push table 1: type points = 10, 10, 6, 5, 1
line result 1 1 10 10 6 5 winner=2
> undo
push table 1: type points = 19, 8, 6, 5
! Anna with 19 points: is that right?
push table 1: type points = 19, 8, 6, 5, 0
line result 1 1 19 8 6 5 sure
> undo
push table 1: type points = 99, 8, 6, 5
! Anna: a number from 0 to 30
push table 1: type points = 31, 8, 6, 5
! Anna: a number from 0 to 30
push table 1: type points = 30, 8, 6, 5
! Anna with 30 points: is that right?
push table 1: type points = 10, 8, 6, 0
! Dora with 0 points: two settlements are 2 (only a judge gives fewer)
push table 1: type points = 10, 8, 6, 5
line result 1 1 10 8 6 5
