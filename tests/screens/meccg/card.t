# both draft at the same time, each from their own pool, which no other card tells
game meccg
> seat Alice 青木
card Alice
has secret your pool
has do [add a character ..]
has do side [minion] [Sauron] [fallen-wizard] [balrog]
push add a character .. = gimli
line pool Alice add gimli
has item Gimli (mind 6) [take out]
lacks side
has other Alice 0/20 (hero, a pool of 1)
card 青木
lacks Gimli
card -
lacks Gimli
lacks [
card Alice
push take out
line pool Alice remove Gimli
> pool 1 list Gimli Kili "Aragorn II" Faramir
> pool 2 list Legolas "Aragorn II" Arwen
push seal the pool
line pool Alice seal
lacks [
> pool 2 seal
has big mind 0/20
has fact company 0/5
has item Gimli (mind 6) [pick]
push Gimli: pick
line pick Alice Gimli
has item Gimli (mind 6, picked, face down) *
has item Kíli (mind 3) [pick]
has other Alice 0/20 (hero, company 0 of 5, has picked)
card 青木
has other Alice 0/20 (hero, company 0 of 5, has picked)
lacks Gimli
has item Legolas
push Aragorn II: pick
line pick 青木 "Aragorn II"
card Alice
push Kíli: pick
line pick Alice Kíli
has item Gimli (mind 6) [pick]
has item Kíli (mind 3, picked, face down) *
push Aragorn II: pick
line pick Alice "Aragorn II"
> reveal
has list Alice's company
has item Aragorn II (mind 9, set aside) *
push Gimli: pick
line pick Alice Gimli
card 青木
push Legolas: pick
> reveal
has big mind 6/20
has list 青木's company
has item Legolas (mind 6) *
has item Gimli (mind 6) *
has other Alice 6/20 (hero, company 1 of 5)
lacks Kíli
push stop
line stop 青木
has other 青木 6/20 (hero, company 1 of 5, finished)
lacks [
> stop Alice
keep drafted
has fact starting items left 1
has fact starting site [Rivendell]
push Rivendell
line site 青木 Rivendell
has fact starting site Rivendell
has list your company
has item Legolas (mind 6, Rivendell) [item ..]
push item .. = Elven Cloak
line item 青木 Legolas "Elven Cloak"
has item Legolas (mind 6, Rivendell, Elven Cloak)
has do [without Elven Cloak]
has secret left in your pool
has item Arwen (mind 3) [to the deck]
push Arwen: to the deck
line todeck 青木 Arwen
has item Arwen (mind 3, in the deck)
card Alice
lacks Arwen
has item Legolas (mind 6, Elven Cloak) *
card -
lacks Arwen
lacks Kíli
---
# two pools that differ in nothing but what lies face down are the same to the other
game meccg
> seat Alice 青木
> pool 1 list Bombur Kili Faramir
> pool 2 list Legolas Arwen
> pool 1 seal
> pool 2 seal
> pick Alice Kili
keep secret pool
---
> seat Alice 青木
> pool 1 list Gimli Kili Faramir
> pool 2 list Legolas Arwen
> pool 1 seal
> pool 2 seal
> pick Alice Gimli
twin secret pool Alice
card 青木
push Arwen: pick
push Legolas: pick
push stop
---
# the council's count, step by step, and the checks that are still to make
game meccg
> seat Alice Bob
> turn Alice
> character Alice Gimli points=2 character=2
> character Alice "Aragorn II" character=3
> mp Alice faction +4
card Alice
has big points 4
has fact faction 4 [-1] [+1]
has list in play
has item Gimli (check: 3 or more) [roll]
has do [next turn]
push faction: +1
line mp Alice faction +1
push play deck exhausted: +1
line exhaust Alice
push Aragorn II: roll
line check Alice "Aragorn II"
> mp Alice kill +9
> order Alice 9 Bob 5
card Alice
has big points 18
has list the count
has item faction 9 (sum 5, doubled: 10, half rule: 9)
lacks next turn
has item final 18 *
> council
has big points 18 (wins)
has fact tournament points 6
lacks [
card Bob
has big points 0
has other Alice 18 (hero, wins)
card -
has other Alice 18
lacks [
