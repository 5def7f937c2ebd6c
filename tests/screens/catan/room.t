# points, cards, board and dice for a whole room
game catan
> title "Table 4"
> seat Anna Boris Chie Dora
> option colour Anna red
> option colour Boris blue
> option colour Chie white
> option colour Dora orange
> board o8 l3 o6 / g10 g4 b9 l2 / o9 w5 b11 l10 w5 / w12 g6 b3 w8 / desert g11 l4 ; g l w o 3 3 3 3 b
press Enter
press Enter
press Left Enter
press Enter
press Down Enter
press Right Enter
press Right Enter
press Up Enter
press Up Enter
press Enter
press Left Left Enter
press Enter
press Down Down Enter
press Enter
press Up Up Enter
press Enter
press m
> clock set 3:00
> roll 5 3
as room
show 60x18 the board
plain 60x18 the board
shows last roll 5+3
shows hand 1
sizes
shows +1 wool
window 132x43
shows pts/10
shows road 1
hides ▸
as room mono
hides ~
---
# without a board players, bank and dice
> seat Anna Boris Chie
as room
show 60x18 set-up
> roll 3 4
show 60x18 cards and dice
hides ▸
hides give
sizes
---
# what is in a hand shows on no page
> seat Anna Boris Chie
> roll 3 4
> hand Anna 2b
> hand Boris 1g
keep other hands
---
> seat Anna Boris Chie
> roll 3 4
> hand Anna 1l1o
> hand Boris 1w
wait 0
twin other hands
as room
press Right
