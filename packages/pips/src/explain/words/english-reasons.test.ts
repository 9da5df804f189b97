/** Reasons that a reader can check on the board, word for word, from records made by hand. */
import { describe, expect, it } from 'vitest';
import { at, join, part, place, values } from '../../../test/facts.js';
import { puzzleFrom } from '../../../test/puzzle-of.js';
import type { Puzzle } from '../../model/puzzle.js';
import {
  type PipsFact,
  type PipsLink,
  type PipsPremise,
  pipsExplainer,
  type Seen,
  type TechniqueName,
} from '../index.js';

const { en } = pipsExplainer.languages;

interface Record {
  readonly technique: TechniqueName;
  readonly because?: readonly PipsPremise[];
  readonly seen?: readonly Seen[];
  readonly concludes: readonly PipsFact[];
}

const linkOf = ({ technique, because = [], seen = [], concludes }: Record): PipsLink => ({
  technique,
  because,
  seen,
  concludes,
});

/** What a step says where some facts are known. */
function said(puzzle: Puzzle, known: readonly PipsFact[], record: Record): string {
  const before = known.map((fact) => linkOf({ technique: 'single-cell', concludes: [fact] }));
  const steps = [...before, linkOf(record)];
  return en.step(puzzle, { steps, index: known.length });
}

/** What the last link of a chain says where some facts would be so. */
function endOf(puzzle: Puzzle, known: readonly PipsFact[], record: Record): string {
  const chain = [...known.map((fact) => linkOf({ technique: 'single-cell', concludes: [fact] })), linkOf(record)];
  const suppose = values('r1c5=3');
  const steps = [{ ...linkOf({ technique: 'looking-ahead', concludes: [values('r1c5=0456')] }), suppose, chain }];
  return en.link(puzzle, { steps, index: 0 }, known.length);
}

const seen = (technique: TechniqueName, concludes: PipsFact): Seen => ({ technique, because: [], concludes });
const ROWS = '#####\n#####';
const MANY = '03,12,34,35,36';
const joined = join('r1c1', 'r1c2');

type Case = readonly [text: string, puzzle: Puzzle, known: readonly PipsFact[], record: Record];

describe('a step names the domino that is missing', () => {
  it.each<Case>([
    [
      'r1c2 is 3, and there is no 1–3 or 2–3, so r1c1 is not 1 or 2.',
      puzzleFrom(ROWS, MANY),
      [joined, values('r1c2=3')],
      { technique: 'only-domino', concludes: [values('r1c1=03456')] },
    ],
    [
      'No domino left has a 1 or a 2, so r1c1 is not 1 or 2.',
      puzzleFrom(ROWS, MANY),
      [joined, place('12', 'r2c4', 'r2c5')],
      { technique: 'only-domino', concludes: [values('r1c1=03456')] },
    ],
    [
      'No domino left has a 1 or a 2: r1c1, r1c2 and r2c1 are not 1 or 2.',
      puzzleFrom(ROWS, MANY),
      [joined, place('12', 'r2c4', 'r2c5')],
      { technique: 'only-domino', concludes: [values('r1c1=03456 r1c2=03456 r2c1=03456')] },
    ],
    [
      'Only the 1–2 has a 1, and r1c2 is not 2, so r1c1 does not pair with r1c2.',
      puzzleFrom(ROWS, MANY),
      [values('r1c1=1 r1c2=3456')],
      { technique: 'only-domino', concludes: [part('r1c1', 'r1c2')] },
    ],
    [
      'Only the 0–1 has a 1, and r1c2 is not 0, so r1c1 does not pair with r1c2.',
      puzzleFrom(ROWS, '01,23,24,26,56'),
      [values('r1c1=1 r1c2=23456')],
      { technique: 'only-domino', concludes: [part('r1c1', 'r1c2')] },
    ],
    [
      'There is no 0–2 or 1–1 for r1c1 and r1c2 inside the 8: they do not pair.',
      puzzleFrom(ROWS, MANY, 'Exactly 8 {(0,0),(1,0),(2,0)}'),
      [values('r1c3=6')],
      { technique: 'sum-pair', because: [{ region: 0 }], concludes: [part('r1c1', 'r1c2')] },
    ],
    [
      // The 2–2 and the 2–3 join these numbers and are too low.
      'No domino fits on r1c1 and r1c2 inside the >5: they do not pair.',
      puzzleFrom(ROWS, '02,03,14,22,23', 'MoreThan 5 {(0,0),(1,0)}'),
      [values('r1c1=234 r1c2=234')],
      { technique: 'sum-pair', because: [{ region: 0 }], concludes: [part('r1c1', 'r1c2')] },
    ],
    [
      'There is no 1–4 for r1c1 and r2c1, so r2c1 pairs with r2c2.',
      puzzleFrom(ROWS, MANY),
      [values('r1c1=1 r1c2=3 r2c1=4')],
      { technique: 'forced-partner', because: [{ cell: at('r2c1') }], concludes: [join('r2c1', 'r2c2')] },
    ],
  ])('%s', (text, puzzle, known, record) => expect(said(puzzle, known, record)).toBe(text));
});

