/** Engines and explainers that lie: what they say is verified before anything of it is shown. */

import { existsSync, readFileSync } from 'node:fs';
import type { AnyKind, Search, SearchStep } from '@pipwright/core';
import type { Explanation, Hint } from '@pipwright/core/explaining';
import {
  type PipsConflict,
  type PipsFact,
  type PipsStep,
  type Placement,
  type Puzzle,
  pips,
  pipsExplainer,
  referenceEngine,
  type Solution,
} from '@pipwright/pips/parts';
import { describe, expect, it } from 'vitest';
import { cellPair } from '../../core/src/testing/short-forms.js';
import { AMBIGUOUS, file, pathOf, UNIQUE } from './files.js';
import { at } from './hand-told.js';
import { expectRefused, jsonLines, pipwright } from './run.js';

/** Finds what the reference engine finds, and lays every domino the wrong way round. */
function turned(puzzle: Puzzle): Search<Solution, Placement> {
  const search = referenceEngine.search(puzzle);
  const run = search.run.bind(search);
  return Object.assign(search, {
    run(budget: number): SearchStep<Solution> {
      const step = run(budget);
      if (step.type !== 'solution') return step;
      const placements = step.solution.placements.map(({ domino: [a, b], cells }) => ({
        domino: [b, a] as const,
        cells,
      }));
      return { ...step, solution: { placements } };
    },
  });
}

const LIAR = { ...referenceEngine, name: 'liar', search: turned, witnesses: turned };
const LYING_ENGINE: AnyKind = { ...pips, engines: [LIAR, ...pips.engines] };

/** Its one solution is no solution the other way round. */
const ONE = file('one.txt', UNIQUE);
const FOUND_OUT =
  /: error: Something went wrong inside: the engine liar gave a solution that is wrong: The rule of the “0” region is broken.* \[internal-error\]\n$/;
/** The puzzle alone may have been shown by then. */
const PUZZLE = '┌───┬───┐\n│ 0 │ * │\n└───┴───┘\n\nDominoes:\n\n0-1\n\n';

describe('a lying engine', () => {
  const ask = (...args: string[]) => pipwright(args, { parts: { kinds: [LYING_ENGINE] } });

  it.each([
    ['solve', PUZZLE],
    ['solve --all', PUZZLE],
    ['solve --limit 2', PUZZLE],
    ['solve --common', PUZZLE],
    ['solve --style compact', ''],
    ['draw --solved', ''],
    ['draw --solved --style svg', ''],
  ])('is found out before people see its solution: %s', async (words, shown) => {
    const { status, out, err } = await ask(...words.split(' '), ONE);
    expect(err).toMatch(FOUND_OUT);
    expect([out, status]).toEqual([shown, 2]);
  });

  it.each(['solve', 'solve --all', 'solve --limit 2', 'solve --common'])(
    'is found out before programs read its solution: %s',
    async (words) => {
      const result = await ask(...words.split(' '), '--json', ONE);
      expect(jsonLines(result)).toMatchObject([{ status: 'invalid', problems: [{ code: 'internal-error' }] }]);
      expect(result.out).not.toContain('solutions');
      expect([result.err, result.status]).toEqual(['', 2]);
    },
  );

  it('draws no wrong solution into a file', async () => {
    const path = pathOf('wrong.svg');
    const { status } = await ask('draw', '--solved', '--style', 'svg', '-o', path, ONE);
    expect([status, existsSync(path)]).toEqual([2, false]);
  });

  it('is found out while its search is traced', async () => {
    const { status, out, err } = await ask('solve', '--trace', pathOf('lie.jsonl'), ONE);
    expect(err).toMatch(FOUND_OUT);
    expect([out, status]).toEqual([PUZZLE, 2]);
  });

  it('does not keep the next puzzle from being solved', async () => {
    // Turned round, the one domino of this one is the other solution.
    const result = await ask('solve', '--json', ONE, file('two.txt', AMBIGUOUS));
    expect(jsonLines(result).map(({ status }) => status)).toEqual(['invalid', 'solved']);
    expect(result.status).toBe(2);
  });
});

const OFF_THE_BOARD: Placement['cells'] = cellPair('0,1 0,2');

