/** Time that the app's thread of explanations takes for each question, without a browser, and how many hints a move takes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pipsExplainer } from '@pipwright/pips/parts';
import { build } from 'esbuild';
import { root } from '../../scripts/workspace.mjs';
import { spread } from '../statistics.mjs';
import { levelledIn } from './levelled.mjs';

/** Least side of the Futoshiki that take the longest. */
const LEAST_SIDE = 8;
const SOURCES = join(root, 'packages', 'web', 'src');

async function modules() {
  const contents = `
    export { answering } from './think/explain.js';
    export { EXPLAINING } from './kinds/explaining.js';
    export { boardOf, newGame, play, status } from '@pipwright/play';`;
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
 * Measures each question at every position on the way to the solution: of day files, or of large grids of Futoshiki.
 * @param {import('./run.mjs').MeasureOptions} asked
 */
export async function* measure({ folder, showProgress }) {
  const { answering, boardOf, EXPLAINING, newGame, play, status } = await modules();
  /** @type {Record<string, number[]>} */
  const times = { hint: [], 'another hint': [], 'why not': [], 'why lost': [], 'what can stay': [] };
  /** @param {string} name @param {any} game @param {any} about */
  const timed = (name, game, about) => {
    const work = answering(EXPLAINING, { game, about });
    const start = performance.now();
    let step = work.next();
    while (!step.done) step = work.next();
    times[name]?.push(performance.now() - start);
    return step.value;
  };
  /** @type {number[]} */
  const hints = [];
  const { explainer, items } = levelledIn(folder);
  const kind = explainer === pipsExplainer ? 'pips' : 'futoshiki';
  for (const { name, size, puzzle } of items) {
    if (kind === 'futoshiki' && size < LEAST_SIDE) continue;
    showProgress(`asking about ${name}`);
    let game = newGame(kind, puzzle).value;
    while (status(game) === 'playing') {
      const answer = timed('hint', game, { type: 'hint', chapter: 0 });
      if (answer.type !== 'chapter') break;
      hints.push(answer.steps.length);
      timed('another hint', game, { type: 'hint', chapter: 1 });
      const [action] = answer.steps.at(-1).actions;
      const wrong = action && mistaken(action, boardOf(game));
      if (wrong === undefined) break;
      const found = timed('why not', game, { type: 'why-not', action: wrong });
      const spoilt = found.type === 'forbidden' ? play(game, wrong) : undefined;
      if (spoilt?.ok) {
        timed('why lost', spoilt.value, { type: 'lost' });
        timed('what can stay', spoilt.value, { type: 'keep' });
      }
      game = play(game, action).value;
    }
  }
  yield { of: 'hints to a move', hints: spread(hints) };
  for (const [asked, all] of Object.entries(times))
    if (all.length > 0) yield { asked, positions: all.length, milliseconds: spread(all) };
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
