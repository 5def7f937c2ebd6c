# A: a scheme is turned up, waits for its trigger, and goes face down under the deck
game archenemy
> option rules 2010
scene E-against-A-B-and-C
> scheme add "Look Skyward" "Roots of All Evil" "Realms"
> reveal
= E sets in motion: Look Skyward and Despair
= Make a 5/5 flying red Dragon token.
+ E | untap -> upkeep
. turn.step main1
. decks[0].in_motion[0].name Look Skyward and Despair
. decks[0].in_motion[0].timestamp 1
. decks[0].in_motion[0].pending 1
. decks[0].face_down 2
> resolve Look
= Look Skyward and Despair resolves
= to the bottom: Look Skyward and Despair
. decks[0].in_motion.length 0
. decks[0].face_down 3
. decks[0].next[0] Roots of All Evil
. decks[0].next[2] Look Skyward and Despair
> resolve Look
! no scheme called "Look" is face up (701.33)
---
# A: countered, or without a legal target: it leaves the same way and nothing is applied
scene E-against-A-and-B
> scheme add "I Delight" "Roots of All Evil"
> reveal
> resolve "I Delight" countered
= I Delight in Your Convulsions is countered, nothing happens
. players[1].life 20
. players[0].life 40
. decks[0].next[1] I Delight in Your Convulsions
---
# the deck is a ring: after the last one the first one comes again, with a new timestamp
scene E-against-A-and-B
> scheme add "Look Skyward" "Roots of All Evil"
> reveal
> resolve Look
> reveal
> resolve Roots
> reveal
. decks[0].in_motion[0].name Look Skyward and Despair
. decks[0].in_motion[0].timestamp 3
---
# 2010, A: each leaves when its own trigger is gone, so they lie in the order resolved
> option rules 2010
scene E-against-A-and-B
> scheme add "Look Skyward" "Roots of All Evil" "Realms"
> reveal x3
. decks[0].in_motion.length 3
. decks[0].face_down 0
> resolve Realms
. decks[0].next[0] Realms Befitting My Majesty
> resolve Look
> bottom Roots
! each leaves when its own trigger is gone: resolve them in that order
> resolve Roots
. decks[0].next[0] Realms Befitting My Majesty
. decks[0].next[1] Look Skyward and Despair
. decks[0].next[2] Roots of All Evil
---
# today 904.10: all wait until no trigger of any scheme waits, then go as set in motion
scene E-against-A-and-B
> scheme add "Look Skyward" "Roots of All Evil" "Realms"
> reveal x3
> resolve Realms
. decks[0].in_motion.length 3
. decks[0].in_motion[2].pending 0
> resolve Look
. decks[0].face_down 0
> resolve Roots
. decks[0].next[0] Look Skyward and Despair
. decks[0].next[1] Roots of All Evil
. decks[0].next[2] Realms Befitting My Majesty
---
# ... or in the order that their owner says
scene E-against-A-and-B
> scheme add "Look Skyward" "Roots of All Evil" "Realms" "My Undead"
> reveal x4
> resolve Realms
> bottom Realms Look
= 2 schemes go to the bottom in this order
> bottom Roots "My Undead"
! My Undead Horde Awakens is ongoing and stays (904.11)
> bottom Roots Roots
! Roots of All Evil is named twice
> resolve Look
> resolve Roots
. decks[0].next[0] Realms Befitting My Majesty
. decks[0].next[1] Look Skyward and Despair
. decks[0].next[2] Roots of All Evil
. decks[0].face_down 3
---
# today an ongoing scheme's trigger holds a one-shot face up too
scene E-against-A-and-B
> scheme add "My Undead" "Look Skyward"
> reveal x2
> trigger "My Undead"
= My Undead Horde Awakens: 1 trigger waits
. decks[0].in_motion[0].name My Undead Horde Awakens
. decks[0].in_motion[0].ongoing true
> resolve Look
. decks[0].face_down 0
> resolve "My Undead"
. decks[0].face_down 1
. decks[0].ongoing.length 1
. decks[0].in_motion.length 0
---
# two triggers, or a second one by its own effect: it stays until the last is gone
scene E-against-A-and-B
> scheme add "Behold My Grandeur" "A Premonition"
> reveal
. decks[0].in_motion[0].pending 2
> resolve Behold
. decks[0].in_motion[0].pending 1
> resolve Behold
. decks[0].in_motion.length 0
> reveal
> trigger "A Premonition"
> resolve "A Premonition"
. decks[0].in_motion[0].pending 1
> resolve "A Premonition"
. decks[0].in_motion.length 0
---
# A: ongoing schemes stay until they are abandoned; only they can be
scene E-against-A-and-B
> scheme add "The Very Soil" "Look Skyward"
> reveal x2
. decks[0].ongoing[0].name The Very Soil Shall Shake
. decks[0].ongoing[0].revealed_turn 1
. decks[0].in_motion.length 1
> resolve "The Very Soil"
! The Very Soil Shall Shake has no trigger on the stack: trigger "The Very Soil Shall Shake" adds one
> abandon Look
! Look Skyward and Despair is not ongoing: only ongoing schemes are abandoned (701.33)
> abandon "The Very Soil"
= The Very Soil Shall Shake is abandoned
= to the bottom: The Very Soil Shall Shake
. decks[0].ongoing.length 0
. decks[0].next[0] The Very Soil Shall Shake
> abandon "The Very Soil"
! no scheme called "The Very Soil" is face up (701.33)
---
# two copies stand side by side; each is named by itself
scene E-against-A-and-B
> scheme add "The Very Soil" x2 Look
> reveal x2
. decks[0].ongoing[0].name The Very Soil Shall Shake
. decks[0].ongoing[1].name The Very Soil Shall Shake#2
. decks[0].ongoing[1].timestamp 2
> abandon "The Very Soil Shall Shake#2"
. decks[0].ongoing.length 1
. decks[0].next[1] The Very Soil Shall Shake#2
> reveal
> resolve Look
> reveal
> abandon "The Very"
! "The Very" is more than one face-up scheme: type NAME#2, or PLAYER:NAME
> abandon "The Very Soil Shall Shake"
. decks[0].ongoing[0].name The Very Soil Shall Shake#2
---
# an empty deck turns nothing up, and no turn waits for it
scene E-against-A-and-B
> scheme add "The Very Soil"
> reveal
= the scheme deck of E is empty
> reveal
! all schemes of E are face up: none is set in motion
> turn
> turn
> go main1
. turn.reveal_owed false
> step
. turn.step combat
---
# My Laughter Echoes: abandoned as it resolves, the scheme still face up begins again
scene E-against-A-and-B
> scheme add "My Laughter" "I Delight" "Roots of All Evil"
> reveal
> turn
> turn
> reveal
> trigger "My Laughter"
> resolve "I Delight"
. players[1].life 17
. decks[0].in_motion.length 2
> abandon "My Laughter"
> again "I Delight"
= E sets in motion: I Delight in Your Convulsions
. decks[0].in_motion[0].pending 1
. decks[0].in_motion[0].timestamp 2
> resolve "I Delight"
. players[1].life 14
. players[0].life 52
. decks[0].next[0] Roots of All Evil
. decks[0].next[1] My Laughter Echoes
. decks[0].next[2] I Delight in Your Convulsions
---
# the same, said of its own trigger to the end
scene E-against-A-and-B
> scheme add "My Laughter" "Look Skyward"
> reveal x2
> trigger "My Laughter"
> abandon "My Laughter"
> resolve Look
. decks[0].in_motion.length 1
> resolve "My Laughter"
= My Laughter Echoes resolves
. decks[0].in_motion.length 0
. decks[0].next[0] My Laughter Echoes
. decks[0].next[1] Look Skyward and Despair
---
# set in motion again without its deck: the trigger waits once more
scene E-against-A-and-B
> scheme add Look Roots
> reveal
> again Look
. decks[0].in_motion[0].pending 2
. decks[0].face_down 1
> again Roots
! no scheme called "Roots" is face up (701.33)
---
# Plots That Span Centuries: three in a row, several one-shots at once
scene E-against-A-and-B
> scheme add Plots Look Roots Realms
> reveal
> resolve Plots
= E: the next scheme set in motion becomes three: reveal x3
> turn
> turn
> go main1
= E: three schemes are set in motion, one after the other: reveal x3
> reveal x3
. decks[0].in_motion.length 3
. decks[0].in_motion[0].timestamp 2
. decks[0].in_motion[2].timestamp 4
> resolve Realms
> resolve Roots
> resolve Look
. decks[0].next[0] Plots That Span Centuries
. decks[0].next[1] Look Skyward and Despair
. decks[0].next[3] Realms Befitting My Majesty
---
# undo brings the exact deck back
scene E-against-A-and-B
> scheme add Look Roots "The Very"
> reveal
> resolve Look
> undo
. decks[0].in_motion[0].name Look Skyward and Despair
> undo
. decks[0].next[0] Look Skyward and Despair
. turn.step untap
> redo
. turn.step main1
. decks[0].next[0] Roots of All Evil
---
# ... and a plain reveal is those three too; x1 says otherwise
scene E-against-A-and-B
> scheme add Plots Look Roots Realms
> reveal
> resolve Plots
> turn
> turn
> reveal
= E sets in motion: Look Skyward and Despair
= E sets in motion: Realms Befitting My Majesty
. decks[0].in_motion.length 3
> undo
= Undone: reveal
> reveal x1
. decks[0].in_motion.length 1
> reveal
. decks[0].in_motion.length 2
---
# A: a second trigger under the rules of 2010, and My Laughter Echoes under them
> option rules 2010
scene E-against-A-and-B
> scheme add "My Laughter" "I Delight" "Behold My"
> reveal x3
> resolve Behold
. decks[0].in_motion.length 2
> trigger "My Laughter"
> abandon "My Laughter"
> again "I Delight"
> resolve "I Delight"
> resolve "I Delight"
> resolve Behold
. decks[0].in_motion.length 0
. decks[0].next[0] My Laughter Echoes
. decks[0].next[1] I Delight in Your Convulsions
. decks[0].next[2] Behold My Grandeur
. players[1].life 14
---
# how many: on either side of whose, once, and not more than a deck has
scene E-against-A
> scheme add Look x2 Roots x2
> reveal x0
! "0" is not a number from 1 to 120
> reveal x121
! "121" is not a number from 1 to 120
> reveal x1 E x2
! "x2" does not belong here; usage: reveal [P] [xN]
> reveal x1 E
> reveal E x2
. decks[0].in_motion.length 3
> reveal x9
= the scheme deck of E is empty
. decks[0].in_motion.length 4
---
# X is at most 9999
scene E-against-A
> scheme add Look
> reveal
> resolve Look x=10000
~ "10000" is not a number from 0 to 9999
> resolve Look x=9999
---
# an ongoing scheme abandoned with a trigger on the stack, and no one-shot up: the trigger is gone with it
scene E-against-A-and-B
> scheme add "My Undead"
> reveal
> trigger "My Undead"
> abandon "My Undead"
> resolve "My Undead"
! no scheme called "My Undead" is face up (701.33)
---
# what the log tells of a scheme each time that it comes, and where it goes
scene E-against-A-and-B
> scheme add "I Delight"
> reveal
+ E | set in motion: I Delight in Your Convulsions
. decks[0].in_motion[0].revealed_turn 1
> trigger "I Delight"
+ E | triggered: I Delight in Your Convulsions
. decks[0].in_motion[0].pending 2
> resolve "I Delight"
+ E | resolved: I Delight in Your Convulsions
> resolve "I Delight" countered
+ E | countered: I Delight in Your Convulsions
+ E | to the bottom: I Delight in Your Convulsions
# it is its own only card: it comes again as if new
> turn
> reveal
= it is not E's turn: only an effect allows this
+ E | set in motion: I Delight in Your Convulsions
. decks[0].in_motion[0].pending 1
. decks[0].in_motion[0].timestamp 2
. decks[0].in_motion[0].revealed_turn 2
---
# set in motion again it leaves behind those that came before that; the order of face-up ones stays
scene E-against-A-and-B
> scheme add Look Roots Realms
> reveal x2
> again Look
> resolve Look
> resolve Look
> resolve Roots
. decks[0].next[0] Realms Befitting My Majesty
. decks[0].next[1] Roots of All Evil
. decks[0].next[2] Look Skyward and Despair
---
# two copies are two schemes: one is set in motion again, the other waits on
scene E-against-A-and-B
> scheme add Look x2
> reveal x2
> again Look
! "Look" is more than one face-up scheme: type NAME#2, or PLAYER:NAME
> again Look#2
. decks[0].in_motion[0].pending 1
. decks[0].in_motion[1].pending 2
---
# no scheme waits for more than 99 triggers: neither by an effect, nor set in motion again
scene E-against-A-and-B
> scheme add Look "My Undead"
> reveal
> trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look
> trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look
> trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look & trigger Look
. decks[0].in_motion[0].pending 99
> trigger Look
! at most 99 triggers of Look Skyward and Despair can wait
> again Look
! at most 99 triggers of one scheme can wait
> resolve Look
> again Look
. decks[0].in_motion[0].pending 99
---
# My Laughter Echoes waits on for a one-shot that came before it, too
scene E-against-A-and-B
> scheme add Look "My Laughter"
> reveal x2
> trigger "My Laughter"
> abandon "My Laughter"
> resolve Look
. decks[0].in_motion.length 1
> resolve "My Laughter"
. decks[0].in_motion.length 0
---
# 2010: also when several are resolved in one line, in their order
> option rules 2010
scene E-against-A-and-B
> scheme add Look Roots Realms
> reveal x3
> resolve Realms & resolve Look
. decks[0].next[0] Realms Befitting My Majesty
. decks[0].next[1] Look Skyward and Despair
---
# the bottom is for schemes that are face up, of a game that is on
> option deck any
> seat E A B
> bottom Look
~ choose the archenemy first
> archenemy E
> scheme add Look Roots
> reveal
> bottom Roots
! no scheme called "Roots" is face up (701.33)
> trigger Roots
! no scheme called "Roots" is face up (701.33)
> bottom Look
= 1 scheme goes to the bottom first
---
# 200 are face up at most, and a line that would turn up more turns up none
> option deck any
> seat E A
> rumble
> scheme add E Look x99
> scheme add E Look x21
> scheme add A Look x99
> scheme add A Look x21
> reveal E x120
> reveal A x79
> reveal A x2
! at most 200 schemes are face up
. decks[1].in_motion.length 79
> reveal A
> reveal A
! at most 200 schemes are face up
---
# a scheme in motion is found by its Japanese name, and not without a name
scene E-against-A-and-B
> scheme add "Feed the Machine"
> reveal
> choose
! usage: choose SCHEME [self|others] P
> choose "機械" self A
= self: A sacrifices two creatures
. decks[0].in_motion[0].chosen A
---
# at most 32 effects last until a turn, and they go along with their owner's seat
scene E-against-A-and-B
> scheme add "Approach" x33
> reveal x33
> resolve Approach#1 & resolve Approach#2 & resolve Approach#3 & resolve Approach#4 & resolve Approach#5 & resolve Approach#6 & resolve Approach#7 & resolve Approach#8 & resolve Approach#9 & resolve Approach#10 & resolve Approach#11 & resolve Approach#12 & resolve Approach#13 & resolve Approach#14 & resolve Approach#15 & resolve Approach#16 & resolve Approach#17 & resolve Approach#18 & resolve Approach#19 & resolve Approach#20 & resolve Approach#21 & resolve Approach#22 & resolve Approach#23 & resolve Approach#24 & resolve Approach#25 & resolve Approach#26 & resolve Approach#27 & resolve Approach#28 & resolve Approach#29 & resolve Approach#30 & resolve Approach#31 & resolve Approach#32
. until.length 32
> resolve Approach#33
! at most 32 effects last at once: forget SCHEME
> seatswap E B
. until[31].owner E
---
# at most 24 effects last for the game
> option deck any
> seat A B C D E F G H I
> rumble A
> scheme add A "The Dead" "Rotted" "For Each"
> scheme add B "The Dead" "Rotted" "For Each" & reveal B x3 & resolve "B:The Dead" & resolve B:Rotted & resolve "B:For Each"
> scheme add C "The Dead" "Rotted" "For Each" & reveal C x3 & resolve "C:The Dead" & resolve C:Rotted & resolve "C:For Each"
> scheme add D "The Dead" "Rotted" "For Each" & reveal D x3 & resolve "D:The Dead" & resolve D:Rotted & resolve "D:For Each"
> scheme add E "The Dead" "Rotted" "For Each" & reveal E x3 & resolve "E:The Dead" & resolve E:Rotted & resolve "E:For Each"
> scheme add F "The Dead" "Rotted" "For Each" & reveal F x3 & resolve "F:The Dead" & resolve F:Rotted & resolve "F:For Each"
> scheme add G "The Dead" "Rotted" "For Each" & reveal G x3 & resolve "G:The Dead" & resolve G:Rotted & resolve "G:For Each"
> scheme add H "The Dead" "Rotted" "For Each" & reveal H x3 & resolve "H:The Dead" & resolve H:Rotted & resolve "H:For Each"
> scheme add I "The Dead" "Rotted" "For Each" & reveal I x3 & resolve "I:The Dead" & resolve I:Rotted & resolve "I:For Each"
. lasting.length 24
. lasting[0].owner B
. lasting[23].owner I
> reveal A
> resolve "A:The Dead"
! at most 24 effects last at once: forget SCHEME
> seatswap B A
. lasting[0].owner B
---
# the ongoing scheme whose trigger waited below the deck is turned up as a new one: its trigger resolves again
scene E-against-A-and-B
> scheme add "My Laughter" Rotted
> reveal x2
> trigger "My Laughter"
> abandon "My Laughter"
> reveal
> trigger "My Laughter"
> resolve "My Laughter"
. decks[0].ongoing[0].pending 0
---
# a deck that is begun is not asked for a shuffle, nor for its number
> seat E A B
> archenemy E
> scheme add Rotted Look Roots
> reveal
! 3 schemes: at least 20; option deck any allows it
< reveal E
> reveal
