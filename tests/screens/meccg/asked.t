# what every key asks: pools
game meccg
> seat Alice Bob
> pool Alice list Gimli Kili Legolas & pool Bob list Faramir Sam
asks
---
# .. a draft
> seat Alice Bob
> pool Alice list Gimli Kili Legolas & pool Bob list Faramir Sam
> pool Alice seal & pool Bob seal
asks
---
# .. the beginning
> seat Alice Bob
> pool Alice list Gimli & pool Bob list Faramir
> pool Alice seal & pool Bob seal
> pick Alice Gimli & pick Bob Faramir
> reveal
asks
