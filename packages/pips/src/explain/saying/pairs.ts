/** Which cells pair, and what fits them. */
import { sameCell } from '@pipwright/core';
import { type Cell, compareCells } from '../../model/cell.js';
import { type Domino, dominoName } from '../../model/domino.js';
import type { Told } from '../claims/told.js';
import type { Clause } from './clause.js';
import { words } from './english.js';
import { LISTED, type Speaker, type ToldOf } from './speaker.js';

/** Cells of which each has one neighbour left. */
export function neighboursSaid(speaker: Speaker, claims: readonly ToldOf<'neighbour'>[]): Clause {
  const [first, ...others] = claims.map(({ cell, partner }) => ({
    cell: speaker.cell(cell),
    partner: speaker.cell(partner!),
  }));
  const last = claims.at(-1)!;
  const items = [speaker.say('neighbour', first), ...others.map((each) => speaker.say('neighbour-too', each))];
  const pair = [last.cell, last.partner!] as const;
  return { text: speaker.all(items), pair, isOneOf: claims.length > 1, isWhole: true, isGiven: true };
}

/** Cells of = that pair outside them, since the same doubles are missing. */
export function outsidesSaid(speaker: Speaker, claims: readonly ToldOf<'outside'>[]): Clause {
  const items = claims.map((claim, i) => {
    const before = claims[i - 1];
    if (before === undefined) return outsideSaid(speaker, claim);
    const { cell, region, partner } = claim;
    return speaker.say(before.region === region ? 'neighbour-too' : 'outside-too', {
      cell: speaker.cell(cell),
      region: speaker.region(region),
      partner: speaker.cell(partner),
    });
  });
  const last = claims.at(-1)!;
  const pair = [last.cell, last.partner] as const;
  return { text: speaker.all(items), pair, isOneOf: claims.length > 1, isWhole: true };
}

function outsideSaid(speaker: Speaker, { cell, region, wanted, partner, isBare, isUsed }: ToldOf<'outside'>): string {
  const key = isBare ? 'outside-bare' : wanted.length > LISTED ? 'outside-many' : isUsed ? 'outside-used' : 'outside';
  return speaker.say(key, {
    dominoes: speaker.dominoNames(wanted),
    cell: speaker.cell(cell),
    region: speaker.region(region),
    partner: speaker.cell(partner),
  });
}

/** Pairs that nothing fits: of one cell with several others in one clause, where the same dominoes are missing. */
export function unfitsSaid(speaker: Speaker, claims: readonly ToldOf<'unfit'>[]): Clause {
  const parts = claims.flatMap(({ edge }) => edge);
  const texts: string[] = [];
  for (let i = 0; i < claims.length; ) {
    const claim = claims[i]!;
    let run = 1;
    while (claims[i + run] !== undefined && sharedCell(claims.slice(i, i + run + 1)) !== undefined) run++;
    const isFirst = texts.length === 0;
    texts.push(run === 1 ? unfitSaid(speaker, claim, isFirst) : eitherSaid(speaker, claims.slice(i, i + run), isFirst));
    i += run;
  }
  return { text: speaker.all(texts), parts };
}

/** The cell that is in all these pairs, where the same dominoes are missing for all. */
function sharedCell(claims: readonly ToldOf<'unfit'>[]): Cell | undefined {
  const [first, ...others] = claims;
  if (claims.some(({ makes }) => makes !== undefined)) return undefined;
  if (others.some((other) => String(other.wanted) !== String(first!.wanted))) return undefined;
  return first!.edge.find((cell) => others.every((other) => other.edge.some((each) => sameCell(each, cell))));
}

/** That nothing fits two cells. @param isFirst must it be a clause by itself? */
export function unfitSaid(speaker: Speaker, claim: ToldOf<'unfit'>, isFirst = true): string {
  const { edge, wanted, inside, isJoined, isUsed, makes } = claim;
  const cells = speaker.cells(edge);
  if (makes !== undefined)
    return speaker.say(makes.isThere ? 'unfit-makes-there' : 'unfit-makes', { cells, sum: speaker.sum(makes) });
  const isMany = wanted.length === 0 || wanted.length > LISTED;
  if (isMany && inside !== undefined) return speaker.say('unfit-double', { cells });
  const needs = { cells, dominoes: speaker.the(wanted) };
  if (isJoined && !isMany) return speaker.say(isUsed ? 'unfit-needs-used' : 'unfit-needs', needs, wanted.length);
  return noneSaid(speaker, claim, cells, isFirst);
}

