# L-General-6: level, so each character but the avatars has one point more, and checks
game meccg
> seat A B
> character A Gandalf character=0
> character A Gimli points=2 character=2
> character B Legolas points=3 character=2
> mp A character +4 & mp A item +4 & mp B character +4 & mp B item +4
> chain
! the chain of strength comes only after a tied count
> council
= tied at 8: chain starts the chain of strength (L-General-6)
. phase council
. winner null
> chain
= chain of strength, round 1: corruption +1, 2 characters to check
. phase chain
. chain_round 1
. players[0].characters[1].needs 4
. players[1].characters[0].needs 5
> council
! the chain of strength counts after its last check
> check A Gandalf 6 6
! Gandalf is an avatar and not in the chain of strength (L-General-6)
> chain
! 2 characters not checked in this round yet: check P NAME
> check A Gimli 2 2
= Gimli rolls 4 against 3 corruption: passes
. winner null
> check A Gimli 2 2
! Gimli is already checked: chain starts the next round
> check B Legolas 3 3
= Legolas rolls 6 against 4 corruption: passes
= still tied at 8: chain starts the next round
# round two: two points more; who fails stops counting, and nothing else
> chain
. chain_round 2
> check B Legolas 2 3
= Legolas rolls 5 against 5 corruption: discarded
. players[1].points.character 2
> check A Gimli 3 3
= A wins 8 to 4: tournament points 6-0
= B, half rule: item 4 -> 2, the sum of the rest
= B, total: 4
. winner A
. tournament_points[0] 6
. phase over
. players[1].avatar_lost false
> chain
! the game is over: undo or rematch
> mp A item +1
! the game is over: undo or rematch
---
# nobody is left and it is still level: three each
> seat A B
> character A Gimli points=6 & character B Legolas points=6
> council
> chain
> check A Gimli 1 1
> check B Legolas 1 1
= still tied and nobody is left: tournament points 3-3 (L-General-6)
. winner null
. tournament_points[0] 3
. tournament_points[1] 3
. phase over
> result
@ winner null
@ tournament_points[0] 3
---
# nobody to check at all
> seat A B
> character A Gandalf
> council
> chain
= still tied and nobody is left: tournament points 3-3 (L-General-6)
. tournament_points[1] 3
---
# a minion taps and stays; both lose one and it goes on
> seat A B
> side A minion
> character A Gorbag points=3 item=1 & character B Legolas points=3 item=1
> character A Shagrat & character B Kili
> mp A item +2 & mp B item +2 & mp A kill +2 & mp B kill +2
> council
> chain
> check A Gorbag 2 2
. last_check.result taps
> check A Shagrat 6 6
> check B Kili 6 6
> check B Legolas 1 3
. last_check.result discarded
= A wins 4 to 2: tournament points 6-0
---
# L-General-7 holds for the chain as well
> seat A B
> character A Gimli & character B Legolas
> council
> chain
> order A 3 B 9
. first_check B
. phase chain
. chain_round 1
---
# the whole count is made again: the last ally gone, the other's count twice
> seat A B
> character A Gimli points=4 ally=1 & character B Legolas
> mp A ally +1 & mp A kill +2 & mp A misc +2 & mp B ally +1 & mp B kill +2 & mp B misc +2
> council
. players[0].final 5
> chain
> check A Gimli 1 2
> check B Legolas 6 6
= B, doubled: ally 1 -> 2, as A has none
. players[0].final 4
. players[1].final 6
. winner B
---
# CoE-10.3: no chain there, a tie is a tie
> option rules coe
> seat A B
> council
= a tie (CoE-10.3): tournament points 3-3
. tournament_points[0] 3
> chain
! no chain of strength with rules coe: a tie stays a tie (CoE-10.3)
---
# L-Etiquette-7: who was stalled gets the most that their own deck can score
> seat A B
> judge stall A
= B wins: A has stalled (L-Etiquette-7), tournament points 6-0
+ B | wins, tournament points 6-0 | stalling
. winner B
. tournament_points[0] 0
. tournament_points[1] 6
. judged stall
. offender A
> judge drop B
! the game is over: undo or rematch
> undo
# a deck whose main purpose is The One Ring
> deck B goal ring
= B's deck is built to win with The One Ring (L-Etiquette-7)
> judge stall A
. tournament_points[1] 7
> undo
> deck B goal points
> deck A goal ring
> judge stall A
. tournament_points[1] 6
---
# L-Etiquette-8: who drops out loses, and is out of the tournament
> seat A B
> turn
> judge drop B
= A wins: B drops out of the tournament (L-Etiquette-8), tournament points 6-0
. winner A
---
# L-Etiquette-10: who cheats is out of the event at once, in the midst of a draft too
> seat A B
> pool A add Gimli
> pool B add Legolas
> pool A seal
> pool B seal
> pick A Gimli
> judge cheat B
= A wins: B has cheated and is out of the event (L-Etiquette-10), tournament points 6-0
. phase over
. players[0].picked false
> rematch
! B is out of the event: no rematch (L-Etiquette-10)
> undo
> judge drop A
> rematch
! A has dropped out of the event: no rematch (L-Etiquette-8)
> undo
# who has only stalled plays on
> judge stall A
> rematch
= game 2: the same pools, decks and starting items
---
# what comes out after the count is judged all the same, once
> seat A B
> mp A kill +2 & mp B kill +1 & mp A item +2 & mp B item +1
> council
. winner A
> judge cheat A
. winner B
. tournament_points[0] 0
. tournament_points[1] 6
> judge cheat B
! the game is over: undo or rematch
---
# the game is won with The One Ring
> seat A B
> turn
> ring A
= A wins with The One Ring: tournament points 7-0
. tournament_points[0] 7
> council
! the game is over: undo or rematch
> rematch
. phase pools
. winner null
. tournament_points null
