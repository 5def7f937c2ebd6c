# what every key asks: the set-up
game catan
scene three-on-the-board
asks
---
# .. a turn on the board
scene anna-at-9
> hand Anna 9b9w2g3o & hand Boris 4l & hand Carol 2w
> on-turn Anna
> roll 3 3
asks
---
# .. a seven, who discards and whom the robber comes to
scene anna-at-9
> hand Anna 5b5w & hand Boris 5b5w
> roll 3 4
asks
---
# .. without a board
> seat Anna Boris Carol
> hand Anna 9b9w2g3o
> on-turn Anna
asks
---
# .. the robber is moved, and a player in the set-up
scene anna-at-9
> hand Anna 3w & hand Boris 5b
press r
asks
press Esc
press b r
asks
press Esc
press d
asks
