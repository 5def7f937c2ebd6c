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
! nothing to steal: first a 7 or a Knight, then the robber
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
