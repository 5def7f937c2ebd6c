# Two minor items on different starters, not unique (L-General-5, L-Etiquette-9)
game meccg
> seat A B
> item A Gimli Dagger
! items come after the draft
> pool A list Gimli Kili Fili
> pool B list Legolas
> pool A seal
> pool B seal
> pick A Gimli
> pick B Legolas
> reveal
> pick A Kili
> reveal
> stop A
> item A Fili Dagger
! "Fili" is not in A's starting company
> item A Gimli Sting unique
! Sting is unique: choose another minor item (L-Etiquette-9)
# the catalogue knows what is unique, and what is not a minor item
> item A Gimli Sting
! Sting is unique: choose another minor item (L-Etiquette-9)
> item A Gimli sting sure
! Sting is unique: choose another minor item (L-Etiquette-9)
# CoE-1.7: no item of a hoard
> item A Gimli "Adamant Helmet"
! Adamant Helmet is a hoard item: choose another minor item (CoE-1.7)
> item A Gimli Glamdring sure
! Glamdring is not a minor item (L-General-5)
> item A Gimli Cave-drake
! Cave-drake is not a minor item (L-General-5)
> item A Gimli Legolas
! Legolas is a character: choose a minor item (L-General-5)
> item A Gimli e
! "e" fits several minor items: type more of the name
# a name that it does not know is taken when the player is sure
> item A Gimli "a sting"
! no card is called "a sting": is it Sting? If not: item A CHARACTER NAME sure
> item A Gimli "Foo Bar"
! no minor item of this side (hero) is called "Foo Bar"; if the card is one: item A CHARACTER NAME sure
> item A Gimli "Saw-toothed Blade"
! no minor item of this side (hero) is called "Saw-toothed Blade"; if the card is one: item A CHARACTER NAME sure
> item A Gimli remove "Foo Bar" sure
~ usage: item
> item A Gimli "Foo Bar" sure
= Gimli starts with Foo Bar
. players[0].items[0].name Foo Bar
> item A Gimli remove Foo
= Foo Bar is taken from Gimli
# a beginning that fits one minor item only names it in full
> item A Gimli dagger
= Gimli starts with Dagger of Westernesse
> undo
> item A Gimli "Dagger of Westernesse"
= Gimli starts with Dagger of Westernesse
. players[0].items[0].name Dagger of Westernesse
. players[0].items[0].bearer Gimli
> item A Gimli Shield
! Gimli already has a starting item: the second goes to another character
> item A Kili Shield
> item A Kili "Elven Cloak"
! a company starts with at most 2 minor items
# before either first turn it may be changed
> item A Kili remove Shield
= Shield of Iron-bound Ash is taken from Kíli
> item A Kili remove Shield
! Kíli has no starting item "Shield"
> turn A
= round 1, A is on turn
. phase play
. players[0].begun true
. players[1].begun false
# L-Etiquette-9: noticed later it stays
> item A Kili Sting unique
= Kíli starts with Sting: noticed only after a first turn, it stays (L-Etiquette-9)
> item A Kili remove Sting
! too late, a first turn has begun: only the director takes an item away: judge (L-Etiquette-9)
> item A Kili remove Sting judge
= the director takes Sting from Kíli
+ A | Kíli without Sting | director
> item A Kili Shield
! starting items are given before the first turn
---
# CoE-1.7: up to two minor items are in the pool; after the draft they go to starters
> seat A B
> pool A list Gimli Kili Fili item=cram item="Dagger of Westernesse"
= and 2 minor items
. players[0].minor_items[0] Cram
> pool A item Shield
! a pool has at most 2 minor items (CoE-1.7)
> pool A remove Cram
= and 1 minor item
> pool A item Sting
! Sting is unique: choose another minor item (L-Etiquette-9)
> pool A item "Old Treasure"
! Old Treasure is a hoard item: choose another minor item (CoE-1.7)
> pool A item Cave-drake
! Cave-drake is not a minor item (L-General-5)
> pool A item cra
= and 2 minor items
> pool A list Gimli Kili
. players[0].minor_items.length 0
> pool A list Gimli Kili item=Cram
> pool B list Legolas
> pool A seal
> pool B seal
> pool A item Cram
! A's pool is sealed and cannot change (L-Etiquette-2)
> pick A Gimli
> pick B Legolas
> reveal
> pick A Kili
> reveal
> item A Gimli Dagger
! Dagger of Westernesse is not among the starting items of this event (L-Etiquette-2)
> offers A
@ offers[item].choices.item[0].word Cram
> item A Gimli cram
= Gimli starts with Cram
> item A Kili Cram
! Cram from the pool has already been given
# a pool without items tells nothing: any minor item may be given
> item B Legolas Dagger
= Legolas starts with Dagger of Westernesse
---
# Two of the same name are two starters
> seat A B
> side A minion
> pool A list "Orc Brawler" "Orc Brawler"
> pool B list Legolas
> pool A seal
> pool B seal
> stop B
> pick A Orc
> reveal
> pick A Orc
> reveal
> item A Orc Whip
> item A Orc blaz
. players[0].items[1].name Blazon of the Eye
---
# L-Additional-7: minions start at Dol Guldur and/or Minas Morgul
> seat A B
> side A minion
> side B balrog
> site A "Dol Guldur" "Minas Morgul"
= A starts at Dol Guldur and Minas Morgul
. players[0].sites[0] Dol Guldur
. players[0].sites[1] Minas Morgul
> site A minas
= A starts at Minas Morgul
> site A dol dol
! Dol Guldur is named twice
> site A Rivendell
! "Rivendell" is not a starting site for minion: Minas Morgul and/or Dol Guldur (L-Additional-7)
. players[0].sites[0] Minas Morgul
> site B moria under
! "under" is not a starting site for balrog: Moria and/or The Under-gates (L-Additional-7)
> site B moria "the under-gates"
= B starts at Moria and The Under-gates
---
# A hero at Rivendell, a fallen-wizard at one site
> seat A B
> site A Rivendell
> site A Rivendell Moria
! "Moria" is not a starting site for hero: Rivendell
> side B fallen
> site B white
= B starts at white; check its card: Ruins & Lairs in Arthedain or Rhudaur
> site B "The White Towers"
= B starts at The White Towers
> site B "The White Towers" Weathertop
! B starts at 1 site
> turn
> site A Rivendell
! too late, play has begun: starting sites come before it
---
# L-Additional-6: minion players have five more that never control characters
> seat A B
> side A minion
. players[0].influence.available 25
. players[0].influence.control 20
. players[1].influence.available 20
. players[1].influence.control 20
> character A Gorbag
. players[0].influence.available 19
. players[0].influence.control 14
> character A Shagrat
> character A "Orc Captain"
> character A Mauhur
. players[0].influence.control 0
. players[0].influence.available 5
> gone A Gorbag
. players[0].influence.control 4
# Sauron's too
> undo
> character B Gimli mind=6
. players[1].influence.available 14
. players[1].influence.control 14
---
# a fallen-wizard's own card says how much there is
> seat A B
> side A fallen
> character A Saruman
. players[0].influence.control 15
> character A Gimli
. players[0].influence.available 9
---
# L-Additional-7: who of the company starts at which of two sites
> seat A B
> side A minion
> pool A list Gorbag Shagrat
> pool B list Legolas
> pool A seal
> pool B seal
> pick A Gorbag
> pick B Legolas
> reveal
> place A Gorbag "Dol Guldur"
! the draft is not over: pick, reveal, stop
> pick A Shagrat
> reveal
. players[0].company[0].at null
> place A Gorbag "Dol Guldur"
! no starting site yet: site A NAME
# one site is everybody's
> site A "Dol Guldur"
. players[0].company[0].at Dol Guldur
> site A "Minas Morgul" "Dol Guldur"
. players[0].company[0].at null
> place A Gorbag dol
= Gorbag starts at Dol Guldur
+ A | Gorbag starts at Dol Guldur
. players[0].company[0].at Dol Guldur
. players[0].company[1].at null
> place A Shagrat Rivendell
! A does not start at "Rivendell": site A NAME... says where
> place A Azog minas
! "Azog" is not in A's starting company
> place A Shagrat minas
. players[0].company[1].at Minas Morgul
# other sites, divided again
> site A "Minas Morgul"
. players[0].company[0].at Minas Morgul
---
# L-Additional-7: a Ringwraith appears at Minas Morgul, Dol Guldur, or its home site
> seat A B
> side A minion
> turn A
> character A Khamul
. players[0].characters[0].at null
> place A Khamul Rivendell
! Khamûl the Ringwraith appears at Minas Morgul, Dol Guldur or its home site, not at "Rivendell" (L-Additional-7)
> place A Khamul minas
= Khamûl the Ringwraith appears at Minas Morgul
. players[0].characters[0].at Minas Morgul
> character A Gorbag
> place A Gorbag minas
! Gorbag is not an avatar: starters are placed before the first turn
> gone A Khamul
> place A Khamul dol
! Khamûl the Ringwraith is no longer in play
# any site of a region: the players look at the card
> character A Dwar
> place A Dwar Rivendell
= check the card of Dwar the Ringwraith: its home site
# a Wizard's sites are not in the policy
> character B Gandalf
> place B Gandalf Rivendell
. players[1].characters[0].at Rivendell
---
# a beginning that fits several cards names none
> seat A B
> pool A list Fili Frodo Bofur Bombur
> pool B list Kili
> pool A seal & pool B seal
> pick A Fili & pick B Kili
> reveal
> pick A Frodo
> reveal
> stop A
> item A F Dagger
! "F" fits several in the company: type more of the name
> item A Fili remove
! usage: item P CHARACTER [remove] NAME [unique] [judge] [sure]
> item A Fili Glamdring
~ Glamdring
> site A
! usage: site P NAME...
> site A Rivendell
> place A Fili
! usage: place P CHARACTER SITE
> todeck A B
! "B" fits several cards that are left: type more of the name
> turn A starters
. players[0].characters.length 2
> order A 9 B 1
> order A Fili
> check A
! usage: check P NAME [points=C] [mod=M] [D1 D2]
> check A Nobody 6 6
! no "Nobody" is in play for A: character A NAME
