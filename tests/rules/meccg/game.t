# L-Additional-3: hazards from the sideboard, and what it costs
game meccg
> seat A B
> turn A
> untap B sideboard 5
! A's avatar is not in play: character A NAME kind=avatar (L-Additional-3)
> character A Gandalf
= A has Gandalf in play, 0 corruption points
. players[0].characters[0].kind avatar
> limit A 5
@ limit 5
= A, a company of 5: hazard limit 5
> untap A sideboard 5
! it is A's turn: only the other player fetches hazards, after untap (L-Additional-3)
> untap B sideboard 6
~ is not a number from 1 to 5
> untap B sideboard 2 deck=20
! only one hazard goes into the deck (L-Additional-3)
> untap B sideboard 1 deck=4
! the deck must have 5 cards, it has 4 (L-Additional-3)
> untap B sideboard 5
= B: 5 hazards from the sideboard to the discard pile
= show that they are hazards; hazard limits against A are halved this turn (L-Clarifications-5)
. players[0].limit_halved true
> untap B sideboard 1
! the sideboard has been used this turn (L-Additional-3)
# every company of the one who moves has half its limit, rounded up, and two at least before that
> limit A 1
@ limit 1
> limit A 2
@ limit 1
> limit A 3
@ limit 2
> limit A 4
@ limit 2
> limit A 5
@ limit 3
> limit A 6
@ limit 3
> limit A 7
@ limit 4
> limit B 1
@ limit 2
# the next turn begins again
> turn
> limit A 7
@ limit 7
> untap A sideboard 1 deck=5
! B's avatar is not in play: character B NAME kind=avatar (L-Additional-3)
> character B Own kind=avatar
> untap A sideboard 1 deck=5
= A shuffles a hazard from the sideboard into the deck
---
# L-Additional-3: against Sauron no avatar need be in play
> seat A B
> side A minion sauron
= A plays Sauron: a company of up to 6
> untap B sideboard 1
. players[0].limit_halved true
---
# L-Additional-1: removing a corruption card; who does not tap for it has -3
> seat A B
> turn A
> remove A Lure needs=6 3 4
= Lure: 7 is more than 6, the card is removed
. last_removal.mod 0
. last_removal.total 7
. last_removal.removed true
. last_removal.state tapped
> remove A "Other Lure" needs=6 3 4 untapped
= Other Lure: 4 is not more than 6, the card stays
= rolled at -3: the character did not tap for it (L-Additional-1)
. last_removal.mod -3
. last_removal.total 4
. last_removal.removed false
. last_removal.state untapped
# equal is not enough
> remove A Third needs=6 wounded 4 5
. last_removal.total 6
. last_removal.removed false
. last_removal.state wounded
> remove A Fourth needs=5 4 5 tapped
. last_removal.removed true
. last_removal.mod -3
# once a card and organization phase
> remove A "other lure" needs=6 6 6
! other lure has already been tried in this organization phase (L-Additional-1)
> turn B
> turn A
> remove A "other lure" needs=6 6 6
. last_removal.removed true
> remove A Fifth
! give the number on the card: needs=N
# only in their own organization phase
> remove B Lure needs=6 6 6
! not B's organization phase: turn B first (L-Additional-1)
# each character once for each card; a card that goes takes its corruption along
> character A Gimli points=4
> character A Kili
> remove A Lure by=Gimli needs=6 points=2 1 2
= Lure: 3 is not more than 6, the card stays
. last_removal.by Gimli
. players[0].characters[0].points 4
> remove A Lure by=Gimli needs=6 6 6
! Lure has already been tried in this organization phase (L-Additional-1)
> remove A Lure by=Kili needs=6 3 4
= Lure: 7 is more than 6, the card is removed
> remove A Greed by=Gimli needs=6 points=2 5 5
= Gimli has 2 corruption points left
. players[0].characters[0].points 2
> remove A Greed by=Gimli needs=6 points=3 5 5
! Gimli has 2 corruption points: no card can have 3
> remove A Other needs=6 points=1 5 5
! points= needs a character to take them from: add by=NAME
> remove A Other by=Bilbo needs=6 5 5
! no "Bilbo" is in play for A: character A NAME
---
# a modifier may be written with its sign; the dice are thrown for somebody, and are no names
> seat A B
> check
~ usage: check P NAME
> check A
~ usage: check P NAME
> check A Gimli points=0 mod=+-2 1 1
~ "+-2" is not
> check A Gimli points=0 mod=+2 1 1
. last_check.total 4
---
# the drafted company is in play from the first turn, with its points and its mind
> seat A B
> pool A list Gimli "Aragorn II" Strider
> pool B list Legolas
> pool A seal
> pool B seal
> pick A Aragorn & pick B Legolas & reveal
> pick A Gimli & reveal
> stop A
. players[0].influence.available 5
> turn A
= A: company in play, character points 5
. players[0].points.character 5
. players[0].characters[0].name Gimli
. players[0].characters[1].name Aragorn II
. players[0].characters[1].carries.character 3
. players[1].points.character 2
. players[0].influence.available 5
# who is entered afterwards comes to them
> character A Kili
. players[0].influence.available 2
# it is brought in once
> turn B
> turn A
. players[0].points.character 5
# and leaves with its points
> gone A Gimli
. players[0].points.character 3
. players[0].influence.available 8
---
# points that were never counted are told when they leave
> seat A B
> turn A
> character A Gimli character=2
> gone A Gimli
= the points of Gimli were never counted: mp A character +2 corrects it
. players[0].points.character -2
---
# dice are drawn when none are said
> seat A B
seed 4
> remove A Lure needs=2
. last_removal.state tapped
> check A Gimli points=0
. last_check.result pass
---
# corruption checks of heroes: above passes, C and C-1 are discarded, less is eliminated
> seat A B
> mp A character +5
> character A Gimli points=6 character=2 item=1
> mp A item +1
> check A Gimli 3 4
= Gimli rolls 7 against 6 corruption: passes
. last_check.total 7
. last_check.result pass
> check A Gimli 3 3
= Gimli rolls 6 against 6 corruption: discarded
= A: character 3
= A: item 0
+ A | Gimli is discarded with 6
+ A | character 5 -> 3 | Gimli
. players[0].characters[0].state discarded
. players[0].points.character 3
. players[0].points.item 0
> check A Gimli 6 6
! Gimli is no longer in play
> undo
> check A Gimli 2 3
. last_check.result discarded
> undo
> check A Gimli 2 2
. last_check.total 4
. last_check.result eliminated
. players[0].characters[0].state eliminated
# a modifier and points of this one check
> check A Legolas points=4 mod=2 1 1
. last_check.total 4
. last_check.result discarded
> check A Kili points=6 4 4
. last_check.total 7
. last_check.result pass
---
# minions tap instead of being discarded, and have passed
> seat A B
> side A minion
> character A Gorbag points=5
> check A Gorbag 2 3
= Gorbag rolls 5 against 5 corruption: taps and passes
. last_check.result taps
. players[0].characters[0].state in
> check A Gorbag 1 3
. last_check.result taps
> check A Gorbag 1 2
. last_check.result eliminated
# Ringwraiths never check, nor do allies
> character A "The Witch-king"
> check A Witch 1 1
! no "Witch" is in play for A: character A NAME
> check A "The Witch" 1 1
! The Witch-king is an avatar that makes no corruption checks (CoE-7.1)
> character A Shelob kind=ally
> check A Shelob 1 1
! Shelob is an ally, and allies make no checks
---
# a fallen-wizard's Orcs and Trolls, and himself, are judged as minions
> seat A B
> side A fallen
> character A Gorbag points=5
> character A Gimli points=5
> character A Saruman points=5
> check A Gorbag 2 3
. last_check.result taps
> check A Saruman 2 3
. last_check.result taps
> check A Gimli 2 3
. last_check.result discarded
> check A Saruman 1 2
. last_check.result eliminated
. players[0].avatar_lost true
---
# L-Additional-5: a Wizard who fails at all is eliminated, and no other is played
> seat A B
> character A Gandalf points=5
> check A Gandalf 1 3
. last_check.total 5
. last_check.result eliminated
= A has lost the avatar: -5 at the end; no other avatar (L-Additional-5)
. players[0].avatar_lost true
> character A Saruman
! A has lost an avatar and may not play another (L-Additional-5)
> eliminated A avatar
! A has lost the avatar already (L-Additional-5)
> character A Gandalf
! A has lost an avatar and may not play another (L-Additional-5)
---
# the same said directly; the game goes on
> seat A B
> character A Gandalf
> character A Saruman
! A has an avatar in play already: Gandalf
> eliminated A avatar
. players[0].avatar_lost true
. players[0].characters[0].state eliminated
. phase play
> turn
---
# a table is taken up half-way, but not in the midst of a draft
> seat A B
> pool A add Gimli
> mp A item +1
! seal both pools first: pool P seal
> pool B add Legolas
> pool A seal
> pool B seal
> mp A item +1
! the draft is not over: pick, reveal, stop
> turn
! the draft is not over: pick, reveal, stop
> stop A
> stop B
> mp A item =-2
= A: item -2
. phase play
> mp A item +5
. players[0].points.item 3
> first A
> first
! play has begun: turn P changes the turn
> deck A set creature 1
! too late, play has begun: decks come before it
---
# who begins is drawn, or said
> seat A B
> first B
= B begins
. turn B
. players[1].begun true
---
# nothing of the game is said before there are players
> council
! nobody is seated yet: seat NAME...
> chain
! nobody is seated yet: seat NAME...
---
# nobody begins, and nobody rolls for the council, while the draft is on
> seat A B
> pool A list Gimli Kili Fili
> pool B list Legolas
> pool A seal
> pool B seal
> first A
! the draft is not over: pick, reveal, stop
> order A 5 B 4
! the draft is not over: pick, reveal, stop
---
# of two characters with this beginning the one of their own side is meant
> seat A B
> character A br
. players[0].characters[0].name Brand
> side B minion
> character B br
. players[1].characters[0].name Bróin
---
# who is in play has a name that fits on a card, and is found by its beginning
> turn
! nobody is seated yet: seat NAME...
> first
! nobody is seated yet: seat NAME...
> seat A B
> turn A
< first
! usage: first [P] [starters]
> character A nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn
! a card's name has at most 40 columns
> character A Gimli kind=hero
! kind= is avatar or ally, not "hero"
> character A Fili & character A Frodo
> gone A F
! "F" fits several names: type more of it
> gone A Fili
> gone A Fili
! Fíli is no longer in play
> remove A Lure needs=7 by=Fili 6 6
! Fíli is no longer in play
> remove A Lure needs=7 by=Frodo points=100 6 6
~ "100" is not a number from 0 to 99
> remove A Lure needs=7 by=Frodo 6 6
---
# at most 40 characters are in play, at most 16 cards are tried in a phase
> seat A B
> turn A
> character A C0 & character A C1 & character A C2 & character A C3 & character A C4 & character A C5 & character A C6 & character A C7 & character A C8 & character A C9 & character A C10 & character A C11 & character A C12 & character A C13 & character A C14 & character A C15 & character A C16 & character A C17 & character A C18 & character A C19 & character A C20 & character A C21 & character A C22 & character A C23 & character A C24 & character A C25 & character A C26 & character A C27 & character A C28 & character A C29 & character A C30 & character A C31 & character A C32 & character A C33 & character A C34 & character A C35 & character A C36 & character A C37 & character A C38 & character A C39
> character A Gimli
! at most 40 in play
> remove A Lure0 needs=9 1 1 & remove A Lure1 needs=9 1 1 & remove A Lure2 needs=9 1 1 & remove A Lure3 needs=9 1 1 & remove A Lure4 needs=9 1 1 & remove A Lure5 needs=9 1 1 & remove A Lure6 needs=9 1 1 & remove A Lure7 needs=9 1 1 & remove A Lure8 needs=9 1 1 & remove A Lure9 needs=9 1 1 & remove A Lure10 needs=9 1 1 & remove A Lure11 needs=9 1 1 & remove A Lure12 needs=9 1 1 & remove A Lure13 needs=9 1 1 & remove A Lure14 needs=9 1 1 & remove A Lure15 needs=9 1 1
> remove A Lure needs=9 1 1
! at most 16 cards a phase
