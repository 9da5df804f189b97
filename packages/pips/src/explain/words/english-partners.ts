/** Which cells pair, and why, in English. */
import { cellName, list, sameCell } from '@pipwright/core';
import { type Cell, getAdjacent } from '../../model/cell.js';
import { dominoName, sameDomino } from '../../model/domino.js';
import type { Edge } from '../step.js';
import { across, type Candidates, edgeBetween, hasEnd, samePair, type ToldLink } from '../told/index.js';
import { trayOf } from '../told/tray.js';
import { be, isWhat, MOST_NAMED, type Variants } from './english-facts.js';
import { noneBeside, thus, whyForced, whyParted } from './english-fitting.js';
import { a, cellNames } from './english-names.js';
import { sentence } from './english-telling.js';

export function isPartner(link: ToldLink): boolean {
  return link.technique === 'forced-partner' && link.edges('join').length > 0;
}

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
  const all = links.flatMap((link) =>
    link.edges('join').map((edge) => {
      const { cell: needy, other, isForced } = link.forced(edge);
      const own = parted.filter((each) => each.edges('part').some((part) => hasEnd(part, needy)));
      const why = own.length === 0 ? whyForced(link, edge) : whyApart(told, needy, own);
      // Where one cannot see why, it may be left out.
      return { needy, other, edge, why: own.length === 0 && !isForced ? [...why, ''] : why };
    }),
  );
  const pairs = inOrderOfCauses(all);
  const unseen = links.flatMap((link) => link.edges('join').filter((edge) => !link.forced(edge).isForced));
  const reasons = unseen.length === 1 && all.length === 1 && parted.length === 0 ? pairSaid(links[0]!, unseen[0]!) : [];
  if (reasons.length > 0) return reasons;
  const which = contextOf(told, pairs.at(-1), candidates);
  const plain = pairsSaid(told, pairs, named);
  if (pairs.every(({ why }) => why.length === 0)) return [sentence(`${plain}${which}`), sentence(plain)];
  const reasoned = (way: number) => reasonedPairs(told, pairs, named, way);
  return [0, 1, -1].map((way) => sentence(`${reasoned(way)}${which}`));
}

/** Of more pairs that lead to another, nobody sees why. */
const MOST_LEADING = 3;

/** Why two cells pair, where nothing that was told says it. */
export function pairSaid(told: ToldLink, edge: Edge): Variants {
  const { cell: needy, other, isForced } = told.forced(edge);
  const pairs = `${cellName(needy)} ${told.isSupposed ? 'would pair' : 'pairs'} with ${cellName(other)}`;
  if (isForced) {
    const whys = whyForced(told, edge);
    if (whys.length > 0) return whys.map((why) => sentence(`${why}${thus(why)}${pairs}`));
  }
  const leading = told.leadingTo(edge);
  if (leading !== undefined && leading.length <= MOST_LEADING) {
    const all = leading.map((pair, i) => {
      const isTaken = (cell: Cell) => leading.slice(0, i).some((before) => hasEnd(before, cell));
      const cell = pair.find((end) => told.partners(end).filter((near) => !isTaken(near)).length === 1) ?? pair[0];
      return { needy: cell, other: across(pair, cell), edge: pair, why: [] };
    });
    return [sentence(pairsSaid(told, inOrderOfCauses(all), undefined))];
  }
  return otherwiseSaid(told, edge).map((why) => sentence(`${why}${thus(why)}${pairs}`));
}

/** `with the 4 on r2c4, r3c3 and r3c4 would need the 0–0, and there is none`: where the domino would lie otherwise. */
function otherwiseSaid(told: ToldLink, edge: Edge): Variants {
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
      const none = missing.length > 0 ? 'there is none' : 'it is used';
      const would = `${cellNames(edgeBetween(end, last))} would need the ${dominoName(needed)}`;
      return [`with the ${half} on ${cellName(near)}, ${would}, and ${none}`];
    }
  }
  return [];
}

