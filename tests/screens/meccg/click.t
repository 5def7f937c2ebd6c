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