describe('a lying explainer', () => {
  type Told = Explanation<PipsStep, PipsConflict, Solution>;
  type Lie = (explanation: Told) => Told;

  /** Pips with an explainer that turns what it found into something else. */
  function telling(lie: Lie): AnyKind {
    const explain = (puzzle: Puzzle, progress?: Solution) => {
      const explaining = pipsExplainer.explain(puzzle, progress);
      return {
        soFar: () => explaining.soFar(),
        run(budget: number) {
          const step = explaining.run(budget);
          return step.type === 'solution' ? { ...step, solution: lie(step.solution) } : step;
        },
      };
    };
    return { ...pips, explainer: { ...pipsExplainer, explain } } as AnyKind;
  }

  /** Changes what is placed; without a change it is not placed at all. */
  const withPlaces =
    (change?: (placement: Placement) => Placement): Lie =>
    (told) => {
      const steps = told.steps.flatMap((step): PipsStep[] => {
        const concludes = step.concludes.flatMap((fact): PipsFact[] => {
          if (fact.kind !== 'place') return [fact];
          return change === undefined ? [] : [{ kind: 'place', ...change(fact) }];
        });
        return concludes.length === 0 ? [] : [{ ...step, concludes }];
      });
      return { ...told, steps, chapters: [{ steps: [...steps.keys()] }] };
    };

  const laysSixes = ({ cells }: Placement): Placement => ({ domino: [6, 6], cells });
  const NOTHING: Solution = { placements: [] };
  const differ: Told['differ'] = {
    solutions: [NOTHING, NOTHING],
    cells: [],
    free: [],
    beyond: 0,
    found: 2,
    isAll: true,
  };

  const LIES: [string, Lie, RegExp][] = [
    ['ends before the solution', withPlaces(), /the steps lead to what is no solution/],
    [
      'lays a domino the wrong way round',
      withPlaces(({ domino: [a, b], cells }) => ({ domino: [b, a], cells })),
      /the steps lead to what is no solution: The rule of the “0” region is broken/,
    ],
    ['lays a domino that is not in the tray', withPlaces(laysSixes), /a step is wrong: /],
    [
      'lays a domino off the board',
      withPlaces(({ domino }) => ({ domino, cells: OFF_THE_BOARD })),
      /a step is wrong: /,
    ],
    [
      'calls a wrong step certain where there are several solutions',
      (told) => ({ ...withPlaces(laysSixes)(told), status: 'ambiguous' }),
      /a step is wrong: /,
    ],
    [
      'leaves a step out of its chapters',
      (told) => ({ ...told, chapters: told.chapters.slice(1) }),
      /the chapters do not hold every step once, in order/,
    ],
    [
      'tells a step twice',
      (told) => ({ ...told, chapters: [...told.chapters, ...told.chapters] }),
      /the chapters do not hold every step once, in order/,
    ],
    [
      'shows solutions that are none',
      (told) => ({ ...told, status: 'ambiguous', differ }),
      /what should be a solution is none: /,
    ],
  ];

  it.each(LIES)('is found out when it %s', async (_, lie, message) => {
    const parts = { kinds: [telling(lie)] };
    const people = await pipwright(['explain', ONE], { parts });
    expect(people.err).toMatch(message);
    expect([people.out, people.status]).toEqual(['', 2]);
    const programs = await pipwright(['explain', '--json', ONE], { parts });
    expect(jsonLines(programs)).toMatchObject([{ status: 'invalid', problems: [{ code: 'internal-error' }] }]);
    expect(programs.status).toBe(2);
    const page = pathOf('lies.html');
    const written = await pipwright(['explain', '-o', page, ONE], { parts });
    expect([written.status, existsSync(page)]).toEqual([2, false]);
  });

  const stepThat = (places: Placement): PipsStep => ({
    technique: 'only-domino',
    because: [{ region: 0 }],
    concludes: [{ kind: 'place', ...places }],
    parts: [],
  });
  const hintThat = (places: Placement): Hint<PipsStep, PipsConflict, Placement> => ({
    status: 'hint',
    steps: [stepThat(places)],
    chapter: { steps: [0] },
    index: 0,
  });

  it('is found out also when it is stopped', async () => {
    const wrong = stepThat({ domino: [0, 1], cells: OFF_THE_BOARD });
    const explain = () => ({
      soFar: () => ({ steps: [wrong], chapters: [{ steps: [0] }] }),
      run: () => ({ type: 'paused' }),
    });
    const parts = { kinds: [{ ...pips, explainer: { ...pipsExplainer, explain } } as unknown as AnyKind] };
    const people = await pipwright(['explain', '--timeout', '1ms', ONE], { parts });
    expect(people.err).toMatch(/a step is wrong: /);
    expect([people.out, people.status]).toEqual(['', 2]);
  });

  /** Pips with an explainer that has this hint for everything. */
  const hinting = (hint: Hint<PipsStep, PipsConflict, Placement>) =>
    ({
      ...pips,
      explainer: {
        ...pipsExplainer,
        hint: () => at(hint),
      },
    }) as AnyKind;

  const ON_THE_BOARD: Placement['cells'] = cellPair('0,0 0,1');

  const NO_DIFFER = { solutions: [], cells: [], free: [], beyond: 0, found: 2, isAll: true } as never;

  it.each<[string, Placement]>([
    ['a domino that is not in the tray', { domino: [6, 6], cells: ON_THE_BOARD }],
    ['a domino off the board', { domino: [0, 1], cells: OFF_THE_BOARD }],
  ])('gives no hint to place %s', async (_, place) => {
    for (const told of [hintThat(place), { status: 'hint', choice: { move: place, differ: NO_DIFFER } } as const]) {
      const parts = { kinds: [hinting(told)] };
      for (const reveal of ['where', 'why', 'what']) {
        const people = await pipwright(['hint', '--reveal', reveal, ONE], { parts });
        expect(people.err).toMatch(/a step is wrong: /);
        expect([people.out, people.status]).toEqual(['', 2]);
      }
      const programs = await pipwright(['hint', '--json', ONE], { parts });
      expect(jsonLines(programs)).toMatchObject([{ status: 'invalid', problems: [{ code: 'internal-error' }] }]);
    }
  });

  it('gives no hint to place something where something lies', async () => {
    const solved = file('solved.json', (await pipwright(['solve', '--json', ONE])).out);
    const [{ placements = [] } = {}] = JSON.parse(readFileSync(solved, 'utf8')).solutions;
    const parts = { kinds: [hinting(hintThat(placements[0]))] };
    await expectRefused(['hint', '--progress', solved, ONE], /a step is wrong: /, { parts });
  });

  it('cannot say that an empty board is solved', async () => {
    const parts = { kinds: [hinting({ status: 'solved' })] };
    const people = await pipwright(['hint', ONE], { parts });
    expect(people.out).toBe('one: Nothing more is certain: there are several solutions from here.\n');
    const programs = await pipwright(['hint', '--json', ONE], { parts });
    expect(jsonLines(programs)).toMatchObject([{ status: 'solved', complete: false }]);
  });
});
