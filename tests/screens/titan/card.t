# on phones: the preparation, each seat its own
game titan
> option board on
> seat Red Blue Green
card Red
has ask your tower [roll the die]
has do your tower [1] [2] [3]
push your tower: 6
line tower Red 6
card Blue
push your tower: 5
card Green
push your tower: 4
card Red
lacks your tower
> step
lacks your colour
card Green
has ask your colour [take]
has pick black
push take = gold
line colour Green gold
card Blue
push take = blue
card Red
push take = red
> step & step & step
keep begun
# the eight are public; who splits picks four
card Blue
lacks ask
lacks [
has item Rd01 8 (at 600 Tower; known: Angel, Centaur x2, Gargoyle x2, Ogre x2, Titan)
card Red
has do split Rd01, to Rd02 go [Angel, Gargoyle, Centaur, Centaur]
lacks no more splits
push split Rd01, to Rd02 go: Titan, Ogre, Gargoyle, Centaur
line split Rd01 Rd02 Titan Ogre Gargoyle Centaur
card Red
lacks to Rd02 go
has secret Rd02: 4 high, at 600 Tower
has item Titan 1 (6-4)
push no more splits
keep split
card Blue
has other Red 0 (red, 2 legions) *
lacks secret Rd02
# which half has the Titan nobody else knows
lacks known: Centaur
has item Rd02 4 (at 600 Tower; 4 of
card -
lacks secret
lacks [
--- split
# the roll, once again in the first turn, and the moves
card Blue
lacks roll the die
card Red
push movement: 3
line movement 3
card Red
has do [roll again]
push go on
line step
card Red
has fact movement 3
lacks moves done
push Rd01 moves to: 40 Jungle
line move Rd01 40
card Red
lacks Rd01 moves to
has do [moves done]
---
# an encounter: who looks, and what is looked at, is on one phone alone
> option board on
> seat Red Blue Green
> tower Red 6 & tower Blue 5 & tower Green 4
> colour Green gold & colour Blue blue & colour Red red
> step
> legion Red Rd01 titan angel ogre*3 at=17 & legion Red Rd03 ogre*2 lion
> legion Blue Bu01 titan warlock lion*2 at=13 & legion Blue Bu04 gargoyle*3 at=19
> legion Green Gd01 titan angel ogre*2
> begin Red turn=5
> step & movement 2 & step
keep roll
card Red
push Rd01 moves to: 19 Jungle, Bu04
line move Rd01 19
> step & step
card Red
has ask encounter [begin]
has pick Rd01 meets Bu04
push begin = Rd01 meets Bu04
line encounter Rd01 Bu04
card Red
has do [look into Bu04]
lacks Gargoyle
push look into Bu04
= Red looks into Bu04
card Red
has secret Bu04 of Blue: only you may look
has item Gargoyle 3 (4-3)
card Green
lacks Gargoyle
lacks Ogre x3
card Blue
lacks Warbear
lacks Rd01 of Red
lacks [
card Red
push go on
card Red
lacks Gargoyle
card Blue
has do [look into Rd01]
lacks Ogre 3
push look into Rd01
card Blue
has secret Rd01 of Red: only you may look
has item Ogre 3 (6-2)
push go on
card Blue
lacks Ogre 3
has do [flee]
has do [do not flee]
keep flight
push do not flee
card Blue
has do propose [the attacker wins] [the defender wins] [both are lost]
has do [concede]
push propose: the defender wins
line propose winner=defender
card Blue
lacks [
card Red
has do the defender wins [accept]
lacks [the defender wins]
push no more proposals
line done-proposing attacker
card Blue
lacks [accept]
has do [fight]
push fight
. step 2.5.6.1
# in the battle both forces are seen
card -
has list units of Red: hits left
has item a3 Ogre 6 (6-2, outside)
has item d1 Gargoyle 4
lacks [
card Green
lacks your units
card Blue
has list your units: hits left
--- flight
# while the other side is asked a seat has no button
card Red
lacks [
--- roll
# a legion with a lord is not offered flight, and nobody else learns of it
> move Rd01 13 & step & step & encounter Rd01 Bu01 & step & step
. step 2.5.3
card Blue
has do [do not flee]
lacks [flee]
--- roll
# recruits: the choices of their own legion that moved, with who is shown
> move Rd01 13 & step & step & encounter Rd01 Bu01 & step & step & step & concede defender
> step & step & step & step & step & step
. step 2.5
card Red
push go on
card Red
has do Rd01 recruits in the Marsh [Ogre, showing 1 Ogre] [Troll, showing 2 Ogre]
has do [no more recruits]
lacks Rd03 recruits
card Blue
lacks recruits in
card Red
push Rd01 recruits in the Marsh: Troll, showing 2 Ogre
line recruit Rd01 Troll with=Ogre*2
card Red
lacks recruits in
push no more recruits
line step
card Red
push my turn is done
card Blue
lacks my turn
---
# strikes with their chances; the dice of the program
> seat Red Blue
> battle Plains side=right attacker=Red defender=Blue
> force attacker titan:9 ogre angel
> force defender gargoyle*2 titan
> place a2 C3 & place d1 C4 & place d2 D4 & place a1 D3
> at turn=2 side=attacker phase=strike
card Red
has do a2 Ogre must strike [d1 Gargoyle: 6 dice 5+, kills 10%]
has do [concede]
lacks strikes done
card Blue
lacks must strike
has item d1 Gargoyle 4 (4-3, C4, a2: 4 dice 3+, no kill
lacks [
card Red
push a2 Ogre must strike: d1 Gargoyle: 6 dice 5+, kills 10%
line strike a2 d1
