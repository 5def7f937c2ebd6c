# a level count is a count: its totals stay while the chain of strength decides, and no step is told
game meccg
> seat Alice 青木
> turn 1
> mp 1 item +4 & mp 2 item +4
> character 1 Gandalf
> character 2 Legolas points=3
> council
hides step
body 60x18 level
cursor 2 22
---
# a game that nobody counted shows its totals, too, and the points of the tournament
> seat Alice 青木
> turn 1
> mp 1 item +8 & mp 2 item +4
> ring Alice
hides step
body 60x18 40x12 over without a count
---
# what is cut is told in its row
> seat Alice 青木
> turn 1
> mp 1 item +8 & mp 1 ally +3 & mp 2 item +4
> council
shows to 6
---
# a count before all corruption checks is early, and says how many are open
> seat Alice 青木
> turn 1
> character 1 Gandalf
> character 2 Legolas points=3
press Space
shows the count ends the game: nobody has called the council
press n
> order 1 9 2 4
press v Space Space Space Space Space Space
shows the count ends the game: 2 corruption checks are not made
press y -> council
---
# beside a letter typed stands what it finds; before, how full the pool is
> seat Alice Bob
press Enter
row 4 0 of 10
press a
row 4 matches
press r
row 4 matches
---
# the columns of the count stand where their heads are whole; below 60 columns the sums alone
> seat Alice Bob
> turn 1
> mp 1 item +8 & mp 1 ally +3 & mp 2 item +4
window 60x18
shows half final
window 59x18
hides half
shows sum
---
# Space counts once: one undo leads back into play
> seat Alice 青木
> turn 1
> mp 1 item +8 & mp 1 ally +8 & mp 2 item +4 & mp 2 ally +4
press Space y -> council
repeat 6 press Space
> undo
. phase play
---
# beside a player who has made all checks Space goes on to the one who has not
> seat Alice Bob
> turn 1
> character 1 Gimli & character 2 Faramir
> council
> chain
> check 1 Gimli 1 1
press 1
row 23 Space next check
press Space
row 23 Space roll a check
hole seat Bob
---
# Space goes through the steps of the count, and each is told in words (L-General-12)
> seat Alice Bob
> turn 1
> mp Alice character +3 & mp Alice item +8 & mp Alice faction +2 & mp Alice kill +1
> mp Bob character +4 & mp Bob ally +2 & mp Bob faction +4 & mp Bob kill +1 & mp Bob misc +1
wakes 5
press Right
> order 1 9 2 4
shows the sums of the points, without eliminated characters
press Space
shows doubled: Alice's item 8 to 16, Bob's ally 2 to 4
press Space
shows is cut to 6, the sum of the rest
press Space
shows one less for each unique card shown from the other's hand
press Space
shows five less for a lost avatar
---
# one doubled by itself is told with the reason
> seat Alice Bob
> turn 1
> mp Alice item +8 & mp Alice ally +2 & mp Bob ally +2 & mp Bob misc +1
press Right
> order 1 9 2 4
press Space
shows Alice's item, 8, is doubled to 16: the other has none
---
# both are cut: each is told, one after the other
> seat Alice Bob
> turn 1
> mp Alice item +8 & mp Alice kill +2 & mp Bob ally +6 & mp Bob misc +1
press Right
> order 1 9 2 4
press Space
shows doubled: Alice's item 8 to 16, Bob's ally 6 to 12
press Space
shows cut to the sum of the rest: Alice's item 16 to 2, Bob's ally 12 to 1
---
> seat Alice Bob
> turn 1
> mp Alice character +3 & mp Bob character +3 & mp Alice ally +3 & mp Bob ally +3
press Right
> order 1 9 2 4
press Space
shows nothing is doubled
press Space
shows nothing is cut: no kind is more than all the others together
