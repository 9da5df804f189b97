const MOST = 40;

export function quoted(text: string): string {
  return `“${text.length > MOST ? `${text.slice(0, MOST)}…` : text}”`;
}

/** `a, b and c`. */
export function list(parts: readonly (string | number)[], last = 'and'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** What a puzzle file may hold and no terminal or page should get: control characters, and those that turn writing. */
const UNPRINTABLE = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (character) => (character === '\t' ? ' ' : '\uFFFD'));
}

/** The JSON of a value, on one line, which shows such characters as escapes. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value).replaceAll(UNPRINTABLE, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${code}`;
  });
}
