/**
 * `npm run generating -- FOLDER` measures the puzzles that are made beside a folder of day files, and writes the figures
 * of docs/generating.md and its picture; with `--table`, what makes up those day files goes into times.ts of Pips instead.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { figuresOf, makeFigures, textBefore } from '../bench/report/figures-part.mjs';
import { buildLibrary } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './workspace.mjs';

const USAGE = `Usage: npm run generating -- FOLDER [--table] [--quick] [--check N] [--part NAME]…
FOLDER has day files. --table writes packages/pips/src/generate/times.ts from them, and nothing else.
--quick measures a few puzzles only. --check N proves N puzzles (200).
--part NAME measures only boards, speed, futoshiki or proof, and leaves the other figures as they are.`;

/** In the order of the page. @type {Readonly<Record<string, string>>} */
const TITLES = {
  boards: 'Pips beside day files',
  speed: 'the speed of Pips',
  futoshiki: 'Futoshiki',
  proof: 'the proof',
};
const USUAL_CHECK = 200;
const QUICK_CHECK = 30;

const { named, isTable, isQuick, count, parts } = asked();
// `npm run` moves to the root; folders are named from where the user stands.
const folder = resolve(process.env.npm_lifecycle_event === 'generating' ? (process.env.INIT_CWD ?? '.') : '.', named);

ensureInstalled();
const { stop } = await import('esbuild');
for (const name of ['core', 'csp', 'pips', 'futoshiki']) await buildLibrary(name);
// The bundler would go on running beside what is measured.
await stop();

const { daysIn, LEVELS } = await import('./generating/day-files.mjs');
const days = daysIn(folder);
if (LEVELS.some((level) => days[level].length === 0)) fail(`There are no day files in ${named}.`);

if (isTable) {
  const { TABLE_FILE, timesTable } = await import('./generating/times-table.mjs');
  writeFileSync(TABLE_FILE, timesTable(days));
} else for (const part of parts) await write(part);

/** @param {string} part */
async function write(part) {
  const { figures, pictures } = await measured(part);
  whisper('');
  process.stdout.write(`${figures.join('\n\n')}\n\n`);
  const path = join(root, 'docs', 'generating.md');
  const document = readFileSync(path, 'utf8');
  const title = TITLES[part] ?? '';
  const all = figuresOf(document).set(title, makeFigures(title, figures));
  const inOrder = Object.values(TITLES).map((each) => all.get(each) ?? '');
  writeFileSync(path, textBefore(document) + inOrder.join(''));
  for (const [name, picture] of Object.entries(pictures)) writeFileSync(join(root, 'docs', 'pictures', name), picture);
}

/** @param {string} part @returns {Promise<{ figures: readonly string[], pictures: Readonly<Record<string, string>> }>} */
async function measured(part) {
  switch (part) {
    case 'boards':
      return (await import('./generating/boards-figures.mjs')).measureBoards(days, isQuick, whisper);
    case 'speed':
      return (await import('./generating/speed-figures.mjs')).measureSpeed(isQuick, whisper);
    case 'futoshiki':
      return (await import('./generating/futoshiki-figures.mjs')).measureFutoshiki(isQuick, whisper);
    default:
      return (await import('./generating/proof-figures.mjs')).measureProof(count, whisper);
  }
}

function asked() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        table: { type: 'boolean', default: false },
        quick: { type: 'boolean', default: false },
        check: { type: 'string' },
        part: { type: 'string', multiple: true, default: Object.keys(TITLES) },
      },
    });
    const [named, ...others] = positionals;
    if (named === undefined || others.length > 0) return fail('Name one folder of day files.');
    const unknown = values.part.find((part) => !(part in TITLES));
    if (unknown !== undefined) return fail(`There is no part ${unknown}.`);
    const count = Number(values.check ?? (values.quick ? QUICK_CHECK : USUAL_CHECK));
    if (!Number.isInteger(count) || count < 1) return fail(`--check takes a number of puzzles, not ${values.check}.`);
    return { named, isTable: values.table, isQuick: values.quick, count, parts: values.part };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** @param {string} text */
function whisper(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(`generating: ${message}\n${USAGE}`);
  process.exit(2);
}
