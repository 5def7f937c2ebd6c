# A pool is its player's secret: the table offers the acts, its player alone the names in it
game meccg
> seat Alice Bob
> pool Alice add Gimli
> offers
@ offers[0].id first
@ offers[0].loses the game begins without a draft
@ offers[1].id takeout
@ offers[1].choices.card.length 0
@ offers[8].id side
@ offers[8].choices.side[1].word minion
> offers Alice
@ offers[0].id takeout
@ offers[0].choices.card[0].word Gimli
@ offers[1].line pool Alice add {name}
# a pool that has room, or is empty, stays so
@ offers[2].id seal
@ offers[2].kind act
@ offers[2].loses the pool is sealed: it stays as it is for the whole event
> offers Bob
@ offers[1].loses Bob's pool is sealed empty
> pool 2 list Gimli Kili Faramir Elrond Arwen Balin Bifur Bombur Dwalin Legolas
> offers Bob
@ offers[1].id seal
@ offers[1].kind due
@ offers[1].loses null
---
# Both pick, and may pick again; who stops shows no more; a reveal comes next
> seat Alice Bob
> pool 1 list Gimli "Aragorn II" Elrond
> pool 2 list Legolas Arwen
> pool 1 seal
> pool 2 seal
> offers
@ offers[0].id pick
@ offers[0].kind due
@ offers[0].choices.card.length 0
@ offers[1].loses Alice shows no more characters: a company of 0
> pick Alice Elrond
> pick Bob Legolas
> offers Alice
@ offers[0].kind act
@ offers[0].choices.card.length 2
@ offers[0].choices.card[0].word Gimli
> offers
@ offers[0].id reveal
@ offers[0].kind due
@ offers[0].seat null
> reveal
# over 20 with Aragorn: not among the choices
> pick Alice Gimli
> pick Bob Arwen
> reveal
> offers Alice
@ offers[0].id stop
> offers
@ offers[0].id pick
---
# The first turn waits for sites and items; a sealed deck is final
> seat Alice Bob
> side 1 minion
> pool 1 list Gorbag Shagrat
> pool 2 list Legolas
> pool 1 seal
> pool 2 seal
> pick 1 Gorbag
> pick 2 Legolas
> reveal
> stop 1
> offers
@ offers[0].id first
@ offers[0].kind act
@ offers[0].loses the game begins, and not all is ready: Alice says where the company starts: site
> offers Alice
@ offers[0].id site
@ offers[0].kind due
@ offers[0].choices.site[2].word "Minas Morgul" "Dol Guldur"
@ offers[1].id item
@ offers[1].kind once
@ offers[2].choices.card[0].word Shagrat
@ offers[9].id deck
@ offers[9].loses the deck is sealed: it stays as it is for the whole event
> site 1 "Minas Morgul" "Dol Guldur"
> offers Alice
@ offers[0].kind act
@ offers[1].id place
@ offers[1].kind due
@ offers[1].choices.start[1].word "Dol Guldur"
> item 1 Gorbag Orc-draughts
> offers Alice
@ offers[2].id without
@ offers[2].choices.borne[0].text without Orc-draughts
---
# A roll or a count in the midst of play cuts turns off; after the last turn the roll comes next
> seat Alice Bob
> turn Alice
> character Alice Gimli points=2
> mp Alice item +25 & mp Alice faction +25
> exhaust Alice
> offers
@ offers[0].id council
@ offers[0].loses the count ends the game: nobody has called the council
@ offers[1].id order
@ offers[1].kind act
@ offers[1].loses nobody has called the council
@ offers[2].id turn
@ offers[2].seat Alice
@ offers[2].loses null
@ offers[3].id call
> call Alice
> offers
@ offers[1].loses Bob then has no last turn
> turn
> offers
@ offers[0].loses the count ends the game: Bob's last turn is over
@ offers[1].kind act
@ offers[1].loses Bob's last turn is over
> offers Bob
@ offers[0].id remove
> order Alice 9 Bob 2
> offers
@ offers[0].loses the count ends the game: 1 corruption check is not made
@ offers[1].loses null
@ offers[4].id name
@ offers[4].kind due
@ offers[4].choices.first[0].word Gimli
> check Alice Gimli 6 6
> offers
@ offers[0].kind due
@ offers[0].loses null
> council
> offers
@ offers[0].kind act
@ offers[11].id rematch
@ offers[11].loses null
---
# A level count is followed by the chain of strength, and its checks
> seat Alice Bob
> turn Alice
> character Alice Gimli points=2
> mp Alice item +4
> mp Bob item +4
> council
> offers
@ offers[1].id chain
@ offers[1].kind due
> chain
> offers Alice
@ offers[1].id check
@ offers[1].kind due
@ offers[1].choices.person[0].note 4 or more
