# L-General-12: the count in its order: sums, doubling, half rule, duplicates, the lost avatar
game meccg
> seat A B
> mp A character +3 & mp A item +8 & mp A faction +2 & mp A kill +1
> mp B character +4 & mp B ally +2 & mp B faction +4 & mp B kill +1 & mp B misc +1
> council
= B wins 14 to 12: tournament points 4-2
= A, sums: character 3, ally 0, item 8, faction 2, kill 1, misc 0
= A, doubled: item 8 -> 16, as B has none
= A, half rule: item 16 -> 6, the sum of the rest
= A, total: 12
= B, sums: character 4, ally 2, item 0, faction 4, kill 1, misc 1
= B, doubled: ally 2 -> 4, as A has none
= B, total: 14
. players[0].final 12
. players[1].final 14
. players[0].council.doubled[0] item
. players[0].council.halved item
. players[1].council.halved null
. winner B
. tournament_points[0] 2
. tournament_points[1] 4
. phase over
> result
@ winner B
@ tournament_points[1] 4
= A: 2 tournament points
# a miscount that is noticed is put right, and counted again
> mp A kill +1
. winner null
. phase council
> result
! the game is not over: council counts, judge or ring ends it
> council
. players[0].final 14
. winner null
---
# unique cards shown from hand and the lost avatar come after the half rule
> seat A B
> mp A character +10 & mp A kill +4 & mp B character +1
> duplicates A 2
= 2 unique cards shown from hand against A: -1 each
> eliminated A avatar
> council
= A, half rule: character 10 -> 4, the sum of the rest
= A, unique cards shown from hand: -2
= A, avatar lost: -5 (L-Additional-5)
= A, total: 1
. players[0].final 1
# one category alone has no rest to be cut to
. players[1].final 0
---
# kill and miscellaneous are never doubled, and are cut as well
> seat A B
> mp A kill +9 & mp A misc +2 & mp A item +1
> mp B character +3 & mp B item +2
> council
= A, half rule: kill 9 -> 3, the sum of the rest
= B, doubled: character 3 -> 6, as A has none
= B, half rule: character 6 -> 2, the sum of the rest
. players[0].final 6
. players[1].final 4
. tournament_points[0] 5
---
# points below zero are kept; the other's below zero are none; only what is positive is compared
> seat A B
> mp A ally =-2 & mp A character +4 & mp A faction +3
> mp B ally +2 & mp B character +4 & mp B faction +1
> council
= A, half rule: character 4 -> 3, the sum of the rest
. players[0].final 4
. players[1].final 9
. players[1].council.halved null
. tournament_points[1] 6
---
# tournament points: twice as many 6-0, half as many again 5-1, more 4-2
> seat A B
> mp A character +4 & mp A item +4 & mp B character +2 & mp B item +2
> council
. tournament_points[0] 6
> mp B kill +1
> council
= A wins 8 to 5: tournament points 5-1
. tournament_points[1] 1
> mp A kill +1 & mp B kill +1
> council
= A wins 9 to 6: tournament points 5-1
> mp B misc +1
> council
. tournament_points[0] 4
# a loser without points: 6-0
> mp B character =0 & mp B item =0 & mp B kill =0
> council
. tournament_points[0] 6
---
# L-General-7: both roll for who chooses the first check; equal is rolled again
> seat A B
> order A 7 B 7
= 7 each: roll again (L-General-7)
. first_check null
. phase council
> order A 7 A 8
! both players roll: order A N B N
> order B 9 A 4
= B chooses the first check, on either side (L-General-7)
+ B | 9 to 4: chooses the first check
. first_check B
seed 3
> order
> check A Gimli points=2 6 6
. last_check.result pass
---
# calling: points and exhaustions by the length of the game, or exhaustions alone
> seat A B
> turn A
> call A
! A cannot call yet: points 0, exhaustions 0; needed 25 and 1, or exhaustions 2 (CoE-10.2)
> mp A faction +25
> call A
! A cannot call yet: points 25, exhaustions 0; needed 25 and 1, or exhaustions 2 (CoE-10.2)
> exhaust A
= A has exhausted the play deck 1 time
> call A
= A calls the council at the end of the turn: B has one last turn
. called_by A
> call B
! A has called the council already
> turn
= round 1, B has the last turn
. first_check null
> turn
! the last turn is over: now order, the checks, then council
---
# it is called at the end of one's own turn; CoE-10.3: who has the last turn begins the checks
> option rules coe
> seat A B
> turn A
> exhaust B & exhaust B
> call B
! not your turn: call the council at the end of your own; turn B (CoE-10.2)
> turn B
> call B
> turn A
= the player with the last turn begins the checks (CoE-10.3)
. first_check A
---
# L-Additional-5: the lost avatar counts for calling too
> seat A B
> mp A faction +25
> exhaust A
> eliminated A avatar
> call A
! A cannot call yet: points 20, exhaustions 1; needed 25 and 1, or exhaustions 2 (CoE-10.2)
> mp A faction +5
> call A under-deeps=1
! A cannot call yet: points 24, exhaustions 1; needed 25 and 1, or exhaustions 2 (CoE-10.2)
> exhaust A
> call A under-deeps=1
. called_by A
---
# the other lengths
> seat A B
> option length 1
> mp A faction +19
> call A
! A cannot call yet: points 19, exhaustions 0; needed points 20 or an exhaustion (CoE-10.2)
> mp A faction +1
> call A
> undo
> option length 3
> exhaust A & exhaust A & mp A faction +9
> call A
~ needed 30 and 2, or exhaustions 3
> mp A faction +1
> call A
> undo
> option length 4
> call A
~ needed 40 and 3, or exhaustions 4
> exhaust A & exhaust A
> call A
> exhaust B & exhaust B & exhaust B
> exhaust B
= both have: the game ends, the council meets (CoE-10.2)
---
# minions and the Balrog call with a card only
> seat A B
> side A minion
> exhaust A & exhaust A
> call A
! minion needs the card Sudden Call: call A sudden (CoE-10.2)
> call A sudden
. called_by A
---
# rounds of a tournament
> rounds 2
@ rounds 1
@ official false
> rounds 5
@ rounds 3
@ official false
> rounds 6
@ rounds 3
@ official true
> rounds 16
@ rounds 4
> rounds 17
@ rounds 5
> rounds 64
@ rounds 6
> rounds 65
@ rounds 7
= 65 players: 7 rounds
---
# L-General-7: the winner of the roll names the first check, of either side
> seat A B
> character A Gimli & character A Kili & character B Legolas
> check A Gimli 6 6
> order A Gimli
! both roll first: order (L-General-7)
> order A 3 B 9
# a check of the game is none of the council
. players[0].characters[0].checked false
. first_named null
> order A Gandalf
~ no "Gandalf" is in play for A
> order A Gimli
= Gimli makes the first check (L-General-7)
+ B | names Gimli for the first check
. first_named.player A
. first_named.name Gimli
> check B Legolas 6 6
! Gimli makes the first check, as B chose (L-General-7)
> check A Gimli 6 6
> check B Legolas 6 6
> order B Legolas
! Legolas has no check to make now: name another (L-General-7)
# a new roll, a new choice
> order A 9 B 3
. first_named null
---
# L-General-12: who is eliminated before the count takes the points along; only the avatar costs five
> seat A B
> character A Gimli character=2 item=1 & character A Gandalf
> mp A character +2 & mp A item +3 & mp B item +1
> eliminated A Gimli
= Gimli is eliminated
. players[0].characters[0].state eliminated
. players[0].points.character 0
. players[0].points.item 2
. players[0].avatar_lost false
> eliminated A Gimli
! Gimli is no longer in play
> eliminated A Gandalf
. players[0].avatar_lost true
---
# both sides' doublings are told
> seat A B
> mp A item +2 & mp A faction +3 & mp B ally +1 & mp B faction +2
> council
= A, doubled: item 2 -> 4, as B has none
= B, doubled: ally 1 -> 2, as A has none
---
# order: a roll is 1 to 99
> seat A B
> order A 0 B 5
! "0" is not a number from 1 to 99; usage: order [P N Q N | P NAME]
> order A 5 B 100
! "100" is not a number from 1 to 99; usage: order [P N Q N | P NAME]
> order A 99 B 1
= A chooses the first check, on either side (L-General-7)
---
# points are -999 to 999
> seat A B
> turn A
> mp A item +999
> mp A item +1
! that would make 1000; allowed: -999 to 999
> mp A item =-999
> mp A item -1
! that would make -1000; allowed: -999 to 999
