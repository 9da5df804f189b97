import type { JsonObject } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { lay, pairs, rows } from '../../../core/src/testing/short-forms.js';
import { futoshikiInspection } from '../futoshiki/inspection.js';
import { pipsInspection } from '../pips/inspection.js';
import type { Task } from '../think/engine-messages.js';
import { begun, type Inspected } from '../think/inspected.js';
import { en } from '../words/testing/catalogues.js';
import { sharedOf } from './inspection.js';
import { isUnsolvable, sayLimit, sayOutcome } from './outcome.js';
import { gameOf } from './testing/game-of.js';

const pips = gameOf('pips', {
  rows: 2,
  cols: 2,
  maxPip: 6,
  dominoes: pairs('0,1 2,3'),
  regions: rows('00 11'),
  constraints: { 0: { sum: 1 }, 1: { sum_less: 20 } },
});
const futoshiki = gameOf('futoshiki', {
  Grid: { OriginSquare: { Column: 0, Row: 0 }, Dimensions: { WidthInSquares: 2, HeightInSquares: 2 } },
  MaxNumber: 2,
  FixedNumbers: [{ Square: { Column: 0, Row: 0 }, Number: 1 }],
  GreaterThanSigns: [],
  LessThanSigns: [],
});

const ACROSS = { placements: [lay([0, 1], '0,0 0,1'), lay([2, 3], '1,0 1,1')] } as const;
describe('the report', () => {
  const failing = (findings: ReturnType<typeof pipsInspection.puzzleReport>) =>
    findings.filter(({ faults }) => faults > 0).map(({ point }) => point);

  it('of a puzzle has the points of its kind, and a warning for a rule that excludes nothing', () => {
    expect(pipsInspection.puzzleReport(pips.puzzle).map(({ point }) => point)).toEqual([
      'dimensions',
      'coverage',
      'syntax',
      'parity',
    ]);
    expect(futoshikiInspection.puzzleReport(futoshiki.puzzle).map(({ point }) => point)).toEqual([
      'dimensions',
      'numbers',
      'lines',
      'signs',
    ]);
    expect(failing(pipsInspection.puzzleReport(pips.puzzle))).toEqual([]);
    expect(pipsInspection.warnings(en, pips.puzzle)).toEqual([
      'The rule “sum less than 20” rules nothing out: row 2, column 1; row 2, column 2.',
    ]);
    expect(futoshikiInspection.warnings(en, futoshiki.puzzle)).toEqual([]);
  });

  it('seed 004: does not say that dominoes fit where there are too few', () => {
    const square = (maxPip: number, allowDuplicates: boolean) => {
      const regions = rows('00 00');
      return gameOf('pips', { rows: 2, cols: 2, maxPip, allowDuplicates, regions, constraints: {} }).puzzle;
    };
    expect(failing(pipsInspection.puzzleReport(square(0, false)))).toEqual(['parity']);
    expect(failing(pipsInspection.puzzleReport(square(0, true)))).toEqual([]);
    expect(failing(pipsInspection.puzzleReport(square(1, false)))).toEqual([]);
  });

  it('seed 004: warns of a rule that can never hold, and of too few dominoes', () => {
    const row = (maxPip: number, rule: JsonObject) =>
      gameOf('pips', { rows: 1, cols: 4, maxPip, regions: [[0, 1, 1, 1]], constraints: { 1: rule } }).puzzle;
    const said = (puzzle: ReturnType<typeof row>) => pipsInspection.warnings(en, puzzle);
    expect(said(row(6, { sum: 18 }))).toEqual([]);
    expect(said(row(6, { sum: 19 }))).toEqual([
      'The rule “sum 19” can’t be satisfied with numbers from 0 to 6: row 1, column 2; row 1, column 3; row 1, column 4.',
    ]);
    expect(said(row(0, { sum_greater: 0 }))).toEqual([
      'The rule “sum more than 0” can’t be satisfied with numbers from 0 to 0: row 1, column 2; row 1, column 3; row 1, column 4.',
      'The board needs 2 dominoes, but the double-0 set has 1.',
    ]);
  });

  it('of a solution does not ask for all dominoes of a set', () => {
    const set = (allowDuplicates: boolean) =>
      gameOf('pips', { rows: 1, cols: 2, maxPip: 2, allowDuplicates, regions: [[0, 0]], constraints: {} }).puzzle;
    const [solution] = ACROSS.placements;
    const points = (puzzle: ReturnType<typeof set>) =>
      pipsInspection.solutionReport(puzzle, { placements: [solution] }).map(({ point, faults }) => [point, faults]);
    expect(points(set(false))).toContainEqual(['set', 0]);
    expect(points(set(true))).toContainEqual(['setWithRepeats', 0]);
    for (const [point] of points(set(false))) expect(en.kinds.pips.reports).toHaveProperty(String(point));
    expect(en.kinds.pips.reports).toHaveProperty('setWithRepeats');
  });

  it('speaks of bars where there are bars', () => {
    const adjacent = gameOf('futoshiki', {
      Grid: { OriginSquare: { Column: 0, Row: 0 }, Dimensions: { WidthInSquares: 2, HeightInSquares: 2 } },
      MaxNumber: 2,
      FixedNumbers: [],
      GreaterThanSigns: [],
      LessThanSigns: [],
      Bars: [],
    });
    expect(futoshikiInspection.puzzleReport(adjacent.puzzle).map(({ point }) => point)).toContain('bars');
    expect(en.kinds.futoshiki.reports).toHaveProperty('bars');
  });

  it('of a puzzle that is none names what is wrong', () => {
    const odd = { ...pips.puzzle, cells: pips.puzzle.cells.slice(1) };
    expect(failing(pipsInspection.puzzleReport(odd))).toEqual(['coverage', 'parity']);
  });

  it('of a solution of Pips has five points', () => {
    expect(pipsInspection.solutionReport(pips.puzzle, ACROSS).map(({ faults }) => faults)).toEqual([0, 0, 0, 0, 0]);
    const [first, second] = ACROSS.placements;
    const wrong = (placements: readonly (typeof first | typeof second | object)[]) =>
      failing(pipsInspection.solutionReport(pips.puzzle, { placements } as never));
    expect(wrong([first])).toEqual(['filled', 'supply']);
    expect(wrong([first, { ...second, cells: pairs('1,0 3,1') }])).toEqual(['filled', 'adjacent', 'covered']);
    expect(
      wrong([
        { ...first, domino: [2, 3] },
        { ...second, domino: [1, 0] },
      ]),
    ).toEqual(['rules']);
  });

  it('of a solution of Futoshiki has the nine conditions', () => {
    const good = { grid: rows('12 21') };
    expect(futoshikiInspection.solutionReport(futoshiki.puzzle, good)).toHaveLength(9);
    expect(failing(futoshikiInspection.solutionReport(futoshiki.puzzle, good))).toEqual([]);
    expect(failing(futoshikiInspection.solutionReport(futoshiki.puzzle, { grid: rows('10 21') }))).toEqual([
      'solution-count',
    ]);
    expect(failing(futoshikiInspection.solutionReport(futoshiki.puzzle, { grid: rows('21 12') }))).toContain(
      'solution-square-fixed',
    );
    expect(failing(futoshikiInspection.solutionReport(futoshiki.puzzle, { grid: rows('11 21') }))).toEqual([
      'solution-column',
      'solution-row',
    ]);
  });
});

