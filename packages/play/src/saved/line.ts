/** Lines of a saved game: a content and its checksum, so that each line can be trusted or left out by itself. */
import { hashText, hex32, mixBits } from '@pipwright/core';

/** The content must have no line break. */
export function makeLine(content: string): string {
  return `${content} ${checksum(content)}\n`;
}

/** The content of a line without its end; undefined where it is not whole. */
export function readLine(line: string): string | undefined {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  const content = text.slice(0, -9);
  return text.length > 9 && text.slice(-9) === ` ${checksum(content)}` ? content : undefined;
}

/** A mark that tells a damaged line from a whole one: one changed character always shows. */
export function checksum(text: string): string {
  return hex32(mixBits(hashText(text)));
}
