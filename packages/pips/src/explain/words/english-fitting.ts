/** Which dominoes fit on two cells, and that none does, in English. */
import { cellName, list } from '@pipwright/core';
import type { Cell } from '../../model/cell.js';
import { type Domino, dominoName, isDouble, sameDomino } from '../../model/domino.js';
import type { Region } from '../../model/puzzle.js';
import type { Placement } from '../../model/solution.js';
import type { Edge } from '../step.js';
import { across, edgeBetween, hasEnd, type ToldLink } from '../told/index.js';
import { carriedNumbers, trayOf } from '../told/tray.js';
import { sumsOf } from '../told/ways.js';
import {
  be,
  byName,
  conclusions,
  conclusionsByCell,
  fewDominoes,
  MOST_NAMED,
  type Variants,
  verb,
} from './english-facts.js';
import { a, cellNames, dominoNames, regionName } from './english-names.js';
import { sentence, so } from './english-telling.js';

/** Are the two cells the pair that was named last, of what is seen on the way? */
function isPaired(told: ToldLink, edge: Edge): boolean {
  const last = told.seen.flatMap((seen) => seen.edges('join')).at(-1);
  return last !== undefined && cellNames(last) === cellNames(edge);
}

/** The region that a domino would lie inside, where the premises name it. */
export function regionInside(told: ToldLink, edge: Edge): Region | undefined {
  const isInside = told.technique === 'doubles-test' || told.technique === 'sum-pair';
  return isInside ? (told.around(edge) ?? told.regions[0]) : undefined;
}

/** Doubles that are there at all, and those that are left. */
export function doublesOf(told: ToldLink): { readonly all: readonly Domino[]; readonly left: readonly Domino[] } {
  const doubles = (tray: readonly { readonly domino: Domino }[]) =>
    tray.map(({ domino }) => domino).filter((domino) => isDouble(domino));
  return { all: doubles(trayOf(told.puzzle)), left: doubles(told.tray) };
}

/** What is said of which numbers, or of pairs that are none. */
export function fittingSaid(told: ToldLink): Variants {
  const { edge } = told;
  if (edge === undefined || told.placed !== undefined) return conclusions(told).map(sentence);
  if (told.edges('part').length > 0) {
    const they = told.edges('part').length === 1 ? [`they ${told.isSupposed ? 'would' : 'do'} not pair`] : [];
    return whyParted(told).flatMap((why) => {
      const isNamed = they.length > 0 && why.includes(cellNames(edge));
      return isNamed ? so(why, they) : so(why, conclusions(told), thus(why));
    });
  }
  return numbersSaid(told, edge);
}

/** Between a reason and what follows: what would be has a sentence of its own. */
export function thus(why: string): string {
  return / would /.test(why) ? '. So ' : ', so ';
}

/** What fits on two cells, where it is not yet one domino. */
function numbersSaid(told: ToldLink, edge: Edge): Variants {
  const region = regionInside(told, edge);
  const name = region === undefined ? '' : regionName(told.puzzle, region);
  const then = conclusionsByCell(told);
  const { left } = told.candidates(edge, { valuesOf: (cell) => told.sight(cell) });
  const few = fewDominoes(left);
  const isSame = region?.rule.kind === 'same';
  const where = region === undefined ? '' : `inside ${name}`;
  const are = isPaired(told, edge) ? be(told) : be(told, true);
  const pair = isPaired(told, edge) ? 'that' : cellNames(edge);
  const what = isSame ? `${pair} ${are} a double: ` : `${pair} ${are} `;
  const start = where === '' ? what : isPaired(told, edge) ? `${where} ${what}` : `${where}, ${what}`;
  // Two numbers of one cell beside a known one say nothing that the dominoes do not say.
  const isSaid = few !== undefined && left.length > 1;
  const named = few === undefined ? [] : [sentence(`${start}${few}`)];
  const [at, ...more] = told.cells;
  const isMany = at !== undefined && more.length === 0 && told.left(at).length > 3;
  const lacking = numbersLacking(told, edge).flatMap((none) =>
    isMany || told.cells.length > 2 ? so(none, then, thus(none)) : so(none, then),
  );
  const double = isSame ? so(`inside ${name} only a double ${verb(told, 'fits', 'fit')}`, then) : [];
  const named2 = few === undefined ? [] : so(`${start}${few}`, then);
  const all = isSame ? [...named, ...named2] : isSaid ? [...named2, ...named] : named2;
  return [...all, ...double, ...lacking, ...then.map(sentence)];
}

