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
---
# how it looks: two on a Friday night
> seat Alice Bob
scene friday-alice-and-bob
> mulligan 2
> keep each
> clock start
repeat 9 > turn
wait 949
repeat 2 > turn
scene alice-and-bob-have-fought
wait 151
scene alice-strikes-bob
= Bob: 21 life, 7 from Alice's commander (14 of 21)
scene the-log-of-friday
show 60x18 200x60 2 players
cursor 0 44
---
# three
> seat Alice Bob 桜井みずき
scene friday-three
> keep each
> clock start
repeat 16 > turn
scene three-have-fought
wait 151
scene alice-strikes-bob
show 80x24 3 players
cursor 0 31
---
# four, and in ASCII without colours
> seat Alice Bob 桜井みずき Dave
scene friday-four
> mulligan 2
> keep each
> clock start
repeat 17 > turn
wait 949
repeat 4 > turn
scene four-have-fought
wait 151
scene alice-strikes-bob
keep four
scene the-log-of-friday
show 60x18 200x60 4 players
plain 80x24 4 players
--- four
# from whom the damage is; the markers
press c
choices source 8
show 80x24 which-key after c
press Esc y
show 80x24 which-key after y
--- four
# who took how much from whom
press 4 m Right Right
quiet
show 60x18 matrix view (m)
cursor 11 51
---
# six: Erin is out, Göran gains
> seat Alice Bob 桜井みずき Dave Erin Göran
scene friday-six
> mulligan 2
> keep each
> clock start
repeat 31 > turn
scene six-have-fought
wait 151
> life 6 +3
scene alice-strikes-bob
keep six
show 60x18 40x12 6 players
press 4 m Right Right
quiet
show 100x30 matrix view (m), 6 players
--- six
# the game is over, and each gives a vote
> out 1
> out 2
> out 3
> out 4
press 1
wait 60
quiet
show 80x24 the game is over
> vote 1 6
> vote 4 6
> vote 6 4
quiet
show 80x24 votes after the game
sizes
---
# ten: every name begins, and every life is there
> seat Alice Bob 桜井みずき Dave Erin Göran "Player 7" "Player 8" "Player 9" "Player 10"
scene friday-six
> commander 7 Phelddagrif
> commander 8 "Kemba, Kha Regent"
> commander 9 "Sygg, River Cutthroat"
> commander 10 "Doran, the Siege Tower"
> keep each
> clock start
repeat 51 > turn
scene six-have-fought
> casts 7 =1
> casts 8 =2
> casts 10 =3
> cdamage 7 from=2 =7
> cdamage 8 from=1 =14
> cdamage 9 from=2 =11
> cdamage 10 from=3 =18
> poison 8 =3
> poison 10 =8
> counter 9 energy =2
> life 8 =21
> life 9 =4
> life 10 =13
> life 6 =112
> zone 10 battlefield
wait 91
scene alice-strikes-bob
wait 60
press 0
scene the-log-of-friday
show 60x18 40x12 200x60 10 players
sizes
---
# before play: partners, who has kept, a mulligan that costs a card
> option mulligan vancouver
> seat Alice Bob 桜井みずき Dave
> title Friday night
> commander 1 "Tymna the Weaver" "Thrasios, Triton Hero"
> commander 2 "Kemba, Kha Regent"
> mulligan 1
> keep 2
> keep 3
> keep 4
> mulligan 1
press x
quiet
show 80x24 mulligans and partners
sizes
--- four
# a commander that died may go back
> zone 2 graveyard
show 80x24 a commander may go back
---
# nobody sits here
> title Friday night
quiet
show 80x24 nobody sits here
sizes
