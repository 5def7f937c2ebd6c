# W: the die is rolled, by the program or by hand, and the table planeswalks
game commander
> seat Alice Bob Carol Dave
> keep each
hides plane
press W n N a y a Enter -> planeswalk Naya
quiet
shows plane Naya
choice W w Naya
press W b -> planar-die blank
quiet
shows die costs 1
press W c -> planar-die chaos
= Alice pays 1, the next roll costs 2; planar die: CHAOS on Naya (901.9b)
choice W r costs 2
press W w -> ! there is no planar deck: F p, or W n
show 60x18 a plane and its die
cursor 0 4
> turn
quiet
hides die costs
---
# W with a deck: shuffled, then turned up; nobody sees the next card
> seat Alice Bob
> planes add Bant Bant2
choice W l 2 cards
press W w -> ! the planar deck is not shuffled: W s, or W n
> planar-shuffle 2 1
choice W s done
press W w -> planeswalk
shows plane Bant2
