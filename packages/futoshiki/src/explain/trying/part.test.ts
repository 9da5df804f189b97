/** What is supposed is refuted by nothing but the premises that are known. */
import { isFact } from '@pipwright/core/explaining';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { randomKnowledge } from '../../../test/random-knowledge.js';
import { compile } from '../../engines/swift/index.js';
import { Judge } from '../judging/judge.js';
import { type Fact, isImpossible } from '../knowledge/conclusion.js';
import { Knowledge } from '../knowledge/knowledge.js';
import { type Premise, Premises } from '../knowledge/premise.js';
import { emptying } from '../techniques/technique.js';
import { wrongCandidates } from './candidates.js';
import { refuteBy } from './part.js';

const keyOf = (premise: Premise) => `${premise.kind} ${premise.id}`;

it('a refutation rests on known premises, each use follows, and the last cannot be', () => {
  let refutations = 0;
  fc.assert(
    fc.property(fc.nat(), fc.infiniteStream(fc.boolean()), (seed, dropped) => {
      const knowledge = randomKnowledge(seed);
      const { compiled, facts } = knowledge;
      const { side, links, question } = compiled;
      const ids = (kind: Premise['kind'], count: number) => Array.from({ length: count }, (_, id) => ({ kind, id }));
      const all: Premise[] = [
        ...ids('line', 2 * side),
        ...ids('link', links),
        ...question.givens.map(({ row, column }): Premise => ({ kind: 'given', id: row * side + column })),
        ...ids('fact', facts.length),
      ];
      const because = all.filter((_, i) => i % 3 > 0 || !dropped.next().value);
      const known = new Set(because.map(keyOf));
      const judge = new Judge(compiled);
      for (const { cell, v } of wrongCandidates(knowledge).slice(0, 5)) {
        const supposed: Fact = [{ kind: 'place', cell, values: 1 << v }];
        const refuted = refuteBy(compiled, facts, because, supposed);
        if (refuted === undefined) continue;
        refutations++;
        judge.facts = [...facts, supposed, ...refuted.uses.map(({ fact }) => fact)];
        for (const use of refuted.uses) {
          for (const premise of use.because)
            if (!isFact(premise) || premise.id < facts.length) expect(known).toContain(keyOf(premise));
          expect(judge.follows(use.fact, use.because, 1e5), use.technique.name).toBe(true);
        }
        expect(isImpossible(refuted.uses.at(-1)?.fact ?? [])).toBe(true);
      }
    }),
    { numRuns: runs(40) },
  );
  expect(refutations).toBeGreaterThan(30);
});

describe('what leaves a cell no number', () => {
  const compiled = compile({ side: 3, givens: [], signs: [] });
  const knowledge = new Knowledge(compiled, [[{ kind: 'left', cell: 4, values: 3 }]]);
  const found = (values: number) => {
    const fact: Fact = [{ kind: 'left', cell: 4, values }];
    const told = emptying(knowledge, { fact, because: new Premises([{ kind: 'line', id: 1 }]) });
    return { fact: told.fact, because: told.because.list() };
  };

  it('says that something cannot be, by what left it the others too', () => {
    expect(found(4)).toEqual({
      fact: [{ kind: 'left', cell: 4, values: 0 }],
      because: [
        { kind: 'line', id: 1 },
        { kind: 'fact', id: 0 },
      ],
    });
  });

  it('is nothing that leaves it one', () => {
    expect(found(5)).toEqual({ fact: [{ kind: 'left', cell: 4, values: 5 }], because: [{ kind: 'line', id: 1 }] });
  });
});
