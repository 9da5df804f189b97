/** What explanations of all kinds share, on a kind that is nothing but rules: from some letters another one follows. */
import { describe, expect, it } from 'vitest';
import { finish } from '../runs-of.js';
import { conflictQuestion, explainQuestion, hintQuestion, type Question } from './explain.js';
import { minimalByAll } from './minimise.js';
import { type FactPremise, isFact, type Knowledge, type PremiseSet } from './reasoning.js';
import { contradict, refute, type Supposing } from './suppose.js';

/** Capital letters are placed, the others are found out on the way; digits are what the puzzle gives. */
interface Rule {
  readonly from: string;
  readonly to: string;
  readonly level?: number;
}

type Premise = FactPremise | { readonly kind: 'given'; readonly digit: string };

class Letters implements Knowledge<string> {
  readonly facts: string[];

  constructor(facts: readonly string[] = []) {
    this.facts = [...facts];
  }

  learn(letter: string): void {
    this.facts.push(letter);
  }

  finalFacts(): number[] {
    return [...this.facts.keys()].filter((fact) => /[A-Z]/.test(this.facts[fact] ?? ''));
  }
}

class Premises implements PremiseSet<Premise> {
  readonly #all = new Map<string, Premise>();

  include(premise: Premise): this {
    this.#all.set(JSON.stringify(premise), premise);
    return this;
  }

