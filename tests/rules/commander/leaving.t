# 104.3a, 800.4a: who concedes has left
game commander
> seat Alice Bob Carol
> out Bob
= Bob is out: conceded
. players[1].status left
. players[1].why[0] conceded
. phase setup
> out Bob
! Bob is out: back Bob brings them back
> out Carol went home
= Carol is out: went home
+ Carol | out | went home
= Alice wins
+ Alice | wins | the game is over
. players[2].why[0] went home
---
# 704.5b: drawing from an empty library loses
> seat Alice Bob Carol
> out Bob decked
. players[1].status lost
. players[1].why[0] decked
---
# 720.4: the monarchy goes to the active player
> seat Alice Bob Carol
> monarch Bob
= Bob is the monarch
+ Bob | monarch
. monarch Bob
. phase setup
> out Bob
= Bob is out: conceded
= Alice is the monarch
+ Bob | out | conceded
+ Alice | monarch | Bob is out
. monarch Alice
---
# 720.4: and when that one leaves, to the next in turn order
> seat Alice Bob Carol
> monarch Alice
> initiative Alice
> out Alice
= Bob is the monarch
= Bob has the initiative
. monarch Bob
. initiative Bob
---
# 720.4: not to one who leaves at the same time
> seat Alice Bob Carol Dave
> monarch Alice
> damage Alice 40 & damage Bob 40
. monarch Carol
---
# the last one may be the monarch; nobody is when all are gone
> seat Alice Bob
> monarch Bob
> damage Bob 40
. monarch Alice
> undo
> damage each 40
. monarch null
---
# only players who are in take markers
> seat Alice Bob Carol
> out Bob
> monarch Bob
! Bob is out: back Bob brings them back
> initiative Bob
! Bob is out: back Bob brings them back
> blessing Bob
! Bob is out: back Bob brings them back
> blessing Carol
= Carol has the city's blessing
. players[2].blessing true
. players[0].blessing false
> initiative Carol
. initiative Carol
---
# 800.4j, 800.4k: the turn of who leaves goes on, later ones never begin
> seat Alice Bob Carol
> turn
. turn Bob
> out Bob
= Bob is out: conceded
= Carol is next
. turn Bob
> turn
= round 1, Carol is on turn
> turn
= round 2, Alice is on turn
> turn
= round 2, Carol is on turn
> turn Bob
! Bob is out: back Bob brings them back
---
# the damage taken stays to be seen
> seat Alice Bob Carol
> damage Bob 7 from=Carol
> out Carol
. players[1].commander_damage[0].from Carol
. players[1].commander_damage[0].amount 7
---
# a ruling brings back, with what put out set right first
> seat Alice Bob Carol
> damage Bob 40
> back Bob
! Bob has 0 life: life Bob =N first
> life Bob =4
= Bob: 4 life
. players[1].status lost
> back Bob
= Bob is back
. players[1].status playing
. players[1].why.length 0
> back Bob
! Bob is not out
---
# poison and commander damage are named too
> seat Alice Bob Carol
> poison Bob +10
> back Bob
! Bob has 10 poison: poison Bob =N first
> poison Bob =9 & back Bob
. players[1].status playing
> damage Bob 21 from=Carol
> back Bob
! Bob has 21 from Carol's commander: cdamage Bob from=Carol =N first
> cdamage Bob from=Carol =20
= Bob: 20 from Carol's commander
> back Bob
. players[1].life 19
---
# after the end it goes on
> seat Alice Bob
> damage Bob 40
. winner Alice
> life Bob =1 & back Bob
. phase playing
. winner null
. winners.length 0
> damage Alice 40
. winner Bob
---
# the name stays right when it is changed
> seat Alice Bob Carol
> damage Bob 21 from=Alice
> rename Alice Alicia
. players[1].why[0] commander Alicia
---
# who loses while on turn: the next one is named, unless it is over or begun again
> seat Alice Bob Carol Dave
> life Bob =3
> turn
> damage Bob 3
= Bob is out: 0 life
= Carol is next
> life Carol -1
> turn
> damage Dave 40
> out Carol & out Alice
= the game is a draw
---
# what a refusal suggests can be typed: a name with a blank is quoted
> seat Alice "Carol Ann" Bob
> damage Alice 21 from="Carol Ann.2"
> back Alice
! Alice has 21 from Carol Ann's second commander: cdamage Alice from="Carol Ann.2" =N first
> cdamage Alice from="Carol Ann.2" =20 & back Alice
> damage "Carol Ann" 40
> back "Carol Ann"
! Carol Ann has 0 life: life "Carol Ann" =N first
> life "Carol Ann" =1
> poison "Carol Ann" =10
> back "Carol Ann"
! Carol Ann has 10 poison: poison "Carol Ann" =N first
> poison "Carol Ann" =0 & back "Carol Ann"
> safe "Carol Ann" on
> out "Carol Ann" decked
! Carol Ann cannot lose: safe "Carol Ann" off first
---
# also what is said of a commander
> seat Alice "Carol Ann" Bob
> commander "Carol Ann" Phelddagrif
> cast "Carol Ann"
> cast "Carol Ann"
! Phelddagrif is on the stack: zone "Carol Ann" command first
> zone "Carol Ann.2" hand
! Carol Ann has one commander: commander "Carol Ann" NAME NAME
---
# a name may end like a commander: the exact name goes first, then what stands before the last dot
> seat Ann5 Ann5.2 "J. R.1"
> damage Ann5.2 3 from=Ann5
> damage "J. R.1" 3 from=Ann5.2
. players[2].commander_damage[0].from Ann5.2
. players[2].commander_damage[0].commander 1
> damage "J. R.1" 3 from=Ann5.2.2
. players[2].commander_damage[1].from Ann5.2
. players[2].commander_damage[1].commander 2
> damage Ann5 3 from="J. R.1.2"
. players[0].commander_damage[0].from J. R.1
. players[0].commander_damage[0].commander 2
> damage "J. R.1" 21 from=1.2
> back "J. R.1"
! J. R.1 has 21 from Ann5's second commander: cdamage "J. R.1" from=1.2 =N first
---
# who cannot lose is back without a condition
> seat Alice Bob Carol
> life Carol =-3
> back Carol
! Carol has -3 life: life Carol =N first
> safe Carol on
> back Carol
= Carol cannot lose: -3 life
. players[2].status playing
---
# who was out while the others kept their hands has kept when coming back, and a draw is none any more
> seat Alice Bob Carol
> out Bob
> keep each
> finish as=draw
. draw true
> back Bob
. draw false
. players[1].kept true
---
# who cannot lose and leaves has one reason; four reasons are told
> seat Alice Bob Carol
> safe Bob on
> life Bob =0
. players[1].why[0] life
> out Bob
. players[1].why.length 1
. players[1].why[0] conceded
> cdamage Carol from=Alice =21 & cdamage Carol from=Bob =21 & cdamage Carol from=Carol =21
---
> seat Alice Bob Carol Dave
> safe Dave on
> cdamage Dave from=Alice =21
> cdamage Dave from=Bob =21
> cdamage Dave from=Carol =21
> life Dave =0
> safe Dave off
. players[3].why.length 4
