/**
 * `npm run packs` makes the packs of the web app anew, `-- --only pips-graded-easy` one of them. The same sources make
 * the same packs on every machine; a change of the generators or of the grade asks for new ones, until they are
 * published: from then on their names belong to these puzzles. `-- --regrade` counts the grades of what is there anew and
 * leaves the puzzles as they are.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { root } from './workspace.mjs';

ensureInstalled();
const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, regrade: { type: 'boolean', default: false } },
});
const { makePack, PLANS, regradePack } = await maker();

const names = PLANS.map(({ name }) => name);
const unknown = values.only?.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`make-puzzles: there is no pack ${unknown}; there are ${names.join(', ')}`);
  process.exit(2);
}

const folder = join(root, 'packages', 'web', 'public', 'puzzles');
for (const plan of PLANS) {
  const { name } = plan;
  if (values.only !== undefined && !values.only.includes(name)) continue;
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  /** @param {number} number @param {number} effort */
  const tell = (number, effort) => {
    console.error(`make-puzzles: ${name} ${number + 1}/${plan.puzzles}, effort ${effort}, ${seconds()}`);
  };
  const file = join(folder, `${name}.json`);
  const text = values.regrade ? regradePack(plan, readFileSync(file, 'utf8'), tell) : makePack(plan, tell);
  writeFileSync(file, text);
}

/** The maker is TypeScript: bundled to a folder that is gone afterwards. */
async function maker() {
  const { build } = await import('esbuild');
  const temporary = mkdtempSync(join(tmpdir(), 'pipwright-puzzles-'));
  try {
    const outfile = join(temporary, 'maker.mjs');
    const puzzles = join(root, 'packages', 'web', 'puzzles');
    await build({
      entryPoints: [join(puzzles, 'make-packs.ts')],
      outfile,
      bundle: true,
      format: 'esm',
      target: 'es2022',
      platform: 'node',
      conditions: ['pipwright-source'],
      logLevel: 'warning',
      // yaml is CommonJS and asks for Node's modules with require.
      banner: {
        js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
      },
    });
    /** @type {typeof import('../packages/web/puzzles/make-packs.js')} */
    const made = await import(pathToFileURL(outfile).href);
    return made;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
