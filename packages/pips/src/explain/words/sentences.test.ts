/** What explanations, hints and conflicts say, word for word, on small puzzles: every number that a sentence can name. */
import { readFileSync } from 'node:fs';
import { finish } from '@pipwright/core';
import { explanationPage } from '@pipwright/core/explaining';
import { describe, expect, it } from 'vitest';
import { puzzleFromText, puzzleOf } from '../../../test/puzzle-of.js';
import { explained, hinted } from '../../../test/records.js';
import { rectangle } from '../../../test/shapes.js';
import type { Cell } from '../../model/cell.js';
import type { Domino } from '../../model/domino.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { Rule } from '../../model/rule.js';
import type { Solution } from '../../model/solution.js';
import { type ConflictReason, REASONS } from '../conflicts/reason.js';
import { pipsExplainer, type TechniqueName } from '../index.js';

const { techniques, explain, hint, languages } = pipsExplainer;
const premises = (puzzle: Puzzle, because: readonly object[]) =>
  languages.en.premises(puzzle, because).map(({ text }) => text);

const exampleOf = (technique: string): Puzzle =>
  puzzleFromText(readFileSync(new URL(`../../../../../docs/techniques/${technique}.txt`, import.meta.url), 'utf8'));

const puzzle = (board: string, pieces: string, ...constraints: string[]): Puzzle =>
  puzzleFromText(`board:\n${board}\n\npieces:\n${pieces}\n\nconstraints:\n${constraints.join('\n')}\n`);

/** By technique, the first sentence of it in its example. */
const SENTENCES: Record<TechniqueName, string> = {
  'both-halves': 'r1c2 and r2c2 share a domino and hold 0 and 0: it is the 0–0.',
  complement: 'The dominoes have 14 pips in all; what the sums and the known cells leave of them means that r2c3 is 2.',
  'doubles-test':
    'A domino inside the “=” region is a double. r1c2 and r1c3 share a domino: the tray leaves only the 4–4 for r1c2 and r1c3.',
  'equal-supply': 'The “=” region needs two equal halves, but the tray has only one 5: so r1c1 and r2c1 are 0.',
  'equal-values': 'The “=” region holds one number throughout, and the 6–6 lies on r1c2 and r2c2: so r2c1 is 6.',
  'extreme-sum': 'The three cells of the “18” region can only make 18 if r1c1, r1c2 and r2c2 are 6.',
  'forced-partner': 'r1c1 has no other free neighbour than r2c1: one domino covers both.',
  general:
    'From the rule of the “=” region, the dominoes with 0 and 1 and that r2c2 is 0 it follows that r1c2 and r2c2 share a domino.',
  'half-supply': 'Both 0s are spoken for: so r1c1 is not 0.',
  'halves-left': 'The tray has only one 0. So the “2” region can be filled only if r1c2, r2c2 and r3c2 are 0 or 1.',
  'last-cells': 'The tray has only one 3, and there are just as many cells left for that: r2c3 is 3.',
  'last-home': 'The 6–6 fits nowhere else: it lies on r1c1 and r2c1.',
  'no-partner':
    'No neighbour could complete anything else to a domino of the tray, since r1c2 is 6 and r2c1 and r2c2 are 5 or 6: so r1c1 is 1 or 6.',
  'not-equal': 'No number comes twice in the “≠” region, and the 3–1 lies on r1c1 and r1c2: so r2c1 is not 3.',
  'odd-area':
    'A domino on r2c2 and r2c3 would cut off r1c1, r1c2 and r2c1, an odd number of cells. So no domino joins these two.',
  'only-domino': 'r1c1 is 3 and r1c2 is not 4, 5 or 6: the tray leaves only the 3–0 for r1c1 and r1c2.',
  'rest-of-sum': 'In the “6” region the 2–3 lies on r1c3 and r2c3. To make 6, r2c2 must be 3.',
  'single-cell': 'The “<4” region is a single cell: r1c1 is not 4, 5 or 6.',
  'sum-bounds': 'To make 11, r2c2 and r2c3 must be 5 or 6 (the “11” region).',
  'sum-combinations':
    'There are few ways to fill the “3” region where r1c3 and r2c3 are 0, 1 or 3, and in all of them r1c3 and r2c3 are 0 or 3.',
  'sum-pair': 'No domino of the tray fits on r2c1 and r2c2 inside the “10” region: they are not joined.',
  'what-if':
    'If it were otherwise, a few plain steps would end in a contradiction: so r1c2 is 1 or 4. (They need the rule of the “=” region, the dominoes with 2 and that r2c3 and r3c3 share a domino, r1c2 and r2c2 share a domino and r1c2 is 1, 2 or 4.)',
};

