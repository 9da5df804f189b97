/** Steps as records: what the command line writes and everything else is made from. Regions go by their places in the file. */

import type { Deduction, JsonObject } from '@pipwright/core';
import { members } from '@pipwright/core/bits';
import type { Compiled } from '../engines/swift/index.js';
import type { Cell } from '../model/cell.js';
import type { Conclusion } from './conclusion.js';
import type { Judge } from './judge.js';
import { minimise } from './minimise.js';
import { type Premise, Premises } from './premise.js';
import type { Step } from './reasoning.js';
import { sayTogether } from './words-en/conflicts.js';
import { saySteps } from './words-en/steps.js';

/** @param placed what the player has placed: facts that are no steps */
export function recordSteps(compiled: Compiled, placed: readonly Conclusion[], kept: readonly Step[]): Deduction[] {
  const numbers = new Map(kept.map(({ fact }, step) => [fact, step]));
  const texts = saySteps(compiled, placed, kept);
  return kept.map(({ technique, conclusion, because }, i) => ({
    technique: technique.name,
    text: texts[i]!,
    because: recordPremises(compiled, placed, because, numbers),
    ...recordConclusion(compiled, conclusion),
  }));
}

/** The way to one conclusion as a single step: it rests on what the puzzle and the player have given alone. */
export function* recordHint(
  compiled: Compiled,
  placed: readonly Conclusion[],
  kept: readonly Step[],
  judge: Judge,
): Generator<void, Deduction | undefined> {
  const steps = recordSteps(compiled, placed, kept);
  const [first] = steps;
  const last = steps.at(-1);
  const goal = kept.at(-1);
  if (first === undefined || last === undefined || goal === undefined || first === last) return last;
  const given = new Premises();
  for (const { because } of kept) {
    for (const premise of because) {
      if (premise.kind === 'tiled') for (const cell of premise.cells) given.cell(cell);
      else if (premise.kind !== 'fact' || premise.id < placed.length) given.add(premise);
    }
  }
  const because = (yield* minimise(judge, goal.conclusion, given.list())) ?? given.list();
  const hardest = kept.reduce((a, b) => (b.technique.level > a.technique.level ? b : a));
  const isTold = steps.length <= TOLD_WHOLE && because.length === given.list().length;
  return {
    ...last,
    technique: hardest.technique.name,
    text: isTold ? steps.map(({ text }) => text).join(' ') : sayTogether(compiled, placed, goal.conclusion, because),
    because: recordPremises(compiled, placed, because, new Map()),
  };
}

/** So many steps are told one after another, where they rest on nothing that is not needed in the end. */
const TOLD_WHOLE = 4;

/** @param numbers the step of each fact that is one */
export function recordPremises(
  compiled: Compiled,
  placed: readonly Conclusion[],
  because: readonly Premise[],
  numbers: ReadonlyMap<number, number>,
): JsonObject[] {
  const { puzzle, pips } = compiled;
  const record = (premise: Premise): JsonObject => {
    switch (premise.kind) {
      case 'region':
        return { region: puzzle.regions[premise.id]!.index };
      case 'value':
        return { value: premise.id };
      case 'domino':
        return { domino: [Math.floor(premise.id / pips), premise.id % pips] };
      case 'tiled': {
        const [cell, ...others] = premise.cells.map((each) => puzzle.cells[each]!);
        return others.length === 0 ? { cell: cell! } : { shape: [cell!, ...others] };
      }
      case 'fact': {
        const step = numbers.get(premise.id);
        return step === undefined ? { placed: recordConclusion(compiled, placed[premise.id]!).places[0]! } : { step };
      }
    }
  };
  return because.map(record);
}

export function recordConclusion(
  { puzzle, first, second, pips }: Compiled,
  conclusion: Conclusion,
): Pick<Deduction, 'removes' | 'joins' | 'places'> {
  const cellsOf = (edge: number): [Cell, Cell] => [puzzle.cells[first[edge]!]!, puzzle.cells[second[edge]!]!];
  switch (conclusion.kind) {
    case 'values': {
      const all = (1 << pips) - 1;
      const removes = conclusion.cells.map(({ cell, values }) => ({
        cell: puzzle.cells[cell]!,
        values: members(all & ~values),
      }));
      return { removes, joins: [], places: [] };
    }
    case 'part':
      return { removes: [{ edge: cellsOf(conclusion.edge) }], joins: [], places: [] };
    case 'join':
      return { removes: [], joins: [{ edge: cellsOf(conclusion.edge) }], places: [] };
    case 'place':
      return { removes: [], joins: [], places: [{ domino: conclusion.domino, cells: cellsOf(conclusion.edge) }] };
  }
}
