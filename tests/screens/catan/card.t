# on phones: an own hand, what costs what it holds, and the dice
game catan
> seat Anna Boris Chie Dora
> build Anna settlement free at=g6,o8,l4
> build Boris settlement free at=o8,w9,l5
> turn
> give Anna 5b2l2w4g4o
> give Boris 3o2w
keep evening
card Anna
has big points 1 (of 10)
has big cards 17 (a 7 costs half) !
has item brick 5
has other Boris 1 (5 cards)
has do to the bank 4 brick, for [lumber] [wool] [grain] [ore]
has do city (4 left) [g6,o8,l4]
lacks to the bank 4 wool
push roll the dice
line roll
> undo
push dice on the table: 3+5
= ore: Anna 1, Boris 1; Anna rolls 3 5: 8
card Anna
lacks roll the dice
push to the bank 4 brick, for: wool
line bank Anna 4b for wool
card Anna
lacks to the bank 4 brick
lacks do settlement
push city: g6,o8,l4
line build Anna city at=g6,o8,l4
card Boris
has item ore 4
has big cards 6
lacks [buy]
lacks [my turn is done]
card -
has other Anna 2 (10 cards) *
has other Boris 1 (6 cards)
lacks bank
lacks secret
lacks [
card Anna
push my turn is done
line turn
--- evening
# a 7: who has too many chooses half of them, all at the same time; nobody else is asked
> hand Boris 5o4w
> roll 3 4
card Chie
lacks ask
card Boris
has ask discard 4 cards [discard]
has pick wool x4
lacks pick brick
push discard = ore
! choose 4
push discard = ore, wool, wool, wool, wool
! choose 4
push discard = wool, wool, wool, wool
line discard Boris 4w
> undo
push discard = ore, wool, wool, wool
line discard Boris 3w1o
card Anna
has ask discard 8 cards
has other Boris 1 (5 cards)
push discard = brick, brick, brick, brick, brick, ore, ore, ore
line discard Anna 5b3o
card Anna
push move = lumber 5
line robber l5
card Anna
push steal = Boris
line steal Anna from=Boris
card Boris
has item wool 0-1
has item ore 3-4
card Anna
has item wool 2-3
has item ore 1-2
card Chie
lacks 3-4
lacks item wool 2
--- evening
# development cards: the kind is the owner's secret, and no button tells what others hold
press r 1 1
> give Boris 3w5g2o
> held Boris monopoly monopoly
> buy Anna
card Anna
has item unknown card 1 (bought this turn: not playable yet)
lacks do Knight
card Boris
has item Monopoly 2
card -
has other Anna 1 (14 cards, 1 dev card) *
lacks Monopoly
> turn
card Boris
has do Monopoly (other kinds at the laptop) [brick] [lumber] [wool] [grain] [ore]
push Monopoly: brick
line play Boris monopoly brick
> turn
> turn
> turn
card Anna
has do Knight (if you hold it) [play]
has do Monopoly (if you hold it)
has do Victory Point (if you hold it) [show one]
push Year of Plenty, grain: grain
line play Anna plenty grain grain
card Anna
lacks do Knight
--- evening
# a Victory Point card counts for its owner alone, until it is shown
> held Anna vp vp
card Anna
has big points 1 (of 10; 3 with hidden ones)
card Boris
has other Anna 1 (17 cards, 2 dev cards)
card Anna
push show one
line reveal Anna vp
card Anna
has big points 2 (of 10; 3 with hidden ones)
--- evening
# a Monopoly is offered for what all know that the others hold
> roll 3 4 & discard Anna 3b4g1o
> robber l4
> pay Anna 1b2l2w3o & give Chie 1w1o & pay Boris 2o1w
> turn
> held Chie monopoly
> turn
> roll 3 4 & robber w9
> steal Chie from=Boris
card Chie
has do Monopoly (other kinds at the laptop) [brick] [lumber] [grain]
has item wool 1-2
---
# what the others hold is known to all: the own hand, which is not, forbids nothing
> seat Anna Boris Chie
> hand Chie 2w & held Chie monopoly
> on-turn Chie & roll 1 2
card Chie
has do Monopoly (other kinds at the laptop) [brick] [lumber] [wool] [grain] [ore]
--- evening
# .. and not for what a judge has set in a hand: neither that nor their own hand tells of it
> roll 3 4 & discard Anna 3b4g1o
> hand Boris 4w
> robber l4 & pay Anna 2l2w3o & turn
> held Chie monopoly
> turn
> roll 3 4 & robber w9
> steal Chie from=Boris
card Chie
lacks do Monopoly
has item brick 0-1
has item wool 0-1
--- evening
# a pause lets nobody do anything
> pause
card Anna
has fact paused for a judge !
lacks [
---
# hands that nobody enters are not told
> seat Anna Boris Chie Dora
> turn
> roll 3 4
card Anna
has do [my turn is done]
lacks hand
lacks big cards
---
# on the board every place is offered: in the set-up to who builds next
> seat Anna Boris Chie Dora
> board o8 l3 o6 / g10 g4 b9 l2 / o9 w5 b11 l10 w5 / w12 g6 b3 w8 / desert g11 l4 ; g l w o 3 3 3 3 b
card Boris
lacks ask
card Anna
push build = g4 b9 b11 (19)
line build Anna settlement at=19 free
card Anna
has pick g4/b11 19-24
push build = g4/b11 19-24
line build Anna road at=19-24 free
card Boris
has ask a free settlement: where?
has pick g10 2:1 (12)
lacks (19)
card Anna
lacks roll
> build Boris settlement at=23 free & build Boris road at=23-29 free
> build Chie settlement at=26 free & build Chie road at=26-32 free
> build Dora settlement at=41 free & build Dora road at=36-41 free
> build Dora settlement at=9 free & build Dora road at=9-14 free
> build Chie settlement at=43 free & build Chie road at=38-43 free
> build Boris settlement at=11 free & build Boris road at=7-11 free
> build Anna settlement at=35 free
card Anna
has ask a free road: where? (14 left) [build]
> build Anna road at=35-40 free
card Anna
has do [roll the dice]
lacks ends the set-up
> hand Anna 3b3l2w4g3o
> roll 1 1
card Anna
has do road (13 left) [g4/b9 14-19]
has do city (4 left) [g4 b9 b11 (19)]
push road: w12/desert 40-44
line build Anna road at=40-44
> turn
> hand Anna 3b & hand Boris 3b & hand Dora 9w
> roll 3 4
card Boris
lacks ask
> discard Dora 4w
card Boris
has ask where does the robber go? [move]
lacks pick desert
push move = lumber 10
line robber l10
card Boris
has pick Chie (2 cards)
push steal = Chie
= Boris steals a card from Chie
---
# special building: whose chance it is ends it on their own phone, and nobody else's; the dice end it for all
> option extension on
> seat Anna Boris Chie Dora Emil
> hand Boris 2b2l & hand Chie 1b1l
> supply Boris roads=9
> roll 1 1
> turn
card Boris
has do road (9 left)
has do [my building is done]
card Chie
has do road (15 left)
card Boris
lacks my turn is done
push my building is done
line pass
card Boris
lacks my building is done
card Chie
has do [my building is done]
---
# what was stolen is known to the two alone, though a ruling has told it: the laptop and the others do not tell
> seat Anna Boris Chie
> give Anna 1b & give Boris 1b1l1w
> held Chie monopoly
> roll 3 4
> steal Anna from=Boris wool
choice b r 15 left
card Anna
has item wool 1
has item lumber 0
lacks do road
> turn & turn & roll 2 2
card Chie
has do Monopoly (other kinds at the laptop) [grain] [ore]
---
# .. nor what is left in the other hand
> seat Anna Boris Chie
> give Boris 1b1l1w
> roll 3 4
> steal Anna from=Boris lumber
> turn & roll 2 2
choice b r 15 left
card Boris
has item lumber 0
lacks do road
---
# .. and it has gone from the hand it was in
> seat Anna Boris Chie
> give Boris 1b1l1w
> roll 3 4
> steal Anna from=Boris brick
card Boris
has item brick 0
has item lumber 1
---
# a Monopoly shows what was not there: the card stolen before was ore, so that none is left
game catan
> seat Anna Boris Carol
> give Boris 2g1o
> roll 3 4
> steal Anna from=Boris
> held Carol monopoly
> on-turn Carol
card Boris
has item grain 1-2
> play Carol monopoly ore Boris=0
card Boris
has item grain 2
has item ore 0
