# what the dealer does in a turn, key by key: a roll 3, a road 2, a dev card 2, next 1
game catan
> seat Anna Boris Chie Dora
> build Anna settlement free at=g6,o8,l4
> build Boris settlement free at=o8,w9,l5
> build Chie settlement free at=l8,g9,b5
> build Dora settlement free at=w3,b10,o11
> hand Anna 5b2l2w4g4o
> hand Boris 2o2w
> turn
keep evening
press r 5 3 -> roll 5 3
= lumber: Chie 1; ore: Anna 1, Boris 1; Anna rolls 5 3: 8
press b r -> build Anna road
press b d -> buy Anna
press n -> turn
> score Boris =10
press R r -> rematch
= a new game: Boris begins (next in order)
--- evening
# a settlement and a city without a board: 2, where hexes are told a city asks which if there are several
press r 5 3 b c -> build Anna city at=g6,o8,l4
--- evening
# the bank, 4 for 1 or by a harbour: 4
press r 1 1
press t b b l -> bank Anna 4b for lumber
. players[0].cards 14
> port Anna wool
press t b w o -> bank Anna 2w for ore
press t b o o Esc
. players[0].cards 13
--- evening
# several cards with the bank are typed
press r 1 1
> hand Anna 8b
press t m 8 b Enter 2 g Enter -> bank Anna 8b for 2g
--- evening
# .. also with the focus on a player who is not on turn
press r 1 1
> hand Anna 8b
press 2
press t m 8 b Enter 2 g Enter -> bank Anna 8b for 2g
--- evening
# a trade of players: 7, and two cards of a kind 8
press r 1 1
press t p 2 b Enter w Enter -> trade Anna b with=Boris w
. players[1].cards 4
press t p 2 2 b Enter o Enter -> trade Anna 2b with=Boris o
--- evening
# five cards discarded: 6, without Enter; an Enter by habit does nothing
> hand Anna 3b2l2w2g1o & hand Boris 7o
press r 3 4
row 22 7: Anna discards 5
press d b b l w o -> discard Anna bblwo
= Anna discards 2 brick 1 lumber 1 wool 1 ore: 5 left; Anna must move the robber
press Enter
. players[0].cards 5
> undo
press d 2 b 2 l o -> discard Anna 2b2lo
> undo
# as many as must be discarded, no more and no less
press d 5 b -> ! Anna holds 3 brick, 5 needed
press d b b l w Enter -> ! Anna must discard 5 of 10 cards, not 4
--- evening
# three owe it, and the focus is on the fourth: who is asked first; then it is of that one
> hand Anna 4b4w & hand Boris 8o & hand Chie 8g
press r 3 4 4 d 1 4 b -> discard Anna 4b
> undo
press 4 d 2 4 o -> discard Boris 4o
press 4 d 3 4 g -> discard Chie 4g
press 4 d 4 w -> discard Anna 4w
--- evening
# the robber, then the theft: 1 with one victim, 2 with two; the digit that follows moves the focus
> hand Anna 2b
press r 3 4 x o 8 Enter -> robber o8
press s -> steal Anna from=Boris
press 3
hole seat Chie
press n -> turn
--- evening
# two victims at the robber: 2
> hand Anna 2b & hand Boris 2o2w & hand Chie 2g
press r 3 4 x l 8 Enter
line robber l8
press s -> steal Anna from=Chie
> undo
> undo
press x o 8 Enter s -> steal Anna from=Boris
--- evening
# from anywhere: while the focus is on another player, the keys act for the player on turn
press r 1 1 3
hole seat Chie
press b r -> build Anna road
press t b b l -> bank Anna 4b for lumber
press b d -> buy Anna
hole seat Chie
press n -> turn
hole seat Boris
--- evening
# a panel shows the cards that the last line moved, until the next one
press r 5 3
shows +1o
press n
hides +1o
> roll 1 1
> hand Boris 1b1l
> give Anna 1b1g
shows +1b +1g
press b r
hides +1b
shows -1b -1l
---
# what a ruling puts into a hand is for the judge alone: no panel shows it
> seat Anna Boris Chie
> hand Anna 2b1o
hides brick +
hides +2 brick
---
# a Monopoly asks what each hands over, where the hands are not known
> seat Anna "Big Boris" Chie
> held Chie monopoly
> hand "Big Boris" 2g1o
> roll 3 4
> robber g6
> steal Anna from="Big Boris"
> on-turn Chie
press c m o 0 1 -> play Chie monopoly ore Anna=0 "Big Boris"=1
= Chie plays Monopoly and takes 1 ore
> undo
# known hands are not asked for
press c m b -> play Chie monopoly brick
---
# .. in turn order, whoever plays it; from ten cards on each number has two digits
> seat Anna Boris Chie
> held Boris monopoly
> hand Chie 1g1o
> roll 3 4 & robber g6 & steal Anna from=Chie
> give Chie 9o
> on-turn Boris
press c m o 1 0 9 -> play Boris monopoly ore Anna=1 Chie=9
= Boris plays Monopoly and takes 10 ore
---
# on one's turn, too, a building is paid for before its place is asked
> seat Anna Boris Chie Dora
> build Anna settlement free at=g6,o8,l4
> build Boris settlement free at=o8,w9,l5
> build Chie settlement free at=l8,g9,b5
> build Dora settlement free at=w3,b10,o11
> build Anna settlement free at=w4,b8
> turn
> roll 5 3
press b c -> ! Anna lacks 2 grain 2 ore
---
# without a board two keys set a player up; the focus goes to the next one, and the dice come after
> seat Anna Boris Chie
press o r 1 1
shows the set-up ends: 3 players lack settlements (b a sets one up)
press Esc
press b a -> start Anna
hole seat Boris
choice b a 
press b a -> start Boris
press b a -> start Chie
. players[2].points 2
row 22 the set-up is complete: give starting cards, then roll the dice
press 1 g 1 w 1 g Enter -> give Anna 1w1g
press r 3 4
. players[0].cards 2
. players[0].points 2
---
# after a win M begins the next game, and a new table is asked for its board
> seat Anna Boris Chie
press d
> build Anna settlement at=1 free
> roll 1 1
> score Anna =10
row 23 M rematch
press M -> rematch
row 22 a new game: Boris begins (next in order)
shows Play with a board?
press o
> undo
. winner Anna
---
# who has played without a board is not asked for one again
> seat Anna Boris Chie
press o
> roll 1 1
> score Anna =10
press M -> rematch
hides Play with a board?
---
# where no hexes are told a 7 owes the theft at once: Enter does it, and n asks
> seat Anna Boris Chie
> give Boris 2b
> turn
> roll 3 4
press n
shows no card is stolen
press Esc
press Enter -> steal Anna from=Boris
press m -> ! lay the board in the set-up, before the first piece
press n -> turn
---
# M before the end tells why it does nothing
> seat Ann Bob Cid
press M -> ! this game is not over
