/** What is concluded, in German: as it is, or as it would be where something is supposed. */
import { cellName, list } from '@pipwright/core';
import { germanNumber } from '@pipwright/core/explaining';
import type { Variants } from '@pipwright/core/wording';
import type { Cell } from '../../model/cell.js';
import type { Domino } from '../../model/domino.js';
import type { Region } from '../../model/puzzle.js';
import type { CellLeft, Edge, PipsFact } from '../step.js';
import { across, hasEnd, type ToldLink } from '../told/index.js';
import { isOneInSight, leftInSight, MOST_NAMED } from '../told/sight.js';
import { byName, carriedNumbers } from '../told/tray.js';
import type { Ways } from '../told/ways.js';
import { wholeOf } from '../told/whole.js';
import { type Clause, type Clauses, type ClauseVariants, clause, main } from './german-clause.js';
import {
  bagName,
  cellNames,
  domino as dominoName,
  dominoes as dominoNames,
  eachNamed,
  many as manyOf,
  type Named,
  neither,
  none,
  regionNamed,
} from './german-names.js';

/** `braucht`, or `bräuchte` where something is supposed. */
export function verb({ isSupposed }: Pick<ToldLink, 'isSupposed'>, is: string, would: string): string {
  return isSupposed ? would : is;
}

export function be(told: Pick<ToldLink, 'isSupposed'>, isMany = false): string {
  return isMany ? verb(told, 'sind', 'wären') : verb(told, 'ist', 'wäre');
}

export function has(told: Pick<ToldLink, 'isSupposed'>, isMany = false): string {
  return isMany ? verb(told, 'haben', 'hätten') : verb(told, 'hat', 'hätte');
}

export function needs(told: Pick<ToldLink, 'isSupposed'>, isMany = false): string {
  return isMany ? verb(told, 'brauchen', 'bräuchten') : verb(told, 'braucht', 'bräuchte');
}

export function remains(told: Pick<ToldLink, 'isSupposed'>, isMany = false): string {
  return isMany ? verb(told, 'bleiben', 'blieben') : verb(told, 'bleibt', 'bliebe');
}

/** `es gibt`, `es gäbe`. */
export function thereIs(told: Pick<ToldLink, 'isSupposed'>): string {
  return verb(told, 'es gibt', 'es gäbe');
}

/** `eine 4`, `eine 4 oder 5`; of several cells `4en`, `je eine 4 oder 5`. */
function numbersName(values: readonly number[], isMany: boolean): string {
  const [only, ...more] = values;
  if (isMany && only !== undefined && more.length === 0) return manyOf(only);
  return `${isMany ? 'je ' : ''}eine ${list(values, 'oder')}`;
}

/** `keine 5`, `weder 4 noch 5`; of several cells `keine 5en`. */
function notName(values: readonly number[], isMany: boolean): string {
  const [only, ...more] = values;
  return isMany && only !== undefined && more.length === 0 ? `keine ${manyOf(only)}` : none(values);
}

/** What is left to a cell, behind its name and "ist". */
function whatIs(left: readonly number[], lost: readonly number[], isMany: boolean): string {
  if (left.length <= MOST_NAMED || lost.length === 0 || lost.length > left.length) return numbersName(left, isMany);
  const [least, most] = [Math.min(...left), Math.max(...left)];
  if (lost.length > 1 && lost.every((value) => value > most)) return `höchstens ${most}`;
  if (lost.length > 1 && lost.every((value) => value < least)) return `mindestens ${least}`;
  return notName(lost, isMany);
}

/** `r1c1 ist eine 4 oder 5`, as it was known. */
export function cellIs(told: Pick<ToldLink, 'isSupposed'>, cell: Cell, values: readonly number[]): string {
  return cellsAre(told, [{ cell, values }]);
}