describe('a step lists', () => {
  it('the numbers of the dominoes that it names', () => {
    const record: Record = { technique: 'only-domino', concludes: [values('r1c1=014')] };
    expect(said(puzzleFrom(ROWS, '03,13,22,24,45'), [joined, values('r1c1=0124 r1c2=3')], record)).toBe(
      'r1c1 and r1c2 are the 0–3 or the 1–3: r1c1 is 0 or 1.',
    );
  });

  it('no number that is used up', () => {
    const record: Record = { technique: 'not-equal', because: [{ region: 0 }], concludes: [values('r1c1=024')] };
    const puzzle = puzzleFrom(ROWS, '02,13,33,34,45', 'AllDifferent {} {(0,0),(1,0)}');
    expect(said(puzzle, [values('r1c1=0124 r1c2=1 r2c5=2')], record)).toMatch(/r1c1 is 0 or 4/);
  });
});

describe('a step about a region of one cell', () => {
  it('does not speak of the rest of it', () => {
    const puzzle = puzzleFrom(ROWS, MANY, 'Exactly 5 {(0,0)}');
    const record: Record = { technique: 'halves-left', because: [{ region: 0 }], concludes: [values('r1c1=5')] };
    expect(said(puzzle, [], record)).toBe('The 5 is one cell: r1c1 is 5.');
  });
});

describe('a step says why only one domino fits', () => {
  it.each<Case>([
    [
      'r1c1 is 0 or 1 and r1c2 is 2, 4 or 6, and only the 1–2 fits.',
      puzzleFrom(ROWS, MANY),
      [joined, values('r1c1=01 r1c2=246')],
      { technique: 'only-domino', concludes: [place('12', 'r1c1', 'r1c2')] },
    ],
    [
      'r1c1 is 1 or 2, and only the 1–2 has one of these.',
      puzzleFrom(ROWS, MANY),
      [joined, values('r1c1=12')],
      { technique: 'only-domino', concludes: [place('12', 'r1c1', 'r1c2')] },
    ],
    [
      'There is no 4–5: r1c1 and r1c2 are the 3–6.',
      puzzleFrom(ROWS, MANY, 'Exactly 14 {(0,0),(1,0),(2,0)}'),
      [joined, values('r1c3=5')],
      { technique: 'sum-pair', because: [{ region: 0 }], concludes: [place('36', 'r1c1', 'r1c2')] },
    ],
    [
      'The 3–5 is left for r1c1 and r1c2.',
      puzzleFrom('##\n##', '12,35'),
      [place('12', 'r2c1', 'r2c2')],
      { technique: 'only-domino', concludes: [place('35', 'r1c1', 'r1c2')] },
    ],
    [
      'The 2–3 is left for r1c1 and r1c2: the 5 needs the 2.',
      puzzleFrom('##\n##', '13,23', 'Exactly 5 {(1,0),(1,1)}'),
      [place('13', 'r2c1', 'r2c2')],
      { technique: 'only-domino', concludes: [place('32', 'r1c1', 'r1c2')] },
    ],
    [
      'There is only one 2 for the =, so only r2c5 can be 2: the 1–2 goes on r2c4 and r2c5.',
      puzzleFrom(ROWS, MANY, 'AllSame None {(0,0),(1,0)}'),
      [values('r1c3=01346 r1c4=01346 r1c5=0346 r2c1=01346 r2c2=01346 r2c3=01346 r2c4=01346')],
      { technique: 'last-home', because: [{ domino: [1, 2] }], concludes: [place('12', 'r2c4', 'r2c5')] },
    ],
    [
      'Only r1c1 and r2c5 can be 2. r1c1 pairs with r1c2, which is 3, so the 1–2 goes on r2c4 and r2c5.',
      puzzleFrom(ROWS, MANY),
      [joined, values('r1c2=3 r1c3=01346 r1c4=01346 r1c5=0346 r2c1=01346 r2c2=01346 r2c3=01346 r2c4=01346')],
      { technique: 'last-home', because: [{ domino: [1, 2] }], concludes: [place('12', 'r2c4', 'r2c5')] },
    ],
    [
      'Only r2c5 can be 2, so the 1–2 goes on r2c4 and r2c5.',
      puzzleFrom(ROWS, MANY),
      [values('r1c1=01346 r1c2=01346 r1c3=01346 r1c4=01346 r1c5=0346 r2c1=01346 r2c2=01346 r2c3=01346 r2c4=01346')],
      { technique: 'last-home', because: [{ domino: [1, 2] }], concludes: [place('12', 'r2c4', 'r2c5')] },
    ],
    [
      'The 2 is two 0s and two 1s, and there is no 0–0 or 0–1: the 1–1 goes on r2c1 and r2c2.',
      puzzleFrom('##\n##\n##\n##', '02,06,11,34', 'Exactly 2 {(0,0),(1,0),(0,1),(1,1)}'),
      [],
      { technique: 'two-ways', because: [{ region: 0 }], concludes: [place('11', 'r2c1', 'r2c2')] },
    ],
  ])('%s', (text, puzzle, known, record) => expect(said(puzzle, known, record)).toBe(text));
});

