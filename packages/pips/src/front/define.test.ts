import { describe, expect, it } from 'vitest';
import { thrownBy } from '../../../core/src/testing/short-forms.js';
import {
  type Definition,
  definePuzzle,
  different,
  each,
  lessThan,
  moreThan,
  PuzzleError,
  type Rule,
  same,
  sum,
} from '../index.js';
import { samePuzzle } from '../model/puzzle.js';

describe('definePuzzle', () => {
  const RULES: Readonly<Record<string, Rule>> = {
    A: sum(3),
    B: lessThan(5),
    C: moreThan(1),
    D: same(4),
    E: different(2),
    F: each('≠', 3),
  };

  it('has every rule, holes and dominoes in every way', () => {
    const rows = ['AABB', 'C..D', 'CEFD', 'EE*F'];
    const dominoes = '01 12 2-3, 44 55 06 13';
    const puzzle = definePuzzle({ regions: rows, rules: RULES, dominoes });
    expect(puzzle.cells).toHaveLength(14);
    expect(puzzle.regions.map(({ rule }) => rule)).toEqual(Object.values(RULES).sort(byFirstCell(rows)));
    const pairs = dominoes.match(/\d/g) ?? [];
    const asPairs = pairs.flatMap((first, i) => (i % 2 === 0 ? [[Number(first), Number(pairs[i + 1])] as const] : []));
    expect(samePuzzle(definePuzzle({ regions: rows, rules: RULES, dominoes: asPairs }), puzzle)).toBe(true);
  });

  const byFirstCell = (rows: readonly string[]) => (a: Rule, b: Rule) => {
    const letter = (rule: Rule) => Object.keys(RULES).find((key) => RULES[key] === rule) ?? '';
    return rows.join('').indexOf(letter(a)) - rows.join('').indexOf(letter(b));
  };

  it.each<[string, unknown, string[]]>([
    ['nothing', null, ['definition-shape', 'definition-shape']],
    ['no dominoes', { regions: ['**'] }, ['definition-shape']],
    ['a letter without a rule', { regions: ['AB'], rules: { A: sum(1) }, dominoes: '01' }, ['definition-without-rule']],
    [
      'a rule without a letter',
      { regions: ['**'], rules: { A: sum(1) }, dominoes: '01' },
      ['definition-without-cells'],
    ],
    ['words for dominoes', { regions: ['**'], dominoes: 'six' }, ['definition-domino']],
    ['too few dominoes', { regions: ['****'], dominoes: '01' }, ['domino-count']],
    ['a number too high', { regions: ['AA'], rules: { A: same(9) }, dominoes: '07' }, ['pip-out-of-range']],
    [
      'no rule in spite of its name',
      { regions: ['AA'], rules: { A: undefined }, dominoes: '01' },
      ['definition-without-rule'],
    ],
  ])('says what is wrong with %s', (_, definition, codes) => {
    const error = thrownBy(PuzzleError, () => definePuzzle(definition as Definition));
    expect(error.problems.map(({ code }) => code)).toEqual(codes);
  });

  it.each<[string, Definition, string]>([
    ['a rule', { regions: ['AB'], rules: { A: sum(1), B: sum(-1) }, dominoes: '01' }, '/rules/B'],
    ['a domino', { regions: ['**'], dominoes: [[0, 0.5]] }, '/dominoes/0/1'],
    ['the board', { regions: ['***'], dominoes: '01' }, '/regions'],
    ['a set', { regions: ['**'], dominoes: { set: 99 } }, '/dominoes'],
  ])('says where it is, as it was written: %s', (_, definition, path) => {
    expect(thrownBy(PuzzleError, () => definePuzzle(definition)).problems[0]?.where.path).toBe(path);
  });

  it('has larger sets', () => {
    expect(definePuzzle({ regions: ['**'], dominoes: '07' }).maxPip).toBe(7);
    expect(definePuzzle({ regions: ['**'], dominoes: '10-12' }).maxPip).toBe(12);
    expect(definePuzzle({ regions: ['**'], dominoes: { set: 9 } }).maxPip).toBe(9);
  });
});
