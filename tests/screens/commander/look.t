# README.md, five minutes at a first table: what it tells to press is what happens
game commander
> seat Alice Bob Carol Dave
press 2 - - - -> life Bob -1
. players[1].life 37
press c 1 5 Enter -> damage Bob 5 from=Alice
= Bob: 32 life, 5 from Alice's commander
press n -> turn
> undo
= Undone: round 1, Bob is on turn
sizes
