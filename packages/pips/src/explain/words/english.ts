/** Explanations of Pips in English. */
import { cellName, list } from '@pipwright/core';
import { englishWords } from '@pipwright/core/explaining';
import { trayInWords } from '../../draw/svg-tray.js';
import { textAlternative } from '../../draw/text-alternative.js';
import type { Cell } from '../../model/cell.js';
import type { Puzzle } from '../../model/puzzle.js';
import { ruleLabel } from '../../model/rule.js';
import { canonicalSolution, type Placement } from '../../model/solution.js';
import { others, type PipsPremise } from '../step.js';
import { englishConflicts } from './english-conflicts.js';
import { cellNames, dominoName, everything, factName } from './english-names.js';
import { englishTechniques } from './english-techniques.js';
import type { PipsWords } from './language.js';

export const english: PipsWords = {
  explanation: englishWords,
  techniques: englishTechniques,
  together: (told, fact) => `From ${everything(told)} it follows that ${factName(told.puzzle, fact)}.`,
  conflicts: englishConflicts,
  premise: premiseName,
  conclusion(puzzle, fact, left) {
    if (fact.kind !== 'values') return factName(puzzle, fact);
    const cells = fact.cells.map(({ cell, values }) => {
      const is = left(cell);
      const isNot = others(puzzle.maxPip, values);
      return `${cellName(cell)} is ${is.length <= isNot.length ? list(is, 'or') : `not ${list(isNot, 'or')}`}`;
    });
    return cells.join('; ');
  },
  open: {
    values: ({ cells, values }) => `${cellNames(cells)} ${cells.length === 1 ? 'is' : 'are'} ${list(values, 'or')}`,
    direction: ({ domino, cells }) => `which way round the ${dominoName(domino)} lies on ${cellNames(cells)}`,
    domino: ({ cells }) => `which domino lies on ${cellNames(cells)}`,
    partners: ({ cells }) => `which of ${cellNames(cells)} share a domino`,
  },
  labels: {
    puzzle(puzzle) {
      const { title, description } = textAlternative(puzzle);
      return `${title}. ${description}`;
    },
    tray: trayInWords,
    scene({ step, outlined, hatched, placements }) {
      return [
        step === undefined ? 'The board.' : `The board at step ${step}.`,
        ...(outlined.length > 0 ? [`Outlined: ${inARow(outlined)}.`] : []),
        ...(hatched.length > 0 ? [`Hatched: ${inARow(hatched)}.`] : []),
        lying(placements),
      ].join(' ');
    },
    after: (steps, placements) =>
      `The board after ${steps === 1 ? 'the step' : `all ${steps} steps`}. ${lying(placements)}`,
  },
  marks:
    'In the boards, [ ] marks what a step concludes, · what it depends on, [?] two cells that share a domino, [×] two that do not.',
  pairs: 'share a domino',
};

function premiseName(puzzle: Puzzle, premise: PipsPremise): string {
  if ('region' in premise) {
    const region = puzzle.regions.find(({ index }) => index === premise.region);
    return region === undefined
      ? `region ${premise.region}`
      : `the “${ruleLabel(region.rule)}” region at ${cellName(region.cells[0]!)}`;
  }
  if ('value' in premise) return `the dominoes with ${premise.value}`;
  if ('domino' in premise) return `the ${dominoName(premise.domino)} in the tray`;
  if ('cell' in premise) return `the cell ${cellName(premise.cell)}`;
  if ('shape' in premise) {
    const all = premise.shape.length === puzzle.cells.length;
    return all ? 'the whole board' : `the cells ${inARow(premise.shape)}`;
  }
  if ('step' in premise) return `step ${premise.step + 1}`;
  const { domino, cells } = premise.placed;
  return `the ${dominoName(domino)} placed on ${cellNames(cells)}`;
}

function inARow(cells: readonly Cell[]): string {
  return cells.map(cellName).join(', ');
}

function lying(placements: readonly Placement[]): string {
  if (placements.length === 0) return 'No dominoes yet.';
  const laid = canonicalSolution({ placements }).placements.map(
    ({ domino, cells }) => `${dominoName(domino)} on ${cellNames(cells)}`,
  );
  return `Dominoes: ${laid.join('; ')}.`;
}
