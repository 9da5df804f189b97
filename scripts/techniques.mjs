/**
 * `npm run techniques` writes docs/techniques.md from the table of techniques and keeps the figures that are in it;
 * `npm run techniques -- FOLDER` makes these anew too, over the puzzles in a folder of day files.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildLibrary } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './workspace.mjs';

ensureInstalled();
const { stop } = await import('esbuild');
for (const name of ['core', 'pips']) await buildLibrary(name);
// The bundler would go on running beside what is measured.
await stop();

const { figuresOf, makeFigures, tablePart } = await import('./techniques/page.mjs');
const path = join(root, 'docs', 'techniques.md');
const [folder] = process.argv.slice(2);
const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
writeFileSync(path, tablePart() + (folder === undefined ? figuresOf(before) : makeFigures(await measured(folder))));

/** @param {string} named */
async function measured(named) {
  const { puzzlesIn } = await import('../bench/puzzles.mjs');
  const { measureFigures } = await import('./techniques/figures.mjs');
  // `npm run` moves to the root; folders are named from where the user stands.
  const here = process.env.npm_lifecycle_event === 'techniques' ? process.env.INIT_CWD : undefined;
  const items = puzzlesIn(resolve(here ?? '.', named));
  if (items.length === 0) {
    console.error(`techniques: there is no puzzle in ${named}`);
    process.exit(2);
  }
  return measureFigures(items, (text) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
  });
}
