# a championship has no phones but the onlookers': where everybody sits, the standings
game championship
> title "Kyoto 2026"
> seat "Anna Müller"=DE "千葉 みなと"=JP Dora Boris Eve Lena Omar Tom
card -
has fact players 8
has fact next the draw of the rounds
lacks Anna
# drawn and not posted, nothing of it is told
> schedule rounds=2 by=1 draw=5
card -
has fact now round 1 of 2 (0 of 2 tables in)
has fact next round 1: the tables are not posted yet
lacks Anna
lacks where
> post 1
keep posted
card -
has list where do I sit: round 1
has fact next round 2
has item Anna Müller table
has item Boris table
lacks round 2:
lacks standings
lacks [
--- posted
# seat and colour as they are chosen; then the standings of what is signed
> layout 1 draw
> result 1 1 10 8 6 5
card -
lacks standings
> sign 1 1 each
card -
has list standings
has fact now round 1 of 2 (1 of 2 tables in)
has item Lena 1. (1 win, 10 points)
> result 1 2 10 9 6 4
> sign 1 2 each
card -
lacks where do I sit
has fact next round 2: the tables are not posted yet
> post 2
card -
has list where do I sit: round 2
> result 2 1 10 8 6 5 & sign 2 1 each
> drop Eve
> result 2 2 10 8 6 5 & sign 2 2 each
card -
has fact next the cut
> cut 4
> final
card -
has list where do I sit: the final
has list standings, without the final
> result final 1 10 9 8 7
> sign final each
card -
has fact champion
lacks where do I sit
