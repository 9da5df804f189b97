/** How fast Futoshiki are made, beside Tatham's own generator in the same run, and what they are like. */
import { finish } from '@pipwright/core';
import { firstDrawn } from '@pipwright/core/generating';
import { drawFutoshiki, futoshikiGenerating, inequalitiesOf, isUnique } from '@pipwright/futoshiki';
import { describeMachine } from '../../bench/report/machine.mjs';
import { table } from '../../bench/report/table.mjs';
import { time } from '../../bench/report/units.mjs';
import { median, quantile, total } from '../../bench/statistics.mjs';
import { targetTable } from '../techniques/tables.mjs';
import { atMost } from '../techniques/targets.mjs';
import { withoutOneClue } from './clues-less.mjs';
import { since } from './processor-time.mjs';
import { generateUnequal, isHere } from './tatham.mjs';

/**
 * @typedef {import('@pipwright/futoshiki').FutoshikiRequest} Request
 * @typedef {import('@pipwright/futoshiki').Puzzle} Puzzle
 */

/** `runs` of his program, of which the median counts, and how long one may take. */
const USUAL = { seeds: 40, runs: 5, patience: 60_000 };
const QUICK = { seeds: 8, runs: 1, patience: 10_000 };
/** Puzzles of one run of his program. */
const COUNT = 10;

/** Without grading. @type {readonly { name: string, request: Request, his: string, count?: number, most?: number }[]} */
const DRAWN = [
  { name: '4 × 4', request: { side: 4 }, his: '4de' },
  { name: '5 × 5', request: { side: 5 }, his: '5de', most: 10 },
  { name: '5 × 5, minimal', request: { side: 5, minimal: true }, his: '5dx', most: 10 },
  { name: '7 × 7', request: { side: 7 }, his: '7de' },
  { name: '7 × 7, minimal', request: { side: 7, minimal: true }, his: '7dx' },
  { name: '9 × 9', request: { side: 9 }, his: '9de' },
  { name: '9 × 9, minimal', request: { side: 9, minimal: true }, his: '9dx', most: 300 },
  { name: '9 × 9, looking ahead', request: { side: 9, technique: 'looking-ahead' }, his: '9dr', count: 1, most: 2000 },
  { name: '6 × 6, Adjacent', request: { side: 6, adjacent: true }, his: '6ade' },
];

/** As asked, grading included. @type {readonly { name: string, request: Request, most?: number }[]} */
const GRADED = [
  { name: 'easy', request: { difficulty: 'easy' } },
  { name: 'medium', request: { difficulty: 'medium' } },
  { name: 'hard', request: { difficulty: 'hard' } },
  { name: 'expert', request: { difficulty: 'expert' } },
  { name: '9 × 9, looking ahead', request: { side: 9, technique: 'looking-ahead' }, most: 2000 },
];

