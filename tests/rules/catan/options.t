# option goal: the points that win, ten without it
game catan
> seat Anna Boris Carol
. goal 10
> option goal 31
! option goal takes a number from 1 to 30, not "31"
> option goal 0
~ takes a number from 1 to 30
> option goal 5
= 5 points win
. goal 5
> roll 1 1
> score Anna =4
. winner null
> win Anna
! Anna has 4 points, 5 are needed: reveal P vp, or score P =N
> score Anna =5
= Anna wins with 5 points
. winner Anna
> option goal 12
! the game is over: undo goes back
> undo
> option goal 12
> score Anna =11
. winner null
> score Anna =12
. winner Anna
---
# option goal: a card bought this turn may be shown to reach it
> seat Anna Boris Carol
> option goal 6
> roll 1 1
> give Anna 1w1g1o
> buy Anna vp
> score Anna =4
> reveal Anna vp
! a card bought this turn may be shown only to reach 6 points: Anna has 4
> score Anna =5
> reveal Anna vp
. winner Anna
---
# Friendly Robber (Traders & Barbarians): no hex beside a building of a player with 2 points
> seat Anna Boris Carol
> option friendly on
= the robber spares players with 2 points or fewer
> build Anna settlement free at=g6,o8,b4
> build Boris settlement free at=o8,w9,l5
> build Boris settlement free at=g9,w3,l4
> build Carol settlement free at=b8,w5,l9
> hand Anna 3o & hand Boris 3o & hand Carol 3o
> roll 3 4
> robber b8
! the friendly robber spares Carol (points: 1): choose another hex, or desert
> score Carol =2
> robber b8
! the friendly robber spares Carol (points: 2): choose another hex, or desert
> score Carol =3
> robber b8
. robber b8
> steal Anna from=Carol
. players[2].cards 2
---
# Friendly Robber: a hex beside two players is spared for the weaker one
> seat Anna Boris Carol
> option friendly on
> build Boris settlement free at=o8,w9,l5
> build Carol settlement free at=o8,w5,l9
> hand Boris 3o & hand Carol 3o
> roll 3 4
> score Boris =5
> robber o8
! the friendly robber spares Carol (points: 1): choose another hex, or desert
> score Carol =3
> robber o8
. victims.length 2
---
# Friendly Robber: with no other hex it stays on the desert, and takes no card from such a player
> seat Anna Boris Carol
> option friendly on
> build Boris settlement free at=desert,w9,l5
> build Carol settlement free at=desert,w5,l9
> hand Boris 3o & hand Carol 3o
> score Carol =3
> roll 3 4
> robber desert
. robber desert
. victims.length 1
. victims[0] Carol
> steal Anna from=Boris
! the friendly robber takes nothing from Boris (points: 1)
> steal Anna from=Carol
. players[0].cards 1
---
# Friendly Robber: a Knight spares too; without the option nobody is spared, and the robber must move
> seat Anna Boris Carol
> build Boris settlement free at=o8,w9,l5
> hand Boris 3o
> held Anna knight knight
> roll 1 1
> play Anna knight
> robber desert
! the robber is already on desert: move it to another hex
> option friendly on
> robber o8
~ friendly robber spares Boris
> option friendly off
= the robber spares nobody
> robber o8
. robber o8
---
# option no-sevens: in the first rounds a 7 is rolled again
> seat Anna Boris Carol
> option no-sevens 1
= a 7 in the first round is rerolled
. no-sevens 1
> roll 3 4
! no 7 in the first round: roll again
> roll 1 1
> turn
> turn
> roll 3 4
! no 7 in the first round: roll again
> turn
> roll 3 4
. dice.seen.7 1
> undo
> option no-sevens 2
> roll 3 4
! no 7 in the first 2 rounds: roll again
> option no-sevens off
= a 7 counts from the first round on
. no-sevens null
> roll 3 4
---
# option no-sevens: the program throws until it is no 7
> seat Anna Boris Carol
> option no-sevens 20
seed 3
> roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll
> turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll
. dice.rolls 20
. dice.seen.7 0
---
# option dice-cards: each of the 36 throws once, until 5 are left and all are shuffled
> seat Anna Boris Carol
. dice.cards_left null
> option dice-cards on
= 36 cards instead of dice, shuffled
. dice.cards_left 36
> roll 1 1
. dice.cards_left 35
> turn
> roll 1 1
! no 2 is left in the deck: option dice-cards on shuffles it
> roll 6 6
> turn
> roll 6 6
~ no 12 is left in the deck
> roll 1 2
> turn
> roll 1 2
> turn
> roll 1 2
~ no 3 is left in the deck
> option dice-cards on
. dice.cards_left 36
> roll 1 2
. dice.cards_left 35
---
# option dice-cards: the 31st card leaves five, and the deck is full again; undo and redo draw nothing
> seat Anna Boris Carol
> option dice-cards on
seed 8
> roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll
> turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll
> turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll
. dice.cards_left 6
> turn & roll
. dice.cards_left 36
> undo
. dice.cards_left 6
> redo
. dice.rolls 31
. dice.cards_left 36
---
# both: when only sevens are left in rounds without them, the deck is shuffled early
> seat Anna Boris Carol
> option dice-cards on
> option no-sevens 20
seed 8
> roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll
> turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll
. dice.seen.7 0
. dice.cards_left 16
> turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll & turn & roll
. dice.rolls 30
. dice.cards_left 36
. dice.seen.2 1
. dice.seen.6 5
. dice.seen.7 0
---
# luck: cards from rolls beside what the pips promise, and what the robber kept back
> seat Anna Boris Carol
> build Anna settlement free at=g6,o8,b4
> build Anna settlement free at=g5,w9,desert
> hand Anna
> roll 3 3
. players[0].luck.cards 1
. players[0].luck.expected 0.58
> turn
> roll 3 4
> robber g6
> turn
> roll 3 3
. players[0].luck.cards 1
. players[0].luck.expected 1.75
. players[0].luck.robber 1
. players[1].luck.expected 0
---
# both: rounds without sevens may begin when nothing but sevens is left: the deck is shuffled then too
> seat Anna Boris Carol
> option dice-cards on
> roll 1 1 & turn & roll 1 2 & turn & roll 1 2 & turn & roll 1 3 & turn & roll 1 3 & turn & roll 1 3 & turn
> roll 1 4 & turn & roll 1 4 & turn & roll 1 4 & turn & roll 1 4 & turn & roll 1 5 & turn & roll 1 5 & turn
> roll 1 5 & turn & roll 1 5 & turn & roll 1 5 & turn & roll 2 6 & turn & roll 2 6 & turn & roll 2 6 & turn
> roll 2 6 & turn & roll 2 6 & turn & roll 3 6 & turn & roll 3 6 & turn & roll 3 6 & turn & roll 3 6 & turn
> roll 4 6 & turn & roll 4 6 & turn & roll 4 6 & turn & roll 5 6 & turn & roll 5 6 & turn & roll 6 6 & turn
. dice.cards_left 6
> option no-sevens 20
. dice.cards_left 36
seed 8
> roll
. dice.seen.7 0
---
# luck: of a city the robber keeps two cards back
> seat Anna Boris Carol
> build Anna settlement free at=g6,o8,b4
> build Anna settlement free at=g5,w9,desert
> build Anna city free at=g6,o8,b4
> roll 3 4
> robber g6
> turn
> roll 3 3
. players[0].luck.robber 2
