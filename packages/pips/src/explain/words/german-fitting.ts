/** Which dominoes fit on two cells, and that none does, in German. */
import { cellName, list } from '@pipwright/core';
import type { Variants } from '@pipwright/core/wording';
import type { Cell } from '../../model/cell.js';
import { isDouble } from '../../model/domino.js';
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
import { andAlso, behind, type Clauses, capitalised, clause, main, sentence, sentences, so } from './german-clause.js';
import {
  be,
  cellIs,
  cellIsNot,
  cellsAre,
  conclusions,
  conclusionsByCell,
  fewDominoes,
  has,
  needs,
  verb,
} from './german-facts.js';
import {
  cellNames,
  domino as dominoName,
  dominoes as dominoNames,
  noDominoes,
  one,
  oneOf,
  regionNamed,
} from './german-names.js';

/** What is said of which numbers, or of pairs that are none. */
export function fittingSaid(told: ToldLink): Variants {
  const { edge } = told;
  const parts = told.edges('part');
  if (edge === undefined || told.placed !== undefined) return sentences(conclusions(told));
  if (parts.length === 0) return numbersSaid(told, edge);
  const they: Clauses = [
    clause('sie', verb(told, 'gehören', 'könnten'), told.isSupposed ? 'nicht zusammengehören' : 'nicht zusammen'),
  ];
  return whyParted(told).flatMap((why) =>
    parts.length === 1 && why.includes(cellNames(edge))
      ? so(why, [they])
      : conclusions(told).map((then) => sentence(thus(why, then))),
  );
}

/** A reason, and what follows: what would be has a sentence of its own. */
export function thus(why: string, then: Clauses): string {
  if (why.startsWith('sonst ')) return `${main(then)}: ${capitalised(why)}`;
  return / (wäre|bräuchte|könnten?|ließen)\b/.test(why)
    ? `${why}. ${behind('Also', then)}`
    : `${why}, ${behind('also', then)}`;
}

/**
 * `auf r1c1 und r1c2 liegt`, or `das ist` of the pair that was named last.
 * @param inside `im =`, where it lies inside a region
 */
export function liesThere(told: ToldLink, edge: Edge, isNamed: boolean, inside = ''): string {
  if (isNamed) return inside === '' ? `das ${be(told)}` : `${inside} ${be(told)} das`;
  return `auf ${cellNames(edge)} ${verb(told, 'liegt', 'läge')}${inside === '' ? '' : ` ${inside}`}`;
}

/** What fits on two cells, where it is not yet one domino. */
function numbersSaid(told: ToldLink, edge: Edge): Variants {
  const region = regionInside(told, edge);
  const inside = region === undefined ? '' : regionNamed(told.puzzle, region).inside;
  const then = conclusionsByCell(told);
  const { left } = told.candidates(edge, { valuesOf: (cell) => told.sight(cell) });
  const few = fewDominoes(left);
  const isSame = region?.rule.kind === 'same';
  const lies = liesThere(told, edge, isPaired(told, edge), inside);
  const start = isSame ? `${lies} ein Pasch: ` : `${lies} `;
  const named = few === undefined ? [] : [sentence(`${start}${few}`)];
  const reasoned = few === undefined ? [] : so(`${start}${few}`, then);
  // Two numbers of one cell beside a known one say nothing that the dominoes do not say.
  const all = isSame ? [...named, ...reasoned] : left.length > 1 ? [...reasoned, ...named] : reasoned;
  const double = isSame ? so(`${inside} ${verb(told, 'passt', 'passte')} nur ein Pasch`, then) : [];
  return [...all, ...double, ...numbersLacking(told, edge).flatMap((no) => so(no, then)), ...sentences(then)];
}

/** Why two cells do not pair, without what follows. */
export function whyParted(told: ToldLink): Variants {
  const edges = told.edges('part');
  const [edge] = edges;
  if (edge === undefined) return [];
  const region = regionInside(told, edge);
  if (region?.rule.kind === 'same') return noDouble(told, edge, region);
  if (region?.rule.kind === 'different') {
    const isDoubles = told.tray.every(({ domino }) => isDouble(domino));
    const { inside } = regionNamed(told.puzzle, region);
    return [
      ...(isDoubles ? [`der Vorrat hat nur Pasche, und ${inside} ${verb(told, 'liegt', 'läge')} keiner`] : []),
      ...noneFits(told, edge).filter((text) => !/ pass/.test(text)),
      `${noDomino(told)} mit zwei verschiedenen Zahlen ${fits(told)} auf ${cellNames(edge)}`,
      `${noDomino(told)} ${fits(told)} auf ${cellNames(edge)}`,
    ];
  }
  if (edges.length > 1)
    return [
      `${noDomino(told)} ${fits(told)} ${region === undefined ? 'dorthin' : `ganz ${regionNamed(told.puzzle, region).into}`}`,
    ];
  return noneFits(told, edge, region);
}

