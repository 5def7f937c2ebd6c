# a player enters their own points of the round
game score
> seat Alice Bob "Mary Ann"
card Bob
has big total 0 [write ..]
has fact round 1
has do [leave the game]
has other Alice 0 *
push write .. = 12
line points Bob 12
= Bob: +12, total 12
has big total 12
lacks [write ..]
has other Alice 0 (place 2, points missing) *
card Mary Ann
push write .. = -5
line points "Mary Ann" -5
> points Alice 3
has big total -5 (place 3) [write ..]
has fact round 2
has list your rounds
has item 1 -5
card Alice
has big total 3
has list your rounds
card -
has fact round 2
has other Bob 12 (place 1)
lacks [
card Bob
push leave the game
line out Bob
has big total 12 (left the game)
lacks [
---
# points at any time: a counter
game score
> option running on
> seat Alice Bob
card Bob
has big total 0 [-5] [-1] [+1] [+5] [- ..] [+ ..]
push +5
line points Bob +5
push - .. = 12
line points Bob -12
has big total -7
---
# a bid, then the tricks, as many as the others leave
game score
> seat Alice Bob Carol
> template wizard
> bids 1 0 0
> took 1 0 0
> bid Alice 1
card Bob
has big total 20 (place 2) [bid ..]
has fact round 2 (of 20)
has fact tricks 2
has other Alice 30 (place 1, bid 1)
push bid .. = 2
line bid Bob 2
has fact bid 2
has big total 20 (place 2) [bid ..] [tricks ..]
> bid Carol 0
> tricks Alice 1
card Alice
push tricks .. = 2
line tricks Alice 2
> tricks Alice 1
> tricks Carol 1
card Bob
has big total 20 (place 2) [bid ..] [no tricks]
> tricks Carol 2 sure
has big total 20 (place 2) [bid ..]
> tricks Carol 0
push tricks .. = 0
~ 1
push tricks .. = 1
line tricks Bob 1
has item 2 -10
---
# a declared game, won or lost
game score
> seat Alice Bob Carol
> template skat
card Alice
has big total 0 [game won ..] [game lost ..] [write ..]
push game lost .. = 48
line declare Alice 48 lost
has big total -96 (place 3)
card Bob
push game won .. = 24
line declare Bob 24
---
# the last points of a round that adds up
game score
> seat Alice Bob Carol Dave
> template hearts
> points Alice 13
> points Bob 5
> points Carol 8
card Dave
has big total 0/100 (place 1) [0] [others ..]
lacks your rounds
push 0
line points Dave 0
has fact round 2
---
# rows with names, and partners
game score
> seat Alice Bob Carol Dave
> categories Birds Eggs
> team Alice,Carol
> points Alice 7
card Carol
has big total 7 (place 1, with Alice) [write ..]
has fact row Birds
push write .. = 2
has other Alice 9 (place 1, with Carol)
---
# points at any time add up to nothing, whatever a round adds up to
game score
> option sum 7
> option running on
> seat Alice
card Alice
push +1
line points Alice +1 sure
---
# the tricks and the bags of a team, and who has won, on the cards
> seat Alice Bob Carol Dora
> template spades
> team Alice,Carol & team Bob,Dora
> bids 3 3 3 3
> tricks Alice 3
card Alice
has fact bid 3 (took 3 of 3)
lacks fact bags
> tricks Bob 3 & tricks Carol 4 & tricks Dora 3
card Alice
has fact bags 1
card Bob
lacks fact bags
---
> seat A B
> option target 20
> round 21 4
card A
has big total 21/20 (wins)
card B
has other A 21/20 (wins)
has other B 4/20 (place 2)
---
# without a number of rounds the title tells the stakes of riichi; the arrows end at the last of a shorter row
> seat A B C D
> template mahjong
> option rounds off
> riichi A
> round 0 0 0 0
window 132x43
shows round 2, 1 bet on the table
> riichi B & riichi C
> round 0 0 0 0
shows round 3, 3 bets on the table
---
> seat A B C D E
press 3 Down
press Enter 4 Enter -> points E =4
---
# rows that points are added to until somebody has won
> seat A B
> option target 30
> option running on
shows to 30
> points A 30
shows over
