/** Figures as people read them: three digits, a unit, never more precision than there is. */

const TIMES = /** @type {const} */ ([
  [1000, 's'],
  [1, 'ms'],
  [0.001, 'µs'],
]);

/** @param {number} milliseconds @param {number} cap */
export function time(milliseconds, cap) {
  if (Number.isNaN(milliseconds)) return '–';
  if (milliseconds === Number.POSITIVE_INFINITY) return `> ${limitOf(cap)}`;
  const [factor, unit] = TIMES.find(([factor]) => milliseconds >= factor) ?? TIMES[2];
  return `${threeDigits(milliseconds / factor)} ${unit}`;
}

/** A round number of seconds. @param {number} milliseconds */
export function limitOf(milliseconds) {
  return `${milliseconds / 1000} s`;
}

/** @param {number} bytes */
export function memory(bytes) {
  return Number.isNaN(bytes) ? '–' : `${Math.round(bytes / 2 ** 20)} MB`;
}

/** @param {number} value */
export function whole(value) {
  return Number.isFinite(value) ? Math.round(value).toLocaleString('en') : '–';
}

/** Exact while it can be read, else its size. @param {bigint} value */
export function count(value) {
  const digits = String(value);
  return digits.length <= 21
    ? value.toLocaleString('en')
    : `${digits[0]}.${digits.slice(1, 4)}… × 10^${digits.length - 1}`;
}

/** @param {number} value */
function threeDigits(value) {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
