/** Conflicts and their sentences: of day files changed until they have no solution, and of wrong moves beside right ones. */
import { finish, Random } from '@pipwright/core';
import { linesOf } from '@pipwright/core/explaining';
import { sameDomino, samePuzzle } from '@pipwright/pips/parts';
import { spread } from '../statistics.mjs';
import { levelledIn } from './levelled.mjs';

/** Number of changed puzzles, and of wrong moves. */
const USUAL = 300;
const SHORT = 3;

/**
 * Measures the conflicts of day files, from one day to another where these are given.
 * @param {import('./run.mjs').MeasureOptions} asked
 */
export async function* measure({ folder, count = USUAL, from = '', to = '9', seed = 'conflicts', showProgress }) {
  const { explainer, items } = levelledIn(folder);
  const random = new Random(seed);
  const chosen = items.filter(({ name }) => name >= from && name.slice(0, to.length) <= to);
  const changed = [];
  while (changed.length < count) {
    const puzzle = changedPuzzle(random, random.pick(chosen).puzzle);
    if (puzzle === undefined || finish(explainer.verdict(puzzle)) !== 'unsolvable') continue;
    showProgress(`changed puzzle ${changed.length}`);
    changed.push(timed(() => told(explainer, puzzle, finish(explainer.conflict(puzzle)))));
  }
  yield { of: 'changed puzzles', ...figures(changed) };

  /** @type {any[]} */
  const wrong = [];
  while (wrong.length < count) {
    const { puzzle } = random.pick(chosen);
    const explanation = finish(explainer.explain(puzzle));
    if (explanation.status !== 'explained') continue;
    const solution = random.shuffle(explanation.steps.flatMap((step) => [...explainer.moves(step)]));
    const right = solution.slice(0, random.int(solution.length - 1));
    const move = wrongMove(random, puzzle, right, solution);
    if (move === undefined) continue;
    showProgress(`wrong move ${wrong.length}`);
    const found = timed(() => {
      const answer = finish(explainer.whyNot(puzzle, { placements: right }, move));
      return answer.status === 'forbidden' ? told(explainer, puzzle, answer.conflict) : undefined;
    });
    const blamed = (found.because ?? []).flatMap((/** @type {any} */ { placed }) => placed ?? []);
    const isSame = (/** @type {any} */ other) => String(keyOf(other)) === String(keyOf(move));
    wrong.push({ ...found, isNamed: blamed.some(isSame), isRightBlamed: !blamed.every(isSame) });
  }
  const share = (/** @type {(each: any) => boolean} */ is) => wrong.filter(is).length / wrong.length;
  yield {
    of: 'wrong moves',
    ...figures(wrong),
    named: share(({ isNamed }) => isNamed),
    rightBlamed: share(({ isRightBlamed }) => isRightBlamed),
  };
}

/** @param {import('./levelled.mjs').AnyExplainer} explainer @param {any} puzzle @param {any} conflict */
function told(explainer, puzzle, conflict) {
  const { chain } = conflict;
  const texts = chain.flatMap((/** @type {any} */ _, /** @type {number} */ index) =>
    linesOf(explainer.languages.en.told(puzzle, { steps: chain, index })),
  );
  const sentences = texts.join(' ').match(/[.?!](?=\s|$)/g)?.length ?? 0;
  return { class: conflict.class, because: conflict.because, steps: chain.length, sentences };
}

/** @template {{}} T @param {() => T | undefined} work */
function timed(work) {
  const start = performance.now();
  const found = work();
  return { .../** @type {any} */ (found), milliseconds: performance.now() - start };
}

/** @param {readonly any[]} all */
function figures(all) {
  /** @type {Record<string, number>} */
  const classes = {};
  for (const each of all) classes[each.class] = (classes[each.class] ?? 0) + 1;
  return {
    count: all.length,
    withinThree: all.filter(({ sentences }) => sentences > 0 && sentences <= SHORT).length / all.length,
    classes,
    sentences: spread(all.map(({ sentences }) => sentences ?? 0)),
    milliseconds: spread(all.map(({ milliseconds }) => milliseconds)),
  };
}

/** Puzzle with another rule, target or domino; undefined where that comes to the same. @param {Random} random @param {any} puzzle */
function changedPuzzle(random, puzzle) {
  const regions = [...puzzle.regions];
  const at = random.int(regions.length);
  const { rule, ...region } = regions[at];
  const dominoes = [...puzzle.supply.dominoes];
  const target = random.int(12) + 1;
  switch (random.int(3)) {
    case 0: {
      const sums = ['=', '<', '>'].map((op) => ({ kind: 'sum', op, target }));
      regions[at] = { ...region, rule: random.pick([{ kind: 'same' }, { kind: 'different', avoiding: [] }, ...sums]) };
      break;
    }
    case 1: {
      if (rule.kind !== 'sum') return undefined;
      const by = random.pick([-3, -2, -1, 1, 2, 3]);
      regions[at] = { ...region, rule: { ...rule, target: Math.max(0, rule.target + by) } };
      break;
    }
    default:
      dominoes[random.int(dominoes.length)] = [random.int(7), random.int(7)];
  }
  const changed = { ...puzzle, regions, supply: { kind: 'list', dominoes } };
  return samePuzzle(changed, puzzle) ? undefined : changed;
}

/** A domino that is left, on two open neighbours where it does not lie. @param {Random} random @param {any} puzzle @param {readonly any[]} right @param {readonly any[]} solution */
function wrongMove(random, puzzle, right, solution) {
  const covered = new Set(right.flatMap(({ cells }) => cells.map(String)));
  const open = puzzle.cells.filter((/** @type {any} */ cell) => !covered.has(String(cell)));
  const isOpen = new Set(open.map(String));
  const pairs = open.flatMap((/** @type {readonly [number, number]} */ [r, c]) =>
    [
      [r, c + 1],
      [r + 1, c],
    ].flatMap((other) => (isOpen.has(String(other)) ? [[[r, c], other]] : [])),
  );
  const { domino } = random.pick(solution.slice(right.length));
  const [x, y] = domino;
  const move = { domino: random.chance(0.5) ? [x, y] : [y, x], cells: random.pick(pairs) };
  const isRight = solution.some(
    (each) => sameDomino(each.domino, /** @type {any} */ (move.domino)) && String(keyOf(each)) === String(keyOf(move)),
  );
  return isRight ? undefined : move;
}

/** Whichever way round it is written. @param {any} placement */
function keyOf({ domino: [x, y], cells: [a, b] }) {
  return [`${a} ${x}`, `${b} ${y}`].sort();
}
