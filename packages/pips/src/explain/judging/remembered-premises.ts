/**
 * The fewest premises of what was concluded, found once: the same is looked at again for every chapter until it is told,
 * and again as a step once its proof is known. Of premises that hold a reason known to be minimal, that reason is taken.
 */
import type { Fact } from '../knowledge/conclusion.js';
import { type Premise, Premises } from '../knowledge/premise.js';

/** By what they say, whatever their numbers; cells to be covered one by one. */
type Contents = ReadonlySet<string>;

export class RememberedPremises {
  readonly #known = new Map<string, Contents[]>();
  readonly #contentOf = new WeakMap<Fact, string>();

  /** A minimal reason among these premises, if one is known. */
  recall(question: string, facts: readonly Fact[], because: readonly Premise[]): readonly Premise[] | undefined {
    const known = this.#known.get(question);
    if (known === undefined) return undefined;
    const byContent = new Map<string, Premise>();
    for (const premise of because.flatMap(single)) {
      const content = this.#name(premise, facts);
      if (!byContent.has(content)) byContent.set(content, premise);
    }
    const reason = known.find((contents) => [...contents].every((content) => byContent.has(content)));
    if (reason === undefined) return undefined;
    const all = new Premises();
    for (const [content, premise] of byContent) if (reason.has(content)) all.include(premise);
    return all.list();
  }

  keep(question: string, facts: readonly Fact[], reason: readonly Premise[]): void {
    const contents = new Set(reason.flatMap((premise) => single(premise).map((each) => this.#name(each, facts))));
    const known = this.#known.get(question);
    if (known === undefined) this.#known.set(question, [contents]);
    else known.push(contents);
  }

  /** What is concluded, in a word. */
  nameOf(fact: Fact): string {
    const content = this.#contentOf.get(fact) ?? JSON.stringify(fact);
    this.#contentOf.set(fact, content);
    return content;
  }

  #name(premise: Premise, facts: readonly Fact[]): string {
    if (premise.kind === 'fact') return this.nameOf(facts[premise.id]!);
    return premise.kind === 'tiled' ? `cell ${premise.cells[0]}` : `${premise.kind} ${premise.id}`;
  }
}

/** Cells to be covered one by one. */
function single(premise: Premise): readonly Premise[] {
  if (premise.kind !== 'tiled' || premise.cells.length === 1) return [premise];
  return premise.cells.map((cell) => ({ kind: 'tiled', cells: [cell] }));
}
