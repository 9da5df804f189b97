/** On larger boards some questions take too long to be asked while somebody waits. */
export const MOST_CELLS = 400;
/** A chain of more steps and links is no help. */
export const MOST_LINKS = 12;
