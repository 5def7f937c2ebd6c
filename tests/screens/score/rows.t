# many players on a narrow screen: a row each, and heads that do not touch
game score
> seat Alice Bob Carol Dave Erin Frank Grace Heidi Ivan Judy
> round 1 2 3 4 5 6 7 8 9 10
window 62x16
hides placepoints
window 63x16
shows place points of the last rounds
---
# a row with a name: whose numbers come in which order
game score
> seat Alice Bob Carol
> categories roads cities
hole order roads: Alice, Bob, Carol
> round 4 5 6
hole order cities: Alice, Bob, Carol
---
# a round without one
game score
> seat Alice Bob Carol
hole order in this order: Alice, Bob, Carol
