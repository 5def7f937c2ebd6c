# a board as text: hexes by rows from the top, then the harbours clockwise; twins get letters
game catan
> seat Anna Boris Carol
. board null
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b
= the board is laid: Anna settles first
. board.hexes.length 19
. board.hexes[0] o9
. board.hexes[8] desert
. board.hexes[15] w6b
. board.harbours.length 9
. board.harbours[0] 3
. board.harbours[3] g
. board.robber desert
. board.spots.length 0
. board.roads.length 0
---
# words and letters of twins are read too, rows may be left unmarked
> board ore9 wool6 brick5 g8 b3 l10 o8 g10 desert o5 b9 l3 w12 g11 l2 w6B G11b l4 w4 3:1 3 3 grain w l o 3 b
. board.hexes[15] w6b
. board.harbours[3] g
---
# what the box does not have is refused
> board o9 w6
! the board has 19 hexes, not 2
> board o9 w6 b5 / g8 b3 l10 / o8 g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b
! row 2 ends after hex 6: the rows have 3 4 5 4 3 hexes
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 x4 ; 3 3 3 g w l o 3 b
! row 5, hex 3: "x4" is not a hex: type g6 for grain 6 (a second one g6b), or desert
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 o4 ; 3 3 3 g w l o 3 b
! wool: 3 hexes, but the box has 4
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l3 w4 ; 3 3 3 g w l o 3 b
! number 3: 3 hexes, but the box has 2
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3
! the board has 9 harbours, not 8
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 3
! harbours of brick: 0, but the box has 1
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 x
! "x" is not a harbour: 3, brick, lumber, wool, grain or ore
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b b
! "b" is one too many: 19 hexes, then 9 harbours
. board null
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 w4 ; 3 3 3 g w l o 3 b
! "w4" is one too many: the board has 19 hexes
> board o9 w6 b5 / g8 b3 l10 o8 / g desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b
! row 3, hex 1: "g" is not a hex: type g6 for grain 6 (a second one g6b), or desert
> board o9 w7 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b
~ row 1, hex 2: "w7" is not a hex
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert5 o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b
~ row 3, hex 2: "desert5" is not a hex
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4
! the board has 9 harbours, not 0
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o desert b
~ "desert" is not a harbour
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 2 3 3 g w l o 3 b
~ "2" is not a harbour
---
# red numbers side by side: 6 beside 8, 8 beside 8
> board o8 w6 b5 / g8 b3 l10 o9 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b
! o8 and w6 lie side by side: no 6 or 8 touches another; if they do on your table, add sure
> board o8 w9 b5 / g8 b3 l10 o6 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b
! o8 and g8 lie side by side: no 6 or 8 touches another; if they do on your table, add sure
. board null
# as it lies on the table: taken with sure, and the log and the state note it
> board o8 w9 b5 / g8 b3 l10 o6 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b sure
+  | board o8 w9 b5 / g8 b3 l10 o6 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b, as on the table: red numbers side by side
. board.as_it_lies true
. board.hexes[0] o8
# another one is no longer noted so; nor is sure where nothing lies side by side
> board draw
. board.as_it_lies nothing
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b sure
. board.as_it_lies nothing
# no sure lays what the box does not have
> board o8 w9 b5 / g8 b3 l10 o6 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 o4 ; 3 3 3 g w l o 3 b sure
! wool: 3 hexes, but the box has 4
---
# drawn: nobody needs to be seated, and it may be drawn again until a piece stands
> board draw
= the board is laid: 19 hexes, the robber on the desert
. board.hexes.length 19
> seat Anna Boris Carol
> board draw random
= the board is laid: Anna settles first
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b
> build Anna settlement free at=1
> board draw
! there are pieces already: the board comes before them (u goes back)
> undo
> board draw
---
# taken away, all is as without a board: the buildings keep their hexes
> seat Anna Boris Carol
> board off
! no board is laid: board draw, or board TEXT
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b
> build Anna settlement free at=10
> board off
= no board: type hexes with at=, and road P N
. board null
. players[0].places[0].at.length 3
> build Boris settlement free at=o9,g8,b3
> build Boris road free
> road Boris 1
---
# five and six players: the larger board, 30 hexes in rows of 3 4 5 6 5 4 3 and 11 harbours
> option extension on
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b
! row 4 ends after hex 16: the rows have 3 4 5 6 5 4 3 hexes
> board l3 g8 desert / l2 g3 g11 g4 / o8 w9 l5 w8 o9 / o10 w5 desert w2 b10 o9 / o4 w6 l12 g11 b6 / b12 w11 b4 l5 / g3 b10 l6 ; 3 w l w 3 3 g b 3 3 o
= the board is laid: 30 hexes, the robber on the desert
. board.hexes[2] desert
. board.hexes[14] desertb
> board l3 g8 deserta / l2 g3 g11 g4 / o8 w9 l5 w8 o9 / o10 w5 desertb w2 b10 o9b / o4 w6 l12 g11b b6 / b12 w11 b4 l5b / g3b b10b l6 ; 3 w l w 3 3 g b 3 3 o
. board.hexes[2] desert
. board.hexes[14] desertb
> board lumber3 grain8 desert / lumber2 grain3 grain11 grain4 / ore8 wool9 lumber5 wool8 ore9 / ore10 wool5 desert wool2 brick10 ore9 / ore4 wool6 lumber12 grain11 brick6 / brick12 wool11 brick4 lumber5 / grain3 brick10 lumber6 ; 3 wool lumber wool 3 3 grain brick 3 3 ore
= the board is laid: 30 hexes, the robber on the desert
> board l3 g8 desertx / l2 g3 g11 g4 / o8 w9 l5 w8 o9 / o10 w5 desertb w2 b10 o9b / o4 w6 l12 g11b b6 / b12 w11 b4 l5b / g3b b10b l6 ; 3 w l w 3 3 g b 3 3 o
~ row 1, hex 3: "desertx" is not a hex
. board.hexes[14] desertb
. board.harbours.length 11
> option extension off
= the board is removed: lay one of the other size
. board null
> board draw
. board.hexes.length 19
---
# a file lays no board that the box does not have
> seat Anna Boris Carol
< board o9 w6
! the board has 19 hexes, not 2
