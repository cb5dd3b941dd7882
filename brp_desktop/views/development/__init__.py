"""Development of a character: the phase, ticks that wait, adventures, teachers, progress and the fairness of dice."""