/** `r1c1 ist eine 4 und r1c2 eine 5 oder 6`, as it was known. */
export function cellsAre(told: Pick<ToldLink, 'isSupposed'>, cells: readonly CellLeft[]): string {
  const groups = new Map<string, { readonly cells: Cell[]; readonly values: readonly number[] }>();
  for (const { cell, values } of cells)
    groups.set(`${values}`, { cells: [...(groups.get(`${values}`)?.cells ?? []), cell], values });
  return main(
    [...groups.values()].map(({ cells: own, values }) =>
      clause(cellNames(own), be(told, own.length > 1), numbersName(values, own.length > 1)),
    ),
  );
}

/** `r1c1 ist keine 5`. */
export function cellIsNot(
  told: Pick<ToldLink, 'isSupposed'>,
  cells: readonly Cell[],
  values: readonly number[],
): string {
  const isMany = cells.length > 1;
  return `${cellNames(cells)} ${be(told, isMany)} ${notName(values, isMany)}`;
}

/**
 * `r1c1 und r1c2 sind 4 oder 5`.
 * @param options.isExact with every number that is not ruled out, also where one sees that it is
 */
export function valuesSaid(
  told: ToldLink,
  cells: readonly CellLeft[],
  most: number,
  { isExact = false } = {},
): Clauses {
  const groups = new Map<string, { readonly cells: Cell[]; readonly each: CellLeft }>();
  for (const each of cells) {
    const key = whatOf(told, each, { isMany: false, isExact });
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { cells: [each.cell], each });
    else group.cells.push(each.cell);
  }
  return [...groups.values()].map(({ cells: own, each }) => {
    const isMany = own.length > 1;
    if (told.left(each).length === 0) return clause(`für ${cellNames(own, { most })}`, remains(told), 'keine Zahl');
    return clause(cellNames(own, { most }), be(told, isMany), whatOf(told, each, { isMany, isExact }));
  });
}

function whatOf(
  told: ToldLink,
  each: CellLeft,
  { isMany, isExact }: { readonly isMany: boolean; readonly isExact: boolean },
): string {
  const own = told.lost(each);
  // Of what was known before, it says what it rules out.
  const lost = own.length > 0 ? own : carriedNumbers(told.puzzle).filter((value) => !each.values.includes(value));
  const isNamed = told.values.length === 0 || lost.every((value) => told.values.includes(value));
  const isFew = lost.length > 0 && lost.length < MOST_NAMED;
  if (!isExact && isNamed && isFew && isOneInSight(told, each)) return notName(lost, isMany);
  return whatIs(isExact ? told.left(each) : leftInSight(told, each), lost, isMany);
}

/** `2 + 6 oder 3 + 5`; undefined where that would be long. */
function waysName(ways: Ways): string | undefined {
  const [first] = ways;
  if (first === undefined || ways.length > MOST_NAMED || first.length > MOST_NAMED) return undefined;
  return list(
    ways.map((way) => way.join(' + ')),
    'oder',
  );
}

/** `die 9 besteht aus einer 4 und einer 5`, `die 8 geht nur als 2 + 6 oder 3 + 5`; undefined where that would be long. */
export function madeOf(told: ToldLink, { nom, isMany }: Named, ways: Ways): Clause | undefined {
  const [only, ...others] = ways;
  if (only === undefined) return undefined;
  if (others.length === 0)
    return only.length > 6
      ? undefined
      : clause(
          nom,
          isMany ? verb(told, 'bestehen', 'bestünden') : verb(told, 'besteht', 'bestünde'),
          `aus ${bagName(only, 'dat')}`,
        );
  const name = waysName(ways);
  const goes = isMany ? verb(told, 'gehen', 'gingen') : verb(told, 'geht', 'ginge');
  return name === undefined ? undefined : clause(nom, goes, `nur als ${name}`);
}

/** `ins = kommen 3en oder 5en`. */
export function filledWith(told: ToldLink, { into }: Named, numbers: readonly number[]): Clause {
  return clause(into, verb(told, 'kommen', 'kämen'), list(numbers.map(manyOf), 'oder'));
}

