/** On larger boards some questions take too long to be asked while somebody waits. */
export const MOST_CELLS = 400;
/** Rather than a chain of more steps and links, one is told that rests on a rule more than it takes. */
export const MOST_LINKS = 12;
