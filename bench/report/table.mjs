/** A Markdown table, padded so that it reads well as plain text; numbers stand to the right. */

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows @param {number} [texts] columns of text, from the left */
export function table(head, rows, texts = 1) {
  const widths = head.map((_, i) => Math.max(3, ...[head, ...rows].map((row) => [...(row[i] ?? '')].length)));
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${widths.map((width, i) => pad(cells[i] ?? '', width, i < texts)).join(' | ')} |`;
  const rule = widths.map((width, i) => (i < texts ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** @param {string} text @param {number} width @param {boolean} left */
function pad(text, width, left) {
  const blank = ' '.repeat(width - [...text].length);
  return left ? text + blank : blank + text;
}
