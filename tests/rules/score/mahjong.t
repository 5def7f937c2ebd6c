# EMA riichi 4.1: han and fu, and who pays; what is paid adds up to 0
game score
> seat Ann Bo Cy Di
> hand Ann 1 30
! this sheet does not count hand: template mahjong
> template mahjong
. start 30000
. sum 0
. counters 0
# the dealer, off a discard: six times the base; stays, with a counter (3.4.10, 3.4.11)
> hand Ann 3 30 from=Bo
= Ann +5800, Bo -5800
= after round 1 Ann leads with 35800
= Ann begins round 2
. counters 1
# drawn: twice from each, and a hundred for the counter
> hand Ann 2 20
= Ann +2400, Bo -800, Cy -800, Di -800
. counters 2
# a mangan that another draws: the dealer pays twice
> hand Bo 5
= Ann -4200, Bo +8600, Cy -2200, Di -2200
= after round 3 Ann leads with 34000
= Bo begins round 4
. counters 0
> hand Cy 1
! 1 han need their fu: 30, 40 .. 110; from 2 han up also 20 and 25
> hand Cy 1 25
! 1 han need their fu: 30, 40 .. 110; from 2 han up also 20 and 25
> hand Cy 3 35
! 3 han need their fu: 30, 40 .. 110; from 2 han up also 20 and 25
> hand Cy 4 30 from=Cy
! Cy cannot pay for their own hand: leave out from= if self-drawn
> hand Cy 4 30 from=Di
= Cy +7700, Di -7700
> hand Di 4 40 from=Ann
= Ann -8000, Di +8000
> hand Di 2 25 from=Bo
= Bo -2400, Di +2400
# a draw: written as a round; the dealer who is paid stays
> round -1000 -1000 -1000 3000
. counters 2
= after round 7 Cy leads with 33700
= Di begins round 8
= round 7: Ann -1000, Bo -1000, Cy -1000, Di 3000
> round -1000 -1000 -1000 2000
~ this one to -1000, 1000 too few
# haneman, baiman, sanbaiman, yakuman
> hand Bo 6 from=Ann
= Ann -12600, Bo +12600
> hand Bo 8 from=Cy
= Bo +16000, Cy -16000
> hand Di 11 from=Cy
= Cy -24000, Di +24000
> hand Ann 13
= Ann +32000, Bo -8000, Cy -16000, Di -8000
---
# a bet of riichi (3.3.14, 3.4.4): lost with a draw it stays on the table, and goes to who wins next
> seat Ann Bo Cy Di
> riichi Ann
! this sheet does not count riichi: template mahjong
> template mahjong
> riichi Ann
= Ann declares riichi: 1000 on the table
. players[0].riichi true
> riichi Ann
! Ann has already declared riichi
> round -1000 -1000 -1000 3000
. players[0].total 28000
. players[0].riichi false
. bets 1
> riichi Bo
> riichi Di
> hand Bo 1 30 from=Cy
= Bo +3800, Cy -1800, Di -1000
. bets 0
---
# bets that nobody has won go to the first at the end, unless the table plays otherwise
> seat Ann Bo Cy Di
> template mahjong
> option rounds 2
> riichi Ann
> riichi Bo
> round -1000 -1000 -1000 3000
. bets 2
> round 0 0 0 0
= Di gets the bets that are left: 2000
= Di wins with 35000
. bets 0
---
> seat Ann Bo Cy Di
> template mahjong
> option leftover off
> riichi Ann
> round -1000 -1000 -1000 3000
> finish
= the game ends here
= Di wins with 33000
. bets 1
---
# of two first ones nobody has them
> seat Ann Bo Cy Di
> template mahjong
> riichi Ann
> round -1000 -1000 1000 1000
> finish
. bets 1
---
# what is no hand: its han, its fu, and who pays are people and numbers of the rules
> seat Ann Bo Cy Di
> template mahjong
> hand Ann 14 30
! "14" is not a number from 1 to 13; usage: hand P HAN [FU] [from=Q]
> hand Ann 3 121
! "121" is not a number from 20 to 110; usage: hand P HAN [FU] [from=Q]
> hand Ann 3 30 from=Zed
! no player is called "Zed": Ann, Bo, Cy, Di
. players[0].total 30000
---
# who has left neither pays nor bets; what each count of fans and fu is worth
> seat Ann Bo Cy Di
> template mahjong
> riichi Di
> out Di
> hand Bo 1 30
= Ann -500, Bo +800, Cy -300
. players[3].total 30000
. players[3].points[0] null
. bets 0
> riichi Cy
> out Cy
# a draw that is written one by one is a draw, too
> points Ann 0 & points Bo 0
. counters 1
. bets 0
> back Cy & back Di
. turn Ann
> hand Ann 7 from=Di
= Ann +18300, Di -18300
> hand Cy 9 from=Di
= Cy +16600, Di -16600
> hand Di 10 from=Ann
= Ann -16000, Di +16000
> hand Bo 12 from=Ann
= Ann -24000, Bo +24000
> hand Ann 1 110 from=Bo
= Ann +3600, Bo -3600
> seatswap Bo Cy
~ ruling
> riichi Bo
> seatswap Bo Cy ruling
. players[2].riichi true
> finish
> riichi Ann
! the game is over: correct, rematch or undo