/** The other ways to say it. */
const MORE_SENTENCES: readonly (readonly [sentence: string, puzzle: Puzzle])[] = [
  ['No domino has a 0: so r1c2 and r1c3 are not 0.', exampleOf('complement')],
  ['The only 2 is spoken for: so r2c1, r2c2, r2c3 and r2c4 are not 2.', exampleOf('odd-area')],
  ['All three 1s are spoken for: so r2c2 is 3.', puzzle('##\n##', '11,31', 'AllSame None {(0,0),(1,0),(0,1)}')],
  ['r1c2 and r2c2 share a domino and hold 4 and 1: it is the 4–1.', exampleOf('complement')],
  [
    'r1c3 and r1c4 share a domino: only the 0–0, the 0–4 or the 1–1 fit there, so r1c3 is 0, 1 or 4.',
    exampleOf('general'),
  ],
  ['No domino left brings a 0, a 3, a 5 or a 6 there, so r2c2 is 1, 2 or 4.', exampleOf('what-if')],
  [
    'In the “<8” region the 6–6 lies on r1c1 and r2c1 and r3c1 is 1 or 4. To stay below 8, r3c1 must be 1.',
    exampleOf('last-home'),
  ],
  ['To get above 10, r2c1 and r2c2 must be 5 or 6 (the “>10” region).', exampleOf('no-partner')],
  ['To stay below 2, r1c1 and r1c2 must be 0 or 1 (the “<2” region).', puzzle('##', '10', 'LessThan 2 {(0,0),(1,0)}')],
  [
    'The two cells of the “<1” region can only stay below 1 if r1c1 and r1c2 are 0.',
    puzzle('##', '00', 'LessThan 1 {(0,0),(1,0)}'),
  ],
  [
    'The two cells of the “>11” region can only get above 11 if r1c1 and r1c2 are 6.',
    puzzle('##\n  \n##', '66,44', 'AllSame 4 {(0,2),(1,2)}', 'MoreThan 11 {(0,0),(1,0)}'),
  ],
  [
    'Every value of the “≠ not 2” region obeys it: r1c1 and r1c2 are not 2.',
    puzzle('##', '01', 'AllDifferent {2} {(0,0),(1,0)}'),
  ],
  [
    'The tray has three 0s, and there are just as many cells left for that: r2c2 is 0.',
    puzzle('##\n##\n ##', '02,00,21', 'Exactly 5 {(0,0),(1,0),(0,1)}'),
  ],
  [
    'The tray has two 4s and only one 5. So, where r2c1, r2c2, r2c3 and r2c4 are not 0, 1 or 2 and r1c1 is 4, the “16” region can be filled only if r2c1, r2c2, r2c3 and r2c4 are 3, 4 or 6.',
    exampleOf('odd-area'),
  ],
  [
    'The 3–4 fits nowhere else: r1c2 and r2c2 share a domino.',
    puzzle('##\n##', '21,43', 'AllDifferent {} {(1,0),(1,1)}', 'Exactly 3 {(0,0),(0,1)}'),
  ],
  [
    'If it were otherwise, a few plain steps would end in a contradiction: so r2c4 is 1. (They need the rule of the “≠” region, the dominoes with 0 and that r1c2 and r2c2 share a domino, r1c2 is 0, 1 or 3, r2c2 is 0, 1 or 3, r3c2 and r4c2 share a domino, r4c2 is 0 and 2 more things known.)',
    puzzle(
      ' #\n # #\n # #\n #',
      '30,11,01',
      'AllDifferent {} {(1,0),(1,1),(1,2)}',
      'Exactly 1 {(3,2)}',
      'LessThan 1 {(1,3)}',
    ),
  ],
];

describe('a step says', () => {
  it.each(techniques)('for $name', ({ name }) => {
    const [first] = explained(exampleOf(name)).steps.filter(({ technique }) => technique === name);
    expect(first?.text).toBe(SENTENCES[name as TechniqueName]);
  });

  it.each(MORE_SENTENCES)('%s', (sentence, each) => {
    expect(explained(each).steps.map(({ text }) => text)).toContain(sentence);
  });
});

