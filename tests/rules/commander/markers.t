# 701.54c: the Ring tempts four times for four abilities; a fifth adds none
game commander
> seat Alice Bob "Carol Ann"
. players[1].ring null
> ring Bob Frodo, Sauron's Bane
= Bob: Ring 1, bearer Frodo, Sauron's Bane
= the bearer is legendary, and creatures with greater power cannot block it
+ Bob | Ring 0 -> 1 | bearer Frodo, Sauron's Bane
. players[1].ring.tempted 1
. players[1].ring.bearer Frodo, Sauron's Bane
. players[0].ring null
> ring Bob
= Bob: Ring 2, bearer Frodo, Sauron's Bane
= when the bearer attacks, draw a card, then discard one
> ring Bob Samwise
= Bob: Ring 3, bearer Samwise
= a creature that blocks the bearer is sacrificed at end of combat
> ring Bob
= Bob: Ring 4, bearer Samwise
= when the bearer deals combat damage to a player, each opponent loses 3 life
> ring Bob
= Bob: Ring 4, bearer Samwise
. players[1].ring.tempted 5
. players[1].ring.level 4
---
# 701.54a: without creatures a player is tempted, too; a bearer may go
> seat Alice Bob
> ring Bob
= Bob: Ring 1, no bearer
. players[1].ring.bearer null
> ring Bob gone
! Bob has no Ring-bearer: ring Bob BEARER
> ring Bob Gollum
> ring Bob gone
= Bob: Ring 2, no bearer
. players[1].ring.tempted 2
> ring Bob =1
= Bob: Ring 1, no bearer
> ring Bob =-1
! "=-1" is not a number from 0 to 99999
> ring Bob A creature whose name is so long that no card of any set ever had it
! that is too long: at most 60 columns
---
# 701.49a, 701.49b: the venture marker goes down along the arrows
> seat Alice Bob
. players[1].dungeon null
> dungeon Bob
! Bob is in no dungeon: dungeon Bob lost-mine|mad-mage|tomb|undercity
> dungeon Bob lost-mine room=Storeroom
! a dungeon begins in its first room (701.49a), here Cave Entrance
> dungeon Bob lost-mine
= Bob: Cave Entrance: scry 1
+ Bob | Cave Entrance | Lost Mine of Phandelver
. players[1].dungeon.name Lost Mine of Phandelver
. players[1].dungeon.room Cave Entrance
. players[1].dungeon.next[1] Mine Tunnels
> dungeon Bob
! Cave Entrance leads to Goblin Lair or Mine Tunnels (701.49b): dungeon Bob room="Goblin Lair"
> dungeon Bob room=Storeroom
! Cave Entrance leads to Goblin Lair or Mine Tunnels (701.49b): dungeon Bob room="Goblin Lair"
> dungeon Bob tomb
! Bob is in Lost Mine of Phandelver and must go on there (701.49b): dungeon Bob
> dungeon Bob room=mine
= Bob: Mine Tunnels: a Treasure
> dungeon Bob lost-mine room="Dark Pool"
= Bob: Dark Pool: each opponent loses 1 life, you gain 1
> dungeon Bob room=Storeroom
! from Dark Pool only Temple of Dumathoin can be entered (701.49b): dungeon Bob
. players[1].completed.length 0
> dungeon Bob
= Bob: Temple of Dumathoin: draw a card
= Bob has completed Lost Mine of Phandelver
+ Bob | Temple of Dumathoin | Lost Mine of Phandelver
+ Bob | dungeon completed | Lost Mine of Phandelver
. players[1].dungeon null
. players[1].completed[0] Lost Mine of Phandelver
> dungeon Bob
! Bob is in no dungeon: dungeon Bob lost-mine|mad-mage|tomb|undercity
> dungeon Bob lost-mine
. players[1].dungeon.room Cave Entrance
---
# two players are in dungeons of their own; the same one may be completed again
> seat Alice Bob
> dungeon Alice tomb
> dungeon Bob tomb
> dungeon Alice room=oub
= Alice: Oubliette: discard a card; sacrifice an artifact, creature and land
. players[1].dungeon.room Trapped Entry
> dungeon Alice
= Alice: Cradle of the Death God: The Atropal, a 4/4 black God Horror with deathtouch
= Alice has completed Tomb of Annihilation
> dungeon Alice tomb
> dungeon Alice room=veils
> dungeon Alice
> dungeon Alice
. players[0].completed.length 2
. players[1].completed.length 0
> dungeon Alice castle
! "castle" is not one of lost-mine|mad-mage|tomb|undercity; usage: dungeon P [lost-mine|mad-mage|tomb|undercity] [room=ROOM]
---
# Undercity: the arrows of the Arena lead to two rooms, those of the Stash to one
> seat Alice Bob
> dungeon Alice undercity
= Alice: Secret Entrance: search for a basic land: to your hand
> dungeon Alice room="lost well"
> dungeon Alice room=trap
! Lost Well leads to Arena or Stash (701.49b): dungeon Alice room=Arena
> dungeon Alice room=stash
> dungeon Alice room=archives
! from Stash only Catacombs can be entered (701.49b): dungeon Alice
> dungeon Alice
> dungeon Alice
= Alice: Throne of the Dead Three: reveal your top 10 cards: a creature of them enters with three +1/+1 counters and hexproof
---
# 702.179: engines start at any time, speed rises once in each own turn, up to 4
> seat Alice Bob
. players[1].speed 0
> speed Bob +1
= Bob: speed 1
+ Bob | speed 0 -> 1
> speed Bob +1
! it is not Bob's turn (702.179d): speed Bob =2 corrects it
> turn
> speed Bob +1
= Bob: speed 2
> speed Bob +1
! Bob has gained speed this turn (702.179d): speed Bob =3 corrects it
> turn
> turn
> speed Bob +1
= Bob: speed 3
> turn
> turn
> speed Bob +1
= Bob: speed 4, max speed
> turn
> turn
> speed Bob +1
! Bob has max speed, 4 (702.179e)
> speed Bob -1
! speed rises by 1 (702.179d): speed Bob +1, or =N to correct it
> speed Bob +2
! speed rises by 1 (702.179d): speed Bob +1, or =N to correct it
> speed Bob =5
! that would make 5; allowed: 0 to 4
> speed Bob =0
. players[1].speed 0
---
# 702.179a, 702.179d: starting the engines in one's own turn leaves the rise of that turn
> seat Alice Bob
> speed Alice +1
> speed Alice +1
. players[0].speed 2
> speed Alice +1
! Alice has gained speed this turn (702.179d): speed Alice =3 corrects it
---
# 805: in two-headed giant both heads have the turn
> option format 2hg
> seat A B C D
> speed B +1
> speed B +1
. players[1].speed 2
> speed C +1
> speed C +1
! it is not C's turn (702.179d): speed C =2 corrects it
---
# 702.139a: announced before play; {3} puts it into the hand, once, in their own turn
> seat Alice Bob
. players[1].companion null
> companion Bob hand
! Bob has no companion: companion Bob NAME, before play
> companion Bob Lurrus of the Dream-Den
= Bob: companion Lurrus of the Dream-Den
+ Bob | companion Lurrus of the Dream-Den
. players[1].companion.name Lurrus of the Dream-Den
. players[1].companion.paid false
> keep Alice
> companion Bob hand
! not before play (702.139a): keep each
> companion Bob "Jegantha, the Wellspring"
> keep Bob
> companion Bob hand
! only in a main phase of Bob's turn (702.139a): turn Bob
> companion Alice Keruga
! a companion is revealed before the game (103.2b): rematch
> turn
> companion Bob hand
= Bob pays 3: Jegantha, the Wellspring goes to the hand
+ Bob | companion to the hand | Jegantha, the Wellspring
. players[1].companion.paid true
> companion Bob hand
! Bob has paid for Jegantha, the Wellspring: once a game (702.139a)
> rematch
. players[1].companion.name Jegantha, the Wellspring
. players[1].companion.paid false
---
# a rematch begins without the Ring, dungeons and speed
> seat Alice Bob
> ring Alice
> dungeon Alice mad-mage
> speed Alice +1
> rematch
. players[0].ring null
. players[0].dungeon null
. players[0].speed 0
---
# only players who are in take these markers, and none after the end
> seat Alice Bob Carol
> out Bob
> ring Bob
! Bob is out: back Bob brings them back
> dungeon Bob tomb
! Bob is out: back Bob brings them back
> speed Bob +1
! Bob is out: back Bob brings them back
> out Carol
> ring Alice
! the game is over, Alice won: undo or rematch
---
# the initiative goes to a player, and the log has it
> seat Alice Bob
> initiative Bob
= Bob has the initiative
+ Bob | initiative
---
# speed that is put right does not rise again in its turn, and the Ring of no temptation has no bearer
> seat Alice Bob
> speed Alice +1
> speed Alice =2
> speed Alice +1
> speed Alice =1
> speed Alice +1
~ has gained speed this turn
> ring Alice Frodo
> ring Alice =0
. players[0].ring null
---
# what the Ring says goes by its level, not by how often it tempted
> seat Alice Bob
> ring Alice =6
> ring Alice
+ Alice | Ring 4 -> 4 | no bearer
---
# a room by a part of its name in the middle; one that fits both arrows, or neither, says nothing
> seat Alice Bob
> dungeon Alice lost-mine
> dungeon Alice room=lair
. players[0].dungeon.room Goblin Lair
> undo
> dungeon Alice room=in
~ leads to
> dungeon Alice room=zz
~ leads to
> dungeon Alice room=tunnels
. players[0].dungeon.room Mine Tunnels
