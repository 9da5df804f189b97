/** More than this would make every node as wide as the widest. */
const MOST = 9;

/** Numbers in a row as a range, `1–4,7`; of other things the first few. */
export function shortList<Value>(values: readonly Value[], name: (index: number) => string): string {
  const runs: { first: number; last: number }[] = [];
  values.forEach((value, i) => {
    const run = runs.at(-1);
    const before = values[i - 1];
    if (run !== undefined && typeof value === 'number' && typeof before === 'number' && value === before + 1)
      run.last = i;
    else runs.push({ first: i, last: i });
  });
  const parts = runs.flatMap(({ first, last }) => {
    if (last - first < 2) return first === last ? [name(first)] : [name(first), name(last)];
    return [`${name(first)}–${name(last)}`];
  });
  return parts.length > MOST ? [...parts.slice(0, MOST - 1), '…'].join(',') : parts.join(',');
}