/** Why two cells do not pair, without what follows. */
export function whyParted(told: ToldLink): Variants {
  const edges = told.edges('part');
  const [edge] = edges;
  if (edge === undefined) return [];
  const region = regionInside(told, edge);
  const name = region === undefined ? '' : regionName(told.puzzle, region);
  if (region?.rule.kind === 'same') {
    const { all, left } = doublesOf(told);
    const none = all.length === 0 ? 'the tray has none' : left.length === 0 ? 'none is left' : 'none left fits';
    const { used, missing } = told.candidates(edge, { valuesOf: (cell) => told.reckoning(cell) });
    const isNamed =
      left.length > 0 && edges.length === 1 && used.length + missing.length > 0 && used.length + missing.length <= 2;
    return [
      ...(isNamed ? [lackFor(told, { used, missing, taken: [] }, `a domino inside ${name}`)] : []),
      `a domino inside ${name} would be a double, and ${none}`,
      `no double ${left.length === 0 ? 'is left' : 'left fits'} inside ${name}`,
    ];
  }
  if (region?.rule.kind === 'different')
    return [
      ...(told.tray.every(({ domino }) => isDouble(domino))
        ? [`the tray has only doubles, and none ${verb(told, 'lies', 'lie')} inside ${name}`]
        : []),
      ...noneFits(told, edge).filter((text) => !text.includes(' fit')),
      `${noDomino(told)} with two different numbers fits on ${cellNames(edge)}`,
      `${noDomino(told)} fits on ${cellNames(edge)}`,
    ];
  if (edges.length > 1) return [`${noDomino(told)} fits ${region === undefined ? 'there' : `inside ${name}`}`];
  return noneFits(told, edge, region);
}

/** `no domino left`, or `no domino` before anything lies. */
function noDomino(told: ToldLink): string {
  return told.before.placements.length === 0 ? 'no domino' : 'no domino left';
}

/** The dominoes that would do, and where they are. */
interface Lacking {
  readonly missing: readonly Domino[];
  readonly used: readonly Domino[];
  /** Those that other pairs must be. */
  readonly taken: readonly Placement[];
}

/** `there is no 3–6`, `the 1–6 is used`, `the 2–2 is on r1c1 and r1c2`. */
export function lackShort(told: ToldLink, { missing, used, taken }: Lacking): string {
  return list([
    ...(missing.length === 0 ? [] : [`there is no ${list(byName(missing).map(dominoName), 'or')}`]),
    ...(used.length === 0 ? [] : [`${dominoNames(byName(used), 'and')} ${be(told, used.length > 1)} used`]),
    ...taken.map(({ domino, cells }) => `the ${dominoName(domino)} ${be(told)} on ${cellNames(cells)}`),
  ]);
}

/** `there is no 3–6 for r1c1 and r1c2`. */
function lackFor(told: ToldLink, lacking: Lacking, whom: string): string {
  const { missing, used, taken } = lacking;
  if (taken.length > 0) return lackShort(told, lacking);
  const is = told.isSupposed && used.length > 0 ? 'would be' : 'is';
  const gone = byName([...missing, ...used]).map(dominoName);
  return `there ${is} no ${list(gone, 'or')}${used.length > 0 ? ' left' : ''} for ${whom}`;
}