describe('a step says no more than its record', () => {
  it.each<Case>([
    [
      'r2c1 and r2c2 take both 4s, so r1c1 is not 4.',
      puzzleFrom('##\n##\n##', '14,34,55', 'MoreThan 3 {(0,0)}'),
      [values('r2c1=4 r2c2=4')],
      { technique: 'half-supply', because: [{ value: 4 }, { step: 0 }], concludes: [values('r1c1=012356')] },
    ],
    [
      'r2c1 and r2c2 take both 4s, so r1c1 is 5.',
      puzzleFrom('##\n##\n##', '14,34,55', 'MoreThan 3 {(0,0)}'),
      [values('r2c1=4 r2c2=4')],
      {
        technique: 'half-supply',
        because: [{ value: 4 }, { step: 0 }, { region: 0 }],
        concludes: [values('r1c1=012356')],
      },
    ],
    [
      'The ≠ has a 4 already: r1c2 is not 4.',
      puzzleFrom('##\n##\n##', '13,45,46', 'AllDifferent {} {(0,0),(1,0)}'),
      [place('13', 'r2c1', 'r2c2'), values('r1c1=4 r1c2=145')],
      { technique: 'not-equal', because: [{ region: 0 }, { step: 1 }], concludes: [values('r1c2=012356')] },
    ],
  ])('%s', (text, puzzle, known, record) => expect(said(puzzle, known, record)).toBe(text));
});

describe('what was told is not explained again', () => {
  const puzzle = puzzleFrom(ROWS, MANY);
  const record: Record = {
    technique: 'forced-partner',
    because: [{ cell: at('r2c1') }],
    concludes: [join('r2c1', 'r2c2')],
  };
  const known = [values('r1c1=1 r1c2=3 r2c1=4'), part('r1c1', 'r2c1')];

  it('in a step', () => {
    expect(said(puzzle, known, record)).toBe('r2c1 can only pair with r2c2.');
  });

  it('but in a chapter, which one may read alone', () => {
    const steps = [...known.map((fact) => linkOf({ technique: 'single-cell', concludes: [fact] })), linkOf(record)];
    expect(en.chapter(puzzle, { steps, chapter: { steps: [2] } })).toBe(
      'There is no 1–4 for r1c1 and r2c1, so r2c1 pairs with r2c2.',
    );
  });
});

