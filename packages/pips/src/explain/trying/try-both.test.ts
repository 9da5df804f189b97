import { factsIn } from '@pipwright/core/explaining';
import { expect, it } from 'vitest';
import { puzzleFromText } from '../../../test/puzzle-of.js';
import { compile, termsOf } from '../../engines/swift/index.js';
import type { Fact } from '../knowledge/conclusion.js';
import { Knowledge } from '../knowledge/knowledge.js';
import { findTruth, type Truth } from '../knowledge/truth.js';
import { LOOKING_AHEAD, PLAIN } from '../techniques/index.js';
import { nameOfTrial, tryBoth } from './try-both.js';

function atOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

it('of two dominoes that could lie there one is left only because a third one is used', () => {
  const compiled = compile(puzzleFromText('board:\n## ##\n\npieces:\n22,02\n\nconstraints:\nMoreThan 1 {(0,0)}\n'));
  const truth = atOnce(findTruth(compiled, termsOf(compiled))) as Truth;
  const [pair, used] = [0, 1];
  const known: Fact[] = [[{ kind: 'place', edge: used, domino: [2, 2] }], [{ kind: 'join', edge: pair }]];
  const uses = atOnce(tryBoth(new Knowledge(compiled, known), truth));
  const placing = uses.find(({ fact }) => fact[0]?.kind === 'place');
  expect(placing).toMatchObject({ fact: [{ edge: pair, domino: [2, 0] }] });
  expect(factsIn(placing?.because ?? [])).toEqual([1, 0]);
});

it('a chain is tried only where techniques show its end, and is looking ahead where a search does', () => {
  const compiled = compile(puzzleFromText('board:\n##\n\npieces:\n02\n\nconstraints:\n'));
  const supposed: Fact = [{ kind: 'values', cell: 0, values: 1, isHeld: true }];
  const nameWith = (technique: (typeof PLAIN)[number] | typeof LOOKING_AHEAD) => {
    const link = { technique, fact: [{ kind: 'values', cell: 0, values: 0 }] as const, because: [], seen: [] };
    const step = { technique: LOOKING_AHEAD, fact: supposed, because: [], seen: [], supposed, chain: [link] };
    return nameOfTrial(new Knowledge(compiled), step).name;
  };
  expect(nameWith(PLAIN[0])).toBe('try-both');
  expect(nameWith(LOOKING_AHEAD)).toBe('looking-ahead');
});