/** What a whole region is, where that says more than its cells one by one. */
export function regionIs(
  told: ToldLink,
  region: Region,
  cells: readonly CellLeft[],
  name: Named = regionNamed(told.puzzle, region),
): Clause | undefined {
  const whole = wholeOf(told, region, cells);
  if (whole === undefined) return undefined;
  return whole.kind === 'alike' ? filledWith(told, name, whole.numbers) : madeOf(told, name, whole.ways);
}

/** The same for all regions of a conclusion; undefined where one of them can only be told by its cells. */
function regionsAre(told: ToldLink): Clauses | undefined {
  const isSmall = told.cells.length <= 2 && told.parts.every(({ region }) => region?.rule.kind === 'same');
  if (isSmall || told.parts.length === 0) return undefined;
  const said = (name?: Named) =>
    told.parts.map(({ region, cells }) => (region === undefined ? undefined : regionIs(told, region, cells, name)));
  const all = said();
  if (all.some((each) => each === undefined)) return undefined;
  const name = eachNamed(
    told.puzzle,
    told.parts.flatMap(({ region }) => region ?? []),
  );
  const [first, ...others] = name === undefined ? [] : said(name);
  if (first !== undefined && others.every((other) => other?.rest === first.rest)) return [first];
  return all.flatMap((each) => each ?? []);
}

/** What is concluded. */
export function conclusions(told: ToldLink, options: { readonly isExact?: boolean } = {}): ClauseVariants {
  if (told.placed !== undefined) return [[placedSaid(told)]];
  const joins = told.edges('join');
  const parts = told.edges('part');
  const edges = [...pairsSaid(told, joins), ...partedSaid(told, parts)];
  const { cells } = told;
  if (cells.length === 0) return [edges];
  const whole = regionsAre(told);
  return [
    ...(whole === undefined ? [] : [[...edges, ...whole]]),
    ...[6, 3, 1].map((most) => [...edges, ...valuesSaid(told, cells, most, options)]),
  ];
}

/** The same by cells only: which is where. */
export function conclusionsByCell(told: ToldLink): ClauseVariants {
  const { cells } = told;
  return cells.length === 0 ? conclusions(told) : [6, 3, 1].map((most) => valuesSaid(told, cells, most));
}

/** The same in a few words, whatever it is: of many cells, the number that most of them lose. */
export function briefly(told: ToldLink): Clauses {
  if (told.placed !== undefined) return [placedSaid(told)];
  const [at, ...more] = told.cells;
  if (at !== undefined) {
    const losing = carriedNumbers(told.puzzle)
      .map((value) => ({ value, own: told.cells.filter((each) => told.lost(each).includes(value)) }))
      .sort((x, y) => y.own.length - x.own.length);
    const [{ value, own } = { value: 0, own: [] }] = losing;
    if (more.length === 0 || own.length < 2) return valuesSaid(told, [at], 1);
    const cells = own.map(({ cell }) => cell);
    return [clause(cellNames(cells, { most: 2 }), be(told, true), notName([value], true))];
  }
  const [edge, ...others] = [...told.edges('join'), ...told.edges('part')];
  if (edge === undefined) return [];
  const also = others.length === 0 ? '' : ` und ${morePairs(others.length)}`;
  return [clause('damit', verb(told, 'sind', 'wären'), `${cellNames(edge)}${also} geklärt`)];
}

function morePairs(number: number): string {
  return number === 1 ? 'ein weiteres Paar' : `${germanNumber(number)} weitere Paare`;
}

/** `der 4–5 kommt auf r4c1 und r5c1`. */
function placedSaid(told: ToldLink): Clause {
  const { domino, cells } = told.placed!;
  return clause(dominoName(domino), verb(told, 'kommt', 'käme'), `auf ${cellNames(cells)}`);
}

/** Where the two cells have been named. */
export function itIs(told: ToldLink): Clauses {
  return [clause('es', be(told), dominoName(told.placed!.domino))];
}

