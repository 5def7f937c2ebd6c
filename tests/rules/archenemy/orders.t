# lines in rare orders: who was chosen is no longer of the highest; what lasts when its owner has left
game archenemy
scene E-against-A-B-and-C
> scheme add "The Mighty" "Look"
> reveal
= then: choose "The Mighty Will Fall" PLAYER
> choose "The Mighty" B
> life B -1
> resolve "The Mighty"
! A, C are tied for the highest life: choose "The Mighty Will Fall" PLAYER
> choose "The Mighty" B
! B cannot be chosen for The Mighty Will Fall: A, C
> life C -1
> resolve "The Mighty"
. players[1].life 13
. players[2].life 19
. players[3].life 19
---
# the chosen one of two counts, again once two are tied
scene E-against-A-B-and-C
> scheme add "Your Inescap"
> reveal
> trigger "Your Inesc" & trigger "Your Inesc"
> choose "Your Inesc" B
> resolve "Your Inesc"
. players[2].life 19
> resolve "Your Inesc"
! A, C are tied for the highest life: choose "Your Inescapable Doom" PLAYER
> choose "Your Inesc" C
> resolve "Your Inesc"
. players[1].life 20
. players[3].life 18
---
# a hot seat: whoever answers is complained of before the player; two questions of two kinds
scene E-against-A-B-and-C
> scheme add "The Fate" "Look" "Roots"
> reveal x2
> choose Look self Zoe
! Look Skyward and Despair is not a hot-seat scheme: choose "Look Skyward and Despair" PLAYER
> choose Look A
! Look Skyward and Despair has no player to choose
> choose "The Fate" A
= The Fate of the Flammable: A is chosen: self, or others?
+ A | chosen | The Fate of the Flammable
> resolve "The Fate"
! the hot seat is open: choose "The Fate of the Flammable" self PLAYER, or others PLAYER
> choose "The Fate" others B
+ B | hot seat: others | The Fate of the Flammable
= others: A, C, each takes 3 damage
> choose "The Fate" self A
+ A | hot seat: self | The Fate of the Flammable
> choose "The Fate" A
> resolve "The Fate"
! the hot seat is open: choose "The Fate of the Flammable" self PLAYER, or others PLAYER
> choose "The Fate" others A
> out A
= The Fate of the Flammable concerned A: nothing happens as it resolves (608.2b)
> resolve "The Fate"
= A, its target, is out: nothing happens (608.2b)
. players[2].life 20
---
# an extra turn that one scheme owes is not another's; once it is given nothing of it is left
scene E-against-A-and-B
> scheme add "Time Bends" Look "All in Good"
> reveal x2
> resolve "Time Bends"
. owed_turn.scheme Time Bends to My Will
> forget Look
! Look Skyward and Despair has no lasting effect
. owed_turn.scheme Time Bends to My Will
> forget "All in Good"
! All in Good Time has no lasting effect
> extra-turn no-untap
> forget "Time Bends"
! Time Bends to My Will has no lasting effect
---
# the first of three, the second of three: those behind move up
scene E-against-A-and-B
> scheme add "A Display" "Your Puny" "Know Evil" "Choose Your Champion"
> reveal x4
> choose "Know" A & choose "Choose Your Champion" B
> resolve "A Display" & resolve "Your Puny" & resolve "Know Evil" & resolve "Choose Your Champion"
> forget "Your Puny"
. until.length 3
. until[0].scheme A Display of My Dark Power
. until[1].scheme Know Evil
. until[2].scheme Choose Your Champion
# only the chosen and the owner cast
> spell B
- B cannot cast spells now: Choose Your Champion
> spell E
- E cannot cast spells now: Choose Your Champion
> spell A
= A cannot cast spells now: Choose Your Champion
---
# one spell a turn is a limit for opponents of its owner, and for the second spell
scene A-B-and-C-rumble
> scheme add A "I Bask" & scheme add B "Look"
> reveal A
> spell B
- B is over the limit of one spell a turn
> spell A & spell A
- A is over the limit of one spell a turn
> spell B
= B is over the limit of one spell a turn
# who has left a rumble takes it along
> out A
> spell C & spell C
- C is over the limit of one spell a turn
---
# what prevents damage does so for its owner alone, and is said where damage was dealt
scene A-B-and-C-rumble
> scheme add A "Nothing Can" & scheme add B "I Delight"
> reveal A
> damage B 2
- opponents' sources deal 1 less to A: enter what is dealt
> damage A 2
= opponents' sources deal 1 less to A: enter what is dealt
. players[0].life 38
---
# until someone's next untap: who has left is passed at the place of that turn
scene A-B-and-C-rumble
> scheme add B "Your Puny" & scheme add A Look & scheme add C Roots
> turn
> reveal
> resolve "Your Puny"
= Your Puny Minds Cannot Fathom lasts until B's next untap
> turn
. until.length 1
> out B
. until.length 1
> turn
. turn.player A
. until.length 1
> turn
. turn.player C
. until.length 0
---
# a number is added to the graveyard of this turn, with a sign too, or is it
scene E-against-A-and-B
> graveyard A 2
= A: 2 cards put into the graveyard this turn
+ A | graveyard 0 -> 2
. phase playing
> graveyard A +1
= A: 3 cards put into the graveyard this turn
> graveyard A =1
= A: 1 card put into the graveyard this turn
> graveyard A -1
= A: 0 cards put into the graveyard this turn
> graveyard A -1
! that would make -1; allowed: 0 to 9999
---
# lands, and what is said of a scheme with none
scene E-against-A-and-B
> scheme add "Evil Comes" "My Genius" Look
> reveal x2
= more happens with 10 lands
> resolve "My Genius"
= no number given: undo, then resolve with x=N to change life
. players[0].life 40
> trigger "My Genius"
> resolve "My Genius" x=0
- no number given: undo, then resolve with x=N to change life
. players[0].life 40
---
# a schemer's own steps are not its opponents', and theirs are not its own
scene E-against-A-and-B
> scheme add "Because I" "Nature Shields" "You Cannot"
> reveal x3
> spell A & spell A & spell B & spell E
> go combat
- Nature Shields Its Own: Unblocked attackers at you get a new 0/1 Plant blocker.
> go end
- Because I Have Willed It: 3 of 4 spells by opponents this turn
> turn
> spell A & spell A & spell B & spell E
> go end
= Because I Have Willed It: 3 of 4 spells by opponents this turn
= You Cannot Hide from Me: nobody below half their starting life
> go main2
> life E -39
> life A -10
> go end
= You Cannot Hide from Me: nobody below half their starting life
> go main2
> life A -1
> go end
= You Cannot Hide from Me: below half their starting life: A: abandon
---
# a player called like a number of times is a player; who names another's scheme names the owner
> option deck any
> seat A B2 C
> rumble A
> scheme add A Look x2 & scheme add B2 Look & scheme add C Roots
> reveal B2
. decks[1].in_motion.length 1
. decks[0].in_motion.length 0
> reveal A
> trigger Look
! "Look" is more than one face-up scheme: type NAME#2, or PLAYER:NAME
> choose "B2:Look" A
! Look Skyward and Despair has no player to choose
> trigger B2:Look
. decks[1].in_motion[0].pending 2
. decks[0].in_motion[0].pending 1
> offers C
@ offers[reveal].line reveal C
> offers A
@ offers[reveal].line reveal
> reveal A
> trigger A:Look#2
. decks[0].in_motion[1].pending 2
---
# the whole name of one is meant before the beginning of another, in whichever order they came
scene E-against-A-and-B
> scheme new Roots text="of a tree"
> scheme new xylophone text="a tune" ongoing
> scheme add "Roots of All" & scheme add Roots & scheme add xylophone
> reveal x3
= of a tree
> trigger Roots
= Roots: 2 triggers wait
> trigger "Roots of"
= Roots of All Evil: 2 triggers wait
> choose Roots self A
! Roots is not a hot-seat scheme: choose Roots PLAYER
> choose Roots A
= Roots: A is chosen
---
# texts of the table's own schemes, each replaced, and one taken away
scene E-against-A-and-B
> scheme new One text="the first one of them"
> scheme new Two text="the second"
> scheme text One text="1"
> scheme new Three text="the third"
> scheme text Two text="II"
> scheme add One Two & scheme add Three
> reveal x3
= E sets in motion: One
= 1
= E sets in motion: Two
- the second
= II
= E sets in motion: Three
= the third
---
# a list names each scheme once; what is removed is told
scene E-against-A-and-B
> scheme add Look x2 & scheme add "My Undead"
> scheme list
= 2 Look Skyward and Despair
= 1 My Undead Horde Awakens
@ schemes.length 2
@ schemes[0].name Look Skyward and Despair
@ schemes[0].count 2
@ schemes[1].ongoing true
> scheme remove Look x2
+ E | 2 x Look Skyward and Despair removed
> scheme check
= E's scheme deck: 1 scheme, legal
@ owner E
@ problems.length 0
> option deck classic
> scheme check
@ problems[0] 1 scheme: at least 20; option deck any allows it
---
# an extra turn that is owed stands in the keys of its owner, and of nobody else
scene E-against-A-and-B
> scheme add "Time Bends" Look
> reveal
> resolve "Time Bends"
> offers E
@ offers[owed-turn].kind due
@ offers[owed-turn].text Time Bends to My Will
> offers A
@ offers[owed-turn].id nothing
---
# all steps of the heroes are all heroes' steps
scene E-against-A-and-B
> scheme add Look
> offers A
@ offers[step].id nothing
> turn
> offers A
@ offers[step].id step
@ offers[reveal].id nothing
@ offers[skip-reveal].id nothing
> offers B
@ offers[turn].id turn
> offers E
@ offers[turn].id nothing
---
# the chosen one has less life now, another alone the most: that one
scene E-against-A-B-and-C
> scheme add "The Mighty" Look "Know Evil" "Which of"
> reveal x4
> choose "The Mighty" B
> life B -1 & life A +1
> resolve "The Mighty"
. players[1].life 14
. players[2].life 19
> choose "Know Evil" A & choose "Which of" B
> out A
- Which of You Burns Brightest? concerned A: nothing happens as it resolves (608.2b)
# the bans of Know Evil are for up to three opponents, each of them a target
= Know Evil concerned A: its other targets stay (608.2b)
> resolve "Which of"
= no number given: undo, then resolve with x=N to change life
> graveyard B
! usage: graveyard P N|+N|-N|=N
---
# two lasting effects: only what lasts can be forgotten
scene E-against-A-and-B
> scheme add "Rotted Ones" "Know Evil" Look Imprison
> reveal x4
> resolve "Rotted"
> forget Look
! Look Skyward and Despair has no lasting effect
> forget "Rotted"
= Rotted Ones, Lay Siege: lasting effect ended
> forget "Rotted"
! Rotted Ones, Lay Siege has no lasting effect
> choose Imprison A
> out A
= Imprison This Insolent Wretch concerned A: it stays and does nothing
---
# what has begun again is open again, and what is countered needs no answer
scene E-against-A-and-B
> scheme add "The Fate"
> reveal
- Hot seat: 6 damage to self, or 3 to each other.
> resolve "The Fate" countered
> reveal
> choose "The Fate" others A
> resolve "The Fate"
. players[2].life 17
> reveal
> resolve "The Fate"
! the hot seat is open: choose "The Fate of the Flammable" self PLAYER, or others PLAYER
---
# two of one name side by side in a rumble, and which goes under first
scene A-B-and-C-rumble
> scheme add A Look Roots & scheme add B Look & scheme add C "All in Good"
> reveal A
= then: resolve "Look Skyward and Despair"
> reveal B
= then: resolve "B:Look Skyward and Despair"
> trigger A:Look
= Look Skyward and Despair: 2 triggers wait
> bottom A:Look B:Look
= 2 schemes go to the bottom in this order
> reveal A
> bottom Roots
> resolve A:Look & resolve A:Look & resolve B:Look & resolve Roots
. decks[0].next[0] Roots of All Evil
. decks[0].next[1] Look Skyward and Despair
> reveal C
> resolve "All in Good"
. owed_turn.player C
> out C
. owed_turn null
---
# an ongoing one stays when its trigger is gone; abandoned without one it waits for nothing
> option rules 2010
scene E-against-A-and-B
> scheme add "My Undead" "My Laughter" Look
> reveal x3
> trigger "My Undead"
> resolve "My Undead"
. decks[0].ongoing.length 2
> abandon "My Laughter"
> resolve "My Laughter"
! no scheme called "My Laughter" is face up (701.33)
> trigger "My Undead"
> abandon "My Undead"
> resolve "My Undead" countered
= My Undead Horde Awakens is countered, nothing happens
---
# in an extra turn without a scheme it is told that another came
scene E-against-A-and-B
> scheme add "All in Good" Look
> reveal
> resolve "All in Good"
> extra-turn E no-scheme
> turn
> reveal
= E has had this turn's scheme already: only an effect allows another
> rumble A
! the archenemy is chosen before play: undo or rematch first
> rematch A
! the archenemy begins: only in a rumble may another player
---
# until someone's next untap: turns that come twice, and turns that are passed over
> option deck any
> seat A B C D
> rumble A
> scheme add D "Your Puny" & scheme add B "A Display"
> reveal D & resolve "Your Puny"
> reveal B & resolve "A Display"
> turn C
. until.length 2
> out D
> extra-turn C
> turn
. turn.player C
. until.length 2
> turn
. turn.player A
. until.length 1
> turn
. until.length 0
---
# who is below half their life counts in their own turn
scene A-B-and-C-rumble
> scheme add A "You Cannot" & scheme add B Look
> reveal A
> life C -30
> go end
- You Cannot Hide from Me: below half their starting life: C: abandon
> turn
> go end
= You Cannot Hide from Me: nobody below half their starting life
> turn
> go combat
- You Cannot Hide from Me: below half their starting life: C: abandon
> go end
= You Cannot Hide from Me: below half their starting life: C: abandon
---
# who becomes the archenemy keeps a deck of their own
scene A-B-and-C-rumble
> scheme add A Look & scheme add B Roots x2
> archenemy A
> archenemy B
. decks[0].owner B
. decks[0].size 2
---
# when the game is over no line of a scheme is taken
scene E-against-A
> scheme add "The Fate" Look "Rotted" "My Undead"
> reveal x4
> resolve "Rotted"
> out A
> choose "The Fate" self A
! the game is over, E won: undo or rematch
> forget Rotted
! the game is over, E won: undo or rematch
> trigger Look
! the game is over, E won: undo or rematch
> abandon "My Undead"
! the game is over, E won: undo or rematch
> again Look
! the game is over, E won: undo or rematch
> bottom Look
! the game is over, E won: undo or rematch
> resolve Look
! the game is over, E won: undo or rematch
> graveyard E 1
! the game is over, E won: undo or rematch
---
# the first line of a turn begins play, whichever it is
scene E-against-A-and-B
> scheme add Look
> skip-reveal
. phase playing
> undo
> extra-turn E
. phase playing
> undo
> skip-turn E
. phase playing
> undo
> extra-step combat
. phase playing
+ E | extra step: combat
> undo
> skip-step draw
. phase playing
> undo
> turn
+ heroes | round 1, on turn
> turn
+ E | round 2, on turn
---
# a team with one life is no rumble
> seat E A B
> option team-life 30
> rumble A
! a rumble has no team: option team-life off first
> archenemy E
. players[1].life 30
> life A -4
. players[2].life 26
---
# the chosen one of the highest leaves: it is another's turn, and nobody says that nothing happens
scene E-against-A-B-and-C
> scheme add "The Mighty" "Your Inescap"
> reveal x2
> trigger "Your Inescap"
> choose "The Mighty" A & choose "Your Inescap" A
> out A
- The Mighty Will Fall concerned A: nothing happens as it resolves (608.2b)
- Your Inescapable Doom concerned A: it stays and does nothing
> life B +1
> resolve "The Mighty" & resolve "Your Inescap"
. players[1].life 20
. players[2].life 14
. players[3].life 19
