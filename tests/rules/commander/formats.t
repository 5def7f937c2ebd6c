# 903.12: Brawl with two: 25 life, 60 cards, no commander damage
game commander
> option format brawl
> seat Alice Bob
. format brawl
. players[0].life 25
. players[0].library 52
> damage Bob 24 from=Alice
= Bob: 1 life
. players[1].status playing
. players[1].commander_damage.length 0
---
# 903.12: Brawl with more: 30
> option format brawl
> seat Alice Bob Carol
. players[2].life 30
> damage Bob 25 from=Alice
. players[1].status playing
. players[1].life 5
---
# Duel: 20 life, no commander damage
> option format duel
> seat Alice Bob
. players[0].life 20
. limits.commander_damage null
---
# Oathbreaker: 20 life, 60 cards
> option format oathbreaker
> seat Alice Bob Carol
. players[0].life 20
. players[0].library 51
---
# a single limit goes before the format
> option format brawl
> option commander-damage 21
> option life 50
> seat Alice Bob
. players[0].life 50
> damage Bob 21 from=Alice
. players[1].status lost
---
# the format may still be chosen after seating
> seat Alice Bob
> option format duel
. players[0].life 20
. players[1].life 20
> option format oathbreaker
. players[0].library 51
> mulligan Alice
> option format commander
! option format is set before the first mulligan: undo first
---
# what is no option is named
> option format chess
! option format takes commander|brawl|2hg|duel|oathbreaker, not "chess"
> option rules 1993
! option rules takes 2010|current, not "1993"
> option mulligan paris
! option mulligan takes partial-paris|london|vancouver, not "paris"
> option life many
! option life takes a number from 1 to 99999, not "many"
> option life 0
! option life takes a number from 1 to 99999, not "0"
> option poison off
! option poison takes a number from 1 to 99999, not "off"
> option colour red
~ no option is called "colour": rules, format, life
---
# the profile says which mulligan
> option rules 2010
. rules 2010
. mulligan partial-paris
> option rules current
. mulligan london
> option mulligan vancouver
> option rules 2010
. mulligan vancouver
