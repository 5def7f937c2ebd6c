# a player's own card: life, damage by whom, poison, the tax, and what all may see of all
game commander
> seat Alice Bob "Mary Ann"
> commander Alice "Tymna the Weaver" "Thrasios, Triton Hero"
> commander Bob "Ghave, Guru of Spores"
> turn
> damage Bob 7 from=Alice.2
card Bob
has big life 33 [-5] [-1] [+1] [+5] [- ..] [+ ..]
has fact commander damage of Alice 0/21 (Tymna the Weaver) [+1] [+5] [+ ..]
has fact commander damage of Alice 7/21 (Thrasios, Triton Hero) [+1] [+5] [+ ..] [-1]
has fact commander damage of Mary Ann 0/21 [+1] [+5] [+ ..]
has fact poison 0/10 [+1]
has fact tax 0 (Ghave, Guru of Spores, in the command zone) [cast]
has do [next turn]
has do [concede]
has other Bob 33 (cmdr 7/21 by Alice.2) *
lacks of Bob
keep evening
push life: -5
line life Bob -5
= Bob: 28 life
push - .. = 0
! a number from 1 to 999
push - .. = 1000
! a number from 1 to 999
push - .. = 1
line life Bob -1
push - .. = 999
line life Bob -999
> undo
> undo
push - .. = 7
line life Bob -7
push + .. = 7
line life Bob +7
push cast
line cast Bob
has fact tax 2 (Ghave, Guru of Spores, on the stack) [died]
push died
line zone Bob command died
push poison: +1
line poison Bob +1
has fact poison 1/10 [+1] [-1]
push counters: energy
line counter Bob energy +1
has fact energy 1 [+1] [-1]
push energy: +1
. players[1].counters.energy 2
push next turn
line turn
lacks next turn
card Mary Ann
has do [next turn]
push life: -1
line life "Mary Ann" -1
---
# damage of a commander is tapped in, and a tap too many taken back with its life
game commander
> seat Alice Bob
> commander Alice "Tymna the Weaver" "Thrasios, Triton Hero"
card Bob
push commander damage: +5
line damage Bob 5 from=Alice
push commander damage: -1
line cdamage Bob from=Alice -1 & life Bob +1
. players[1].life 36
has fact commander damage of Alice 4/21 (Tymna the Weaver)
push commander damage: + .. = 12
line damage Bob 12 from=Alice
has fact commander damage of Alice 16/21 (Tymna the Weaver) !
has other Bob 24 (cmdr 16/21 by Alice) !
> damage Bob 5 from=Alice
lacks +1
lacks concede
has big life 19 (21 from Alice)
has other Bob 19 (21 from Alice) out
has other Alice 40 (wins) *
---
# the attacker enters what each of several is dealt; against one the number is entered at that player's
game commander
> seat Alice Bob "Mary Ann" Dave
> commander Alice "Tymna the Weaver" "Thrasios, Triton Hero"
card Alice
has do Tymna the Weaver hits Bob, Mary Ann, Dave (a number for each, in this order: 5 3 1) [amounts ..]
push Tymna the Weaver hits Bob, Mary Ann, Dave: amounts .. = 5 0 3
line attack Alice "5 0 3"
. players[1].life 35
. players[2].life 40
. players[3].life 37
push Thrasios, Triton Hero hits Bob, Mary Ann, Dave: amounts .. = 1,2
line attack Alice.2 1,2
. players[2].life 38
> out Bob
> out Dave
lacks hits
---
# low life, and what waits for a choice, is marked
game commander
> seat Alice Bob Carol
> turn
> life Bob =5
> poison Bob +8
> monarch Alice
> day
card Bob
has big life 5 !
has fact poison 8/10 !
has fact monarch Alice [mine now]
has fact day or night day
has fact spells this turn 0 [+1]
push mine now
line monarch Bob
has fact monarch Bob *
> cast Bob
> zone Bob graveyard
has fact tax 2 (in the graveyard) * [died, and is cast again] [to the command zone] [it stays]
push it stays
line zone Bob stay
> zone Bob command
> dungeon Bob lost-mine
has fact dungeon Cave Entrance (scry 1)
has other Bob 5 (poison 8, tax 2, Cave Entrance) * !
push concede
line out Bob
has big life 5 (conceded)
lacks [
---
# onlookers see all that everybody sees, and no button
game commander
> seat Alice Bob
> monarch Bob
> storm +3
card -
has fact monarch Bob
has fact storm 3
has other Alice 40 *
lacks [
lacks big
---
# before play: keep the hand, or take another one
game commander
> seat Alice Bob
card Alice
has fact hand 7 [keep] [mulligan]
push mulligan
line mulligan Alice
push keep
line keep Alice
has fact hand 6 (kept)
lacks [keep]
card Bob
has fact hand 7 [keep] [mulligan]
has other Alice 40 (hand 6 kept) *
---
# by the rules of 2010 the cards set aside are counted, and only who decides is asked
game commander
> option rules 2010
> seat Alice Bob
> mulligan Alice 3
card Alice
has fact hand 6
lacks [keep]
card Bob
push mulligan .. = 2
line mulligan Bob 2
> keep each
> out Bob
has do vote [Alice]
push vote: Alice
line vote Bob Alice
has do vote (Alice)
---
# the two of a team share their life and their turn
game commander
> option format 2hg
> seat Alice Bob Carol Dave
> turn Alice
card Bob
has big life 30 (team 1, with Alice)
has do [next turn]
lacks damage of Alice
has other Alice 30 *
has other Bob 30 *
card Carol
lacks next turn
---
# markers, the plane and its die stand on the card of those they belong to, and beside the players
> seat Alice Bob Carol
> commander Alice "Tymna the Weaver" "Thrasios, Triton Hero"
> commander Bob "Ghave, Guru of Spores" identity=WBG
> companion Bob Lurrus of the Dream-Den
> swap start
wakes 1
shows swap 3:00
wait 179
shows swap 0:01
> swap stop
> keep each
> turn
> blessing Bob & ring Bob Frodo, Sauron's Bane & ring Bob
> speed Bob +1 & emblem Bob At the beginning, draw & initiative Carol & dungeon Bob tomb
> planeswalk Bant & planar-die blank & planar-die blank & storm +2
> damage Bob 3 from=Alice.2
card Bob
has fact commander damage of Alice 3/21 (Thrasios, Triton Hero)
has fact tax 0 (Ghave, Guru of Spores, WBG, in the command zone) [cast]
has fact blessing *
has fact Ring 2 (Frodo, Sauron's Bane)
has fact speed 1
has fact dungeon Trapped Entry (each player loses 1 life)
has fact emblem At the beginning, draw
has fact companion Lurrus of the Dream-Den
has fact initiative Carol
has fact storm 2
has fact plane Bant
has fact cost of the planar die 2
lacks fact dungeons completed
> companion Bob hand
card Bob
has fact companion Lurrus of the Dream-Den (paid)
> speed Bob =4
card Bob
has fact speed 4 *
card Alice
lacks blessing
lacks Ring
lacks speed
lacks emblem
lacks companion
has fact tax 0 (Tymna the Weaver, in the command zone) [cast]
window 132x43
press 2
shows 1 emblem
shows colours    WBG
shows initiative Carol
shows plane      Bant
shows planar die costs 2
---
# a second commander without a name is the second commander
> seat Alice Bob
> damage Bob 3 from=Alice.2
card Bob
has fact commander damage of Alice 3/21 (second commander)
---
# why somebody is out, and who is in although life or cards are gone
> seat Alice Bob Carol Dora
> life Bob =0
> poison Carol =10
> safe Dora on
> life Dora =0
card Alice
has other Bob 0 (no life left) out
has other Carol 40 (10 poison) out
has other Dora 0 (no life left, cannot lose) !
---
> seat Alice Bob Carol
> finish as=draw
card Bob
has big life 40 (draw)
has other Alice 40 (draw)
---
# two heads share a life, and say in which team they are
> option format 2hg
> seat Alice Bob Carol Dave
> damage Alice 30
window 132x43
shows team 2
hides team 1
card Carol
has other Alice 0 (no life left) out
---
# what a life, and the damage of one turn, still take; what the rules do not take is not offered
> seat Alice Bob
> safe Bob on
> life Bob =99998
card Bob
has big life 99998 (cannot lose) [- ..] [+ ..]
push + .. = 2
! a number from 1 to 1
push + .. = 1
line life Bob +1
> life Bob =-99997
push - .. = 3
! a number from 1 to 2
> life Bob =-99996
has big life -99996 (no life left, cannot lose) ! [- ..] [+ ..]
> life Bob =-99990
has big life -99990 (no life left, cannot lose) ! [-5] [-1] [+1] [+5] [- ..] [+ ..]
> life Bob =40
> damage Bob 99990
> life Bob =40
has big life 40 (cannot lose) [-5] [-1] [+1] [+5] [- ..] [+ ..]
> damage Bob 4
> life Bob =40
has big life 40 (cannot lose) [-5] [-1] [+1] [+5] [- ..] [+ ..]
> damage Bob 1
> life Bob =40
has big life 40 (cannot lose) [- ..] [+ ..]
lacks [+5] [+ ..] [-1]
> safe Alice on
> poison Alice =100
card Alice
has fact poison 100/10 ! [+1] [-1]
---
# how much the damage of a commander may still be; one's own that was stolen, and of who has left
> seat Alice Bob Carol
> safe Bob on
card Bob
has fact commander damage of Alice 0/21 [+1] [+5] [+ ..]
has do Bob's commander hits Alice, Carol
push commander damage: + .. = 1000
! a number from 1 to 999
> life Bob =-99996
lacks 0/21 [
> life Bob =40
> damage Bob 3 from=Bob & damage Bob 4 from=Carol
has fact commander damage of Bob 3/21 [+1] [+5] [+ ..] [-1]
> life Bob =99999
lacks [-1]
> life Bob =40
> out Carol
has fact commander damage of Carol 4/21 [-1]
> damage Bob 99989
> life Bob =40
lacks 0/21 [
