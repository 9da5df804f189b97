/**
 * `npm run techniques` writes docs/techniques.md from the tables of techniques and keeps the figures that are in it;
 * `npm run techniques -- FOLDER` makes those of one kind anew too, over the puzzles in a folder of day files, or over
 * Futoshiki in its puzzles.jsonl, and prints them.
 * `--quick` prints what takes no clock and writes nothing; `--against CLONE` compares with another build of the
 * repository, whose libraries must be built; `--giants N` explains that many boards of 28 dominoes, 6 unless told.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { figuresOf, makeFigures } from '../bench/report/figures-part.mjs';
import { buildLibrary } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './workspace.mjs';

const USAGE = 'npm run techniques -- [FOLDER [--quick] [--against CLONE] [--giants N]]';
const { folder, isQuick, against, giants } = options();
/** So many Adjacent puzzles of our own. */
const ADJACENT = 60;

ensureInstalled();
const { stop } = await import('esbuild');
for (const name of ['core', 'csp', 'pips', 'futoshiki']) await buildLibrary(name);
// The bundler would go on running beside what is measured.
await stop();

const { tablePart } = await import('./techniques/page.mjs');
const path = join(root, 'docs', 'techniques.md');
const all = figuresOf(existsSync(path) ? readFileSync(path, 'utf8') : '');
if (folder !== undefined) {
  const { title, figures, texts } = await measured(folder);
  process.stdout.write(`${[...figures, texts].join('\n\n')}\n`);
  all.set(title, makeFigures(title, figures));
}
if (!isQuick) writeFileSync(path, tablePart() + ['Pips', 'Futoshiki'].map((title) => all.get(title) ?? '').join(''));

function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { quick: { type: 'boolean' }, against: { type: 'string' }, giants: { type: 'string' } },
    });
    const [named, ...others] = positionals;
    const giantBoards = Number(values.giants ?? 6);
    if (others.length > 0 || !Number.isInteger(giantBoards) || (named === undefined && Object.keys(values).length > 0))
      throw new Error('Name one folder of day files, or with puzzles.jsonl.');
    const { quick = false, against } = values;
    return { folder: named, isQuick: quick, against, giants: giantBoards };
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\nUsage: ${USAGE}`);
  }
}

/** `npm run` moves to the root; folders are named from where the user stands. @param {string} named */
function fromHere(named) {
  const here = process.env.npm_lifecycle_event === 'techniques' ? process.env.INIT_CWD : undefined;
  return resolve(here ?? '.', named);
}

/** @param {string} named */
async function measured(named) {
  const { puzzlesIn } = await import('../bench/puzzles.mjs');
  const { measureFigures } = await import('./techniques/figures.mjs');
  const { explainOf } = await import('./techniques/timing.mjs');
  const futoshiki = join(fromHere(named), 'puzzles.jsonl');
  if (existsSync(futoshiki)) return measuredFutoshiki(futoshiki);
  const items = puzzlesIn(fromHere(named));
  if (items.length === 0) return fail(`There is no puzzle in ${named}.`);
  const other = against === undefined ? undefined : fromHere(against);
  if (other !== undefined && !existsSync(join(other, 'packages', 'pips', 'dist', 'index.js')))
    return fail(`There are no built libraries in ${against}. Build them there: node scripts/build.mjs core pips`);
  const before = other === undefined ? undefined : await explainOf(other);
  return { title: 'Pips', ...measureFigures(items, { isQuick, giants, before, whisper }) };
}

/** @param {string} file */
async function measuredFutoshiki(file) {
  const { measureFutoshiki } = await import('./techniques/futoshiki-figures.mjs');
  const { adjacentPuzzle } = await import('./techniques/adjacent.mjs');
  const { readLevelled } = await import('./techniques/levelled.mjs');
  const items = readLevelled(file);
  const adjacent = Array.from({ length: ADJACENT }, (_, i) => {
    const size = 4 + (i % 4);
    return { name: `adjacent ${i}`, level: 'Adjacent', size, puzzle: adjacentPuzzle(`${i}`, size) };
  });
  return { title: 'Futoshiki', ...measureFutoshiki(items, adjacent, { isQuick, whisper }) };
}

/** @param {string} text */
function whisper(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(`techniques: ${message}`);
  process.exit(2);
}
