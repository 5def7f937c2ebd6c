# C9: damage with from= lowers life and counts for its pair
game commander
> seat Alice Bob Carol Dave
> damage Bob 5 from=Alice
= Bob: 35 life, 5 from Alice's commander
. players[1].life 35
. players[1].commander_damage[0].from Alice
. players[1].commander_damage[0].commander 1
. players[1].commander_damage[0].amount 5
> damage Bob 7 from=Alice
= Bob: 28 life, 7 from Alice's commander (12 of 21)
> damage Bob 3
= Bob: 25 life
. players[1].commander_damage[0].amount 12
> damage Bob 2 by=Carol
= Bob: 23 life
. players[1].commander_damage.length 1
---
# C9, 903.10a: 20 is not lethal
> seat Alice Bob Carol
> damage Bob 20 from=Alice
= Bob: 20 life, 20 from Alice's commander
. players[1].status playing
> damage Bob 1 from=Alice
= Bob: 19 life, 1 from Alice's commander (21 of 21)
= Bob is out: 21 from Alice's commander, 19 life left
. players[1].status lost
. players[1].why[0] commander Alice
. players[1].why.length 1
. phase playing
---
# C9, 704.6c: 21 at once is
> seat Alice Bob Carol
> damage Bob 21 from=Alice
. players[1].status lost
. players[1].life 19
---
# C9: what different commanders deal is not added up; partners are counted apart (702.124d)
> seat Alice Bob Carol
> commander Alice Tymna Thrasios
> damage Bob 12 from=Alice
= Bob: 28 life, 12 from Alice's commander
> damage Bob 12 from=Alice.2
= Bob: 16 life, 12 from Alice's second commander
. players[1].status playing
. players[1].commander_damage[0].commander 1
. players[1].commander_damage[1].commander 2
. players[1].commander_damage[1].amount 12
> damage Bob 9 from=Alice.2
= Bob is out: 21 from Alice's second commander, 7 life left
. players[1].why[0] commander Alice.2
---
# C9: two players with the same commander are two commanders (C1)
> seat Alice Bob Carol
> commander Alice Phelddagrif
> commander Carol Phelddagrif
> damage Bob 11 from=Alice
> damage Bob 11 from=Carol
. players[1].status playing
. players[1].life 18
---
# C9: gaining life never lowers commander damage
> seat Alice Bob Carol
> damage Bob 20 from=Alice
> life Bob +60
= Bob: 80 life
. players[1].commander_damage[0].amount 20
> life Bob =200
. players[1].commander_damage[0].amount 20
> damage Bob 1 from=Alice
. players[1].status lost
. players[1].life 199
---
# C8, C9: changing zones does not reset it
> seat Alice Bob Carol
> cast Alice
> zone Alice battlefield
> damage Bob 15 from=Alice
> zone Alice exile
> zone Alice command
> cast Alice
. players[1].commander_damage[0].amount 15
> damage Bob 6 from=Alice
. players[1].status lost
---
# C9: one's own commander, under another's control, kills its owner with 21
> seat Alice Bob Carol
> damage Alice 20 from=Alice by=Bob
= Alice: 20 life, 20 from Alice's commander
. players[0].status playing
> damage Alice 1 from=Alice by=Bob
. players[0].status lost
. players[0].why[0] commander Alice
---
# 120.3b: infect gives poison instead of life, but is still commander damage
> seat Alice Bob Carol
> damage Bob 4 from=Alice infect
= Bob: 40 life, 4 poison, 4 from Alice's commander
. players[1].life 40
. players[1].poison 4
. players[1].commander_damage[0].amount 4
> damage Bob 2 infect
= Bob: 40 life, 6 poison
. players[1].commander_damage[0].amount 4
---
# toxic adds poison to the loss of life
> seat Alice Bob Carol
> damage Bob 3 from=Alice toxic=2
= Bob: 37 life, 2 poison, 3 from Alice's commander
. players[1].life 37
. players[1].poison 2
> damage Bob 1 infect toxic=1
= Bob: 37 life, 4 poison
---
# lifelink raises the life of the source's controller
> seat Alice Bob Carol
> damage Bob 5 from=Alice lifelink
= Bob: 35 life, 5 from Alice's commander
= Alice: 45 life
> damage Bob 5 from=Alice by=Carol lifelink
= Carol: 45 life
. players[0].life 45
> damage Bob 5 lifelink
! lifelink needs from=Q or by=Q: who gains the life?
> damage others=Carol 2 by=Carol lifelink
= Carol: 49 life
. players[0].life 43
. players[1].life 28
> damage Bob 3 infect by=Alice lifelink
= Alice: 46 life
---
# several players, one line
> seat Alice Bob Carol Dave
> damage each 3
. players[0].life 37
. players[3].life 37
> damage others 2
. players[0].life 37
. players[3].life 35
> damage Bob,Dave 1 from=Alice
. players[1].life 34
. players[2].life 35
. players[3].commander_damage[0].amount 1
---
# a commander that deals damage has left the stack
> seat Alice Bob
> cast Alice
. players[0].commanders[0].zone stack
> damage Bob 2 from=Alice
. players[0].commanders[0].zone battlefield
---
# what cannot be is refused
> seat Alice Bob Carol
> commander Alice Phelddagrif
> damage Bbo 5
! no player is called "Bbo": Alice, Bob, Carol
> damage Bob 5 from=Alice.2
! Alice has one commander: commander Alice NAME NAME
> damage Bob 0
~ is not a number from 1 to 99999
> damage Bob 5 form=Alice
~ "form=" does not belong here; usage: damage P N [from=Q[.2]] [by=Q] [infect] [toxic=N] [lifelink]
> out Carol
> damage Carol 1
! Carol is out: back Carol brings them back
> damage Bob 1 from=Carol
! Carol is out, and so are Carol's commanders (800.4a)
> damage Bob 1 by=Carol
! Carol is out: back Carol brings them back
---
# a table may call .2 what nobody has announced
> seat Alice Bob Carol
> damage Bob 11 from=Alice
> damage Bob 11 from=Alice.2
. players[1].status playing
. players[1].commander_damage[1].commander 2