/** What two cells would need and cannot have, by what was told or by what one sees: the fewest. */
function lackingOn(told: ToldLink, edge: Edge): Lacking | undefined {
  const all = [
    told.candidates(edge),
    told.candidates(edge, { valuesOf: (cell) => told.sight(cell) }),
    told.candidates(edge, { valuesOf: (cell) => told.reckoning(cell) }),
  ];
  const beside = told.takenBeside(edge);
  const [fewest] = all
    .flatMap(({ left, used, missing }): readonly Lacking[] => {
      const taken = beside.filter(({ domino }) => left.some((each) => sameDomino(each, domino)));
      return taken.length < left.length ? [] : [{ used, missing, taken }];
    })
    .filter((each) => sizeOf(each) > 0)
    .sort((x, y) => sizeOf(x) - sizeOf(y));
  return fewest;
}

function sizeOf({ missing, used, taken }: Lacking): number {
  return missing.length + used.length + taken.length;
}

/** Why no domino fits on two cells: which ones they would need, or which numbers no domino joins. */
export function noneFits(told: ToldLink, edge: Edge, region?: Region): Variants {
  const name = region === undefined ? '' : regionName(told.puzzle, region);
  const where = region === undefined ? '' : ` inside ${name}`;
  const plain = [
    `${noDomino(told)} ${verb(told, 'fits', 'fit')} on ${cellNames(edge)}${where}`,
    `${noDomino(told)} ${verb(told, 'fits', 'fit')} on ${cellNames(edge)}`,
  ];
  const found = lackingOn(told, edge);
  if (found === undefined) return plain;
  const gone = byName([...found.missing, ...found.used]);
  if (gone.length <= MOST_NAMED) return [lackFor(told, found, `${cellNames(edge)}${where}`), lackShort(told, found)];
  return [...unjoined(told, edge, region), ...plain];
}

/** More numbers than these are not listed. */
const MOST_LISTED = 4;

/** `no domino left joins a 6 with 1, 3 or 4`; `no domino left makes 7`; `only the 0–6 has a 6, and r1c1 is not 0`. */
function unjoined(told: ToldLink, edge: Edge, region: Region | undefined): Variants {
  const rests = region === undefined ? [] : restsFor(told, region, edge);
  const makes = told.tray.some(({ domino: [x, y] }) => rests.includes(x + y));
  if (region !== undefined && rests.length > 0 && rests.length <= 3 && !makes)
    return [
      `${regionName(told.puzzle, region)} ${verb(told, 'needs', 'need')} ${list(rests, 'or')} from ${cellNames(edge)}, and ${noDomino(told)} ${verb(told, 'makes', 'make')} that`,
    ];
  const isFound = told.candidates(edge, { valuesOf: (cell) => told.sight(cell) }).left.length === 0;
  const ends = edge
    .map((cell) => ({ cell, values: isFound ? told.sight(cell) : told.reckoning(cell) }))
    .sort((one, other) => one.values.length - other.values.length);
  const [x, y] = ends;
  if (x === undefined || y === undefined || x.values.length > 3) return [];
  const joins = `${noDomino(told)} ${verb(told, 'joins', 'join')}`;
  // Of what is supposed, nothing more says which cells are meant.
  const where = (text: string) => (told.isSupposed ? [`${text} on ${cellNames(edge)}`, text] : [text]);
  const [known, ...more] = x.values;
  const both = [...x.values, ...y.values];
  const all = carriedNumbers(told.puzzle).find(
    (value) => !both.includes(value) && told.tray.every(({ domino }) => domino.includes(value)),
  );
  if (all !== undefined) return [`every domino left ${verb(told, 'has', 'have')} ${a(all)}`];
  const others = more.length > 0 || known === undefined ? [] : onlyOthersHave(told, known, [y]);
  if (others.length > 0) return others;
  // Some may join them, and not suit the region.
  const isJoined = x.values.some((one) => y.values.some((other) => told.isLeft([one, other])));
  if (y.values.length <= MOST_LISTED && !isJoined)
    return where(`${joins} ${more.length === 0 ? a(known!) : list(x.values, 'or')} with ${list(y.values, 'or')}`);
  return [];
}

