/** English names for what premises and conclusions of Pips speak of: regions as the board shows them, dominoes, facts. */
import { cellName, list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import type { Domino } from '../../model/domino.js';
import type { Puzzle, Region } from '../../model/puzzle.js';
import { regionInWords, regionNamer } from '../../model/region-name.js';
import { type CellLeft, others, type PipsFact } from '../step.js';
import type { ToldPremises, ToldStep } from '../told.js';

/** Of more facts only the first are told; the record has them all. */
const TOLD_FACTS = 5;

export function cellNames(cells: readonly Cell[]): string {
  return list(cells.map(cellName));
}

export function dominoName([x, y]: Domino): string {
  return `${x}–${y}`;
}

export function regionName({ regions }: Puzzle, region: Region): string {
  return regionInWords(regionNamer(regions)(region));
}

/** What a fact says. */
export function factName({ maxPip }: Puzzle, fact: PipsFact): string {
  switch (fact.kind) {
    case 'values':
      return list(
        groupAlike(fact.cells).map(
          ([cells, values]) => `${cellNames(cells)} ${cells.length === 1 ? 'is' : 'are'} ${valuesName(maxPip, values)}`,
        ),
      );
    case 'part':
      return `no domino joins ${cellNames(fact.edge)}`;
    case 'join':
      return `${cellNames(fact.edge)} share a domino`;
    case 'place':
      return `the ${dominoName(fact.domino)} lies on ${cellNames(fact.cells)}`;
  }
}

function valuesName(maxPip: number, values: readonly number[]): string {
  const lost = others(maxPip, values);
  if (values.length > 3 && lost.length < values.length) return `not ${list(lost, 'or')}`;
  return list(values, 'or');
}

/** Facts one after another; empty where there are none. */
export function factNames(puzzle: Puzzle, facts: readonly PipsFact[]): string {
  return list(facts.map((fact) => factName(puzzle, fact)));
}

/** How many halves there are of the numbers in question. */
export function stock(told: ToldPremises): string {
  return list(
    told.values.map((value) =>
      told.halves(value) === 1 ? `only one ${value}` : count(told.halves(value), `${value}`),
    ),
  );
}

/** All premises, one after another. */
export function everything({
  puzzle,
  regions,
  values,
  dominoes,
  tiled,
  facts,
}: Pick<ToldPremises, 'puzzle' | 'regions' | 'values' | 'dominoes' | 'tiled' | 'facts'>): string {
  const parts: string[] = [];
  if (regions.length > 0) {
    const names = list(regions.map((region) => regionName(puzzle, region)));
    parts.push(`${regions.length === 1 ? 'the rule of' : 'the rules of'} ${names}`);
  }
  if (values.length > 0) parts.push(`the dominoes with ${list(values)}`);
  if (dominoes.length > 0)
    parts.push(`that ${list(dominoes.map((domino) => `the ${dominoName(domino)}`))} must be used`);
  if (tiled.length > 0) {
    const all = tiled.length > 1 && tiled.length === puzzle.cells.length;
    parts.push(`that ${all ? 'all cells' : cellNames(tiled)} must be covered`);
  }
  const more = facts.length - TOLD_FACTS;
  const told = (more > 1 ? facts.slice(0, TOLD_FACTS) : facts).map((fact) => factName(puzzle, fact));
  if (more > 1) told.push(`${more} more things known`);
  if (facts.length > 0) parts.push(`that ${list(told)}`);
  return list(parts);
}

/** What is concluded; of a cell that may still hold much, what it has lost now. */
export function conclusion(told: ToldStep): string {
  return sayConclusion(told, ['is', 'are'], ['is not', 'are not']);
}

/** The same as something that cannot be otherwise. */
export function necessity(told: ToldStep): string {
  return sayConclusion(told, ['must be', 'must be'], ['cannot be', 'cannot be']);
}

function sayConclusion(
  told: ToldStep,
  [is, are]: readonly [string, string],
  [isNot, areNot]: readonly [string, string],
): string {
  const { puzzle, concludes } = told;
  if (concludes.kind !== 'values') return factName(puzzle, concludes);
  return list(
    groupAlike(concludes.cells).map(([cells, values]) => {
      const lost = cells.map((cell) => told.before(cell).filter((value) => !values.includes(value)));
      const [first = []] = lost;
      const one = cells.length === 1;
      if (values.length > 3 && first.length > 0 && lost.every((each) => String(each) === String(first))) {
        return `${cellNames(cells)} ${one ? isNot : areNot} ${list(first, 'or')}`;
      }
      return `${cellNames(cells)} ${one ? is : are} ${list(values, 'or')}`;
    }),
  );
}

/** Cells with the same values together. */
function groupAlike(cells: readonly CellLeft[]): [Cell[], readonly number[]][] {
  const groups = new Map<string, [Cell[], readonly number[]]>();
  for (const { cell, values } of cells) {
    const group = groups.get(String(values));
    if (group === undefined) groups.set(String(values), [[cell], values]);
    else group[0].push(cell);
  }
  return [...groups.values()];
}
