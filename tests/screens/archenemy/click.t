# the catalogue by the mouse: a click marks, the second one adds a copy
game archenemy
> seat Elspeth Alice Bob
> archenemy Elspeth
press c
click Choose Your Champion
click Choose Your Champion
line scheme add Elspeth "Choose Your Champion"