/** `only the 0–6 has a 6, and r1c1 is not 0`: what dominoes with a number have beside it is not what these cells may be. */
function onlyOthersHave(
  told: ToldLink,
  number: number,
  near: readonly { readonly cell: Cell; readonly values: readonly number[] }[],
): Variants {
  const left = told.trayWith(number);
  if (left.length === 0) return [`${noDomino(told)} ${verb(told, 'has', 'have')} ${a(number)}`];
  const numbers = left.map(({ domino: [x, y] }) => (x === number ? y : x)).sort((x, y) => x - y);
  const isOut = near.every(({ values }) => !numbers.some((value) => values.includes(value)));
  if (left.length > 2 || !isOut) return [];
  const cells = near.map(({ cell }) => cell);
  const isAll = told.before.placements.length === 0;
  const has = isAll ? (left.length > 1 ? 'have' : 'has') : `${be(told, left.length > 1)} left with`;
  const dominoes = dominoNames(byName(left.map(({ domino }) => domino)), 'and');
  const not = verb(told, cells.length > 1 ? 'are not' : 'is not', 'not be');
  return [`only ${dominoes} ${has} ${a(number)}, and ${cellNames(cells)} ${not} ${list(numbers, 'or')}`];
}

/** What a sum needs of two of its cells, by what the others can be. */
function restsFor(told: ToldLink, { rule, cells }: Region, edge: Edge): readonly number[] {
  if (rule.kind !== 'sum' || rule.op !== '=') return [];
  const others = cells.filter((cell) => !hasEnd(edge, cell));
  return sumsOf(others.map((cell) => told.reckoning(cell)))
    .map((sum) => rule.target - sum)
    .filter((rest) => rest >= 0)
    .sort((x, y) => x - y);
}

/** `no domino left has a 2`, where that is why cells lose numbers. */
export function noDominoHas(told: ToldLink): string | undefined {
  const lost = [...new Set(told.cells.flatMap((cell) => told.lost(cell)))].sort((x, y) => x - y);
  if (lost.length === 0 || lost.length > 3 || told.edges('part').length > 0 || told.placed !== undefined)
    return undefined;
  if (lost.some((value) => told.trayWith(value).length > 0)) return undefined;
  return `${noDomino(told)} ${verb(told, 'has', 'have')} ${list(lost.map(a), 'or')}`;
}

/** Why a cell of a pair does not have some numbers: what no domino left has, or has beside what the other cell may be. */
export function numbersLacking(told: ToldLink, edge: Edge): Variants {
  const lost = [...new Set(told.cells.flatMap((cell) => told.lost(cell)))].sort((x, y) => x - y);
  if (lost.length === 0 || lost.length > 3) return [];
  const cells = told.cells.slice(0, 6).map(({ cell }) => cell);
  const plain = `${noDomino(told)} ${verb(told, 'fits', 'fit')} ${list(cells.map(cellName), 'or')} with ${list(lost.map(a), 'or')}`;
  const [at, ...more] = cells;
  const none = noDominoHas(told);
  if (none !== undefined) return [none];
  if (at === undefined || more.length > 0 || !hasEnd(edge, at)) return [plain];
  const other = across(edge, at);
  const values = told.reckoning(other);
  const beside = lost.flatMap((value) => told.trayWith(value).map(({ domino: [x, y] }) => (x === value ? y : x)));
  const numbers = [...new Set(beside)].sort((x, y) => x - y);
  const pairs = lost.flatMap((x) => values.map((y): Domino => [x, y]));
  const gone = pairs.filter((domino, i) => pairs.findIndex((each) => sameDomino(each, domino)) === i);
  const isGone = gone.every((domino) => !told.isLeft(domino));
  const isThere = (domino: Domino) => trayOf(told.puzzle).some((each) => sameDomino(each.domino, domino));
  const sorts = { used: gone.filter(isThere), missing: gone.filter((domino) => !isThere(domino)), taken: [] };
  if (isGone && values.length === 1 && gone.length <= 3)
    return [`${cellName(other)} ${be(told)} ${values[0]}, and ${lackShort(told, sorts)}`];
  if (isGone && gone.length <= MOST_NAMED) return [lackShort(told, sorts)];
  if (isGone && values.length <= MOST_LISTED)
    return [
      `${noDomino(told)} ${verb(told, 'joins', 'join')} ${lost.length === 1 ? a(lost[0]!) : list(lost, 'or')} with ${list(values, 'or')}`,
    ];
  if (numbers.length <= 3 && numbers.every((value) => !values.includes(value)))
    return [`${cellName(other)} ${verb(told, 'is not', 'not be')} ${list(numbers, 'or')}`];
  return [plain];
}

