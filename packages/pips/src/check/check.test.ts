import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { pairs } from '../../../core/src/testing/short-forms.js';
import { obeys } from '../../test/obeys.js';
import type { Cell } from '../model/cell.js';
import type { Spec } from '../model/puzzle.js';
import { excludesNothing, neverHolds, type Rule } from '../model/rule.js';
import { check } from './check.js';

const TWO: Spec = {
  cells: pairs('0,0 0,1'),
  supply: { kind: 'list', dominoes: [[0, 1]] },
  maxPip: 6,
  regions: [],
};

const withRule = (rule: Rule, cells: Spec['cells'] = TWO.cells): Spec => ({ ...TWO, regions: [{ cells, rule }] });

const found = (spec: Spec) => {
  const checked = check(spec);
  return checked.ok ? [] : checked.error.map(({ code, where }) => `${code} ${where.path}`);
};

describe('check', () => {
  it.each<[string, Partial<Spec>, string[]]>([
    ['a negative row', { cells: pairs('-1,0 0,0') }, ['cell-out-of-range /cells/0']],
    ['a row that is not whole', { cells: pairs('0.5,0 0,0') }, ['cell-out-of-range /cells/0']],
    ['a row that is no number', { cells: [[Number.NaN, 0], ...pairs('0,0')] }, ['cell-out-of-range /cells/0']],
    ['a column too far out', { cells: pairs('0,4096 0,0') }, ['cell-out-of-range /cells/0']],
    ['a cell twice', { cells: pairs('0,0 0,0') }, ['board-cell-repeated /cells/1']],
    ['an odd board', { cells: pairs('0,0 0,1 0,2'), supply: { kind: 'set', repeats: false } }, ['cells-odd /cells']],
    ['too few dominoes', { supply: { kind: 'list', dominoes: [] } }, ['domino-count /dominoes']],
    ['a pip too large', { supply: { kind: 'list', dominoes: [[0, 7]] } }, ['pip-out-of-range /dominoes/0/1']],
    ['a pip below 0', { supply: { kind: 'list', dominoes: [[-1, 0]] } }, ['pip-out-of-range /dominoes/0/0']],
    ['half a pip', { supply: { kind: 'list', dominoes: [[0, 0.5]] } }, ['pip-not-whole /dominoes/0/1']],
    ['a set too large', { maxPip: 19 }, ['max-pip-out-of-range /maxPip']],
    ['a set without pips, and no pip beyond it', { maxPip: -1 }, ['max-pip-out-of-range /maxPip']],
    ['a set that is not whole', { maxPip: 6.5 }, ['max-pip-out-of-range /maxPip']],
    ['a region without cells', { regions: [{ cells: [] }] }, ['region-empty /regions/0']],
    ['a region with a cell twice', { regions: [{ cells: pairs('0,0 0,0') }] }, ['cell-repeated /regions/0/cells/1']],
    [
      'overlapping regions',
      { regions: [{ cells: [[0, 0]] }, { cells: pairs('0,1 0,0') }] },
      ['region-overlap /regions/1/cells/1'],
    ],
    ['a region off the board', { regions: [{ cells: [[1, 0]] }] }, ['cell-outside-board /regions/0/cells/0']],
    ['a region at a cell that is none', { regions: [{ cells: [[-1, 0]] }] }, ['cell-out-of-range /regions/0/cells/0']],
  ])('finds %s', (_, change, problems) => {
    expect(found({ ...TWO, ...change })).toEqual(problems);
  });

  it.each<[Rule, string[]]>([
    [{ kind: 'sum', op: '=', target: -1 }, ['target-negative /regions/0/rule']],
    [{ kind: 'sum', op: '>', target: 1.5 }, ['target-not-whole /regions/0/rule']],
    [{ kind: 'sum', op: '=', target: Number.NaN }, ['target-not-whole /regions/0/rule']],
    [{ kind: 'sum', op: '>', target: Number.POSITIVE_INFINITY }, ['target-not-whole /regions/0/rule']],
    [{ kind: 'sum', op: '<', target: 0 }, ['target-too-low /regions/0/rule']],
    [{ kind: 'sum', op: '=', target: 2 ** 53 }, ['target-too-large /regions/0/rule']],
    [{ kind: 'each', op: '<', value: 1e300 }, ['target-too-large /regions/0/rule']],
    [{ kind: 'sum', op: '>', target: 2 ** 53 - 1 }, []],
    [{ kind: 'each', op: '<', value: 0 }, ['target-too-low /regions/0/rule']],
    [{ kind: 'each', op: '=', value: -2 }, ['target-negative /regions/0/rule']],
    [{ kind: 'same', value: 7 }, ['pip-out-of-range /regions/0/rule']],
    [{ kind: 'different', avoiding: [1, 9] }, ['pip-out-of-range /regions/0/rule/1']],
    [{ kind: 'different', avoiding: [1, 1] }, ['pip-repeated /regions/0/rule/1']],
  ])('finds what is wrong with %j', (rule, problems) => {
    expect(found(withRule(rule))).toEqual(problems);
  });

  it.each<[string, Spec]>([
    ['a sum no pips can reach', withRule({ kind: 'sum', op: '=', target: 13 })],
    ['a sum beyond all boards', withRule({ kind: 'sum', op: '=', target: 2 ** 50 })],
    ['more than the most there can be', withRule({ kind: 'sum', op: '>', target: 12 })],
    ['every value equal to what no pip is', withRule({ kind: 'each', op: '=', value: 9 })],
    ['pieces of odd size', { ...TWO, cells: pairs('0,0 5,5') }],
    [
      'a set too small for the board',
      { ...TWO, supply: { kind: 'set', repeats: false }, maxPip: 0, cells: pairs('0,0 0,1 0,2 0,3') },
    ],
    ['all different on more cells than there are pips', withRule({ kind: 'different', avoiding: [0, 1, 2, 3, 4, 5] })],
    ['the empty puzzle', { cells: [], supply: { kind: 'list', dominoes: [] }, maxPip: 6, regions: [] }],
    ['double-eighteen', { ...TWO, maxPip: 18, supply: { kind: 'list', dominoes: [[18, 18]] } }],
  ])('accepts %s: a puzzle may be impossible', (_, spec) => {
    expect(check(spec).ok).toBe(true);
  });

  it('makes no puzzle of what a parser could not read whole, though it finds nothing else', () => {
    expect(check({ ...TWO, unread: ['/regions/3'] })).toMatchObject({ ok: false, error: [] });
  });

  it('finds everything at once', () => {
    const spec: Spec = {
      cells: pairs('0,0 0,0 0,-1'),
      supply: { kind: 'list', dominoes: [[0, 9]] },
      maxPip: 6,
      regions: [{ cells: [], rule: { kind: 'sum', op: '=', target: -4 } }, { cells: [[8, 8]] }],
    };
    expect(found(spec)).toEqual([
      'board-cell-repeated /cells/1',
      'cell-out-of-range /cells/2',
      'pip-out-of-range /dominoes/0/1',
      'cells-odd /cells',
      'domino-count /dominoes',
      'region-empty /regions/0',
      'target-negative /regions/0/rule',
      'cell-outside-board /regions/1/cells/0',
    ]);
  });

  it('accepts 4,096 cells and refuses one pair more', () => {
    const board = (rows: number): Spec => ({
      ...TWO,
      supply: { kind: 'set', repeats: true },
      cells: Array.from({ length: rows * 2 }, (_, i) => [Math.floor(i / 2), i % 2]),
    });
    expect(found(board(2048))).toEqual([]);
    expect(found(board(2049))).toEqual(['board-too-large /cells']);
  });
});