const A: Cell = [0, 0];
const B: Cell = [0, 1];
const C: Cell = [0, 2];
const laid = (domino: Domino, ...cells: readonly [Cell, Cell]): Solution => ({ placements: [{ domino, cells }] });

const NOTHING: Solution = { placements: [] };

const ROW = puzzle('####', '01,23', 'Exactly 1 {(0,0),(1,0)}');

/** A set of dominoes up to a double, and a rule on all cells if there is one. */
const ofSet = (maxPip: number, cells: readonly Cell[], rule?: Rule): Puzzle =>
  puzzleOf({
    cells,
    supply: { kind: 'set', repeats: false },
    maxPip,
    regions: rule === undefined ? [] : [{ cells, rule }],
  });

/** Of every reason, with what a player has laid and without. */
const CONFLICTS: readonly (readonly [reason: string, text: string, puzzle: Puzzle, laid: Solution])[] = [
  ['area', 'r1c1 has no neighbour to share a domino with.', puzzle('# #', '01'), NOTHING],
  [
    'area',
    'r1c2 and r2c1 have only one neighbour between them, r2c2: they cannot both be covered.',
    puzzle(' #\n###', '02,00'),
    NOTHING,
  ],
  [
    'area',
    'r1c3, r2c2 and r3c1 have only two neighbours between them, r1c2 and r3c2: they cannot all be covered.',
    puzzle(' ##\n #\n##\n #', '43,15,65'),
    NOTHING,
  ],
  [
    'area',
    'r1c1, r1c2, r1c3, r2c1, r2c2, r2c3, r3c1, r3c2 and r3c3 stand apart from all others; they are 9, an odd number, and every domino covers two.',
    puzzle('###  ###\n###  ###\n###  ###', '00,00,00,00,00,00,00,00,00'),
    NOTHING,
  ],
  [
    'area',
    'Coloured like a chessboard, the board has 18 cells of one colour and 16 of the other, and every domino covers one of each.',
    puzzle(' #####\n######\n######\n######\n######\n#####', Array(17).fill('00').join(',')),
    NOTHING,
  ],
  ['area', 'r1c1 cannot be covered any more, now that the 0–1 lies on r1c2 and r1c3.', ROW, laid([0, 1], B, C)],
  [
    'region',
    'The “13” region has two cells, which hold 12 pips at most, and needs 13.',
    puzzle('##', '66', 'Exactly 13 {(0,0),(1,0)}'),
    NOTHING,
  ],
  [
    'region',
    'The “>6” region has one cell, which holds 6 pips at most, and needs more than 6.',
    puzzle('##', '66', 'MoreThan 6 {(0,0)}'),
    NOTHING,
  ],
  [
    'region',
    'The “≠ not 1,2,3,4,5” region needs 3 different numbers; there are 2 that it may hold.',
    puzzle('####', '01,23', 'AllDifferent {1,2,3,4,5} {(0,0),(1,0),(2,0)}'),
    NOTHING,
  ],
  [
    'region',
    'The “each>6” region needs numbers above 6, and pips go from 0 to 6.',
    ofSet(6, [A, B], { kind: 'each', op: '>', value: 6 }),
    NOTHING,
  ],
  ['region', 'With the 2–3 on r1c1 and r1c2, no numbers from 0 to 6 fill the “1” region.', ROW, laid([2, 3], A, B)],
  [
    'region',
    'With the 1–1 on r1c1 and r1c2, no numbers from 0 to 6 fill the “≠” region.',
    puzzle('####', '11,23', 'AllDifferent {} {(0,0),(1,0),(2,0),(3,0)}'),
    laid([1, 1], A, B),
  ],
  ['too-few-dominoes', 'The board needs 4 dominoes; the set up to 1–1 has 3.', ofSet(1, rectangle(2, 4)), NOTHING],
  [
    'too-few-numbers',
    'The “≠” region needs 4 different numbers; the tray has 3 that it may hold.',
    puzzle('####', '01,20', 'AllDifferent {} {(0,0),(1,0),(2,0),(3,0)}'),
    NOTHING,
  ],
  [
    'too-few-of-a-number',
    'The “12” region needs two 6s; the tray has none.',
    puzzle('##', '24', 'Exactly 12 {(0,0),(1,0)}'),
    NOTHING,
  ],
  [
    'too-few-of-a-number',
    'With no 6 in the tray, the “9” region at r1c1 and the “9” region at r1c3 together need two 4s; the tray has one.',
    puzzle('####', '45,05', 'Exactly 9 {(0,0),(1,0)}', 'Exactly 9 {(2,0),(3,0)}'),
    NOTHING,
  ],
  [
    'too-few-of-a-number',
    'The “6” region at r1c1 and the “6” region at r1c4 together need 2 dominoes with a 6; the tray has 1.',
    puzzle('####', '66,52', 'Exactly 6 {(0,0)}', 'Exactly 11 {(1,0),(2,0)}', 'Exactly 6 {(3,0)}'),
    NOTHING,
  ],
  [
    'too-few-of-a-number',
    'The “=” region needs 4 of one number; the set up to 1–1 has no more than 3 of any.',
    ofSet(1, rectangle(2, 2), { kind: 'same' }),
    NOTHING,
  ],
  [
    'too-few-doubles',
    'The “=” region cannot be covered without a double; the tray has none.',
    puzzle('## ##', '01,01', 'AllSame None {(0,0),(1,0)}'),
    NOTHING,
  ],
  [
    'too-few-doubles',
    'The “=6” region at r1c1 and the “=6” region at r1c4 cannot be covered without two 6–6 dominoes; the tray has 1.',
    puzzle('## ## ##', '06,06,66', 'AllSame 6 {(0,0),(1,0)}', 'AllSame 6 {(3,0),(4,0)}'),
    NOTHING,
  ],
  [
    'too-few-doubles',
    'The “=” region cannot be covered without 2 of the same double; the set up to 6–6 has no more than 1 of any.',
    ofSet(6, rectangle(2, 2), { kind: 'same' }),
    NOTHING,
  ],
  [
    'too-many-of-a-number',
    'The tray has a 3 to place; the “2” region leaves no room.',
    puzzle('##', '30', 'Exactly 2 {(0,0),(1,0)}'),
    NOTHING,
  ],
  [
    'too-few-of-several-numbers',
    'The “5” region needs at least 1 cell with a 0, a 2 or a 4; the tray has none.',
    puzzle('#\n#', '13', 'Exactly 5 {(0,0),(0,1)}'),
    NOTHING,
  ],
  [
    'too-few-pips',
    'The “5” region needs at least 5 pips; all dominoes together have 4.',
    puzzle('###\n  #', '10,12', 'Exactly 5 {(0,0),(1,0),(2,0),(2,1)}'),
    NOTHING,
  ],
  [
    'too-many-pips',
    'All dominoes together have 6 pips; the “4” region leaves room for 4 at most.',
    puzzle('#\n#\n##', '01,41', 'Exactly 4 {(0,0),(0,1),(0,2),(1,2)}'),
    NOTHING,
  ],
  [
    'numbers-do-not-fit',
    'The numbers in the tray cannot fill the “2” region: the tray has two 2s.',
    puzzle('##\n##', '20,12', 'Exactly 2 {(0,0),(0,1),(1,1)}'),
    NOTHING,
  ],
  [
    'dominoes-do-not-fit',
    'The dominoes in the tray cannot fill the “4” region: look at those with 2.',
    puzzle('##\n#\n#', '62,02', 'Exactly 4 {(0,0),(1,0)}'),
    NOTHING,
  ],
  [
    'dominoes-do-not-fit',
    'The dominoes in the tray cannot fill the “1” region and the “3” region together: look at those with 1.',
    puzzle('## ##', '12,34', 'Exactly 1 {(0,0)}', 'Exactly 3 {(1,0)}'),
    NOTHING,
  ],
  [
    'nothing-fits-a-cell',
    'Nothing fits on r2c2, because of the rules of the “1” region, the “<2” region and the “>0” region, the dominoes with 1, 5 and 6 and that r2c3, r3c2 and r3c3 must be covered.',
    puzzle(
      '##\n ##\n ##',
      '01,65,00',
      'LessThan 2 {(2,1)}',
      'AllDifferent {} {(0,0),(1,0)}',
      'MoreThan 0 {(2,2)}',
      'Exactly 1 {(1,1),(1,2)}',
    ),
    NOTHING,
  ],
  [
    'combined',
    'The rules of the “2” region, the “>0” region and the “1” region and the dominoes with 1 cannot hold together.',
    puzzle('#\n###', '10,12', 'Exactly 1 {(0,1)}', 'Exactly 2 {(2,1)}', 'AllSame None {(1,1)}', 'MoreThan 0 {(0,0)}'),
    NOTHING,
  ],
];

