# facts, points: settlement 1, city 2, victory point card 1, longest road 2, largest army 2; ten wins on one's own turn
game catan
> seat Anna Boris Carol
> supply Anna settlements=2 cities=2
. players[0].points 7
> road Anna 5
. players[0].points 9
> held Anna vp
> on-turn Anna
. players[0].hidden_points 1
. phase playing
> reveal Anna vp
= Anna shows a Victory Point: 10 points
= Anna wins with 10 points
. phase over
. winner Anna
> turn
! the game is over: Anna has won; undo goes back
---
# facts, points: who reaches 10 on another's turn waits
> seat Anna Boris Carol
> on-turn Anna
> score Boris +8
> road Boris 5
. players[1].points 10
. winner null
> win Boris
! Boris has 10 points, but you can only win on your own turn
> turn
= Boris wins with 10 points
. winner Boris
---
# facts, seven: who wins before all have discarded ends the game: nobody owes cards any more
> seat Anna Boris Carol
> give Boris 8w
> on-turn Anna
> score Anna +9
> held Anna vp
> roll 3 4
. must_discard[0].player Boris
> reveal Anna vp
= Anna wins with 10 points
. must_discard.length 0
---
# facts, victory points: known ones are turned up by win; too few do not win
> seat Anna Boris Carol
> on-turn Anna
> score Anna +8
> held Anna vp
> win Anna
! Anna has 9 points, 10 are needed: reveal P vp, or score P =N
. players[0].hidden_points 1
> held Anna vp vp vp
> win Anna
= Anna wins with 11 points
---
# facts, victory points: shown in the turn they are bought only if they make 10
> seat Anna Boris Carol
> hand Anna 2w2g2o
> roll 1 1
> score Anna +8
> buy Anna vp
> reveal Anna vp
! a card bought this turn may be shown only to reach 10 points: Anna has 8
> buy Anna vp
> reveal Anna vp
> reveal Anna vp
= Anna wins with 10 points
---
# facts, points: final scores of 11 or 12 count in full; the others show theirs afterwards
> seat Anna Boris Carol
> on-turn Anna
> held Boris vp
> score Anna +9
> road Anna 5
= Anna wins with 11 points
> reveal Boris vp
= Boris shows a Victory Point: 1 point
. players[1].points 1
. players[0].points 11
---
# W1.2.3: the score sheet is signed by all; other points are signed again
> seat Anna Ben Chiyo
> sign Anna
! nothing to sign yet: nobody has won (W1.2.3)
> turn Anna
> score Anna +10
= Anna wins with 10 points
> sign Anna
= Anna signs
+ Anna | signs
> sign Anna
! Anna has already signed
> sign Ben,Chiyo
= Ben signs
. signed[2] Chiyo
> score Ben +1
= the points have changed: everybody signs again
> sign each
= Chiyo signs
> undo
> undo
. signed[2] Chiyo
> undo
. signed[0] Anna
---
# what a list of tables says of this one
game catan
: setup
> seat Anna Boris Carol
> roll 3 4
: 1 roll
---
# facts: a Victory Point card bought this turn stays hidden when it does not win
> seat Anna Boris Carol
> on-turn Anna
> hand Anna 1w1g1o
> roll 3 3
> buy Anna vp
> win Anna
! a card bought this turn may be shown only to reach 10 points: Anna has 0
