# the next game of an event: pools, sides and items stay; calls, rolls, checks and ends are gone
game meccg
> seat A B
> side A minion sauron
> pool A add Gorbag & pool B add Legolas
> pool A seal
> pool B seal
> pick A Gorbag & pick B Legolas & reveal
> item A Gorbag "Old Blade" sure
> turn A
> remove A Lure needs=6 6 6
> untap B sideboard 1
> turn B
> exhaust B & exhaust B
> call B
> turn A
= round 2, A has the last turn
> order A 9 B 3
> order B Legolas
> check B Legolas 6 6
> order A 9 B 3
> order B Legolas
! Legolas has no check to make now: name another (L-General-7)
> order A 5 B 5
. first_check null
> order A 9 B 3
> order A Gorbag
> ring A
. phase over
> judge stall B
! the game is over: undo or rematch
> rematch
= game 2: the same pools, decks and starting items
. players[0].side minion
. called_by null
. first_check null
. first_named null
. last_check null
. last_removal null
. tournament_points null
. winner null
> pick A Gorbag & pick B Legolas & reveal
> turn
= round 1, A is on turn
> remove A Lure needs=6 6 6
> untap B sideboard 1
> judge stall B
. judged stall
> rematch
. judged null
> pick A Gorbag & pick B Legolas & reveal
> item A Gorbag "Other Blade" sure
! Other Blade is not among the starting items of this event (L-Etiquette-2)
> item A Gorbag "Old Blade"
> mp A kill +1 & mp A misc +1
. players[0].points.kill 1
> council
. phase over
> mp A kill +1
. phase council
---
# .. a chain of strength begins at its first round again, and a count is asked for again
> seat A B
> character A Gimli & character B Legolas
> council
> chain
> check A Gimli 6 6 & check B Legolas 6 6
> chain
. chain_round 2
> rematch
> character A Gimli & character B Legolas
> order A 9 B 3
> chain
! count first: council
> council
> chain
= chain of strength, round 1: corruption +1, 2 characters to check
> order A 9 B 3
> order A Gimli
> check A Gimli 6 6 & check B Legolas 6 6
> order B Legolas
! Legolas has no check to make now: name another (L-General-7)
> chain
. first_named null
> check B Legolas 6 6
---
# who stops takes back a pick
> seat A B
> pool A list Gimli Kili & pool B list Legolas Strider
> pool A seal
> pool B seal
> pick A Gimli
> stop A
. players[0].picked false
> pick B Legolas
> reveal
. players[0].influence.available 20
---
# a draft that is broken off shows nothing of either player
> seat A B
> pool A list Gimli Kili & pool B list Legolas Strider
> pool A seal
> pool B seal
> pick A Gimli
> pick B Legolas
> judge cheat B
. players[0].picked false
. players[1].picked false
---
# a rematch after a tied count asks for a count again; a half is not cut
> seat A B
> mp A character +2 & mp A item +2 & mp B character +2 & mp B item +2
> council
. players[0].council.halved null
> rematch
> order A 9 B 3
> chain
! count first: council
---
# who comes into play again is not checked yet, and has no points to take away but new ones
> seat A B
> character A Gimli character=2 & mp A character +2
> check A Gimli 6 6
. players[0].characters[0].checked true
> gone A Gimli
. players[0].points.character 0
> character A Gimli
. players[0].characters[0].checked false
> gone A Gimli
. players[0].points.character 0
---
# points that change after a tied count are counted before the chain; in the chain nobody loses an avatar
> seat A B
> character A Gandalf & character A Gimli & character B Legolas
> council
> mp A kill +1 & mp B kill +1
> chain
! count first: council
> council
> chain
> eliminated A Gandalf
. players[0].avatar_lost false
