/** The fewest premises of steps, found once: the same step is looked at again for every chapter until it is told. */
import type { Fact } from './conclusion.js';
import type { Judge } from './judge.js';
import { minimise, type Part } from './minimise.js';
import { type Premise, Premises } from './premise.js';

export class RememberedPremises {
  readonly #judge: Judge;
  readonly #known = new Map<string, ReadonlySet<string>>();

  constructor(judge: Judge) {
    this.#judge = judge;
  }

  *minimise(facts: readonly Fact[], parts: readonly Part[], keepsShape: boolean): Generator<void, readonly Premise[]> {
    const name = (premise: Premise) => contentOf(premise, facts);
    const question = [
      keepsShape,
      ...parts.map(({ fact, because }) => `${JSON.stringify(fact)} ${because.map(name).join()}`),
    ].join(';');
    const known = this.#known.get(question);
    if (known !== undefined) return recalled(known, parts, name);
    this.#judge.facts = facts;
    const found = yield* minimise(this.#judge, parts, { keepsShape });
    this.#known.set(question, new Set(found.flatMap((premise) => single(premise).map(name))));
    return found;
  }
}

/** What a premise says, whatever its number. */
function contentOf(premise: Premise, facts: readonly Fact[]): string {
  return premise.kind === 'fact' ? JSON.stringify(facts[premise.id]) : JSON.stringify(premise);
}

/** Cells to be covered one by one. */
function single(premise: Premise): Premise[] {
  return premise.kind === 'tiled' ? premise.cells.map((cell) => ({ kind: 'tiled', cells: [cell] })) : [premise];
}

function recalled(known: ReadonlySet<string>, parts: readonly Part[], name: (premise: Premise) => string) {
  const all = new Premises();
  const named = new Set<string>();
  for (const premise of parts.flatMap(({ because }) => because.flatMap(single))) {
    const content = name(premise);
    if (!known.has(content) || named.has(content)) continue;
    named.add(content);
    all.include(premise);
  }
  return all.list();
}
