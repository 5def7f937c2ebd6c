# nobody sits at the table
game meccg
body 60x18 nobody sits here
cursor 7 4
sizes
---
# making a pool, with both halves curtained and with one open
> seat Alice 青木
shows 0 of 10 in the pool
press Enter
> pool 1 add Gimli
> pool 1 extra "Open to the Summons" enables=agent
body 60x18 a pool being made
cursor 3 8
press a r a
shows Aragorn II 9
press Enter -> pool Alice add "Aragorn II"
---
# a pool is sealed: the focus goes to the player whose pool is open
> seat Alice Bob
> pool 1 list Gimli
> pool 2 list Legolas
press S y -> pool Alice seal
press S y -> pool Bob seal
# the first picks first
press Enter
press Enter -> pick Alice Gimli
---
# a pick may be changed until the reveal: 1 and Enter open her own half, never the other one
> seat Alice Bob
> pool 1 list Gimli Kili
> pool 2 list Legolas Faramir
> pool 1 seal
> pool 2 seal
> pick 1 Gimli
press 1 Enter
shows Enter keep
# what stays is no new pick
press Enter
hides picked again
shows CURTAIN
press 1 Enter
press k i Enter -> pick Alice Kíli
shows picked again
# a letter finds; the act of the letter s has a key of its own in an open half
press 2 Enter ^S
shows Bob shows no more characters: a company of 0
press y -> stop Bob
---
# a whole name is meant before a part of another
> seat Alice Bob
press Enter o r i Enter -> pool Alice add Ori
---
# both pools are sealed
> seat Alice 青木
> pool 1 list Gimli Kili "Aragorn II" "Barliman Butterbur" Faramir Halbarad Beretar Elrond
> pool 2 list Legolas Beretar "Aragorn II" Arwen "Gildor Inglorion"
> pool 1 seal
> pool 2 seal
keep sealed
sizes
press Enter
sizes
--- sealed
# the third round of the draft: nobody has picked
> pick 1 Gimli
> pick 2 Legolas
> reveal
> pick 1 Kili
> pick 2 Beretar
> reveal
press Space
quiet
keep third
--- third
# a pick in private, in every tier
> pick 2 Arwen
press Enter a r
body 60x18 200x60 draft, private entry
cursor 11 10
--- third
# the same unique person is set aside
> pick 1 Aragorn
> pick 2 Aragorn
> reveal
body 60x18 200x60 draft, reveal
cursor 1 1
shows same unique person
--- third
# below the promised floor: the totals as text, and everything can still be done
window 40x12
press Enter a r
body 40x12 draft, private entry
cursor 2 10
> pick 1 Aragorn
> pick 2 Aragorn
> reveal
body 40x12 draft, reveal
--- third
# the draft in ASCII without colours
as ascii mono
> pick 1 Faramir
> pick 2 Arwen
shows Alice has picked
body 60x18 draft, both have picked
> reveal
body 60x18 draft, reveal
press Space
press Enter
shows pick  _
--- third
# without colours words and signs tell the state
as ascii mono
> pick 1 Aragorn
shows Alice has picked
shows has not picked
shows CURTAIN
> pick 2 Aragorn
> reveal
shows SET ASIDE
--- third
# one player has finished
> stop 1
shows FINISHED
shows has stopped
> pick 2 Arwen
> reveal
shows FINISHED
shows JOINS
--- third
# items, sites and the deck
> stop 1
> stop 2
> item 1 Gimli Dagger
> item 1 Kili Shield
> site 1 Rivendell
> deck 1 set creature 11
> deck 1 set resource 30
> deck 1 set hazard 19
> deck 1 set sideboard 31
body 60x18 200x60 items, sites and the deck
shows Gimli  Dagger of Westernesse
shows 11 of 12
as ascii mono
shows NOT LEGAL
shows ! 11 creatures
--- third
# the one who goes on has the focus after a stop; then both begin again with the first half
press s y -> stop Alice
hole seat 青木
press s y -> stop 青木
hole seat Alice
press S
shows the deck is sealed: it stays as it is
--- third
# keys of the draft
try Space -> ~ has not picked
try s y -> stop Alice
press 2
try s y -> stop 青木
press 1
# letters are text in an open half
hole aim
press Enter
hole aim "Aragorn II"
press s Space
shows pick  s _
press Backspace Backspace f a r a
hole aim Faramir
press q
press Enter -> ! no card of the pool matches: Backspace
press Backspace
try Enter -> pick Alice Faramir
> pick Alice Faramir
# a pick closes the half; the next key opens that of the other player
shows Alice has picked
shows 青木 has not picked
hole seat 青木
hole aim
press Enter Esc
hole aim
press Enter
hole seat 青木
press Down
press Enter -> pick 青木 Arwen
press Space -> reveal
press Space
try Space -> ~ has not picked
--- third
# a line, an undo and Tab close an open half
press Enter f a r a
> note the bell rings
hole aim
press Enter
> undo
hole aim
press Enter
press Tab
hole aim
--- third
# an undo of a reveal
> pick 1 Faramir
> pick 2 Arwen
> reveal
shows JOINS
> undo
hides JOINS
try Space -> reveal
---
# the council, step by step
> seat Alice 青木
> turn 1
> mp 1 character +3 & mp 1 item +8 & mp 1 faction +2 & mp 1 kill +1
> mp 2 character +4 & mp 2 ally +2 & mp 2 faction +4 & mp 2 kill +1 & mp 2 misc +1
press 1
> order 1 9 2 4
shows step 1 of 6
keep worked
press Space Space
body 60x18 council, step 3
shows 8 16  to 6
# the whole sentence, to the column before the last
window 65x20
shows step 3 of 6: Alice's item, 16, is cut to 6, the sum of the rest
window 64x20
shows 3/6: Alice's item, 16, is cut to 6, the sum of the rest
window 80x24
repeat 3 press Space
press Space -> council
body 60x18 200x60 40x12 council, counted
shows shown from hand
--- worked
# the council and the people in every size
sizes
press v
sizes
---
# a level count and the chain of strength
> seat Alice 青木
> turn 1
> mp 1 item +4 & mp 2 item +4
> character 1 Gandalf
> character 1 Gimli points=2
> character 1 Shadowfax kind=ally
> character 2 Legolas points=3
> character 2 Arwen points=6
> council
> chain
press 1
# the focus is on the first person to be checked
hole aim Gimli
> check 1 Gimli 6 6
> check 2 Legolas 1 1
keep level
body 60x18 40x12 200x60 chain of strength
shows 6+1  8+
sizes
press v
sizes
--- level
# after a check the focus is on the next person to be checked; Space and r roll, Tab stays on the last one
hole seat 青木
hole aim Arwen
try r -> check 青木 Arwen
try Space -> check 青木 Arwen
press Tab
hole aim Arwen
press 1
try r -> ! Alice has no corruption check to make now
press 2
press Up
hole aim Legolas
# the arrows go to another cell of the points
press v Up Down Down
try + -> mp 青木 item +1
press Left
try + -> mp Alice item +1
---
# a list of characters: by mind, found by name, race and mind; / begins again
> seat Alice Bob
press Enter
hole aim Elrond
press d w a r
hole aim "Thráin II"
press / 1 0
hole aim Elrond
press / g i m Enter -> pool Alice add Gimli
---
# a refusal names the key of its cure
> seat Alice Bob
press s -> ! the draft begins when both pools are sealed: S
press S
shows Alice's pool is sealed empty
--- third
# the first turn is asked for while a site or an item is owed (L-Additional-7, L-Etiquette-9)
> stop 1
> stop 2
quiet
shows Alice says where the company starts
press 1
try n 1 y -> first Alice
press w -> site Alice Rivendell
press 2 w -> site 青木 Rivendell
quiet
shows Alice may still give 2 starting items
> item 1 Gimli Cram
> item 1 Kili Cram
> item 2 Legolas Cram
> item 2 Beretar Cram
# who begins is asked: either player, or chance
try n 2 -> first 青木
seed 2
try n r -> first
press 1 n 1 -> first Alice
# Space does not end the game in a turn
try Space y -> council
# who tries to remove a corruption card, and its points (L-Additional-1)
> character 1 Gimli points=2
seed 5
press b a L u r e Enter 2 Enter 5 Enter t -> remove Alice "Lure" by=Gimli points=2 needs=5
# L-General-7: the winner of the roll names the first check
> order 1 9 2 3
quiet
shows Alice names the first check, on either side
try Space -> order Alice Gimli
press f -> order Alice Gimli
quiet
shows Gimli makes the first check
press Space -> check Alice Gimli
press v
press Space Space Space Space Space
try Space y -> council
---
# which starter begins at which of two sites; where the avatar enters play (L-Additional-7)
> seat Alice Bob
> side 1 minion
> pool 1 list Gorbag
> pool 2 list Legolas
> pool 1 seal
> pool 2 seal
> pick 1 Gorbag
> pick 2 Legolas
> reveal
press Space 1
press w b -> site Alice "Minas Morgul" "Dol Guldur"
press W b -> place Alice Gorbag "Dol Guldur"
> turn 1
> character 1 Khamul
press v Down
press w M i n a s Enter -> place Alice "Khamûl the Ringwraith" "Minas"
. players[0].characters[1].at Minas Morgul
press Up e -> eliminated Alice Gorbag
---
# other cards face down: nothing that people may see differs (what the manual promises)
> seat Alice Bob
> pool 1 list Gimli Kili Elrond
> pool 2 list Legolas Arwen
> pool 1 seal
> pool 2 seal
> pick 1 Elrond
keep secret
---
> seat Alice Bob
> pool 1 list Gimli Kili Balin
> pool 2 list Legolas Faramir
> pool 1 seal
> pool 2 seal
> pick 1 Gimli
twin secret
press 2
> stop 2
> undo
sizes
# nor on the pages for a whole room
as room
press Right
press Right
