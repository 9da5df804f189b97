const MOST = 40;

/** What somebody wrote, as part of a sentence: not all of it where it is long. */
export function quoted(text: string): string {
  return `“${text.length > MOST ? `${text.slice(0, MOST)}…` : text}”`;
}
