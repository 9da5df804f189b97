/** Does an explanation come to its end by some techniques alone, chapter by chapter? */
import { Teller } from '../explaining/chapters.js';
import type { Reasoner } from '../explaining/reasoner.js';
import type { AnyPremise, Knowledge } from '../explaining/reasoning.js';

/**
 * @param names of techniques, those that suppose something included
 * @param without one that no link may use
 */
export function isToldBy<K extends Knowledge<F>, F, P extends AnyPremise>(
  { following: _, ...reasoner }: Reasoner<K, F, P>,
  names: ReadonlySet<string>,
  without: string,
): boolean {
  const work = telling(
    new Teller<K, F, P>(
      {
        ...reasoner,
        techniques: reasoner.techniques.filter(({ name }) => names.has(name)),
        *trials(knowledge) {
          const uses = names.has('try-both') ? yield* reasoner.trials(knowledge) : [];
          return uses.filter(({ refuted }) => refuted?.uses.every(({ technique }) => technique.name !== without));
        },
        // biome-ignore lint/correctness/useYield: nobody looks ahead.
        *lastResort() {
          return [];
        },
      },
      [],
    ),
  );
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

function* telling<K extends Knowledge<F>, F, P extends AnyPremise>(teller: Teller<K, F, P>): Generator<void, boolean> {
  while (yield* teller.tell());
  return teller.isComplete;
}
