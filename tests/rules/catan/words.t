# completion: the places of a piece that its owner has left, of who is named or next; the robber's hexes
game catan
> seat Anna Boris Carol
* robber HEX:
* build Anna settlement SPOT:
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b
* build Anna settlement SPOT: 1 .. 54, 54
* build Anna road SPOT-SPOT:
> build Anna settlement free at=1
* build settlement SPOT: 2 .. 54, 51
* build road SPOT-SPOT: 1-4, 1-5
* build Boris road SPOT-SPOT:
* build Anna city SPOT: 1
* build Anna road SPOT:
* build Anna settlement SPOT-SPOT:
> supply Anna settlements=0 cities=0 roads=0
* build Anna settlement SPOT:
* build Anna city SPOT:
* build Anna road SPOT-SPOT:
> on-turn Boris & roll 3 4
* robber HEX: o9 .. w4, 18
