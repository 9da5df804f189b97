/** Engines that are wrong on purpose, beside those that are not: found out. */
import type { Engine, Search, SearchStep } from '@pipwright/core';
import { type Placement, type Puzzle, pips, referenceEngine, type Solution } from '@pipwright/pips/parts';
import { expect, it } from 'vitest';
import { AMBIGUOUS, file, text } from './files.js';
import { measureHere, pipwright } from './run.js';
import { asSchemaSays } from './schema.js';

type PipsEngine = Engine<Puzzle, Solution, Placement>;

const HARD = 'examples/hard_2025-10-12.txt';
const TWINS = text('###\n###', '01,23,23', 'Exactly 5 {(0,0),(1,0)}');

/** Keeps each solution back until there is another, and so never gives the last. */
class WithoutLast implements Search<Solution, Placement> {
  readonly #search: Search<Solution, Placement>;
  #kept: Solution | undefined;

  constructor(puzzle: Puzzle) {
    this.#search = referenceEngine.search(puzzle);
  }

  get nodes() {
    return this.#search.nodes;
  }

  get depth() {
    return this.#search.depth;
  }

  watch() {}

  run(budget: number): SearchStep<Solution> {
    const step = this.#search.run(budget);
    if (step.type !== 'solution') return step;
    const solution = this.#kept;
    this.#kept = step.solution;
    return solution === undefined ? { type: 'paused' } : { type: 'solution', solution };
  }
}

/** As many as there are, but the last is the first once more. */
class FirstForLast extends WithoutLast {
  #first: Solution | undefined;
  #ended = false;

  override run(budget: number): SearchStep<Solution> {
    const step = super.run(budget);
    if (step.type === 'solution') this.#first ??= step.solution;
    if (step.type !== 'exhausted' || this.#ended || this.#first === undefined) return step;
    this.#ended = true;
    return { type: 'solution', solution: this.#first };
  }
}

const hasTwins = ({ supply }: Puzzle) =>
  supply.kind === 'list' && new Set(supply.dominoes.map(String)).size < supply.dominoes.length;

const withoutFirstRule = (puzzle: Puzzle) => referenceEngine.search({ ...puzzle, regions: puzzle.regions.slice(1) });

const countsNone = () => ({ nodes: 1, atLeast: 0n, run: (): SearchStep<bigint> => ({ type: 'exhausted' }) });

it.each<[string, string, Partial<PipsEngine>, RegExp]>([
  [
    'misses the last solution',
    HARD,
    { search: (puzzle) => new WithoutLast(puzzle) },
    /^swift counts 1, but wrong counts 0\.$/,
  ],
  [
    'misses the last solution where dominoes are twins',
    file('twins.txt', TWINS),
    { search: (puzzle) => (hasTwins(puzzle) ? new WithoutLast(puzzle) : referenceEngine.search(puzzle)) },
    /^swift counts (\d+), but wrong counts \d+\.$/,
  ],
  [
    'ignores the first rule',
    HARD,
    { search: withoutFirstRule },
    /^wrong: solution 1 is wrong: The rule of the “\S+” region(?: at r\d+c\d+)? is broken/,
  ],
  [
    'gives its first solution again in place of the last',
    file('two.txt', AMBIGUOUS),
    { search: (puzzle) => new FirstForLast(puzzle) },
    /^wrong: solution \d+ is one it has found before\.$/,
  ],
  ['finds one and counts none', HARD, { count: countsNone }, /^swift counts 1, but wrong counts 0\.$/],
  [
    'fails on regions of three cells',
    HARD,
    {
      search: (puzzle) => {
        if (puzzle.regions.some(({ cells }) => cells.length > 2)) throw new Error('three are too many');
        return referenceEngine.search(puzzle);
      },
    },
    /^wrong failed: three are too many$/,
  ],
])('finds out an engine that %s', async (_, path, wrong, message) => {
  const { status, out } = await compareWith(wrong, path, true);
  expect(status).toBe(1);
  const line = asSchemaSays(JSON.parse(out));
  expect(line).toMatchObject({ status: 'disagreed' });
  expect(line.disagreements).toContainEqual({ engines: expect.any(Array), message: expect.stringMatching(message) });
});

it('says that all agree when they do', async () => {
  const { status, out } = await compareWith({}, HARD, false);
  expect(out).toMatch(/^hard_2025-10-12\n\nengine +first +count +nodes +time +memory\n/);
  expect(out).toMatch(/\nwrong +[\d.]+ m?s +1 +\d+ +[\d.]+ m?s +\?\n\nAll agree: 1 solution\.\n$/);
  expect(status).toBe(0);
});

it('tells people who is wrong', async () => {
  const { status, out } = await compareWith({ search: withoutFirstRule }, HARD, false);
  expect(status).toBe(1);
  expect(out).toMatch(/\nwrong +[\d.]+ m?s +\d+ +\d+ /);
  expect(out).toMatch(
    /\n\nThey do not agree\.\nwrong: solution 1 is wrong: The rule of the “\S+” region(?: at r\d+c\d+)? is broken: .*\n/,
  );
});

/** All engines and a wrong one, in this process: another would not know the wrong one. */
function compareWith(wrong: Partial<PipsEngine>, path: string, json: boolean) {
  const engines = [...pips.engines, { ...referenceEngine, name: 'wrong', ...wrong }];
  const parts = { kinds: [{ ...pips, engines }], measurer: measureHere };
  return pipwright(['compare', ...(json ? ['--json'] : []), path], { parts });
}
