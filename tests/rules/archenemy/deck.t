# A: at least 20 schemes, at most two of a name
game archenemy
> seat E A B
> archenemy E
> scheme check
= E has no scheme deck: d or c, or type scheme load NAME
@ legal false
> shuffle
! E has no scheme deck: d or c, or type scheme load NAME
> scheme add "Feed the Machine" x2
= E's scheme deck: 2 schemes
+ E | 2 x Feed the Machine added
> shuffle
! 2 schemes: at least 20; option deck any allows it
> scheme add roots x18
> scheme check
= 18 of Roots of All Evil: at most 2 of each name; option deck any allows it
@ size 20
@ legal false
> shuffle
! 18 of Roots of All Evil: at most 2 of each name; option deck any allows it
> scheme remove Roots x17
= E's scheme deck: 3 schemes
> scheme remove Roots x2
! Roots of All Evil is not in the scheme deck of E
. decks[0].size 3
. decks[0].owner E
---
# a deck that was sold, by the beginning of its name
seed 4
> seat E A B
> archenemy E
> scheme load builtin:Assemble
= E's scheme deck: 20 schemes
> scheme check
= E's scheme deck: 20 schemes, legal
@ legal true
> shuffle
= E shuffles 20 schemes
+ E | scheme deck shuffled
. decks[0].size 20
. decks[0].face_down 20
. decks[0].next.length 20
> scheme load builtin:Nothing
~ "Nothing" is not a deck: builtin:Assemble
> scheme load list.txt
~ load a file on a line of its own, without &
> scheme clear
. decks.length 0
---
# all decks that were sold are legal as they were sold
> option deck classic
> seat E A B C D
> rumble E
> scheme load E builtin:"Bring About"
> scheme load A builtin:Scorch
> scheme load B builtin:Trample
> scheme load C builtin:Nicol
> shuffle E
> shuffle A
> shuffle B
> shuffle C
. decks.length 4
. decks[3].size 20
> scheme load D builtin:Jump
> shuffle D
! 10 schemes: at least 20; option deck any allows it
> option deck commander
> shuffle D
> scheme add D "Look Skyward and Despair" x2
> shuffle D
! 2 of Look Skyward and Despair: at most 1 of each name; option deck any allows it
> option deck any
> shuffle D
---
# names: in any case, by a unique beginning, by the official Japanese name
> seat E A B
> archenemy E
> scheme add "機械に餌をくれてやれ"
> scheme add "what’s yours"
> scheme add i
! "i" fits more than one scheme: type more of its name
> scheme add "No Such Plan"
! no scheme is called "No Such Plan": scheme new NAME makes one
> scheme list
= 1 Feed the Machine
= 1 What's Yours Is Now Mine
@ schemes[0].name_ja 機械に餌をくれてやれ
@ schemes[0].ongoing false
> scheme add A "Roots of All Evil"
! A is a hero and has no scheme deck
---
# schemes of one's own
> seat E A B
> archenemy E
> scheme new "The Dragon Wakes" text="Put a 7/7 Dragon onto the battlefield."
= a new scheme: The Dragon Wakes
> scheme new "The Long Winter" ongoing
= a new ongoing scheme: The Long Winter
> scheme new "the dragon wakes"
! there is already a scheme called The Dragon Wakes
> scheme new "Feed the Machine"
! there is already a scheme called Feed the Machine
> scheme new "Bad#2"
~ a scheme's name has 1 to 60 columns
> scheme add "The Dragon" "The Long"
> stack "The Dragon" "The Long"
> reveal x2
= E sets in motion: The Dragon Wakes
= Put a 7/7 Dragon onto the battlefield.
= E sets in motion: The Long Winter, ongoing
. decks[0].in_motion[0].text Put a 7/7 Dragon onto the battlefield.
. decks[0].ongoing[0].name The Long Winter
> resolve "The Dragon"
. decks[0].next[0] The Dragon Wakes
---
# the true text of a scheme, from whoever has it
scene E-against-A-and-B
> scheme text "Look Skyward" text="A dragon comes."
= text of Look Skyward and Despair
> scheme add "Look Skyward"
> reveal
= E sets in motion: Look Skyward and Despair
= A dragon comes.
. decks[0].in_motion[0].text A dragon comes.
> scheme text "Look Skyward"
~ usage: scheme
---
# A: what is outside the game stays outside once schemes are in motion
scene E-against-A-and-B
> scheme add "Roots of All Evil" "Look Skyward"
> reveal
> scheme add "Feed the Machine"
! the deck is in play and cannot change: rematch or undo
> scheme remove "Look Skyward"
! the deck is in play and cannot change: rematch or undo
> shuffle
! the scheme deck is not shuffled during a game: rematch, or stack
> rematch
. decks[0].face_down 2
. decks[0].in_motion.length 0
. players[0].life 40
. players[1].life 20
> scheme add "Feed the Machine"
. decks[0].size 3
---
# copies of one name are told apart
> seat E A B
> archenemy E
> scheme add "I Know All" x2 "Roots" x2
> stack "I Know All" "Roots#2" "Roots" "I Know"
. decks[0].next[0] I Know All, I See All
. decks[0].next[1] Roots of All Evil#2
. decks[0].next[2] Roots of All Evil
. decks[0].next[3] I Know All, I See All#2
> stack "Roots#3"
! no scheme called "Roots#3" is face down in the deck of E
> stack Roots Roots Roots
! no scheme called "Roots" is face down in the deck of E
---
# stack: the rest stays as it lay; a shuffle names all of it
scene E-against-A-and-B
> scheme add "Feed the Machine" "Look Skyward" "Roots of All Evil"
> stack "Roots of All Evil"
= 1 scheme is on top of E's deck
. decks[0].next[1] Feed the Machine
. decks[0].next[2] Look Skyward and Despair
> shuffle E "Look Skyward" "Roots of All Evil"
! shuffle takes all 3 schemes in the deck: stack puts some on top
> shuffle E "Look Skyward" "Roots of All Evil" Feed
. decks[0].next[0] Look Skyward and Despair
. decks[0].next[2] Feed the Machine
---
# the deck goes along when somebody else becomes the archenemy
> seat E A B
> archenemy E
> scheme load builtin:Trample
> archenemy B
. decks[0].owner B
. decks[0].size 20
. decks.length 1
---
# a scheme that is added to a shuffled deck is known to lie at the bottom
scene E-against-A-and-B
> scheme add Look Roots
> shuffle
. decks[0].shuffled true
> scheme add Feed
. decks[0].shuffled false
. decks[0].next[2] Feed the Machine
---
# names that would be read as something else, and texts that take the place of others
> seat E A B
> archenemy E
> scheme new self
! "self" cannot be a scheme's name: commands use that word
> scheme new x2
~ and does not look like x2
> scheme new B text=one
> scheme new Last text=two
> scheme text B text="something longer"
> scheme text Last text=short
> scheme text "Look Skyward" text=a
> scheme text "Look Skyward" text="another text"
. own_schemes[0].name B
. own_schemes[0].text something longer
. own_schemes[1].name Last
. own_schemes[1].text short
# one word beside add is the scheme, of two the first is whose deck it is
> scheme add B
> scheme add E Last Look
> stack Last Look
> reveal x3
= short
= another text
= something longer
> undo
> undo
> undo
. decks[0].size 1
---
# a file or a deck has to be named
> seat E A
> archenemy E
> scheme load
~ usage: scheme
> scheme save
~ usage: scheme
> scheme load list.txt
! load a file on a line of its own, without &
---
# A: a deck is shuffled before the hands are drawn; nobody plays one in the order of its list
> seat E F G
> rumble E
> scheme load E "builtin:Nicol Bolas"
> scheme load F "builtin:Nicol Bolas"
> shuffle E
> reveal
> turn F
> reveal
! F's scheme deck is not shuffled: shuffle F; if the cards were shuffled by hand, stack or option deck any
> shuffle F
> reveal
> turn E
> reveal
---
# A: nor a deck of fewer than 20, or with three of a name
> seat E A B
> archenemy E
> scheme add Look
> reveal
! 1 scheme: at least 20; option deck any allows it
> scheme load "builtin:Nicol Bolas"
> scheme add Look
> reveal
! E's scheme deck is not shuffled: shuffle E; if the cards were shuffled by hand, stack or option deck any
> scheme add Look Look
> reveal
! 4 of Look Skyward and Despair: at most 2 of each name; option deck any allows it
---
# a table whose cards were shuffled by hand: the top as it lies, or any deck
> seat E A B
> archenemy E
> scheme load "builtin:Nicol Bolas"
> stack Delight
> reveal
= E sets in motion: Delight in the Hunt
---
# 2010's tables before play may say that any deck will do
scene E-against-A-and-B
> scheme add Look
> reveal
= E sets in motion: Look Skyward and Despair
---
# of one scheme 1 to 99 at a time
scene E-against-A
> scheme add Look x0
! "0" is not a number from 1 to 99
> scheme add Look x100
! "100" is not a number from 1 to 99
> scheme add Look x99
= E's scheme deck: 99 schemes
---
# a deck as large as one can be gives a card away as any other
scene E-against-A-and-B
> scheme add Roots x99
> scheme add Roots x21
> scheme remove Roots
= E's scheme deck: 119 schemes
---
# a check of the deck is a question: undo takes back the line before it
> seat E A B
> archenemy E
> scheme check
@ size 0
> undo
. archenemy null
---
# of several copies the last goes, and what is added again has the number that became free
scene E-against-A-and-B
> scheme add Look Roots Look Realms
> scheme remove Look
= E's scheme deck: 3 schemes
. decks[0].next[0] Look Skyward and Despair
. decks[0].next[1] Roots of All Evil
. decks[0].next[2] Realms Befitting My Majesty
> scheme add Look
. decks[0].next[3] Look Skyward and Despair#2
> scheme remove Look x2
. decks[0].next[0] Roots of All Evil
. decks[0].next[1] Realms Befitting My Majesty
> scheme remove Look
! Look Skyward and Despair is not in the scheme deck of E
> scheme add Look
. decks[0].next[2] Look Skyward and Despair
---
# a deck has 120 schemes at most, and a beginning that several schemes have names none
> seat Elspeth Alice Bob
> option deck any
> first X
! no player is called "X": Elspeth, Alice, Bob
> rumble X
! no player is called "X": Elspeth, Alice, Bob
> archenemy Elspeth
> ask foo
! "foo" is not one of block|decider; usage: ask block P|decider
> scheme add "Feed the Machine" x99
> scheme add "Into the Earthen Maw" x22
! at most 120 schemes in a deck
> scheme add "Into the Earthen Maw"
> scheme remove "Feed the Machine" x98
> scheme add "I Call for Slaughter"
> stack I
! "I" fits more than one scheme: type more of its name
> stack I Into
! "I" fits more than one scheme: type more of its name
---
# what has no deck is not listed; texts have at most 1,000 columns
scene E-against-A-and-B
> scheme list A
! A is a hero and has no scheme deck
> scheme list
! E has no scheme deck: d or c, or type scheme load NAME
> scheme text Nobody text=word
! no scheme is called "Nobody": scheme new NAME makes one
> scheme text "Feed the Machine" text="aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
! that is too long: at most 1000 columns
> scheme text "Feed the Machine" text="aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
= text of Feed the Machine
---
# at most 160 schemes have a text of their own
scene E-against-A-and-B
> scheme new N0 & scheme new N1 & scheme new N2 & scheme new N3 & scheme new N4 & scheme new N5 & scheme new N6 & scheme new N7 & scheme new N8 & scheme new N9 & scheme new N10 & scheme new N11 & scheme new N12 & scheme new N13 & scheme new N14 & scheme new N15 & scheme new N16 & scheme new N17 & scheme new N18 & scheme new N19 & scheme new N20 & scheme new N21 & scheme new N22 & scheme new N23 & scheme new N24 & scheme new N25 & scheme new N26 & scheme new N27 & scheme new N28 & scheme new N29 & scheme new N30 & scheme new N31 & scheme new N32 & scheme new N33 & scheme new N34 & scheme new N35 & scheme new N36 & scheme new N37 & scheme new N38 & scheme new N39 & scheme new N40 & scheme new N41 & scheme new N42 & scheme new N43 & scheme new N44 & scheme new N45 & scheme new N46 & scheme new N47 & scheme new N48 & scheme new N49 & scheme new N50 & scheme new N51 & scheme new N52 & scheme new N53 & scheme new N54 & scheme new N55 & scheme new N56 & scheme new N57 & scheme new N58 & scheme new N59 & scheme new N60 & scheme new N61 & scheme new N62 & scheme new N63 & scheme new N64 & scheme new N65 & scheme new N66 & scheme new N67 & scheme new N68 & scheme new N69 & scheme new N70 & scheme new N71 & scheme new N72 & scheme new N73 & scheme new N74 & scheme new N75 & scheme new N76 & scheme new N77 & scheme new N78 & scheme new N79 & scheme new N80 & scheme new N81 & scheme new N82 & scheme new N83 & scheme new N84 & scheme new N85 & scheme new N86 & scheme new N87 & scheme new N88 & scheme new N89 & scheme new N90 & scheme new N91 & scheme new N92 & scheme new N93 & scheme new N94 & scheme new N95 & scheme new N96 & scheme new N97 & scheme new N98 & scheme new N99 & scheme new N100 & scheme new N101 & scheme new N102 & scheme new N103 & scheme new N104 & scheme new N105 & scheme new N106 & scheme new N107 & scheme new N108 & scheme new N109 & scheme new N110 & scheme new N111 & scheme new N112 & scheme new N113 & scheme new N114 & scheme new N115 & scheme new N116 & scheme new N117 & scheme new N118 & scheme new N119 & scheme new N120 & scheme new N121 & scheme new N122 & scheme new N123 & scheme new N124 & scheme new N125 & scheme new N126 & scheme new N127 & scheme new N128 & scheme new N129 & scheme new N130 & scheme new N131 & scheme new N132 & scheme new N133 & scheme new N134 & scheme new N135 & scheme new N136 & scheme new N137 & scheme new N138 & scheme new N139 & scheme new N140 & scheme new N141 & scheme new N142 & scheme new N143 & scheme new N144 & scheme new N145 & scheme new N146 & scheme new N147 & scheme new N148 & scheme new N149 & scheme new N150 & scheme new N151 & scheme new N152 & scheme new N153 & scheme new N154 & scheme new N155 & scheme new N156 & scheme new N157 & scheme new N158
> scheme text "Feed the Machine" text="once more"
> scheme text "Feed the Machine" text="and again"
> scheme text "Look Skyward and Despair" text="too much"
! at most 160 schemes with a text of their own
> scheme new "The Long Winter"
! at most 160 schemes with a text of their own
---
# what a file says of decks is refused like what a player says
scene E-against-A-and-B
> scheme add Look Roots
< scheme add "No Such Plan"
! no scheme is called "No Such Plan": scheme new NAME makes one
< shuffle Look Nothing
! no scheme called "Nothing" is face down in the deck of E
< stack Nothing
! no scheme called "Nothing" is face down in the deck of E
< stack top=Look
! usage: stack [P] SCHEME...
< reveal E x121
! "121" is not a number from 1 to 120
< first A
! E is the archenemy and begins
---
scene A-B-and-C-rumble
< rumble Nobody
! no player is called "Nobody": A, B, C
< rematch Nobody
! no player is called "Nobody": A, B, C
