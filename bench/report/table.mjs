/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows @param {number} [texts] columns of text, from the left; numbers stand to the right */
export function table(head, rows, texts = 1) {
  const rule = head.map((_, i) => (i < texts ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
