# many players on a narrow screen: a row each, with the place and the last rounds
game score
> seat Alice Bob Carol Dave Erin Frank Grace Heidi Ivan Judy
> round 1 2 3 4 5 6 7 8 9 10
window 40x16
shows Alice
shows Judy
---
# a row with a name: whose numbers come in which order
> seat Alice Bob Carol
> categories roads cities
hole order roads: Alice, Bob, Carol
> round 4 5 6
hole order cities: Alice, Bob, Carol
---
# a round without one
> seat Alice Bob Carol
hole order in this order: Alice, Bob, Carol
---
# a click on the sheet takes the cell under it, the last player's too
> seat Alice Bob 桜井みずき Dave
> round 7 31 4 15
> points Alice 3
press s
click at 4 76
hole seat Dave
---
# the same where the sheet has more players and rounds than the window
> seat Alice Bob Carol Dave Erin Frank Grace Heidi Ivan Judy
repeat 9 > round 11 12 13 14 15 16 17 18 19 20
> correct Heidi 8 =88
press s 0
window 40x12
click 88
hole seat Heidi
press 0
click *
hole seat Heidi
---
# a click on a name of the chart, in ASCII too, where its row may be another one
> seat Alice Bob Carol
> round 50 15 14
press g
as ascii mono
window 80x24
click Carol
hole seat Carol
---
# a name that needs the blank of its chip is whole
> seat Bo Alexandria Cy Di
> categories roads cities
> points Bo 100
window 60x18
row 1 Alexandria
---
# the row that is counted now stands in the title
> seat Alice Bob
> categories roads cities
row 0 roads
> round 1 2
row 0 cities
---
# a game is chosen before anybody sits; the page tells the present rules
press y w l -> option win low
choice y t none
press y g h -> template hearts
. template hearts
press y g n -> template none
= the sheet counts points by rounds
press y j -> ! there is nothing to choose from now
---
# each game has a key, and the row that decides a tie another
> seat Ann Bo Cy Di
press y g h -> template hearts
press y g w -> template wizard
press y g s -> template spades
press y g k -> template skat
press y g c -> template carcassonne running
press y g 7 -> template wonders
press y g d -> template darts
press y g b -> template bridge
press y g m -> template mahjong
press y g n -> template none
press y g 7 -> template wonders
choice y d coins
press y d 1 -> option tie-row 1
press y d n -> option tie-row off
---
# the next game has a key when one is over, and asks before
> seat Ann Bo
> option rounds 1
> points Ann 3
press M
shows this game is not over
press Esc
> points Bo 4
shows M rematch
press M -> rematch
. players[1].wins 1
