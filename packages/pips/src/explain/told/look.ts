/** Where to look for a step: at most two things on the board that it starts from, nothing that gives the answer away. */
import { type JsonObject, sameCell } from '@pipwright/core';
import { lookKey, looks, type StepScene } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import type { Domino } from '../../model/domino.js';
import type { Puzzle, Region } from '../../model/puzzle.js';
import type { Solution } from '../../model/solution.js';
import { cellsOf, type PipsStep } from '../step.js';
import { across, cellsOfAll, type ToldLink, toldStep } from './index.js';
import { pairing } from './pairing.js';

/** As in a premise. */
export type LookAt = ({ readonly region: number } | { readonly cell: Cell } | { readonly domino: Domino }) & JsonObject;

const MOST = 2;

/** Never where another step of the list says to look, as long as there is something else to name. */
export const look = looks((puzzle: Puzzle, scene: StepScene<PipsStep, Solution>) => looksFor(toldStep(puzzle, scene)));

/** What one could say to look at, the best first: what a step starts from, then that beside something else it is about. */
function looksFor(told: ToldLink): readonly (readonly LookAt[])[] {
  const own = thingsOf(told);
  const concluded = cellsOfAll(told.concludes);
  const start = (own.length > 0 ? own : cellsAt(concluded)).slice(0, MOST);
  // A supposition starts where it is: nothing else is named without that.
  if (told.suppose !== undefined) {
    const onTheWay = told.chain.flatMap((link) => [
      ...link.regions.map(regionAt),
      ...cellsAt(link.cells.map(({ cell }) => cell)),
    ]);
    const around = cellsAt(cellsOf(told.suppose).flatMap((cell) => told.partners(cell)));
    const ends = [...own.slice(MOST), ...onTheWay, ...around].filter(
      (end) => lookKey([end]) !== lookKey(start.slice(0, 1)),
    );
    return [start, ...ends.map((end) => [start[0]!, end]), start.slice(0, 1)];
  }
  const answers = partnersAt(told);
  const others: readonly LookAt[] = [
    ...own.slice(MOST),
    ...cellsAt(concluded),
    ...[...told.regions, ...regionsWith(told, concluded)].map(regionAt),
    ...(answers.length > 0 ? [] : cellsAt(concluded.flatMap((cell) => told.partners(cell)))),
  ].filter((thing) => ![...start, ...answers].some((each) => lookKey([each]) === lookKey([thing])));
  const alone = [...others, ...start].map((thing) => [thing]);
  const beside = start.flatMap((thing) => others.map((other) => [thing, other]));
  return [
    start,
    ...(start.length < MOST ? [...beside, ...alone] : [...alone, ...beside]),
    ...others.flatMap((one, i) => others.slice(i + 1).map((other) => [one, other])),
  ];
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
function concludedIn(told: ToldLink): readonly Region[] {
  return regionsWith(
    told,
    told.cells.map(({ cell }) => cell),
  );
}

function regionsWith({ puzzle }: ToldLink, cells: readonly Cell[]): readonly Region[] {
  return puzzle.regions.filter((region) => cells.some((cell) => isIn(region, cell)));
}

function isIn({ cells }: Region, cell: Cell): boolean {
  return cells.some((own) => sameCell(own, cell));
}

/** The cell of each pair that has no other neighbour. */
function needy(told: ToldLink): readonly Cell[] {
  return told.edges('join').map((edge) => told.forced(edge).cell);
}

/** Which neighbour a cell pairs with is what is asked: that, and a region that only that is in. */
function partnersAt(told: ToldLink): readonly LookAt[] {
  return told.edges('join').flatMap((edge) => {
    const { cell, other } = told.forced(edge);
    const regions = regionsWith(told, [other]).filter((region) => !isIn(region, cell));
    return [...cellsAt([other]), ...regions.map(regionAt)];
  });
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
  const rare = rareAt(told);
  if (rare !== undefined) {
    const isRare = (thing: LookAt) => 'cell' in thing && isIn(rare, thing.cell as Cell);
    return [regionAt(rare), ...start.filter((thing) => !isRare(thing)).slice(0, MOST - 1)];
  }
  if (first === undefined) return region === undefined ? cellsAt(firstSeen(told)) : [regionAt(region)];
  return start.filter((each, i) => start.findIndex((other) => JSON.stringify(other) === JSON.stringify(each)) === i);
}

/** A region of one cell of the pair whose number only one domino left has: that decides which it is. */
function rareAt(told: ToldLink): Region | undefined {
  return told.puzzle.regions.find(({ cells: [cell, ...more] }) => {
    if (cell === undefined || more.length > 0 || !told.placed!.cells.some((end) => sameCell(end, cell))) return false;
    const value = told.known(cell);
    const [only, ...others] = value === undefined ? [] : told.trayWith(value);
    return only?.copies === 1 && others.length === 0;
  });
}

/** The cell from which one sees it: that with one neighbour, or that which is known, else the pair. */
function firstSeen(told: ToldLink): readonly Cell[] {
  const { edge } = told;
  if (told.technique === 'no-partner' || edge === undefined) return told.cells.map(({ cell }) => cell);
  const known = edge.filter((cell) => told.known(cell) !== undefined);
  return known.length === 1 ? [...known, across(edge, known[0]!)] : edge;
}

/** What is supposed, and the region that it touches first, then where it ends: a region, or a domino without a place. */
function supposedAt(told: ToldLink): readonly LookAt[] {
  const cells = told.suppose === undefined ? [] : cellsOf(told.suppose);
  const last = told.chain.at(-1);
  const dead = last?.cells.find((each) => last.left(each).length === 0)?.cell;
  const end = dead === undefined ? undefined : last?.regions.find((region) => isIn(region, dead));
  if (cells.length === 0) return [];
  // A pair inside one region is best seen as that.
  const region = cells.length > 1 ? told.regions.find((each) => cells.every((cell) => isIn(each, cell))) : undefined;
  const start: readonly LookAt[] = region === undefined ? cellsAt(cells.slice(0, 1)) : [regionAt(region)];
  const touched = told.chain
    .flatMap((link) => [...link.seen, link])
    .flatMap(({ regions }) => regions)
    .find((each) => each !== region && each.cells.length > 1 && cells.some((cell) => isIn(each, cell)));
  // A domino that is concluded is for the player to find.
  const isHidden = last?.technique !== 'last-home' || told.placed !== undefined;
  const [domino] = isHidden ? [] : last.dominoes;
  const ends: readonly LookAt[] = domino !== undefined ? [{ domino }] : end === undefined ? [] : [regionAt(end)];
  const next = [...(touched === undefined ? [] : [regionAt(touched)]), ...ends];
  return [...start, ...next.filter((thing) => lookKey([thing]) !== lookKey(start))];
}

/** The regions in question, then a cell beside them that matters. */
function regionsFirst(told: ToldLink): readonly LookAt[] {
  const about = told.parts.flatMap(({ region }) => region ?? []);
  const regions = about.length > 0 ? about : told.regions;
  const partners = told.seen.filter(({ technique }) => technique === 'forced-partner').flatMap(needy);
  const cell = [...partners, ...told.tiled].find((each) => !regions.some((region) => isIn(region, each)));
  return [...regions.map(regionAt), ...(cell === undefined ? [] : [{ cell }])];
}
