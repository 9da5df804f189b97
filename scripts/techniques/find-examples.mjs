/**
 * `node scripts/techniques/find-examples.mjs [--seeds N] [NAME…]` looks for small puzzles whose explanations use these
 * techniques, or all that have no example that does, and writes them to docs/techniques. The same seeds give the same.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildLibrary } from '../build.mjs';
import { ensureInstalled } from '../install.mjs';

ensureInstalled();
const { stop } = await import('esbuild');
for (const name of ['core', 'pips']) await buildLibrary(name);
await stop();
const { finish } = await import('@pipwright/core');
const { generate, pipsExplainer, textFormat } = await import('@pipwright/pips');
const { EXAMPLES, exampleOf, wayTo } = await import('./examples.mjs');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seeds: { type: 'string', default: '2000' } },
});
const wanted =
  positionals.length > 0 ? positionals : pipsExplainer.techniques.map(({ name }) => name).filter(isMissing);
/** An example uses its technique within so many steps. */
const STEPS = 2;
/** Found so far: the smaller, the better. @type {Map<string, { size: number, text: string }>} */
const found = new Map();

for (let seed = 0; seed < Number(values.seeds); seed++) {
  const most = 2 + (seed % 5);
  const size = { dominoes: { least: 2, most }, maxPip: 6, columns: 5, rows: 5, level: (seed % 4) / 4 };
  const step = generate(`example ${seed}`, size).run(20_000);
  if (step.type === 'solution') consider(step.solution.puzzle);
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${seed + 1}: ${[...found.keys()].join(', ')}`);
}
for (const name of wanted) {
  const text = found.get(name)?.text;
  if (text === undefined) console.error(`find-examples: nothing found for ${name}`);
  else writeFileSync(join(EXAMPLES, `${name}.txt`), text);
}

/** @param {import('@pipwright/pips').Puzzle} puzzle */
function consider(puzzle) {
  const { steps } = finish(pipsExplainer.explain(puzzle));
  const text = textFormat.make?.([puzzle]);
  if (text?.ok !== true) return;
  for (const name of wanted) {
    const way = wayTo(steps, name);
    const size = 10 * puzzle.cells.length + way.length;
    const isEarly = (way.at(-1) ?? STEPS) < STEPS;
    if (isEarly && size < (found.get(name)?.size ?? Number.POSITIVE_INFINITY))
      found.set(name, { size, text: text.value });
  }
}

/** @param {string} name */
function isMissing(name) {
  if (!existsSync(join(EXAMPLES, `${name}.txt`))) return true;
  return wayTo(finish(pipsExplainer.explain(exampleOf(name))).steps, name).length === 0;
}
