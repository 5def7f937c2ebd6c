# y g: the Ring tempts the focused player; the bearer's name may stay as it is
game commander
> seat Alice Bob Carol Dave
press 2
press y g F r o d o Enter -> ring Bob Frodo
shows Ring 1 Frodo
press y g Enter -> ring Bob
shows Ring 2 Frodo
choice y g 2 Frodo
---
# y v: a dungeon is chosen, then a room where two arrows lead; one arrow needs no choice
> seat Alice Bob
choices venture 4
press y v t -> dungeon Alice tomb
shows Trapped Entry
choice y v Trapped Entry
choices venture 2
press y v 2 -> dungeon Alice room=Oubliette
press y v -> dungeon Alice room="Cradle of the Death God"
= Alice: Cradle of the Death God: The Atropal, a 4/4 black God Horror with deathtouch; Alice has completed Tomb of Annihilation
shows 1 dungeon
quiet
hides Cradle
---
# y f: the engines start, and speed rises once a turn
> seat Alice Bob
press y f -> speed Alice +1
press y f -> speed Alice +1
shows speed 2
press y f -> ! Alice has gained speed this turn (702.179d): :speed Alice =3 corrects it
> speed Alice =4
shows max speed
---
# y c announces a companion, y h pays for it
> seat Alice Bob
press y h -> ! Alice has no companion: y c, before play
press y c Z i r d a Enter -> companion Alice Zirda
quiet
shows Zirda
> keep each
press y h -> companion Alice hand
quiet
hides Zirda
choice y h paid
---
# all of them in a panel, and the menu of markers
> seat Alice Bob Carol Dave
> companion Bob Lurrus of the Dream-Den
> keep each
> ring Bob Frodo, Sauron's Bane
> dungeon Bob tomb
> speed Bob =4
press 2
show 60x18 markers of a player
cursor 0 44
