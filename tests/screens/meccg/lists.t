# a pool's minor items stand above its open half; after the draft keys give them to starters (CoE-1.7)
game meccg
> seat Alice Bob
> pool 1 list Gimli Kili item=Cram item="Dagger of Westernesse"
> pool 2 list Legolas
press 1 Enter
shows items: Cram, Dagger of Westernesse
press Esc
hides Cram
> pool 1 seal
> pool 2 seal
> pick 1 Gimli
> pick 2 Legolas
> reveal
> pick 1 Kili
> reveal
press Space 1 i a a -> item Alice Gimli Cram
press i -> item Alice Kíli "Dagger of Westernesse"
press i
! a company starts with at most 2 minor items
---
# the deck in private: what is wrong by name, each card with its line, and nothing for others
> seat Alice Bob
> pool 1 list Gimli item=Cram
> pool 2 list Legolas
> deck 1 list resource 3 Cram at=12 creature 3 Cave-drake at=14 hazard 1 "An End of Tales" at=15 sideboard 1 Abductor at=20
> pool 1 seal
> pool 2 seal
> pick 1 Gimli
> pick 2 Legolas
> reveal
press Space
shows line 12: 4 of one card
hides Cram
press 2 Enter
hides Abductor
press 1 Enter
shows Cram: line 12: 4 of one card
shows 3 Cave-drake
shows line 14
shows not known
press Down
as watching
hides Cave-drake
as
press Esc
hides Cave-drake
card Alice
has secret your deck: NOT LEGAL
has item Cram (line 12: 4 of one card in pool, deck and sideboard: at most 3, take out 1)
card Bob
lacks Cram
lacks Cave-drake
---
# hazards from the sideboard by keys, whoever has the focus: they are the other player's (L-Additional-3)
> seat Alice Bob
> turn Alice
press H
! Alice's avatar is not in play: :character Alice NAME kind=avatar (L-Additional-3)
> character Alice Gandalf
press 1 H 3 -> untap Bob sideboard 3
press H
! the sideboard has been used this turn (L-Additional-3)
> undo
press H d -> untap Bob sideboard 1 deck=5
---
# a corruption card by keys: its points are at most those that were entered for its bearer (L-Additional-1)
> seat Alice Bob
> turn Alice
> character Alice Gimli
seed 1
press b a L u r e Enter 6 Enter u -> remove Alice "Lure" by=Gimli points=0 needs=6 untapped
= Lure: 4 is not more than 6, the card stays; rolled at -3: the character did not tap for it (L-Additional-1)
> turn Alice
> character Alice Gimli points=2
press b a L u r e Enter
choice weight 2
---
# a tie by keys, from the roll to the rematch: Space does what comes next (L-General-6, 7)
> seat Alice Bob
> turn Alice
> character Alice Gimli points=3 character=2
> character Bob Legolas character=2
> mp 1 item +2 & mp 2 item +2
> exhaust Alice & exhaust Alice
seed 3
press 1 C -> call Alice
press n -> turn
press Space y
. phase council
press Space
press Enter 6 6 Enter
press Enter 6 6 Enter
press Space
. phase council
repeat 2 press Space
. phase chain
. chain_round 1
shows 5+
press Enter 1 1 Enter
press Enter 6 6 Enter
. phase over
press M -> rematch
. game_number 2
