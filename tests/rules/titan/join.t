# towers and their order are drawn: nobody joins, nobody changes places
game titan
> seat Alice Bob
> join Eve
! towers and turn order are drawn at the start (1.3): nobody joins or changes places
> seatswap Alice Bob
~ (1.3): nobody joins or changes places