interface Pair {
  readonly needy: Cell;
  readonly other: Cell;
  readonly edge: Edge;
  /** Why a neighbour that is free is no partner. */
  readonly why: Variants;
  /** Is it a pair because of the others? */
  readonly follows: boolean;
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
function reasonedPairs(told: ToldLink, pairs: readonly Pair[], named: string | undefined, way: number): string {
  const groups: { readonly why: string; readonly pairs: Pair[] }[] = [];
  for (const pair of pairs) {
    const why = pair.why.at(way) ?? pair.why.at(-1) ?? '';
    if (groups.at(-1)?.why === why) groups.at(-1)!.pairs.push(pair);
    else groups.push({ why, pairs: [pair] });
  }
  return groups
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

/** Each behind the pairs that it follows from; those that stand alone come first. */
function inOrderOfCauses(pairs: readonly Omit<Pair, 'follows'>[]): readonly Pair[] {
  const causes = pairs.map(({ needy }, i) =>
    pairs.slice(0, i).filter(({ edge }) => getAdjacent(needy).some((near) => hasEnd(edge, near))),
  );
  const said: (typeof pairs)[number][] = [];
  const say = (pair: (typeof pairs)[number]) => {
    said.push(pair);
    for (const [i, next] of pairs.entries()) {
      const own = causes[i]!;
      if (!said.includes(next) && own.includes(pair) && own.every((each) => said.includes(each))) say(next);
    }
  };
  const roots = pairs.filter((_, i) => causes[i]!.length === 0);
  const leads = (pair: (typeof pairs)[number]) => causes.some((own) => own.includes(pair));
  for (const root of [...roots.filter((pair) => !leads(pair)), ...roots.filter(leads)]) say(root);
  return said.map((pair) => ({ ...pair, follows: causes[pairs.indexOf(pair)]!.length > 0 }));
}

/** One pair after others: whether it follows from these, or stands beside them. */
function pairsSaid(told: ToldLink, pairs: readonly Pair[], named: string | undefined): string {
  const can = told.isSupposed ? 'could only pair' : 'can only pair';
  const does = told.isSupposed ? 'would pair' : 'pairs';
  return pairs
    .map(({ needy, other, why, follows }, i) => {
      const subject = named === cellName(needy) && i === 0 ? 'it' : cellName(needy);
      // Where neighbours are free, that it can only pair with one needs a reason.
      const only = `${subject} ${why.length === 0 ? can : does} with ${cellName(other)}`;
      if (i === 0) return only;
      if (follows) return `, so ${cellName(needy)} ${does} with ${cellName(other)}`;
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
  if (told.known(needy) === undefined || values.length < 2 || values.length > MOST_NAMED || rarest(told) !== undefined)
    return '';
  return `, which ${isWhat(told, values, [])}`;
}

/** `The 2–5 is the last domino with a 5`, where a cell is known and no other domino has its number. */
export function rarest(
  told: ToldLink,
): { readonly cell: string; readonly text: string; readonly unnamed: string } | undefined {
  const { domino, cells } = told.placed!;
  for (const cell of cells) {
    const value = told.known(cell);
    if (value === undefined) continue;
    const [only, ...more] = told.trayWith(value);
    if (only === undefined || more.length > 0 || only.copies > 1 || !sameDomino(only.domino, domino)) continue;
    const name = `the ${dominoName(domino)}`;
    const all = trayOf(told.puzzle).filter(({ domino: each }) => each.includes(value));
    const other = across(cells, cell);
    const half = domino[cellName(cells[0]) === cellName(other) ? 0 : 1];
    const then = told.isSupposed ? `: ${cellName(other)} would be ${half}` : '';
    const is = `${cellName(cell)} is ${value}`;
    if (all.length === 1 && all[0]!.copies === 1)
      return { cell: is, text: `only ${name} has ${a(value)}${then}`, unnamed: `only one domino has ${a(value)}` };
    return {
      cell: is,
      text: `${name} ${be(told)} the last domino with ${a(value)}${then}`,
      unnamed: `only one domino with ${a(value)} is left`,
    };
  }
  return undefined;
}
