/**
 * The chapters that a player could begin with instead of the easiest one, the next easiest first. None rests on what
 * another places, none places what another does, and no two begin alike: whoever asks for another hint has heard that.
 */
import { Teller } from './chapters.js';
import { Finisher } from './finish.js';
import { openings, placedBy } from './openings.js';
import type { Reasoner } from './reasoner.js';
import { type AnyPremise, at, type Knowledge, keyOf } from './reasoning.js';
import { type Sketch, Sketcher } from './sketch.js';
import type { ToldStep } from './told-step.js';

/** Where the next one takes more pauses to find, there is none: somebody waits, and it would be hard to follow too. */
const PATIENCE = 400;

export class OtherChapters<K extends Knowledge<F>, F, P extends AnyPremise> {
  readonly #reasoner: Reasoner<K, F, P>;
  readonly #sketcher: Sketcher<K, F, P>;
  readonly #finisher: Finisher<K, F, P>;
  readonly #given: readonly F[];
  /** What all chapters so far place. */
  readonly #placed: K;
  /** What their first steps tell, and by which thoughts. */
  readonly #begun: K;
  readonly #thoughts = new Set<string>();
  readonly #found: Teller<K, F, P>[] = [];
  readonly #finding: Generator<void, undefined>;
  #isOver = false;

  /** @param first has told the easiest */
  constructor(reasoner: Reasoner<K, F, P>, given: readonly F[], first: Teller<K, F, P>) {
    this.#reasoner = reasoner;
    this.#sketcher = new Sketcher(reasoner);
    this.#finisher = new Finisher(reasoner);
    this.#given = given;
    this.#placed = reasoner.knowledge(given);
    this.#begun = reasoner.knowledge(given);
    this.#include(first);
    this.#finding = this.#find();
  }

  /** By number from 0, told to its end; undefined where there are fewer. */
  *at(number: number): Generator<void, Teller<K, F, P> | undefined> {
    for (let pauses = 0; this.#found.length <= number && !this.#isOver; pauses++) {
      this.#isOver = this.#finding.next().done === true || pauses === PATIENCE;
      yield;
    }
    return this.#found[number];
  }

  *#find(): Generator<void, undefined> {
    for (let from = 0; ; ) {
      const open = yield* openings(this.#reasoner, this.#given, from);
      for (const sketch of open?.sketches ?? []) {
        const teller = yield* this.#tell(sketch);
        if (teller === undefined) continue;
        this.#include(teller);
        this.#found.push(teller);
        yield;
      }
      if (open?.rung === undefined) return undefined;
      from = open.rung + 1;
    }
  }

  /** Undefined where it is too much like another. */
  *#tell({ proofs: shared, wanted }: Sketch<K, F, P>): Generator<void, Teller<K, F, P> | undefined> {
    const proofs = shared.untold();
    if (!this.#placed.isNews(placedBy({ proofs, wanted }))) return undefined;
    // How it begins is mostly known before it is told, which takes long.
    yield* proofs.minimise(wanted);
    const [draft] = this.#sketcher.sketch(proofs, wanted).drafts;
    const begins = draft && this.#finisher.factOf(draft, (fact) => proofs.useOf(fact));
    if (begins === undefined || !this.#begun.isNews(begins)) return undefined;
    const teller = new Teller(this.#reasoner, this.#given);
    yield* teller.tellOnly({ proofs, wanted });
    return this.#beginsAlike(teller) ? undefined : teller;
  }

  /** Does it begin with what another does? */
  #beginsAlike({ steps }: Teller<K, F, P>): boolean {
    const first = at(steps, 0);
    return !this.#begun.isNews(first.fact) || this.#thoughts.has(this.#thoughtOf(first));
  }

  #include({ steps }: Teller<K, F, P>): void {
    const first = at(steps, 0);
    this.#begun.learn(first.fact);
    this.#thoughts.add(this.#thoughtOf(first));
    for (const { fact } of steps) if (this.#reasoner.places(fact)) this.#placed.learn(fact);
  }

  #thoughtOf({ technique, because }: ToldStep<F, P>): string {
    const asked = because.filter((premise) => !this.#reasoner.isGranted(premise));
    return [technique.name, ...asked.map(keyOf).sort()].join();
  }
}
