# the draft from the second seat: a pick, a stop, an undo; a half that is open is closed by what others do
game meccg
press Tab
press v
> seat Alice Bob
press 2
press Enter
press a
press r
press Down
press Enter
press Backspace
press /
press l
press Enter
press Tab
press Esc
press Tab
press 2
press Enter
> pool Bob add "Boromir II" mind=4
press Down
press ^D
press Esc
> undo
press Tab
> pool Alice add Gimli mind=6
> pool Alice add Bilbo mind=5
> pool Bob add Legolas mind=5
> pool Bob add Sam mind=4
keep pools
press Enter
> pool Alice seal
press Tab
> undo
press Tab
press 2
> pool Bob seal
press Tab
> pool Alice seal
press Tab
as room
press Right
as
press 2
press Enter
press Enter
press Tab
> pick Alice Gimli
press Tab
as room
press Right
as
> undo
press Tab
press 1
press Enter
press Down
press Esc
press Right
press Left
> pick Alice Gimli
press 2
press Enter
press Enter
press Space
press Tab
> undo
press Tab
press Space
press Esc
> stop Alice
press Tab
press 1
press Enter
press Esc
as room
press Right
as
> undo
press 2
press Enter
press ^S
press Tab
press 1
press Enter
press Enter
press Tab
press Space
press Tab
press Space
> stop Alice
press Tab
press Space
press i
press Esc
press 2
press w
press Esc
press Enter
press Esc
---
# the council: who is named, checked, eliminated; a count by steps, taken back, and the next game
> seat Alice Bob
> turn 2
press Tab
> character 1 Gandalf
> character 1 Gimli points=2
> character 2 Legolas points=3
> character 2 Sam points=1
> mp 1 item +8 & mp 1 ally +3 & mp 2 item +4
press Tab
press v
press Down
press Tab
press v
> turn
press Tab
> undo
press Tab
> turn 1
press 2
> exhaust 1 & exhaust 1 & exhaust 2 & exhaust 2
> call 1
press Tab
> turn
press Tab
window 132x43
press Tab
> order 1 9 2 4
press Tab
press BackTab
press f
press Esc
as room
press Right
press Right
as
press Space
press Tab
> undo
press Tab
press v
press Space
press Space
press v
press Space
press v
card Alice
has big points
card Bob
has other Alice
press Tab
---
# the half that is open is the one player's: arrows, a click and the other's seal leave it; a pick is told, the deck is looked at
game meccg
> seat Alice Bob
> pool Alice add Gimli mind=6 & pool Alice add Bilbo mind=5 & pool Bob add Legolas mind=5 & pool Bob add Sam mind=4
press Enter
press Right
press Left
click Bob
press PgDn
press Esc
> pool Alice seal
press Tab
> pool Bob seal
press Tab
press 1
press Enter
press Enter
press Enter
quiet
row 22 Alice has picked. Bob picks now: Alice, please look away
press Right
press Esc
> undo
> pick Bob Legolas
press 1
press Enter
quiet
row 22 Bob has picked. Alice picks now: Bob, please look away
press Esc
> pick Alice Gimli
> reveal
press Tab
as room
press Right
as
card Alice
has list Alice's company
has item Gimli (mind 6) *
card Bob
has item Legolas (mind 5) *
> pick Bob Sam
press Tab
as room
press Right
as
> undo
press Enter
press Tab
> stop Alice
press Tab
press 2
> stop Bob
press Tab
as room
press Right
as
card Alice
press Enter
press Esc
> undo
press Tab
---
# only one goes on: what is revealed is theirs, and so is the focus
> seat Alice Bob
> pool Alice add Gimli mind=6 & pool Bob add Legolas mind=5 & pool Bob add Sam mind=4
> pool Alice seal & pool Bob seal
> stop Alice
press Tab
press Tab
> pick Bob Sam
press PgDn
hole who Bob
> reveal
card Bob
has item Sam (mind 4) *
press PgDn
as room
press Right
as
---
# the first kind is more than the others together; the room has people of one player alone
> seat Alice Bob
> turn 1
> mp 1 character +9 & mp 1 item +1 & mp 2 item +4
> character 2 Legolas
press Tab
as room
press Right
press Right
as
> council
press Tab
---
# a council that is opened in the middle shows all its steps; who has called, what is checked, what duplicates take
> seat Alice Bob
> turn 1
> character 1 Gandalf & character 1 Gimli points=2 & character 2 Legolas points=3 & character 2 Sam points=1
> mp 1 item +8 & mp 1 ally +3 & mp 2 item +4 & mp 2 kill +2
> check Alice Gimli 6 6
press Tab
card Alice
has item Gimli (check:
press v
press Tab
press v
> exhaust 1 & exhaust 1 & exhaust 2 & exhaust 2
> call 1
> turn
press Tab
reopen
press Tab
press v
press v
card Bob
has other Alice 11 (hero, has called the council)
has fact play deck exhausted 2
> order 1 9 2 4
> check Alice Gimli 6 6
card Alice
has item Gimli (checked)
press Tab
press v
> duplicates Bob 2
card Bob
has item unique cards shown from hand -2
press Space
press Space
press Space
> undo
press v
press Tab
press v
> eliminated Alice Gandalf
card Alice
lacks Gandalf
press Space
press Space
press Space
press Space
press Space
press Space
press v
> check Bob Legolas 6 6
press Tab
> check Bob Sam 6 6
press Tab
press v
press v
press Space
press v
press Space
press Space
press Space
press Space
press Space
press Space y
press Tab
press v
card Bob
has big points
press v
> undo
press Tab
press v
reopen
press Tab
---
# a fallen-wizard's catalogue tells heroes from minions; a card beside the pool, items that are listed
> seat Alice Bob
> side Alice fallen
press Enter
press a
press l
press Esc
press Esc
> pool Alice list Gimli Legolas item=Cram item=Cram
> pool Alice extra "Open to the Summons" enables=agent
card Alice
has item Gimli
has item Cram (minor item)
sizes
---
# two starting sites with long names, where the words have no room
> seat A B
> side A minion
> side B balrog
> pool A list "Orc Brawler"
> pool B list "Orc Brawler"
> pool A seal
> pool B seal
> stop A & stop B
> site A "Dol Guldur" "Minas Morgul"
> site B moria "the under-gates"
sizes
press Tab
---
# lists of options tell which is set; a search in the open half begins again, and is lost when the half closes
> seat Alice Bob
press R
press Esc
press y r
press Esc
press Esc
press O r
press Esc
press Esc
> option rules coe
press O r
press Esc
press Esc
> pool Alice list Gimli Kili Legolas & pool Bob list Faramir Sam
press Enter
press a g i
press Down
press /
press k
press Enter
press Esc
press 2 Enter
press f a
press Esc
press 1
press 2
> pool Alice seal & pool Bob seal
press 1 Enter
press Down
press Enter
press 2 Enter
press Enter
press Space
> undo
press 1 Enter
press Down
press /
press l e g
> pick Bob Sam
press Enter
---
# the present rules beside their keys; a site by the letter behind its article; the steps of the count from the first on
> option rules coe
> option length 3
> seat Alice Bob
choice o r coe
choice o l 3
> side 1 fallen
press Left
press o
press Esc
> pool 1 list Gimli
> pool 2 list Legolas
> pool 1 seal & pool 2 seal
> pick 2 Legolas
> reveal
press Left
press s
press w
> turn Alice
> mp Alice item +25 & mp Alice ally +5
> exhaust Alice & exhaust Alice
> call Alice
> turn
> order Alice 9 Bob 2
repeat 9 press Space
repeat 9 press Enter
