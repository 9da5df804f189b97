/** Which dominoes fit on two cells, and that none does, in English. */
import { cellName, list } from '@pipwright/core';
import type { Cell } from '../../model/cell.js';
import { dominoName, isDouble } from '../../model/domino.js';
import type { Region } from '../../model/puzzle.js';
import type { Edge } from '../step.js';
import { edgeBetween, hasEnd, type ToldLink } from '../told/index.js';
import {
  doublesOf,
  endsOf,
  isPaired,
  type Lacking,
  lackingBeside,
  lackingOn,
  numbersGone,
  numbersLost,
  onEveryDomino,
  onlyOthersHave,
  regionInside,
  restsFor,
  sizeOf,
  unpairedOn,
} from '../told/lacking.js';
import { MOST_NAMED } from '../told/sight.js';
import { byName } from '../told/tray.js';
import { be, conclusions, conclusionsByCell, fewDominoes, type Variants, verb } from './english-facts.js';
import { a, cellNames, dominoNames, regionName } from './english-names.js';
import { sentence, so } from './english-telling.js';

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
      left.length > 0
        ? `no double left fits inside ${name}`
        : `${all.length === 0 ? 'the tray has no double' : 'no double is left'} for ${name}`,
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
  const [x, y] = endsOf(told, edge);
  if (x.values.length > 3) return [];
  const joins = `${noDomino(told)} ${verb(told, 'joins', 'join')}`;
  // Of what is supposed, nothing more says which cells are meant.
  const where = (text: string) => (told.isSupposed ? [`${text} on ${cellNames(edge)}`, text] : [text]);
  const [known, ...more] = x.values;
  const all = onEveryDomino(told, [...x.values, ...y.values]);
  if (all !== undefined) return [`every domino left ${verb(told, 'has', 'have')} ${a(all)}`];
  const others = more.length > 0 || known === undefined ? [] : onlyOthers(told, known, [y]);
  if (others.length > 0) return others;
  // Some may join them, and not suit the region.
  const isJoined = x.values.some((one) => y.values.some((other) => told.isLeft([one, other])));
  if (y.values.length <= MOST_LISTED && !isJoined)
    return where(`${joins} ${more.length === 0 ? a(known!) : list(x.values, 'or')} with ${list(y.values, 'or')}`);
  return [];
}

/** `only the 0–6 has a 6, and r1c1 is not 0`: what dominoes with a number have beside it is not what these cells may be. */
function onlyOthers(
  told: ToldLink,
  number: number,
  near: readonly { readonly cell: Cell; readonly values: readonly number[] }[],
): Variants {
  const found = onlyOthersHave(told, number, near);
  if (found === undefined) return [];
  const { dominoes: left, numbers } = found;
  if (left.length === 0) return [`${noDomino(told)} ${verb(told, 'has', 'have')} ${a(number)}`];
  const cells = near.map(({ cell }) => cell);
  const isAll = told.before.placements.length === 0;
  const has = isAll ? (left.length > 1 ? 'have' : 'has') : `${be(told, left.length > 1)} left with`;
  const dominoes = dominoNames(left, 'and');
  const not = verb(told, cells.length > 1 ? 'are not' : 'is not', 'not be');
  return [`only ${dominoes} ${has} ${a(number)}, and ${cellNames(cells)} ${not} ${list(numbers, 'or')}`];
}

/** `no domino left has a 2`, where that is why cells lose numbers. */
export function noDominoHas(told: ToldLink): string | undefined {
  const lost = numbersGone(told);
  if (lost.length === 0) return undefined;
  return `${noDomino(told)} ${verb(told, 'has', 'have')} ${list(lost.map(a), 'or')}`;
}

/** Why a cell of a pair does not have some numbers: what no domino left has, or has beside what the other cell may be. */
export function numbersLacking(told: ToldLink, edge: Edge): Variants {
  const lost = numbersLost(told);
  if (lost.length === 0 || lost.length > 3) return [];
  const cells = told.cells.slice(0, 6).map(({ cell }) => cell);
  const plain = `${noDomino(told)} ${verb(told, 'fits', 'fit')} ${list(cells.map(cellName), 'or')} with ${list(lost.map(a), 'or')}`;
  const [at, ...more] = cells;
  const none = noDominoHas(told);
  if (none !== undefined) return [none];
  if (at === undefined || more.length > 0 || !hasEnd(edge, at)) return [plain];
  const { other, values, beside: numbers, gone, isGone } = unpairedOn(told, edge, at, lost);
  if (isGone && values.length === 1 && sizeOf(gone) <= 3)
    return [`${cellName(other)} ${be(told)} ${values[0]}, and ${lackShort(told, gone)}`];
  if (isGone && sizeOf(gone) <= MOST_NAMED) return [lackShort(told, gone)];
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
  const lacking = lackingBeside(told, cell, unfit);
  if (lacking === undefined) return [plain];
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
  return [...(others.length > 0 ? [] : onlyOthers(told, x, near)), plain];
}

/** `r1c1 is 3, r1c2 is 0 or 1.`, for a question, where few numbers are left. */
export function knownOf(told: ToldLink, cells: readonly Cell[]): Variants {
  const known = cells
    .map((cell) => ({ cell, values: told.valuesOf(cell) }))
    .filter(({ values }) => values.length > 0 && values.length <= 3);
  if (known.length === 0) return [];
  return [sentence(list(known.map(({ cell, values }) => `${cellName(cell)} is ${list(values, 'or')}`)))];
}
