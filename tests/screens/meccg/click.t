# an open half by the mouse: a click marks a row, the second one takes it
game meccg
> seat Alice Bob
press Enter
click Celeborn
click Celeborn
line pool Alice add Celeborn
---
# the count: a click goes to a cell of either player
> seat Alice Bob
> council
click at 6 60
hole aim ally
hole seat Bob
---
# the characters: a click goes to one of either player, and keys and lines mean that one
> seat Alice Bob
> turn Alice
> character Alice Gimli & character Alice Kili & character Bob Legolas & character Bob Arwen
> council
press v
click Kíli
press Down
click Arwen
press Up
click Kíli
press Enter
press Esc