describe('a rule that excludes nothing', () => {
  const warned = (rule: Rule, cells: Spec['cells'], maxPip = 6) =>
    check({ ...withRule(rule, cells), maxPip })
      .warnings.map(({ code }) => code)
      .includes('rule-excludes-nothing');
  const one: Spec['cells'] = [[0, 0]];
  const two = TWO.cells;

  it.each<[Rule, Spec['cells'], boolean]>([
    [{ kind: 'sum', op: '<', target: 13 }, two, true],
    [{ kind: 'sum', op: '<', target: 12 }, two, false],
    [{ kind: 'sum', op: '>', target: 0 }, two, false],
    [{ kind: 'sum', op: '=', target: 0 }, two, false],
    [{ kind: 'same' }, one, true],
    [{ kind: 'same' }, two, false],
    [{ kind: 'same', value: 3 }, one, false],
    [{ kind: 'different', avoiding: [] }, one, true],
    [{ kind: 'different', avoiding: [2] }, one, false],
    [{ kind: 'different', avoiding: [] }, two, false],
    [{ kind: 'each', op: '<', value: 7 }, two, true],
    [{ kind: 'each', op: '<', value: 6 }, two, false],
    [{ kind: 'each', op: '≠', value: 7 }, two, true],
    [{ kind: 'each', op: '≠', value: 6 }, two, false],
    [{ kind: 'each', op: '>', value: 0 }, two, false],
    [{ kind: 'each', op: '=', value: 0 }, two, false],
  ])('%j on %j: %s', (rule, cells, expected) => {
    expect(warned(rule, cells)).toBe(expected);
  });
});

