# nobody sits; a board laid, put away, taken off and laid again; the set-up in the middle of which the page is closed
game catan
press m
press Tab
> seat Anna Boris Carol
press Space
press r
press m
press Esc
press V
> board o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b
press Tab
press m
press m
press Esc
> board off
press Tab
press Space
> undo
press Tab
press Enter
press Esc
press b s
press Esc
press m
press V
press V
press m
> undo
press Tab
press Right
press Enter
press Enter
> undo
press 3
press b r
press Esc
press Tab
> dealer Boris agree=Anna,Boris,Carol
press Tab
as room
window 132x43
press Right
as
window 80x24
---
# a seven in the middle of building: who discards, the robber, a theft; undone one by one
scene three-on-the-board
window 80x24
> build Anna settlement free at=9 sure & build Boris settlement free at=1 sure & build Carol settlement free at=30 sure
> turn
> hand Anna 5b2l2w4g4o
> hand Boris 4o4w
> hand Carol 1g
press b r
press Right
> pause lunch
press Tab
press Space
> resume
press b r
press Esc
press m
press V
press r 3 4
press Tab
press Tab
press BackTab
press d
press Esc
> discard Anna 5b3o
press Tab
press m
press Enter
> undo
press 3
press Enter
press Esc
press 2
press Enter
press Esc
> discard Boris 4o
press Tab
> discard Anna 5b3o
press Tab
press Enter
press Right
press 9
press 9
press 1
press 1
click at 8 30
click at 8 30
press Esc
press Space
press Esc
press x
press Esc
press m
press m
press Right
press Enter
press Tab
> undo
press Tab
press Enter
press Right
press Enter
press Esc
press s
press Esc
press H
press Tab
wait 6
press V
press V
press Esc
press V
> audit Anna 3
press Tab
> undo
press Tab
press n
press Tab
card Anna
has big points
card Boris
has other Anna
as room
window 132x43
press Right
as
> score Boris =10
press Tab
card -
has other Boris 10 (WINS
press n
press R r
press Tab
press m
---
# five at the table: special building goes to the next builder, with the cards of who is in focus
> option extension on
> seat Anna Boris Carol Dora Emil
> turn
> hand Anna 5b5l5w5g5o & hand Boris 5b5l5w5g5o & hand Carol 2w2g2o
press r 3 5
press 2
press n
press Tab
press b
press Esc
press c
press Esc
press n
press Tab
> undo
press Tab
> pause judge
press Tab
> resume
press n
press n
press n
press Tab
press r 4 4
press Tab
press c
press Esc
card Carol
has big points
---
# cards: seven are no danger and eight are; what is new, held and hidden; a second seven begins with an open robber
scene three-on-the-board
card Anna
lacks your hand
press m
press m
> board off
press Tab
> undo
press Tab
> build Anna settlement free at=9 sure & build Boris settlement free at=1 sure & build Carol settlement free at=30 sure
> turn
> hand Anna 2b2l1w1g1o
card Anna
has secret your hand
has big cards 7
lacks a 7 costs half
> hand Anna 2b2l2w1g1o
card Anna
has big cards 8 (a 7 costs half) !
> roll 3 4
card Boris
has other Anna
lacks moves the robber
press Tab
> discard Anna 2b2l
press Tab
card Boris
has other Anna 1 (moves the robber
press 2
press Tab
press Right
press Enter
press Tab
press 2
press x
press Esc
> pause
card Anna
has fact paused for a judge !
> resume
> pause "lunch break"
card Anna
has fact paused lunch break !
> resume
> hand Anna 3w3g3o
> buy Anna vp & buy Anna roads
hole held 2 held, 2 of them new
card Anna
has big points 1 (of 10; 2 with hidden ones)
press c
press Esc
> turn
> roll 4 4
> turn
> roll 4 4
> turn
hole held 2 held
card Anna
has big points 1 (of 10; 2 with hidden ones)
has item Victory Point 1
> roll 3 4
press Enter -> ! choose a hex first: arrows, or the digit of its number
press Right
press Left
> pause
> resume
press Enter
hides choose a hex
> roads Anna
press Tab
press Esc
press 2
press b r
press Esc
press 1
press b
press Esc
press b r
as room
window 132x43
press Right
as
press Esc
press V
as room
press Right
as
window 80x24
press b r
press Right
press Enter
press Tab
press Enter
press Tab
> score Anna =10
press Tab
press b r
press x
card -
has other Anna 10 (WINS, 3 cards, 2 dev cards) *
---
# without a board the dealer tells the cards; a hand that a judge has set is one
> seat Anna Boris Carol
card Anna
lacks your hand
> hand Anna 2b
card Anna
has secret your hand
> undo
press o
press Enter
press Tab
> turn
> roll 3 4
card Anna
lacks moves the robber
press Tab
press x
press Esc
> undo
press Tab
---
# the longest road and the largest army, of one player and of two, in every size; a bank that runs short
> seat Anna Boris Carol
> knights Anna 2
> held Anna knight
> on-turn Anna
> play Anna knight
> road Anna 5
keep awards
press Down
press Tab
> road Boris 6
sizes
---
# .. on the board
scene three-on-the-board
> build Anna settlement free at=27 sure
> build Boris settlement free at=43 sure
> roll 1 2
> hand Anna 9b9w2g3o
> hand Boris 9b8w4l
> hand Carol 1b12l
sizes
press Tab
press BackTab
press BackTab
press Enter
press Esc
press b r
press BackTab
press Tab
press Left
press Esc
press b c
press Esc
press r
press Esc
press t b
press Esc
---
# who must discard, from the last to the first by BackTab; a board that is only watched has marks and no cursor
scene anna-at-9
> hand Anna 5b5w & hand Boris 5b5w & hand Carol 4b4w
> roll 3 4
press Tab
press Tab
press BackTab
press BackTab
press d
press Esc
as watching
press b r
press m
press Tab
as
> undo
press Tab
