import { RunAhead } from '@pipwright/core/explaining';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { compile } from '../../engines/swift/index.js';
import { anyPuzzle } from '../../testing/index.js';
import { PLAIN } from '../techniques/index.js';
import type { Fact } from './conclusion.js';
import { Knowledge } from './knowledge.js';
import { Looks } from './looks.js';
import type { Premise } from './premise.js';

describe('Looks', () => {
  it('looks again only if something has changed since', () => {
    const looks = new Looks();
    const by = {};
    const look = (since: number, now: number, found: string) => looks.look(by, 0, since, now, () => found);
    expect(look(0, 3, 'first')).toBe('first');
    expect(look(3, 5, 'second')).toBe('first');
    expect(look(4, 5, 'third')).toBe('third');
  });

  it('keeps copies apart', () => {
    const looks = new Looks();
    const by = {};
    looks.look(by, 0, 0, 1, () => 'before');
    const copy = looks.copy();
    copy.look(by, 0, 2, 2, () => 'copied');
    expect(looks.look(by, 0, 0, 2, () => 'anew')).toBe('before');
  });

  it('leaves out nothing that techniques would find anew', () => {
    fc.assert(
      fc.property(anyPuzzle({ dominoes: 4 }), (puzzle) => {
        const compiled = compile(puzzle);
        const ahead = new RunAhead<Knowledge, Fact, Premise>(new Knowledge(compiled));
        const news = (knowledge: Knowledge) =>
          PLAIN.map(({ find }) => find(knowledge).filter(({ fact }) => knowledge.isNews(fact)));
        do {
          const anew = new Knowledge(compiled);
          for (const fact of ahead.knowledge.facts) anew.learn(fact);
          expect(facts(news(ahead.knowledge))).toEqual(facts(news(anew)));
        } while (ahead.round(PLAIN));
      }),
      { numRuns: runs(60) },
    );
  });
});

function facts(found: readonly (readonly { readonly fact: Fact }[])[]): readonly (readonly Fact[])[] {
  return found.map((each) => each.map(({ fact }) => fact));
}