/** `r1c1 gehört zu r1c2`. */
export function belongs(told: Pick<ToldLink, 'isSupposed'>, cell: Cell, other: Cell): Clause {
  return clause(cellName(cell), verb(told, 'gehört', 'müsste'), `zu ${cellName(other)}`);
}

/** Of more pairs only the first are named. */
const MOST_PAIRS = 3;

function pairsSaid(told: ToldLink, edges: readonly Edge[]): Clauses {
  const named = edges.length > MOST_PAIRS ? edges.slice(0, MOST_PAIRS - 1) : edges;
  const more = edges.length - named.length;
  return [
    ...named.map((edge) => {
      const { cell, other } = told.forced(edge);
      return belongs(told, cell, other);
    }),
    ...(more > 0 ? [clause(morePairs(more), be(told, more > 1), 'klar')] : []),
  ];
}

function partedSaid(told: ToldLink, edges: readonly Edge[]): Clauses {
  const [first, ...others] = edges;
  if (first === undefined) return [];
  const not = verb(told, 'gehört', 'könnte');
  const end = told.isSupposed ? ' gehören' : '';
  const shared = first.find((end) => others.every((edge) => hasEnd(edge, end)));
  if (others.length > 0 && others.length <= 3 && shared !== undefined) {
    const ends = edges.map((edge) => `zu ${cellName(across(edge, shared))}`);
    return [clause(cellName(shared), not, `${neither(ends)}${end}`)];
  }
  const named = edges.length > MOST_PAIRS ? edges.slice(0, MOST_PAIRS - 1) : edges;
  const more = edges.length - named.length;
  return [
    ...named.map(([one, other], i) =>
      clause(cellName(one), not, `nicht zu ${cellName(other)}${i === named.length - 1 ? end : ''}`),
    ),
    ...(more > 0
      ? [clause(morePairs(more), more > 1 ? verb(told, 'fallen', 'fielen') : verb(told, 'fällt', 'fiele'), 'weg')]
      : []),
  ];
}

/** What is supposed: `Angenommen, …`. */
export function supposed(fact: PipsFact): Clauses {
  switch (fact.kind) {
    case 'place':
      return [clause(dominoName(fact.domino), 'liegt', `auf ${cellNames(fact.cells)}`)];
    case 'values':
      return fact.cells
        .slice(0, 3)
        .map(({ cell, values }) => clause(cellName(cell), 'ist', numbersName(values, false)));
    case 'join':
      return [belongs({ isSupposed: false }, ...fact.edge)];
    case 'part':
      return [clause(cellName(fact.edge[0]), 'gehört', `nicht zu ${cellName(fact.edge[1])}`)];
  }
}

/** What is not so, where the same was supposed. */
export function notSo(fact: PipsFact): Clauses {
  switch (fact.kind) {
    case 'place':
      return [clause(dominoName(fact.domino), 'liegt', `nicht auf ${cellNames(fact.cells)}`)];
    case 'values':
      return fact.cells.slice(0, 2).map(({ cell, values }) => clause(cellName(cell), 'ist', notName(values, false)));
    case 'join':
      return [clause(cellName(fact.edge[0]), 'gehört', `nicht zu ${cellName(fact.edge[1])}`)];
    case 'part':
      return [belongs({ isSupposed: false }, ...fact.edge)];
  }
}

/** For a hand to carry out. */
export function placing({
  domino,
  cells: [first, second],
}: Pick<Extract<PipsFact, { kind: 'place' }>, 'domino' | 'cells'>): string {
  const [x, y] = domino;
  const name = dominoName(domino, 'acc');
  if (x === y) return `Leg ${name} auf ${cellName(first)} und ${cellName(second)}.`;
  return `Leg ${name}: ${x} auf ${cellName(first)}, ${y} auf ${cellName(second)}.`;
}

/** Dominoes that fit, in a few words; undefined where they are many. */
export function fewDominoes(dominoes: readonly Domino[]): string | undefined {
  return dominoes.length > 0 && dominoes.length <= MOST_NAMED ? dominoNames(byName(dominoes)) : undefined;
}

export type { Variants };