/** @param {boolean} isQuick @param {(text: string) => void} whisper */
export async function measureFutoshiki(isQuick, whisper) {
  const { seeds: most, runs, patience } = isQuick ? QUICK : USUAL;
  const seeds = Array.from({ length: most }, (_, i) => `figures ${i}`);
  const machine = describeMachine([]);
  for (const { request } of DRAWN) for (let i = 0; i < 5; i++) drawn(request, `warm ${i}`);
  const drawnRows = [];
  for (const { name, request, his, count = COUNT, most } of DRAWN) {
    whisper(`drawing ${name}`);
    const ours = seeds.map((seed) => drawn(request, seed));
    const theirs = isHere ? generateUnequal(his, count, runs, patience) : undefined;
    drawnRows.push({
      name,
      his,
      most,
      theirs,
      times: ours.map((each) => each.milliseconds),
      puzzles: ours.map((each) => each.puzzle),
    });
  }
  const gradedRows = [];
  for (const { name, request, most } of GRADED) {
    whisper(`generating ${name}`);
    gradedRows.push({ name, most, made: seeds.map((seed) => generated(request, seed)) });
  }
  const clues = [];
  for (const { name, puzzles, his, theirs } of drawnRows) {
    whisper(`dropping clues of ${name}`);
    clues.push([name, ...(await cluesOf(puzzles)), his, ...(await cluesOf(theirs?.puzzles ?? []))]);
  }
  const show = (/** @type {number} */ value) => time(value, patience);
  return {
    pictures: {},
    figures: [
      `${seeds.length} seeds each, in processor time of one thread once it is warm. Beside them Tatham’s own \`sgt-unequal --generate\`: ${runs === 1 ? 'one run' : `${runs} runs`} of ${COUNT} puzzles, for \`9dr\` of one, each with the start of his program and no longer than ${patience / 1000} s. His levels are not ours: \`e\` takes singles and signs, \`x\` sets and chains, \`r\` guesses.`,
      machine.map((line) => `- ${line}`).join('\n'),
      '## Figures and their limits',
      targetTable([
        ...drawnRows.flatMap(({ name, times, most }) =>
          most === undefined
            ? []
            : [atMost(`${name}, without grading, median`, median(times), most, { show, isBelow: true })],
        ),
        ...gradedRows.flatMap(({ name, made, most }) =>
          most === undefined
            ? []
            : [
                atMost(`${name}, with its grade, median`, median(made.map((each) => each.milliseconds)), most, {
                  show,
                  isBelow: true,
                }),
              ],
        ),
      ]),
      '## One solution, whatever the grade',
      table(
        ['', 'median', '95 %', 'Tatham’s', 'median', 'worst'],
        drawnRows.map(({ name, times, his, theirs }) => [
          name,
          show(median(times)),
          show(quantile(times, 0.95)),
          his,
          theirs === undefined ? 'not here' : show(median(theirs.times)),
          theirs === undefined ? 'not here' : show(Math.max(...theirs.times)),
        ]),
      ),
      '## As asked, with the grade',
      table(
        ['', 'median', '95 %', 'graded, mean', 'not reached'],
        gradedRows.map(({ name, made }) => [
          name,
          show(median(made.map((each) => each.milliseconds))),
          show(
            quantile(
              made.map((each) => each.milliseconds),
              0.95,
            ),
          ),
          (total(made.map((each) => each.graded)) / made.length).toFixed(1),
          String(made.filter((each) => !each.isAsAsked).length),
        ]),
      ),
      '## Clues',
      'Means. Redundant: the share of the clues each of which could be left out by itself.',
      table(['', 'numbers', 'signs', 'redundant', 'Tatham’s', 'numbers', 'signs', 'redundant'], clues),
    ],
  };
}

/** Until a try comes to something. @param {Request} request @param {string} seed */
function drawn(request, seed) {
  const before = process.cpuUsage();
  const { puzzle } = finish(firstDrawn((random) => drawFutoshiki(random, request), seed));
  return { puzzle, milliseconds: since(before) };
}

/** @param {Request} request @param {string} seed */
function generated(request, seed) {
  const before = process.cpuUsage();
  const generation = futoshikiGenerating.generate(request, seed);
  const { status } = finish(generation);
  return { milliseconds: since(before), graded: generation.graded, isAsAsked: status === 'generated' };
}

/** Numbers, signs, and the share of both that could be left out. @param {readonly Puzzle[]} puzzles */
async function cluesOf(puzzles) {
  if (puzzles.length === 0) return ['–', '–', '–'];
  const numbers = total(puzzles.map(({ fixedNumbers }) => fixedNumbers.length));
  const signs = total(puzzles.map((puzzle) => inequalitiesOf(puzzle).length));
  let redundant = 0;
  for (const less of puzzles.flatMap(withoutOneClue)) if (await isUnique(less)) redundant++;
  const mean = (/** @type {number} */ sum) => (sum / puzzles.length).toFixed(1);
  return [mean(numbers), mean(signs), `${((100 * redundant) / Math.max(1, numbers + signs)).toFixed(0)} %`];
}
