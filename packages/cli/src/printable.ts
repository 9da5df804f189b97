/** A file must not write on the terminal what is not text. */
export function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (character) => (character === '\t' ? ' ' : '\uFFFD'));
}
