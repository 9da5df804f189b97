/** What is concluded, in English: as it is, or as it would be where something is supposed. */
import { cellName, list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import type { Variants } from '@pipwright/core/wording';
import type { Cell } from '../../model/cell.js';
import { type Domino, dominoName } from '../../model/domino.js';
import type { Region } from '../../model/puzzle.js';
import type { CellLeft, Edge, PipsFact } from '../step.js';
import { across, type ToldLink } from '../told/index.js';
import { isOneInSight, leftInSight, MOST_NAMED } from '../told/sight.js';
import { byName, carriedNumbers } from '../told/tray.js';
import type { Ways } from '../told/ways.js';
import { wholeOf } from '../told/whole.js';
import { bagName, cellNames, dominoNames, eachName, regionName } from './english-names.js';

export type { Variants } from '@pipwright/core/wording';

/** `needs`, or `would need`. */
export function verb({ isSupposed }: ToldLink, is: string, would: string): string {
  return isSupposed ? `would ${would}` : is;
}

export function be(told: ToldLink, many = false): string {
  return verb(told, many ? 'are' : 'is', 'be');
}

/** `r1c1 is 4, and r1c2 is 5`. */
function clauses(said: readonly string[]): string {
  const [last, ...others] = [...said].reverse();
  return others.length === 0 ? (last ?? '') : `${others.reverse().join(', ')}, and ${last}`;
}

/** What is left to a cell, behind its name. */
export function isWhat(told: ToldLink, left: readonly number[], lost: readonly number[], many = false): string {
  const is = be(told, many);
  if (left.length <= MOST_NAMED || lost.length === 0 || lost.length > left.length) return `${is} ${list(left, 'or')}`;
  const [least, most] = [Math.min(...left), Math.max(...left)];
  if (lost.length > 1 && lost.every((value) => value > most)) return `${is} at most ${most}`;
  if (lost.length > 1 && lost.every((value) => value < least)) return `${is} at least ${least}`;
  return `${verb(told, many ? 'are not' : 'is not', 'not be')} ${list(lost, 'or')}`;
}

/**
 * `r1c1 and r1c2 are 4 or 5`.
 * @param options.isExact with every number that is not ruled out, also where one sees that it is
 */
export function valuesSaid(told: ToldLink, cells: readonly CellLeft[], most: number, { isExact = false } = {}): string {
  const groups = new Map<string, { readonly cells: Cell[]; readonly each: CellLeft }>();
  const lostBy = (each: CellLeft) => {
    const lost = told.lost(each);
    // Of what was known before, it says what it rules out.
    return lost.length > 0 ? lost : carriedNumbers(told.puzzle).filter((value) => !each.values.includes(value));
  };
  const what = (each: CellLeft, many: boolean) => {
    const lost = lostBy(each);
    const isNamed = told.values.length === 0 || lost.every((value) => told.values.includes(value));
    if (!isExact && isNamed && isOneInSight(told, each) && lost.length > 0 && lost.length < MOST_NAMED)
      return `${verb(told, many ? 'are not' : 'is not', 'not be')} ${list(lost, 'or')}`;
    return isWhat(told, isExact ? told.left(each) : leftInSight(told, each), lost, many);
  };
  for (const each of cells) {
    const key = what(each, false);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { cells: [each.cell], each });
    else group.cells.push(each.cell);
  }
  const said = [...groups.values()].map(({ cells: own, each }) => {
    const left = told.left(each);
    if (left.length === 0) return `no number ${be(told)} left for ${cellNames(own, most)}`;
    return `${cellNames(own, most)} ${what(each, own.length > 1)}`;
  });
  return clauses(said);
}

/** `a 4 and a 5`, `2 + 6 or 3 + 5`; undefined where that would be long. */
export function waysName(ways: Ways): string | undefined {
  const [only, ...others] = ways;
  if (only === undefined) return undefined;
  if (others.length === 0) return only.length <= 6 ? bagName(only) : undefined;
  if (ways.length > MOST_NAMED || only.length > MOST_NAMED) return undefined;
  return list(
    ways.map((way) => way.join(' + ')),
    'or',
  );
}

/** What a whole region is, behind its name, where that says more than its cells one by one. */
export function regionIs(told: ToldLink, region: Region, cells: readonly CellLeft[]): string | undefined {
  const whole = wholeOf(told, region, cells);
  const name = whole?.kind === 'alike' ? list(whole.numbers, 'or') : waysName(whole?.ways ?? []);
  return name === undefined ? undefined : `${be(told)} ${name}`;
}

/** The same for all regions of a conclusion; undefined where one of them can only be told by its cells. */
function regionsAre(told: ToldLink): string | undefined {
  const isSmall = told.cells.length <= 2 && told.parts.every(({ region }) => region?.rule.kind === 'same');
  if (isSmall) return undefined;
  const parts = told.parts.map(({ region, cells }) => ({
    region,
    is: region === undefined ? undefined : regionIs(told, region, cells),
  }));
  if (parts.length === 0 || parts.some(({ is }) => is === undefined)) return undefined;
  const regions = parts.flatMap(({ region }) => region ?? []);
  const each = eachName(told.puzzle, regions);
  if (each !== undefined && parts.every(({ is }) => is === parts[0]!.is)) return `${each} ${parts[0]!.is}`;
  return list(parts.map(({ region, is }) => `${regionName(told.puzzle, region!)} ${is}`));
}

