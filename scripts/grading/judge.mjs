/** How well efforts agree with what people say of the same puzzles. */

/**
 * @typedef {import('./fit.mjs').Row} Row
 * @typedef {{ pairs: number, wrong: number }} Ordered `wrong`: a tie counts half
 */

/**
 * Pairs with different labels: how many of them does the effort put in the wrong order?
 * @param {readonly Row[]} rows
 * @param {readonly number[]} efforts
 * @param {(row: Row, other: Row) => boolean} compares
 * @returns {Ordered}
 */
export function ordered(rows, efforts, compares) {
  let [pairs, wrong] = [0, 0];
  for (const [i, easier] of rows.entries()) {
    for (const [j, harder] of rows.entries()) {
      if (easier.label >= harder.label || !compares(easier, harder)) continue;
      pairs++;
      const difference = (efforts[j] ?? 0) - (efforts[i] ?? 0);
      wrong += difference > 0 ? 0 : difference === 0 ? 0.5 : 1;
    }
  }
  return { pairs, wrong };
}

/** Spearman's rank correlation; equal values share a rank. @param {readonly number[]} a @param {readonly number[]} b */
export function rankCorrelation(a, b) {
  const [x, y] = [ranks(a), ranks(b)];
  const middle = (a.length + 1) / 2;
  let [both, first, second] = [0, 0, 0];
  for (const [i, rank] of x.entries()) {
    both += (rank - middle) * ((y[i] ?? 0) - middle);
    first += (rank - middle) ** 2;
    second += ((y[i] ?? 0) - middle) ** 2;
  }
  return both / Math.sqrt(first * second);
}

/** @param {readonly number[]} values */
function ranks(values) {
  return values.map((value) => {
    const smaller = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return smaller + (equal + 1) / 2;
  });
}

/** Between the two nearest values. @param {readonly number[]} values @param {number} share */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const [low = 0, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (place - Math.floor(place)) * (high - low);
}
