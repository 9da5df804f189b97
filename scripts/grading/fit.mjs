/**
 * Finds the weights by which effort tells the labels of puzzles apart best: the most likely ones of an ordered logistic
 * regression, in which the label depends on the logarithm of the effort alone. Weights that make no difference stay near
 * where they start.
 */
import { costOf, effortOf } from '@pipwright/core/grading';
import { lowest } from './minimum.mjs';

/**
 * @typedef {import('@pipwright/core').Outlook} Outlook
 * @typedef {import('@pipwright/core/grading').Weights} Weights
 * @typedef {{ name: string, group: string, size: number, label: number, orders: readonly (readonly Outlook[])[] }} Row
 * `group`: what is compared with each other, such as a day; `label`: from 0, the easiest
 * @typedef {{ weights: Weights, bounds: readonly number[] }} Fit `bounds`: the most effort of each label but the last
 */

/** Where every search starts: rough guesses, a step being 1. */
const START = { harder: 2, premise: 0.14, link: 0.4, look: 1 };
/** How much a weight that is e times its start must gain. */
const PULL = 0.3;

/** What it takes on average over the orders. @param {Pick<Row, 'orders'>} row @param {Weights} weights */
export function effortBy({ orders }, weights) {
  let all = 0;
  for (const [outlook, times] of statesOf(orders)) {
    const costs = outlook.chapters.map((chapter) => costOf(chapter, weights));
    all += times * effortOf(costs, outlook.unfinished, weights);
  }
  return all / orders.length;
}

/** @type {WeakMap<Row['orders'], readonly (readonly [Outlook, number])[]>} */
const known = new WeakMap();

/** Each state once, and how often orders come through it: weights are tried a thousand times. @param {Row['orders']} orders */
function statesOf(orders) {
  const before = known.get(orders);
  if (before !== undefined) return before;
  /** @type {Map<string, [Outlook, number]>} */
  const states = new Map();
  for (const outlook of orders.flat()) {
    const key = JSON.stringify(outlook);
    const state = states.get(key) ?? [outlook, 0];
    state[1]++;
    states.set(key, state);
  }
  const all = [...states.values()];
  known.set(orders, all);
  return all;
}

/** @param {readonly Row[]} rows @param {number} labels how many there are @returns {Fit} */
export function fitScale(rows, labels) {
  const guess = Object.values(START).map(Math.log);
  const height = (/** @type {readonly number[]} */ point) => {
    const weights = weightsAt(point);
    const away = guess.reduce((sum, value, i) => sum + ((point[i] ?? 0) - value) ** 2, 0);
    return (
      unlikely(
        rows,
        rows.map((row) => effortBy(row, weights)),
        point.slice(guess.length),
      ) +
      PULL * away
    );
  };
  const point = search(height, [
    ...guess,
    ...linkStart(
      rows.map((row) => effortBy(row, weightsAt(guess))),
      labels,
    ),
  ]);
  return { weights: weightsAt(point), bounds: boundsAt(point.slice(guess.length)) };
}

/** @param {(point: readonly number[]) => number} height @param {readonly number[]} start */
function search(height, start) {
  let point = start;
  for (const width of [0.5, 0.3, 0.1]) point = lowest(height, point, { width, steps: 400 });
  return point;
}

/** From efforts to labels: how steep it is, the middle between the bounds, and how far apart they are. @param {readonly number[]} efforts @param {number} labels */
function linkStart(efforts, labels) {
  const middle = Math.log(efforts.reduce((sum, effort) => sum + effort, 0) / efforts.length);
  return [Math.log(4), middle, ...Array.from({ length: labels - 2 }, () => 0)];
}

/** @param {readonly Row[]} rows @param {readonly number[]} efforts @param {readonly number[]} link */
function unlikely(rows, efforts, link) {
  const { slope, cuts } = linkAt(link);
  return rows.reduce((sum, { label }, i) => {
    const chance = likely(label, Math.log(efforts[i] ?? 1), slope, cuts);
    return sum - Math.log(Math.max(1e-9, chance));
  }, 0);
}

/** @param {readonly number[]} point @returns {Weights} */
function weightsAt(point) {
  const [harder = 0, premise = 0, link = 0, look = 0] = point.map(Math.exp);
  return { step: 1, harder, premise, link, look };
}

/** @param {readonly number[]} link */
function linkAt(link) {
  const [slope = 0, middle = 0, ...gaps] = link;
  const cuts = [middle - gaps.reduce((sum, gap) => sum + Math.exp(gap), 0) / 2];
  for (const gap of gaps) cuts.push((cuts.at(-1) ?? 0) + Math.exp(gap));
  return { slope: Math.exp(slope), cuts };
}

/** How likely a label is. @param {number} label @param {number} logarithm of the effort @param {number} slope @param {readonly number[]} cuts */
function likely(label, logarithm, slope, cuts) {
  const below = (/** @type {number} */ i) =>
    i < 0 ? 0 : i >= cuts.length ? 1 : 1 / (1 + Math.exp(slope * (logarithm - (cuts[i] ?? 0))));
  return below(label) - below(label - 1);
}

/** Where each label stops being the likeliest. @param {readonly number[]} link */
function boundsAt(link) {
  const { slope, cuts } = linkAt(link);
  const labels = [...cuts.keys(), cuts.length];
  return cuts.map((_, bound) => {
    let [low, high] = [-5, 20];
    for (let i = 0; i < 60; i++) {
      const middle = (low + high) / 2;
      const chances = labels.map((label) => likely(label, middle, slope, cuts));
      if (chances.indexOf(Math.max(...chances)) > bound) high = middle;
      else low = middle;
    }
    return Math.exp(low);
  });
}

/** The same on a scale on which a bound has a round number. @param {Fit} fit @param {number} index @param {number} value @returns {Fit} */
export function scaled({ weights, bounds }, index, value) {
  const factor = value / (bounds[index] ?? 1);
  const { step, harder, premise, link, look } = weights;
  return {
    weights: { step: step * factor, harder, premise: premise * factor, link: link * factor, look: look * factor },
    bounds: bounds.map((bound) => bound * factor),
  };
}

/** @param {number} effort @param {readonly number[]} bounds */
export function labelBy(effort, bounds) {
  return bounds.filter((bound) => effort > bound).length;
}