describe('two cells pair for a reason', () => {
  it.each<Case>([
    [
      'There is no 4–4 for r2c1 and r2c2 inside the =, so r2c2 pairs with r1c2. With a 6 and a 4 that is the 4–6.',
      puzzleFrom('##\n##\n##', '45,46,56', 'AllSame None {(0,1),(1,1)}'),
      [place('56', 'r3c1', 'r3c2'), values('r1c1=45 r1c2=6 r2c1=45 r2c2=4')],
      { technique: 'only-domino', because: [{ region: 0 }], concludes: [place('64', 'r1c2', 'r2c2')] },
    ],
    [
      'r1c1 can only pair with r2c1, so r2c2 pairs with r2c3. Inside the = that is a double, and the 3–3 is the only one.',
      puzzleFrom('#  #\n####', '13,33,34', 'AllSame None {(0,1),(1,1),(2,1),(3,1)}'),
      [],
      { technique: 'doubles-test', because: [{ region: 0 }], concludes: [place('33', 'r2c2', 'r2c3')] },
    ],
    [
      'With the 4 on r1c2, r2c1 and r2c2 would need the 0–0, and there is none. So r1c1 pairs with r2c1. Only the 4–5 has a 5.',
      puzzleFrom('##\n##\n #\n #\n #\n #', '01,02,12,45', 'Exactly 4 {(1,0),(0,1),(1,1)}'),
      [values('r1c1=5'), join('r3c2', 'r4c2'), join('r5c2', 'r6c2')],
      { technique: 'only-domino', because: [{ region: 0 }], concludes: [place('54', 'r1c1', 'r2c1')] },
    ],
  ])('%s', (text, puzzle, known, record) => expect(said(puzzle, known, record)).toBe(text));
});

