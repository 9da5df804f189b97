import type { BinaryModel } from '../graph/binary-csp.js';

/** N queens on a board of N by N, none attacking another: the row of the queen in each column. */
export const nQueens: BinaryModel<number, number, number> = {
  variables: (n) => Array(n).keys(),
  domain: (_, n) => Array(n).keys(),
  predicate: (left, right) => (a, b) => a !== b && Math.abs(a - b) !== right - left,
};
