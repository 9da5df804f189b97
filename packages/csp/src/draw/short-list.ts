/** Longer than this would make every node as wide as the widest. */
const MOST_CHARACTERS = 24;

/** Numbers in a row as a range, `1–4,7`; of a long list the start. */
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
  const whole = parts.join(',');
  if (whole.length <= MOST_CHARACTERS) return whole;
  let short = '';
  for (const part of parts) {
    if (short.length + part.length > MOST_CHARACTERS - 2) break;
    short += `${part},`;
  }
  return `${short}…`;
}
