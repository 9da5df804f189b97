/** Where to look for a step: at most two things on the board that it starts from, nothing that gives the answer away. */
import { type JsonObject, sameCell } from '@pipwright/core';
import type { StepScene } from '@pipwright/core/explaining';
import type { Cell } from '../model/cell.js';
import type { Domino } from '../model/domino.js';
import type { Puzzle, Region } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { pairing } from './pairing.js';
import { cellsOf, type PipsStep } from './step.js';
import { across, cellsOfAll, type ToldLink, toldStep } from './told.js';

/** As in a premise. */
export type LookAt = ({ readonly region: number } | { readonly cell: Cell } | { readonly domino: Domino }) & JsonObject;

const MOST = 2;

export function look(puzzle: Puzzle, scene: StepScene<PipsStep, Solution>): readonly LookAt[] {
  const told = toldStep(puzzle, scene);
  const things = thingsOf(told);
  return (things.length > 0 ? things : cellsAt(cellsOfAll(told.concludes))).slice(0, MOST);
}

const regionAt = ({ index }: Region): LookAt => ({ region: index });
const cellsAt = (cells: readonly Cell[]): LookAt[] => cells.map((cell) => ({ cell }));

function thingsOf(told: ToldLink): readonly LookAt[] {
  switch (told.technique) {
    case 'forced-partner':
      return cellsAt([...told.seen, told].flatMap(needy));
    case 'only-domino':
    case 'doubles-test':
    case 'sum-pair':
      if (told.placed === undefined) return told.technique === 'only-domino' ? seenAt(told) : regionsFirst(told);
      return pairAt(told);
    case 'no-partner':
      return seenAt(told);
    case 'last-home':
      return told.placed === undefined && told.dominoes[0] !== undefined ? [{ domino: told.dominoes[0] }] : [];
    case 'counting':
      return (
        told.otherRegions.length > 0 && told.otherRegions.length <= MOST ? told.otherRegions : concludedIn(told)
      ).map(regionAt);
    case 'try-both':
    case 'looking-ahead':
      return supposedAt(told);
    case 'odd-area':
    case 'bridge':
    case 'half-supply':
    case 'last-cells':
    case 'complement': {
      const regions = concludedIn(told);
      return told.cells.length > MOST && regions.length > 0 ? regions.map(regionAt) : [];
    }
    default:
      return regionsFirst(told);
  }
}

/** Regions of the puzzle with cells of the conclusion. */
function concludedIn({ puzzle, cells }: ToldLink): readonly Region[] {
  return puzzle.regions.filter((region) => cells.some(({ cell }) => isIn(region, cell)));
}

function isIn({ cells }: Region, cell: Cell): boolean {
  return cells.some((own) => sameCell(own, cell));
}

/** The cell of each pair that has no other neighbour. */
function needy(told: ToldLink): readonly Cell[] {
  return told.edges('join').map((edge) => told.forced(edge).cell);
}

/** What is seen on the way starts in a region, or in a cell with one neighbour. */
function seenAt(told: ToldLink): readonly LookAt[] {
  const partners = cellsAt(told.seen.filter(({ technique }) => technique === 'forced-partner').flatMap(needy));
  const regions = told.seen.flatMap((seen) =>
    seen.technique === 'forced-partner' || seen.technique === 'single-cell' ? [] : seen.regions,
  );
  const start = [...regions.map(regionAt), ...partners];
  return start.length > 0 ? start : cellsAt(firstSeen(told));
}

/** Regions that lead to a pair, the cell that has no other neighbour, regions that leave one domino; else the pair. */
function pairAt(told: ToldLink): readonly LookAt[] {
  const { lead, exclusions } = pairing(told);
  const start = [...lead, ...exclusions].flatMap((link): readonly LookAt[] => {
    if (link.edges('join').length > 0) return cellsAt(needy(link));
    return link.regions.filter(({ cells }) => cells.length > 1).map(regionAt);
  });
  const [first] = start;
  const region = first === undefined ? told.around(told.placed!.cells) : undefined;
  if (first === undefined) return region === undefined ? cellsAt(firstSeen(told)) : [regionAt(region)];
  return start.filter((each, i) => start.findIndex((other) => JSON.stringify(other) === JSON.stringify(each)) === i);
}

/** The cell from which one sees it: that with one neighbour, or that which is known, else the pair. */
function firstSeen(told: ToldLink): readonly Cell[] {
  const { edge } = told;
  if (told.technique === 'no-partner' || edge === undefined) return told.cells.map(({ cell }) => cell);
  const known = edge.filter((cell) => told.known(cell) !== undefined);
  return known.length === 1 ? [...known, across(edge, known[0]!)] : edge;
}

/** What is supposed, and the region where that ends. */
function supposedAt(told: ToldLink): readonly LookAt[] {
  const cells = told.suppose === undefined ? [] : cellsOf(told.suppose);
  const last = told.chain.at(-1);
  const dead = last?.cells.find((each) => last.left(each).length === 0)?.cell;
  const end = dead === undefined ? undefined : last?.regions.find((region) => isIn(region, dead));
  if (cells.length === 0) return [];
  // A pair inside one region is best seen as that.
  const region = cells.length > 1 ? told.regions.find((each) => cells.every((cell) => isIn(each, cell))) : undefined;
  const start: readonly LookAt[] = region === undefined ? cellsAt(cells.slice(0, 1)) : [regionAt(region)];
  return end === undefined || end === region ? start : [...start, regionAt(end)];
}

/** The regions in question, then a cell beside them that matters. */
function regionsFirst(told: ToldLink): readonly LookAt[] {
  const about = told.parts.flatMap(({ region }) => region ?? []);
  const regions = about.length > 0 ? about : told.regions;
  const partners = told.seen.filter(({ technique }) => technique === 'forced-partner').flatMap(needy);
  const cell = [...partners, ...told.tiled].find((each) => !regions.some((region) => isIn(region, each)));
  return [...regions.map(regionAt), ...(cell === undefined ? [] : [{ cell }])];
}
