# many players on a narrow screen: a row each, and heads that do not touch
game score
> seat Alice Bob Carol Dave Erin Frank Grace Heidi Ivan Judy
> round 1 2 3 4 5 6 7 8 9 10
window 62x16
hides placepoints
window 63x16
shows place points of the last rounds
