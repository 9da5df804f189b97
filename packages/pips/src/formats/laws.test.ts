/**
 * Expressiveness of each format. The table of docs/formats.md is made of these rows and tested cell by cell;
 * contract.test.ts has what is the same for all formats.
 */

import { readFileSync } from 'node:fs';
import { type Format, readPuzzlesSync } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SOAKING } from '../../../core/src/testing/effort.js';
import { pairs } from '../../../core/src/testing/short-forms.js';
import { puzzleOf } from '../../test/puzzle-of.js';
import { pips } from '../kind.js';
import { type Puzzle, type Spec, samePuzzle } from '../model/puzzle.js';
import type { Rule } from '../model/rule.js';
import { anyPuzzle } from '../testing/index.js';

await Promise.all(pips.formats.map((format) => format.load?.()));

type PipsFormat = Format<Spec, Puzzle>;

const written = (format: PipsFormat, puzzle: Puzzle): string | undefined => {
  const made = format.make([puzzle]);
  return made.ok ? made.value : undefined;
};

/** Reads a text whose format must be recognised from its content. */
const readAs = (format: PipsFormat, text: string): Puzzle => {
  const [reading, ...others] = readPuzzlesSync(text, [pips]);
  expect(others).toEqual([]);
  expect(reading?.format, text).toBe(format.name);
  const checked = reading?.checked;
  if (!checked?.ok) throw new Error(JSON.stringify(checked?.error));
  return checked.value;
};

const LIST = { kind: 'list', dominoes: [[0, 1]] } as const;
const CELLS = pairs('0,0 0,1');
const withRule = (rule: Rule): Puzzle => puzzleOf({ cells: CELLS, supply: LIST, regions: [{ cells: CELLS, rule }] });
const withSupply = (supply: Spec['supply'], maxPip = 6): Puzzle => puzzleOf({ cells: CELLS, supply, maxPip });

/** Features that a puzzle may need, and the formats that have them. */
const FEATURES: readonly (readonly [name: string, puzzle: Puzzle, formats: readonly string[]])[] = [
  ['sum equal to', withRule({ kind: 'sum', op: '=', target: 3 }), ['text', 'nyt', 'yaml', 'json']],
  ['sum less than', withRule({ kind: 'sum', op: '<', target: 3 }), ['text', 'nyt', 'yaml', 'json']],
  ['sum more than', withRule({ kind: 'sum', op: '>', target: 3 }), ['text', 'nyt', 'yaml', 'json']],
  ['all the same', withRule({ kind: 'same' }), ['text', 'nyt', 'yaml', 'json']],
  ['all the same, with a number', withRule({ kind: 'same', value: 3 }), ['text', 'yaml', 'json']],
  ['all different', withRule({ kind: 'different', avoiding: [] }), ['text', 'nyt', 'yaml', 'json']],
  ['all different, avoiding numbers', withRule({ kind: 'different', avoiding: [1, 2] }), ['text', 'yaml', 'json']],
  ['every number <', withRule({ kind: 'each', op: '<', value: 4 }), ['yaml', 'json']],
  ['every number >', withRule({ kind: 'each', op: '>', value: 4 }), ['yaml', 'json']],
  ['every number =', withRule({ kind: 'each', op: '=', value: 4 }), ['yaml', 'json']],
  ['every number ≠', withRule({ kind: 'each', op: '≠', value: 4 }), ['yaml', 'json']],
  ['no rule', withSupply(LIST), ['text', 'nyt', 'yaml', 'json']],
  ['a list of dominoes', withSupply({ kind: 'list', dominoes: [[6, 0]] }), ['text', 'nyt', 'yaml', 'json']],
  ['dominoes with numbers above 6', withSupply({ kind: 'list', dominoes: [[7, 0]] }, 7), ['nyt', 'yaml', 'json']],
  ['a set, each domino once', withSupply({ kind: 'set', repeats: false }), ['yaml', 'json']],
  ['a set, dominoes repeated', withSupply({ kind: 'set', repeats: true }, 9), ['yaml', 'json']],
];

