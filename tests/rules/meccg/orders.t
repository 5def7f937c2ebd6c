# the next game of an event: pools, sides and items stay; calls, rolls, checks and ends are gone
game meccg
> seat A B
> side A minion sauron
> pool A add Gorbag & pool B add Legolas
> pool A seal
> pool B seal
> pick A Gorbag & pick B Legolas & reveal
> item A Gorbag "Old Blade" sure
> turn A
> remove A Lure needs=6 6 6
> untap B sideboard 1
> turn B
> exhaust B & exhaust B
> call B
> turn A
= round 2, A has the last turn
> order A 9 B 3
> order B Legolas
> check B Legolas 6 6
> order A 9 B 3
> order B Legolas
! Legolas has no check to make now: name another (L-General-7)
> order A 5 B 5
. first_check null
> order A 9 B 3
> order A Gorbag
> ring A
. phase over
> judge stall B
! the game is over: undo or rematch
> rematch
= game 2: the same pools, decks and starting items
. players[0].side minion
. called_by null
. first_check null
. first_named null
. last_check null
. last_removal null
. tournament_points null
. winner null
> pick A Gorbag & pick B Legolas & reveal
> turn
= round 1, A is on turn
> remove A Lure needs=6 6 6
> untap B sideboard 1
> judge stall B
. judged stall
> rematch
. judged null
> pick A Gorbag & pick B Legolas & reveal
> item A Gorbag "Other Blade" sure
! Other Blade is not among the starting items of this event (L-Etiquette-2)
> item A Gorbag "Old Blade"
> mp A kill +1 & mp A misc +1
. players[0].points.kill 1
> council
. phase over
> mp A kill +1
. phase council
---
# .. a chain of strength begins at its first round again, and a count is asked for again
> seat A B
> character A Gimli & character B Legolas
> council
> chain
> check A Gimli 6 6 & check B Legolas 6 6
> chain
. chain_round 2
> rematch
> character A Gimli & character B Legolas
> order A 9 B 3
> chain
! count first: council
> council
> chain
= chain of strength, round 1: corruption +1, 2 characters to check
> order A 9 B 3
> order A Gimli
> check A Gimli 6 6 & check B Legolas 6 6
> order B Legolas
! Legolas has no check to make now: name another (L-General-7)
> chain
. first_named null
> check B Legolas 6 6
---
# who stops takes back a pick
> seat A B
> pool A list Gimli Kili & pool B list Legolas Strider
> pool A seal
> pool B seal
> pick A Gimli
> stop A
. players[0].picked false
> pick B Legolas
> reveal
. players[0].influence.available 20
---
# a draft that is broken off shows nothing of either player
> seat A B
> pool A list Gimli Kili & pool B list Legolas Strider
> pool A seal
> pool B seal
> pick A Gimli
> pick B Legolas
> judge cheat B
. players[0].picked false
. players[1].picked false
---
# a rematch after a tied count asks for a count again; a half is not cut
> seat A B
> mp A character +2 & mp A item +2 & mp B character +2 & mp B item +2
> council
. players[0].council.halved null
> rematch
> order A 9 B 3
> chain
! count first: council
---
# who comes into play again is not checked yet, and has no points to take away but new ones
> seat A B
> character A Gimli character=2 & mp A character +2
> check A Gimli 6 6
. players[0].characters[0].checked true
> gone A Gimli
. players[0].points.character 0
> character A Gimli
. players[0].characters[0].checked false
> gone A Gimli
. players[0].points.character 0
---
# points that change after a tied count are counted before the chain; in the chain nobody loses an avatar
> seat A B
> character A Gandalf & character A Gimli & character B Legolas
> council
> mp A kill +1 & mp B kill +1
> chain
! count first: council
> council
> chain
> eliminated A Gandalf
. players[0].avatar_lost false
---
# which sites each side starts at, how many, and by how much of the name
> seat A B
> site A rivend Rivendell
! A starts at 1 site
> site A rivend
= A starts at Rivendell
- A starts at Rivendell; check its card: Ruins & Lairs in Arthedain or Rhudaur
+ A | starts at Rivendell
> side A fallen
> site A White
= A starts at White; check its card: Ruins & Lairs in Arthedain or Rhudaur
> site A "The White"
= A starts at The White Towers
- A starts at The White Towers; check its card: Ruins & Lairs in Arthedain or Rhudaur
> site A "Bag End"
= A starts at Bag End; check its card: Ruins & Lairs in Arthedain or Rhudaur
> site A "Bag End" "The White Towers"
! A starts at 1 site
> side B minion sauron
> site B dol minas
= B starts at Dol Guldur and Minas Morgul
+ B | starts at Dol Guldur
. players[1].sites[1] Minas Morgul
> site B dol minas dol
! B starts at up to 2 sites
> site B minas minas
! Minas Morgul is named twice
> site B minas
. players[1].sites.length 1
> side B balrog
> site B "The Under" Moria
= B starts at The Under-gates and Moria
> site B "Dol Guldur"
! "Dol Guldur" is not a starting site for balrog: Moria and/or The Under-gates (L-Additional-7)
---
# cards that are left: by how much of the name, and where they may go
> seat A B
> pool A list Gimli Gloin Kili Fili
> pool B list Legolas
> todeck A Kili
! cards go to the deck after the draft (L-General-5)
> pool A seal
> pool B seal
> pick A Gimli & pick B Legolas & reveal
> stop A
> todeck A Kili to=sideboard
! cards left in the pool go to the play deck or out of the game, never to the sideboard
> todeck A Gimli
! "Gimli" cannot go to the deck: only cards not shown or set aside can (L-General-5)
> todeck A i
~ "i"
> todeck A Kili to=deck
= A: 1 character in the deck, at most 10
+ A | to the deck: characters 1
> todeck A Kili
! "Kili" cannot go to the deck: only cards not shown or set aside can (L-General-5)
> item A Gimli Dagger
> item A Gimli remove Shield
! Gimli has no starting item "Shield"
> turn
> todeck A Fili
! too late, play has begun: cards from the draft come before it
---
# who is in play before the company comes has points of their own; an avatar that is lost is told
> seat A B
> pool A list Gimli & pool B list Legolas Strider
> pool A seal & pool B seal
> pick A Gimli & pick B Legolas & reveal
> stop B
> character A Gimli character=5
> turn
. players[0].points.character 0
> character B Gandalf
> eliminated B Gandalf
= B has lost the avatar: -5 at the end; no other avatar (L-Additional-5)
+ B | avatar lost, -5
---
# an item is taken from who bears it
> seat A B
> pool A list Gimli Kili & pool B list Legolas Strider
> pool A seal & pool B seal
> pick A Gimli & pick B Legolas & reveal
> pick A Kili & pick B Strider & reveal
> item A Gimli Dagger
> item A Kili remove Dagger
! Kíli has no starting item "Dagger"
> item A Kili Dagger
> item A Kili remove Dagger
+ A | Kíli without Dagger of Westernesse
. players[0].items.length 1
. players[0].items[0].bearer Gimli
---
# of two names the whole one is meant; points lost are never below their limit
> seat A B
> character A "Rose Red" & character A Rose
> gone A Rose
. players[0].characters[0].state in
. players[0].characters[1].state discarded
> side A balrog
. players[0].influence.available 25
> side B fallen
. players[1].influence.available 20
> turn
+ A | round 1, on turn
> character A Azog kind=avatar
> untap B sideboard 1
> limit A 5
= A, a company of 5: hazard limit 3, halved (L-Additional-3)
> limit B 5
= B, a company of 5: hazard limit 5
> council
> chain
+  | chain of strength, round 1
> rematch
> deck A goal ring
+ A | goal: The One Ring
> turn
> ring A
= A wins with The One Ring: tournament points 7-0
+ A | wins with The One Ring
> ring B
! the game is over: undo or rematch
> mp A kill +1
! the game is over: undo or rematch
---
# who has finished is told; what is said to be of a side is not taken by the other, and a word in quotes is a name
> seat A B
> side A minion sauron
> pool A list Gorbag Gimli
! Gimli is a hero character, not for Sauron
> pool B list Gorbag
! Gorbag is a minion character, not for hero
> pool A list Gorbag Shagrat
> pool B list side=hero Legolas Strider extra=Blind
> pool B list Legolas Strider extra=Deaf
. players[1].extras.length 1
. players[1].extras[0] Deaf
> pool A seal & pool B seal
> pick A Gorbag & pick B Legolas & reveal
> stop B
+ B | stops
---
# cards of both kinds go where cards are missing, and then make both equal
> option rules coe
> seat A B
> deck A set resource 28 & deck A set hazard 30 & deck A set either 4
. players[0].deck.resources 31
. players[0].deck.hazards 31
> deck A set hazard 20 & deck A set either 8
. players[0].deck.resources 30
. players[0].deck.hazards 26
> deck A set either 0 & deck A set resource 51 & deck A set hazard 38 & deck A set creature 12
. players[0].deck.resources 51
. players[0].deck.hazards 50
= 51 resources and 50 hazards: at most 50 of each (CoE-deck)
> side A fallen
> pool A list Gimli extra="Shifter of Hues" extra="Thrall of the Voice"
> deck A set resource 30
- 2 stage cards with 0 stage points: up to 3 cards, exactly 3 points, one not unique (CoE-1.3.F4)
