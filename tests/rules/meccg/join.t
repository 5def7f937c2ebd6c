# a game of MECCG is one of two
game meccg
> seat Alice Bob
> join Eve
~ nobody joins or changes places