describe('a conflict says', () => {
  it.each(CONFLICTS)('%s: %s', (reason, text, each, progress) => {
    for (const { status, conflict } of [explained(each, progress), hinted(each, progress)]) {
      expect(status).toBe('conflict');
      expect(conflict?.text).toBe(text);
      expect(conflict?.reason ?? conflict?.class).toBe(reason);
      if (reason in REASONS) expect(conflict?.class).toBe(REASONS[reason as ConflictReason]);
    }
  });

  it('every reason that the schema of JSON lines has', () => {
    const schema = readFileSync(new URL('../../../../../docs/json-lines.schema.json', import.meta.url), 'utf8');
    expect(JSON.parse(schema).$defs.conflict.properties.reason.enum).toEqual(Object.keys(REASONS));
  });

  it('every reason there is', () => {
    expect([...new Set(CONFLICTS.map(([reason]) => reason))].sort()).toEqual(
      [...Object.keys(REASONS), 'combined'].sort(),
    );
  });
});

/** Hints that take several steps say all that they rest on. */
const HINTS: readonly (readonly [text: string, puzzle: Puzzle, laid: Solution])[] = [
  [
    'From the dominoes with 0, 1, 4, 5 and 6, that r1c3 must be covered and that the 0–1 lies on r1c1 and r1c2 it follows that r1c4 is 2 or 3.',
    ROW,
    laid([0, 1], A, B),
  ],
  [
    'From the rule of the “<5” region, that the 6–6 must be used and that r1c1 must be covered it follows that the 6–6 lies on r1c1 and r2c1.',
    exampleOf('last-home'),
    NOTHING,
  ],
  [
    'From the rule of the “3” region, the dominoes with 2 and 3, that the 1–1 must be used and that r1c3 and r2c3 must be covered it follows that the 1–1 lies on r1c1 and r2c1.',
    exampleOf('sum-combinations'),
    NOTHING,
  ],
];

