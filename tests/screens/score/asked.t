# what every key asks: rounds
game score
> seat Ann Bo Cy Di
> points Ann 5 & points Bo 6 & points Cy 7 & points Di 8
asks
---
# .. named rows
> seat Ann Bo
> categories birds, eggs, grain
press m
asks
---
# .. bids
> seat Ann Bo Cy Di
> template spades
asks
---
# .. a contract
> seat Ann Bo Cy Di
> template bridge
asks
---
# .. darts
> seat Ann Bo
> template darts
asks
---
# .. mahjong
> seat Ann Bo Cy Di
> template mahjong
asks
---
# .. nobody sits; a game that has ended; the chart
asks
> seat Ann Bo
press V
asks
press V
> points Ann 5 & points Bo 6
press V
asks
> finish
asks
---
# .. an empty sheet
> seat Ann Bo
asks
