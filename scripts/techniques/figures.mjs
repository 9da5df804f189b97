/** How often each technique is used over a folder of puzzles, what its steps rest on, and how long explaining takes. */
import { finish } from '@pipwright/core';
import { pipsExplainer } from '@pipwright/pips';
import { describeMachine } from '../../bench/report/machine.mjs';
import { table } from '../../bench/report/table.mjs';
import { time, whole } from '../../bench/report/units.mjs';
import { groupBy, median, total } from '../../bench/statistics.mjs';

/**
 * @typedef {import('../../bench/puzzles.mjs').Item} Item
 * @typedef {import('@pipwright/pips').Puzzle} Puzzle
 * @typedef {import('@pipwright/pips').Placement} Placement
 * @typedef {import('@pipwright/core/explaining').AnyStep} AnyStep
 * @typedef {{ level: string, isUnique: boolean, steps: readonly AnyStep[], explaining: number, hints: readonly number[] }} Row
 */

const LEVELS = ['easy', 'medium', 'hard'];
/** Each puzzle is explained so often, after once to warm up; its time is the middle one. Of hints there are enough. */
const ROUNDS = 3;

/** @param {readonly Item[]} items @param {(text: string) => void} whisper */
export function measureFigures(items, whisper) {
  const machine = describeMachine([]);
  for (const [i, { puzzle }] of items.entries()) {
    whisper(`warming up ${i + 1}/${items.length}`);
    finish(pipsExplainer.explain(puzzle));
  }
  return figures(
    machine,
    items.map(({ name, puzzle }, i) => {
      whisper(`measuring ${i + 1}/${items.length} ${name}`);
      return measure(puzzle, LEVELS.find((level) => name.endsWith(level)) ?? 'other');
    }),
  );
}

/** @param {Puzzle} puzzle @param {string} level @returns {Row} */
function measure(puzzle, level) {
  const { result, took } = timed(() => finish(pipsExplainer.explain(puzzle)), ROUNDS);
  return {
    level,
    isUnique: result.status === 'explained',
    steps: result.steps,
    explaining: took,
    hints: hintTimes(puzzle),
  };
}

/** Of all hints from the empty board until nothing is left to know. @param {Puzzle} puzzle */
function hintTimes(puzzle) {
  /** @type {Placement[]} */
  const placements = [];
  const times = [];
  for (;;) {
    const { result, took } = timed(() => finish(pipsExplainer.hint(puzzle, { placements })), 1);
    const moves = result.step === undefined ? [] : pipsExplainer.moves(result.step);
    if (moves.length === 0) return times;
    times.push(took);
    placements.push(...moves);
  }
}

/** @template T @param {() => T} work @param {number} times */
function timed(work, times) {
  const rounds = Array.from({ length: times }, () => {
    const start = performance.now();
    const result = work();
    return { result, took: performance.now() - start };
  }).sort((a, b) => a.took - b.took);
  return /** @type {{ result: T, took: number }} */ (rounds[Math.floor(times / 2)]);
}

/** @param {readonly string[]} machine @param {readonly Row[]} rows */
function figures(machine, rows) {
  const unique = rows.filter(({ isUnique }) => isUnique);
  return [
    `Written by \`npm run techniques -- FOLDER\` from a folder of Times day files, which are not part of the repository: ${rows.length} puzzles, ${unique.length} of them with one solution.`,
    machine.map((line) => `- ${line}`).join('\n'),
    '## How often each technique is used',
    'Steps in the explanations of the puzzles with one solution.',
    usage(unique),
    '## How many steps and reasons',
    'For the same puzzles: the steps per puzzle and the reasons per step, with their median and maximum. Reasons are counted as listed at the top.',
    sizes(unique),
    '## How long it takes',
    `Measured warm: every puzzle is explained once before. The time of an explanation is the median of ${ROUNDS}, from the puzzle as data to the sentences, including the proof that it is unique or the search for what all solutions share. Hints start from the empty board. After each hint its domino is placed, until nothing is left to find out; each hint is timed once.`,
    times(rows),
  ];
}

/** @param {readonly Row[]} rows */
function usage(rows) {
  const steps = rows.flatMap(({ level, steps }) => steps.map(({ technique }) => ({ level, technique })));
  const count = (/** @type {string} */ name, /** @type {string | undefined} */ level) =>
    steps.filter((step) => step.technique === name && (level === undefined || step.level === level)).length;
  return table(
    ['technique', 'level', ...LEVELS, 'all', 'share'],
    pipsExplainer.techniques.map(({ name, level }) => [
      name,
      String(level),
      ...LEVELS.map((each) => whole(count(name, each))),
      whole(count(name, undefined)),
      `${((100 * count(name, undefined)) / Math.max(1, steps.length)).toFixed(1)} %`,
    ]),
  );
}

/** @param {readonly Row[]} rows */
function sizes(rows) {
  const line = (/** @type {string} */ name, /** @type {readonly Row[]} */ some) => {
    const steps = some.flatMap((row) => row.steps);
    const general = steps.filter(isGeneral);
    return [
      name,
      whole(some.length),
      whole(steps.length),
      whole(median(some.map((row) => row.steps.length))),
      whole(Math.max(...some.map((row) => row.steps.length))),
      ...premises(steps),
      whole(general.length),
      whole(some.filter((row) => row.steps.some(isGeneral)).length),
      ...premises(general),
    ];
  };
  const head = ['', 'puzzles', 'steps', 'steps per puzzle', 'most', 'reasons per step', 'most'];
  return table(
    [...head, 'general steps', 'puzzles with any', 'their reasons', 'most'],
    [
      ...LEVELS.map((level) =>
        line(
          level,
          rows.filter((row) => row.level === level),
        ),
      ),
      line('all', rows),
    ],
  );
}

/** Median and most. @param {readonly AnyStep[]} steps */
function premises(steps) {
  const sizes = steps.map(({ because }) => because.length);
  return sizes.length === 0 ? ['–', '–'] : [median(sizes), Math.max(...sizes)].map(String);
}

/** @param {AnyStep} step */
function isGeneral({ technique }) {
  return technique === pipsExplainer.techniques.at(-1)?.name;
}

/** @param {readonly Row[]} rows */
function times(rows) {
  const groups = groupBy(rows, ({ level, isUnique }) => `${level}, ${isUnique ? 'one solution' : 'several'}`);
  const names = LEVELS.flatMap((level) => [`${level}, one solution`, `${level}, several`]);
  const show = (/** @type {number} */ value) => time(value, Number.POSITIVE_INFINITY);
  return table(
    ['', 'puzzles', 'explanation, median', 'worst', 'hints', 'hint, median', 'worst'],
    names.map((name) => {
      const some = groups.get(name) ?? [];
      const explaining = some.map((row) => row.explaining);
      const hints = some.flatMap((row) => row.hints);
      const worst = (/** @type {readonly number[]} */ values) =>
        values.length === 0 ? Number.NaN : Math.max(...values);
      return [
        name,
        whole(some.length),
        show(median(explaining)),
        show(worst(explaining)),
        whole(total(some.map((row) => row.hints.length))),
        show(median(hints)),
        show(worst(hints)),
      ];
    }),
  );
}
