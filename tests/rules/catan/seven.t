# facts, seven: more than seven cards, half of them, rounded down
game catan
> seat Anna Boris Carol Dora
> give Anna 8g
> give Boris 9w
> give Carol 11o
> give Dora 7b
> turn
> roll 3 4
= Anna has 8 cards and discards 4
= Boris has 9 cards and discards 4
= Carol has 11 cards and discards 5
= Anna rolls 3 4: 7
. must_discard[0].player Anna
. must_discard[0].cards 4
. must_discard[1].cards 4
. must_discard[2].cards 5
> discard Dora 3b
! Dora has nothing to discard: only hands over 7 lose half after a 7
> discard Carol 4o
! Carol must discard 5 of 11 cards, not 4
> discard Carol 6o
! Carol must discard 5 of 11 cards, not 6
. players[2].cards 11
---
# facts, seven: 15 cards, 7 of them; development cards do not count
> seat Anna Boris Carol
> hand Anna 5b5l5w
> held Boris knight knight knight
> hand Boris 6g
> roll 6 1
. must_discard[0].cards 7
> discard Anna 3b4l
= Anna discards 3 brick 4 lumber: 8 left
= Anna must move the robber
. players[0].cards 8
. players[1].cards 6
---
# facts, seven: all discards come before the robber moves, and before all else
> seat Anna Boris Carol
> give Anna 8g
> give Boris 8w
> roll 3 4
> robber g6
! discards first, then the robber moves
> turn
! Anna must discard 4 cards first: d, or discard P CARDS
> discard Anna 4g
> build Anna road
! Boris must discard 4 cards first: d, or discard P CARDS
> discard Boris 4w
> robber desert
! the robber is already on desert: move it to another hex
> robber g6
= the robber moves from desert to grain 6
= Anna may steal from: Boris
. robber g6
> robber o8
! the robber moves only after a 7 or a Knight
---
# facts, seven: one card, from one player with a building there and a card
> seat Anna Boris Carol Dora
> build Boris settlement free at=g6,o8,b4
> build Carol settlement free at=g6,w9,l5
> build Dora settlement free at=w9,l5,desert
> give Boris 1w
> give Dora 2w
> roll 3 4
> turn
! Anna must move the robber first: x, or robber HEX
> robber g6
= Anna may steal from: Boris
> steal Anna from=Carol
! Carol has no card to steal
> steal Anna from=Dora
! Dora has no building at grain 6, where the robber is
> steal Boris from=Dora
! it is Anna who steals now, not Boris
> steal Anna from=Anna
! you cannot steal from yourself
> steal Anna from=Boris
> steal Anna from=Boris
! nothing to steal yet: a 7 or a Knight, then the robber, comes first
---
# facts, seven: nobody with a card at the robber
> seat Anna Boris Carol
> build Boris settlement free at=g6,o8,b4
> roll 3 4
> robber g6
= nobody to steal from
> turn
---
# facts, knight: moves the robber and steals, and nobody discards
> seat Anna Boris Carol
> held Anna knight
> give Boris 9w
> on-turn Anna
> play Anna knight
= Anna plays a Knight, 1 so far: move the robber
. players[0].knights 1
> robber o8
= Anna may steal from: Boris
> steal Anna from=Boris
. players[1].cards 8
> roll 2 3
---
# the robber goes to a hex
> seat Anna Boris Carol
> roll 3 4
> robber
! usage: robber HEX [sure]