const CELLS_OF_TABLE = FEATURES.flatMap(([name, puzzle, formats]) =>
  pips.formats.map((format) => ({ name, puzzle, format, title: format.name, expected: formats.includes(format.name) })),
);

describe('what each format can say', () => {
  it.each(CELLS_OF_TABLE)('$title: $name ($expected)', ({ puzzle, format, expected }) => {
    const made = format.make([puzzle]);
    expect(made.ok).toBe(expected);
    if (made.ok) expect(samePuzzle(readAs(format, made.value), puzzle)).toBe(true);
    else
      expect(made.error.map(({ code }) => code)).toEqual([expect.stringMatching(/^(rule|set|pip)-not-expressible$/)]);
  });

  it.each(pips.formats)('$name names why it does not hold no puzzle, or one twice', ({ name, make }) => {
    const puzzle = withSupply(LIST);
    const code = name === 'nyt' ? 'levels-clash' : 'one-puzzle-only';
    expect(make([])).toMatchObject({ ok: false, error: [{ code }] });
    expect(make([puzzle, puzzle])).toMatchObject({ ok: false, error: [{ code }] });
  });

  it('is what docs/formats.md says', () => {
    const page = readFileSync(new URL('../../../../docs/formats.md', import.meta.url), 'utf8').replaceAll(/ +/g, ' ');
    const order = ['text', 'nyt', 'yaml', 'json'];
    for (const [name, , formats] of FEATURES) {
      expect(page).toContain(
        `| ${name} | ${order.map((each) => (formats.includes(each) ? 'yes' : 'no')).join(' | ')} |`,
      );
    }
  });
});

describe('yaml', () => {
  it('means the same whatever version a directive names', () => {
    const text = 'rows: 1\ncols: 2\nregions: [[y, n]]\nconstraints: { y: { sum: 3 } }\n';
    const yaml = pips.formats.find(({ name }) => name === 'yaml') as PipsFormat;
    expect(samePuzzle(readAs(yaml, `%YAML 1.1\n---\n${text}`), readAs(yaml, text))).toBe(true);
  });
});

describe('yaml and json', () => {
  // The largest board there is has 64 rows.
  const rows = SOAKING ? 64 : 16;

  it(`hold ${rows} rows of 64, a rule on every cell, a list and a solution`, () => {
    const cells = Array.from({ length: 64 * rows }, (_, i) => [i >> 6, i & 63] as const);
    const placements = Array.from({ length: 32 * rows }, (_, i) => ({
      domino: [1, 2] as const,
      cells: [[i >> 5, (i & 31) * 2] as const, [i >> 5, (i & 31) * 2 + 1] as const] as const,
    }));
    const puzzle = puzzleOf({
      cells,
      dominoes: placements.map(({ domino }) => domino),
      regions: cells.map((cell) => ({ cells: [cell], rule: { kind: 'each', op: '<', value: 4 } })),
      solution: { placements },
    });
    for (const format of pips.formats.filter(({ name }) => name === 'yaml' || name === 'json')) {
      const back = readAs(format, written(format, puzzle) ?? '');
      expect(samePuzzle(back, puzzle)).toBe(true);
      expect(back.solution).toEqual(puzzle.solution);
    }
  });

  it('write everything there is, and keep what is said beside the puzzle', () => {
    const about = fc.record(
      {
        id: fc.oneof(fc.string(), fc.integer()),
        name: fc.string({ unit: 'binary' }),
        constructors: fc.string(),
        printDate: fc.constant('2030-01-01'),
        editor: fc.string(),
        level: fc.constantFrom('easy' as const, 'hard' as const),
      },
      { requiredKeys: [] },
    );
    const grids = pips.formats.filter(({ name }) => name === 'yaml' || name === 'json');
    expect(grids).toHaveLength(2);
    fc.assert(
      fc.property(anyPuzzle(), about, (puzzle, said) => {
        for (const format of grids) {
          const back = readAs(format, written(format, { ...puzzle, about: said }) ?? '');
          expect(samePuzzle(back, puzzle)).toBe(true);
          expect(back.maxPip).toBe(puzzle.maxPip);
          expect(back.about).toEqual(said);
        }
      }),
      { numRuns: runs(30) },
    );
  });
});
