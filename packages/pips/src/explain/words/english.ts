/** Explanations of Pips in English. */
import { capital, cellName, count, englishWords, list } from '@pipwright/core/explaining';
import { trayInWords } from '../../draw/svg-tray.js';
import { textAlternative } from '../../draw/text-alternative.js';
import type { Cell } from '../../model/cell.js';
import type { Puzzle } from '../../model/puzzle.js';
import { ruleLabel } from '../../model/rule.js';
import { canonicalSolution, type Placement } from '../../model/solution.js';
import { others, type PipsPremise } from '../step.js';
import type { ToldPremises } from '../told.js';
import { cellNames, dominoName, everything, factName, factNames, regionName, stock } from './english-names.js';
import { englishTechniques } from './english-techniques.js';
import type { PipsWords } from './language.js';

export const english: PipsWords = {
  explanation: englishWords,
  techniques: englishTechniques,
  together: (told, fact) => `From ${everything(told)} it follows that ${factName(told.puzzle, fact)}.`,
  conflicts: {
    shape(told) {
      const given = givenIn(told);
      return capital(
        given === '' ? tooFewNeighbours(told) : `${cellNames(told.tiled)} cannot be covered any more${given}.`,
      );
    },
    'region-impossible': (told) =>
      `No numbers from 0 to ${told.puzzle.maxPip} fill ${regionsIn(told)}${givenIn(told)}.`,
    'domino-exhaustion'(told) {
      if (told.regions.length === 0) return cannotHoldTogether(told);
      const need = told.regions.length === 1 ? 'needs' : 'together need';
      return capital(`${regionsIn(told)} ${need} more than there is${givenIn(told)}: the tray has ${stock(told)}.`);
    },
    'empty-domain': (told) => capital(`${everything(told)} leave nothing for ${cellNames(told.tiled)}.`),
    combined: cannotHoldTogether,
  },
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
  openCells: (cells, values) => `${cellNames(cells)} ${cells.length === 1 ? 'is' : 'are'} ${list(values, 'or')}`,
  openPair: (pair) => `which domino lies on ${cellNames(pair)}`,
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
    'In the boards [ ] is what a step concludes, · what it rests on, [?] a pair that shares a domino, [×] one that does not.',
  pairs: 'share a domino',
};

function regionsIn({ puzzle, regions }: ToldPremises): string {
  return list(regions.map((region) => regionName(puzzle, region)));
}

function givenIn({ puzzle, facts }: ToldPremises): string {
  return facts.length === 0 ? '' : `, where ${factNames(puzzle, facts)}`;
}

function cannotHoldTogether(told: ToldPremises): string {
  return capital(`${everything(told)} cannot hold together.`);
}

/** Cells that have fewer neighbours than they are. */
function tooFewNeighbours({ tiled, neighbours }: ToldPremises): string {
  const cells = cellNames(tiled);
  if (tiled.length === 1 && neighbours.length === 0) return `${cells} has no neighbour to share a domino with.`;
  const inside = new Set(tiled.map(cellName));
  if (!neighbours.some((cell) => inside.has(cellName(cell)))) {
    return `${cells} have only ${count(neighbours.length, 'neighbour')} between them, ${cellNames(neighbours)}: they cannot all be covered.`;
  }
  return `${cells} cannot all be covered.`;
}

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
