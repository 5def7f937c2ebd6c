# a rematch of five: what was agreed stays, what was played is gone, the clock too
game catan
> option extension on
> option harbours next-turn
> option friendly on
> option no-sevens 2
> option dice-cards on
> option begins winner
= option begins: winner
> seat Anna Boris Carol Dora Emil
> option colour Dora green & option colour Emil brown
> turn
> clock start
wait 100
> roll 1 1
> score Anna +10
wait 20
> rematch
= a new game: Anna begins (won the last game)
. extension true
. harbours next-turn
. friendly true
. no-sevens 2
. dice-cards true
. begins winner
. players[3].colour green
. players[4].colour brown
. bank.ore 24
. development 34
. dice.cards_left 36
. clock.running false
> roll 1 2
> clock start
wait 170
> turn
- Anna took 4:50, 1:50 over the limit (W1.1.7)
> pass & pass & pass & pass
> roll 3 4
! no 7 in the first 2 rounds: roll again
---
# two change places in the middle: what each holds, has built and has traded goes with them
scene anna-at-1-with-a-road-to-5
> option colour Anna red & option colour Carol white
> build Anna road free at=5-9 sure & build Anna road free at=9-13 sure & build Anna road free at=13-18 & build Anna road free at=18-24
> knights Carol 3
> knights Boris 3
> hand Anna 2g2o & hand Boris 1b1l & hand Carol 1w
> roll 1 2
> trade Anna 1g with=Boris 1b
> seatswap Anna Carol ruling
. longest_road Anna
. largest_army Carol
. board.roads[0].player Anna
. players[0].colour white
. players[2].colour red
. players[2].hand.grain[0] 1
> audit Boris 3
= turn 1: - 1 brick, traded with Anna: 2 in hand
---
# .. a stolen card stays as unknown as it was, and who has won and signed has won and signed
> seat Anna Boris Carol
> hand Boris 1g1o
> roll 3 4
> steal Anna from=Boris
. worlds 2
> seatswap Anna Carol ruling
. players[2].hand.grain[1] 1
. players[2].hand.ore[1] 1
> score Anna +10
= Anna wins with 10 points
> sign Anna
> seatswap Anna Boris ruling
. winner Anna
. signed.length 1
. signed[0] Anna
> sign Boris,Carol
---
# .. and in the special building phase, who has just ended a turn and whose chance it is
> option extension on
> seat Anna Boris Carol Dora Emil
> hand Anna 1b1l & hand Emil 1b1l
> roll 1 1
> turn
> pass
. builder Carol
> seatswap Anna Carol ruling
. turn Boris
. builder Carol
> build Anna road
! Anna's turn has just ended: the others build now
---
# who has built without a board may still change places: the dice begin the game
> seat Anna Boris Carol
> start Anna
> seatswap Anna Boris
. players[1].settlements 3
---
# who agreed to deal is forgotten with a doubt: from then on the one who begins deals, whoever that is
> seat Anna Boris Carol
> dealer Boris agree=Anna,Carol
> first Carol
. dealer Boris
> dealer stacks agree=each
> doubt Anna
= Carol hands out all cards from now on (W2.0.4)
. dealer Carol
> first Anna
. dealer Anna
> dealer stacks agree=each
! after a doubted count only the dealer hands out cards (W2.0.4)
---
# .. a dealer ends the stacks, and need not agree to it; of two stacks the judge knows as much as of one
> seat Anna Boris Carol
> dealer self agree=each
> dealer Anna agree=Boris,Carol
= Anna hands out the cards
. dealer Anna
> dealer development agree=each
> dealer judge
> hand Anna 1w1g1o & roll 1 1
> buy Anna
= the judge hands Anna a development card, 24 left: keep it apart
> deck 20
> count development=20
= the count is right
---
# a win ends what was due: discards, the robber, a card
> seat Anna Boris Carol
> build Boris settlement free at=g6,o8,b4
> hand Boris 1g
> first Anna
> win Anna
! Anna has 0 points, but you can only win on your own turn
> roll 3 4
. robber_due true
> score Anna +10
. robber_due false
> undo
> robber g6
. victims.length 1
> score Anna +10
. victims.length 0
> rematch
. robber desert
---
# nobody wins in the special building phase, not even who rolls next
> option extension on
> seat Anna Boris Carol Dora Emil
> hand Boris 2w2g2o
> roll 1 1
> turn
> score Boris +10
. winner null
> win Boris
! Boris has 10 points, but you can only win on your own turn
> roll 1 2
= Boris wins with 10 points
---
# a card of the special building phase is apart for who is not on turn, shown to win on one's turn, or when all is over
> option extension on
> seat Anna Boris Carol Dora Emil
> hand Carol 3w3g3o & hand Dora 1w1g1o
> roll 1 1
> turn
> score Carol +9
> buy Carol vp
. builder Carol
> reveal Carol vp
! a card bought this turn may be shown only to reach 10 points: Carol has 9
> buy Dora vp
. builder Dora
> held Boris knight & hand Boris 1w1g1o
> buy Boris
> play Boris knight
. special_building false
. players[1].new_development 0
. players[2].new_development 1
> score Boris +10
= Boris wins with 10 points
> reveal Dora vp
= Dora shows a Victory Point: 1 point
---
# a new card of unknown kind may be the one that wins; else it waits, whatever it is
> seat Anna Boris Carol
> hand Anna 2w2g2o
> roll 1 1
> score Anna +8
> buy Anna
> play Anna knight
! Anna bought it this turn: playable from the next turn (W2.0.5)
> reveal Anna vp
! a card bought this turn may be shown only to reach 10 points: Anna has 8
> buy Anna vp
> reveal Anna vp
= Anna shows a Victory Point: 9 points
> mixed Anna
> mixed Anna
! already entered: Anna plays none until the next turn
---
# a Knight before the card of the seven is stolen: the robber moves first
> seat Anna Boris Carol
> build Boris settlement free at=g6,o8,b4
> hand Boris 2g
> held Anna knight
> roll 3 4
> robber g6
. victims.length 1
> play Anna knight
. robber_due true
. victims.length 0
---
# free roads are for who has played the card
> seat Anna Boris Carol
> held Anna roads
> roll 1 1
> play Anna roads
> build Boris road free
! nothing is free now: only in the set-up, and roads after Road Building
> turn
. free_roads 0
---
# a settlement that nobody told may be anywhere: its owner's road may join it, and no road is counted for sure
scene anna-at-1-with-a-road-to-5
> supply Anna settlements=3
> build Anna road free at=40-45 sure
> road Anna 2
> undo
> undo
> supply Anna settlements=4
> supply Boris settlements=4
> road Anna 1
---
# once a piece stands out of order, a set-up's second road goes on from the first
scene three-on-the-board
> build Carol settlement free at=9 sure
> build Carol road free at=9-13
> build Carol road free at=13-18
. players[2].road 2
---
# two hexes of the coast meet twice: two may settle there
> seat Anna Boris Carol
> build Anna settlement free at=g6,o8
> build Boris settlement free at=o8,g6
---
# a Knight's card that nobody took is lost with a seven: the robber moves again
> seat Anna Boris Carol
> build Boris settlement free at=g6,o8,b4
> hand Boris 2g
> held Anna knight
> turn
> robber w9
! the robber moves only after a 7 or a Knight
> play Anna knight
> robber g6
. victims.length 1
> roll 3 4
. victims.length 0
> on-turn Boris
. robber_due false
---
# in the set-up nobody is robbed, and who had no card then is not robbed of a later one
> seat Anna Boris Carol
> build Boris settlement free at=g6,o8,b4
> give Boris 1g
> option friendly on
> robber g6
. victims.length 0
> option friendly off
. victims.length 0
> pay Boris 1g
> roll 3 4
> robber o8
= nobody to steal from
> give Boris 1g
. victims.length 0
> turn
> roll 3 4
> robber g6
. victims.length 0
> turn
> roll 3 4
> robber o8
. victims.length 1
> turn
. victims.length 0
---
# .. nor before all have discarded, where no hexes are told; a card not stolen is lost with the turn
> seat Anna Boris Carol
> hand Anna 8g & hand Boris 1o
> roll 3 4
. victims.length 0
> hand Anna 7g
. must_discard.length 0
. victims.length 1
> turn
. victims.length 0
---
# a bank that has just enough is not short
> seat Anna Boris Carol
> hand Carol 17g
> roll 1 1
> produce Anna=1g Boris=1g
= grain: Anna 1, Boris 1
- nobody gets grain: Anna 1, Boris 1 due, the bank has 2
. bank.grain 0
---
# without dice each turn has its own claims and cards, and nobody is told to have forgotten them
> seat Anna Boris Carol
> turn
> produce Anna=1g Boris=1w
> turn
- Anna did not roll
> produce Anna=1w
> hand Boris 2w2g2o
> buy Boris knight
> roll 1 1
> play Boris knight
! Boris bought it this turn: playable from the next turn (W2.0.5)
> turn Boris
. players[1].new_development 0
> roll 1 1
> buy Boris
> held Boris knight vp
. players[1].development 2
. players[1].new_development 0
---
# what another has left does not touch the free roads; a ruling ends the building phase
> option extension on
> seat Anna Boris Carol Dora Emil
> held Anna roads
> roll 1 1
> play Anna roads
> supply Boris roads=1
. free_roads 2
> turn
> hand Boris 1w1g1o
> buy Boris
. players[1].new_development 1
> pass & pass & pass & pass
= special building is over: Boris rolls the dice
. players[1].new_development 0
> roll 1 1
> turn
. special_building true
> on-turn Carol
. special_building false
---
# without a board start adds what is missing, no less and no more
> seat Anna Boris Carol
> build Anna settlement free & build Anna settlement free & build Anna road free
> start Anna
. players[0].settlements 3
. players[0].roads 13
> supply Boris settlements=2
> start Boris
. players[1].settlements 2
. players[1].roads 13
---
# a second harbour of the same kind is none; a board is laid before the dice, and not in a pause
> seat Anna Boris Carol
> pause
> board draw
! the game is paused (W1.2.2): P or resume continues it
> resume
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b
> build Anna settlement free at=1
= Anna has a harbour, 3 for 1
> build Anna settlement free at=2 sure
- Anna has a harbour, 3 for 1
> undo
> undo
> board off
> roll 1 1
> board draw
! there are pieces already: the board comes before them (u goes back)
---
# no hexes said: the only settlement becomes the city; of two it must be said which
> seat Anna Boris Carol
> build Anna settlement free at=g6,o8,l4
> build Boris settlement free at=b3,w9,l5
> build Boris settlement free at=w9,g10,o8
> hand Anna 2g3o & hand Boris 2g3o
> on-turn Anna & roll 1 1
> build Anna city
> on-turn Boris & roll 1 1
> build Boris city
! which settlement of Boris? Add at=HEX,HEX,HEX
> build Boris city at=w9,g10,o8
