# Undo steps back, redo forward, both without limit
game null
> seat Alice Bob
> add Bob +1
> add Bob +1
> undo
= Undone: Bob: 2
. players[1].tally 1
> undo
. players[1].tally 0
> undo
= Undone: seated: Alice, Bob
. players.length 0
> undo
! nothing left to undo
> redo
= Redone: seated: Alice, Bob
. players.length 2
> redo
> redo
. players[1].tally 2
> redo
! nothing to redo

---
# A new line ends what could be said again
> seat Alice Bob
> add Bob +1
> undo
> add Bob +7
> redo
! nothing to redo
. players[1].tally 7
> undo
> redo
. players[1].tally 7

---
# A line that is refused ends nothing, nor does a question
> seat Alice Bob
> add Bob +1
> undo
> add Bbo +1
! no player is called "Bbo": Alice, Bob
> state
> redo
. players[1].tally 1

---
# What happens at once is undone at once
> seat Alice Bob
> add Bob +1 & add Alice +2 & turn
. players[0].tally 2
. players[1].tally 1
. round 1
> undo
= Undone: Bob: 1; Alice: 2; round 1, Alice is on turn
. players[0].tally 0
. players[1].tally 0
. round 0

---
# All of it is said or none
> seat Alice Bob
> add Bob +1 & add Alice -1
! that would make -1; allowed: 0 to 1000
. players[1].tally 0
> add Bob +1 & add Zed +1
! no player is called "Zed": Alice, Bob
. players[1].tally 0
> add Bob +1 &
! a command is missing before or after &
> & add Bob +1
! a command is missing before or after &
> add Bob +1 & & turn
! a command is missing before or after &
> add Bob +1 & undo
! undo needs a line of its own
> add Bob +1 & state
! state needs a line of its own
. players[1].tally 0

---
# Each part sees what the parts before it did
> seat Alice Bob & rename Bob Zoë & add zoe +3
. players[1].name Zoë
. players[1].tally 3

---
# Chance that has fallen stays fallen
seed 5
> seat Alice Bob
> roll Alice 6
> roll Bob
> undo
> redo
> undo
> undo
> redo
= Redone: Alice rolls 6: 6
. players[0].tally 6

---
# Undo brings the names of that time back
> seat Alice Bob
> rename Bob Zed
> add Zed +1
> undo
> undo
. players[1].name Bob
> redo
> redo
. players[1].tally 1
. players[1].name Zed

---
# Undo takes no words
> seat Alice
> undo 3
! "3" does not belong here; usage: undo
> redo all
! "all" does not belong here; usage: redo
. players.length 1

---
# Who was out is back in after an undo
game commander
> seat Alice Bob Carol
> damage Bob 40
. players[1].status lost
> undo
. players[1].status playing
. players[1].life 40
> damage Bob 40 & damage Alice 40
. winner Carol
> undo
. winner null
. players[0].life 40
> redo
. winner Carol
---
# a word that only begins like redo is no redo
game commander
> seat Alice Bob
> life Alice -1
> undo
> redx
! there is no command "redx": did you mean redo?
> undx
! there is no command "undx": did you mean undo?
. players[0].life 40
