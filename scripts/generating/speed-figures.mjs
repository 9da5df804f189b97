/** How fast Pips are made: with one solution whatever their grade, and as asked. */
import { firstDrawn } from '@pipwright/core/generating';
import { drawPips, pipsGenerating } from '@pipwright/pips';
import { describeMachine } from '../../bench/report/machine.mjs';
import { table } from '../../bench/report/table.mjs';
import { time } from '../../bench/report/units.mjs';
import { median, quantile, total } from '../../bench/statistics.mjs';
import { targetTable } from '../techniques/tables.mjs';
import { atMost } from '../techniques/targets.mjs';
import { timed } from './processor-time.mjs';

/** @typedef {import('@pipwright/pips').PipsRequest} Request */
/** @typedef {{ name: string, request: Request, most: number, seeds?: number }} Row `most`: of the median */

const SEEDS = 40;
const FEW = 8;
/** No row takes longer: no further seed is begun, and of what is not ready only the least is known. */
const PATIENCE = 120_000;
const LITTLE = 8000;
/** 95 % come within so many times the limit of the median. */
const TAIL = 5;

/** @type {readonly Row[]} */
const DRAWN = [
  { name: '5 dominoes', request: { dominoes: 5 }, most: 20 },
  { name: '8 dominoes', request: { dominoes: 8 }, most: 20 },
  { name: '12 dominoes', request: { dominoes: 12 }, most: 20 },
  { name: '16 dominoes', request: { dominoes: 16 }, most: 60 },
  { name: '28 dominoes', request: { dominoes: 28 }, most: 2000, seeds: 5 },
];

/** @type {readonly Row[]} */
const GRADED = [
  { name: '5 dominoes, easy', request: { dominoes: 5, difficulty: 'easy' }, most: 150 },
  { name: '8 dominoes, medium', request: { dominoes: 8, difficulty: 'medium' }, most: 400 },
  { name: '12 dominoes, hard', request: { dominoes: 12, difficulty: 'hard' }, most: 1500 },
  { name: '14 dominoes, expert', request: { dominoes: 14, difficulty: 'expert' }, most: 3000 },
  { name: '28 dominoes, expert', request: { dominoes: 28, difficulty: 'expert' }, most: 60_000, seeds: 3 },
];

/** So many puzzles of each size first: until then most of the time goes into compiling. */
const WARM = 25;

/** @param {boolean} isQuick @param {(text: string) => void} whisper */
export function measureSpeed(isQuick, whisper) {
  const machine = describeMachine([]);
  const patience = isQuick ? LITTLE : PATIENCE;
  for (const { request } of DRAWN.filter(({ seeds }) => seeds === undefined))
    for (let i = 0; i < (isQuick ? FEW : WARM); i++) drawing(request, `warm ${i}`, LITTLE);
  const measured = (/** @type {Row} */ row, /** @type {(seed: string, left: number) => Measured} */ make) => {
    const seeds = Math.min(row.seeds ?? SEEDS, isQuick ? FEW : SEEDS);
    whisper(`making ${row.name}, ${seeds} times`);
    /** @type {Measured[]} */
    const made = [];
    for (let left = patience; made.length < seeds && left > 0; left -= made.at(-1)?.milliseconds ?? 0)
      made.push(make(`speed ${made.length}`, left));
    return { ...row, made };
  };
  const drawn = DRAWN.map((row) => measured(row, (seed, left) => drawing(row.request, seed, left)));
  const graded = GRADED.map((row) => measured(row, (seed, left) => generating(row.request, seed, left)));
  return {
    pictures: {},
    figures: [
      `In processor time of one thread once it is warm, of the first ${isQuick ? FEW : SEEDS} seeds, of fewer where puzzles are large. No row takes more than ${patience / 1000} s: no seed is begun after that, and “>” stands where too many were not ready by then.`,
      machine.map((line) => `- ${line}`).join('\n'),
      '## Times and their limits',
      targetTable(
        [...drawn, ...graded].flatMap(({ name, made, most }) => [
          within(`${name}, median of ${made.length}`, made, median, most),
          within(`${name}, 95 %`, made, (times) => quantile(times, 0.95), TAIL * most),
        ]),
      ),
      '## As asked, with the grade',
      table(
        ['', 'seeds', 'graded, mean', 'not reached', 'not ready'],
        graded.map(({ name, made }) => [
          name,
          String(made.length),
          (total(made.map((each) => each.graded)) / made.length).toFixed(1),
          String(made.filter(({ status }) => status === 'stopped').length),
          String(made.filter(({ status }) => status === undefined).length),
        ]),
      ),
    ],
  };
}

/**
 * @param {string} what @param {readonly Measured[]} made @param {(times: readonly number[]) => number} of @param {number} limit
 * @returns {import('../techniques/targets.mjs').Target}
 */
export function within(what, made, of, limit) {
  const show = (/** @type {number} */ value) => time(value, PATIENCE);
  const figure = of(
    made.map(({ milliseconds, status }) => (status === undefined ? Number.POSITIVE_INFINITY : milliseconds)),
  );
  if (Number.isFinite(figure)) return atMost(what, figure, limit, { show });
  const least = of(made.map(({ milliseconds }) => milliseconds));
  return {
    ...atMost(what, least, limit, { show }),
    figure: `> ${show(least)}`,
    isMet: least < limit ? undefined : false,
  };
}

/** @typedef {{ milliseconds: number, graded: number, status: 'generated' | 'stopped' | undefined }} Measured */

/** @param {Request} request @param {string} seed @param {number} patience @returns {Measured} */
function drawing(request, seed, patience) {
  const { milliseconds, result } = timed(
    firstDrawn((random) => drawPips(random, request), seed),
    patience,
  );
  return { milliseconds, graded: 0, status: result && 'generated' };
}

/** @param {Request} request @param {string} seed @param {number} patience @returns {Measured} */
function generating(request, seed, patience) {
  const generation = pipsGenerating.generate(request, seed);
  const { milliseconds, result } = timed(generation, patience);
  return { milliseconds, graded: generation.graded, status: result?.status };
}
