# L-General-5: both show at once; who is shown by both is set aside, others join
game meccg
> seat Alice 青木
. phase pools
> pool Alice add Gimli
= Alice's pool: 1 character of 10
> pool Alice add kili
> pool Alice add aragorn
> pool Alice add Faramir
> pool Alice add Beretar
. players[0].pool_size 5
> pool 青木 add Legolas
> pool 青木 add Beretar
> pool 青木 add "Aragorn II"
> pool 青木 add Gildor
> pick Alice Gimli
! the draft begins when both pools are sealed: pool P seal
> pool Alice seal
= Alice's pool is sealed
> pool Alice add Arwen
! Alice's pool is sealed and cannot change (L-Etiquette-2)
> pool 青木 seal
= the draft begins: both pick face down
. phase draft
. round 1
> pick Alice Gimli
= Alice has picked
+ Alice | has picked
. players[0].picked true
. players[0].mind 0
> reveal
! 青木 has not picked yet: pick 青木 NAME, or stop 青木
> pick 青木 Legolas
> reveal
= Gimli joins Alice
= Legolas joins 青木
+ Alice | Gimli joins, mind 0 -> 6
. round 2
. players[0].company[0].name Gimli
. players[0].company[0].mind 6
. players[0].mind 6
. players[0].picked false
# the second choices: the same one, and neither starts with it
> pick Alice Aragorn
> pick 青木 aragorn
> reveal
= Aragorn II: set aside for both (L-General-5)
= Alice 6/20, 1/5
. players[0].set_aside[0] Aragorn II
. players[1].set_aside[0] Aragorn II
. players[0].mind 6
# what was set aside cannot be shown again
> pick Alice Aragorn
! Aragorn has been shown already (L-General-5)
# nor what the other side has shown before
> pick Alice Faramir
> pick 青木 Beretar
> reveal
> pick Alice Beretar
! Beretar has been shown already (L-General-5)
> stop Alice
= Alice stops with a company of 2
. players[0].stopped declared
# one may go on alone
> pick Alice Kili
! Alice has finished the draft
> pick 青木 Gildor
> reveal
= 青木 has finished: the pool is used up
= the draft is over: sites, items, decks
. players[1].stopped pool
. phase starting
> reveal
! the draft is over
---
# L-General-5: five in the company of a hero end the draft
> seat A B
> pool A list Arwen Anborn Annalena Adrazar Beregond Bergil Bofur
> pool B list Kili Fili
> pool A seal
> pool B seal
> stop B
> pick A Arwen
> reveal
> pick A Anborn
> reveal
> pick A Annalena
> reveal
> pick A Adrazar
> reveal
. players[0].stopped null
. players[0].mind 11
> pick A Beregond
> reveal
= A has finished: the company of 5 is full
. players[0].stopped size
. players[0].unrevealed[0] Bergil
. players[0].unrevealed[1] Bofur
. phase starting
---
# L-General-5: six of a minion player
> side A minion
! nobody is seated yet: seat NAME...
> seat A B
> side A minion
= A plays minion: a company of up to 6
> pool A list Asternak "Orc Brawler" "Orc Brawler" "Orc Brawler" Muzgash "Orc Sniffler" Lagduf
> pool B list Kili
> pool A seal
> pool B seal
> stop B
> pick A "orc b"
> reveal
> pick A "orc brawler"
> reveal
> pick A "Orc Brawler"
> reveal
. players[0].mind 3
> pick A Muzgash
> reveal
> pick A "Orc Sniffler"
> reveal
. players[0].stopped null
> pick A Lagduf
> reveal
= A has finished: the company of 6 is full
. players[0].stopped size
---
# L-General-5: a mind of exactly twenty ends it, and nobody comes above it
> seat A B
> pool A list Aragorn Gimli Boromir Faramir Kili Legolas
> pool B add Kili
> pool A seal
> pool B seal
> stop B
> pick A Aragorn
> reveal
> pick A Gimli
> reveal
> pick A Legolas
! Legolas would bring A's mind to 21: at most 20 (L-General-5)
. players[0].picked false
> pick A Faramir
> reveal
= A has finished: total mind exactly 20
. players[0].mind 20
. players[0].stopped mind
---
# L-General-5: the pool is used up; who says stop takes a pick back face down
> seat A B
> pool A list Aragorn Gimli
> pool B list Bofur Bifur
> pool A seal
> pool B seal
> pick A Aragorn
> pick A Gimli
= A has picked again
> stop A
. players[0].picked false
. players[0].unrevealed[1] Gimli
> pick B Bofur
> reveal
= Bofur joins B
> pick B Bifur
> reveal
= B has finished: the pool is used up
. players[1].stopped pool
---
# L-General-5: size is told before mind, and mind before the pool
> seat A B
> pool A add One mind=4
> pool A add Two mind=4
> pool A add Three mind=4
> pool A add Four mind=4
> pool A add Five mind=4
> pool B add Six mind=20
> pool A seal
> pool B seal
> pick A One
> pick B Six
> reveal
. players[1].stopped mind
> pick A Two
> reveal
> pick A Three
> reveal
> pick A Four
> reveal
> pick A Five
> reveal
. players[0].mind 20
. players[0].stopped size
---
# L-General-5: ten characters in a pool, a unique one once
> seat A B
> pool A list Bofur Bifur Bombur Dori Dwalin Fili Kili Nori Oin Ori
. players[0].pool_size 10
> pool A add Gimli
! a pool has at most 10 characters (L-General-5)
> pool A remove Ori
> pool A add Nori
! this card is unique and already in the pool (CoE-1.3.1)
> pool A add Gimli
. players[0].pool_size 10
> pool A remove Gandalf
! nothing in the pool begins with "Gandalf"
# cards shown beside the characters do not count in the ten
> pool A extra "Open to the Summons" enables=agent
= A's pool: 10 characters of 10
= and 1 other card
. players[0].pool_size 10
. players[0].extras[0] Open to the Summons
> pool A extra "Open to the Summons" enables=orcs
~ enables= is agent, orc-troll or mind-over-5
---
# L-General-5: a character that is not unique is shown by both and joins both
> seat A B
> side A minion
> side B minion
> pool A list "Orc Captain" Gorbag
> pool B list "Orc Captain" Shagrat
> pool A seal
> pool B seal
> pick A "Orc Captain"
> pick B "Orc Captain"
> reveal
= Orc Captain joins A
= Orc Captain joins B
. players[0].company[0].name Orc Captain
. players[1].company[0].name Orc Captain
---
# who may be in a pool: the side, avatars, agents (L-General-8), promos (L-Etiquette-1)
> seat A B
> pool A add Gorbag
! Gorbag is a minion character, not for hero
> pool A add Gandalf
! Gandalf is an avatar: avatars are not drafted (L-General-5)
> pool A add Wormtongue
! Wormtongue is an agent: a hazard for hero (L-General-8)
> pool A add Baugur
! Baugúr was never printed in English (L-Etiquette-1)
> pool A add Wolf mind=2
! Wolf was never printed in English (L-Etiquette-1)
> pool A add Nobody
! no character is called "Nobody": mind=N adds one of your own
> pool A add Gal
! "Gal" fits several characters: type more of the name
> pool A add Gimli unique=no
! unique= and identity= are for a card of your own, with mind=N
> side B minion
> pool B add Gimli
! Gimli is a hero character, not for minion
> side B balrog
> pool B add Bolg
> pool B add "Lieutenant of Angmar"
~ is not for balrog
> pool B add Umagaur
> pool B add Asternak
~ is not for balrog
> side B hero
! a card in the pool is not for this side: pool B remove NAME
. players[1].side balrog
> side A hero sauron
! only a minion player may play Sauron (L-Additional-3)
---
# a card that says so does not start, though it may be in the pool
> seat A B
> side A minion
> pool A list Burat Gorbag
> pool B add Gimli
> pool A seal
> pool B seal
> side A hero
! A's pool is sealed: the side cannot change (L-Etiquette-2)
> pick A Burat
! Bûrat may not start: see the text of the card
---
# an agent needs a card that allows agents, shown before; that takes a reveal of its own
> seat A B
> side A minion
> pool A list Wormtongue Gorbag
> pool A extra "Open to the Summons" enables=agent
> pool B add Gimli
> pool A seal
> pool B seal
> stop B
> pick A Wormtongue
! Wormtongue is an agent: first show a card that allows agents (CoE-1.9.R2)
> pick A Open
= A has picked
> reveal
= A shows Open to the Summons, which does not count
. players[0].mind 0
. players[0].mind 0
> pick A Wormtongue
> reveal
. players[0].company[0].name Wormtongue
# it takes the place of one of the two items
> stop A
> item A Wormtongue "Black Mace"
! Black Mace is not a minor item (L-General-5)
> item A Wormtongue "Saw-toothed Blade"
> item A Wormtongue Whip
! a company starts with at most 1 minor item
---
# the stage cards of a list: what one allows stands on the card, which the players read
> seat A B
> pool A list side=fallen Gorbag Gimli extra="Shifter of Hues" extra="Thrall of the Voice"
= and 2 other cards
. players[0].extras[1] Thrall of the Voice
. players[0].pool_size 2
> pool A list Gorbag Gimli extra="Shifter of Hues"
. players[0].extras[0] Shifter of Hues
> pool B list Legolas
> pool A seal
> pool B seal
> pick A Gimli
~ first show a stage card that allows it (CoE-1.9.F3)
> pick A Shifter
> pick B Legolas
> reveal
= A shows Shifter of Hues, which does not count
= its text says which ones it allows
> pick A Gimli
> reveal
= Gimli joins A
---
# a fallen-wizard's gates: Orcs and Trolls, a mind over five; stage cards open them
> seat A B
> side A fallen
> side B fallen
> pool A list Gorbag Gimli "Orc Brawler"
> pool A extra Blind enables=orc-troll stage=1
> pool A extra Great enables=mind-over-5 stage=2 unique=no
> pool B list Gimli
> pool B extra Blind enables=orc-troll stage=1
> pool A seal
> pool B seal
> pick A "Orc Brawler"
~ first show a stage card that allows them (CoE-1.9.F2)
> pick A Gimli
~ first show a stage card that allows it (CoE-1.9.F3)
> pick A Blind
> pick B Blind
> reveal
= Blind is set aside for both: the same unique card (CoE-1.9.F4)
> pick A "Orc Brawler"
~ (CoE-1.9.F2)
> stop B
> pick A Great
> reveal
> pick A Gimli
> reveal
. players[0].mind 6
. players[0].deck.stage_points 3
---
# .. one card may open two of them
> seat A B
> side A fallen
> side B fallen
> pool A list Gimli "Orc Brawler"
> pool A extra Great enables=orc-troll,mind-over-5 stage=2
> pool B list Bofur
> pool A seal
> pool B seal
> stop B
> pick A Great
> reveal
> pick A "Orc Brawler"
> reveal
> pick A Gimli
> reveal
. players[0].company[0].name Gimli
. players[0].company[1].name Orc Brawler
---
# the policy is silent on manifestations: Strider and Aragorn II may both start
> seat A B
> pool A list Strider
> pool B list "Aragorn II"
> pool A seal
> pool B seal
> pick A Strider
> pick B Aragorn
> reveal
= Strider joins A
. players[1].company[0].name Aragorn II
---
# but not both in one company (L-Clarifications-6)
> seat A B
> pool A list Strider "Aragorn II"
> pool B list Legolas Gimli
> pool A seal
> pool B seal
> pick A Strider
> pick B Legolas
> reveal
> pick A Aragorn
! Aragorn II and Strider are one person: only one may be in the company
. players[0].picked false
---
# CoE-1.9: they are one person, and set aside
> option rules coe
> seat A B
> pool A list Strider Gimli
> pool B list "Aragorn II" Legolas
> pool A seal
> pool B seal
> pick A Strider
> pick B Aragorn
> reveal
= Strider and Aragorn II are set aside: they are one person (CoE-1.9)
. players[0].set_aside[0] Strider
. players[1].set_aside[0] Aragorn II
---
# a card of one's own may say whose it is: the same card in another language
> seat A B
> pool A add アラゴルン二世 mind=9 identity="Aragorn II"
> pool B add "Aragorn II"
> pool A seal
> pool B seal
> pick A アラゴルン
> pick B Aragorn
> reveal
= アラゴルン二世 and Aragorn II are set aside: they are one person (CoE-1.9)
---
# a card of one's own is unique when either player says so, whoever of them does
> seat A B
> pool A add Guard mind=2
> pool A add Porter mind=3 unique=no
> pool B add Guard mind=2 unique=no
> pool B add Porter mind=3
> pool A seal
> pool B seal
> pick A Guard
> pick B Guard
> reveal
= Guard: set aside for both (L-General-5)
. players[0].mind 0
> pick A Porter
> pick B Porter
> reveal
= Porter: set aside for both (L-General-5)
. players[1].mind 0
---
# who has been shown by one player joins the other no more, in either order (L-General-5)
> seat A B
> pool A list Gimli Kili
> pool B list Legolas Gimli
> pool A seal
> pool B seal
> pick A Gimli
> pick B Legolas
> reveal
> pick B Gimli
! Gimli has been shown already (L-General-5)
---
> seat A B
> pool A list Legolas Gimli
> pool B list Gimli Kili
> pool A seal
> pool B seal
> pick A Legolas
> pick B Gimli
> reveal
> pick A Gimli
! Gimli has been shown already (L-General-5)
---
# CoE-1.3.F1: two copies of a character for a fallen-wizard, three of a card beside them, eight such cards
> seat A B
> side A fallen
> pool A add "Orc Brawler"
> pool A add "Orc Brawler"
> pool A add "Orc Brawler"
! the pool has all the copies of this card a deck may have (CoE-1.3.1)
> pool A extra Veil unique=no
> pool A extra Veil unique=no
> pool A extra Veil unique=no
> pool A extra Veil unique=no
! the pool has all the copies of this card a deck may have (CoE-1.3.1)
> pool A extra One
> pool A extra Two
> pool A extra Three
> pool A extra Four
> pool A extra Five
> pool A extra Six
! at most 8 cards besides the characters
# a character has a place of its own
> pool A add Gimli
---
# own cards that are not unique join both
> seat A B
> pool A add Guard mind=2 unique=no
> pool A add Guard mind=2 unique=no
> pool B add Guard mind=2 unique=no
> pool A seal
> pool B seal
> pick A Guard
> pick B Guard
> reveal
. players[0].mind 2
. players[1].mind 2
. players[1].stopped pool
> pick A Guard
> reveal
. players[0].mind 4
---
# CoE-1.9: it ends by itself when nothing that is left may be shown
> option rules coe
> seat A B
> pool A list Aragorn Gimli Legolas Elrond
> pool B add Kili
> pool A seal
> pool B seal
> stop B
> pick A Aragorn
> reveal
> pick A Gimli
> reveal
= A has finished: no card left may be shown
. players[0].stopped none
. players[0].mind 15
. phase starting
---
# the policy has no such end: the player says stop
> seat A B
> pool A list Aragorn Gimli Legolas Elrond
> pool B add Kili
> pool A seal
> pool B seal
> stop B
> pick A Aragorn
> reveal
> pick A Gimli
> reveal
. players[0].stopped null
> stop A
. players[0].stopped declared
---
# L-General-5, the note: what was not shown or was set aside goes to the deck by choice, at most ten there
> seat A B
> pool A list Gimli Kili Aragorn Faramir
> pool B list Legolas Aragorn
> pool A seal
> pool B seal
> pick A Aragorn
> pick B Aragorn
> reveal
> pick A Gimli
> pick B Legolas
> reveal
> todeck A Kili
! cards go to the deck after the draft (L-General-5)
> stop A
. phase starting
. players[0].may_go_to_deck[0] Kíli
. players[0].may_go_to_deck[1] Aragorn II
. players[0].may_go_to_deck[2] Faramir
. players[0].to_deck_count 0
> todeck A Kili to=sideboard
! cards left in the pool go to the play deck or out of the game, never to the sideboard
> todeck A Kili
= A: 1 character in the deck, at most 10
+ A | to the deck: characters 1
> todeck A Aragorn
. players[0].to_deck[0] Kíli
. players[0].to_deck[1] Aragorn II
> todeck A Gimli
~ cannot go to the deck
> deck A set character 8
> todeck A Faramir
! that would be 11 characters in the deck: at most 10 with these (L-General-5)
> deck A set character 7
> todeck A Faramir
. players[0].deck.characters 10
---
# nothing of a pick is told before both are shown, not by an undo either
> seat A B
> pool A list Gimli Kili
= A's pool: 2 characters of 10
> undo
= Undone: A's pool: 2 characters of 10
> redo
> pool B list Legolas Gimli
> pool A seal
> pool B seal
> pick A Gimli
= A has picked
+ A | has picked
> undo
= Undone: A has picked
> redo
= Redone: A has picked
> pick B Gimli
> undo
= Undone: B has picked
. players[1].picked false
. players[0].picked true
> redo
> reveal
= Gimli: set aside for both (L-General-5)
> undo
. players[0].picked true
. players[0].unrevealed[0] Gimli
---
# L-Etiquette-2: the next game has the same pools; all of it is face down again
> seat A B
> pool A list Gimli Kili
> pool B list Legolas Fili
> pool A seal
> pool B seal
> pick A Gimli
> pick B Legolas
> reveal
> stop A
> stop B
> item A Gimli Dagger
> rematch
= game 2: the same pools, decks and starting items
. phase draft
. players[0].unrevealed[0] Gimli
. players[0].mind 0
. game_number 2
> pool A add Arwen
~ (L-Etiquette-2)
> pick A Kili
> pick B Fili
> reveal
> stop A
> stop B
> item A Kili Shield
! Shield of Iron-bound Ash is not among the starting items of this event (L-Etiquette-2)
> item A Kili dagger
= Kíli starts with Dagger of Westernesse
---
# CoE-1.9.F3: a mind of five is not over five
> seat A B
> side A fallen
> pool A list Balin
> pool B list Gimli
> pool A seal
> pool B seal
> pick A Balin
= A has picked
---
# nobody is seated, a name fits several cards, or is none: pools stay as they are, and refusals tell no name
> rematch
! nobody is seated yet: seat NAME...
> result
! nobody is seated yet: seat NAME...
> seat A B
> pool A add Gimli unique=maybe
! unique=no or unique=yes, not "maybe"
> pool A add aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa mind=2
! a card's name has at most 40 columns
> pool A extra aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
! a card's name has at most 40 columns
> pool A add Gloin & pool A add Gimli & pool A add Glorfindel
> pool A remove Gl
! "Gl" fits several names of the pool: type more of it
> pool B add Legolas
> pool A seal & pool B seal
> pick A Gl
! "Gl" fits several names of the pool: type more of it
> pick A
! usage: pick P NAME
---
# what a file says of a pool is refused like what a player says
> seat A B
< pool A list side=nobody Gimli
! side= is hero, minion, fallen or balrog, not "nobody"
< pool A list item=Dagger item=Dagger item=Dagger Gimli
! a pool has at most 2 minor items (CoE-1.7)
< pool A list item=nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn Gimli
! a card's name has at most 40 columns
< pool A list extra=nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn Gimli
! a card's name has at most 40 columns
> pool A list Gimli nobody
~ no character is called "nobody"
> pool A list Gimli & pool B list Kili
> pool A seal & pool B seal
< pick A
! usage: pick P NAME