/** Why a cell can only pair with one of its neighbours, where others are free: no domino fits there. */
export function whyForced(told: ToldLink, edge: Edge): Variants {
  const { cell, unfit, isForced } = told.forced(edge);
  const [near, ...more] = unfit;
  if (!isForced) return [`the cells around ${cellName(cell)} could not be covered otherwise`];
  if (near === undefined) return [];
  if (more.length > 0) return noneBeside(told, cell, unfit);
  return noneFits(told, edgeBetween(cell, near), told.around(edgeBetween(cell, near)));
}

/** Why a cell pairs with none of these neighbours: the dominoes it would need, where they are few. */
export function noneBeside(told: ToldLink, cell: Cell, unfit: readonly Cell[]): Variants {
  const plain = `${noDomino(told)} ${verb(told, 'fits', 'fit')} on ${cellName(cell)} with ${list(unfit.map(cellName), 'or')}`;
  const all = unfit.map((near) => lackingOn(told, edgeBetween(cell, near)));
  if (all.some((each) => each === undefined)) return [plain];
  const once = (dominoes: readonly Domino[]) =>
    byName(dominoes.filter((domino, i) => dominoes.findIndex((other) => sameDomino(other, domino)) === i));
  const lacking: Lacking = {
    used: once(all.flatMap((each) => each?.used ?? [])),
    missing: once(all.flatMap((each) => each?.missing ?? [])),
    taken: all[0]?.taken ?? [],
  };
  if (sizeOf(lacking) <= 3)
    return [
      lackFor(told, lacking, `${cellName(cell)} with ${list(unfit.map(cellName), 'or')}`),
      lackShort(told, lacking),
    ];
  const own = told.reckoning(cell);
  const [x, ...others] = own;
  const beside = [...new Set(unfit.flatMap((near) => told.reckoning(near)))].sort((one, other) => one - other);
  if (x === undefined || own.length > 3) return [plain];
  if (beside.length <= MOST_LISTED) {
    const joins = `${noDomino(told)} ${verb(told, 'joins', 'join')}`;
    const what = others.length === 0 ? a(x) : list(own, 'or');
    return [
      ...(told.isSupposed
        ? [`${cellName(cell)} would be ${list(own, 'or')}, and ${joins} that with ${list(beside, 'or')}`]
        : []),
      `${joins} ${what} with ${list(beside, 'or')}`,
      plain,
    ];
  }
  const near = unfit.map((each) => ({ cell: each, values: told.reckoning(each) }));
  return [...(others.length > 0 ? [] : onlyOthersHave(told, x, near)), plain];
}

/** `r1c1 is 3, r1c2 is 0 or 1.`, for a question, where few numbers are left. */
export function knownOf(told: ToldLink, cells: readonly Cell[]): Variants {
  const known = cells
    .map((cell) => ({ cell, values: told.valuesOf(cell) }))
    .filter(({ values }) => values.length > 0 && values.length <= 3);
  if (known.length === 0) return [];
  return [sentence(list(known.map(({ cell, values }) => `${cellName(cell)} is ${list(values, 'or')}`)))];
}
