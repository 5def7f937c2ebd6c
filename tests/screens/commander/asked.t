# what every key asks: mulligans
game commander
> option rules 2010
> seat Ann Bob Cid
> commander Ann Og Gil & commander Bob Una & commander Cid Wil
asks
---
# .. in the middle of a game
> seat Ann Bob Cid
scene friday-three
scene three-have-fought
> companion 1 "Lurrus of the Dream-Den"
> ring 1 "Og"
asks
---
# .. who has two commanders
> seat Ann Bob Cid
> commander Ann Og Gil & commander Bob Una Vi
> keep each
press 1 .
asks
---
# .. the tables of damage
> seat Ann Bob Cid
scene friday-three
scene three-have-fought
press V
asks
---
# .. when it is over
> seat Ann Bob Cid
> finish
asks
---
# .. a commander is in play, and another of the same player
> seat Ann Bob Cid
> commander Ann Og Gil & commander Bob Una Vi
> keep each
> zone Ann battlefield & zone Ann.2 battlefield
press 1
asks
press .
asks
> zone Ann graveyard
asks
> zone Ann.2 exile
asks
press m
asks
press V
asks
