/** How Futoshiki are explained: over the puzzles of a list with Tatham's levels, and over Adjacent puzzles of our own. */
import { finish } from '@pipwright/core';
import { futoshikiExplainer } from '@pipwright/futoshiki';
import { describeMachine } from '../../bench/report/machine.mjs';
import { table } from '../../bench/report/table.mjs';
import { whole } from '../../bench/report/units.mjs';
import { median } from '../../bench/statistics.mjs';
import { byLevel, exact, longestTexts, most, supposing, targetTable, usage } from './tables.mjs';
import { AHEAD, atMost, lengthTargets, milliseconds, namesOf, percent, share, using, worst } from './targets.mjs';
import { tellingOf } from './telling.mjs';
import { ROUNDS, timed } from './timing.mjs';

/**
 * @typedef {import('./telling.mjs').Item} Item
 * @typedef {import('./telling.mjs').Telling} Telling
 * @typedef {{ name: string, size: number, explaining: number }} Timing
 */

/** As his program calls them. */
export const LEVELS = ['Trivial', 'Easy', 'Tricky', 'Extreme', 'Recursive'];
/** What lies within the reach of somebody who does not try things out. */
const WITHOUT_AHEAD = LEVELS.slice(0, 3);
/** Times are those of this side, the largest in newspapers. */
const TIMED = 9;
/** Examples of a tutorial each. */
const TUTORIAL = /^demystify\/.*__/;

/**
 * @param {readonly Item[]} items with one solution each, with Tatham's levels
 * @param {readonly Item[]} adjacent
 * @param {{ whisper: (text: string) => void, isQuick?: boolean }} options
 */
export function measureFutoshiki(items, adjacent, { whisper, isQuick = false }) {
  const machine = describeMachine([]);
  const told = (/** @type {readonly Item[]} */ some) =>
    some.map((item, i) => {
      whisper(`explaining ${i + 1}/${some.length} ${item.name}`);
      return tellingOf(futoshikiExplainer, item);
    });
  const [tellings, withBars] = [told(items), told(adjacent)];
  const timings = isQuick ? [] : timingsOf(items, whisper);
  const levels = [...LEVELS, 'Adjacent'];
  const all = [...tellings, ...withBars];
  const figures = [
    `Written by \`npm run techniques -- FOLDER\` from \`puzzles.jsonl\`, which is not part of the repository: ${items.length} puzzles with one solution, with the levels that Simon Tatham's Unequal gives them. ${adjacent.length} Adjacent puzzles are our own (\`scripts/techniques/adjacent.mjs\`).`,
    machine.map((line) => `- ${line}`).join('\n'),
    '## Figures and their limits',
    `Times are those of the ${TIMED}×${TIMED} puzzles, measured warm: each is explained once before, and its time is the median of ${ROUNDS}.`,
    targetTable([...tellingTargets(tellings, withBars), ...timingTargets(timings), ...lengthTargets(all)]),
    '## Steps and chapters',
    'Chapters are counted less the side of the grid.',
    sizes(levels, all),
    '## What supposes something',
    '_Try-both_ and _looking-ahead_.',
    supposing(levels, all),
    '## How often each technique is used',
    usage(futoshikiExplainer.techniques, levels, all),
    '## The examples of tutorials',
    'Puzzles with which two tutorials show one technique each, and the techniques that explain them here.',
    tutorials(tellings),
  ];
  return { figures, texts: longestTexts(all) };
}

/** @param {readonly Telling[]} tellings @param {readonly Telling[]} adjacent */
function tellingTargets(tellings, adjacent) {
  const unfinished = [...tellings, ...adjacent].filter(({ isUnique }) => !isUnique);
  const level = (/** @type {string} */ name) => tellings.filter((each) => each.level === name);
  return [
    atMost('puzzles not explained to the end', unfinished.length, 0, { at: namesOf(unfinished) }),
    atMost('chapters more than the side, median', median(tellings.map(beyondSide)), 3),
    ...WITHOUT_AHEAD.map((name) => {
      const ahead = using(level(name), AHEAD);
      return atMost(`${name} puzzles with looking ahead`, ahead.length, 0, { at: namesOf(ahead) });
    }),
    atMost('steps of Extreme puzzles that look ahead', share(level('Extreme'), AHEAD), 3, { show: percent }),
  ];
}

/** @param {Telling} telling */
function beyondSide({ chapters, size }) {
  return chapters.length - size;
}

/** @param {readonly Timing[]} timings */
function timingTargets(timings) {
  if (timings.length === 0) return [];
  const slowest = worst(timings, (each) => each.explaining);
  const below = { show: milliseconds, isBelow: true };
  return [
    atMost('explanation, median', median(timings.map((each) => each.explaining)), 50, below),
    atMost('explanation, worst', slowest.value, 1000, { ...below, at: slowest.at }),
  ];
}

/** @param {readonly Item[]} items @param {(text: string) => void} whisper @returns {Timing[]} */
function timingsOf(items, whisper) {
  const large = items.filter(({ size }) => size === TIMED);
  const explain = (/** @type {Item} */ { puzzle }) => void finish(futoshikiExplainer.explain(puzzle));
  for (const item of large) explain(item);
  return large.map((item, i) => {
    whisper(`timing ${i + 1}/${large.length} ${item.name}`);
    const rounds = Array.from({ length: ROUNDS }, () => timed(() => explain(item)));
    return { name: item.name, size: item.size, explaining: median(rounds) };
  });
}

/** @param {readonly string[]} levels @param {readonly Telling[]} rows */
function sizes(levels, rows) {
  const cells = (/** @type {readonly Telling[]} */ some) => {
    const steps = some.map((row) => row.steps.length);
    const reasons = some.flatMap((row) => row.steps.map((step) => step.reasons));
    return [
      whole(some.length),
      whole(steps.reduce((sum, each) => sum + each, 0)),
      exact(median(steps)),
      exact(most(steps)),
      exact(median(some.map(beyondSide))),
      exact(most(some.map(beyondSide))),
      exact(median(some.flatMap((row) => row.chapters))),
      exact(most(some.flatMap((row) => row.chapters))),
      exact(median(reasons)),
      exact(most(reasons)),
    ];
  };
  const head = ['', 'puzzles', 'steps', 'per puzzle', 'most', 'chapters less the side', 'most', 'steps per chapter'];
  return table([...head, 'most', 'reasons per step', 'most'], byLevel(levels, rows, cells));
}

/** @param {readonly Telling[]} tellings */
function tutorials(tellings) {
  const rows = tellings
    .filter(({ name }) => TUTORIAL.test(name))
    .map(({ name, level, steps }) => [
      name.replace(TUTORIAL, 'tutorial: '),
      [level, [...new Set(steps.map(({ technique }) => technique))].join(', ')].join(': '),
    ]);
  return table(['', 'level and techniques'], rows);
}
