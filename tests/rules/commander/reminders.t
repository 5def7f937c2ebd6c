# 720.2: combat damage of another's commander to the monarch offers the crown
game commander
> seat Alice Bob Carol
> keep each
> monarch Bob
> damage Bob 3 from=Bob
> offers
@ offers[crown].id nothing
> damage Carol 3 from=Alice
> offers
@ offers[crown].id nothing
> damage Bob 3 from=Alice
> offers
@ offers[crown].seat Alice
@ offers[crown].kind once
@ offers[crown].line monarch Alice
@ offers[turn].loses Bob stays the monarch, though Alice has dealt the damage
> monarch Alice
> offers
@ offers[crown].id nothing
@ offers[turn].loses null
# 720.2: at the monarch's own end step
> turn
= Alice draws a card first, as the monarch
= round 1, Bob is on turn
> turn
= round 1, Carol is on turn
---
# whose creature has dealt it must still be in, and the turn ends the chance
> seat Alice Bob Carol
> keep each
> monarch Bob
> damage Bob 3 from=Alice
> out Alice
> offers
@ offers[crown].id nothing
> damage Bob 3 from=Carol
> offers
@ offers[crown].seat Carol
> turn
> offers
@ offers[crown].id nothing
---
# 725.2: who takes the initiative ventures, and does so again in each own upkeep
> seat Alice Bob
> keep each
> initiative Bob
> offers
@ offers[venture].seat Bob
@ offers[venture].kind due
@ offers[venture].line dungeon Bob undercity
> dungeon Bob undercity
> offers
@ offers[venture].id nothing
> turn
> offers
@ offers[venture].line dungeon Bob {venture}
@ offers[venture].choices.venture.length 2
@ offers[turn].loses Bob does not venture, for the initiative
> turn
> offers
@ offers[venture].id nothing
# a blow gives it on; the new holder ventures at once
> damage Bob 2 from=Alice
> offers
@ offers[lead].line initiative Alice
> initiative Alice
> offers
@ offers[venture].seat Alice
---
# 701.54c: the fourth ability of the Ring, when its bearer is the commander that hits
> seat Alice Bob Carol
> commander Alice "Frodo, Sauron's Bane"
> keep each
> ring Alice Frodo
> ring Alice =3
> damage Bob 2 from=Alice
> offers
@ offers[ring-loss].id nothing
> ring Alice
> damage Bob 2 from=Alice
> offers
@ offers[ring-loss].line life others=Alice -3
---
# a corrected commander damage leaves the life; the next line gives it back, or never
> seat Alice Bob
> keep each
> damage Bob 5 from=Alice
> cdamage Bob from=Alice -2
> offers Bob
@ offers[life-too].text give the 2 life back, too
@ offers[life-too].line life Bob +2
> life Bob +2
. players[1].life 37
> offers Bob
@ offers[life-too].id nothing
> cdamage Bob from=Alice =4
> offers Bob
@ offers[life-too].line life Bob -1
> turn
> offers Bob
@ offers[life-too].id nothing
---
# without reminders: none
> seat Alice Bob
> option reminders off
> keep each
> initiative Bob
> monarch Bob
> damage Bob 2 from=Alice
> offers
@ offers[crown].id nothing
@ offers[venture].id nothing
> turn Bob
> turn
= round 2, Alice is on turn
---
# lifelink gains what each was dealt
> seat Alice Bob Carol
> attack Alice 3 5 lifelink
. players[0].life 48
> cdamage Bob,Carol from=Alice =1
> offers Carol
@ offers[life-too].id nothing
> initiative Bob
> monarch Carol
> attack Alice 1 1
> offers Alice
@ offers[lead].line initiative Alice
> seatswap Alice Carol ruling
> offers Alice
@ offers[lead].line initiative Alice
@ offers[crown].line monarch Alice
> initiative Alice
> seatswap Alice Carol ruling
> offers Alice
@ offers[venture].kind due
@ offers[lead].id nothing
@ offers[crown].line monarch Alice
> option reminders off
> offers Alice
@ offers[crown].id nothing
