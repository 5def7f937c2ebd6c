# the reveals of a draft for a whole room
game meccg
> seat Alice 青木
> pool 1 list Gimli Kili "Aragorn II" "Barliman Butterbur" Faramir Halbarad Beretar Elrond
> pool 2 list Legolas Beretar "Aragorn II" Arwen "Gildor Inglorion"
> pool 1 seal
> pool 2 seal
as room
shows Alice has not picked
> pick 1 Gimli
shows Alice has picked
hides Gimli
> pick 2 Legolas
> reveal
show 60x18 200x60 both join
shows Legolas
shows JOINS
> pick 1 Kili
> pick 2 Beretar
> reveal
> pick 1 Aragorn
hides Aragorn
> pick 2 Aragorn
> reveal
show 60x18 both are set aside
sizes
> pick 1 Halbarad
show 60x18 the companies
hides Halbarad
sizes
---
# the count, kind by kind
> seat Alice 青木
> turn 1
> mp 1 item +8
> mp 2 ally +2
> character 1 Gandalf
> character 1 Gimli points=2
> character 2 Legolas points=3
> character 2 Arwen points=6
> duplicates 1 1
as room
show 60x18 the count
shows TOTAL
sizes
press Right
show 60x18 the people
sizes
