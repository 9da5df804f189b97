/** Premises in a few words each, in English, made from the record alone. */
import type { Deduction } from '@pipwright/core';
import { ruleLabel } from '../../draw/rule-label.js';
import type { Puzzle } from '../../model/puzzle.js';
import { premisesOf, type RecordedPremise } from '../recorded.js';
import { cellName, dominoName } from './phrases.js';

export function premiseNames(puzzle: Puzzle, because: Deduction['because']): readonly string[] {
  return premisesOf(because).map((premise) => premiseName(puzzle, premise));
}

function premiseName(puzzle: Puzzle, premise: RecordedPremise): string {
  if ('region' in premise) return regionName(puzzle, premise.region);
  if ('value' in premise) return `the dominoes with ${premise.value}`;
  if ('domino' in premise) return `the ${dominoName(premise.domino)} in the tray`;
  if ('cell' in premise) return `the cell ${cellName(premise.cell)}`;
  if ('shape' in premise) {
    const all = premise.shape.length === puzzle.cells.length;
    return all ? 'the whole board' : `the cells ${premise.shape.map(cellName).join(', ')}`;
  }
  if ('step' in premise) return `step ${premise.step + 1}`;
  const { domino, cells } = premise.placed;
  return `the ${dominoName(domino)} placed on ${cells.map(cellName).join(' and ')}`;
}

/** By its rule as the board shows it, and where it begins. */
function regionName({ regions }: Puzzle, index: number): string {
  const region = regions.find((each) => each.index === index);
  if (region === undefined) return `region ${index}`;
  const [first] = region.cells;
  return `the “${ruleLabel(region.rule)}” region${first === undefined ? '' : ` at ${cellName(first)}`}`;
}
