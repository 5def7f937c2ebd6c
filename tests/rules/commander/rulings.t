# rulings: a table taken up half-way
game commander
> seat Alice Bob Carol
> life Alice =23
= Alice: 23 life
> cdamage Alice from=Bob =14
= Alice: 14 from Bob's commander
. players[0].life 23
. players[0].commander_damage[0].amount 14
> cdamage Alice from=Bob.2 =3
. players[0].commander_damage[1].commander 2
> poison Bob =4
> casts Bob =2
> hand Carol 3
= Carol: hand 3, library 96
. players[2].hand 3
> hand Carol =4
. players[2].hand 4
> turn Carol
. turn Carol
. players[1].commanders[0].tax 4
> cdamage Alice =3
~ usage: cdamage P from=Q[.2] =N
> hand Carol 100
! "100" is not a number from 0 to 99
> life Alice 3
~ type the amount as +3, -3 or =40
---
# a ruling may put somebody out
> seat Alice Bob Carol
> cdamage Bob from=Carol =20
. players[1].status playing
> cdamage Bob from=Carol =21
. players[1].status lost
. players[1].life 40
> life Carol =0
. winner Alice
---
# rulings work after the end
> seat Alice Bob
> damage Bob 40
> life Bob =7
> poison Alice =2
> hand Alice 2
> casts Alice =1
> cdamage Alice from=Bob =3
> safe Bob on
. phase over
. winner Alice
---
# a lower limit is looked at at once
> seat Alice Bob Carol
> poison Bob +6
> option poison 6
= option poison: 6
= Bob is out: 6 poison, 40 life left
