/**
 * Supposes that something is so and follows the plain techniques for a few steps; where they end in a contradiction, it
 * is not so. What the chain rests on, the supposition apart, are the premises.
 */
import { largest } from '@pipwright/core/bits';
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
  const { cells, edges } = knowledge.compiled;
  for (let cell = 0; cell < cells; cell++) {
    const broken = emptyCell(knowledge, cell) ?? lonelyCell(knowledge, cell);
    if (broken !== undefined) return broken;
  }
  for (let edge = 0; edge < edges; edge++) {
    const broken = laidTooOften(knowledge, edge);
    if (broken !== undefined) return broken;
  }
  return undefined;
}

function emptyCell(knowledge: Knowledge, cell: number): Premises | undefined {
  if (knowledge.values[cell] !== 0) return undefined;
  const because = new Premises();
  knowledge.addValues(because, cell);
  return because;
}

function lonelyCell(knowledge: Knowledge, cell: number): Premises | undefined {
  if (knowledge.joinedBy[cell] !== -1 || knowledge.hasOpenEdge(cell)) return undefined;
  const because = new Premises().cell(cell);
  for (const edge of knowledge.edgesAt(cell)) knowledge.addJoin(because, edge);
  return because;
}

function laidTooOften(knowledge: Knowledge, edge: number): Premises | undefined {
  if (knowledge.placed[edge] !== 1) return undefined;
  const { first, second, pips } = knowledge.compiled;
  const x = largest(knowledge.values[first[edge]!]!);
  const y = largest(knowledge.values[second[edge]!]!);
  if (knowledge.left[x * pips + y]! >= 0) return undefined;
  const because = new Premises().value(x);
  knowledge.addPlaced(because, x, y);
  return because;
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