/** Why no domino lies inside a region of equal numbers. */
function noDouble(told: ToldLink, edge: Edge, region: Region): Variants {
  const name = regionNamed(told.puzzle, region);
  const { all, left } = doublesOf(told);
  const no =
    all.length === 0 ? 'der Vorrat hat keinen' : left.length === 0 ? 'es ist keiner übrig' : 'kein übriger passt';
  const { used, missing } = told.candidates(edge, { valuesOf: (cell) => told.reckoning(cell) });
  const number = used.length + missing.length;
  const isNamed = left.length > 0 && told.edges('part').length === 1 && number > 0 && number <= 2;
  return [
    ...(isNamed ? [lackFor(told, { used, missing, taken: [] }, `einen Stein ${name.inside}`)] : []),
    `ein Stein ${name.inside} wäre ein Pasch, und ${no}`,
    left.length === 0
      ? `für ${name.acc} gibt es keinen Pasch${all.length === 0 ? '' : ' mehr'}`
      : `kein übriger Pasch passt ${name.into}`,
  ];
}

/** `kein übriger Stein`, or `kein Stein` before anything lies. */
function noDomino(told: ToldLink): string {
  return told.before.placements.length === 0 ? 'kein Stein' : 'kein übriger Stein';
}

function fits(told: ToldLink): string {
  return verb(told, 'passt', 'passte');
}

/** `es gibt keinen 3–6`, `der 1–6 liegt schon`, `der 2–2 gehört auf r1c1 und r1c2`. */
export function lackShort(told: ToldLink, { missing, used, taken }: Lacking): string {
  const lie = used.length > 1 ? verb(told, 'liegen', 'lägen') : verb(told, 'liegt', 'läge');
  return andAlso([
    ...(missing.length === 0 ? [] : [`es gibt ${noDominoes(byName(missing))}`]),
    ...(used.length === 0 ? [] : [`${dominoNames(byName(used), 'nom', 'und')} ${lie} schon`]),
    ...taken.map(
      ({ domino, cells }) => `${dominoName(domino)} ${verb(told, 'gehört', 'müsste')} auf ${cellNames(cells)}`,
    ),
  ]);
}

/** `für r1c1 und r1c2 gibt es keinen 3–6`. */
export function lackFor(told: ToldLink, lacking: Lacking, whom: string): string {
  const { missing, used, taken } = lacking;
  if (taken.length > 0) return lackShort(told, lacking);
  const there = told.isSupposed && used.length > 0 ? 'gäbe' : 'gibt';
  return `für ${whom} ${there} es ${noDominoes(byName([...missing, ...used]))}${used.length > 0 ? ' mehr' : ''}`;
}

/** Why no domino fits on two cells: which ones they would need, or which numbers no domino joins. */
export function noneFits(told: ToldLink, edge: Edge, region?: Region): Variants {
  const where = region === undefined ? '' : ` ${regionNamed(told.puzzle, region).inside}`;
  const plain = [
    `${noDomino(told)} ${fits(told)} auf ${cellNames(edge)}${where}`,
    `${noDomino(told)} ${fits(told)} auf ${cellNames(edge)}`,
  ];
  const found = lackingOn(told, edge);
  if (found === undefined) return plain;
  if (found.missing.length + found.used.length <= MOST_NAMED)
    return [lackFor(told, found, `${cellNames(edge)}${where}`), lackShort(told, found)];
  return [...unjoined(told, edge, region), ...plain];
}

/** More numbers than these are not listed. */
const MOST_LISTED = 4;

/** `kein übriger Stein verbindet eine 6 mit 1, 3 oder 4`. */
function joinsNone(told: ToldLink, values: readonly number[], others: readonly number[]): string {
  const [only, ...more] = values;
  const what = only !== undefined && more.length === 0 ? one(only) : list(values, 'oder');
  return `${noDomino(told)} ${verb(told, 'verbindet', 'verbände')} ${what} mit ${list(others, 'oder')}`;
}

/** What no domino left does: make what a sum needs, or join what the cells may be. */
function unjoined(told: ToldLink, edge: Edge, region: Region | undefined): Variants {
  const rests = region === undefined ? [] : restsFor(told, region, edge);
  const isMade = told.tray.some(({ domino: [x, y] }) => rests.includes(x + y));
  if (region !== undefined && rests.length > 0 && rests.length <= 3 && !isMade) {
    const { nom } = regionNamed(told.puzzle, region);
    const need = `${nom} ${needs(told)} von ${cellNames(edge)} ${list(rests, 'oder')}`;
    return [`${need}, und das ${verb(told, 'ergibt', 'ergäbe')} ${noDomino(told)}`];
  }
  const [x, y] = endsOf(told, edge);
  if (x.values.length > 3) return [];
  const every = onEveryDomino(told, [...x.values, ...y.values]);
  if (every !== undefined) return [`jeder übrige Stein ${has(told)} ${one(every)}`];
  const [known, ...more] = x.values;
  const others = more.length > 0 || known === undefined ? [] : onlyOthers(told, known, [y]);
  if (others.length > 0) return others;
  // Some may join them, and not suit the region.
  const isJoined = x.values.some((each) => y.values.some((other) => told.isLeft([each, other])));
  if (y.values.length > MOST_LISTED || isJoined) return [];
  const joins = joinsNone(told, x.values, y.values);
  // Of what is supposed, nothing more says which cells are meant.
  return told.isSupposed ? [`${joins} auf ${cellNames(edge)}`, joins] : [joins];
}

