# what every key asks: before the game
game archenemy
> seat Ann Bob Eve
asks
---
# .. schemes in motion
> option deck any
> seat Ann Bob Eve
> archenemy Eve
> scheme add "I Know All" "Nothing Can Stop" "Plots" "Look Skyward" "Roots of All" "Realms"
> stack "I Know" Nothing Plots "Look" Roots Realms
> keep each
> reveal & reveal & reveal
> commander Ann Og
asks
---
# .. on the lives
> option deck any
> seat Ann Bob Eve
> archenemy Eve
> keep each
press Tab
asks
---
# .. a rumble
scene A-B-and-C-rumble
> scheme add A "Look Skyward" & scheme add B "Feed the Machine" & scheme add C "Plots"
> keep each
asks
---
# .. effects that last, and the choice of a scheme for a deck
> seat Ann Bob Eve
> archenemy Eve
asks
press c
asks
press /
asks
---
# .. hands are kept or not
> option deck any
> seat Ann Bob Eve
> archenemy Eve
asks
press Tab
asks
> mulligan Ann
asks
