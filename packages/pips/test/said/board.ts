/** Boards and helpers for claims that are written down by hand. */
import { pairs } from '../../../core/src/testing/short-forms.js';
import type { Count } from '../../src/explain/claims/claim.js';
import type { Told, ToldClaim, ToldFact, ToldPart } from '../../src/explain/claims/told.js';
import type { Cell } from '../../src/model/cell.js';
import type { Domino } from '../../src/model/domino.js';
import type { Puzzle } from '../../src/model/puzzle.js';
import type { Rule } from '../../src/model/rule.js';
import { puzzleOf } from '../puzzle-of.js';

/** What is told, and each sentence that says it. */
export type Row = readonly [what: string, told: readonly ToldPart[], ...sentences: string[]];

/** The same in a chain: a cell that is supposed to have a number comes first. */
export type LinkRow = readonly [what: string, sure: string, told: readonly ToldPart[], ...sentences: string[]];

/** What is one of a few: what is supposed first, what is concluded last, and all of it by itself in between. */
export type TrialRow = readonly [
  what: string,
  claim: Extract<ToldClaim, { readonly says: 'two' }>,
  suppose: string,
  whole: string,
  so: string,
];

const same: Rule = { kind: 'same' };
const sum = (target: number, op: '=' | '<' | '>' = '='): Rule => ({ kind: 'sum', op, target });

/** Cells by the letter of their region, and rules by letter. */
function boardOf(rows: readonly string[], rules: Readonly<Record<string, Rule>>): Puzzle {
  const cells = rows.flatMap((row, r) => [...row].map((letter, c) => ({ letter, cell: [r, c] as Cell })));
  return puzzleOf({
    cells: cells.map(({ cell }) => cell),
    maxPip: 6,
    supply: { kind: 'set', repeats: false },
    regions: Object.entries(rules).map(([letter, rule]) => ({
      cells: cells.filter((each) => each.letter === letter).map(({ cell }) => cell),
      rule,
    })),
  });
}

/** Three =, two 9s, and two 4s of one cell each. */
export const BOARD = boardOf(['aabbcc', 'adeeff', 'ggehhi', 'gjjjkk'], {
  a: sum(7),
  b: same,
  c: sum(9),
  d: sum(4),
  e: { kind: 'different', avoiding: [] },
  f: same,
  g: sum(9),
  h: same,
  i: sum(4),
  j: sum(5, '<'),
  k: sum(8, '>'),
});
export const SEVEN = 0;
export const TOP = 1;
export const RIGHT_9 = 2;
export const LEFT_4 = 3;
export const DIFFERENT = 4;
export const MIDDLE = 5;
export const LEFT_9 = 6;
export const BOTTOM = 7;
export const RIGHT_4 = 8;
export const LESS = 9;
export const MORE = 10;

/** Four = in four corners. */
export const CORNERS = boardOf(['aabb', 'aabb', 'ccdd', 'ccdd'], {
  a: same,
  b: same,
  c: same,
  d: same,
});

export const part = (claim: ToldClaim, ...facts: readonly ToldFact[]): ToldPart => ({ claim, facts });

/** `r1c2` */
export const at = (name: string): Cell => {
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(name) ?? [];
  return [Number(row) - 1, Number(column) - 1];
};

/** `r1c1 r1c2` */
export const cells = (names: string): Cell[] => names.split(' ').map(at);

export const edge = (names: string): readonly [Cell, Cell] => cells(names) as [Cell, Cell];

/** `2,5 4,5` */
export const dominoes = (text: string): Domino[] => (text === '' ? [] : pairs(text));

/** `2,5` */
export const domino = (text: string): Domino => pairs(text)[0] as Domino;

const digits = (text: string) => [...text].map(Number);

/** Numbers that are left to a cell, and those that it loses: `is('r1c1', '12', '3')`. */
export const is = (cell: string, left: string, lost: string): ToldFact => ({
  is: 'values',
  cell: at(cell),
  left: digits(left),
  lost: digits(lost),
});

/** The same of an =. */
export const numberIs = (region: number, left: string, lost: string): ToldFact => ({
  is: 'number',
  region,
  left: digits(left),
  lost: digits(lost),
});

export const gone = (values: string): ToldFact => ({ is: 'gone', values: digits(values) });
export const joined = (names: string): ToldFact => ({ is: 'joined', edge: edge(names) });
export const parted = (names: string): ToldFact => ({ is: 'parted', edge: edge(names) });
export const placed = (text: string, names: string): ToldFact => ({
  is: 'placed',
  domino: domino(text),
  cells: edge(names),
});

/** How many of a number are left, and how many of them regions, or cells, need. */
export const count = (value: number, there: number, ...needs: readonly (readonly [number | string, number])[]) =>
  ({
    value,
    there,
    needs: needs.map(([of, n]) => (typeof of === 'string' ? { cell: at(of), count: n } : { region: of, count: n })),
  }) satisfies Count<Told>;
