# the empty table tells both ways in
game titan
show 60x18 nothing yet
hole name 1st 2nd
hole attacker,defender 0,0
press s R e d Space B l u e Enter -> seat Red Blue
show 60x18 seated
# a battle alone is as near
press b s l 1 Enter -> battle Swamp side=lower-left attacker=1 defender=2
---
# the preparation by keys alone
> seat Red Blue Green Gold 緑川 Brown
keep six seats
hole name
press Space A n i n e Space h o u r s Enter -> agree "nine hours"
press Space
shows 1.3: no tower yet for Red, Blue
press t 4 t 4 -> tower Blue 4
shows roll again
press t 6 t 1 t 2 t 3
show 60x18 towers
# Enter alone throws a die; Space asks for it as long as one is missing
press t Enter -> tower Brown
. players[5].tower 500
> undo
press Space 5 -> tower Brown 5
. players[5].tower 500
press Space c
hole chooser Green
press d -> colour Green gold
# gold is not offered again
press c d -> colour Green gold
press Esc c g c n c b c k c r Space
show 60x18 first legions
press Space Space
. step 2.1
# the focus goes with the turn
shows 4 and 4, one lord each
--- six seats
# the middle of a game
> tower Red 6 & tower Blue 5 & tower Green 4 & tower Gold 3 & tower 緑川 2 & tower Brown 1
> colour Brown brown & colour 緑川 green & colour Gold gold & colour Green black & colour Blue blue & colour Red red
keep colours
> step
> legion Blue Bu01 titan warlock lion*2 & legion Blue Bu04 ogre*2 troll centaur & legion Blue Bu07 angel gargoyle*3
> legion Green Bk01 titan angel cyclops*2 & legion Gold Gd02 titan angel warbear*2 giant
> legion 緑川 Gr09 titan angel dragon*2 & legion Brown Br12 titan angel ogre
> score Red +340 & score Blue +120 & score Gold +95
keep others
> legion Red Rd01 titan angel ogre*3 troll & legion Red Rd03 ogre*2 minotaur gorgon & legion Red Rd04 angel lion*2 centaur*2
> begin Red turn=5
keep turn 5
# from the splits to the encounters: Rd01 is in the Hills, Rd03 in the Swamp
press 1
press Space m 3 Space m h r Tab m s u Space Space
. step 2.5
shows roll 3
keep encounters
# Rd01 has met Bu04, and the talks begin
press Left e d
# 2.5.1, 2.5.2: each side looks now or not at all: Space asks
press Space
shows Red does not look into Bu04?
press Esc
. step 2.5.1
press Space y -> step
press Space
shows Blue does not look into Rd01?
press y -> step
# 2.5.3: Space would pass the flight, and asks
press Space
shows Blue does not flee?
press y -> step
. step 2.5.4.1
keep talks
sizes
press p h a l f Enter a Enter -> propose "half" winner=attacker
show 60x18 200x60 talks
press Enter
sizes
--- colours
# 1.5: another first marker, told by its owner behind the curtain
press 1 R l
shows The creatures of a legion of Red.
press Space d t i a n o g o g c e c e g a g a Enter -> legion Red Rd04 Titan Angel Ogre Ogre Centaur Centaur Gargoyle Gargoyle
hides Gargoyle
press Space Space Space
shows Rd04 8
--- turn 5
# a split behind the curtain
press 1
show 60x18 a turn begins
press t
show 60x18 the curtain before a split
press Esc
curtain up
# what was typed stays when it is refused
press t Space z a o g Enter
line split Rd01 Rd02 Ogre
~ 2.1:
press o g Enter -> split Rd01 Rd02 Ogre Ogre
shows Rd01 4  Rd02 2
hides Ogre x2
# the usual halves are a letter each, the weakest first, to the next marker
> undo
press t
shows Only Red may look
press Space
shows a  Ogre, Ogre
press a -> split Rd01 Rd02 Ogre Ogre
# two cannot be two and two
press Right t -> ~ 2.1: Rd02 has only 2, and each half needs 2
# a legion of another player does not stand for one of Red's, of which there are several
press 2 t -> ~ 2.1: choose a legion of Red
--- turn 5
# moves
press 1 t Space z a o g o g Enter Space m Enter -> movement
press M -> ~ only the first turn
press Space m t l -> move Rd01 Tower from=lower-left
. step 2.3
press Tab m h n -> move Rd02 Hills
# a key that is not of this screen
press u -> !
press m h n -> ~ Rd02 has moved
press Space r -> ~ 2.4: no legion split this turn
--- turn 5
# rejoining
press 1 t Space z a o g o g Enter Space m 3 Space Space
. step 2.4
shows r rejoin
press r -> rejoin
> undo
press Space -> rejoin
--- turn 5
# no key of the game acts behind a page
press b Space
. step 2.1
press t -> !
press Esc w Space Enter
. step 2.1
hides WHERE
--- turn 5
# a look into a legion
press 2 Right Enter
show 60x18 the curtain before a look
hides Troll
# the key that lifts the curtain does nothing else where nothing is asked
press Space
show 60x18 what is in it
# a key that closes it acts
press 1
curtain up
press 2
shows Bu04, 4 high, place unknown; nothing shown
press Enter Esc
curtain up
press R v
shows Only the judge may look.
press Space
show 60x18 all legions for the judge
press Space
--- others
# what is hidden is on no picture, in no hint, in no choice and in no refusal
# the same pieces; which legions may flee, recruit or lend an angel differs
> legion Red Rd01 titan ogre*2 minotaur gorgon ogre & legion Red Rd03 angel ogre*2 troll & legion Red Rd04 angel lion*2 centaur*2
> begin Red turn=5
keep other legions
--- turn 5
# two tables that differ in hidden legions alone look alike, whatever is pressed
twin other legions
press 1
press t
press Esc
press Enter
press Esc
press w
press Esc
press b
press PgDn
press Esc
press R
press Esc
press Space
press m 3
press Space
press m h r
press Tab m s u
press Space
press Space
press e
press Esc
press e b
press i
press Esc
press Space y
press Space y
# f is not pressed: the answer to a flight tells whether the legion may
press w
press Esc
press Space y
press p n o Enter b
press a
press Esc
press x
press Esc
press o
press R s
press Esc
. step 2.5.5
# the pages for a whole room: the masterboard is off, the scores
as room
press Right
as
--- encounters
# hints and the prompt try no line whose answer would tell what is hidden
possible flee
possible recruit Rd01 dragon
possible summon angel from=Rd04
possible reinforce ogre
possible split Rd01 Rd02 titan*2
possible propose x left=titan
--- encounters
# recruits by keys
press Space Left g
shows Rd01, a legion of Red.
# a letter does not lift the curtain; three Ogres muster a Minotaur, and are shown
press m
curtain down
press Space a -> recruit Rd01 Minotaur with=Ogre*3
shows sure Minotaur, Ogre x3
shows Rd01 7+
press g -> ~ 2.6: Rd01 has recruited this turn
# Rd03 in the Swamp has no creature for it: the reason is for its owner alone
press Right g Space
shows none: the legion lacks what this land requires
shows Troll 26
press Space
hides nobody: it has not
press Right g -> ~ 2.6: Rd04 has not moved this turn
--- turn 5
# a recruit that one creature musters needs no choice
press 1 Space m 2 Space m s n Space Space Space g Space a -> recruit Rd01 Troll with=Troll
--- others
# a recruit that two kinds muster: the owner chooses which to show
> legion Red Rd01 titan angel ogre*2 troll*2 & legion Red Rd03 ogre*2 minotaur gorgon & legion Red Rd04 angel lion*2 centaur*2
> begin Red turn=5
press 1 Space m 2 Space m m n Space Space Space g Space c
press a -> recruit Rd01 Troll with=Ogre*2
# without the curtain by what all know of the legion: r and a letter, or Enter where there is one recruit
> undo
press r
shows a  Ogre
shows c  Troll
press c a -> recruit Rd01 Troll with=Ogre*2
--- encounters
# two who want to fight: the encounter, then v, which says what it passes
press 2 Left e a v
shows nobody looks, flees or proposes anything?
press Esc v y -> step & step & step & done-proposing defender & step
. step 2.5.6.1
--- encounters
# an encounter, pointed at from either side
press Left e
press Esc Right Right e -> ~ 2.5: choose a legion that moved
# pointing at the other player's legion asks which of one's own
press 2 Left e a -> encounter Rd01 Bu04 Hills
show 60x18 an encounter
press i
shows Bu04, a legion of Blue.
shows Only Red may look.
press Space -> look Red
shows Troll
press Space Space i
shows Only Blue may look.
press Space Space -> look Blue
press Space f -> flee
show 60x18 after a flight
press v -> ~ 2.5.6.5: there is no battle now
repeat 6 press Space
. step 2.5
. players[0].score 366
--- talks
# the talks by keys
press a -> ~ 2.5.4.1: the other side has made no proposal yet
press f -> ~ 2.5.4.1: flee is not possible now
press p h a l f Enter n -> propose "half"
press p Enter a o g Enter -> ~ 2.5.4.2: the winner must keep a unit, and its Titan
press Esc p o n e Enter a t i o g Enter -> propose "one" winner=attacker left=Titan,Ogre
shows 2 Red: one (Red wins, loses some)
press o -> done-proposing defender
shows v battle
press x c -> concede attacker
--- talks
# an agreement
press p y e s Enter d Enter
press a
# the only proposal, and it is shown first
line propose "yes" winner=defender
press a -> accept 1
. step 2.5.6.5
show 60x18 after an agreement
# a defender who wins so may reinforce (2.5.5.1), out of sight
press r
shows Only Blue may look.
press o
curtain down
press Enter o g -> reinforce Ogre
press Space Space Space
. step 2.5.6.8
shows 1 angel due
press g a -> angel
press Space
. step 2.5.6.9
# Red's Titan is gone: Rd03 stands in an encounter with Green
press 1 A 3 -> award Rd03 Green
press Space Space
shows eliminated
--- talks
# one key into the battle, to the sheet, and back; the end leads back by itself
press o v -> step
shows from F1-F4
press v
show 60x18 the sheet while a battle is fought
# 2.5.6.1: all may see it
shows open: Centaur, Ogre x2
press Enter
shows other keys also act
press e
shows from F1-F4
press v w
shows WHERE
# v closes the page first
press v
hides WHERE
press v Space Space Space x c Enter -> allow
. step 2.5.6.5
show 60x18 after a battle, on the board
hides another battle
press s
shows from another legion of the attacker's
press a b -> summon angel from=Rd04
press Space Space Space g a Space Space Space
. step 2.5
show 60x18 the next encounter
--- turn 5
# a key that means nothing now says why
press 1
press m -> ~ 2.1: movement is not possible now
press e -> ~ 2.1: encounter is not possible now
press f -> ~ 2.1: flee is not possible now
press a -> ~ 2.1: accept is not possible now
press o -> ~ 2.1: done-proposing is not possible now
press p -> ~ 2.1: propose is not possible now
press x -> ~ 2.1: concede attacker is not possible now
press g -> ~ 2.1: recruit is not possible now
press i -> ~ 2.1: look is not possible now
press r -> ~ 2.1: rejoin is not possible now
press c -> ~ 2.1: colour is not possible now
press v -> ~ 2.1: there is no battle
press M -> ~ 2.1: mulligan is not possible now
press Space Tab -> ~ 2.2:
--- turn 5
# points that are told, and their angels
press 2 R s 9 0 + -> score Blue +90
shows 1 angel due
press Right g a -> angel Bu04
shows sure Angel
press R s 5 0 0 Enter -> score Blue =500
press R s 1 0 0 +
press Right R a -> angel Bu07
press R n b -> legion Blue Bu04 none
press W y -> withdraw Red
shows has left the game
. turn.player Blue
# the focus is on the player on turn
hole teller Blue
---
# the last reveal
> seat Red Blue
> tower Red 6 & tower Blue 5
> colour Blue blue & colour Red red
> step
> step
> step
press t Space a t i e W Enter
. step 3
press 2
show 60x18 the last reveal
# all may see it: no curtain
press Enter
shows Gargoyle
--- turn 5
# option open-legions: no curtain, everybody may look
press 2 Right Enter
hides 60 points
press Esc
> option open-legions on
press 2 Right Enter
shows 60 points
press Esc 1 t
curtain down
---
# LATEST on the sheet ends a long row of steps at a word
log 1 Red | 2.4, 2.5, 2.5.6.4.1.3, .4, .5, .6, .7, .8, 2.5.6.4.2.1, .3, .4, .5, .6, .7, .8, 2.5.6.5, 2.5.6.6, 2.5.6.7 | passed, nobody can act
scene red-and-blue-begin
window 200x60
shows LATEST
shows 2.5.6.4.1.3
hides ~
window 132x43
shows LATEST
hides ~
--- others
# summoned by key, the Angel was all that the legion in focus had (2.5.6.5): the next one is in focus
> legion Red Rd01 lion*2 & legion Red Rd04 angel & legion Red Rd07 titan
> begin Red turn=5
> step
> movement 3
> step
> move Rd01 Hills from=right
> step
> step
> encounter Rd01 Bu04 Hills
> step & step & step
> done-proposing Blue
> step & step & step
> concede Blue
press v
press Right
shows ▸Rd04 1
hole focus Rd04
keep a lone angel
card Red
has do summon Angel from [Rd04]
push summon Angel from: Rd04
card Red
lacks Rd04
hole focus Rd01
--- a lone angel
# by keys
press s a a -> summon angel from=Rd04
= from Rd04, which had no other unit: its marker is free; Angel joins the attacker as a3
hole focus Rd01
quiet
hides Rd04
press Right
hole focus Rd07
> undo
shows Rd04 1
> redo
repeat 6 press Space
. step 2.5
hides Rd04 1
---
# legions in rows of three stand beside the middle of their player's score
> seat Red Blue Green Gold
> tower Red 1 & tower Blue 2 & tower Green 3 & tower Gold 4
> colour Red red & colour Blue blue & colour Green green & colour Gold gold
> legion Red Rd01 titan & legion Red Rd02 lion*2 & legion Red Rd03 lion*2
> legion Blue Bu01 titan & legion Blue Bu02 lion*2 & legion Blue Bu03 ogre*2 & legion Blue Bu04 ogre*2
> legion Green Gr01 titan & legion Green Gr02 lion*2 & legion Green Gr03 ogre*2 & legion Green Gr04 ogre*2 & legion Green Gr05 centaur*2
> legion Gold Gd01 titan & legion Gold Gd02 lion*2 & legion Gold Gd03 ogre*2 & legion Gold Gd04 ogre*2 & legion Gold Gd05 centaur*2 & legion Gold Gd06 centaur*2
> begin Red turn=5
quiet
window 132x43
row 7 Bu01 1  Bu02 2  Bu03 2
row 8 Bu04 2
row 11 Gr01
row 12 Gr04
---
# the mouse on the sheet: a legion clicked brings its player, a player clicked the legion
scene red-and-blue-have-angels
> begin Red turn=4
> step
> movement 3
click Bu02
press Down
press Tab
click Rd01
click Rd01
press Right
press Esc
click Blue
press Tab
press Right
click Red
press Right
press Enter