describe('seed 000 and 004: what can never be is named when a puzzle is read', () => {
  const codes = (spec: Spec) => check(spec).warnings.map(({ code, where }) => `${code} ${where.path}`);
  const row = (length: number) => Array.from({ length }, (_, column): Cell => [0, column]);
  const ofSet = (cells: number, maxPip: number, repeats = false): Spec => ({
    cells: row(cells),
    supply: { kind: 'set', repeats },
    maxPip,
    regions: [],
  });

  it.each<[Rule, number]>([
    [{ kind: 'sum', op: '=', target: 19 }, 3],
    [{ kind: 'sum', op: '>', target: 18 }, 3],
    [{ kind: 'different', avoiding: [1, 2, 3, 4, 5] }, 3],
    [{ kind: 'each', op: '>', value: 6 }, 1],
  ])('a rule by its cells and pips alone: %j on %i cells', (rule, cells) => {
    const checked = check({ ...ofSet(4, 6, true), regions: [{ cells: row(cells), rule }] });
    expect(checked.ok).toBe(true);
    expect(checked.warnings.map(({ code, where }) => `${code} ${where.path}`)).toEqual(['rule-never-holds /regions/0']);
  });

  it('but not a rule that is none', () => {
    const rule: Rule = { kind: 'sum', op: '<', target: 0 };
    expect(codes({ ...ofSet(2, 6), regions: [{ cells: row(2), rule }] })).toEqual([]);
  });

  it('a rule just when no filling satisfies it', () => {
    const rule = fc.oneof(
      fc.record({ kind: fc.constant('sum' as const), op: fc.constantFrom('=', '<', '>'), target: fc.nat(14) }),
      fc.record({ kind: fc.constant('same' as const), value: fc.nat(4) }),
      fc.record({ kind: fc.constant('different' as const), avoiding: fc.uniqueArray(fc.nat(4), { maxLength: 4 }) }),
      fc.record({ kind: fc.constant('each' as const), op: fc.constantFrom('<', '>', '=', '≠'), value: fc.nat(6) }),
    ) as fc.Arbitrary<Rule>;
    fc.assert(
      fc.property(rule, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 4 }), (each, cells, maxPip) => {
        const fillings = allFillings(cells, maxPip);
        expect(neverHolds(each, cells, maxPip)).toBe(!fillings.some((values) => obeys(each, values)));
        expect(excludesNothing(each, cells, maxPip)).toBe(fillings.every((values) => obeys(each, values)));
      }),
      { numRuns: runs(300) },
    );
  });

  it('a set with fewer dominoes than the board needs', () => {
    expect(codes(ofSet(8, 1))).toEqual(['supply-too-small /maxPip']);
    expect(codes(ofSet(6, 1))).toEqual([]);
    expect(codes(ofSet(8, 1, true))).toEqual([]);
    expect(codes(ofSet(4, 0))).toEqual(['supply-too-small /maxPip']);
    expect(codes(ofSet(4, -1))).toEqual([]);
  });
});

function allFillings(cells: number, maxPip: number): number[][] {
  if (cells === 0) return [[]];
  const pips = Array.from({ length: maxPip + 1 }, (_, pip) => pip);
  return allFillings(cells - 1, maxPip).flatMap((values) => pips.map((pip) => [...values, pip]));
}
