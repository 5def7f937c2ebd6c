# Nobody sits: keys for tables do nothing; the second commander is the focus's own, and goes with it
game commander
press m
press V
press 1
press Tab
press Down
press Esc
> seat Ann Bob Cid
keep three
press m
press Esc
> commander Ann Og Gil & commander Bob Una Vi & commander Cid Wil
window 160x50
press 1 . 
press t -> cast Ann.2
press Tab
press t -> cast Bob
press 1 .
press Tab
press Tab
press 1
press t -> cast Ann
> zone Ann.2 battlefield
press .
press d -> zone Ann.2 command died
press Enter
press Esc
press Tab
press BackTab
press d
press Esc
press Tab
# one who has only one has no second
--- three
> commander Ann Og Gil
press 1 .
> commander Ann Og
press Tab
press BackTab
press t -> cast Ann
--- three
# the first seat decides, has the initiative and the monarch, and a corrected cell
window 160x50
> commander Ann Og & commander Bob Una "Vi, the Old" & commander Cid Wil
> mulligan Bob
press 2
press M
> keep each
press Tab
> initiative Ann & monarch Ann & night
press Tab
card Ann
has fact initiative Ann *
has fact day or night night
lacks Ann * [
> planeswalk Naya
press Tab
> planar-die chaos
press Tab
window 80x24
press Tab
> cdamage Ann from=Bob.2 =16 & cdamage Ann from=Bob =3
card Ann
has fact commander damage of Bob 16/21 (Vi, the Old)
has fact commander damage of Bob 3/21 (Una)
press 1 m Right Right
press Down
press Left
press Esc
press R p
press Esc
press R c
press Esc
press f s
press Esc
press 1
choice safe n current
> safe Ann on
choice safe y current
> blessing Ann & feat Bob combat 7 & feat Cid mana 4
choice y b has it
choice f c Bob 7
choice f m Cid 4
choices taken 4
choices partner 2
> out Bob
card Ann
has fact commander damage of Bob 16/21 (Vi, the Old)
> cdamage Ann from=Bob.2 =0
card Ann
lacks Vi, the Old
window 60x18
> turn Cid
press Tab
window 160x50
> life Ann =-2
press Tab
card Ann
has big life -2 (no life left, cannot lose) ! [-5]
> safe Ann off
press Tab
card Ann
has big life -2 (no life left)
lacks !
lacks 0/21
lacks spells this turn
card Bob
lacks [+1]
card Cid
has other Cid 40 (wins) *
--- three
# a draw, and who had gone before it
> keep each
> out Ann
> poison Bob =8 & counter Cid energy =2 & counter Cid rad =1 & counter Bob energy +1 & counter Bob energy -1
card Cid
has other Bob 40 (poison 8) !
> life Bob =0 & life Cid =0
window 160x50
press Tab
card Ann
has big life 40 (conceded)
card Bob
has big life 0 (no life left)
lacks !
lacks energy
--- three
# 20 commander damage, without a third digit; more than one reason
> option commander-damage 20
> keep each
press 1 c 2 2 0 -> damage Ann 20 from=Bob
> damage Bob 40 & poison Bob =10
press Tab
card Bob
has big life 0 (no life left, 10 poison)
> rematch
press Tab
> option commander-damage off
> keep each
> damage Ann 7
press Tab
card Ann
lacks commander damage
window 160x50
press Tab
--- three
# of two votes for others who is out has points; a clock that stands
> keep each
> clock start
window 160x50
wait 60
press Tab
> clock stop
wait 60
press Tab
> out Cid & out Ann
press Tab
> vote Bob Cid
press Tab
> rematch
> keep each
press Tab
--- three
# reminders that wait: the initiative, the monarch
> keep each
> initiative Bob
> monarch Bob
press Enter
press Esc
> damage Bob 4 from=Ann
press Tab
press Enter
press Esc
--- three
# who cannot lose may concede; the winner of a game is in no danger
> keep each
> planar-die blank
window 160x50
press Tab
> safe Ann on
> out Ann
card Ann
lacks cannot lose
> cdamage Bob from=Cid =17 & life Bob =3 & poison Bob =9
press Tab
> out Cid
press Tab
card Bob
has big life 3 (wins)
lacks !
---
# partners of six: where they have no room apart the larger damage is told; the colours belong to both
game commander
> seat Ann Bob Cid Dee Eve Fay
> commander Ann Og Gil identity=WU & commander Bob Una Vi & commander Cid Wil Xa & commander Dee Ya Za
> cdamage Bob from=Ann =3 & cdamage Bob from=Ann.2 =5
> keep each
> cast Ann.2
window 160x50
press Tab
press 1 .
> zone Ann.2 graveyard
press Enter
press Esc
press 2
press 1
press Space
press Esc
card Bob
has other Ann 40 (tax 0, 2)
card Ann
has fact tax 0 (Og, WU, in the command zone)
has fact tax 2 (Gil, in the graveyard) *
--- three
# exactly an hour; two limits that end together, and the second at which they end
> keep each
> clock start
wait 3599
shows 59:59
wait 1
shows 1:00:00
> clock evening 2:00:00
> clock round 120:00
shows round 2:00:00
wait 7199
shows round 0:01
wait 1
shows ROUND OVER
---
# dungeons that are left, who is out without a word why; on cards and in every size
> seat Ann Bob Cid
> dungeon Ann lost-mine & dungeon Ann room=mine & dungeon Ann room="Dark Pool" & dungeon Ann
> dungeon Ann tomb
> counter Bob energy =2 & counter Bob experience =3 & counter Cid rad =4
card Ann
has fact dungeons completed 1
press m
press Esc
> out Bob
card Bob
sizes
> out Cid
card Ann
---
# the values in the list of markers and of dungeons; votes at the end; what is nearest to kill
> seat Ann Bob Cid
> commander Ann Og Gil & commander Bob Una & commander Cid Wil
> companion Ann "Lurrus"
> ring Ann "Og" & ring Ann "Og"
press M
press Esc
press 2
press M
press Esc
press 1
press V
press Right
press Right
press V
press 1 .
press 2
press .
press 1
> poison Bob =9
> cdamage Bob from=1 =18
> life Cid =3
wait 1
press m
sizes
> finish
> vote Ann Bob & vote Cid Bob
sizes
