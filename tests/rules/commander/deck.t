# A deck is read by the program around the table: the rules alone refuse it
game commander
> deck Alice deck.txt
! deck needs files, and nobody here reads them
> seat Alice Bob
> deck Alice deck.txt
! deck needs files, and nobody here reads them
> deck Alice deck.txt & turn
! deck cannot be said together with others
. round 1
