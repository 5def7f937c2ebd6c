# J enters a player who comes late, as a does
game championship
> seat Alice Bob Carol Dave
press J E v e Enter -> player Eve
