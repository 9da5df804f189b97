/** A proof is written as its uses in order, each with its technique; what comes of it, as steps. */
import { describe, expect, it } from 'vitest';
import { drafting, Letters, type Premise, premisesOf, ruleOf } from '../../test/letters.js';
import { type Draft, draftSteps } from './draft.js';
import { isFact, type Use } from './reasoning.js';
import type { Technique } from './technique.js';

type Rules = readonly string[];

/** What is tried supposes something. */
function usesOf(proof: Rules): Use<string, Premise>[] {
  const letters = new Letters();
  const techniques = new Map<string, Technique>();
  return proof.map((text) => {
    const { technique, from, to } = ruleOf(text);
    const because = premisesOf(from, letters)?.list() ?? [];
    letters.learn(to);
    const named = techniques.get(technique) ?? { name: technique, level: 1 };
    techniques.set(technique, named);
    const use = { technique: named, fact: to, because };
    return technique === 'try' ? { ...use, refuted: { supposed: 's', from: 0, uses: [] } } : use;
  });
}

/** @param wanted the last letter, unless told */
function steps(proof: Rules, wanted = proof.at(-1)?.at(-1) ?? ''): string[] {
  const uses = usesOf(proof);
  const useOf = (fact: number) => uses[fact] as Use<string, Premise>;
  const letter = (fact: number) => useOf(fact).fact;
  const numbers = [...uses.keys()];
  const drafts = draftSteps(
    numbers,
    numbers.filter((fact) => wanted.includes(letter(fact))),
    useOf,
    drafting,
  );
  const textOf = ({ technique, parts, seen }: Draft<string, Premise>) => {
    const told = parts.map(({ fact, because }) => {
      const from = because.map((premise) => (isFact(premise) ? letter(premise.id) : premise.digit)).sort();
      return `${from.join('')}→${letter(fact)}`;
    });
    return [`${technique.name}:`, ...told, ...seen.map((fact) => `+${letter(fact)}`)].join(' ');
  };
  return drafts.map(textOf);
}

describe('what is seen at a glance', () => {
  it('is part of the step that needs it, which then rests on the same', () => {
    expect(steps(['glance: 1→a', 'rule: a2→B'])).toEqual(['rule: 12→B +a']);
  });

  it('may be seen by way of something else', () => {
    expect(steps(['glance: 1→a', 'glance: a→b', 'rule: b2→C'])).toEqual(['rule: 12→C +a +b']);
  });

  it('may be part of two steps, but not of three', () => {
    const two = ['glance: 1→a', 'x: a2→b', 'y: a3→c', 'z: bc→D'];
    expect(steps(two)).toEqual(['x: 12→b +a', 'y: 13→c +a', 'z: bc→D']);
    const three = ['glance: 1→a', 'x: a2→b', 'y: a3→c', 'z: abc→D'];
    expect(steps(three)).toEqual(['glance: 1→a', 'x: 2a→b', 'y: 3a→c', 'z: abc→D']);
  });

  it('is seen once where it is noted, and those that come later rest on the step that saw it', () => {
    expect(steps(['noted: 1→a', 'x: a2→b', 'y: a3→c', 'z: bc→D'])).toEqual(['x: 12→b +a', 'y: 3a→c', 'z: bc→D']);
    expect(steps(['noted: 1→a', 'glance: a4→b', 'x: b2→c', 'y: b3→d', 'z: cd→E'])).toEqual([
      'x: 124→c +a +b',
      'y: 34a→d +b',
      'z: cd→E',
    ]);
  });

  it('is a step of its own where there is no room for it', () => {
    expect(steps(['glance: 1→a', 'glance: 2→b', 'glance: 3→c', 'rule: abc→D'])).toEqual([
      'glance: 1→a',
      'rule: 23a→D +b +c',
    ]);
  });

  it('is a step of its own where it is wanted', () => {
    expect(steps(['glance: 1→a', 'rule: a2→B'], 'aB')).toEqual(['glance: 1→a', 'rule: 2a→B']);
  });
});

