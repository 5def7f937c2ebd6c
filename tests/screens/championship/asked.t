# what every key asks: before the draw
game championship
> seat Anna Ben Chie Dora Emil Fay Gus Hal
asks
---
# .. a round is played
scene anna-to-hal-at-two-tables
> post 1
> result 1 1 10 8 6 5
asks
---
# .. a sheet
scene anna-to-hal-at-two-tables
> post 1
> absent Fay
> drop Gus
press 2
asks
---
# .. somebody is late
scene anna-to-hal-at-two-tables
> post 1
> absent Fay
press t
asks
