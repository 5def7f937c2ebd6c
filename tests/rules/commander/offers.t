# before play: each one keeps or takes a new hand, and is asked for it once somebody has
game commander
> seat Alice Bob Carol
> offers Alice
@ offers[keep].kind act
@ offers[keep].line keep Alice
@ offers[mulligan].line mulligan Alice {cards}
> mulligan Alice
> offers Alice
@ offers[keep].kind act
> offers Bob
@ offers[keep].kind due
@ offers[mulligan].text free mulligan
> offers
@ offers[turn].loses Bob then keeps the hand without being asked
> keep Bob
> offers Bob
@ offers[keep].id nothing
@ offers[mulligan].id nothing
@ offers[life].line life Bob {life}
> undo
> offers Bob
@ offers[keep].kind due
> keep each
> offers
@ offers[keep].id nothing
@ offers[turn].loses null
---
# C7.4: by partial Paris only who decides is asked, for as many cards as are there
> option rules 2010
> seat Alice Bob
> mulligan Alice 3
> offers Alice
@ offers[keep].id nothing
> offers Bob
@ offers[mulligan].choices.cards.length 7
@ offers[mulligan].choices.cards[6].word 7
@ offers[mulligan].choices.cards[6].text set aside 7, draw 6
---
# C11: the choice of the command zone waits, and a turn that ends now leaves the commander where it went
> seat Alice Bob
> commander Alice "Tymna the Weaver" "Thrasios, Triton Hero"
> turn Alice
> cast Alice.2
> offers Alice
@ offers[cast].line cast Alice
@ offers[cast2].id nothing
@ offers[died2].line zone Alice.2 command died
@ offers[stay2].id nothing
@ offers[turn].loses null
> zone Alice.2 graveyard
> offers Alice
@ offers[cast2].line cast Alice.2 died
@ offers[died2].line zone Alice.2 command died
@ offers[died2].text to the command zone
@ offers[stay2].line zone Alice.2 stay
@ offers[zone2].kind due
@ offers[zone2].choices.zone2[0].word stay
@ offers[turn].loses Thrasios, Triton Hero stays in the graveyard
> zone Alice.2 stay
> offers Alice
@ offers[zone2].kind act
@ offers[died2].line zone Alice.2 command
@ offers[turn].loses null
---
# the damage of commanders that can deal it; who is out has nothing to say
> seat Alice Bob "Mary Ann"
> commander Alice Tymna Thrasios
> out Bob
> offers "Mary Ann"
@ offers[commander-damage].choices.source.length 3
@ offers[commander-damage].choices.source[0].word Alice
@ offers[commander-damage].choices.source[1].word Alice.2
@ offers[commander-damage].choices.source[2].word "Mary Ann"
@ offers[drain].line life others="Mary Ann" -{loss}
> offers Bob
@ offers.length 0
> out Alice
> offers
@ offers[turn].id nothing
@ offers[vote].line vote Alice {vote}
@ offers[vote].choices.vote.length 2
---
# a new game in place of one that goes on is a loss, after its end it is not
> seat Alice Bob
> turn
> offers
@ offers[rematch].loses this game is not over: a new one takes its place
> out Bob
> offers
@ offers[rematch].loses null
---
# the partners of a team are no opponents of each other
> option format 2hg
> seat Alice Bob Carol Dave
> offers Alice
@ offers[drain].line life Carol,Dave -{loss}
---
# 901.9: a plane that no die has shown is a secret until somebody says so twice
> seat Alice Bob
> planes add Bant Naya Grixis
> planar-shuffle
> offers
@ offers[planeswalk].loses null
> planeswalk
> offers
@ offers[planeswalk].loses a plane comes up that no planar die has shown
@ offers[planar-shuffle].id nothing
> planar-die planeswalk
> offers
@ offers[planeswalk].loses null
> planeswalk
> planar-die planeswalk
> turn
> offers
@ offers[planeswalk].loses a plane comes up that no planar die has shown
---
# dungeons: the first rooms, then where the arrows lead
> seat Alice Bob
> offers Alice
@ offers[dungeon].choices.venture.length 4
> dungeon Alice lost-mine
> offers Alice
@ offers[dungeon].choices.venture.length 2
@ offers[dungeon].choices.venture[0].word room="Goblin Lair"
---
# a question that an undo takes back is not asked again in its words: who is asked now is
game commander
> seat Alice Bob Carol
> mulligan Alice
= Alice: draw 7, hand 7, library 92
= Bob: keep or mulligan?
> mulligan Bob
> undo
= Undone: Bob: draw 7, hand 7, library 92
=
---
# twelve kinds of counters are all; where one is at 0 there is room for another
> seat Alice Bob
> counter Alice aa +1 & counter Alice bb +1 & counter Alice cc +1 & counter Alice dd +1
> counter Alice ee +1 & counter Alice ff +1 & counter Alice gg +1 & counter Alice hh +1
> counter Alice ii +1 & counter Alice jj +1 & counter Alice kk +1 & counter Alice ll +1
> counter Alice energy +1
! at most 12 kinds of counters for each player
> offers Alice
@ offers[energy].id nothing
> counter Alice cc -1
> offers Alice
@ offers[energy].kind act
> counter Alice energy +1
. players[0].counters.energy 1
---
# what a table counts besides: a usual kind in capitals is that kind, one at nothing is none, and each is listed once,
# by a letter that no other has
> seat Alice Bob
> counter Alice Energy +1 & counter Alice blood +1 & counter Alice oil +1 & counter Alice oil -1
> offers Alice
@ offers[counted].id counted
@ offers[tokens].choices.tokens.length 5
> counter Alice blood -1
> offers Alice
@ offers[counted].id nothing
> counter Alice ore +1 & counter Bob ore +1 & counter Bob t +1 & counter Bob 毒 +1
> counter Alice zz +1 & counter Bob z +1
> offers Alice
@ offers[tokens].choices.tokens.length 8
> offers Bob
@ offers[tokens].choices.tokens.length 7
---
# who has one of the usual kinds changes it, however many others are there
> seat Alice Bob
> counter Alice aa +1 & counter Alice bb +1 & counter Alice cc +1 & counter Alice dd +1
> counter Alice ee +1 & counter Alice ff +1 & counter Alice gg +1 & counter Alice hh +1
> counter Alice ii +1 & counter Alice jj +1 & counter Alice kk +1 & counter Alice energy +1
> offers Alice
@ offers[energy].kind count
@ offers[experience].id nothing
---
# energy shows where it stands
> seat Alice Bob
> counter Alice energy =99999
> offers
@ offers[energy].line counter Alice energy {amount}
