/**
 * What tests use of the app's own modules, in one bundle: Playwright would compile, and load in every worker, each of
 * the five hundred files behind them.
 */
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

type Modules = typeof import('../src/game/own-puzzles.js') &
  typeof import('../src/links/packed.js') &
  typeof import('../src/words/testing/catalogues.js');
const PATHS = ['game/own-puzzles.js', 'links/packed.js', 'words/testing/catalogues.js'];

const [file] = buildSync({
  stdin: {
    contents: PATHS.map((path) => `export * from './${path}';`).join('\n'),
    resolveDir: fileURLToPath(new URL('../src', import.meta.url)),
  },
  bundle: true,
  write: false,
  format: 'esm',
  conditions: ['pipwright-source'],
}).outputFiles;
const code = Buffer.from(file?.contents ?? []).toString('base64');
const modules: Modules = await import(`data:text/javascript;base64,${code}`);

export const { en, ownName, pack, recordOf, startOfRecord } = modules;
