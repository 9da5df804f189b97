/** On larger boards some questions take too long to be asked while somebody waits. */
export const MOST_CELLS = 400;
/** Plain steps that are followed at most: more than any conflict takes. */
export const MOST_STEPS = 200;
/** A chain of more links is no help. */
export const MOST_LINKS = 8;
