/** Each claim in each of its shades, word for word. */

import { type Differ, type Message, onceSaid } from '@pipwright/core/explaining';
import { describe, expect, it, vi } from 'vitest';
import { at, cells } from '../../../test/said/board.js';
import { OF_LINES, OF_SIGNS } from '../../../test/said/rows.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { Move, Solution } from '../../model/solution.js';
import type { ToldTwo } from '../claims/told.js';
import type { FutoshikiConflict, FutoshikiPremise, FutoshikiStep } from '../step.js';
import { type Key, messages } from './english.js';
import { lookAtStep, lookedAt, whySaid } from './hints.js';
import { futoshikiLanguage as en } from './language.js';
import { sentencesOf, suppositionSaid } from './sentences.js';
import { Speaker } from './speaker.js';

/** A longer sentence is hard to follow. */
const LONGEST = 160;

const speaker = new Speaker();
const ROWS = [...OF_LINES, ...OF_SIGNS];
const NO_PUZZLE = {} as Puzzle;
const move: Move = { square: { row: 0, column: 1 }, number: 4 };
const differ: Differ<Solution> = {
  solutions: [{ grid: [] }, { grid: [] }],
  cells: cells('r1c1 r1c2'),
  free: [cells('r1c1 r1c2')],
  beyond: 0,
  found: 2,
  isAll: true,
};
const choice = { move, differ };
const rowOf = (what: string) => ROWS.find(([name]) => name === what)?.[1] ?? expect.unreachable(what);
const stepOf = (what: string, placed: readonly Move[] = []): FutoshikiStep => ({
  technique: 'hidden-single',
  because: [{ row: 0 }],
  parts: rowOf(what),
  concludes: placed.map(({ square, number }) => ({
    cell: [square.row, square.column],
    values: [number],
    isPlaced: true,
  })),
});
const asked = (what: string) => [
  speaker.tell('look', { things: lookedAt(speaker, lookAtStep(speaker, stepOf(what))) }),
  whySaid(speaker, stepOf(what)),
];

/** Where a hint points, and what it asks. */
const HINTS: readonly (readonly [what: string, where: string, why: string])[] = [
  ['the last number', 'Look at column 1.', 'Which number does column 1 lack?'],
  ['the last numbers', 'Look at row 1.', 'Which number does row 1 lack?'],
  ['two numbers, by another line', 'Look at column 1.', 'Column 1 lacks 1 and 2. Row 1 has its 2. Which goes where?'],
  [
    'the same, beside signs',
    'Look at row 3.',
    'r3c3 and r3c5 are each greater than a neighbour. Where can the 1 of row 3 go?',
  ],
  ['the one number of a cell', 'Look at r2c5.', 'Row 2 has 1, 3 and 4. Column 5 has 2. What is left for r2c5?'],
  ['greater than what is written', 'Look at r1c1.', 'r1c1 is greater than the 3 in r1c2. How low can r1c1 be?'],
  ['a chain down', 'Look at r1c1.', 'r1c1 < r1c2 < r1c3, which is at most 4. How high can r1c1 be?'],
  [
    'a sign from both of its sides',
    'Look at r1c2 and r1c1.',
    'r1c1 is greater than r1c2, which is at least 2. How high can r1c2 be?',
  ],
  ['a valley', 'Look at r2c2.', 'r2c1 and r2c3 are both greater than r2c2. How high can r2c2 be?'],
  ['a peak', 'Look at r2c2.', 'r2c1 and r2c3 are both smaller than r2c2. How low can r2c2 be?'],
  ['a pair with a sign', 'Look at r2c1 and r2c2.', 'In row 2, r2c1 and r2c2 are 3 and 4. Which of the two is greater?'],
  ['a number that would leave others too little', 'Look at r2c2.', 'What would a 3 in r2c2 leave for r2c1 and r2c4?'],
  [
    'numbers that fit nowhere else',
    'Look at row 4.',
    'In row 4, 1 and 2 fit only in r4c1 and r4c2. What does that leave for r4c1 and r4c2?',
  ],
  ['too many of them', 'Look at row 4.', 'In row 4, 1 and 2 all need r4c1. What does that leave for the other cells?'],
  ['two places of a number', 'Look at column 2.', 'The 5 of column 2 is in r1c2 or r4c2. Which of these cannot be?'],
];

const conflict: FutoshikiConflict = { class: 'line', because: [{ row: 0 }], chain: [], wrong: move };
const ending = (what: string) => ({ ...conflict, chain: [stepOf('the last number'), stepOf(what)] });
const premise = (each: FutoshikiPremise) => en.premises(NO_PUZZLE, [each])[0]?.text;
const chapter = { steps: [0] };
const placing = { steps: [stepOf('the last number', [move])], index: 0, chapter };

