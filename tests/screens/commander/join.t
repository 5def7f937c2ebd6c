# J asks for a name and nothing else; the newcomer has a panel, a card and a line of the chart
game commander
> seat Alice Bob Carol
> life Bob -3
press J E v e Enter -> join Eve
= Eve sits down, with 40 life
press 4 - -> life Eve -1
press J Enter -> ! usage: join NAME [after=P] [life=N] [ruling]
press Esc
> seatswap Bob Carol
press V 3
shows Bob: 40 -> 37, low 37, high 40
press 2
shows Carol: 40 -> 40, low 40, high 40
press 4
shows Eve: 40 -> 39, low 39, high 40
press V
card Eve
has big life 39 [-5] [-1] [+1] [+5] [- ..] [+ ..]
has other Bob 37
card Carol
has big life 40 [-5] [-1] [+1] [+5] [- ..] [+ ..]
> undo
press V 3
shows Carol: 40 -> 40, low 40, high 40
press V 2
press J Z o e Space a f t e r = A l i c e Enter -> join Zoe after=Alice
hole seat Zoe
> turn & turn & turn & turn & turn
# later the number is asked for, too: it is a ruling
press J M a r y Space A n n Enter 2 5 Enter -> join "Mary Ann" life=25 ruling
. players[5].life 25
press J X Enter 0 Enter -> ! a player begins with 1 to 99999 life
---
# who changes places has neither lost nor gained anything
game commander
> seat Alice Bob Carol
> life Bob -3
wait 6
> seatswap Bob Carol
hides +3
hides -3
wakes 0