  list(): readonly Premise[] {
    return [...this.#all.values()];
  }
}

interface Told {
  readonly technique: string;
  readonly text: string;
}

function technique({ from, to, level = 1 }: Rule) {
  return {
    name: `${from}→${to}`,
    level,
    find(known: Letters) {
      const because = new Premises();
      for (const letter of from) {
        const id = known.facts.indexOf(letter);
        if (/\d/.test(letter)) because.include({ kind: 'given', digit: letter });
        else if (id === -1) return undefined;
        else because.include({ kind: 'fact', id });
      }
      return known.facts.includes(to) ? undefined : { conclusion: to, because };
    },
  };
}

/** @param wanted what is known when all is known; undefined where nothing solves it */
function questionOf(
  rules: readonly Rule[],
  wanted: string | undefined,
): Question<Letters, true, string, Premise, Told, string> {
  const given = new Letters();
  return {
    *findTruth() {
      yield;
      return wanted === undefined ? undefined : true;
    },
    isUnique: () => true,
    *findOpen() {
      yield;
      return [];
    },
    *findConflict() {
      yield;
      return 'none';
    },
    reasoner() {
      return {
        knowledge: given,
        truth: true,
        techniques: rules.map(technique),
        general: { name: 'general', level: 5 },
        *generalReason() {
          yield;
          return undefined;
        },
        isComplete: () => [...(wanted ?? '')].every((letter) => given.facts.includes(letter)),
        *minimise(conclusion, because) {
          return yield* minimalByAll(because, ['all rules'], (some) => follows(rules, given, some, conclusion));
        },
      };
    },
    places: (letter) => /[A-Z]/.test(letter),
    premises: () => new Premises(),
    toSteps: (kept) =>
      kept.map(({ technique: { name }, conclusion, because }) => ({
        technique: name,
        text: `${because.map((premise) => nameOf(premise, given)).join('')}→${conclusion}`,
      })),
  };
}

function nameOf(premise: Premise, { facts }: Letters): string {
  return isFact(premise) ? (facts[premise.id] ?? '?') : premise.digit;
}

function follows(rules: readonly Rule[], given: Letters, some: readonly Premise[], goal: string): boolean {
  const known = new Set(some.map((premise) => nameOf(premise, given)));
  for (const _ of rules)
    for (const { from, to } of rules) if ([...from].every((each) => known.has(each))) known.add(to);
  return known.has(goal);
}

describe('an explanation', () => {
  it('keeps the steps that lead to what is placed, in order, each with what it needs', () => {
    const rules = [
      { from: '1', to: 'a' },
      { from: '2', to: 'b' },
      { from: 'ab3', to: 'X' },
      { from: 'a3', to: 'X' },
    ];
    const { status, steps } = finish(explainQuestion(questionOf(rules, 'X')));
    expect(status).toBe('explained');
    // The technique names b too, which is not needed.
    expect(steps.map(({ text }) => text)).toEqual(['1→a', 'a3→X']);
  });

  it('says what it knows so far, and goes on from a pause', () => {
    const rules = [
      { from: '1', to: 'A' },
      { from: '2', to: 'B' },
    ];
    const work = explainQuestion(questionOf(rules, 'AB'));
    expect(work.soFar()).toEqual([]);
    let pauses = 0;
    let told = 0;
    while (work.run(1).type === 'paused') {
      pauses++;
      told = Math.max(told, work.soFar().length);
    }
    expect([told, pauses > 1]).toEqual([2, true]);
  });

  it('is a conflict where there is no solution', () => {
    expect(finish(explainQuestion(questionOf([], undefined)))).toEqual({
      status: 'conflict',
      steps: [],
      conflict: 'none',
    });
  });

  it('has a conflict also for whoever knows already that there is no solution', () => {
    const question = questionOf([], undefined);
    const withoutProof = { ...question, findTruth: () => expect.unreachable('this is known') };
    expect(finish(conflictQuestion(withoutProof))).toBe('none');
  });
});

describe('a hint', () => {
  const chain = (length: number): Rule[] => [
    { from: '1', to: 'a' },
    ...Array.from({ length: length - 2 }, (_, i) => ({ from: 'abcdefgh'[i] ?? '', to: 'abcdefgh'[i + 1] ?? '' })),
    { from: 'abcdefgh'[length - 2] ?? '', to: 'X' },
  ];

  it('tells up to four steps one by one, and longer ways as one step from what is given', () => {
    for (const length of [2, 3, 4, 5, 6]) {
      const { step, way } = finish(hintQuestion(questionOf(chain(length), 'X')));
      expect(step?.text, String(length)).toBe('1→X');
      expect(way?.length).toBe(length <= 4 ? length : 0);
    }
  });

  it('takes the easiest of the ways on', () => {
    const rules = [
      { from: '1', to: 'a' },
      { from: 'a', to: 'b' },
      { from: 'b', to: 'X' },
      { from: '2', to: 'Y' },
    ];
    expect(finish(hintQuestion(questionOf(rules, 'XY'))).step?.text).toBe('2→Y');
  });

  it('looks for no hard step where an easier way leads on', () => {
    let asked = 0;
    const question = questionOf(
      [
        { from: '1', to: 'a' },
        { from: 'a', to: 'b' },
        { from: 'b', to: 'X' },
        { from: '2', to: 'c', level: 4 },
        { from: 'c', to: 'Y', level: 1 },
      ],
      'XY',
    );
    const places = (letter: string) => {
      asked++;
      return question.places(letter);
    };
    expect(finish(hintQuestion({ ...question, places })).step?.text).toBe('1→X');
    expect(asked).toBe(3);
  });

  it('says when nothing is left', () => {
    expect(finish(hintQuestion(questionOf([], '')))).toEqual({ status: 'solved' });
  });
});

describe('a supposition', () => {
  const rules = [
    { from: 's1', to: 'a' },
    { from: 'ab', to: 'z' },
  ];
  const supposing = (mostSteps: number): Supposing<Letters, string, Premise, Premises> => ({
    finders: rules.map((rule) => technique(rule).find),
    mostSteps,
    copy: ({ facts }) => new Letters(facts),
    contradiction: ({ facts }) =>
      facts.includes('z') ? new Premises().include({ kind: 'fact', id: facts.indexOf('z') }) : undefined,
    premises: () => new Premises(),
  });
  const known = new Letters(['b']);

  it('is refuted by what plain steps lead to, for reasons that were known without it', () => {
    const refuted = refute(known, 's', supposing(2));
    expect(refuted?.steps).toBe(2);
    expect(refuted?.because.list()).toEqual([
      { kind: 'given', digit: '1' },
      { kind: 'fact', id: 0 },
    ]);
  });

  it('is not refuted in fewer steps than that takes, and leaves no trace', () => {
    expect(refute(known, 's', supposing(1))).toBeUndefined();
    expect(known.facts).toEqual(['b']);
    expect(contradict(new Letters(['b']), supposing(5))).toBeUndefined();
  });
});