/** `nur der 0–6 hat eine 6, und r1c1 ist keine 0`: what dominoes with a number have beside it is not what these cells may be. */
function onlyOthers(
  told: ToldLink,
  number: number,
  near: readonly { readonly cell: Cell; readonly values: readonly number[] }[],
): Variants {
  const found = onlyOthersHave(told, number, near);
  if (found === undefined) return [];
  const { dominoes, numbers } = found;
  if (dominoes.length === 0) return [`${noDomino(told)} ${has(told)} ${one(number)}`];
  const still = told.before.placements.length === 0 ? '' : 'noch ';
  const cells = near.map(({ cell }) => cell);
  return [
    `nur ${still}${dominoNames(dominoes, 'nom', 'und')} ${has(told, dominoes.length > 1)} ${one(number)}, und ${cellIsNot(told, cells, numbers)}`,
  ];
}

/** `kein übriger Stein hat eine 2`, where that is why cells lose numbers. */
export function noDominoHas(told: ToldLink): string | undefined {
  const lost = numbersGone(told);
  return lost.length === 0 ? undefined : `${noDomino(told)} ${has(told)} ${oneOf(lost)}`;
}

/** Why a cell of a pair does not have some numbers: what no domino left has, or has beside what the other cell may be. */
export function numbersLacking(told: ToldLink, edge: Edge): Variants {
  const lost = numbersLost(told);
  if (lost.length === 0 || lost.length > 3) return [];
  const cells = told.cells.slice(0, 6).map(({ cell }) => cell);
  const plain = `mit ${oneOf(lost, 'dat')} ${fits(told)} ${noDomino(told)} auf ${cellNames(cells, { last: 'oder' })}`;
  const no = noDominoHas(told);
  if (no !== undefined) return [no];
  const [at, ...more] = cells;
  if (at === undefined || more.length > 0 || !hasEnd(edge, at)) return [plain];
  const { other, values, beside, gone, isGone } = unpairedOn(told, edge, at, lost);
  if (isGone && values.length === 1 && sizeOf(gone) <= 3)
    return [`${cellIs(told, other, values)}, und ${lackShort(told, gone)}`];
  if (isGone && sizeOf(gone) <= MOST_NAMED) return [lackShort(told, gone)];
  if (isGone && values.length <= MOST_LISTED) return [joinsNone(told, lost, values)];
  if (beside.length <= 3 && beside.every((value) => !values.includes(value))) return [cellIsNot(told, [other], beside)];
  return [plain];
}

/** Why a cell can only pair with one of its neighbours, where others are free: no domino fits there. */
export function whyForced(told: ToldLink, edge: Edge): Variants {
  const { cell, unfit, isForced } = told.forced(edge);
  const [near, ...more] = unfit;
  if (!isForced) return [`sonst ließen sich die Felder um ${cellName(cell)} nicht bedecken`];
  if (near === undefined) return [];
  if (more.length > 0) return noneBeside(told, cell, unfit);
  return noneFits(told, edgeBetween(cell, near), told.around(edgeBetween(cell, near)));
}

/** Why a cell pairs with none of these neighbours: the dominoes it would need, where they are few. */
export function noneBeside(told: ToldLink, cell: Cell, unfit: readonly Cell[]): Variants {
  const where = `${cellName(cell)} mit ${cellNames(unfit, { last: 'oder' })}`;
  const plain = `${noDomino(told)} ${fits(told)} auf ${where}`;
  const lacking = lackingBeside(told, cell, unfit);
  if (lacking === undefined) return [plain];
  if (sizeOf(lacking) <= 3) return [lackFor(told, lacking, where), lackShort(told, lacking)];
  const own = told.reckoning(cell);
  const [x, ...others] = own;
  const beside = [...new Set(unfit.flatMap((near) => told.reckoning(near)))].sort((p, q) => p - q);
  if (x === undefined || own.length > 3) return [plain];
  if (beside.length <= MOST_LISTED) {
    const joins = joinsNone(told, own, beside);
    return [...(told.isSupposed ? [`${cellIs(told, cell, own)}, und ${joins}`] : []), joins, plain];
  }
  const near = unfit.map((each) => ({ cell: each, values: told.reckoning(each) }));
  return [...(others.length > 0 ? [] : onlyOthers(told, x, near)), plain];
}

/** `r1c1 ist eine 3 und r1c2 ist 0 oder 1.`, for a question, where few numbers are left. */
export function knownOf(told: ToldLink, cells: readonly Cell[]): Variants {
  const known = cells
    .map((cell) => ({ cell, values: told.valuesOf(cell) }))
    .filter(({ values }) => values.length > 0 && values.length <= 3);
  return known.length === 0 ? [] : [sentence(cellsAre(told, known))];
}