it.each(HINTS)('a hint says: %s', (text, each, progress) => {
  expect(hinted(each, progress).step?.text).toBe(text);
});

/** By technique, what the first step of it in its example rests on. */
const RESTS_ON: readonly (readonly [technique: string, names: readonly string[]])[] = [
  ['last-home', ['the 6–6 in the tray', 'step 4']],
  ['forced-partner', ['the cell r1c1']],
  ['half-supply', ['the cells r1c1, r2c2', 'the dominoes with 0', 'step 1']],
  ['rest-of-sum', ['the “6” region at r2c2', 'step 3']],
];

it('a step that rests on something unusual is told as a general one', () => {
  const odd = { technique: 'odd-area', because: [{ cell: A }], concludes: { kind: 'join', edge: [A, B] } } as const;
  expect(languages.en.step(ROW, { steps: [odd], index: 0 })).toBe(
    'From that r1c1 must be covered it follows that r1c1 and r1c2 share a domino.',
  );
});

it('a page leads from a reason to its step', () => {
  const example = exampleOf('last-home');
  const explanation = finish(explain(example));
  const page = explanationPage({
    name: 'last-home',
    kind: 'pips',
    explainer: pipsExplainer,
    language: languages.en,
    puzzle: example,
    explanation,
    grade: undefined,
  });
  const links = [...page.matchAll(/<a href="#step-(\d+)">step (\d+)<\/a>/g)].map(([, to, name]) => [to, name]);
  expect(links.length).toBeGreaterThan(0);
  for (const [to, name] of links) expect(to).toBe(name);
  expect(page).toContain(`id="step-${explanation.steps.length}"`);
});

describe('a reason is named', () => {
  it.each(RESTS_ON)('in %s', (name, names) => {
    const example = exampleOf(name);
    const [first] = finish(explain(example)).steps.filter(({ technique }) => technique === name);
    expect(premises(example, first?.because ?? [])).toEqual(names);
  });

  it('that a player has given', () => {
    const { conflict } = finish(hint(ROW, laid([2, 3], A, B)));
    expect(premises(ROW, conflict?.because ?? [])).toEqual([
      'the “1” region at r1c1',
      'the 2–3 placed on r1c1 and r1c2',
    ]);
  });
});
