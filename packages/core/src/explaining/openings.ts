/** The chapters that can be begun where so much is known: all that can be placed, each without the others. */
import type { Reasoner } from './reasoner.js';
import { type AnyPremise, at, type Knowledge } from './reasoning.js';
import { type Sketch, Sketcher } from './sketch.js';

export interface Openings<K extends Knowledge<F>, F, P extends AnyPremise> {
  /** The easiest to tell first; what can be tried can often be found in another way too. */
  readonly sketches: readonly Sketch<K, F, P>[];
  /** Of the techniques that it takes; undefined where all else failed and something had to be supposed. */
  readonly rung: number | undefined;
}

/**
 * Those that take techniques as easy as can be; undefined where there are none.
 * @param from a rung: those that are found by an easier one may be among them, and are not enough
 */
export function* openings<K extends Knowledge<F>, F, P extends AnyPremise>(
  reasoner: Reasoner<K, F, P>,
  facts: readonly F[],
  from = 0,
): Generator<void, Openings<K, F, P> | undefined> {
  const sketcher = new Sketcher(reasoner, true);
  const proofs = sketcher.proofs(facts);
  const rung = yield* sketcher.runAhead(proofs.ahead, from);
  if (rung === undefined) {
    // What is supposed may be as easy to see as anything else, but takes long to look for.
    if (from > 0 || !(yield* sketcher.suppose(proofs.ahead))) return undefined;
  }
  const sketches: Sketch<K, F, P>[] = [];
  for (const rough of yield* sketcher.sketches(proofs, facts)) {
    if (rung === undefined) yield* rough.proofs.minimise(rough.wanted);
    sketches.push(rung === undefined ? sketcher.sketch(rough.proofs, rough.wanted) : rough);
  }
  return { sketches, rung };
}

/** What a sketch leads to. */
export function placedBy<K extends Knowledge<F>, F, P extends AnyPremise>({
  proofs,
  wanted,
}: Pick<Sketch<K, F, P>, 'proofs' | 'wanted'>): F {
  return proofs.useOf(at(wanted, 0)).fact;
}
