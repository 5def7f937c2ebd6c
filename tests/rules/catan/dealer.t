# W2.0.4: the one who begins hands the cards out
game catan
> seat Anna Boris Carol Dora
. dealer Anna
> first Carol
. dealer Carol
---
# W2.0.4: another dealer only if all agree
> seat Anna Boris Carol Dora
> dealer Boris agree=Anna,Carol
! all must agree (W2.0.4): agree= is missing Dora
> dealer Boris
! all must agree (W2.0.4): agree= is missing Anna, Carol, Dora
. dealer Anna
> dealer Boris agree=Anna,Carol,Dora
= Boris hands out the cards
. dealer Boris
> roll 3 3
. dealer Boris
---
# W2.0.4: two stacks, or each for oneself, by agreement; a doubt ends it and the first player deals
> seat Anna Boris Carol
> dealer stacks agree=Anna,Boris
! all must agree (W2.0.4): agree= is missing Carol
> dealer stacks agree=each
= the bank is split into two stacks
. dealer stacks
> doubt Carol
= Carol doubts a count
= Anna hands out all cards from now on (W2.0.4)
. dealer Anna
> dealer self agree=each
! after a doubted count only the dealer hands out cards (W2.0.4)
> doubt Carol
! Anna already hands out all cards: audit P N checks a hand
---
# W2.0.4: a count that does not agree ends it too
> seat Anna Boris Carol
> dealer self agree=each
= everybody takes their own cards
> audit Boris 0
. dealer self
> audit Boris 1
= Boris counts 1 card, 0 are recorded
= Anna hands out all cards from now on (W2.0.4)
. dealer Anna
---
# W2.0.4: anyone may ask the judge to hand out, for the rest of the game
> seat Anna Boris Carol
> dealer judge by=Carol
= the judge hands out the cards for the rest of the game (W2.0.4)
+ Carol | asks the judge to hand out the cards
. dealer judge
> dealer Anna agree=each
! the judge hands out the cards for the rest of the game (W2.0.4)
---
# W2.0.4: the dealer's hand: from the bank, to the bank; the cards are shown
> seat Anna Boris Carol
> give Anna grain=2 ore=1
= Anna gets 2 grain 1 ore: 3 in hand
+ Anna | cards 0 -> 3 | 2 grain 1 ore
> pay Anna 1g1o
= Anna pays 1 grain 1 ore: 1 in hand
. bank.grain 18
. bank.ore 19
> give Anna 19g
! the bank has 18 grain, 19 needed
> pay Anna 2g
! Anna holds 1 card, needed: 2 grain
> pay Anna ore
! Anna holds 0 ore, 1 needed
> give Anna wood=1 sheep=1 wheat=1
. players[0].hand.lumber[0] 1
. players[0].hand.wool[0] 1
. players[0].hand.grain[0] 2
> give Anna 3x
! "3x": type cards as grain=2 ore=1, or 2g1o (b l w g o)
---
# W2.0.5: the dealer hands out development cards where all agree
> seat Anna Boris Carol
. deals_development false
> dealer development agree=Anna,Boris
! all must agree (W2.0.4): agree= is missing Carol
> dealer development agree=each
= the dealer hands out the development cards too (W2.0.5)
. deals_development true
> dealer development agree=each
! the dealer already hands out the development cards
> roll 1 1
> give Anna 1w1g1o
> buy Anna
= Anna buys a development card, 24 left: keep it apart
> turn
> roll 1 1
> give Boris 1w1g1o
> buy Boris
= Anna hands Boris a development card, 23 left: keep it apart
> dealer judge
> give Boris 1w1g1o
> buy Boris
= the judge hands Boris a development card, 22 left: keep it apart
---
# who is called so may still deal
> seat Development Boris Carol
> dealer development agree=each
. dealer Development
. deals_development false
---
# a count of no pieces is no count
> seat Anna Boris Carol
> pieces Anna
! usage: pieces P [settlements=N] [cities=N] [roads=N]
