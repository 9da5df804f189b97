/** Figures for tables. A run without an answer counts as Infinity, so no solver gains by giving up. */

/**
 * The smallest value that at least this share of all values does not exceed.
 * @param {readonly number[]} values
 * @param {number} share
 */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The middle value; of an even number of values the mean of the two in the middle. @param {readonly number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return lower === upper ? lower : (lower + upper) / 2;
}

/** @param {readonly number[]} values */
export function spread(values) {
  return { median: median(values), most95: quantile(values, 0.95), most: quantile(values, 1) };
}

/** @param {readonly number[]} values */
export function total(values) {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Puts values under the same key together, in the order of the first of each. @template T @template K @param {readonly T[]} items @param {(item: T) => K} keyOf */
export function groupBy(items, keyOf) {
  /** @type {Map<K, T[]>} */
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/**
 * Processor time of this process, in milliseconds: what else runs on the machine counts less than on a clock.
 * @param {NodeJS.CpuUsage} before
 */
export function processorTimeSince(before) {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
