/** Parts of English sentences. */

const MOST = 40;

/** What somebody wrote, as part of a sentence: not all of it where it is long. */
export function quoted(text: string): string {
  return `“${text.length > MOST ? `${text.slice(0, MOST)}…` : text}”`;
}

/** `a, b and c`. */
export function list(parts: readonly (string | number)[], last = 'and'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}
