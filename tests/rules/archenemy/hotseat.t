# A, hot seat: self is the target alone
game archenemy
scene E-against-A-B-and-C
> scheme add "Feed the Machine" Surrender "May Civ" "The Fate"
> reveal
= E sets in motion: Feed the Machine
= hot seat: self sacrifices two creatures, or others: each of them sacrifices one creature
= target: one opponent, who chooses self or others
> choose Feed self B
= self: B sacrifices two creatures
+ B | hot seat: self | Feed the Machine
. decks[0].in_motion[0].hot_seat self
. decks[0].in_motion[0].chosen B
---
# A: others are all but the target and the archenemy
scene E-against-A-B-and-C
> scheme add "Feed the Machine"
> reveal
> choose Feed others B
= others: A, C, each sacrifices one creature
> choose Feed others E
! E cannot be chosen for Feed the Machine: A, B, C
> out C
> choose Feed others B
= others: A, each sacrifices one creature
> choose Feed C
! C is out: back C brings them back
---
# A: the target of a hot seat is named before it decides; no damage until then
scene E-against-A-and-B
> scheme add "The Fate of the Flammable"
> reveal
> choose "The Fate" A
= The Fate of the Flammable: A is chosen: self, or others?
. decks[0].in_motion[0].chosen A
> resolve "The Fate"
! the hot seat is open: choose "The Fate of the Flammable" self PLAYER, or others PLAYER
> choose "The Fate" E
! E cannot be chosen for The Fate of the Flammable: A, B
> choose "The Fate" self A
> resolve "The Fate"
. players[1].life 14
. players[2].life 20
---
# A: others may be chosen though there is nobody else
scene E-against-A
> scheme add Surrender
> reveal
> choose Surrender others A
= others: nobody else is left, nothing happens
> resolve Surrender
. decks[0].face_down 1
---
# A, in a rumble: all but the active player and the target
> option deck any
> seat A B C D
> rumble B
> scheme add B "May Civ"
> reveal
> choose "May Civ" others D
= others: A, C, each loses one land
> choose "May Civ" self D
= self: D loses two lands
> choose "May Civ" others B
! B cannot be chosen for May Civilization Collapse: A, C, D
---
# The Fate of the Flammable: 6 to the target, or 3 to each other, told and applied
scene E-against-A-B-and-C
> scheme add "The Fate" x2 Look
> reveal
> resolve Fate
! no scheme called "Fate" is face up (701.33)
> resolve "The Fate"
! the hot seat is open: choose "The Fate of the Flammable" self PLAYER, or others PLAYER
> choose "The Fate" self A
> resolve "The Fate"
= A: 14 life
+ A | life 20 -> 14 | The Fate of the Flammable
. players[1].this_turn.damage 6
> reveal
> choose "The Fate" others A
= others: B, C, each takes 3 damage
> resolve "The Fate"
. players[1].life 14
. players[2].life 17
. players[3].life 17
. players[0].life 40
---
# a hot seat that is countered asks nobody; the next time it is open again
scene E-against-A-and-B
> scheme add "The Fate"
> reveal
> choose "The Fate" self A
> resolve "The Fate" countered
. players[1].life 20
> reveal
. decks[0].in_motion[0].hot_seat null
. decks[0].in_motion[0].chosen null
> choose "The Fate" self B
> again "The Fate"
. decks[0].in_motion[0].hot_seat null
---
# alone against the archenemy the others of The Fate are nobody: no damage
scene E-against-A
> scheme add "The Fate"
> reveal
> choose "The Fate" others A
> resolve "The Fate"
. players[1].life 20
. players[0].life 40
---
# damage of a shared life: each of the others takes it
> option team-life 60
scene E-against-A-B-and-C
> scheme add "The Fate"
> reveal
> choose "The Fate" others A
> resolve "The Fate"
. team_life 54
---
# schemes without a hot seat
scene E-against-A-and-B
> scheme add Look "Nature Demands"
> reveal x2
> choose Look self A
! Look Skyward and Despair is not a hot-seat scheme: choose "Look Skyward and Despair" PLAYER
> choose Look A
! Look Skyward and Despair has no player to choose
> choose "Nature Demands" E
! E cannot be chosen for Nature Demands an Offering: A, B
> choose "Nature Demands" A
= Nature Demands an Offering: A is chosen
---
# the target leaves before it resolves: nobody does anything (608.2b)
scene E-against-A-B-and-C
> scheme add "The Fate" Feed "Which of You"
> reveal x3
> choose "The Fate" others B
> choose Feed self B
> choose "Which of You" B
> out B
> resolve "The Fate"
= B, its target, is out: nothing happens (608.2b)
. players[1].life 20
. players[3].life 20
> resolve Feed
= B, its target, is out: nothing happens (608.2b)
> resolve "Which of You" x=4
= B, its target, is out: nothing happens (608.2b)
. players[2].life 20
. decks[0].face_down 3
---
# five heroes: others are four; two of them are out: two
> option deck any
> seat E A B C D F
> archenemy E
> scheme add "The Fate"
> reveal
= then: choose "The Fate of the Flammable" self PLAYER, or others PLAYER
= then: resolve "The Fate of the Flammable"
> choose "The Fate" others C
= others: A, B, D, F, each takes 3 damage
> out A,F
> choose "The Fate" others C
= others: B, D, each takes 3 damage
> resolve "The Fate"
. players[2].life 17
. players[4].life 17
. players[3].life 20
---
# the first of the table is a target like the others: out, nothing happens (608.2b)
> option deck any
> seat A E B
> archenemy E
> scheme add "The Fate"
> reveal
> choose "The Fate" self A
> out A
> resolve "The Fate"
= A, its target, is out: nothing happens (608.2b)
