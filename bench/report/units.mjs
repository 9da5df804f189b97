/** Texts of documents: figures with three digits and a unit, tables, the machine. */
import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem, type } from 'node:os';

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

/** Number in full while it can be read, else its size. @param {bigint} value */
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

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 * @param {number} [texts] columns of text, from the left; numbers stand to the right
 */
export function table(head, rows, texts = 1) {
  const rule = head.map((_, i) => (i < texts ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Machine that the figures were measured on; without it they mean nothing. */

/** @param {readonly string[]} versions of what is measured beside our own, the peers unless told */
export function describeMachine(versions = peerVersions()) {
  const load = loadavg()[0] ?? 0;
  return [
    `${cpus()[0]?.model.trim() ?? 'an unknown processor'}, ${cpus().length} cores, ${memory(totalmem())}`,
    `${type()} ${process.arch}, ${[`Node ${process.versions.node}`, ...versions].join(', ')}`,
    `${new Date().toISOString().slice(0, 10)}, load at the start ${load.toFixed(1)}`,
  ];
}

function peerVersions() {
  const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return Object.entries(dependencies).map(([name, version]) => `${name} ${version}`);
}
