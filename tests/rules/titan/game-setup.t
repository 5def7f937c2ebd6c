# 1.1, 1.2: the players are seated; what is agreed is written down; option dispute lists what applies
game titan
> seat Red Blue Green
. game titan
. title null
. players[2].name Green
. step 1.1
> title Friday
. title Friday
. acts null
. players.length 3
. players[0].tower null
. players[0].colour null
. players[0].status playing
> step
. step 1.2
> agree two hours, and no draws by time
= agreed: two hours, and no draws by time
. agreed[0] two hours, and no draws by time
> step
= 15 disputed rules are set: option dispute lists them
= 1.3: the tower numbers
. step 1.3
> option dispute drift_frequency mover
> option dispute
= drift_frequency both|mover, now mover: which units drift hurts in a battle turn; both: those of both sides (AH, Slugathon, Colossus); mover: only those of the side on turn (Wolff leaves it open)
@ dispute[0].values min_strike_number 1|2
@ dispute[14].now four
> undo
> where
@ step 1.3
@ text the tower numbers
@ acts null
@ parents[0].step 1
@ may[0] step
@ may[1] tower
@ owed 1.3: no tower yet for Red, Blue, Green: tower PLAYER rolls the die
---
# 1.3, 1.3.1: each player throws a die for a tower; 1.3.1.2: a number that is taken is thrown again
> seat Red Blue Green
> tower Red 3
= Red has tower 300
+ Red | tower 300
. step 1.3
. players[0].tower 300
> tower Blue 3
= Blue rolls 3, but that tower is Red's: roll again
. players[1].tower null
> tower Red 4
! 1.3: Red already has tower 300
> step
! 1.3: no tower yet for Blue, Green: tower PLAYER rolls the die
> tower Blue 6
> tower Green 7
~ "7" is not a number from 1 to 6
> tower Green 1
> step
. step 1.4.1
---
# 1.3.1.1: without a number the die is thrown
seed 5
> seat Red Blue
> tower Red
> tower Red
~ has tower
---
# 1.4, 1.4.1: colours are chosen from the lowest tower up
> seat Red Blue Green
> tower Red 3 & tower Blue 6 & tower Green 1
> step
. step 1.4.1
. acts Green
> colour Red red
! 1.4.1: Green chooses first, with the lower tower
> step
! 1.4.1: Green chooses a colour: colour Green NAME
> colour Green green
= Green takes green
. players[2].colour green
. acts Red
> colour Red green
! 1.4.1: green is Green's
> colour Red purple
~ "purple" is not one of black|brown|blue|gold|green|red
> colour Red red
> colour Blue blue
. acts null
> step
. step 1.5
---
# 1.4.1: or one leaves the game
> seat Red Blue Green
> tower Red 3 & tower Blue 6 & tower Green 1
> step
> withdraw Blue
! 1.4.1: only Green may leave the game here
> withdraw Green
= Green leaves the game
. players[2].status withdrawn
. acts Red
. step 1.4.1
> colour Red red & colour Blue blue
> withdraw Blue
~ withdraw is not possible now, only step
> undo
> withdraw Red
= Blue has won the game
. step 3
. winner Blue
---
# 1.5: markers and the first eight; 1.6: scores are 0; 2: the highest tower begins
> seat Red Blue
> tower Red 3 & tower Blue 6
> colour Red red & colour Blue blue
> step
. step 1.5
. pot.Titan 6
> step
= Red: legion Rd01, a Titan, an Angel, two Ogres, two Centaurs and two Gargoyles
. step 1.6
. players[0].score 0
. players[0].titan_power 6
. players[0].legions[0].marker Rd01
. players[0].legions[0].size 8
. players[0].legions[0].creatures[0] Titan
. pot.Titan 4
. pot.Angel 16
. pot.Ogre 21
> step
= turn 1 of Blue
. step 2.1
. turn.number 1
. turn.player Blue
. acts Blue
---
# 1.5: the owner may tell the first legion under another marker
> seat Red Blue
> tower Red 3 & tower Blue 6
> colour Red red & colour Blue blue
> step
> legion Red Rd07 titan angel ogre*2 centaur*2 gargoyle*2
= Red: legion Rd07 of 8
> legion Red Bu01 lion
! 1.4: Bu01 is Blue's
> legion Blue Rd01 lion
! 1.4: Rd01 is Red's
> legion Red Rd08 titan
! a player has one Titan
> step
. players[0].legions.length 1
. players[0].legions[0].marker Rd07
. players[1].legions[0].marker Bu01
---
# dispute start: two legions of four from the beginning (AH 5.2), and no split in the first turn
> option dispute start two-legions
> seat Red Blue
> tower Red 3 & tower Blue 6
> colour Red red & colour Blue blue
> step
> step
! 1.5: enter Red's two legions, four each with one lord: legion Red MARKER CREATURES
> legion Red Rd01 titan ogre*2 centaur & legion Red Rd02 angel gargoyle*2 centaur
> legion Blue Bu01 titan angel ogre*2 & legion Blue Bu02 gargoyle*2 centaur*2
> step
? 1.5: enter Blue's two legions, four each with one lord
~ enter Blue's two legions, four each with one lord: legion Blue MARKER CREATURES
> legion Blue Bu01 titan centaur*2 ogre*2 & legion Blue Bu02 gargoyle*2 angel
> step
~ enter Blue's two legions
# four and four with a lord each, and not the eight of the start
> legion Blue Bu01 titan centaur ogre*2 & legion Blue Bu02 gargoyle centaur*2 angel
> step
~ enter Blue's two legions
> legion Blue Bu01 titan centaur ogre*2 & legion Blue Bu02 gargoyle*2 centaur angel
> step
> contents Bu02
= Bu02: 4 of Angel, Centaur, Gargoyle, Ogre, Titan
> step
. step 2.1
> split Bu01 Bu03 ogre*2
! 2.1: no split on the first turn after beginning with two legions (dispute start)
> step
> movement 1
> step
# both stand in the tower, and eight cannot stay together
> step
! 2.3: Bu01 or its other half must move: together they are 8 (2.4)
> move Bu02 Plains
> step
---
# a table is a battle of its own, or a whole game
> seat Red Blue
> battle Hills
> tower Red 3
! 2.5.6.1: this table plays a single battle, not a whole game
---
> seat Red Blue
> agree to play until dinner
> battle Hills
! 1.2: this is a whole game: encounter MARKER MARKER LAND begins its battles
> turn
! 2: turns follow the towers, highest first: finish ends one, begin P continues a game in progress
---
# nobody is seated
> tower Red 3
! nobody is seated yet: seat NAME...
> step
! 2.5.6: there is no battle: battle LAND begins one
---
# 1: the preparation, in order: each paragraph waits until it is done, and none comes back
> seat Red Blue
. step 1.1
> where
@ parents[0].step 1
> step
. step 1.2
> agree "three hours"
> step
. step 1.3
> step
~ 1.3: no tower yet for Red, Blue
> agree "four hours"
! 1.3: agree is not possible now, only step, tower (agree: 1.2)
> tower Red 3 & tower Blue 6
> step
. step 1.4.1
> tower Red 2
! 1.4.1: tower is not possible now, only step, colour, withdraw (tower: 1.3)
> step
! 1.4.1: Red chooses a colour: colour Red NAME
> colour Red red & colour Blue blue
> step
. step 1.5
> step
. step 1.6
> where
@ parents[0].step 1
> step
. step 2.1
> agree "four hours"
~ 2.1: agree is not possible now
---
# the state tells who waits for a judge
> seat Red Blue
> call judge Blue
. call.player Blue
---
# 1.4: whose colour it is
scene red-and-blue-begin
> legion Blue Rd01 lion*4
! 1.4: Rd01 is Red's
---
# 1.4: the first colour of all is a colour, too
> seat Red Blue
> tower Red 6 & tower Blue 3
> colour Blue black & colour Red red
> step
> legion Blue Gd01 lion*4
! 1.4: Blue already has black
---
# a word that is missing or makes no sense gives nobody a creature, a tower or a score
> legion Red Rd01 lion
! 1.1: nobody is seated yet: seat NAME...
> seat Red Blue
> agree
! usage: agree TEXT
> legion Red Rd01 lion*x
! "lion*x" is not a number of creatures: lion*2
> legion Red Rd01 lion*9
! a legion has at most 8, not 9
> legion Red Rd01 titan*2
! a player has one Titan
> legion Red Rd01 aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
! no character is called "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
> option auto-step on since=1
! usage: option KEY VALUE
> battle Hills scores=1,x
! scores=ATTACKER,DEFENDER takes two numbers from 0 to 9999
---
# at most eight agreements, no more of a character than there are, markers of six colours
> seat Red Blue
> agree a & agree b & agree c & agree d & agree e & agree f & agree g
> agree h
> agree i
! 1.2: at most 8 agreements: note TEXT keeps more
---
scene red-and-blue
> legion Red Rd01 warlock*5
> legion Red Rd02 warlock*2
! there are only 1 of Warlock left
> legion Red Rd02 warlock
> legion Red Xx02 lion
! "Xx02" is not a marker: Bk Br Bu Gd Gr Rd and 01 to 12, as in Rd01
