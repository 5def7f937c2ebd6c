# why a player shows no more
game meccg
> seat Alice Bob
> pool 1 list Gimli Kili
> pool 2 list Legolas Faramir
> pool 1 seal & pool 2 seal
> pick 1 Gimli
> stop 2
shows has stopped
---
# the counts of a deck stand beside its keys
> seat Ann Bob
> pool 1 list Gimli
> pool 2 list Legolas
> pool 1 seal & pool 2 seal
> pick 1 Gimli & pick 2 Legolas & reveal
> deck Ann set resource 30 & deck Ann set creature 12
press d
row 7 resources                     at least 30  30
row 9 creatures                     at least 12  12
