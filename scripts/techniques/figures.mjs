/** How puzzles of Pips are explained over a folder of day files. */
import { pipsExplainer } from '@pipwright/pips';
import { describeMachine } from '../../bench/report/machine.mjs';
import { table } from '../../bench/report/table.mjs';
import { whole } from '../../bench/report/units.mjs';
import { groupBy, median, quantile, total } from '../../bench/statistics.mjs';
import { byLevel, exact, longestTexts, most, supposing, targetTable, usage } from './tables.mjs';
import { firstDomino, LEVELS, milliseconds, stepsPerDomino, tellingTargets, timingTargets } from './targets.mjs';
import { tellingOf } from './telling.mjs';
import { GIANT_LIMIT, giantTimes, ROUNDS, timingsOf } from './timing.mjs';

/**
 * @typedef {import('../../bench/puzzles.mjs').Item} Item
 * @typedef {import('./telling.mjs').Telling} Telling
 * @typedef {import('./timing.mjs').Timing} Timing
 * @typedef {{ whisper: (text: string) => void, isQuick?: boolean, giants?: number, before?: import('./timing.mjs').Explain | undefined }} Options
 * `isQuick`: without times; `giants`: so many giant boards; `before`: another build to compare with
 */

/**
 * Paragraphs and tables for the documentation; `texts`, which speak of other people's puzzles, are for the terminal.
 * @param {readonly Item[]} items
 * @param {Options} options
 */
export function measureFigures(items, { whisper, isQuick = false, giants = 6, before }) {
  const machine = describeMachine([]);
  const tellings = items.map((item, i) => {
    whisper(`explaining ${i + 1}/${items.length} ${item.name}`);
    const level = LEVELS.find((each) => item.name.endsWith(each)) ?? 'other';
    return tellingOf(pipsExplainer, { ...item, level, size: item.dominoes });
  });
  const timings = isQuick ? [] : timingsOf(items, before, whisper);
  const giantBoards = isQuick ? [] : giantTimes(giants, whisper);
  const unique = tellings.filter(({ isUnique }) => isUnique);
  const targets = [...tellingTargets(tellings), ...(isQuick ? [] : timingTargets(timings, giantBoards))];
  const figures = [
    `Written by \`npm run techniques -- FOLDER\` from a folder of Times day files, which are not part of the repository: ${items.length} puzzles, ${unique.length} of them with one solution.`,
    machine.map((line) => `- ${line}`).join('\n'),
    '## Figures and their limits',
    'Steps and chapters are those of the puzzles with one solution; texts and times are those of all puzzles.',
    targetTable(targets),
    '## Steps and chapters',
    'For the puzzles with one solution. The steps to the first domino include the one that places it. Reasons are counted as listed at the top.',
    sizes(unique),
    '## What supposes something',
    'For the same puzzles: _try-both_ and _looking-ahead_.',
    supposing(LEVELS, unique),
    '## How often each technique is used',
    'Steps in the explanations of the same puzzles.',
    usage(pipsExplainer.techniques, LEVELS, unique),
    ...(isQuick
      ? []
      : ['## How long it takes', timesText(before !== undefined, giantBoards), times(tellings, timings)]),
  ];
  return { figures, texts: longestTexts(tellings) };
}

/** @param {readonly Telling[]} rows */
function sizes(rows) {
  const cells = (/** @type {readonly Telling[]} */ some) => {
    const steps = some.map((row) => row.steps.length);
    const chapters = some.flatMap((row) => row.chapters);
    const reasons = some.flatMap((row) => row.steps.map((step) => step.reasons));
    return [
      whole(some.length),
      whole(total(steps)),
      exact(median(steps)),
      exact(most(steps)),
      exact(median(chapters)),
      exact(quantile(chapters, 0.95)),
      exact(most(chapters)),
      exact(median(some.map(stepsPerDomino))),
      exact(median(some.map(firstDomino))),
      exact(most(some.map(firstDomino))),
      exact(median(reasons)),
      exact(most(reasons)),
    ];
  };
  const head = ['', 'puzzles', 'steps', 'per puzzle', 'most', 'per chapter', '95 %', 'most', 'per domino'];
  return table([...head, 'to the first domino', 'most', 'reasons per step', 'most'], byLevel(LEVELS, rows, cells));
}

/** @param {boolean} isCompared @param {readonly number[]} giants */
function timesText(isCompared, giants) {
  const parts = [
    `Measured warm: every puzzle is explained once before. Each time is the median of ${ROUNDS}. An explanation takes from the puzzle as data to its steps, including the proof that it is unique or the search for what all solutions share. Hints start from the empty board: every step of a chapter is asked for, then its domino is placed, until the puzzle is solved.`,
    isCompared ? '“Before” is another build of the repository; the two take turns.' : '',
    giants.length === 0
      ? ''
      : `The first ${giants.length} boards of 28 dominoes that the app ships, stopped after ${GIANT_LIMIT / 1000} s: ${giants.map(milliseconds).join(', ')}.`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** @param {readonly Telling[]} tellings @param {readonly Timing[]} timings */
function times(tellings, timings) {
  const rows = tellings.map(({ level, isUnique }, i) => ({
    group: `${level}, ${isUnique ? 'one solution' : 'several'}`,
    ...(timings[i] ?? { explaining: Number.NaN, before: Number.NaN, hints: [] }),
  }));
  const groups = groupBy(rows, ({ group }) => group);
  const line = (/** @type {string} */ name, /** @type {readonly (typeof rows)[number][]} */ some) => {
    const explaining = some.map((row) => row.explaining);
    const before = some.map((row) => row.before);
    const hints = some.flatMap((row) => row.hints);
    return [
      name,
      whole(some.length),
      milliseconds(median(explaining)),
      milliseconds(most(explaining)),
      milliseconds(median(before)),
      milliseconds(most(before)),
      whole(hints.length),
      milliseconds(median(hints)),
      milliseconds(quantile(hints, 0.99)),
      milliseconds(most(hints)),
    ];
  };
  const head = ['', 'puzzles', 'explanation, median', 'worst', 'before, median', 'worst', 'hints', 'hint, median'];
  const names = [...LEVELS, 'other'].flatMap((level) => [`${level}, one solution`, `${level}, several`]);
  return table(
    [...head, '99 %', 'worst'],
    [...names.filter((name) => groups.has(name)).map((name) => line(name, groups.get(name) ?? [])), line('all', rows)],
  );
}