describe('what is left is said as it is', () => {
  it.each<Case>([
    [
      'The 3 is three 1s: the 2 and the 6 belong elsewhere.',
      puzzleFrom('###\n###', '01,12,16', 'Exactly 3 {(0,0),(1,0),(2,0)}', 'Exactly 2 {(1,1)}', 'Exactly 6 {(2,1)}'),
      [],
      { technique: 'extreme-numbers', because: [{ region: 0 }], concludes: [values('r1c1=1 r1c2=1 r1c3=1')] },
    ],
    [
      'There is no 4–4, 4–5 or 5–5 for r1c1 and r1c2: they do not pair.',
      puzzleFrom(ROWS, MANY),
      [values('r1c1=45 r1c2=45')],
      { technique: 'only-domino', concludes: [part('r1c1', 'r1c2')] },
    ],
    [
      'The 9 is a 4 and a 5: no 6 is left for it.',
      puzzleFrom('##\n##\n##', '35,45,56', 'Exactly 9 {(0,0),(1,0)}', 'Exactly 6 {(1,2)}'),
      [values('r1c1=45 r1c2=45')],
      { technique: 'extreme-numbers', because: [{ region: 0 }], concludes: [values('r1c1=45 r1c2=45')] },
    ],
    [
      'The 9 is a 3 and a 6: there is no 4 in the tray.',
      puzzleFrom('##\n##\n##', '35,56,13', 'Exactly 9 {(0,0),(1,0)}'),
      [],
      { technique: 'extreme-numbers', because: [{ region: 0 }], concludes: [values('r1c1=36 r1c2=36')] },
    ],
    [
      'The 11 can only be a 5 and a 6.',
      puzzleFrom('##\n##\n##', '35,56,46', 'Exactly 11 {(0,0),(1,0)}'),
      [],
      { technique: 'extreme-numbers', because: [{ region: 0 }], concludes: [values('r1c1=56 r1c2=56')] },
    ],
    [
      'The 10 is two 5s: the 11 takes the only 6.',
      puzzleFrom('##\n##\n##', '35,56,45', 'Exactly 10 {(0,0),(1,0)}', 'Exactly 11 {(0,1),(1,1)}'),
      [],
      { technique: 'extreme-numbers', because: [{ region: 0 }, { region: 1 }], concludes: [values('r1c1=5 r1c2=5')] },
    ],
    [
      'The 6 is three 2s: there is only one 1.',
      puzzleFrom('###\n###', '12,22,24', 'Exactly 6 {(0,0),(1,0),(2,0)}'),
      [],
      { technique: 'extreme-numbers', because: [{ region: 0 }], concludes: [values('r1c1=2 r1c2=2 r1c3=2')] },
    ],
    [
      // The 5–6 is still in the tray.
      'Only 3s and 4s are left for the other cells, so r1c1 is 3 or 4.',
      puzzleFrom('##\n##\n##', '12,34,56'),
      [place('12', 'r2c1', 'r2c2'), values('r3c1=5 r3c2=6')],
      {
        technique: 'half-supply',
        because: [{ value: 1 }, { value: 2 }, { value: 5 }, { value: 6 }],
        concludes: [values('r1c1=34')],
      },
    ],
    [
      'Only 3s and 4s are left, so r1c1 is 3 or 4.',
      puzzleFrom('##\n##\n##', '12,34,56'),
      [place('12', 'r2c1', 'r2c2'), place('56', 'r3c1', 'r3c2')],
      {
        technique: 'half-supply',
        because: [{ value: 1 }, { value: 2 }, { value: 5 }, { value: 6 }],
        concludes: [values('r1c1=34')],
      },
    ],
    [
      'r2c1 takes the only 1, so r1c1 is not 1.',
      puzzleFrom(ROWS, MANY),
      [values('r2c1=1')],
      { technique: 'half-supply', because: [{ value: 1 }], concludes: [values('r1c1=023456')] },
    ],
    [
      'There is no 0 in the tray and only one 3, so the 6 is 1 + 5 or 2 + 4.',
      puzzleFrom('##\n##\n##', '12,34,56', 'Exactly 6 {(0,0),(1,0)}'),
      [],
      { technique: 'sum-bounds', because: [{ region: 0 }], concludes: [values('r1c1=12345 r1c2=12345')] },
    ],
    [
      '1 + 6 is only 7, so the >7 has no 1.',
      puzzleFrom(ROWS, '12,34,56,22,33', 'MoreThan 7 {(0,0),(1,0)}'),
      [],
      { technique: 'sum-bounds', because: [{ region: 0 }], concludes: [values('r1c1=23456 r1c2=23456')] },
    ],
    [
      'The tray has only doubles, and none lies inside the ≠, so r1c1 does not pair with r1c2.',
      puzzleFrom('##\n##', '11,22', 'AllDifferent {} {(0,0),(1,0)}'),
      [],
      { technique: 'doubles-test', because: [{ region: 0 }], concludes: [part('r1c1', 'r1c2')] },
    ],
    [
      'Every domino left has a 6, so r1c1 does not pair with r1c2.',
      puzzleFrom('##\n##\n##', '16,26,36'),
      [values('r1c1=123 r1c2=123')],
      { technique: 'only-domino', concludes: [part('r1c1', 'r1c2')] },
    ],
  ])('%s', (text, puzzle, known, record) => expect(said(puzzle, known, record)).toBe(text));
});

it('calls what places the last domino by its name', () => {
  const puzzle = puzzleFrom('##\n##', '13,23');
  const techniqueOf = (known: readonly PipsFact[]) => {
    const before = known.map((fact) => linkOf({ technique: 'single-cell', concludes: [fact] }));
    const steps = [...before, linkOf({ technique: 'sum-pair', concludes: [place('32', 'r1c1', 'r1c2')] })];
    return en.stepTechnique?.(puzzle, { steps, index: known.length });
  };
  expect(techniqueOf([place('13', 'r2c1', 'r2c2')])).toBe('Last domino');
  expect(techniqueOf([])).toBeUndefined();
});

describe('lists of numbers', () => {
  it.each<Case>([
    [
      'The = needs three alike, and 1 is the only number in the tray three times.',
      puzzleFrom(ROWS, '11,12,23,45,46', 'AllSame None {(0,0),(1,0),(2,0)}'),
      [],
      { technique: 'equal-supply', because: [{ region: 0 }, { value: 2 }], concludes: [values('r1c1=013456')] },
    ],
    [
      'r1c1 is 0 or 3.',
      puzzleFrom(ROWS, MANY),
      [place('12', 'r2c4', 'r2c5')],
      { technique: 'only-domino', concludes: [values('r1c1=0123')] },
    ],
    [
      'The rest of the = is 3 like r1c1.',
      puzzleFrom(ROWS, MANY, 'AllSame None {(0,0),(1,0),(2,0)}'),
      [values('r1c1=3')],
      { technique: 'equal-values', because: [{ region: 0 }], concludes: [values('r1c2=3456 r1c3=3456')] },
    ],
  ])('%s', (text, puzzle, known, record) => expect(said(puzzle, known, record)).toBe(text));
});

