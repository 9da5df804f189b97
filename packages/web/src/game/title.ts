/** Names of puzzles come from anybody's files and links: one short line, without what would turn the text around it. */

const MOST_CHARACTERS = 80;
/** Control characters, ends of lines, and marks that change the direction of what follows. */
const UNSEEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\p{Cs}]/gu;

export function shortTitle(text: string): string {
  const line = text.replace(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim();
  const characters = [...line.slice(0, 2 * MOST_CHARACTERS + 2)];
  if (characters.length <= MOST_CHARACTERS) return line;
  return `${characters
    .slice(0, MOST_CHARACTERS - 1)
    .join('')
    .trimEnd()}…`;
}
