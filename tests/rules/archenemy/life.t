# I Delight in Your Convulsions: each opponent loses 3, the archenemy gains the sum
game archenemy
scene E-against-A-B-and-C
> scheme add "I Delight"
> reveal
> resolve "I Delight"
= I Delight in Your Convulsions resolves
= E: 49 life
= A: 17 life
+ A | life 20 -> 17 | I Delight in Your Convulsions
+ E | life 40 -> 49 | I Delight in Your Convulsions
. players[3].life 17
. players[1].this_turn.damage 0
---
# ... of a shared life once for each hero
> option team-life 60
scene E-against-A-B-and-C
> scheme add "I Delight"
> reveal
> resolve "I Delight"
. team_life 51
. players[0].life 49
---
# Mortal Flesh Is Weak: all opponents fall to the lowest of them
scene E-against-A-B-and-C
> scheme add Mortal
> life B =4
> reveal
> resolve Mortal
. players[1].life 4
. players[3].life 4
. players[0].life 40
---
# The Mighty Will Fall: the highest opponent loses 7; a tie is settled first
scene E-against-A-B-and-C
> scheme add "The Mighty" Look
> life C =10
> reveal
> resolve "The Mighty"
! A, B are tied for the highest life: choose "The Mighty Will Fall" PLAYER
> choose "The Mighty" C
! C cannot be chosen for The Mighty Will Fall: A, B
> choose "The Mighty" B
> resolve "The Mighty"
. players[2].life 13
. players[1].life 20
> turn
> turn
> reveal
> resolve Look
> turn
> turn
> reveal
# no tie: nobody has to be asked
> resolve "The Mighty"
. players[1].life 13
---
# Your Inescapable Doom: one more counter each own end step, so much to the highest
scene E-against-A-and-B
> scheme add "Your Inescapable"
> life B =19
> reveal
> go end
> resolve "Your Inescapable"
! Your Inescapable Doom has no trigger on the stack: trigger "Your Inescapable Doom" adds one
> trigger "Your Inescapable"
> resolve "Your Inescapable"
. decks[0].ongoing[0].counters.doom 1
. players[1].life 19
. players[1].this_turn.damage 1
> turn
> turn
> go end
> trigger "Your Inescapable"
> resolve "Your Inescapable"
! A, B are tied for the highest life: choose "Your Inescapable Doom" PLAYER
> choose "Your Inescapable" B
> resolve "Your Inescapable"
. players[2].life 17
. decks[0].ongoing[0].counters.doom 2
> trigger "Your Inescapable"
> resolve "Your Inescapable"
. players[1].life 16
---
# X: what is paid is said with it; without a number the table is only reminded
scene E-against-A-and-B
> scheme add "My Genius" "Which of You" "Make Yourself" Look
> reveal x3
> resolve "My Genius" x=5
= E: 45 life
> resolve "Which of You" x=4
! no player chosen: choose "Which of You Burns Brightest?" PLAYER first
> choose "Which of You" B
> resolve "Which of You" x=4
= B: 16 life
> resolve "Make Yourself"
= no number given: undo, then resolve with x=N to change life
. players[0].life 45
---
# a scheme's own damage can end the game
scene E-against-A-and-B
> life A =3
> life B =2
> scheme add "I Delight"
> reveal
> resolve "I Delight"
= A is out: 0 life
= B is out: -1 life
= E wins
. winner archenemy
---
# prevention before doubling, in a rumble where the other has Nothing Can Stop Me Now
> option deck any
> seat A B
> rumble A
> scheme add A Approach "The Fate"
> scheme add B "Nothing Can"
> reveal A x2
> reveal B
> resolve Approach
> choose "The Fate" self B
> resolve "The Fate"
. players[1].life 30
---
# life, poison, counters, commander damage and tax as in Commander
> option deck commander
> seat E A B
> archenemy E
> commander A "Atraxa"
> cast A
= Atraxa is cast, tax 0, the next time 2
> damage E 3 from=A toxic=1 lifelink
= E: 37 life, 1 poison, 3 from A's commander
= A: 23 life
> counter E energy +2
. players[0].counters.energy 2
> poison E +9
= E is out: 10 poison, 37 life left
= A, B win
. winner heroes
---
# a target in the first seat can be out as well: nothing happens to the others
> option deck any
> seat A B C
> archenemy C
> scheme add "The Fate"
> reveal
> choose "The Fate" others A
> out A
= The Fate of the Flammable concerned A: nothing happens as it resolves (608.2b)
> resolve "The Fate"
. players[1].life 20
---
# in a rumble a scheme protects its own player, not who sits first
scene A-B-and-C-rumble
> scheme add B "Nothing Can"
> scheme add C "The Fate"
> reveal B
> reveal C
> choose "The Fate" self A
> resolve "The Fate"
. players[0].life 34
---
game archenemy
# no damage is counted beyond 99,999, and no life below
scene E-against-A-and-B
> scheme add "I Delight" "The Fate" "Feed the Machine"
> reveal x3
> life A =99999
> damage A 50000
> life A =99999
> damage A 49999
> choose "The Fate" self A
> resolve "The Fate"
! that would make 100005; allowed: 0 to 99999
> life B =-99997 & resolve "I Delight"
! that would make -100000; allowed: -99999 to 99999
> graveyard E many
! "many" is not a number from 0 to 9999; usage: graveyard P N|+N|-N|=N
---
# The Mighty Will Fall hurts nobody when no opponent is left
scene E-against-A-and-B
> scheme add "The Mighty"
> reveal
> out A & out B & resolve "The Mighty"
. players[0].life 40
. players[1].life 20
. players[2].life 20
---
# the chosen one of the next time is another choice; a game that is over passes no turn, owed or not
scene E-against-A-and-B
> scheme add "Your Inescapable" "All in Good Time"
> reveal x2
> trigger "Your Inescapable"
> choose "Your Inescapable" B
> resolve "Your Inescapable"
. players[2].life 19
> life B =20
> trigger "Your Inescapable"
> resolve "Your Inescapable"
~ are tied for the highest life
> choose "Your Inescapable" B
> life A =25
> resolve "Your Inescapable"
. players[1].life 23
> resolve "All in Good"
> finish
> turn
~ the game is over
---
# each copy that prevents prevents one, each that doubles doubles; x=0 is a number
> option deck any
> seat A B C
> rumble A
> scheme add A "Which of You" "Approach" "Which of You"
> scheme add B "Nothing Can" "Nothing Can" "Which of You"
> scheme add C "Approach"
> reveal B x3
> choose "Which of You" C
> resolve "Which of You" x=0
= Which of You Burns Brightest? resolves
= C: 40 life
> undo
> resolve "Which of You" x=3
. players[2].life 37
> reveal A
> choose "Which of You" B
> resolve "Which of You" x=5
. players[1].life 37
> reveal A
> resolve "Approach"
> reveal C
> resolve "Approach"
> reveal A
> choose "Which of You" B
> resolve "Which of You" x=3
. players[1].life 33
---
# the archenemy in the middle: what is counted of this seat; a game that is over checks nothing
> option deck any
> seat A E B
> archenemy E
> scheme add "I Know All" "I Bask" "My Undead" "Mortal Flesh"
> reveal x4
> spell A
> graveyard E 3
+ E | graveyard 0 -> 3
> graveyard E 2
+ E | graveyard 3 -> 5
> safe A on
> life A =-3
> resolve "Mortal Flesh"
. players[2].life -3
> go upkeep
. due[0].met false
> go end
- now: trigger
. due[0].scheme I Know All, I See All
. due[0].met true
> finish
. due.length 0
---
# a tie for the highest life is a question only while its scheme has a trigger
scene E-against-A-and-B
> scheme add "Your Inesc"
> reveal
- then: choose
---
# in a rumble what lasts is told in the combat of its owner; each has three of its own
scene A-B-and-C-rumble
> scheme add A Plots "My Crushing" Roots Look Rotted
> scheme add B Plots Roots Look Rotted
> reveal A
> resolve Plots
> turn
> reveal B
> resolve Plots
> reveal A
. decks[0].face_down 2
> resolve "My Crushing"
> go combat
- My Crushing Masterstroke: each creature taken attacks its owner this turn if able
> reveal B
. decks[1].face_down 1