describe('pairs come behind those that they follow from', () => {
  it('column by column', () => {
    const puzzle = puzzleFrom('# #\n# #\n# #\n# #', '00,11,22,33');
    const record: Record = {
      technique: 'forced-partner',
      seen: [
        seen('forced-partner', join('r1c1', 'r2c1')),
        seen('forced-partner', join('r1c3', 'r2c3')),
        seen('forced-partner', join('r3c1', 'r4c1')),
      ],
      concludes: [join('r3c3', 'r4c3')],
    };
    expect(said(puzzle, [], record)).toBe(
      'r1c1 can only pair with r2c1, so r3c1 pairs with r4c1. r1c3 can only pair with r2c3, so r3c3 pairs with r4c3.',
    );
  });
});

describe('a chain ends in something to be seen', () => {
  it.each<Case>([
    [
      'The 17 would need two 6s. Only one is there.',
      puzzleFrom(ROWS, MANY, 'Exactly 17 {(0,0),(1,0),(2,0)}'),
      [values('r1c1=456')],
      { technique: 'halves-left', because: [{ region: 0 }], concludes: [values('r1c1=')] },
    ],
    [
      'The 17 would need another 6. None would be left.',
      puzzleFrom(ROWS, '12,34,35,36,66', 'Exactly 17 {(0,0),(1,0),(2,0)}'),
      [place('36', 'r2c1', 'r1c1'), place('66', 'r2c4', 'r2c5')],
      { technique: 'halves-left', because: [{ region: 0 }], concludes: [values('r1c2=')] },
    ],
    [
      'r1c2 and r2c2 would be 1. There is only one 1.',
      puzzleFrom(ROWS, '12,34,34,35,36'),
      [join('r1c2', 'r1c3'), join('r2c2', 'r2c3'), values('r1c2=1 r1c3=2 r2c2=1 r2c3=2')],
      { technique: 'half-supply', concludes: [values('r1c5=')] },
    ],
    [
      'r1c2 and r1c3 as well as r2c2 and r2c3 would need the 1–2.',
      puzzleFrom(ROWS, '12,34,34,35,36'),
      [join('r1c2', 'r1c3'), join('r2c2', 'r2c3'), values('r1c2=12 r1c3=12 r2c2=12 r2c3=12')],
      { technique: 'half-supply', concludes: [values('r1c5=')] },
    ],
    [
      'r1c1 and six more cells would not be 1.',
      puzzleFrom(ROWS, MANY),
      [values('r1c1=012 r1c2=013 r1c3=014 r1c4=1')],
      {
        technique: 'every-way',
        concludes: [values('r1c1=02 r1c2=03 r1c3=04 r2c1=0 r2c2=2356 r2c3=34 r2c4=26')],
      },
    ],
    [
      'r1c1 would have no free neighbour.',
      puzzleFrom(ROWS, MANY),
      [join('r1c2', 'r2c2'), join('r2c1', 'r2c2')],
      { technique: 'forced-partner', concludes: [values('r1c1=')] },
    ],
    [
      'There is no 1–3, 1–4 or 1–5 for r1c1 with r2c1 or r1c2.',
      puzzleFrom(ROWS, MANY),
      [values('r1c1=1 r1c2=34 r2c1=45')],
      { technique: 'forced-partner', concludes: [values('r1c1=')] },
    ],
    [
      'Only r2c5 could be 1, without room for a 2 beside it.',
      puzzleFrom(ROWS, MANY),
      [values('r1c1=0345 r1c2=0345 r1c3=0345 r1c4=0345 r1c5=0345 r2c1=0345 r2c2=0345 r2c3=0345 r2c4=0345 r2c5=12')],
      { technique: 'last-home', because: [{ domino: [1, 2] }], concludes: [values('r1c1=')] },
    ],
  ])('%s', (text, puzzle, known, record) => expect(endOf(puzzle, known, record)).toBe(text));
});