describe('what is shared', () => {
  const common = {
    cells: [
      { cell: [0, 0], values: [0] },
      { cell: [0, 1], values: [1] },
      { cell: [1, 0], values: [2, 3] },
    ],
    joined: [pairs('0,0 0,1'), pairs('1,0 1,1')],
  };

  it('is what has one value', () => {
    const shared = sharedOf(common);
    expect(shared).toMatchObject({ cells: 3, always: [{ value: 0 }, { value: 1 }] });
    expect(pipsInspection.sharedPart(pips.puzzle, shared)).toEqual({ placements: [ACROSS.placements[0]] });
    expect(futoshikiInspection.sharedPart(futoshiki.puzzle, shared)).toEqual({ grid: rows('01 00') });
    expect(sharedOf(undefined)).toEqual({ cells: 0, always: [], joined: [] });
  });
});

describe('an outcome', () => {
  const outcome = (task: Task, found: number, now: Partial<Inspected> = {}): Inspected => ({
    ...begun({ task, engine: 'swift', game: pips, iterationsPerTick: 0, debug: 0 }),
    running: false,
    ending: 'exhausted',
    progress: { nodes: 1234, milliseconds: 10, found: String(found) },
    ...now,
  });

  it.each<[Task, number, Partial<Inspected>, string]>([
    ['solve', 1, { ending: 'enough' }, en.inspect.found],
    ['solve', 0, {}, en.inspect.none],
    ['solve', 0, { ending: 'stopped' }, en.inspect.noneYet],
    ['all', 1, {}, en.about.one],
    ['all', 3000, {}, en.about.counted('3,000')],
    ['count', 7, { ending: 'stopped' }, en.about.stopped('7')],
    ['common', 0, {}, en.inspect.none],
    ['common', 2, {}, en.inspect.shared(0, 0)],
    ['common', 2, { ending: 'stopped' }, en.inspect.noAnswer],
    ['all', 5, { failure: 'wrong' }, en.inspect.failures.wrong],
  ])('of %s with %i is told', (task, found, now, said) => {
    expect(sayOutcome(en, outcome(task, found, now))).toBe(said);
    expect(isUnsolvable(outcome(task, found, now))).toBe(said === en.inspect.none);
  });

  it('is not told before the end', () => {
    expect(sayOutcome(en, outcome('all', 5, { running: true }))).toBeUndefined();
  });

  it('says where solutions are no longer kept', () => {
    expect(sayLimit(en, outcome('all', 100))).toBeUndefined();
    expect(sayLimit(en, outcome('all', 101))).toContain('100');
  });
});
