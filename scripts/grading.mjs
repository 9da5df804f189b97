/**
 * `npm run grading -- FOLDER` measures grades over a folder of day files, or over Futoshiki in its puzzles.jsonl, fits
 * the scale to them, and writes the figures of docs/grading.md and its pictures. What it fits goes into
 * packages/KIND/src/explain/scale.ts by hand, with a new version.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { figuresOf, makeFigures, textBefore } from '../bench/report/figures-part.mjs';
import { buildLibrary } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './workspace.mjs';

const [named, ...others] = process.argv.slice(2);
if (named === undefined || others.length > 0)
  fail('Name one folder of day files, or with puzzles.jsonl.\nUsage: npm run grading -- FOLDER');
// `npm run` moves to the root; folders are named from where the user stands.
const folder = resolve(process.env.npm_lifecycle_event === 'grading' ? (process.env.INIT_CWD ?? '.') : '.', named);

ensureInstalled();
const { stop } = await import('esbuild');
for (const name of ['core', 'csp', 'pips', 'futoshiki']) await buildLibrary(name);
// The bundler would go on running beside what is measured.
await stop();

const { title, figures, pictures } = await measured();
process.stdout.write(`${figures.join('\n\n')}\n`);
const path = join(root, 'docs', 'grading.md');
const document = readFileSync(path, 'utf8');
const all = figuresOf(document).set(title, makeFigures(title, figures));
writeFileSync(path, textBefore(document) + ['Pips', 'Futoshiki'].map((kind) => all.get(kind) ?? '').join(''));
for (const [name, picture] of Object.entries(pictures)) writeFileSync(join(root, 'docs', 'pictures', name), picture);

async function measured() {
  const lines = join(folder, 'puzzles.jsonl');
  if (existsSync(lines)) {
    const { measureFutoshiki } = await import('./grading/futoshiki-figures.mjs');
    const { readLevelled } = await import('./techniques/levelled.mjs');
    return { title: 'Futoshiki', ...measureFutoshiki(readLevelled(lines), whisper) };
  }
  const { puzzlesIn } = await import('../bench/puzzles.mjs');
  const { measurePips } = await import('./grading/pips-figures.mjs');
  const items = puzzlesIn(folder);
  if (items.length === 0) return fail(`There is no puzzle in ${named}.`);
  return { title: 'Pips', ...measurePips(items, whisper) };
}

/** @param {string} text */
function whisper(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(`grading: ${message}`);
  process.exit(2);
}
