# the empty table
game catan
show 80x24 nobody sits here
cursor 8 4
---
# six players
> option extension on
> seat Anna Boris Chie Dora Emil Fay
> roll 3 4
show 60x18 six players
cursor 0 4
hides ~
---
# a game of four with all hexes told, up to somebody's seven
> title "Table 4"
> seat Anna Boris 千葉 Dora
> build Anna settlement at=w6,o8,g3 free
> build Anna road free
> build Boris settlement at=b5,l4,g11 free
> build Boris road free
> build 千葉 settlement at=o9,w12,l8 free
> build 千葉 road free
> build Dora settlement at=g9,b10,o3 free
> build Dora road free
> build Dora settlement at=l3,w5,b6 free
> build Dora road free
> build 千葉 settlement at=g6,w10,o8b free
> build 千葉 road free
> build Boris settlement at=w4,l9,o5 free
> build Boris road free
> build Anna settlement at=g12,b8,l11 free
> build Anna road free
> roll 2 4
> turn
> roll 3 5
> turn
> roll 4 4
> turn
> roll 5 4
> turn
> roll 5 5
> give Anna 2b1l2g
> give Dora 3w2o3b
> give 千葉 5g1b1w1g
> buy Anna knight
> turn
. turn Boris
keep hexes
> clock start
> roll 5 2
show 60x18 200x60 40x12 a seven
cursor 9 4
plain 60x18 a seven
window 132x43
shows ! DISCARD 9
shows left: 3 settlements
shows expected
hides ~
sizes
window 80x24
--- hexes
# the hands stay open until the next key, or for five seconds
press H
show 60x18 hands
press Tab
press H
wait 4.999
shows HANDS
press H
shows HANDS
wait 5
hides HANDS
press V
show 60x18 chart
press V
show 60x18 flow
press V
shows BANK
press V Esc
shows BANK
press F -> ! the chart has moved to V: press V twice for the flow of cards
--- hexes
# in narrow columns no fact breaks in two
window 115x60
shows left: 3 settlements  4 cities  13 roads
--- hexes
# a whole turn by keys: two for a building, three for a roll
press r 5 2
. dice.rolls 6
. dice.seen.7 1
. must_discard[0].cards 5
# discards are asked for from the left of the player who rolled
press d 8 g 1 o Enter
. players[2].cards 9
press d 3 w 1 o 3 b Enter
. must_discard[0].cards 5
. must_discard[0].player Anna
press d 2 b 1 l 2 g Enter
. must_discard.length 0
try n -> ~ Boris must move the robber first
press x o 8 Enter -> robber o8
press s
# Anna is alone at o8
line steal Boris from=Anna
. players[0].cards 4
. players[1].cards 5
press n
. turn 千葉
press Enter
. turn 千葉
--- hexes
# a key that means nothing now says so before anything is typed
press 2
press d -> ! nobody has to discard: only hands over 7, after a 7
press s -> ! nothing to steal yet: a 7 or a Knight, then the robber, comes first
press x -> ! the robber moves only after a 7 or a Knight
press t p -> ! Boris must roll the dice first: r
press t b -> ! Boris must roll the dice first: r
press o -> ! no roll in this turn yet: r
press b s -> ! Boris must roll the dice first: r
press 1 c m -> ! Boris holds no Monopoly
press r 1 1 b s -> ! Boris lacks 1 brick 1 grain
press P Enter r -> ! the game is paused (W1.2.2): P continues it
--- hexes
# the message line tells what a 7 asks for after each step of it, and answers questions between
press r 5 2
row 22 7: Anna discards 5, 千葉 9, Dora 7
press d 8 g 1 o Enter
row 22 7: Anna discards 5, Dora 7
press 1 a 1 0 Enter
row 22 agreed: Anna holds 10 cards
press n
row 22 Anna must discard 5 cards first
press d 2 b 1 l 2 g Enter d 3 w 1 o 3 b Enter
row 22 Boris must move the robber
press P j u d g e Enter
row 22 Paused: judge
press P x o 8 Enter
row 22 Boris steals a card from Anna
--- hexes
# a disputed count: all that happened to the hand, line by line
press 1 a 9 Enter
show 60x18 an audit
window 60x17
shows spent: 10 in hand
window 60x16
shows spent: 10 in hand
window 60x15
shows spent: 10 in hand
press Esc
show 60x18 after an audit
--- hexes
# a row that cannot be meant now has a word beside it
press 2
choice b r not now
choice t b not now
choice c k none held
> roll 1 1
> give Boris 2b
> port Boris grain
choice b r 13 left
choice b s lacks 1 grain
choice b c lacks 2 grain 2 ore
choice b d lacks 1 grain
choice t b 
press b
shows lacks 1 grain
press Esc
> held Boris roads
> play Boris roads
> deck 0
choice b d none left
choice b r 2 to build
choice c k not now
---
# without hexes the robber need not be told before the theft
> seat Anna Boris Chie
> give Boris 8g
press r 3 4 y
press s
# Boris discards first
!
press d 4 g Enter s -> steal Anna from=Boris
. players[0].cards 1
---
# the set-up by keys: the message line and the focus lead through it, in turn order and back
> seat Anna Boris Chie
shows Play with a board?
row 23 d draw a board  t type it  o no board
press Enter -> ! first answer the question: d, t or o
press Space -> ! first answer the question: d, t or o
press o
row 23 b build  m board  g give  y more
press Space -> ! finish the set-up first: b builds, g gives start cards
press b s g 6 , o 8 Enter -> build Anna settlement at="g6,o8" free
row 22 set-up, next: Anna builds a road
press b r -> build Anna road free
row 22 set-up, next: Boris builds a settlement
press b s Enter b r b s Enter b r b s Enter
row 22 set-up, next: Chie builds a road
press b r b s Enter b r b s Enter b r -> build Anna road free
row 22 the set-up is complete: roll the dice
> undo
press n
shows the set-up ends with a road missing
press y -> turn
= the set-up ends early (u goes back); turn 1: Anna
--- hexes
# a line after a disputed count closes it, a further one too
press 1 a 9 Enter
> note first
> note second
hides in hand
