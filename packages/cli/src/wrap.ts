/** Prose in lines of a terminal. */

/** A text in lines of at most `width` characters, a longer word on a line by itself, each line after its margin. */
export function wrap(text: string, width: number, first = '', rest = ' '.repeat(first.length)): string {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(' ')) {
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = rest;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line].join('\n');
}
