# An edit of the past: after another line redo says the undone ones again, one after the other
game null
> seat Alice Bob
> add Bob +1
> add Alice +2
> turn
> undo
> undo
> add Bob +5
> redo
= Alice: 2
= 1 undone line is left: redo
> redo
. round 1
. players[0].tally 2
. players[1].tally 6
> redo
! nothing to redo
> undo
> undo
> redo
= Redone: Alice: 2
> redo
= Redone: round 1, Alice is on turn
. round 1

---
# The new line undone and redone: the older ones are still left behind it
> seat Alice Bob
> add Alice +2
> turn
> undo
> undo
> add Bob +5
> undo
> redo
= Redone: Bob: 5
> redo
= Alice: 2
= 1 undone line is left: redo

---
# A line of the same verb for the same player replaces the first undone one
> seat Alice Bob
> add Bob +1
> add Alice +2
> undo
> undo
> add Bob +3
> redo
= Alice: 2
. players[1].tally 3
> redo
! nothing to redo

---
# A line that no longer holds stops, names its rule and is left out; redo goes on after it
> seat Alice Bob
> add Bob +5
> add Bob -4
> add Alice +1
> undo
> undo
> undo
> add Bob +3
> redo
~ cannot redo add Bob -4: 
. players[1].tally 3
> redo
. players[0].tally 1

---
# What chance decided stays: the dice are in the line
seed 5
> seat Alice Bob
> add Bob +1
> roll Alice
. players[0].tally 3
> undo
> undo
> add Bob +9
> redo
. players[0].tally 3

---
# What is typed by hand is not said twice; after more lines than were undone all is forgotten
> seat Alice Bob
> add Bob +1
> turn
> add Alice +1
> undo
> undo
> undo
> add Bob +2
> turn
> redo
. players[0].tally 1
> undo
> undo
> note one
> note two
> note three
> redo
! nothing to redo

---
# Of a hidden line the same verb of the same player is the same, whatever it hides
> seat Alice Bob
> hide Bob 7
> add Alice +1
> undo
> undo
> turn
> hide Bob 8
> redo
. players[0].tally 1

---
# Something that was turned up is not turned up again by a redo: only its verb is told
> seat Alice Bob
> hide Bob 7
> show Bob
> add Alice +1
> undo
> undo
> turn
> redo
! cannot redo show: type it again
> redo
. players[0].tally 1
