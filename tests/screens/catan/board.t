# the board in every size, before anything stands on it
game catan
> title "Table 4"
> seat Anna Boris Chie Dora
shows Play with a board?
> option colour Anna red
> option colour Boris blue
> option colour Chie white
> option colour Dora orange
> board o8 l3 o6 / g10 g4 b9 l2 / o9 w5 b11 l10 w5 / w12 g6 b3 w8 / desert g11 l4 ; g l w o 3 3 3 3 b
keep laid
show 80x24 the set-up begins
cursor 8 27
plain 60x18 the set-up begins
window 40x12
hides ~
window 132x43
shows 2:1 grain
window 80x24
sizes
--- laid
# the set-up of four by keys: settlement, road, next player, in turn order and back
press Enter -> build Anna settlement at=19 free
row 22 set-up, next: Anna builds a road
cursor 8 25
press Tab
cursor 8 30
press Tab
cursor 7 27
press Tab
press Enter -> build Anna road at=19-24 free
row 22 set-up, next: Boris builds a settlement
press Left Enter
press Enter
press Down Enter
press Right Enter
press Right Enter
press Up Enter
row 22 set-up, next: Dora builds a settlement
press Up Enter
press Enter
press Left Left Enter
press Enter
press Down Down Enter
press Enter
. players[0].cards 0
press Up Up Enter
. players[0].cards 1
row 22 set-up, next: Anna builds a road
press Enter
row 22 the set-up is complete: roll the dice
# what the set-up showed by itself stays until m puts it away
shows 2:1 grain
press m
shows BANK
keep settled
. players[1].settlements 3
. board.roads.length 8
hides settlement
press m
show 60x18 40x12 200x60 settled
cursor 0 1
plain 80x24 settled
window 132x43
hides ~
sizes
window 80x24
press Esc
shows dealer Anna
--- laid
# the set-up keeps its order by keys, too: who builds, what, and the robber
press 2 b s -> ! next, Anna builds a settlement: the set-up goes in turn order, then back; if this is already built, add sure
press x -> ! in the set-up the robber stays on the desert: it moves after a 7 or a Knight; if it is elsewhere, add sure
choice b r not now
press 1 b r -> ! next, Anna builds a settlement: the set-up goes in turn order, then back; if this is already built, add sure
press Enter -> build Anna settlement at=19 free
--- settled
# .. and no third one
press b s -> ! the set-up is 2 settlements and 2 roads each, the rest comes after the first roll; if it is already built, add sure
--- settled
# tables in the narrow place beside the board: no row is missing, nothing is cut
window 132x43
press V V
shows bank trades out
shows discarded
press Esc H
shows brick
shows ore
hides ~
--- settled
# a road, a settlement and a city by two keys and the cursor; Esc drops it
> hand Anna 3b3l2w4g3o
> turn
> roll 1 1
press b r
shows arrows aim
press Esc
hides arrows aim
press b r Enter
. players[0].roads 12
press b s -> ! Anna has no free spot on a road, two edges from any building
press b r Enter
press b s Enter
press b c Enter
. players[0].cities 3
press Enter
! nothing to place now
shows BANK
--- settled
# where there is one place only, a piece stands there without Enter, and the Enter of habit does nothing
> hand Anna 4g6o
> turn
> roll 1 1
press b c
row 22 Anna: a city; arrows, Enter, Esc
press Enter
press b c
. players[0].cities 2
row 22 Anna builds a city: 2 left
press Enter
row 22 Anna builds a city: 2 left
press b c -> ! Anna has no settlement to turn into a city
--- settled
# the message row says what is placed; after the game it says who has won
> hand Anna 3b3l
> turn
> roll 1 1
press b r
row 22 Anna: a road; arrows, Enter, Esc
press Esc
> score Anna =10
press r -> ! the game is over: Anna has won; u goes back
press Tab
row 22 Anna has won with 10 points
--- settled
# m puts the board away while a road is aimed at, and with it the aim
> hand Anna 3b3l
> turn
> roll 1 1
press b r
shows a road; arrows, Enter, Esc
press m
hides arrows, Enter, Esc
shows 1 ▸Anna
--- settled
# dice typed after a refused roll choose nobody
> turn
> roll 1 1
press r 3 4
row 22 Anna has already rolled 1 1
press m
shows 1 ▸Anna
# an Enter of habit hears what comes first
> turn
press Enter -> ! Boris must roll the dice first: r
> roll 1 2
> hand Boris b2lw2g4o
# what has no place on the board says so before it is chosen
press b
shows settlement    1 of each but ore  not possible
--- settled
# the robber goes by the cursor over hexes, never to where it is
> turn
> roll 3 4
press x
shows ROBBER
row 22 Anna: robber to b11, nobody to steal from
press Enter -> robber b11
press x -> ! the robber moves only after a 7 or a Knight
--- settled
# after a 7 the cursor waits on the board; digits and arrows move it, not the focus, and an Enter of
# habit puts the robber nowhere
> turn
press r 3 4
row 22 Anna: where does the robber go? arrows or a number
hides >R
press Enter -> ! choose a hex first: arrows, or the digit of its number
press 4
hole seat Anna
shows >R 4<
row 22 Anna: robber to l4, nobody to steal from
row 23 Enter put there  arrows aim  digits number
body 80x24 the robber's next hex
cursor 15 37
press 4
row 22 Anna: robber to g4, nobody to steal from
press Enter -> robber g4
press 3
hole seat Chie
--- settled
# two hexes of the same land and number are told apart by what lies beside them
> turn
> roll 3 4
press x 5
row 22 Anna: robber to w5b (beside w8), then steal from Dora
press 5
shows Anna: robber to w5 (beside 
--- settled
# the question comes once all have discarded, and after a Knight; Esc puts it aside, x asks again
> hand Boris 8g
> turn
press r 3 4
row 22 7: Boris discards 4
press d g g g g
row 22 Anna: where does the robber go? arrows or a number
press Esc
shows BANK
press n -> ! Anna must move the robber first: x
press x 1 Enter -> robber l10
> held Boris knight
> turn
press c k
row 22 Boris: where does the robber go? arrows or a number
--- settled
# Road Building leads its two roads by itself
> held Anna roads
> turn
press c r
row 22 Anna builds 2 free roads
press Enter
press Enter
shows BANK
--- laid
# in the set-up nothing has a price, and no dice are offered
press b
shows free  5 left
shows free  not now
hides brick 1 lumber
press Esc
row 23 Enter settle  b build  arrows aim  m board  y more
press Space -> ! finish the set-up first: arrows choose a place, Enter builds
--- laid
# before the set-up is complete n and r ask, and tell what is lost
press n
row 22 the set-up ends: 4 players have no starting cards
press Esc
. phase setup
press r 3 4 y -> roll 3 4
--- laid
# put aside, the cursor comes back by b s, and the page by m
press Esc
shows BANK
press m
shows 2:1
press Esc m
shows 2:1
press b s
shows Enter settle
press Tab Enter
. players[0].settlements 4
--- laid
# a click takes the cursor to the spot beside it
click at 10 14
press Enter -> build Anna settlement at=23 free
--- laid
# a second click there is Enter; the first one never is, nor one that is far from any
click at 10 14
. phase setup
. players[0].settlements 5
click at 10 14
line build Anna settlement at=23 free
--- laid
click at 1 1
!
---
# m draws or types the board before the first piece; then only the page is left
> seat Anna Boris Chie
press m d
row 22 the board is laid: Anna settles first
. board.hexes.length 19
press m r
. board.hexes.length 19
press m o -> board off
> undo
press m m
shows BANK
> board off
> build Anna settlement at=g6,o8 free
press m -> ! lay the board in the set-up, before the first piece
---
# without a board nothing leads, asks or moves: as ever
> seat Anna Boris Chie
press n
shows the set-up ends: 3 players lack settlements (b a sets one up)
press n
. turn null
press n y -> turn
= the set-up ends early (u goes back); turn 1: Anna
---
# six players on the larger board
> option extension on
> seat Anna Boris Chie Dora Emil Fay
seed 5
> board draw
press Enter Enter
show 60x18 six players
cursor 10 36
sizes
click at 9 78
shows ─>^2^
hides ~
> build Emil settlement free at=40 sure
shows ─^5^
hides ~
---
# the special building phase: who builds, and whose dice come after it
> option extension on
> seat Anna Boris Chie Dora Emil
> on-turn Anna
> roll 1 1
press n
shows turn 2  special building before Boris
row 22 special building: Boris; n: next player, r rolls for Boris
shows BUILDS
press n -> pass
row 22 special building: Chie; n: next player, r rolls for Boris
hole name Chie
# who builds out of turn is the one whose chance is passed then
> hand Dora 2b2l
press 4 b r -> build Dora road
row 22 special building: Dora; n: next player, r rolls for Boris
press n -> pass
row 22 special building: Emil; n: next player, r rolls for Boris
# the last one does not pass the turn of who rolls
press n -> pass
= special building is over: Boris rolls the dice
hides special building before
hole name Boris
. turn Boris
press r 1 2
. turn Boris
# Space goes on from chance to chance, then rolls
press n Space -> pass
press Space Space Space -> pass
press Space 1 2 -> roll 1 2
---
# the road that is cut, and what follows of it, in one row
> seat Maximilian Wilhelmina Carolina
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b
> build Maximilian settlement free at=1
> build Maximilian road free at=1-5
> build Maximilian road free at=5-9 sure
> build Maximilian road free at=9-13 sure
> build Maximilian road free at=13-18
> build Maximilian road free at=18-23
> build Maximilian road free at=17-23
> build Wilhelmina settlement free at=30
> build Wilhelmina road free at=24-30
> build Wilhelmina road free at=18-24
> hand Wilhelmina 1b1l1w1g
> on-turn Wilhelmina
> roll 1 1
> build Wilhelmina settlement at=18
row 22 NOBODY HOLDS LONGEST ROAD   Wilhelmina cuts Maximilian's road: 6 -> 4
--- laid
# a road was begun, and then a player without one is in focus
press Enter
press b r
shows Anna: a road; arrows
press 2
hides a road; arrows
--- laid
# while the game is paused no place is aimed at
> pause
row 22 the game is paused
hides arrows aim
