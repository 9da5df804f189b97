/** Which cells pair, and why, in English. */
import { cellName, list } from '@pipwright/core';
import type { Cell } from '../../model/cell.js';
import { dominoName } from '../../model/domino.js';
import type { Edge } from '../step.js';
import { across, type Candidates, hasEnd, samePair, type ToldLink } from '../told/index.js';
import {
  byReason,
  elsewhereFor,
  onlyUnseen,
  type Pair,
  pairsLeadingTo,
  pairsWithReasons,
  type ReasonedPair,
  rarestOf,
} from '../told/partners.js';
import { MOST_NAMED } from '../told/sight.js';
import { be, isWhat, type Variants } from './english-facts.js';
import { noneBeside, thus, whyForced, whyParted } from './english-fitting.js';
import { a, cellNames } from './english-names.js';
import { sentence } from './english-telling.js';

interface Around {
  /** Why some pairs are none. */
  readonly parted: readonly ToldLink[];
  /** The cell that was spoken of last. */
  readonly named?: string | undefined;
  /** What fits, where one of the pairs is the one in question. */
  readonly candidates?: Candidates;
}

/** `r3c2 can only pair with r3c1`, with what leads to it. */
export function partnersSaid(
  told: ToldLink,
  links: readonly ToldLink[],
  { parted, named, candidates }: Around,
): Variants {
  const unseen = onlyUnseen(links, parted);
  const reasons = unseen === undefined ? [] : pairSaid(unseen.link, unseen.edge);
  if (reasons.length > 0) return reasons;
  const pairs = pairsWithReasons(links, parted, {
    forced: whyForced,
    apart: (needy, own) => whyApart(told, needy, own),
  });
  const which = contextOf(told, pairs.at(-1), candidates);
  const plain = pairsSaid(told, pairs, named);
  if (pairs.every(({ why }) => why.length === 0)) return [sentence(`${plain}${which}`), sentence(plain)];
  const reasoned = (way: number) => reasonedPairs(told, pairs, named, way);
  return [0, 1, -1].map((way) => sentence(`${reasoned(way)}${which}`));
}

/** Why two cells pair, where nothing that was told says it. */
export function pairSaid(told: ToldLink, edge: Edge): Variants {
  const { cell: needy, other, isForced } = told.forced(edge);
  const pairs = `${cellName(needy)} ${told.isSupposed ? 'would pair' : 'pairs'} with ${cellName(other)}`;
  if (isForced) {
    const whys = whyForced(told, edge);
    if (whys.length > 0) return whys.map((why) => sentence(`${why}${thus(why)}${pairs}`));
  }
  const leading = pairsLeadingTo(told, edge);
  if (leading.length > 0)
    return [
      sentence(
        pairsSaid(
          told,
          leading.map((pair) => ({ ...pair, why: [] })),
          undefined,
        ),
      ),
    ];
  return otherwiseSaid(told, edge).map((why) => sentence(`${why}${thus(why)}${pairs}`));
}

/** `with the 4 on r2c4, r3c3 and r3c4 would need the 0–0, and there is none`: where the domino would lie otherwise. */
function otherwiseSaid(told: ToldLink, edge: Edge): Variants {
  const found = elsewhereFor(told, edge);
  if (found === undefined) return [];
  const { half, on, edge: pair, needed, isMissing } = found;
  const would = `${cellNames(pair)} would need the ${dominoName(needed)}`;
  return [`with the ${half} on ${cellName(on)}, ${would}, and ${isMissing ? 'there is none' : 'it is used'}`];
}

/** Why some neighbours of a cell are no partners, where that was seen on the way. */
export function whyApart(told: ToldLink, needy: Cell, own: readonly ToldLink[]): Variants {
  const [one, ...more] = own;
  if (one !== undefined && more.length === 0) return whyParted(one);
  const ends = own
    .flatMap((each) => each.edges('part'))
    .filter((edge) => hasEnd(edge, needy))
    .map((edge) => across(edge, needy));
  return noneBeside(told, needy, ends);
}

/** Pairs with the same reason are told together. */
function reasonedPairs(told: ToldLink, pairs: readonly ReasonedPair[], named: string | undefined, way: number): string {
  return byReason(pairs, way)
    .map(({ why, pairs: own }, i) => {
      if (why === '') return pairsSaid(told, own, i === 0 ? named : undefined);
      const does = own.map(({ needy, other }, j) => {
        const pairs = j === 0 ? ` ${told.isSupposed ? 'would pair' : 'pairs'}` : '';
        return `${cellName(needy)}${pairs} with ${cellName(other)}`;
      });
      return `${why}${thus(why)}${list(does)}`;
    })
    .join('. ');
}

/** One pair after others: whether it follows from these, or stands beside them. */
function pairsSaid(told: ToldLink, pairs: readonly ReasonedPair[], named: string | undefined): string {
  const can = told.isSupposed ? 'could only pair' : 'can only pair';
  const does = told.isSupposed ? 'would pair' : 'pairs';
  return pairs
    .map(({ needy, other, why, follows }, i) => {
      const subject = named === cellName(needy) && i === 0 ? 'it' : cellName(needy);
      // Where neighbours are free, that it can only pair with one needs a reason.
      const only = `${subject} ${why.length === 0 ? can : does} with ${cellName(other)}`;
      if (i === 0) return only;
      if (follows) {
        const [isNext, isLast] = [pairs[i - 1]!.follows, !pairs[i + 1]?.follows];
        const then = isNext ? `${isLast ? ' and so' : ','} ${cellName(needy)}` : `, so ${cellName(needy)} ${does}`;
        return `${then} with ${cellName(other)}`;
      }
      return pairs[i - 1]!.follows ? `. ${only}` : `, ${cellName(needy)} with ${cellName(other)}`;
    })
    .join('');
}

/** `, which is 4 or 5`, of the cell at the end where that is not to be seen. */
function contextOf(told: ToldLink, pair: Pair | undefined, candidates: Candidates | undefined): string {
  if (pair === undefined) return '';
  const { needy, other, edge } = pair;
  if (candidates === undefined || !samePair(told.placed?.cells, edge) || candidates.left.length > 1) return '';
  const values = told.valuesOf(other);
  if (
    told.known(needy) === undefined ||
    values.length < 2 ||
    values.length > MOST_NAMED ||
    rarestOf(told) !== undefined
  )
    return '';
  return `, which ${isWhat(told, values, [])}`;
}

/** `The 2–5 is the last domino with a 5`, where a cell is known and no other domino has its number. */
export function rarest(
  told: ToldLink,
): { readonly cell: string; readonly text: string; readonly unnamed: string } | undefined {
  const found = rarestOf(told);
  if (found === undefined) return undefined;
  const { cell, value, other, half, isOnly } = found;
  const name = `the ${dominoName(told.placed!.domino)}`;
  const then = told.isSupposed ? `: ${cellName(other)} would be ${half}` : '';
  const is = `${cellName(cell)} is ${value}`;
  if (isOnly)
    return { cell: is, text: `only ${name} has ${a(value)}${then}`, unnamed: `only one domino has ${a(value)}` };
  return {
    cell: is,
    text: `${name} ${be(told)} the last domino with ${a(value)}${then}`,
    unnamed: `only one domino with ${a(value)} is left`,
  };
}
