# undo takes back a loss with all that followed from it
game commander
> seat Alice Bob Carol
> monarch Bob
> damage Bob 20 from=Alice
> damage Bob 1 from=Alice
. players[1].status lost
. monarch Alice
. feats[0].player Alice
> undo
= Undone: Bob is out: 21 from Alice's commander, 19 life left; Alice is the monarch
. players[1].status playing
. players[1].life 20
. players[1].commander_damage[0].amount 20
. monarch Bob
. feats.length 0
> redo
= Redone: Bob is out: 21 from Alice's commander, 19 life left; Alice is the monarch
. players[1].status lost
. monarch Alice
---
# and the end of a game
> seat Alice Bob
> damage Bob 40
. winner Alice
> undo
. phase setup
. winner null
. players[1].life 40
> damage Alice 1
. phase playing
---
# lines at once are one undo
> seat Alice Bob
> damage Bob 40 & damage Alice 40
. draw true
> undo
. draw false
. players[0].life 40
. players[1].life 40
---
# all of a line is said or none
> seat Alice Bob
> damage Bob 5 & damage Bbo 5
! no player is called "Bbo": Alice, Bob
. players[1].life 40
> damage Bob 5 & ask first-draw
~ ask needs a line of its own
. players[1].life 40
---
# undo goes back before a rematch
> seat Alice Bob
> cast Alice
> rematch
. players[0].commanders[0].tax 0
> undo
. players[0].commanders[0].tax 2
---
# who sat down in a line that was refused has left nothing behind
> seat Alice Bob Carol & commander Carol Phelddagrif & damage Bbo 5
! no player is called "Bbo": Alice, Bob, Carol
. players.length 0
> seat Dave Eve Fay
. players[2].name Fay
. players[2].commanders[0].name null