it('what is plain is never told, however many need it', () => {
  expect(steps(['plain: 1→a', 'x: a2→b', 'y: a3→c', 'z: abc→D'])).toEqual(['x: 12→b +a', 'y: 13→c +a', 'z: 1bc→D +a']);
});

describe('uses of one technique', () => {
  it('are one step where none waits for another', () => {
    expect(steps(['alike: 1→a', 'alike: 2→b', 'rule: ab→C'])).toEqual(['alike: 1→a 2→b', 'rule: ab→C']);
    expect(steps(['alike: 1→a', 'alike: a2→b', 'rule: ab→C'])).toEqual(['alike: 1→a', 'alike: 2a→b', 'rule: ab→C']);
  });

  it('are apart where the kind says so', () => {
    expect(steps(['rule: 1→a', 'rule: 2→b', 'rule: ab→C'])).toEqual(['rule: 1→a', 'rule: 2→b', 'rule: ab→C']);
  });

  it('see what each of them sees, once', () => {
    expect(steps(['glance: 1→a', 'alike: a2→b', 'alike: a3→c', 'rule: bc→D'])).toEqual([
      'alike: 12→b 13→c +a',
      'rule: bc→D',
    ]);
  });

  it('wait for more of them while something else can be told', () => {
    expect(steps(['alike: 1→a', 'rule: 2→b', 'alike: b→c', 'last: ac→D'])).toEqual([
      'rule: 2→b',
      'alike: 1→a b→c',
      'last: ac→D',
    ]);
  });

  it('come first where there are more of them', () => {
    expect(steps(['rule: 1→a', 'alike: 2→b', 'alike: 3→c', 'last: abc→D'])).toEqual([
      'alike: 2→b 3→c',
      'rule: 1→a',
      'last: abc→D',
    ]);
  });
});

describe('a use that supposes something', () => {
  it('gives its name to the step it is part of', () => {
    const asPart = { ...drafting, weightIn: () => 1 };
    const uses = usesOf(['try: 1→a', 'rule: a2→B']);
    const [draft, ...others] = draftSteps([0, 1], [1], (fact) => uses[fact] as Use<string, Premise>, asPart);
    expect(others).toEqual([]);
    expect(draft).toMatchObject({ technique: { name: 'try' }, refuted: { supposed: 's' }, seen: [0] });
  });

  it('comes after what its links rest on, also where it could be known without', () => {
    const uses = usesOf(['alike: 1→a', 'try: 2→b', 'alike: b→c', 'last: ac→D']);
    const useOf = (fact: number): Use<string, Premise> => {
      const use = uses[fact] as Use<string, Premise>;
      if (use.refuted === undefined) return use;
      const link = { technique: use.technique, fact: '!', because: [{ kind: 'fact', id: 0 } as const] };
      return { ...use, refuted: { supposed: 's', from: 1, uses: [link] } };
    };
    const drafts = draftSteps([0, 1, 2, 3], [3], useOf, drafting);
    expect(drafts.map(({ parts }) => parts.map(({ fact }) => fact))).toEqual([[0], [1], [2], [3]]);
  });

  it('is part of one step at most, and never told together with others', () => {
    const asPart = { ...drafting, weightIn: ({ refuted }: Use<string, Premise>) => (refuted ? 1 : undefined) };
    const uses = usesOf(['try: 1→a', 'x: a2→b', 'y: a3→c', 'z: bc→D']);
    const useOf = (fact: number) => uses[fact] as Use<string, Premise>;
    expect(draftSteps([0, 1, 2, 3], [3], useOf, asPart).map(({ seen }) => seen)).toEqual([[], [], [], []]);
    const merging = { ...drafting, merges: () => true };
    const tries = usesOf(['try: 1→a', 'try: 2→b', 'z: ab→C']);
    const parts = draftSteps([0, 1, 2], [2], (fact) => tries[fact] as Use<string, Premise>, merging);
    expect(parts).toHaveLength(3);
  });
});