/** What is concluded, as a part of a sentence. */
export function conclusions(told: ToldLink, options: { readonly isExact?: boolean } = {}): Variants {
  const { placed } = told;
  if (placed !== undefined) return [placedName(told)];
  const joins = told.edges('join');
  const parts = told.edges('part');
  const edges = [
    ...(joins.length > 0 ? [pairsWith(told, joins)] : []),
    ...(parts.length > 0 ? [notPairing(told, parts)] : []),
  ];
  const { cells } = told;
  if (cells.length === 0) return [clauses(edges)];
  const whole = regionsAre(told);
  const ends = (said: string) => clauses([...edges, said]);
  return [
    ...(whole === undefined ? [] : [ends(whole)]),
    ...[6, 3, 1].map((most) => ends(valuesSaid(told, cells, most, options))),
  ];
}

/** The same by cells only: which is where. */
export function conclusionsByCell(told: ToldLink): Variants {
  const { cells } = told;
  if (cells.length === 0) return conclusions(told);
  return [valuesSaid(told, cells, 6), valuesSaid(told, cells, 3), valuesSaid(told, cells, 1)];
}

/** The same in a few words, whatever it is: of many cells, the number that most of them lose. */
export function briefly(told: ToldLink): string {
  const { placed, cells } = told;
  if (placed !== undefined) return placedName(told);
  const [at, ...more] = cells;
  if (at !== undefined) {
    const losing = carriedNumbers(told.puzzle)
      .map((value) => ({ value, own: cells.filter((each) => told.lost(each).includes(value)) }))
      .sort((x, y) => y.own.length - x.own.length);
    const [{ value, own } = { value: 0, own: [] }] = losing;
    if (more.length === 0 || own.length < 2) return valuesSaid(told, [at], 1);
    return `${cellNames(
      own.map(({ cell }) => cell),
      2,
    )} ${verb(told, 'are not', 'not be')} ${value}`;
  }
  const [edge, ...others] = [...told.edges('join'), ...told.edges('part')];
  const also = others.length === 0 ? '' : ` and ${count(others.length, 'more pair')}`;
  return edge === undefined ? '' : `that ${verb(told, 'settles', 'settle')} ${cellNames(edge)}${also}`;
}

/** `the 4–5 goes on r4c1 and r5c1`. */
function placedName(told: ToldLink): string {
  const { domino, cells } = told.placed!;
  return `the ${dominoName(domino)} ${verb(told, 'goes', 'go')} on ${cellNames(cells)}`;
}

/** Where the two cells have been named. */
export function itIs(told: ToldLink): string {
  return `${verb(told, 'it is', 'be').replace(/^would/, 'it would')} the ${dominoName(told.placed!.domino)}`;
}

/** `r1c1 pairs with r1c2, r5c3 with r5c4`. */
export function pairsWith(
  told: ToldLink,
  edges: readonly Edge[],
  verbs = verb(told, 'pairs', 'pair'),
  most = 3,
): string {
  const pairs = edges.slice(0, edges.length > most ? Math.max(1, most - 1) : most).map((edge, i) => {
    const { cell: needy, other: partner } = told.forced(edge);
    const [cell, other] = [needy, partner].map(cellName);
    return i === 0 ? `${cell} ${verbs} with ${other}` : `${cell} with ${other}`;
  });
  const more = edges.length - pairs.length;
  return [...pairs, ...(more > 0 ? [`and ${count(more, 'more pair')}`] : [])].join(', ');
}

function notPairing(told: ToldLink, edges: readonly Edge[]): string {
  const does = verb(told, 'does not', 'not');
  const [first, ...others] = edges;
  const shared = first?.find((end) => others.every((edge) => edge.some((cell) => cellName(cell) === cellName(end))));
  if (others.length > 0 && others.length <= 3 && shared !== undefined) {
    const ends = edges.map((edge) => cellName(across(edge, shared)));
    return `${cellName(shared)} ${does} pair with ${list(ends, 'or')}`;
  }
  return edges
    .slice(0, 3)
    .map((edge, i) =>
      i === 0
        ? `${cellName(edge[0])} ${does} pair with ${cellName(edge[1])}`
        : `nor ${cellNames(edge).replace('and', 'with')}`,
    )
    .join(', ')
    .concat(edges.length > 3 ? `, nor ${count(edges.length - 3, 'more pair')}` : '');
}

/** What is supposed: `Suppose …`. */
export function supposed(fact: PipsFact): string {
  switch (fact.kind) {
    case 'place':
      return `the ${dominoName(fact.domino)} is on ${cellNames(fact.cells)}`;
    case 'values':
      return list(fact.cells.slice(0, 3).map(({ cell, values }) => `${cellName(cell)} is ${list(values, 'or')}`));
    case 'join':
      return `${cellName(fact.edge[0])} pairs with ${cellName(fact.edge[1])}`;
    case 'part':
      return `${cellName(fact.edge[0])} does not pair with ${cellName(fact.edge[1])}`;
  }
}

/** For a hand to carry out. */
export function placing({
  domino,
  cells: [first, second],
}: Pick<Extract<PipsFact, { kind: 'place' }>, 'domino' | 'cells'>): string {
  const name = dominoName(domino);
  const [x, y] = domino;
  if (x === y) return `Place the ${name} on ${cellName(first)} and ${cellName(second)}.`;
  return `Place the ${name}: ${x} on ${cellName(first)}, ${y} on ${cellName(second)}.`;
}

/** Dominoes that fit, in a few words; undefined where they are many. */
export function fewDominoes(dominoes: readonly Domino[]): string | undefined {
  return dominoes.length > 0 && dominoes.length <= MOST_NAMED ? dominoNames(byName(dominoes)) : undefined;
}
