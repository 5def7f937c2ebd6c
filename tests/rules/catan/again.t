# a wrong roll ten lines ago: undo to it, say the right one, and redo says the rest again
game catan
> seat Anna Boris Carol
> build Anna settlement free at=g6,o8,b4
> build Boris settlement free at=o8,w9,l5
> roll 3 3
> give Anna 1l1b
> build Anna road
> turn
> roll 4 4
> steal Boris from=Anna
! nothing to steal yet: a 7 or a Knight, then the robber, comes first
> turn
> roll 1 2
> undo
> undo
> undo
> undo
> undo
> undo
> undo
> roll 4 4
> redo
= 5 undone lines are left: redo
> redo
> redo
> redo
> redo
. turn Carol
. dice.rolls 2
> redo
. dice.rolls 3
. players[0].cards 2
. players[1].cards 2
> redo
! nothing to redo
---
# what no longer holds is named and left out: the cards for the road are missing now
> seat Anna Boris Carol
> roll 1 1
> give Anna 1l1b
> build Anna road
> turn
> undo
> undo
> undo
> give Anna 1l
> redo
! cannot redo build Anna road: Anna holds 1 card, needed: 1 brick 1 lumber
> redo
. turn Boris
. players[0].roads 15
---
# a stolen card that was named stays in the line, and no message shows it
> seat Anna Boris Carol
> give Boris 1o
> roll 3 4
> steal Anna from=Boris ore
> undo
> undo
> undo
> give Boris 1g
> redo
> redo
! cannot redo steal: type it again
---
# a line that must wait is kept: the robber first, then redo says it
scene three-on-the-board
> roll 1 2
> turn
> roll 3 3
> undo
> undo
> undo
> roll 3 4
> redo
! cannot redo turn: Anna must move the robber first: x, or robber HEX
> robber o8
> redo
. turn Boris
> redo
. dice.rolls 2
---
# redo once more leaves out what is refused still
scene anna-at-9
> build Anna road free at=9-13
> build Boris settlement free at=18
> build Boris road free at=18-24
> undo
> undo
> undo
> undo
> build Anna settlement free at=13
> redo
. players[0].road 1
> redo
! cannot redo build Boris settlement free at=18: too close: Anna has a building next to it, on spot 13
> redo
! cannot redo build Boris road free at=18-24: next, Boris builds a settlement: the set-up goes in turn order, then back; if this is already built, add sure
> redo
! nothing to redo
. players[1].roads 15
---
# what stood on another board is left out where this one does not have it
scene three-on-the-board
> build Anna settlement free at=o9,g8,b3
> build Anna road free at=9-13
> undo
> undo
> undo
> board b5 w6 o9 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b
> redo
! cannot redo build Anna settlement free at=o9,g8,b3: these hexes do not meet at any spot
> build Anna settlement free at=9
> redo
. players[0].road 1
