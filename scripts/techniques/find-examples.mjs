/**
 * `node scripts/techniques/find-examples.mjs KIND [--seeds N] [NAME…]` looks for small puzzles whose explanations use
 * these techniques, or all that have no example that does, and writes them to docs/techniques/KIND. The same seeds give
 * the same.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildLibrary } from '../build.mjs';
import { ensureInstalled } from '../install.mjs';

ensureInstalled();
const { stop } = await import('esbuild');
for (const name of ['core', 'csp', 'pips', 'futoshiki']) await buildLibrary(name);
await stop();
const { finish } = await import('@pipwright/core');
const { KINDS, kindCalled } = await import('./kinds.mjs');
const { exampleOf, fileOf, wayTo } = await import('./examples.mjs');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seeds: { type: 'string', default: '2000' } },
});
const [named = '', ...names] = positionals;
const kind = kindCalled(named) ?? fail(`Name a kind first: ${KINDS.map(({ name }) => name).join(' or ')}.`);
const { explainer } = kind;
const wanted = names.length > 0 ? names : explainer.techniques.map(({ name }) => name).filter(isMissing);
/** What takes longer to explain, in nodes, is no example. */
const MOST_NODES = 20_000;
/** So many steps are told at most, with the one that is the example. */
const MOST_TOLD = 3;
/** The sizes of those found so far: the smaller, the better. @type {Map<string, number>} */
const found = new Map();

for (let seed = 0; seed < Number(values.seeds) && wanted.length > 0; seed++) {
  const puzzle = kind.random(seed);
  if (puzzle !== undefined) consider(puzzle);
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${seed + 1}: ${[...found.keys()].join(', ')}`);
}
for (const name of wanted) if (!found.has(name)) console.error(`find-examples: nothing found for ${name}`);

/** @param {any} puzzle */
function consider(puzzle) {
  const step = explainer.explain(puzzle).run(MOST_NODES);
  if (step.type !== 'solution') return;
  for (const name of wanted) {
    const way = wayTo(step.solution.steps, name);
    const isShort = way.length > 0 && way.length <= MOST_TOLD && (way.at(-1) ?? 0) < kind.within;
    const size = 10 * kind.sizeOf(puzzle) + way.length;
    if (!isShort || size >= (found.get(name) ?? Number.POSITIVE_INFINITY)) continue;
    found.set(name, size);
    writeFileSync(fileOf(kind, name), kind.write(puzzle));
  }
}

/** @param {string} name */
function isMissing(name) {
  const puzzle = exampleOf(kind, name);
  return puzzle === undefined || wayTo(finish(explainer.explain(puzzle)).steps, name).length === 0;
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(`find-examples: ${message}`);
  process.exit(2);
}
