/** Which cells pair, and why, in German. */
import { cellName, list } from '@pipwright/core';
import type { Variants } from '@pipwright/core/wording';
import type { Cell } from '../../model/cell.js';
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
import { behind, main, sentence } from './german-clause.js';
import { be, belongs, cellIs, has, verb } from './german-facts.js';
import { noneBeside, thus, whyForced, whyParted } from './german-fitting.js';
import { cellNames, domino as dominoName, one } from './german-names.js';

interface Around {
  /** Why some pairs are none. */
  readonly parted: readonly ToldLink[];
  /** What fits, where one of the pairs is the one in question. */
  readonly candidates?: Candidates;
}

/** `r3c2 kann nur zu r3c1 gehören`, with what leads to it. */
export function partnersSaid(told: ToldLink, links: readonly ToldLink[], { parted, candidates }: Around): Variants {
  const unseen = onlyUnseen(links, parted);
  const reasons = unseen === undefined ? [] : pairSaid(unseen.link, unseen.edge);
  if (reasons.length > 0) return reasons;
  const pairs = pairsWithReasons(links, parted, {
    forced: whyForced,
    apart: (needy, own) => whyApart(told, needy, own),
  });
  const which = contextOf(told, pairs.at(-1), candidates);
  if (pairs.every(({ why }) => why.length === 0)) {
    const plain = pairsSaid(told, pairs);
    return [sentence(`${plain}${which}`), sentence(plain)];
  }
  return [0, 1, -1].map((way) => sentence(`${reasonedPairs(told, pairs, way)}${which}`));
}

/** Why two cells pair, where nothing that was told says it. */
export function pairSaid(told: ToldLink, edge: Edge): Variants {
  const { cell, other, isForced } = told.forced(edge);
  const pair = [belongs(told, cell, other)];
  const whys = isForced ? whyForced(told, edge) : [];
  if (whys.length > 0) return whys.map((why) => sentence(thus(why, pair)));
  const leading = pairsLeadingTo(told, edge);
  if (leading.length > 0)
    return [
      sentence(
        pairsSaid(
          told,
          leading.map((each) => ({ ...each, why: [] })),
        ),
      ),
    ];
  const found = elsewhereFor(told, edge);
  if (found === undefined) return [];
  const none = found.isMissing ? 'den gibt es nicht' : 'der liegt schon';
  const would = `${cellNames(found.edge)} ${dominoName(found.needed, 'acc')}, und ${none}`;
  return [sentence(thus(`mit der ${found.half} auf ${cellName(found.on)} bräuchten ${would}`, pair))];
}

/** Why some neighbours of a cell are no partners, where that was seen on the way. */
export function whyApart(told: ToldLink, needy: Cell, own: readonly ToldLink[]): Variants {
  const [only, ...more] = own;
  if (only !== undefined && more.length === 0) return whyParted(only);
  const ends = own
    .flatMap((each) => each.edges('part'))
    .filter((edge) => hasEnd(edge, needy))
    .map((edge) => across(edge, needy));
  return noneBeside(told, needy, ends);
}

/** Pairs with the same reason are told together. */
function reasonedPairs(told: ToldLink, pairs: readonly ReasonedPair[], way: number): string {
  return byReason(pairs, way)
    .map(({ why, pairs: own }) => {
      if (why === '') return pairsSaid(told, own);
      const [first, ...others] = own;
      const also = others.map(({ needy, other }) => `${cellName(needy)} zu ${cellName(other)}`);
      return list([thus(why, [belongs(told, first!.needy, first!.other)]), ...also], 'und');
    })
    .join('. ');
}

/** One pair after others: whether it follows from these, or stands beside them. */
function pairsSaid(told: ToldLink, pairs: readonly ReasonedPair[]): string {
  return pairs
    .map(({ needy, other, why, follows }, i) => {
      // Where neighbours are free, that it can only pair with one needs a reason.
      const only =
        why.length === 0
          ? `${cellName(needy)} ${verb(told, 'kann', 'könnte')} nur zu ${cellName(other)} gehören`
          : main([belongs(told, needy, other)]);
      if (i === 0) return only;
      if (follows)
        return pairs[i - 1]!.follows
          ? `${pairs[i + 1]?.follows ? ',' : ' und damit'} ${cellName(needy)} zu ${cellName(other)}`
          : `, ${behind('also', [belongs(told, needy, other)])}`;
      return pairs[i - 1]!.follows ? `. ${only}` : `, ${cellName(needy)} nur zu ${cellName(other)}`;
    })
    .join('');
}

/** `, und r1c2 ist 4 oder 5`, of the cell at the end where that is not to be seen. */
function contextOf(told: ToldLink, pair: Pair | undefined, candidates: Candidates | undefined): string {
  if (pair === undefined || candidates === undefined) return '';
  const { needy, other, edge } = pair;
  if (!samePair(told.placed?.cells, edge) || candidates.left.length > 1) return '';
  const values = told.valuesOf(other);
  if (told.known(needy) === undefined || values.length < 2 || values.length > MOST_NAMED) return '';
  return rarestOf(told) === undefined ? `, und das ${be(told)} eine ${list(values, 'oder')}` : '';
}

/** `der 2–5 ist der letzte Stein mit einer 5`, where a cell is known and no other domino has its number. */
export function rarest(
  told: ToldLink,
): { readonly cell: string; readonly text: string; readonly unnamed: string } | undefined {
  const found = rarestOf(told);
  if (found === undefined) return undefined;
  const { cell, value, other, half, isOnly } = found;
  const name = dominoName(told.placed!.domino);
  const then = told.isSupposed ? `: ${cellIs(told, other, [half])}` : '';
  const is = `${cellName(cell)} ist ${one(value)}`;
  if (isOnly)
    return {
      cell: is,
      text: `nur ${name} ${has(told)} ${one(value)}${then}`,
      unnamed: `nur ein Stein hat ${one(value)}`,
    };
  return {
    cell: is,
    text: `${name} ${be(told)} der letzte Stein mit ${one(value, 'dat')}${then}`,
    unnamed: `nur noch ein Stein hat ${one(value)}`,
  };
}
