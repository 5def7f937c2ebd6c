# an empty table shows the first steps
game score
show 60x18 nobody sits here
cursor 8 4
---
# a round by keys: the focus moves to the next player without points
> title Thursday
> seat Alice Bob 桜井みずき Dave
show 40x12 an empty sheet
cursor 0 4
press Enter 1 2 Enter -> points Alice =12
= Alice: +12, total 12
press Enter 5 - -> points Bob -5
press r 1 Enter -> ! one number each, in this order: 桜井みずき, Dave
press Esc Enter 2 0 Enter
show 60x18 three have points
press Enter 0 Enter
= after round 1 桜井みずき leads with 20; Bob begins round 2
. turn Bob
# .. or all at once
press r 1 0 Enter -> ! one number each, in this order: Alice, Bob, 桜井みずき, Dave
# what was typed stays, to be mended
press Esc
# in the order of the columns, whoever begins
press r 7 Space 3 1 Space - 4 Space 1 5 Enter -> round 7 31 -4 15
> undo
> round 7 31 4 15
> round 22 9 0 40
> points Bob 11
> option target 100
show 200x60 in the fourth round
wait 6
show 60x18 40x12 in the fourth round
plain 60x18 in the fourth round
sizes
# Tab goes to players without points; Enter on written points corrects them
press 2 Enter 1 2 Enter -> correct Bob 4 =12
= Bob, round 4: 11 -> 12, total 47
press 2 Tab
press c 1 1 3 Enter Backspace Backspace Enter 1 3 Enter -> correct 桜井みずき 1 =13
---
# on the sheet Enter means the cell; a corrected cell has a mark
> title Thursday
> seat Alice Bob 桜井みずき Dave
> round 12 5 20 0
> round 7 31 -4 15
> round 22 9 0 40
> points Bob 11
press s 2 Up Up
show 60x18 40x12 the sheet
cursor 3 41
press Enter 1 3 Enter -> correct Bob 2 =13
= Bob, round 2: 31 -> 13, total 38
show 60x18 a correction
press Down Down Down Right Enter 8 Enter -> points 桜井みずき =8
sizes
press Esc
press f 3 -> first 桜井みずき
press f r
press y w l -> option win low
press y t 9 0 Enter -> option target 90
= option target: 90
press y n n -> ! 桜井みずき has -4 in round 2: correct it first
press y b w -> option first winner
press y e e
press y r 9 Enter
press y x t i m e Enter -> finish time
show 60x18 it is over
press Enter 1 Enter
= Alice, round 3: 22 -> 1, total 20
press y m -> rematch
. players[0].total 0
---
# a player who leaves is dimmed, and owes no points
> seat Alice Bob Carol Dave Erin 桜井みずき Göran
> round 1 2 3 4 5 6 7
press 3 X t i r e d Enter -> out Carol tired
wait 6
show 60x18 seven, and one has left
cursor 0 44
press V
show 60x18 the totals over the game
sizes
press g 3 B -> back Carol
---
# ten, and large numbers
> seat Alice Bob Carol Dave Erin 桜井みずき Göran Heidi Ivan Judy
> round 1 2 3 4 5 6 7 8 9 10
> round 99999 2 3 4 5 6 7 8 9 -99999
wait 6
show 60x18 40x12 ten
cursor 2 3
press s
show 60x18 the sheet of ten
sizes
---
# two on a large screen
> seat Alice Bob
> round 102 55
> round 7 31
wait 6
show 200x60 two
---
# Spades by keys: Enter bids, then takes the tricks, and the last of them count the round
> seat Ann Bo Cy Di
press y g s -> template spades
press Enter 4 Enter -> bid Ann 4
press Enter 5 Enter Enter 3 Enter Enter 0 Enter -> bid Di 0
body 60x18 all have bid
press Enter 5 Enter Enter 5 Enter Enter 3 Enter Enter 0 Enter -> tricks Di 0
. players[0].total 71
---
# one count with named rows
> seat Ann Bo Cy
press y g c -> template carcassonne running
press 1 Enter 4 + -> points Ann +4
press 1 Enter 3 7 + -> points Ann +37
> points Bo 38
> points Cy 50
press Space y -> count
body 60x18 named rows in panels
press s
body 60x18 named rows as a sheet
---
# a game of skat is declared: its value, then how it ended
> seat Ann Bo Cy
> template skat
press Enter 2 4 Enter l -> declare Ann 24 lost
---
# r asks for the bids of all, then for their tricks, then for the next bids; = takes a sum
> seat Ann Bo Cy Di
> template spades
press r 4 Space 5 Space 3 Space 0 Enter -> bids 4 5 3 0
= 12 bid for 13 tricks; Ann bids 4; Bo bids 5; Cy bids 3; Di bids 0
press r 5 Space 5 Space 3 Space 0 Enter -> took 5 5 3 0
. players[0].total 71
press = 2 + 5 Enter -> points Bo 2+5
body 60x18 40x12 bags and teams
press s
body 60x18 a total stands once
---
# who has won a game of the evening has it beside the name
> seat Ann Bo Cy
> option rounds 1
> round 5 3 9
press y m -> rematch
> round 5 3 9
press y m -> rematch
> round 5 8 3
press y m -> rematch
wait 6
body 60x18 games won
---
# a sheet with points is not set up for another game: the key says so before it asks
> seat Ann Bo
> template hearts
press r 1 3 Space 1 3 Enter -> round 13 13
press y g -> ! the sheet has points already: M begins an empty one
press y c -> ! the sheet has points already: M begins an empty one
---
# points at any time: Enter always adds, never corrects; there is no round, and nobody begins
> seat Ann Bo
press y u y -> option running on
press y t 3 0 Enter -> option target 30
press Enter 5 + -> points Ann +5
press 1 Enter 7 Enter -> points Ann =7
. players[0].total 12
press r 1 Space 2 Enter -> round 1 2
body 60x18 points at any time
press s 1 Enter 2 Enter -> correct Ann 1 =2
---
# a team by keys
> seat Ann Bo Cy Di
press y j 1 3 Enter -> team Ann Cy
= Ann, Cy are a team
press y j 2 4 Enter -> team Bo Di
---
# a small screen has the teams, the bids and the games won, too
> seat Ann Bo Cy Di
> template spades
> bids 4 5 3 0
> took 5 5 3 0
> finish
> rematch
> bids 4 5 3 2
> tricks Bo 5
wait 6
body 58x20 40x12 marks in rows
press s
body 58x20 bids in the sheet
---
# the chart has a line for each team
> seat Ann Bo Cy Di
> template spades
> bids 4 5 3 0
> took 5 5 3 0
> bids 3 3 3 3
> took 4 3 3 3
> bids 1 2 3 4
> took 4 3 3 3
wait 6
press g
body 60x18 40x12 a chart of teams
---
# a count by keys: r says the row and whose points, the next row is told; it is corrected by its name
> seat Ann Bo Cy
press y g c -> template carcassonne running
press r 4 1 Space 3 8 Space 5 0 Enter -> round 41 38 50
= Ann: +41, total 41; Bo: +38, total 38; Cy: +50, total 50
press Space Enter -> count
= Cy leads with 50; next: roads
press Enter 6 Enter Enter 9 Enter Enter 0 Enter -> points Cy =0
= Cy leads with 50; next: cities
press s 1 Up Enter 8 Enter -> correct Ann 2 =8
= Ann, roads: 6 -> 8, total 49
