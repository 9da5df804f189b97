/** Each claim in each of its shades, and what is told together, word for word. */

import { type Message, onceSaid } from '@pipwright/core/explaining';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { at, BOARD, CORNERS, type LinkRow, type Row, type TrialRow } from '../../../test/said/board.js';
import { ENDINGS } from '../../../test/said/endings.js';
import { HINTS, type HintRow } from '../../../test/said/hints.js';
import { IN_CORNERS, NUMBERS } from '../../../test/said/numbers.js';
import { PAIRS } from '../../../test/said/pairs.js';
import { spokenRows } from '../../../test/said/spoken.js';
import { SUMS } from '../../../test/said/sums.js';
import { LINKS, TOGETHER } from '../../../test/said/together.js';
import { TRIALS } from '../../../test/said/trials.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { PipsStep } from '../step.js';
import { type Key, messages } from './english.js';
import { lookAtStep, lookedAt, whySaid } from './hints.js';
import { linkOf, sentencesOf, suppositionSaid } from './sentences.js';
import { Speaker } from './speaker.js';

/** A longer sentence is hard to follow. */
const LONGEST = 160;

const speakerOf = (puzzle: Puzzle) => new Speaker(puzzle);
const speaker = speakerOf(BOARD);
const corners = speakerOf(CORNERS);

const ROWS = [...NUMBERS, ...SUMS, ...PAIRS, ...ENDINGS, ...TOGETHER];

const ALL = Object.entries<Message>(messages).flatMap(([key, message]) =>
  typeof message === 'string' ? [key] : [`${key}, one`, `${key}, other`],
);

/** Of messages with plural forms each form is said by itself. */
function formOf(key: Key, n: number): string {
  return typeof messages[key] === 'string' ? key : `${key}, ${n === 1 ? 'one' : 'other'}`;
}

/** What a row says, and what it should say. */
const said = ([what, told, ...sentences]: Row, by = speaker) => ({ what, is: sentencesOf(by, told), sentences });

const saidInLink = ([what, sure, told, ...sentences]: LinkRow) => ({
  what,
  is: linkOf(speaker, told, [at(sure)]),
  sentences,
});

function saidOfTrial([what, claim, ...sentences]: TrialRow) {
  const { suppose, so } = suppositionSaid(speaker, claim);
  const whole = sentencesOf(speaker, [{ claim, facts: [claim.so] }]).join(' ');
  return { what, is: [suppose, whole, so], sentences };
}

function saidAsHint([what, parts, ...sentences]: HintRow) {
  const step: PipsStep = { technique: 'only-domino', because: [], concludes: [], parts };
  return {
    what,
    is: [speaker.tell('look', { things: lookedAt(speaker, lookAtStep(speaker, step)) }), whySaid(speaker, step)],
    sentences,
  };
}

/** The same in two steps, and twice in the second. */
function saidTwice() {
  const once = onceSaid((key, parts) => speaker.say(key, parts));
  const text = 'Both 4s are taken.';
  const other = 'Both 5s are taken.';
  return [
    ...once([text], 0),
    ...once([other], 0, true),
    ...once([text, text, other, text], 1),
    ...once([other], 1, true),
  ];
}

type Said = ReturnType<typeof said>;

/** By what it is about; each time it is said anew. */
const GROUPS: Readonly<Record<string, () => readonly Said[]>> = {
  'numbers that are left': () => [...NUMBERS.map((row) => said(row)), ...IN_CORNERS.map((row) => said(row, corners))],
  'sums and different numbers': () => SUMS.map((row) => said(row)),
  'pairs and dominoes': () => PAIRS.map((row) => said(row)),
  'what cannot be finished': () => ENDINGS.map((row) => said(row)),
  'what is told together': () => TOGETHER.map((row) => said(row)),
  'a link of a chain': () => LINKS.map(saidInLink),
  'a trial': () => TRIALS.map(saidOfTrial),
  'a hint': () => HINTS.map(saidAsHint),
  'what is said around it': () =>
    spokenRows().map(([what, text, sentence]) => ({ what, is: [text], sentences: [sentence] })),
};

describe.each(Object.entries(GROUPS))('%s', (_, rows) => {
  it.each(rows().map((row) => [row.what, row] as const))('%s', (_what, { is, sentences }) => {
    expect(is).toEqual(sentences);
  });

  it('has a name for each row', () => {
    const names = rows().map(({ what }) => what);
    expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([]);
  });
});

it('points to where the same was said', () => {
  expect(saidTwice()).toEqual([
    'Both 4s are taken.',
    'Both 5s are taken.',
    'As in step 1: both 4s are taken.',
    'Now both 4s are taken.',
    // What was only supposed is not pointed to.
    'Now both 5s are taken.',
    'Again, both 4s are taken.',
    'Here, both 5s are taken.',
  ]);
});

it('has a row for each message, in each of its forms', () => {
  const say = vi.spyOn(Speaker.prototype, 'say');
  for (const rows of Object.values(GROUPS)) rows();
  saidTwice();
  const used = new Set(say.mock.calls.map(([key, , n = 1]) => formOf(key, n)));
  expect(ALL.filter((message) => !used.has(message))).toEqual([]);
});

it('makes no long sentence, whatever follows what', () => {
  const all = ROWS.flatMap(([, told]) => told);
  const pairing = all.filter(({ claim }) => claim.says === 'neighbour' && claim.partner !== undefined);
  const parting = all.filter(({ claim }) => claim.says === 'unfit' && !claim.isJoined);
  const spent = all.filter(({ claim }) => claim.says === 'spent');
  const parts = fc.oneof(...[all, pairing, parting, spent].map((some) => fc.shuffledSubarray(some, { maxLength: 12 })));
  fc.assert(
    fc.property(parts, (told) => {
      expect(sentencesOf(speaker, told).filter(({ length }) => length > LONGEST)).toEqual([]);
    }),
    { numRuns: runs(300, 5000) },
  );
});
