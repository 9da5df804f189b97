/** What explanations and hints are held to: each figure beside its limit. */
import { time } from '../../bench/report/units.mjs';
import { median, quantile } from '../../bench/statistics.mjs';
import { SORTS } from './telling.mjs';

/**
 * @typedef {import('./telling.mjs').Telling} Telling
 * @typedef {import('./timing.mjs').Timing} Timing
 * @typedef {{ what: string, figure: string, limit: string, isMet: boolean | undefined, at: string }} Target
 * `isMet`: undefined where there is no limit, or nothing to measure; `at`: where it is worst
 */

export const LEVELS = ['easy', 'medium', 'hard'];

/** What supposes something without a name of its own. */
export const AHEAD = 'looking-ahead';
export const SUPPOSING = ['try-both', AHEAD];

/** In characters. @type {Record<import('./telling.mjs').Sort, number>} */
const LONGEST = { step: 160, link: 80, chapter: 300, where: 60, why: 120, what: 120 };
/** Explained by hand, in so many steps. */
const BY_HAND = /** @type {const} */ ([
  ['2025-10-14 medium', 12],
  ['2025-10-09 easy', 8],
]);

/**
 * @param {string} what
 * @param {number} value
 * @param {number} limit
 * @param {{ show?: (value: number) => string, at?: string, isBelow?: boolean }} [more]
 * @returns {Target}
 */
export function atMost(what, value, limit, { show = String, at = '', isBelow = false } = {}) {
  const isMet = Number.isNaN(value) ? undefined : isBelow ? value < limit : value <= limit;
  return {
    what,
    figure: Number.isNaN(value) ? '–' : show(value),
    limit: `${isBelow ? '<' : '≤'} ${show(limit)}`,
    isMet,
    at,
  };
}

/** @param {readonly Telling[]} tellings @returns {Target[]} */
export function tellingTargets(tellings) {
  const unique = tellings.filter(({ isUnique }) => isUnique);
  const chapters = unique.flatMap((each) => each.chapters);
  const links = unique.flatMap((each) =>
    each.steps.filter(({ technique }) => technique === AHEAD).map((step) => step.links),
  );
  const longChapter = worst(unique, (each) => Math.max(0, ...each.chapters));
  const level = (/** @type {string} */ name) => unique.filter((each) => each.level === name);
  const two = (/** @type {number} */ value) => value.toFixed(2);
  return [
    atMost('steps per chapter, median', median(chapters), 3),
    atMost('steps per chapter, 95 %', quantile(chapters, 0.95), 6),
    atMost('steps per chapter, most', longChapter.value, 10, { at: longChapter.at }),
    atMost(
      'puzzles with more chapters than dominoes',
      unique.filter((each) => each.chapters.length > each.size).length,
      0,
    ),
    atMost('steps per domino, median', median(unique.map(stepsPerDomino)), 2.5, { show: two }),
    ...LEVELS.map((name) =>
      atMost(`steps to the first domino, median, ${name}`, median(level(name).map(firstDomino)), 4),
    ),
    ...BY_HAND.flatMap(([name, steps]) =>
      tellings.filter((each) => each.name === name).map((each) => atMost(`steps of ${name}`, each.steps.length, steps)),
    ),
    atMost('easy puzzles with looking ahead', using(level('easy'), AHEAD).length, 0, {
      at: namesOf(using(level('easy'), AHEAD)),
    }),
    atMost('medium puzzles with looking ahead', using(level('medium'), AHEAD).length, 2, {
      at: namesOf(using(level('medium'), AHEAD)),
    }),
    atMost('steps of hard puzzles that look ahead', share(level('hard'), AHEAD), 1, { show: percent }),
    atMost('links of looking ahead, 95 %', quantile(links, 0.95), 6),
    ...lengthTargets(tellings),
  ];
}

/** @param {readonly Telling[]} tellings @returns {Target[]} */
export function lengthTargets(tellings) {
  return SORTS.map((sort) => {
    const { value, at } = worst(tellings, (each) => each.longest[sort].characters);
    return atMost(`characters of a ${sort}, most`, value, LONGEST[sort], { at });
  });
}

/**
 * @param {readonly Timing[]} timings
 * @param {readonly number[]} giants
 * @returns {Target[]}
 */
export function timingTargets(timings, giants) {
  const hints = timings.flatMap((each) => each.hints);
  const worstHint = worst(timings, (each) => Math.max(0, ...each.hints));
  const worstExplaining = worst(timings, (each) => each.explaining);
  const ratio = median(timings.map((each) => each.explaining)) / median(timings.map((each) => each.before));
  const below = (/** @type {string} */ at = '') => ({ show: milliseconds, isBelow: true, at });
  return [
    atMost('hint, 99 %', quantile(hints, 0.99), 100, below()),
    atMost('hint, worst', worstHint.value, 400, below(worstHint.at)),
    atMost('explanation, median, against before', ratio, 1.5, { show: (value) => `${value.toFixed(2)} ×` }),
    atMost('explanation, worst', worstExplaining.value, 500, below(worstExplaining.at)),
    ...['where', 'why', 'what'].map((sort) => {
      const name = /** @type {import('./telling.mjs').Sort} */ (sort);
      const { value, at } = worst(timings, (each) => each.longest[name].characters);
      return atMost(`characters of a ${sort} on the way, most`, value, LONGEST[name], { at });
    }),
    ...(giants.length === 0
      ? []
      : [
          atMost('giant boards, median', median(giants), 5000, below()),
          atMost('giant boards, worst', Math.max(...giants), 20_000, below()),
        ]),
  ];
}

/** @param {Telling} telling */
export function stepsPerDomino({ steps, size }) {
  return steps.length / Math.max(1, size);
}

/** The steps up to the one that places the first domino. @param {Telling} telling */
export function firstDomino({ chapters }) {
  return chapters[0] ?? Number.NaN;
}

/** @param {readonly Telling[]} tellings @param {string} technique */
export function using(tellings, technique) {
  return tellings.filter(({ steps }) => steps.some((step) => step.technique === technique));
}

/** Of all steps, in percent. @param {readonly Telling[]} tellings @param {string} technique */
export function share(tellings, technique) {
  const steps = tellings.flatMap((each) => each.steps);
  return (100 * steps.filter((step) => step.technique === technique).length) / Math.max(1, steps.length);
}

/** @param {number} value */
export function percent(value) {
  return `${value.toFixed(1)} %`;
}

/** @param {number} value */
export function milliseconds(value) {
  return time(value, 60_000);
}

/** The largest, and whose it is. @template {{ name: string }} T @param {readonly T[]} all @param {(each: T) => number} of */
export function worst(all, of) {
  let value = Number.NaN;
  let at = '';
  for (const each of all) if (!(of(each) <= value)) [value, at] = [of(each), each.name];
  return { value, at };
}

/** @param {readonly Telling[]} tellings */
export function namesOf(tellings) {
  return tellings.map(({ name }) => name).join(', ');
}
