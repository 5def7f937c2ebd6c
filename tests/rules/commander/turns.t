# turns go round among those who are in; passing the first seat counts a round
game commander
> seat Alice Bob Carol
> turn
= round 1, Bob is on turn
> turn
> turn
= round 2, Alice is on turn
. round 2
. turn Alice
> turn Alice
. round 2
> turn Carol
. turn Carol
. round 2
> out Alice
> turn
. turn Bob
. round 3
---
# the first player may be another
> seat Alice Bob Carol
> first Carol
. turn Carol
> turn
. turn Alice
. round 1
> turn
> turn
. turn Carol
. round 2
---
# 724.2: neither day nor night until something makes it so
> seat Alice Bob
> turn
. daynight null
---
# 724.2a: day, and the active player cast nothing: night
> seat Alice Bob
> day
= it becomes day
+  | day
. daynight day
> turn
= round 1, Bob is on turn
= it becomes night
+ Bob | round 1, on turn
+  | day -> night
. daynight night
---
# 724.2a: day, and one spell keeps it day; only the active player's count
> seat Alice Bob
> day
> spell Alice
= Alice: 1 spell this turn
+ Alice | spells 0 -> 1
> turn
. daynight day
> spell Alice
> turn
. daynight night
---
# 724.2b: night, and one spell is not enough, two are
> seat Alice Bob
> night
= it becomes night
> spell Alice
> turn
. daynight night
> spell Bob
> spell Bob
= Bob: 2 spells this turn
> turn
= it becomes day
. daynight day
---
# 724.2: a commander cast is a spell
> seat Alice Bob
> day
> cast Alice
> turn
. daynight day
---
# 724.2: once set it is always one of them
> seat Alice Bob
> day
> day
! it is already day
> night
. daynight night
> night
! it is already night
---
# storm counts for a turn
> seat Alice Bob
> storm +3
= storm 3
+  | storm 0 -> 3
. storm 3
> storm -1
. storm 2
> storm =7
. storm 7
> storm -8
! that would make -1; allowed: 0 to 9999
> turn
. storm 0
---
# an evening: a rematch counts who won; the first seat begins
> seat Alice Bob Carol
> out Alice
> out Carol
. players[1].wins 1
> rematch
. players[1].wins 1
. players[0].wins 0
. turn Alice
. round 1
> life Bob -40
> out Carol
. players[0].wins 1
> rematch Carol
. turn Carol
. players[0].wins 1
. players[1].wins 1
> turn
. turn Alice
> turn
> turn
. round 2
---
# a game that was not finished counts for nobody; the table may say who begins
> seat Alice Bob Carol
> option begins loser
> rematch
. turn Alice
> out Bob
> out Alice
= Carol wins
> rematch
. turn Bob
. players[2].wins 1
> option begins winner
> out Bob,Carol
> rematch
. turn Alice
> option begins sometimes
! option begins takes seat|loser|winner|chance|order, not "sometimes"
