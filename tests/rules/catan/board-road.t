# the board counts the longest road; five take the card, a longer one takes it over
game catan
scene anna-at-1-with-a-road-to-5
> build Anna road free at=5-9 sure
> build Anna road free at=9-13 sure
> build Anna road free at=13-18
> longest
@ roads.Anna 4
@ longest_road null
= nobody holds Longest Road: it takes at least 5 roads in a row, and the longest
> road Anna 5
! the board counts Anna's longest road: 4
> build Anna road free at=18-24
= Anna takes Longest Road: 3 points
. players[0].road 5
. players[0].longest_road true
> build Boris settlement free at=54
> build Boris road free at=51-54
> build Boris road free at=47-51
> build Boris road free at=43-47
> build Boris road free at=38-43
> build Boris road free at=33-38
. players[1].road 5
. longest_road Anna
> build Boris road free at=27-33
= Boris takes Longest Road: 3 points
. longest_road Boris
---
# of a fork the longer arms count, of a circle all its sides
scene three-on-the-board
> build Anna settlement free at=18
> build Anna road free at=13-18
> build Anna road free at=9-13 sure
> build Anna road free at=9-14 sure
> build Anna road free at=14-19
> build Anna road free at=19-24
. players[0].road 5
> build Anna road free at=18-24
. players[0].road 6
> build Anna road free at=18-23
. players[0].road 7
> build Anna road free at=24-30
. players[0].road 7
---
# another player's building cuts a road, an own one does not; a road may end at one
scene anna-at-1-with-a-road-to-5
> build Anna road free at=5-9 sure
> build Anna road free at=9-13 sure
> build Anna road free at=13-18
> build Anna road free at=18-23
> build Anna road free at=17-23
. players[0].road 6
. longest_road Anna
> build Anna settlement free at=9
. players[0].road 6
> build Boris settlement free at=18
= Boris cuts Anna's road: 6 -> 4
= nobody holds Longest Road
+ Anna | road 6 -> 4 | Boris
+ Boris | settlement, 4 left
+ Anna | loses Longest Road
> longest
= Anna: longest road 4
= nobody holds Longest Road: it takes at least 5 roads in a row, and the longest
. players[0].road 4
. longest_road null
---
# after a cut the holder keeps the card while nobody has more
scene anna-at-1-with-a-road-to-5
> build Anna road free at=5-9 sure
> build Anna road free at=9-13 sure
> build Anna road free at=13-18
> build Anna road free at=18-23
> build Anna road free at=17-23
> build Anna road free at=12-17
. players[0].road 7
> build Boris settlement free at=54
> build Boris road free at=51-54
> build Boris road free at=47-51
> build Boris road free at=43-47
> build Boris road free at=38-43
> build Boris road free at=33-38
. players[1].road 5
> build Carol settlement free at=23
. players[0].road 5
. longest_road Anna
---
# when the holder is cut and several others are level, nobody has it
scene three-on-the-board
> build Anna settlement free at=22
> build Anna road free at=22-28
> build Anna road free at=28-34 sure
> build Anna road free at=34-39 sure
> build Anna road free at=39-44
> build Anna road free at=44-48
> build Anna road free at=48-52
. longest_road Anna
> build Boris settlement free at=54
> build Boris road free at=51-54
> build Boris road free at=47-51
> build Boris road free at=43-47
> build Boris road free at=38-43
> build Boris road free at=33-38
> build Carol settlement free at=1
> build Carol road free at=1-5
> build Carol road free at=2-5
> build Carol road free at=2-6
> build Carol road free at=3-6
> build Carol road free at=3-7
. longest_road Anna
> build Boris settlement free at=34
= Boris cuts Anna's road: 6 -> 4
= nobody holds Longest Road
. longest_road null
> build Carol road free at=7-11
= Carol takes Longest Road: 3 points
---
# one road without a place: its length is the player's word again
scene anna-at-1-with-a-road-to-5
> build Anna road free sure
> road Anna 3
! Anna has only 2 roads on the board, not 3
> road Anna 2
. players[0].road 2
> build Boris settlement free at=23
> build Boris road free at=23-29
> road Boris 1
! the board counts Boris's longest road: 1
> build Anna road free at=50-53 sure
> supply Anna roads=14
! Anna has on the board: roads 2; at most 13 are left
> supply Anna roads=13
. players[0].road 1
---
# longest road wins by itself on the builder's own turn
scene anna-at-1-with-a-road-to-5
> build Anna road free at=5-9 sure
> build Anna road free at=9-13 sure
> build Anna road free at=13-18
> score Anna +7
> roll 1 1
> hand Anna 1b1l
> build Anna road at=18-23
= Anna takes Longest Road: 10 points
= Anna wins with 10 points
. winner Anna
