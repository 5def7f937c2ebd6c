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
---
# .. a sheet with a free seat while somebody is late, with one who is gone, with a protest, to be signed
scene anna-to-hal-at-two-tables
> player Zoe
> post 1
press 1
asks
> drop Anna
asks
press Esc
press 2
> result 1 2 10 8 6 5
asks
> sign 1 2 Emil
> protest 1 2 Fay "x"
asks
press Esc
press J
asks
---
# .. somebody is late, and a seat is free
scene anna-to-hal-at-two-tables
> post 1
> drop Anna
> player Zoe
asks
press 1
asks
