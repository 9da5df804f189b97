/** Lines of a text that are neither blank nor a comment; one by one, since a hostile text has millions. */
export function* contentLines(text: string): Generator<string, void> {
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    const line = text.slice(start, end).trim();
    if (line !== '' && !isComment(line)) yield line;
    start = end + 1;
  }
}

/** A whole line that starts so is for people alone. */
export function isComment(line: string): boolean {
  return /^\s*(?:#|\/\/)/.test(line);
}
