# 2.1: in the first turn the eight are split into four and four, a lord and three creatures each
game titan
scene red-and-blue-begin
> step
> step
. step 2.1
> where
@ parents[0].step 2
@ may[0] step
@ may[1] split
@ may[2] withdraw
> step
! 2.1: split Rd01 4 and 4, one lord each: split Rd01 MARKER CREATURES
> split Rd01 Rd02 titan angel ogre*2
! 2.1: the first split is 4 and 4, a lord and three creatures each
> split Rd01 Rd02 ogre*2
! 2.1: the first split is 4 and 4, a lord and three creatures each
> split Bu01 Bu02 titan ogre*2 centaur
! 2.1: Bu01 is not Red's
> split Rd01 Bu02 titan ogre*2 centaur
! 2.1: Bu02 is not of Red's colour
> split Rd01 Rd02 titan ogre*3
! 2.1: Rd01 does not have that many: Ogre
> split Rd01 Rd02 titan ogre*2 centaur
= Rd01 is split: Rd01 of 4, Rd02 of 4
+ Rd01 | split: 4 and Rd02 of 4
. players[0].legions[0].size 4
. players[0].legions[1].marker Rd02
. players[0].legions[1].creatures[0] Titan
. players[0].legions[0].creatures[0] Angel
# nothing but the eight is split, neither half once more
> split Rd02 Rd03 titan ogre
! 2.1: the first turn has one split, 4 and 4, and it is done
> split Rd01 Rd03 angel centaur
! 2.1: the first turn has one split, 4 and 4, and it is done
> step
. step 2.2
---
# dispute stack_sizes_wolff_2_1: the first split as the table tells it
> option dispute stack_sizes_wolff_2_1 told
scene red-and-blue-begin
> step
> step
> split Rd01 Rd02 ogre*2
> step
. step 2.2
---
# 2.1: later each half keeps two at least; a marker is used once
scene red-and-blue-begin
> legion Red Rd01 titan ogre*4 & legion Red Rd02 lion*2 & legion Blue Bu01 titan
> begin Red turn=4
= turn 4 of Red
. turn.number 4
> split Rd01 Rd02 ogre*2
! 2.1: Rd02 is in use
> split Rd01 Rd03 ogre
! 2.1: each half needs at least 2
> split Rd01 Rd03 ogre*4
! 2.1: each half needs at least 2
> split Rd01 Rd03 ogre*2
> split Rd01 Rd13 ogre*2
! "Rd13" is not a marker: Bk Br Bu Gd Gr Rd and 01 to 12, as in Rd01
> step
. step 2.2
---
# 2.2: the roll; 2.2.1: in the first turn it may be taken back, once, and the new one counts
scene red-and-blue-begin
> step
> step
> split Rd01 Rd02 titan ogre*2 centaur
> movement 4
~ movement is not possible now, only step, split, withdraw
> step
> step
! 2.2: no movement roll yet: movement rolls the die
> mulligan
! 2.2: nothing has been rolled yet: movement
> movement 4
. turn.roll 4
> movement 5
! 2.2: the roll is 4: step, or mulligan to roll again once
> step
. step 2.3
# also after a look at the board, while no legion has moved
> mulligan
= the roll of 4 is cancelled: movement rolls again
. step 2.2
. turn.roll null
> movement 2
> mulligan
! 2.2: the mulligan is used up (2.2.1)
> step
> move Rd01 Hills
> mulligan
! 2.3: the mulligan is used up (2.2.1)
---
# 2.2.1: not once a legion has moved, and not in a later turn
scene red-and-blue-begin
> step
> step
> split Rd01 Rd02 titan ogre*2 centaur
> step
> movement 4
> step
> move Rd01 Hills
> mulligan
! 2.3: a legion has already moved with this roll
> begin Blue turn=2
> legion Blue Bu01 titan
> step
> movement 3
> mulligan
! 2.2: only the first turn has a mulligan (2.2.1)
---
# 2.3: legions move one after the other, each once; the side of entry is fixed now
scene red-and-blue-begin
> legion Red Rd01 titan ogre*4 & legion Red Rd02 lion*2 & legion Blue Bu01 titan
> begin Red turn=4
> step
> movement 3
> step
> move Rd01 Hills from=upper-left
= Rd01 moves to the Hills, entering from the upper-left
+ Rd01 | -> Hills
. players[0].legions[0].land Hills
. players[0].legions[0].moved true
> move Rd01 Plains
! 2.3: Rd01 has moved this turn: undo corrects
> move Bu01 Plains
! 2.3: Bu01 is not Red's
> move Rd05 Plains
! 2.3: there is no legion Rd05
> move Rd02 Tower from=right
! 2.3: a Tower is always entered from the lower left
> move Rd02 Sea
~ no land is called "Sea"
> move Rd02 Tower
> step
. step 2.4
---
# 2.4: who was split and stayed together is one legion again
scene red-and-blue-begin
> legion Red Rd01 titan ogre*4 & legion Red Rd02 lion*2 & legion Blue Bu01 titan
> begin Red turn=4
> split Rd01 Rd03 ogre*2
> step
> movement 3
> step
> step
. step 2.4
> step
! 2.4: Rd01 and its other half stayed together: rejoin
> rejoin
= Rd03 rejoins Rd01, which has 5
. players[0].legions.length 2
. players[0].legions[0].size 5
> rejoin
! 2.4: no legion split this turn stayed with its other half
> step
. step 2.5
---
# 2.4: not when one of the two has moved
scene red-and-blue-begin
> legion Red Rd01 titan ogre*4 & legion Blue Bu01 titan
> begin Red turn=4
> split Rd01 Rd03 ogre*2
> step
> movement 3
> step
> move Rd03 Marsh
> step
> rejoin
! 2.4: no legion split this turn stayed with its other half
> step
. step 2.5
---
# 2.6: a legion that has moved recruits, once, by what it has, where it is and what is left
scene red-and-blue-begin
> legion Red Rd01 titan ogre*3 & legion Red Rd02 lion*2 & legion Red Rd03 ogre*7 & legion Blue Bu01 titan
> begin Red turn=4
> step
> movement 3
> step
> move Rd01 Hills & move Rd03 Marsh
> step
> step
> step
. step 2.6
> recruit Rd02 ranger
! 2.6: Rd02 has not moved this turn
> recruit Rd01 unicorn
! 2.6: Rd01 cannot recruit Unicorn in the Hills
> recruit Rd03 troll
! 2.6: Rd03 already has seven
> recruit Rd01 minotaur with=ogre*2
! 2.6: these cannot recruit Minotaur in the Hills
> recruit Rd01 minotaur with=ogre*4
! 2.6: Rd01 does not have that many: Ogre
> recruit Rd01 minotaur with=ogre*3
= Rd01 recruits Minotaur in the Hills and shows Ogre x3
+ Rd01 | recruits Minotaur | shows Ogre x3
. players[0].legions[0].size 5
. players[0].legions[0].creatures[4] Minotaur
. players[0].legions[0].recruited true
. pot.Minotaur 20
# what has been shown is known of the legion
. players[0].legions[0].revealed.length 4
. players[0].legions[0].revealed[0] Minotaur
. players[0].legions[0].revealed[1] Ogre
> recruit Rd01 ogre
! 2.6: Rd01 has recruited this turn
---
# 2.6: not when nobody of the kind is left
scene red-and-blue-begin
> legion Red Rd01 colossus*5 & legion Blue Bu01 colossus*5
> begin Red turn=4
> step
> movement 3
> step
> move Rd01 Tundra
> step
> step
> step
> recruit Rd01 colossus
! 2.6: no Colossus is left
> recruit Rd01 giant
---
# 2.7: the turn is finished; 2: turns go by the towers, from high to low, and begin again at the highest
> seat Red Blue Green
> tower Red 2 & tower Blue 5 & tower Green 4
> colour Red red & colour Green green & colour Blue blue
> step
> legion Red Rd01 titan & legion Blue Bu01 titan & legion Green Gr01 titan
> step
> step
. turn.player Blue
> finish
! 2.1: finish is not possible now, only step, split, withdraw (finish: 2.7)
> step
> movement
> step
> step
> step
> step
> step
. step 2.7
> finish
= turn 1 of Green
. turn.player Green
. turn.roll null
> step
> movement
> step & step & step & step & step
> finish
. turn.player Red
. turn.number 1
> step
> movement
> step & step & step & step & step
> finish
= turn 2 of Blue
. turn.number 2
---
# 2: who has left is passed over
> seat Red Blue Green
> tower Red 2 & tower Blue 5 & tower Green 4
> colour Red red & colour Green green & colour Blue blue
> step
> legion Red Rd01 titan & legion Blue Bu01 titan angel ogre & legion Green Gr01 titan
> begin Blue turn=3
# 2.1 (and 2.2, 2.3, 2.6, 2.7): the player on turn may leave the game, nobody else
> withdraw Green
! 2.1: only Blue may leave the game here
> withdraw Blue
= Blue leaves the game
+ Blue | leaves the game
= turn 3 of Green
. players[1].status withdrawn
. players[1].legions.length 0
# 2.5.6.10: the Angel goes back to the pot, the others are dead
. pot.Angel 18
. pot.Ogre 24
. dead.Ogre 1
. dead.Titan 1
. turn.player Green
> step
> movement
> step & step & step & step & step
> finish
. turn.player Red
> step
> movement
> step
> step
. step 2.4
> withdraw Red
~ withdraw is not possible now, only step
> step & step & step
> finish
= turn 4 of Green
# 2, 3: fewer than two are left: the game is over, and the winner's legions are shown
> step
> withdraw Green
= 3: the game is over: the winner's legions are shown
= Red has won the game
. step 3
. winner Red
. turn.player null
. players[0].status playing
. players[2].status withdrawn
> step
! 3: the game is over
> split Rd01 Rd02 ogre*2
! 3: split is not possible now
---
# 2.1, 2.2, 2.3, 2.6, 2.7: the player on turn may leave at each of them; not while rejoining or at encounters (2.4, 2.5)
> seat Red Blue Green
> tower Red 6 & tower Blue 3 & tower Green 2
> colour Green green & colour Blue blue & colour Red red
> step
> legion Red Rd01 titan ogre*3 & legion Blue Bu01 titan ogre & legion Green Gr01 titan ogre
> begin Red turn=4
. may[2] withdraw
> withdraw Red
. turn.player Blue
> undo
> step
. step 2.2
> withdraw Red
. turn.player Blue
> undo
> movement 3
> step
. step 2.3
> withdraw Blue
! 2.3: only Red may leave the game here
> withdraw Red
. turn.player Blue
> undo
> move Rd01 Hills
> step
> withdraw Red
~ withdraw is not possible now, only step
> step
> withdraw Red
~ withdraw is not possible now, only step, encounter
> step
. step 2.6
> withdraw Red
. turn.player Blue
> undo
> recruit Rd01 ogre
> step
. step 2.7
> withdraw Red
= Red leaves the game
. turn.player Blue
. players[0].status withdrawn
. players[0].score 0
. players[1].score 0
---
# a game half played is taken up: towers, colours, scores, legions, and whose turn it is
> seat Red Blue
> begin Red
! 1.3: Red needs a tower and a colour first
> tower Red 6 & tower Blue 3
> legion Red Rd04 titan lion*3
= Red takes red
> legion Blue Gd01 titan ranger*2
. players[1].colour gold
> score Red =180
= Red: score 0 -> 180
> score Red +30
= Red: score 180 -> 210
= 200 is passed: an Angel
. players[0].score 210
. players[0].titan_power 8
> score Red -300
~ that would make -90
> begin Blue turn=7
. turn.number 7
. turn.player Blue
. step 2.1
> legion Red Rd04 none
. players[0].legions.length 0
. pot.Lion 28
---
# 2.5.6.8: points of an encounter that the table kept by itself, and the angels that they give
> seat Red Blue
> tower Red 6 & tower Blue 3
> legion Red Rd04 titan lion*3 & legion Red Rd05 ogre*7
> legion Blue Gd01 titan ranger*2
> begin Red turn=5
> angel Rd04
! 2.1: Red's points give no Angel now
> score Red =480
> angel Rd04
! 2.1: Red's points give no Angel now
> score Red +30
= 500 is passed: an Archangel or an Angel
> angel Gd01
! 2.1: Blue's points give no Angel now
> angel Rd05
! 2.1: Rd05 already has seven
> archangel Rd04
= Archangel joins Rd04
. players[0].legions[0].size 5
. pot.Archangel 5
> angel Rd04
! 2.1: Red's points give no Angel now
---
# lands: whom they muster, and how many are left
> lands Hills
= Hills: Ogre (25 left) -3-> Minotaur (21 left) -2-> Unicorn (12 left)
@ Hills[1].creature Minotaur
@ Hills[1].needs 3
@ Hills[1].left 21
---
# outside of a battle its verbs are refused with the step and what may be said there
scene red-and-blue
> move Rd01 Brush
! 1.4.1: move is not possible now, only step
> step
> legion Red Rd01 lion*4 & legion Red Rd02 titan angel & legion Blue Bu01 lion*2 & legion Blue Bu02 titan
> begin Red turn=4
> move Rd01 Brush
! 2.1: move is not possible now, only step, split, withdraw
> concede Red
! 2.1: concede is not possible now, only step, split, withdraw
> enter a1 D4
! 2.1: enter is not possible now, only step, split, withdraw (enter: 2.5.6.4.1.1, 2.5.6.4.2.1)
> strike a1 d1
~ 2.1: strike is not possible now
> summon angel
~ 2.1: summon is not possible now
> allow
~ 2.1: allow is not possible now
> result
~ 2.1: result is not possible now
> battle Brush
! 2.1: this is a whole game: encounter MARKER MARKER LAND begins its battles
> step
> concede Red
! 2.2: concede is not possible now, only step, movement, withdraw
> movement 3
> step
> move Rd01 Brush from=right
> step & step
> move Rd01 Brush
! 2.5: move is not possible now, only step, encounter
> encounter Rd01 Bu01 Brush
> step & step
. step 2.5.3
> concede Red
! 2.5.3: concede is not possible now, only step, flee
> hits a1 =3
~ 2.5.3: hits is not possible now
> step
> concede Blue
. step 2.5.6.5
---
# a single battle is begun before a game
> seat Red Blue
> concede Red
! 2.5.6: there is no battle: battle LAND begins one
> battle Brush
---
# ruling: what was shown of a legion and is no longer in it is forgotten
scene red-and-blue-begin
> legion Red Rd01 centaur*3 ogre & legion Red Rd02 titan angel & legion Blue Bu01 titan
> begin Red turn=4
> step
> movement 3
> step
> move Rd01 Plains
> step & step & step
. step 2.6
> recruit Rd01 lion with=centaur*2
. players[0].legions[0].revealed.length 3
. players[0].legions[0].revealed[0] Centaur
. players[0].legions[0].revealed[1] Centaur
. players[0].legions[0].revealed[2] Lion
> legion Red Rd01 centaur lion*2
. players[0].legions[0].revealed.length 2
. players[0].legions[0].revealed[0] Centaur
. players[0].legions[0].revealed[1] Lion
> legion Red Rd01 lion
. players[0].legions[0].revealed.length 1
. players[0].legions[0].revealed[0] Lion
---
# a call for a judge stands in the state while it waits
> seat Red Blue
> call judge Blue
. call.player Blue
---
# a word too long for a character is told with all its letters
scene red-and-blue-begin
> legion Red Rd01 abcdefghijabcdefghijabcdefghijabcdefghij
! no character is called "abcdefghijabcdefghijabcdefghijabcdefghij"
---
# 2.3: on the masterboard a move names a land; 2.6: whom the recruiters are shown by
scene red-and-blue-begin
> step & step
> split Rd01 Rd02 titan ogre*2 centaur
< split Rd01 Rd99 ogre
~ "Rd99" is not a marker
> step
> movement 6
> step
> move Rd02 Tower
> step & step & step
> option first-warlock off
> recruit Rd02 centaur with=xyz
~ no character is called "xyz"
---
scene red-and-blue-on-the-board
> legion Red Rd01 titan angel ogre
> begin Red turn=3
> step & movement 3 & step
> move Rd01
~ usage: move U|MARKER
