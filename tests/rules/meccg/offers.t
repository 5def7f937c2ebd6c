# A pool is its player's secret: the table offers the acts, its player alone the names in it
game meccg
> seat Alice Bob
> pool Alice add Gimli
> offers
@ offers[first].loses the game begins without a draft
@ offers[takeout].choices.card.length 0
@ offers[side].choices.side[1].word minion
> offers Alice
@ offers[takeout].choices.card[0].word Gimli
@ offers[add].line pool Alice add {name}
# a pool that has room, or is empty, stays so
@ offers[seal].kind act
@ offers[seal].loses the pool is sealed: it stays as it is for the whole event
> offers Bob
@ offers[seal].loses Bob's pool is sealed empty
> pool 2 list Gimli Kili Faramir Elrond Arwen Balin Bifur Bombur Dwalin Legolas
> offers Bob
@ offers[seal].kind due
@ offers[seal].loses null
---
# Both pick, and may pick again; who stops shows no more; a reveal comes next
> seat Alice Bob
> pool 1 list Gimli "Aragorn II" Elrond
> pool 2 list Legolas Arwen
> pool 1 seal
> pool 2 seal
> offers
@ offers[pick].kind due
@ offers[pick].choices.card.length 0
@ offers[stop].loses Alice shows no more characters: a company of 0
> pick Alice Elrond
> pick Bob Legolas
> offers Alice
@ offers[pick].kind act
@ offers[pick].choices.card.length 2
@ offers[pick].choices.card[0].word Gimli
> offers
@ offers[reveal].kind due
@ offers[reveal].seat null
> reveal
# over 20 with Aragorn: not among the choices
> pick Alice Gimli
> pick Bob Arwen
> reveal
> offers Alice
@ offers[pick].id nothing
@ offers[stop].id stop
> offers
@ offers[pick].id pick
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
@ offers[first].kind act
@ offers[first].loses the game begins, but not all is ready: Alice says where the company starts
> offers Alice
@ offers[site].kind due
@ offers[site].choices.site[2].word "Minas Morgul" "Dol Guldur"
@ offers[item].kind once
@ offers[todeck].choices.card[0].word Shagrat
@ offers[deck].loses the deck is sealed: it stays as it is for the whole event
> site 1 "Minas Morgul" "Dol Guldur"
> offers Alice
@ offers[site].kind act
@ offers[place].kind due
@ offers[place].choices.start[1].word "Dol Guldur"
> item 1 Gorbag Orc-draughts
> offers Alice
@ offers[without].choices.borne[0].text without Orc-draughts
---
# A roll or a count in the midst of play cuts turns off; after the last turn the roll comes next
> seat Alice Bob
> turn Alice
> character Alice Gimli points=2
> mp Alice item +25 & mp Alice faction +25
> exhaust Alice
> offers
@ offers[council].loses the count ends the game: nobody has called the council
@ offers[order].kind act
@ offers[order].loses nobody has called the council
@ offers[turn].seat Alice
@ offers[turn].loses null
@ offers[call].id call
> call Alice
> offers
@ offers[order].loses Bob gets no last turn
> turn
> offers
@ offers[council].loses the count ends the game: Bob's last turn is over
@ offers[order].kind act
@ offers[order].loses Bob's last turn is over
> offers Bob
@ offers[remove].id remove
> order Alice 9 Bob 2
> offers
@ offers[council].loses the count ends the game: 1 corruption check is not made
@ offers[order].loses null
@ offers[name].kind due
@ offers[name].choices.first[0].word Gimli
> check Alice Gimli 6 6
> offers
@ offers[council].kind due
@ offers[council].loses null
> council
> offers
@ offers[council].kind act
@ offers[rematch].loses null
---
# A level count is followed by the chain of strength, and its checks
> seat Alice Bob
> turn Alice
> character Alice Gimli points=2
> mp Alice item +4
> mp Bob item +4
> council
> offers
@ offers[chain].kind due
> chain
> offers Alice
@ offers[check].kind due
@ offers[check].choices.person[0].note 4 or more
---
# a card of another kind does not count, and two of a name are one choice
> seat Alice Bob
> pool 1 list Gimli Legolas
> pool 1 extra Torch unique=no & pool 1 extra Torch unique=no
> offers Alice
@ offers[takeout].choices.card.length 3
@ offers[takeout].choices.card[2].note does not count
---
# who may still give an item is named, the second player too; two items of a name are one choice
> seat Alice Bob
> pool 1 list Gimli
> pool 2 list Legolas Arwen
> pool 1 item Cram & pool 1 item Cram
> pool 2 item Cram & pool 2 item "Horn of Anor"
> pool 1 seal & pool 2 seal
> pick 1 Gimli & pick 2 Legolas
> reveal
> stop 2
> site 1 Rivendell & site 2 Rivendell
> offers Alice
@ offers[item].choices.starter.length 1
@ offers[item].choices.item.length 1
> item 1 Gimli Cram
> offers
? Bob may still give 1 starting item
---
# by the Council of Elrond nobody names the first check
> option rules coe
> seat Alice Bob
> turn Alice
> character Alice Gimli points=2 & character Bob Legolas points=2
> mp Alice item +25
> exhaust Alice
> call Alice
> turn
> order Alice 9 Bob 2
> offers
@ offers[name].kind act
@ offers[check].kind due
