/** How long explanations and hints take, warm and on one core. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { finish, readPuzzles } from '@pipwright/core';
import { pips, pipsExplainer } from '@pipwright/pips';
import { median } from '../../bench/statistics.mjs';
import { root } from '../workspace.mjs';
import { noText, note } from './telling.mjs';

/**
 * @typedef {import('../../bench/puzzles.mjs').Item} Item
 * @typedef {import('@pipwright/pips').Puzzle} Puzzle
 * @typedef {import('@pipwright/pips').Placement} Placement
 * @typedef {import('@pipwright/pips').PipsStep} PipsStep
 * @typedef {import('@pipwright/core/explaining').Hint<PipsStep, unknown, Placement>} PipsHint
 * @typedef {(puzzle: Puzzle) => void} Explain
 * @typedef {{ name: string, explaining: number, before: number, hints: readonly number[], longest: import('./telling.mjs').Longest }} Timing
 * `before`: by another build, NaN where there is none
 */

/** Everything is done so often, after once to warm up; its time is the middle one. */
export const ROUNDS = 3;
/** An explanation of a giant board that takes longer is stopped. */
export const GIANT_LIMIT = 60_000;

/** @type {Explain} */
const explainHere = (puzzle) => void finish(pipsExplainer.explain(puzzle));

/** How another build of the repository explains. @param {string} clone its folder @returns {Promise<Explain>} */
export async function explainOf(clone) {
  const of = (/** @type {string} */ name) =>
    import(pathToFileURL(join(clone, 'packages', name, 'dist', 'index.js')).href);
  const [core, pips] = await Promise.all([of('core'), of('pips')]);
  return (puzzle) => void core.finish(pips.pipsExplainer.explain(puzzle));
}

/**
 * Both builds take turns, so that what else the machine does hits both.
 * @param {readonly Item[]} items
 * @param {Explain | undefined} before
 * @param {(text: string) => void} whisper
 * @returns {Timing[]}
 */
export function timingsOf(items, before, whisper) {
  for (const [i, { puzzle }] of items.entries()) {
    whisper(`warming up ${i + 1}/${items.length}`);
    explainHere(puzzle);
    before?.(puzzle);
  }
  return items.map(({ name, puzzle }, i) => {
    whisper(`timing ${i + 1}/${items.length} ${name}`);
    const rounds = Array.from({ length: ROUNDS }, () => ({
      before: before === undefined ? Number.NaN : timed(() => before(puzzle)),
      explaining: timed(() => explainHere(puzzle)),
    }));
    return {
      name,
      explaining: median(rounds.map(({ explaining }) => explaining)),
      before: median(rounds.map(({ before }) => before)),
      ...hintsOf(puzzle),
    };
  });
}

/**
 * Every hint from the empty board to the last domino: all steps of a chapter one after another, then its domino is
 * placed; where several ways work, the one that is named.
 * @param {Puzzle} puzzle
 */
function hintsOf(puzzle) {
  /** @type {Placement[]} */
  const placements = [];
  const times = [];
  const longest = noText();
  while (placements.length < puzzle.cells.length / 2) {
    const progress = { placements: [...placements] };
    const { hints } = hintsAt(puzzle, progress);
    const rounds = Array.from({ length: ROUNDS }, () => hintsAt(puzzle, progress));
    times.push(...hints.map((_, i) => median(rounds.map((round) => round.times[i] ?? Number.NaN))));
    for (const { steps, index } of hints) {
      if (steps === undefined || index === undefined) continue;
      for (const sort of /** @type {const} */ (['where', 'why', 'what']))
        note(longest, sort, pipsExplainer.languages.en.hint[sort](puzzle, { steps, index, progress }));
    }
    placements.push(...movesOf(hints.at(-1)));
  }
  return { hints: times, longest };
}

/**
 * The hints for one position until something can be placed. Nothing has been told of the puzzle before, so that all is
 * found out anew.
 * @param {Puzzle} puzzle
 * @param {import('@pipwright/pips').Solution} progress
 */
function hintsAt(puzzle, progress) {
  const fresh = { ...puzzle };
  /** @type {PipsHint[]} */
  const hints = [];
  /** @type {number[]} */
  const times = [];
  do {
    const start = performance.now();
    const hint = finish(pipsExplainer.hint(fresh, progress, hints.length));
    times.push(performance.now() - start);
    if (hint.choice === undefined && hint.steps === undefined)
      throw new Error('hints come to an end before the puzzle is solved');
    hints.push(hint);
  } while (movesOf(hints.at(-1)).length === 0);
  return { hints, times };
}

/** @param {PipsHint | undefined} hint @returns {readonly Placement[]} */
function movesOf(hint) {
  if (hint?.choice !== undefined) return [hint.choice];
  const step = hint?.steps?.[hint.index ?? -1];
  return step === undefined ? [] : pipsExplainer.moves(step);
}

/** The boards of 28 dominoes that the app ships. */
const GIANTS = join(root, 'packages', 'web', 'public', 'puzzles', 'pips-graded-giant.json');

/**
 * How long the first of the giant boards take; Infinity where one was stopped.
 * @param {number} most
 * @param {(text: string) => void} whisper
 */
export function giantTimes(most, whisper) {
  /** @type {{ puzzle: object }[]} */
  const boards = JSON.parse(readFileSync(GIANTS, 'utf8')).puzzles.slice(0, most);
  return boards.flatMap(({ puzzle }, i) => {
    whisper(`giant board ${i + 1}/${boards.length}`);
    const [read] = readPuzzles(JSON.stringify(puzzle), [pips]);
    return read?.checked.ok === true ? [limited(read.checked.value, GIANT_LIMIT)] : [];
  });
}

/** @param {Puzzle} puzzle @param {number} limit in milliseconds */
function limited(puzzle, limit) {
  const start = performance.now();
  const work = pipsExplainer.explain(puzzle);
  while (performance.now() - start < limit) if (work.run(1000).type !== 'paused') return performance.now() - start;
  return Number.POSITIVE_INFINITY;
}

/** In milliseconds. @param {() => void} work */
export function timed(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}
