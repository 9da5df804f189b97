/** What the figures of grades of both kinds share. */
import { table } from '../../bench/report/table.mjs';

/** @typedef {import('@pipwright/core/grading').Scale} Scale */

/** @param {number} share */
export function percentOf(share) {
  return `${(100 * share).toFixed(1)} %`;
}

/** @param {string} what @param {number} value @param {number} limit @param {(value: number) => string} [show] @returns {import('../techniques/targets.mjs').Target} */
export function atLeast(what, value, limit, show = percentOf) {
  return { what, figure: show(value), limit: `≥ ${show(limit)}`, isMet: value >= limit, at: '' };
}

/** @param {Scale} scale of the program @param {import('./fit.mjs').Fit} fitted */
export function scaleTable({ weights, most, version }, fitted) {
  const bounds = Object.entries(most).map(([label, end], i) => [`most of ${label}`, end, fitted.bounds[i]]);
  const rows = [
    ...Object.entries(weights).map(([name, weight]) => [
      name,
      weight,
      fitted.weights[/** @type {keyof typeof weights} */ (name)],
    ]),
    ...bounds,
  ];
  return table(
    ['', `version ${version}`, 'fitted'],
    rows.map(([name, has, fits]) => [String(name), String(has), typeof fits === 'number' ? fits.toPrecision(3) : '–']),
  );
}
