/** What the thread of explanations takes for each question, in milliseconds, without a browser. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../workspace.mjs';

const LINES = 'puzzles.jsonl';
const LARGE = 8;
const SOURCES = join(root, 'packages', 'web', 'src');

/** The app's own modules, in one bundle. */
async function modules() {
  const contents = `
    export { answering } from './think/explain.js';
    export { READINGS } from './kinds/reading.js';
    export { EXPLAINING } from './kinds/explaining.js';
    export { boardOf, newGame, play, status } from '@pipwright/play';
    export { readPuzzles } from '@pipwright/core';`;
  const place = mkdtempSync(join(tmpdir(), 'pipwright-hinting-'));
  try {
    const outfile = join(place, 'modules.mjs');
    await build({
      stdin: { contents, resolveDir: SOURCES },
      bundle: true,
      outfile,
      format: 'esm',
      platform: 'browser',
      conditions: ['pipwright-source'],
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/**
 * By what is asked, of every position on the way to the solution: of day files, or of the large grids of Futoshiki in a
 * folder with `puzzles.jsonl`.
 * @param {string} folder @param {(text: string) => void} whisper
 * @returns {Promise<Record<string, number[]>>}
 */
export async function threadTimes(folder, whisper) {
  const { answering, boardOf, EXPLAINING, newGame, play, status, readPuzzles, READINGS } = await modules();
  /** @type {Record<string, number[]>} */
  const times = { hint: [], 'another hint': [], 'why not': [], 'why lost': [], 'what can stay': [] };
  /** @param {string} name @param {any} game @param {any} about */
  const timed = async (name, game, about) => {
    const work = await answering(EXPLAINING, { game, language: 'en', about });
    const start = performance.now();
    let step = work.next();
    while (!step.done) step = work.next();
    times[name]?.push(performance.now() - start);
    return step.value;
  };
  const kind = existsSync(join(folder, LINES)) ? 'futoshiki' : 'pips';
  const reading = READINGS[kind].readingWith({ maxPip: 6, allowDuplicates: true });
  for (const { name, text } of kind === 'pips' ? dayFiles(folder) : largeGrids(folder)) {
    whisper(`asking about ${name}`);
    for (const { checked } of readPuzzles(text, [reading])) {
      const made = checked.ok ? newGame(kind, checked.value) : undefined;
      if (!made?.ok) continue;
      let game = made.value;
      while (status(game) === 'playing') {
        const answer = await timed('hint', game, { type: 'hint', chapter: 0 });
        if (answer.type !== 'chapter') break;
        await timed('another hint', game, { type: 'hint', chapter: 1 });
        const [action] = answer.steps.at(-1).actions;
        const wrong = action && mistaken(action, boardOf(game));
        if (wrong === undefined) break;
        const found = await timed('why not', game, { type: 'why-not', action: wrong });
        const spoilt = found.type === 'forbidden' ? play(game, wrong) : undefined;
        if (spoilt?.ok) {
          await timed('why lost', spoilt.value, { type: 'lost' });
          await timed('what can stay', spoilt.value, { type: 'keep' });
        }
        game = play(game, action).value;
      }
    }
  }
  return times;
}

/** @param {string} folder @returns {{ name: string, text: string }[]} */
function dayFiles(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

/** Those of Futoshiki that take the longest. @param {string} folder @returns {{ name: string, text: string }[]} */
function largeGrids(folder) {
  const lines = readFileSync(join(folder, LINES), 'utf8').trim().split('\n');
  return lines
    .map((line) => JSON.parse(line))
    .filter(({ size, solutions }) => size >= LARGE && solutions === '1')
    .map(({ id, tathamId }) => ({ name: id, text: tathamId }));
}

/**
 * A domino the other way round; a number that neither its row nor its column has, if there is one.
 * @param {any} action @param {any} board
 */
function mistaken(action, board) {
  if (action.type === 'place') return { ...action, cells: [action.cells[1], action.cells[0]] };
  if (action.type !== 'put') return undefined;
  /** @type {{ grid: number[][] }} */
  const { grid } = board;
  const [row, column] = action.cell;
  const others = grid.map((_, i) => ((action.number + i) % grid.length) + 1).filter((each) => each !== action.number);
  const has = (/** @type {number} */ number) =>
    grid[row]?.includes(number) || grid.some((line) => line[column] === number);
  return { ...action, number: others.find((each) => !has(each)) ?? others[0] };
}
