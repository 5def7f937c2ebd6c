# each opponent loses life: o, the number, Enter; the whole of it from a table where Bob has the focus
game commander
> seat Alice Bob Carol Dave
keep four
press o 3 Enter -> life others=Alice -3
. players[1].life 37
. players[0].life 40
press 2 o 1 0 Enter -> life others=Bob -10
# .. and the player of the focus gains as much, or all of it
press 1 o 3 + -> life others=Alice -3 & life Alice +3
. players[0].life 33
> undo
press o 3 * -> life others=Alice -3 to=Alice
. players[0].life 39
= Alice: 39 life; Bob: 34 life; Carol: 24 life; Dave: 24 life
# one life of another player: the digit and the sign
try 2 - -> life Bob -1
# the sign ends a number, and does not begin one
press o + * 2 Enter -> life others=Alice -2
> out Carol
press o 1 * -> life others=Alice -1 to=Alice
. players[0].life 41
---
# partners of a team are no opponents; nobody is left to lose
> option format 2hg
> seat Ann "Bob B" Cid Dee
press 1 o 2 Enter -> life Cid,Dee -2
press 3 o 2 Enter -> life Ann,2 -2
---
# the last one has no opponents
> seat Ann Bob
> out Bob
press o -> ! no opponent is still playing
--- four
# commander damage in four keys: a digit that none can follow ends the number
press 2 c 1 7 -> damage Bob 7 from=Alice
. players[1].life 33
# an Enter by habit does no harm
press Enter
. players[1].life 33
= Bob: 33 life, 7 from Alice's commander
press 2 c 1 1 2 -> damage Bob 12 from=Alice
press 3 c 1 2 Enter -> damage Carol 2 from=Alice
press 3 c 2 0 3 4 Enter -> damage Carol 34 from=Bob
= CAROL IS OUT   34 from Bob's commander, 4 life left
# the matrix grows with the window
press m
show 60x18 the matrix
cursor 9 21
--- four
# without a limit any number may follow
> option commander-damage off
press 2 c 1 3 4 Enter -> damage Bob 34 from=Alice
--- four
# infect, toxic and lifelink are keys of the same menu, in any order that makes sense
press 2 c i 1 4 -> damage Bob 4 from=Alice infect
. players[1].poison 4
press c t 1 4 2 -> damage Bob 4 from=Alice toxic=2
. players[1].poison 6
press 3 c l 1 4 -> damage Carol 4 from=Alice lifelink
. players[0].life 44
press c l i 1 3 -> damage Carol 3 from=Alice infect lifelink
press c i l 1 3 -> damage Carol 3 from=Alice infect lifelink
press c l t 2 3 1 -> damage Carol 3 from=Bob toxic=1 lifelink
press c t l 2 3 1 -> damage Carol 3 from=Bob toxic=1 lifelink
# after the number has begun, too
press 4 c 1 2 i -> damage Dave 2 from=Alice infect
press c
shows infect
shows toxic
shows lifelink
show 80x24 commander damage asks
cursor 10 44
press i
hides toxic
press Esc
--- four
# it died and is cast again: t, once the spell has resolved; d for the death alone
press t -> cast Alice
press t -> ~ on the stack
> turn Bob
press 1 t -> cast Alice died
= Alice's commander died and is cast again, tax 2, the next time 4
. players[0].commanders[0].tax 4
. players[0].commanders[0].died 1
> turn Carol
press 1 d -> zone Alice command died
= Alice's commander is back in the command zone, tax 4
. players[0].commanders[0].zone command
press d -> ~ command zone
press t -> cast Alice
. players[0].commanders[0].tax 6
# countered: it never died
press d -> zone Alice command died
. players[0].commanders[0].died 2
--- four
# the open choice is answered by the same keys; a choice against the command zone holds
> cast Alice & turn Bob & zone Alice graveyard
press 1 d -> zone Alice command died
> undo
press t -> cast Alice died
> undo
> zone Alice stay
press t -> ~ in the graveyard
press d -> ~ in the graveyard already
--- four
# the second of two partners
> commander Bob Tymna Thrasios
> cast Bob.2 & turn Carol
press 2 . t -> cast Bob.2 died
. players[1].commanders[1].tax 4
. players[1].commanders[0].tax 0
press d -> zone Bob.2 command died
---
# under the rules of 2010 the command zone replaces the graveyard
> seat Alice Bob
> option rules 2010
> cast Alice & turn Bob
press 1 d
. players[0].commanders[0].zone command
. players[0].commanders[0].died 0
--- four
# 1 poison more or less
press 2 p -> poison Bob +1
press 2 P -> poison Bob -1
. players[1].poison 0
press P -> ~ that would make -1
--- four
# the consequence comes first: who has won, then who is out and why; nothing is said twice
> damage Carol 40 & damage Dave 40
= CAROL IS OUT   0 life; DAVE IS OUT   0 life
> monarch Bob
press 2 = 4 0 -
= ALICE WINS   Bob is out: 0 life; Alice is the monarch
---
# two partners: short names before cut ones, both taxes, and heads of the matrix that are whole
> seat Alice Bob Carol Dave
> commander Dave "Tymna the Weaver" "Thrasios, Triton Hero"
> commander Bob "Krenko, Mob Boss"
> keep each
> turn Dave & cast Dave.2
> damage Bob 18 from=Alice
window 60x18
shows Tymna + Thrasios
shows tax 0, 2
window 80x24
shows Tymna + Thrasios
press m
shows Thrasios
hides Thra~
show 80x24 the matrix of partners
cursor 11 21
---
# one size a table: a life of three digits makes all smaller; those of ten keep off the frames
> option format duel
> seat Alice Bob
> life Alice =112 & life Bob =3
show 80x24 three digits
cursor 0 4
---
> seat A B C D E F G H I J
> life C =7
show 80x24 ten
---
# a long line of the log takes two rows, rather than to lose its end
> seat Alice Bob Carol Dave
log 1 Alice | cast, tax 0 -> 2 | Atraxa, Praetors' Voice
log 2 Alice | life 40 -> 33 | Bob, commander 7
window 100x30
shows Voice
shows Bob, commander 7
---
# before anybody sits there is no matrix to show, and no key for it
hides matrix
shows Enter  type the names
--- four
# of two partners the one that the keys mean stands out, of the focused player alone
> commander Bob Tymna Thrasios
> commander Carol Ikra Kraum
press 2 .
body 80x24 the second of two partners
cursor 0 44
---
# the advice of an empty foot is whole, or is not given
> seat Alice Bob Carol Dave Erin Frank
window 132x43
shows A: name the commander
window 80x24
hides A: name
---
# the markers of the table go as far as the column before the last; what has no room is left out, the next may have
> seat "Maximiliane Rosenberg" "Wilhelmina von Thurn" Carol Dave
> monarch 1
> initiative 2
> storm +3
window 66x24
row 21 monarch Maximiliane Rosenberg   initiative Wilhelmina von Thurn
window 64x24
row 21 monarch Maximiliane Rosenberg   storm 3
--- four
# what waits, by Space or Enter: a hand, then the zone of a commander; nothing passes the turn
press M -> mulligan Alice
press Space -> keep Bob
press Space -> keep Carol
press Space -> keep Dave
press Space -> keep Alice
press Space
. phase playing
. turn Alice
> cast Alice & turn Bob & zone Alice graveyard
press 1 Enter c -> zone Alice command
> undo
press Space . -> zone Alice stay
---
# a turn that leaves a commander's zone open asks, and so does a plane that no die has shown
> seat Alice Bob
> cast Alice & turn Bob & zone Alice graveyard
press n
shows stays in the graveyard
press Esc
. turn Bob
press n y -> turn
---
# naming a commander takes one field: the keys behind its Enter are keys again
game commander
> seat Alice Bob Carol
press 2 A A t r a x a Enter -> commander Bob "Atraxa"
press 3 - - -
. players[2].life 37
. players[1].commanders.length 1
# A again opens with the name: left as it is nothing is said, a + adds the partner, letters are mended
press 2 A Enter
press A Space + Space V i a l Enter -> commander Bob "Atraxa + Vial"
= Bob: commanders Atraxa and Vial
press A Backspace s Enter -> commander Bob "Atraxa + Vias"
= Bob: commanders Atraxa and Vias
. players[1].commanders.length 2
press A Backspace Backspace Backspace Backspace Enter -> ! a card's name has 1 to 80 columns
press Esc
# two names with + are two
press 3 A T y m + T h r a Enter
= Carol: commanders Tym and Thra
# with another sign between them it is asked
press 1 A I c e Space / / Space F i r e Enter
choices faces 2
press 1 -> commander Alice "Ice // Fire" as=one
. players[0].commanders[0].name Ice // Fire
> undo
press A A Space & Space B Enter 2 -> commander Alice "A & B" as=two
. players[0].commanders[1].name B
> undo
press A A Space & Space B Enter Esc
. players[0].commanders[0].name null
---
# a commander whose name has no room is called by what stands before the comma
> seat Alice Bob Carol Dave
> commander 1 "Kenrith, the Returned King of All the Five Courts"
window 60x18
shows ┗━ Kenrith ━
