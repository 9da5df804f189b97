/** Which cells pair, in an order in which one sees why. */
import { sameCell } from '@pipwright/core';
import { type Cell, getAdjacent } from '../../model/cell.js';
import { type Domino, sameDomino } from '../../model/domino.js';
import type { Edge } from '../step.js';
import type { ToldLink } from './link.js';
import { across, edgeBetween, hasEnd } from './pairs.js';
import { trayOf } from './tray.js';

export function isPartner(link: ToldLink): boolean {
  return link.technique === 'forced-partner' && link.edges('join').length > 0;
}

/** A pair, and its cell that has no other partner. */
export interface Pair {
  readonly needy: Cell;
  readonly other: Cell;
  readonly edge: Edge;
}

/** Is it a pair because of others before it? */
export interface Following {
  readonly follows: boolean;
}

/** Each behind the pairs that it follows from; those that stand alone come first. */
export function inOrderOfCauses<Each extends Pair>(pairs: readonly Each[]): readonly (Each & Following)[] {
  const causes = pairs.map(({ needy }, i) =>
    pairs.slice(0, i).filter(({ edge }) => getAdjacent(needy).some((near) => hasEnd(edge, near))),
  );
  const said: Each[] = [];
  const say = (pair: Each) => {
    said.push(pair);
    for (const [i, next] of pairs.entries()) {
      const own = causes[i]!;
      if (!said.includes(next) && own.includes(pair) && own.every((each) => said.includes(each))) say(next);
    }
  };
  const roots = pairs.filter((_, i) => causes[i]!.length === 0);
  const leads = (pair: Each) => causes.some((own) => own.includes(pair));
  for (const root of [...roots.filter((pair) => !leads(pair)), ...roots.filter(leads)]) say(root);
  return said.map((pair) => ({ ...pair, follows: causes[pairs.indexOf(pair)]!.length > 0 }));
}

/** Of more pairs that lead to another, nobody sees why. */
const MOST_LEADING = 3;

/** Pairs of cells with one free neighbour each that lead to a pair, where they are few. */
export function pairsLeadingTo(told: ToldLink, edge: Edge): readonly (Pair & Following)[] {
  const leading = told.leadingTo(edge);
  if (leading === undefined || leading.length > MOST_LEADING) return [];
  return inOrderOfCauses(
    leading.map((pair, i) => {
      const isTaken = (cell: Cell) => leading.slice(0, i).some((before) => hasEnd(before, cell));
      const needy = pair.find((end) => told.partners(end).filter((near) => !isTaken(near)).length === 1) ?? pair[0];
      return { needy, other: across(pair, needy), edge: pair };
    }),
  );
}

/** Where the domino of a pair would lie otherwise: what that leaves for two other cells, which they cannot have. */
export interface Elsewhere {
  readonly half: number;
  readonly on: Cell;
  readonly edge: Edge;
  readonly needed: Domino;
  /** Not in the tray at all, or used. */
  readonly isMissing: boolean;
}

export function elsewhereFor(told: ToldLink, edge: Edge): Elsewhere | undefined {
  for (const cell of edge) {
    const value = told.known(cell);
    const others = told.partners(cell).filter((near) => !hasEnd(edge, near));
    const [near, ...more] = others;
    if (value === undefined || near === undefined || more.length > 0) continue;
    const [only, ...rest] = told.candidates(edgeBetween(cell, near)).left;
    if (only === undefined || rest.length > 0) continue;
    const pair = edgeBetween(cell, near);
    const after = told.before.plus([{ seen: [], concludes: [{ kind: 'place', domino: only, cells: pair }] }]);
    for (const end of [...getAdjacent(near), ...getAdjacent(cell)]) {
      const [last, ...free] = told.partners(end).filter((each) => !hasEnd(pair, each));
      if (hasEnd(pair, end) || last === undefined || free.length > 0) continue;
      const { left, missing, used } = told.candidates(edgeBetween(end, last), after);
      const [needed, ...alike] = [...missing, ...used];
      if (left.length > 0 || needed === undefined || alike.length > 0) continue;
      const half = only[sameCell(pair[0], near) ? 0 : 1];
      return { half, on: near, edge: edgeBetween(end, last), needed, isMissing: missing.length > 0 };
    }
  }
  return undefined;
}

/** A cell of the pair that is known, where no other domino left has its number. */
export interface Rarest {
  readonly cell: Cell;
  readonly value: number;
  /** The other cell, and the other half. */
  readonly other: Cell;
  readonly half: number;
  /** Was there ever another? */
  readonly isOnly: boolean;
}

export function rarestOf(told: ToldLink): Rarest | undefined {
  const { domino, cells } = told.placed!;
  for (const cell of cells) {
    const value = told.known(cell);
    if (value === undefined) continue;
    const [only, ...more] = told.trayWith(value);
    if (only === undefined || more.length > 0 || only.copies > 1 || !sameDomino(only.domino, domino)) continue;
    const all = trayOf(told.puzzle).filter(({ domino: each }) => each.includes(value));
    const other = across(cells, cell);
    const half = domino[sameCell(cells[0], other) ? 0 : 1];
    return { cell, value, other, half, isOnly: all.length === 1 && all[0]!.copies === 1 };
  }
  return undefined;
}

/** A pair with what makes it one. */
export interface ReasonedPair extends Pair, Following {
  /** Why a neighbour that is free is no partner, in several lengths. */
  readonly why: readonly string[];
}

interface WhyWords {
  /** Why no domino fits with other neighbours. */
  forced(link: ToldLink, edge: Edge): readonly string[];
  /** The same where that was seen on the way. */
  apart(needy: Cell, own: readonly ToldLink[]): readonly string[];
}

/**
 * All pairs of some links, each behind those that it follows from.
 * @param parted why some pairs are none
 */
export function pairsWithReasons(
  links: readonly ToldLink[],
  parted: readonly ToldLink[],
  words: WhyWords,
): readonly ReasonedPair[] {
  return inOrderOfCauses(
    links.flatMap((link) =>
      link.edges('join').map((edge) => {
        const { cell: needy, other, isForced } = link.forced(edge);
        const own = parted.filter((each) => each.edges('part').some((part) => hasEnd(part, needy)));
        const why = own.length === 0 ? words.forced(link, edge) : words.apart(needy, own);
        // Where one cannot see why, it may be left out.
        return { needy, other, edge, why: own.length === 0 && !isForced ? [...why, ''] : why };
      }),
    ),
  );
}

/** The only pair, where nothing that was told says why it is one. */
export function onlyUnseen(
  links: readonly ToldLink[],
  parted: readonly ToldLink[],
): { readonly link: ToldLink; readonly edge: Edge } | undefined {
  const [only, ...more] = links.flatMap((link) => link.edges('join').map((edge) => ({ link, edge })));
  if (only === undefined || more.length > 0 || parted.length > 0) return undefined;
  return only.link.forced(only.edge).isForced ? undefined : only;
}

/** Pairs with the same reason together. @param way which length of it */
export function byReason(
  pairs: readonly ReasonedPair[],
  way: number,
): readonly { readonly why: string; readonly pairs: readonly ReasonedPair[] }[] {
  const groups: { readonly why: string; readonly pairs: ReasonedPair[] }[] = [];
  for (const pair of pairs) {
    const why = pair.why.at(way) ?? pair.why.at(-1) ?? '';
    if (groups.at(-1)?.why === why) groups.at(-1)!.pairs.push(pair);
    else groups.push({ why, pairs: [pair] });
  }
  return groups;
}
