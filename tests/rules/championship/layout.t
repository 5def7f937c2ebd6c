# a board told by its hexes is written as every other, and one that the box cannot lay is named
game championship
> layout 1 ore9 w6 b5 g8 b3 l10 o8 g10 desert o5 b9 l3 w12 g11 l2 w6b g11b l4 w4 3:1 3 3 grain w l o 3 b
= the board of round 1, at all tables: o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b
> layout 2 o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b
! a new board for each game: round 1 has this one (W2.0.1)
> layout 2 o8 w6 b5 / g8 b3 l10 o9 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b
= no table can lay this board: o8 and w6 lie side by side: no 6 or 8 touches another
---
# drawn with the numbers in their order, or at random
> layout 1 draw
> layout 2 draw random
---
# any other text names a board
> layout 1 the blue box
= the board of round 1, at all tables: the blue box
