# lines in rare orders: a die of planes before there is a plane, and how many cards the law asks for
game commander
> seat A B C D E
> planes add Bant Naya
> planar-die chaos
= planar die: CHAOS (901.9b)
- planar die: CHAOS on  (901.9b)
+ A | planar die: chaos | cost 0
> planar-die free planeswalk
+ A | planar die: planeswalk
> planar-shuffle
= the rules ask for 40 cards (901.15a)
> planeswalk Bant
> planar-die chaos
= A pays 1, the next roll costs 2
= planar die: CHAOS on Bant (901.9b)
---
# two spells of a turn make a day of a night alone
> seat A B
> spell A & spell A
> turn
. daynight null
> spell B & spell B & turn
. daynight null
> night
> spell A & turn
. daynight night
> spell B & spell B & turn
. daynight day
---
# a dungeon begins in its first room, by name too, and goes on by one arrow or two
> seat A B
> dungeon A
! A is in no dungeon: dungeon A lost-mine|mad-mage|tomb|undercity
> dungeon A lost-mine room="Cave Entrance"
. players[0].dungeon.room Cave Entrance
. players[0].dungeon.next.length 2
> dungeon A room="Goblin Lair"
. players[0].dungeon.next.length 2
> dungeon A room="Dark Pool"
. players[0].dungeon.next.length 1
> blessing A,B
+ A | city's blessing
+ B | city's blessing
> out B
> dungeon A
! the game is over, A won: undo or rematch
> blessing A
! the game is over, A won: undo or rematch
> win A
! the game is over, A won: undo or rematch
---
# swapping ends after it has begun, and not in a game that has
> option rules 2010
> seat A B
> swap stop
! swapping has not begun: swap start
> keep each
> swap start
! no more swapping in this game
> swap A 1
! no more swapping in this game
---
# the first card of two, by number
> seat A B
> commander A Thrasios with=Tymna
> cast A.1
. players[0].commanders[0].zone stack
. players[0].commanders[1].zone command
> cast A.2
. players[0].commanders[1].zone stack
> cast A.3
~ A.3
---
# an option tells what it was
> seat A B
> option life 30
+  | option life: 40 -> 30
---
# what a die of planes shows by itself, and a day that breaks again
seed 3
> seat A B
> planes add Bant Naya
> planeswalk Bant
> planar-die & planar-die & planar-die & planar-die & planar-die & planar-die & planar-die & planar-die
= A pays 7, the next roll costs 8
> night
> day
+  | night -> day
> night
+  | day -> night
---
# a counter by whatever case it is typed in is one kind
> seat A B
> counter A Rad +1
> counter A rad +1
. players[0].counters.Rad 2
> counter A RÁD +1
. players[0].counters.Rad 3
---
# a bearer is the commander of that name alone; what is owed is owed in this game
> seat A B
> commander A Gandalf & commander B Frodo
> ring A Frodo & ring A & ring A & ring A
> attack A 2
> offers
@ offers[ring-loss].id nothing
> ring A Gandalf
> monarch B & initiative B
> attack A 2
> offers
@ offers[ring-loss].line life others=A -3
@ offers[crown].line monarch A
@ offers[lead].line initiative A
> rematch
> offers
@ offers[crown].id nothing
@ offers[lead].id nothing
@ offers[ring-loss].id nothing
---
# when the game is over nobody storms or attacks
> seat A B
> out B
> storm +1
! the game is over, A won: undo or rematch
> attack A 2
! the game is over, A won: undo or rematch
---
# a hand is told where it changes
> seat A B
> hand A 6
+ A | hand 7 -> 6
---
# a new game after a draw, with what the old one still owed: a venture, the order of those who lost
> seat Alice Bob Carol
> out Bob
> finish as=draw
> rematch
. draw false
> turn
> out Carol
> initiative Alice
> offers
@ offers[venture].kind due
> rematch
> offers
@ offers[venture].id nothing
> out Alice & out Bob
% Alice 3, Bob 2, Carol 1 won
---
# a second commander that has been away from the command zone, or mana spent on it, is named again with the first
> seat Alice Bob
> commander Alice Tymna Thrasios
> zone Alice.2 exile
> commander Alice Tymna
~ second commander has been in play
> zone Alice.2 command
> commander Alice Tymna
> commander Alice 12345678901234567890123456789012345678901234567890123456789012345678901234567890
> commander Bob Krenko identity=R
= Bob: commander Krenko
= colour identity R
> commander Bob Kozilek identity=C
= Bob: commander Kozilek
= colourless
> commander Alice 123456789012345678901234567890123456789012345678901234567890123456789012345678901
! a card's name has 1 to 80 columns
---
# the free mulligan of three brings seven cards, and no scry; a mulligan ends the swapping
> option mulligan vancouver
> seat Alice Bob Carol
> mulligan Alice
> keep Bob
> keep Alice
= Alice keeps: hand 7, library 92
