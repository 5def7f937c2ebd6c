# a game on the masterboard begins by keys: the map is the page once the towers are thrown
game titan
> option board on
> option auto-step on
> seat Red Blue Green
press t 1 t 3 t 5
. step 1.4.1
row 14 Red
row 6 Green
show 80x24 colours on the map
cursor 10 37
press c r c b c g -> colour Green green
. step 2.1
shows Gr01, 8 high, at 500 Tower
# the split of the first turn is owed: Space lets the curtain down for it, as t does
press Space
curtain down
press Esc t
curtain down
# 2.1: the halves of four that have a lord each, fourteen in all
press Space
shows n  Titan, Ogre, Ogre, Gargoyle
shows z  another marker, other creatures
press j -> split Gr01 Gr02 Titan Ogre Ogre Centaur
press m 4 -> movement 4
# the roll of the first turn stands until somebody moves
try m b -> step & move Gr01 34
press Down Enter -> ~ 2.3: Gr01 cannot reach 
. step 2.2
press Up
# 2.2.1: Space would pass the mulligan, and asks
press Space
shows the 4 is kept, no mulligan?
press y -> step
keep first move
# what all know of a legion: under the map and on the sheet, in letters where words do not fit; w in full
press m b -> move Gr01 34
press Tab m a -> move Gr02 30
press Space
. step 2.6
shows Gr02, 4 high, at 30 Woods
window 80x24
shows 4 of Angel, Centaur, Gargoyle,
press b
shows 4 of Angel, Centaur, Gargoyle,
window 132x43
press b
shows 4 of Angel, Centaur, Gargoyle, Ogre, Titan
press b
shows 4 of Angel, Centaur, Gargoyle,
press w
shows Gr02, 4 high, at 30 Woods
window 80x24
shows 4 of Angel, Centaur
--- first move
# a high window that is not wide: all of the board
window 100x60
row 10 │132S │131M
row 10 │113B │112M
--- first move
# the letters of the lands are the choices of m
--- first move
show 60x18 80x24 where the first legion may go
cursor 4 17
press m
choice goal b
choices goal 3
press b -> move Gr01 34
. players[2].legions[0].at 34
shows 34 Plains: Centaur
# the cursor has followed; Tab goes to the other half
press Tab
shows Gr02 at 500 Tower, roll 4:
press m a -> move Gr02 30
press Space
. step 2.6
--- first move
# Enter on a land that the legion cannot reach tells where it can go, on an empty one that nobody is there
--- first move
press Down Enter -> ~ 2.3: Gr01 cannot reach 
press m b -> move Gr01 34
press Right Right Enter
~ 2.3: no legion stands in 36
# the focus goes back to the legion whose move is taken back
press Tab
hole focus Gr02
> undo
hole focus Gr01
--- first move
# arrows walk the lands, row by row, and keep to their column past shorter rows
hole goal 500
press Left Left
hole goal 130
press Left
hole goal 130
press Up Up Up
hole goal 126
press Down Down
hole goal 130
press j j j j l
hole goal 138
--- first move
# Enter moves the legion to the land under the cursor; where it cannot go it chooses who stands there
press Right
hole goal 27
press Right
hole goal 28
press Right
hole goal 23
press Right
hole goal 22
press Down Left Left Left
hole goal 30
press Enter -> move Gr01 30
# far away, an enemy is chosen
press Tab Right Right Right Right Right Right Right Right
hole goal 300
press Enter
shows Bu01, 8 high, at 300 Tower
hole focus Bu01
# a player's digit goes to the first legion of that player
press 1
hole focus Rd01
hole goal 100
--- first move
# b shows the sheet, b the map again; B the lands
press b
hides 126M
shows LEGIONS
press b
= the masterboard; B has the lands, recruits and pots
shows 126M
press B
shows LANDS, THEIR RECRUITS
press B
shows 126M
# a click chooses a land, the second one is Enter
window 80x24
click 30W
hole goal 30
click 30W
line move Gr01 30
---
# a game of six, half played: who may go where
> option board on & option auto-step on
> seat Red Blue Green Gold 緑川 Brown
> step
> tower Red 6 & tower Blue 5 & tower Green 4 & tower Gold 3 & tower 緑川 2 & tower Brown 1
> colour Brown brown & colour 緑川 green & colour Gold gold & colour Green black & colour Blue blue & colour Red red
> legion Red Rd01 titan angel ogre*2 & legion Red Rd03 ogre*2 minotaur gorgon at=17
> legion Red Rd04 angel lion*2 centaur at=113 & legion Red Rd10 lion*2 at=15
> legion Blue Bu01 titan warlock & legion Blue Bu02 centaur*2 lion at=21 & legion Blue Bu07 ogre*2 at=6000
> legion Green Bk01 titan angel & legion Green Bk02 cyclops*2 at=14
> legion Gold Gd01 titan angel & legion Gold Gd12 guardian*3 at=2
> legion 緑川 Gr01 titan angel & legion 緑川 Gr02 gargoyle*3 at=7
> legion Brown Br01 titan angel
> score Red =440 & score Blue =230 & score Gold =95
> begin Red turn=5
keep turn 5
> step & movement 4
keep roll 4
--- roll 4
# the lands that Rd03 may go to, in every size, without colours, in ASCII
press Tab
show 60x18 200x60 lands for a legion
cursor 4 52
plain 80x24 lands for a legion
as japanese
sizes
as ascii mono
sizes
--- roll 4
# a small window has a list in place of the board: up and down lead to the lands to go to, a click to one of them,
# left and right to the next legion
press Tab
window 60x18
shows a    21 Desert
shows meets Bu02, 3 high
press Down
hole goal 21
press Down
hole goal 300
press Up Enter -> move Rd03 21
press Esc
shows LEGIONS OF Red
--- roll 4
# towards an enemy the side is asked where two are open, else nothing is asked
press Tab
press m a -> move Rd03 21
shows BuxRd
shows ENCOUNTERS Rd03 meets Bu02 at 21
press Tab Tab
shows Rd10 at 15 Plains, roll 4:
press m
shows meets Bu07, 2 high
press Esc
keep before the sides
press m b
shows an encounter, from
press l -> move Rd10 6000 from=lower-left
show 80x24 two encounters
cursor 8 32
press Space
. step 2.5
# e asks which, Enter takes the one under the cursor, without a question
press e
choices clash 2
press b -> encounter Rd10 Bu07
shows Rd10, Red, meets Bu07, Blue
# from the move to the battle in three keys: the encounter, v, and yes; step by step Red may still concede (2.5.5)
press Space y Space y Space y o
. step 2.5.5
> undo
> undo
> undo
> undo
. step 2.5.1
press v y -> step & step & step & done-proposing defender & step
. step 2.5.6.4.1.1
hides 126M
press v
shows 126M
press v
hides 126M
--- turn 5
# a 6: Lords teleport from a tower, and which legion has one is no matter of the map
> step & movement 6
show 60x18 a six
cursor 10 17
press Down Enter
shows Rd01 enters 138 by
shows shows Angel
choices lord 3
press a -> move Rd01 138 teleport=Angel from=right
. players[0].legions[0].teleported true
press Tab m
hides teleport
press Esc
> undo
# among the destinations of m, by two letters where one is not enough
press m d
shows da
press c
choices lord 3
press Esc
--- turn 5
# on foot where that leads there: nobody shows a Lord
> step & movement 6
click 131M
press Enter -> move Rd01 131
. players[0].legions[0].teleported false
--- turn 5
# the Titan teleports to an enemy, and chooses its side
> step & movement 6
click 14S
press Enter
shows an encounter, from
press l -> move Rd01 14 teleport=Titan from=lower-left
shows BkxRd
--- turn 5
# no 6, no teleport
> step & movement 5
press m
hides teleport
--- turn 5
# splits are made on the map, with the curtain
press t
curtain down
press Esc
shows 126M
press Space
# who watches sees markers and heights
as watching
show 80x24 watched
---
# without room for the map all that is known of a legion is told, to the last creature
> option board on
> seat Red Blue
> tower Red 6 & tower Blue 3
> colour Blue blue & colour Red red
> step & step & step
window 60x18
shows Ogre x2,
shows Titan
---
# more destinations than the window holds: the head counts them, and the first letter leaves those of its own
> option board on
scene red-and-blue
> legion Red Rd01 titan angel ogre at=100 & legion Red Rd02 ogre*2 at=200
> legion Blue Bu01 titan centaur*3 at=400 & legion Blue Bu02 ogre*2 at=11
> score Red =400
> begin Red turn=4
> step & movement 6 & step
press 1
window 60x18
press m
shows 1 to
shows a   4 Hills
hides 6000 Tundra
press PgDn PgDn
shows 6000 Tundra
press Backspace
shows a   4 Hills
press e
shows 6000 Tundra
shows 400 Tower, Bu01
hides 4 Hills
# each Lord that it may have has a key
press n
choices lord 3
press b -> ! 2.3: this teleport shows Angel or Titan, not Archangel
--- before the sides
# Enter on the land where two legions meet calls for the encounter; the legions with one are those that Tab goes to
press m b l
press Space
. step 2.5
press Tab
hole focus Rd03
press Tab
hole focus Rd10
press Tab
hole focus Rd03
press Enter -> encounter Rd03 Bu02
--- turn 5
# the mouse, then keys: a land clicked is where the arrows go on; a legion clicked brings its player and its land
> step & movement 5
click 131M
press Up
press Left
click 14S
press Up
press Right
press Tab
window 132x43
click Bu02
press Tab
press Up
click Rd04
press Up
press Tab
press Down