/** What is said around claims: made anew each time. */
const around = (): readonly (readonly [said: string | undefined, text: string])[] => [
  [en.conflict(NO_PUZZLE, conflict), 'With the 4 in r1c2, no way to finish the board is left.'],
  [
    en.conflict(NO_PUZZLE, ending('against a sign')),
    'With the 4 in r1c2, in the end the numbers in r1c1 and r1c2 do not go together.',
  ],
  [en.conflict(NO_PUZZLE, ending('no number')), 'With the 4 in r1c2, in the end nothing is left for r2c5.'],
  [en.conflict(NO_PUZZLE, ending('no place')), 'With the 4 in r1c2, in the end row 3 has no place for its 1.'],
  [
    en.conflict(NO_PUZZLE, ending('the same number for two cells')),
    'With the 4 in r1c2, in the end r4c3 and r4c5 are both 4.',
  ],
  [
    en.conflict(NO_PUZZLE, ending('too many of them')),
    'With the 4 in r1c2, in the end in row 4, 1 and 2 all need r4c1.',
  ],
  [
    en.conflict(NO_PUZZLE, { ...conflict, chain: [stepOf('against a sign')] }),
    'The 3 in r1c1 must be greater than the 4 in r1c2: the 4 in r1c2 is wrong.',
  ],
  [en.conflict(NO_PUZZLE, { ...conflict, supposed: move }), 'With a 4 here, no way to finish the board is left.'],
  [en.place(NO_PUZZLE, placing), 'Write 4 in r1c2.'],
  [en.place(NO_PUZZLE, { steps: [stepOf('the last numbers', [move])], chapter }), 'Write the last numbers.'],
  [en.title(NO_PUZZLE, placing), 'r1c2'],
  [en.title(NO_PUZZLE, { steps: [stepOf('the last numbers', [move])], chapter }), 'The last numbers'],
  [en.hint.told.where(NO_PUZZLE, placing), 'You can write a number in r1c2.'],
  [
    en.hint.told.where(NO_PUZZLE, {
      steps: [stepOf('the last number', [move, { ...move, square: { row: 1, column: 1 } }])],
      index: 0,
    }),
    'You can write numbers in r1c2 and r2c2.',
  ],
  [en.hint.told.why(NO_PUZZLE, placing), 'You have been told every step. Which number does column 1 lack?'],
  [en.hint.choice.where(NO_PUZZLE, choice), 'Try a number in r1c2.'],
  [
    en.hint.choice.why(NO_PUZZLE, choice),
    'Several ways work from here. Two of them differ only in r1c1 and r1c2. Which number do you try in r1c2?',
  ],
  [
    en.hint.choice.what(NO_PUZZLE, choice),
    'Several ways work from here. r1c1 and r1c2 can be filled in another way. One way: 4 in r1c2.',
  ],
  [premise({ row: 1 }), 'row 2'],
  [premise({ sign: [at('r1c1'), at('r1c2')] }), 'r1c1 > r1c2'],
  [premise({ bar: [at('r1c1'), at('r1c2')] }), 'the bar between r1c1 and r1c2'],
  [premise({ noBar: [at('r1c1'), at('r1c2')] }), 'no bar between r1c1 and r1c2'],
  [premise({ cell: at('r1c1') }), 'r1c1'],
  [premise({ given: at('r1c1') }), 'the number in r1c1'],
  [premise({ placed: move }), 'your 4 in r1c2'],
  [premise({ step: 0 }), 'step 1'],
  [premise({ link: 1 }), 'link 2'],
  [premise({ suppose: true }), 'what is supposed'],
  [en.differ(NO_PUZZLE, differ)[0], 'r1c1 and r1c2 can be filled in another way.'],
];

const suppositions = () => {
  const claimOf = (what: string) => rowOf(what).at(-1)?.claim as ToldTwo;
  const home = suppositionSaid(speaker, claimOf('two places of a number'));
  const cell = suppositionSaid(speaker, claimOf('three numbers of a cell'));
  const place = suppositionSaid(speaker, claimOf('three places of a number'));
  return [home.suppose, home.so, cell.suppose, cell.so, place.so];
};

/** The same in two steps, and twice in the second. */
function saidTwice() {
  const once = onceSaid((key, parts) => speaker.say(key, parts));
  const text = 'The 1 of row 3 fits only in r3c1.';
  return [...once([text], 0), ...once([text, text, text], 1), ...once([text], 1, true)];
}

describe('a claim', () => {
  it.each(ROWS.map(([what, told, ...sentences]) => [what, told, sentences] as const))('%s', (_, told, sentences) => {
    expect(sentencesOf(speaker, told)).toEqual(sentences);
    for (const text of sentences) expect(text.length).toBeLessThanOrEqual(LONGEST);
  });

  it.each(HINTS)('asked: %s', (what, where, why) => {
    expect(asked(what)).toEqual([where, why]);
  });
});

it('stands between other sentences', () => {
  for (const [said, text] of around()) expect(said).toBe(text);
});

it('is supposed, and followed', () => {
  expect(suppositions()).toEqual([
    'The 5 of column 2 is in r1c2 or r4c2. Suppose it is in r1c2.',
    'So it is in r4c2.',
    'r1c2 is 3, 4 or 5. Suppose it is 4.',
    'So it is not 4.',
    'So it is not in r1c2.',
  ]);
});

it('points to where the same was said', () => {
  expect(saidTwice()).toEqual([
    'The 1 of row 3 fits only in r3c1.',
    'As in step 1: the 1 of row 3 fits only in r3c1.',
    'Now the 1 of row 3 fits only in r3c1.',
    'Again, the 1 of row 3 fits only in r3c1.',
    'Here, the 1 of row 3 fits only in r3c1.',
  ]);
});

it('has a row for each message, in each of its forms', () => {
  const say = vi.spyOn(Speaker.prototype, 'say');
  for (const [, told] of ROWS) sentencesOf(speaker, told);
  for (const [what] of HINTS) asked(what);
  around();
  suppositions();
  saidTwice();
  const plural = new Intl.PluralRules('en');
  const formOf = (key: Key, n = 1) =>
    typeof (messages[key] as Message) === 'string' ? key : `${key} ${plural.select(n) === 'one' ? 'one' : 'other'}`;
  const used = new Set(say.mock.calls.map(([key, , n]) => formOf(key, n)));
  const all = Object.entries<Message>(messages).flatMap(([key, message]) =>
    typeof message === 'string' ? [key] : [`${key} one`, `${key} other`],
  );
  expect(all.filter((message) => !used.has(message))).toEqual([]);
});
