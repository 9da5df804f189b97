/**
 * Supposes that something is so and follows the plain techniques for a few steps; where they end in a contradiction, it
 * is not so. What the chain rests on, the supposition apart, are the premises.
 */
import { size } from '@pipwright/core/bits';
import { FORBIDDEN, FORCED } from '../engines/swift/index.js';
import type { Conclusion } from './conclusion.js';
import { type Find, firstFound } from './finding.js';
import type { Knowledge } from './knowledge.js';
import { type Premise, Premises } from './premise.js';
import type { Truth } from './truth.js';

export interface Refutation {
  /** Steps up to the contradiction. */
  readonly steps: number;
  readonly because: Premises;
}

/** Undefined where so many steps lead to no contradiction. */
export function refute(
  knowledge: Knowledge,
  truth: Truth,
  supposition: Conclusion,
  finders: readonly Find[],
  mostSteps: number,
): Refutation | undefined {
  const supposed = knowledge.copy();
  supposed.learn(supposition);
  return contradict(supposed, truth, finders, mostSteps, knowledge.facts.length, [[]]);
}

/**
 * Reasons on until something cannot be, and says what that rests on.
 * @param known facts that may be named; those behind are traced back to the reasons given for them
 */
export function contradict(
  knowledge: Knowledge,
  truth: Truth,
  finders: readonly Find[],
  mostSteps: number,
  known: number,
  reasons: (readonly Premise[])[],
): Refutation | undefined {
  for (let steps = 0; steps <= mostSteps; steps++) {
    const broken = contradiction(knowledge);
    if (broken !== undefined) return { steps, because: traced(broken, known, reasons) };
    const found = steps < mostSteps ? firstFound(knowledge, truth, finders) : undefined;
    if (found === undefined) return undefined;
    knowledge.learn(found.conclusion);
    reasons.push(found.because.list());
  }
  return undefined;
}

/** Something that cannot be: a cell that can hold nothing or has no neighbour left, a domino laid once too often. */
function contradiction(knowledge: Knowledge): Premises | undefined {
  const { cells, edges, first, second, pips } = knowledge.compiled;
  for (let c = 0; c < cells; c++) {
    if (knowledge.values[c] === 0) {
      const because = new Premises();
      knowledge.addValues(because, c);
      return because;
    }
    if (knowledge.joinedBy[c] === -1 && !knowledge.hasOpenEdge(c)) {
      const because = new Premises().cell(c);
      for (const edge of knowledge.edgesAt(c)) knowledge.addJoin(because, edge);
      return because;
    }
  }
  for (let e = 0; e < edges; e++) {
    if (
      knowledge.joins[e] === FORBIDDEN &&
      (knowledge.joinedBy[first[e]!] === e || knowledge.joinedBy[second[e]!] === e)
    ) {
      const because = new Premises();
      knowledge.addJoin(because, e);
      for (const cell of [first[e]!, second[e]!]) {
        for (const edge of knowledge.edgesAt(cell))
          if (knowledge.joins[edge] === FORCED) knowledge.addJoin(because, edge);
      }
      return because;
    }
    if (knowledge.placed[e] !== 1) continue;
    const a = first[e]!;
    const b = second[e]!;
    if (size(knowledge.values[a]!) !== 1 || size(knowledge.values[b]!) !== 1) continue;
    const x = 31 - Math.clz32(knowledge.values[a]!);
    const y = 31 - Math.clz32(knowledge.values[b]!);
    if (knowledge.left[x * pips + y]! < 0) {
      const because = new Premises().value(x);
      knowledge.addPlaced(because, x, y);
      return because;
    }
  }
  return undefined;
}

/** The premises of a contradiction, with those of the steps up to it in place of the steps. */
function traced(broken: Premises, known: number, reasons: readonly (readonly Premise[])[]): Premises {
  const all = new Premises();
  const seen = new Set<number>();
  const add = (premises: readonly Premise[]) => {
    for (const premise of premises) {
      if (premise.kind === 'tiled') for (const cell of premise.cells) all.cell(cell);
      else if (premise.kind !== 'fact' || premise.id < known) all.add(premise);
      else if (!seen.has(premise.id)) {
        seen.add(premise.id);
        add(reasons[premise.id - known]!);
      }
    }
  };
  add(broken.list());
  return all;
}
