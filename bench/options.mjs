/** `npm run bench -- [FOLDER] [--only PART] [--quick] [--cap TIME] [--out FOLDER]` */
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** Each is the module beside this one that measures it and writes its document; a new kind is a line here. */
export const PARTS = ['csp', 'futoshiki', 'pips'];

const USAGE = `npm run bench -- [FOLDER OF DATA] [--only ${PARTS.join('|')}] [--quick] [--cap 60s] [--out FOLDER], or: npm run --silent bench -- measure NAME`;

/**
 * @typedef {{ parts: readonly string[], data: string | undefined, quick: boolean, out: string, limits: import('./time-solver.mjs').Limits }} Options
 * @param {string[]} argv
 * @param {string} root
 * @returns {Options}
 */
export function parseOptions(argv, root) {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      cap: { type: 'string' },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (positionals.length > 1) throw new Error(`one folder at most: ${USAGE}`);
  if (values.help) throw new Error(USAGE);
  const { quick, only } = values;
  if (only !== undefined && !PARTS.includes(only)) throw new Error(`there is no part “${only}”: ${USAGE}`);
  const cap = milliseconds(values.cap ?? (quick ? '5s' : '60s'));
  return {
    parts: only === undefined ? PARTS : [only],
    data: positionals[0],
    quick,
    out: values.out ?? join(root, quick ? 'bench/quick' : 'docs'),
    limits: quick ? { cap, warmUp: 200, rounds: 5, budget: 1000 } : { cap, warmUp: 1000, rounds: 50, budget: 10_000 },
  };
}

/** @param {string} text */
function milliseconds(text) {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(ms|s|m)$/.exec(text) ?? [];
  const factor = { ms: 1, s: 1000, m: 60_000 }[unit ?? ''];
  if (factor === undefined) throw new Error(`“${text}” is no time such as 500ms, 5s or 1m: ${USAGE}`);
  return Number(number) * factor;
}

/** @param {string} text */
export function say(text) {
  showProgress('');
  console.error(`bench: ${text}`);
}

/** A line that the next one replaces, for somebody who waits. @param {string} text */
export function showProgress(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

/** @param {string} text @returns {never} */
export function stop(text) {
  say(text);
  process.exit(2);
}
