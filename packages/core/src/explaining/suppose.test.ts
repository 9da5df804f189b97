import { expect, it } from 'vitest';
import { isImpossible, Letters, Premises, ruleOf, techniquesOf } from '../../test/letters.js';
import { addRoots, contradict, proofOfLast, refute } from './suppose.js';

const rules = ['s1→a', '2→e', 'ab→c', 'c→!', '3→f'];
const supposing = { techniques: techniquesOf(rules.map(ruleOf)), mostFacts: 10, isImpossible };

it('what is supposed is refuted by all that follows, up to what cannot be', () => {
  const refuted = refute(new Letters(['b']), 's', supposing);
  expect(refuted).toMatchObject({ supposed: 's', from: 1 });
  expect(refuted?.uses.map(({ fact }) => fact)).toEqual(['a', 'e', 'c', '!']);
});

it('the proof of what cannot be leaves out what does not lead there', () => {
  const { uses = [], from = 0 } = refute(new Letters(['b']), 's', supposing) ?? {};
  // By their facts: `b` is 0 and `s` is 1.
  expect(proofOfLast(uses, from + 1)).toEqual([2, 4, 5]);
});

it('a refutation rests on what was known without the supposition', () => {
  const refuted = refute(new Letters(['b']), 's', supposing) ?? expect.unreachable();
  expect(addRoots(refuted, new Premises()).list()).toEqual([
    { kind: 'given', digit: '1' },
    { kind: 'fact', id: 0 },
  ]);
});

it('nothing is refuted where nothing impossible follows, or not soon enough', () => {
  expect(refute(new Letters(), 's', supposing)).toBeUndefined();
  expect(contradict(new Letters(['b']), supposing)).toBeUndefined();
  expect(refute(new Letters(['b']), 's', { ...supposing, mostFacts: 2 })).toBeUndefined();
});

it('where the end is looked for after every round, nothing comes between', () => {
  const { techniques } = supposing;
  const first = [...techniques].sort((a, b) => Number(b.name === '3→f') - Number(a.name === '3→f'));
  const factsBy = (endings: typeof techniques) =>
    refute(new Letters(['b']), 's', { ...supposing, techniques: first, endings })?.uses.map(({ fact }) => fact);
  expect(factsBy([])).toEqual(['f', 'a', 'e', 'c', '!']);
  expect(factsBy(techniquesOf([ruleOf('a→!')]))).toEqual(['f', 'a', '!']);
});

it('an end that is known without being a fact that was found is none', () => {
  const endings = techniquesOf([ruleOf('1→!')]);
  expect(contradict(new Letters(['!']), { techniques: [], mostFacts: 10, isImpossible, endings })).toBeUndefined();
});

it('what cannot be needs no supposition', () => {
  expect(contradict(new Letters(['c']), supposing)?.at(-1)?.fact).toBe('!');
});
