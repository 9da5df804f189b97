/** Clauses of one sentence. */

const ENDS_IN_CELL = /r\d+c\d+$/;
const BEGINS_WITH_CELLS = /^r\d+c\d+(?:,| \p{L}+ r\d)/u;

/**
 * Clauses have commas of their own, so one stands before the last too. Cells in a row behind a cell would be read as one
 * list with it: `r1c1 is smaller than r1c2; r1c3, r1c4 and r1c5 are too low`.
 */
export function clausesInOne(parts: readonly string[]): string {
  const each = [...new Set(parts)];
  return each
    .map((part, i) => {
      if (i === 0) return part;
      if (i === each.length - 1) return `, and ${part}`;
      return `${ENDS_IN_CELL.test(each[i - 1]!) && BEGINS_WITH_CELLS.test(part) ? ';' : ','} ${part}`;
    })
    .join('');
}
