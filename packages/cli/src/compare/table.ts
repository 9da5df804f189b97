/** Columns as wide as they need to be: the first and the last to the left, the numbers between them to the right. */
export function makeTable(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>((most, row) => row.map((cell, i) => Math.max(cell.length, most[i] ?? 0)), []);
  const align = (cell: string, i: number) =>
    i === 0 || i === widths.length - 1 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0);
  return rows.map((row) => row.map(align).join('  ').trimEnd()).join('\n');
}