/** That there is none of the dominoes that some cells would need. */
function noneSaid(speaker: Speaker, { wanted, isUsed }: ToldOf<'unfit'>, cells: string, isFirst: boolean): string {
  if (wanted.length === 0 || wanted.length > LISTED) return speaker.say('unfit-many', { cells });
  const clause = speaker.say(isUsed ? 'unfit-used' : 'unfit', { dominoes: speaker.dominoNames(wanted), cells });
  return isFirst ? speaker.say('there-is', { clause }) : clause;
}

/** That two cells which were just said to pair would need what is not there; undefined where that takes more words. */
export function needSaid(
  speaker: Speaker,
  { wanted, isJoined, inside, makes, isUsed }: ToldOf<'unfit'>,
): string | undefined {
  if (!isJoined || makes !== undefined) return undefined;
  if (wanted.length === 0 || wanted.length > LISTED)
    return inside === undefined ? speaker.say('they-fit-none') : undefined;
  const key = isUsed ? 'unfit-needs-used' : 'unfit-needs';
  return speaker.say(key, { cells: speaker.say('they'), dominoes: speaker.the(wanted) }, wanted.length);
}

function eitherSaid(speaker: Speaker, claims: readonly ToldOf<'unfit'>[], isFirst: boolean): string {
  const shared = sharedCell(claims)!;
  const others = claims.flatMap(({ edge }) => edge).filter((cell) => !sameCell(cell, shared));
  const named = { cell: speaker.cell(shared), others: speaker.or(others.sort(compareCells).map(speaker.cell)) };
  return noneSaid(speaker, claims[0]!, speaker.say('cell-with', named), isFirst);
}

/** What fits two cells that pair. @param isNamed have the cells just been named? */
export function fitSaid(
  speaker: Speaker,
  { edge, dominoes, inside, only, isLast, makes }: ToldOf<'fit'>,
  isNamed = false,
): string {
  const parts = {
    cells: speaker.cells(edge),
    dominoes: speaker.the(dominoes),
    region: inside === undefined ? '' : speaker.region(inside),
    ...(only === undefined ? {} : { value: only.value, cell: speaker.cell(only.cell) }),
    ...(makes === undefined ? {} : { sum: speaker.sum(makes) }),
  };
  if (dominoes.length > LISTED) {
    const names = new Set(dominoes.map(dominoName));
    return speaker.say('fit-many', { ...parts, count: words.count(names.size) });
  }
  if (dominoes.length === 1 && isLast) return speaker.say('fit-last', parts);
  if (dominoes.length === 1 && only !== undefined) return speaker.say(isNamed ? 'fit-only' : 'fit-only-at', parts);
  if (makes !== undefined) return speaker.say(isNamed ? 'that-makes' : 'fit-makes', parts);
  if (inside !== undefined) return speaker.say(isNamed ? 'fit-double' : 'fit-inside', parts);
  if (isOneTurned(dominoes)) return eitherWaySaid(speaker, edge, dominoes[0]!);
  if (isNamed) return speaker.say('that-is', parts);
  return speaker.say(dominoes.length === 1 ? 'fit-one' : 'fit', parts);
}

/** One domino, that may lie either way. */
export function eitherWaySaid(speaker: Speaker, edge: Told['edge'], domino: Domino): string {
  const value = Math.max(...domino);
  const places = speaker.or(edge.map(speaker.cell));
  return speaker.say('fit-round', { cells: speaker.cells(edge), domino: dominoName(domino), value, places });
}

/** One domino both ways round? */
export function isOneTurned(dominoes: readonly Domino[]): boolean {
  const [a, b, ...more] = dominoes;
  return a !== undefined && b !== undefined && more.length === 0 && a[0] === b[1] && a[1] === b[0];
}
