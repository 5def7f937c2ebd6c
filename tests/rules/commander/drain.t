# what all lose together
game commander
> seat Alice Bob Carol Dave
> life others=Alice -3 to=Alice
= Alice: 49 life
= Bob: 37 life
= Carol: 37 life
= Dave: 37 life
. players[0].life 49
# nobody who is out loses any
> out Dave
> life others=Alice -3 to=Alice
. players[0].life 55
# another than the source of it
> life Bob -2 to=Carol
. players[2].life 36
# what is no loss is not given on
> life Bob +2 to=Carol
! to= needs a loss: life others=Q -3 to=Q
> life Bob =2 to=Carol
! to= needs a loss: life others=Q -3 to=Q
> life Bob -2 to=Dave
! Dave is out: back Dave brings them back
---
# a shared life
> option format 2hg
> seat Ann Bob Cid Dee
> life Cid,Dee -2 to=Ann
. players[0].life 34
. players[2].life 26
