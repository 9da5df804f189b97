/** Suppositions and where they end, in English. */
import { cellName, list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import { sameDomino } from '../../model/domino.js';
import type { Region } from '../../model/puzzle.js';
import { cellsOf, type PipsFact } from '../step.js';
import { across, type ToldLink } from '../told.js';
import { carriedNumbers, trayOf } from '../tray.js';
import { sumsOf } from '../ways.js';
import { be, byName, conclusions, itIs, supposed, type Variants, verb } from './english-facts.js';
import { a, cellNames, dominoName, dominoNames, regionName } from './english-names.js';
import { seenParts } from './english-pair.js';
import { answer, sentence } from './english-telling.js';
import { type Part, together } from './fit.js';
import type { TechniqueWords } from './language.js';

/** The cell that a link leaves no number. */
export function deadCell(link: ToldLink): Cell | undefined {
  return link.cells.find((each) => link.left(each).length === 0)?.cell;
}

/** What one can see there: that a region would need what there is not, or that no domino is left for a pair. */
export function deadEnd(link: ToldLink, cell: Cell): Variants {
  const region = link.regions.find(({ cells }) => cells.some((each) => cellName(each) === cellName(cell)));
  return [
    ...deadPair(link, cell, region),
    ...deadCount(link, cell, region),
    ...deadShape(link, cell),
    ...(region === undefined ? [] : deadRegion(link, region, cell)),
    sentence(`no number ${verb(link, 'is', 'be')} left for ${cellName(cell)}`),
  ];
}

function deadRegion(link: ToldLink, region: Region, cell: Cell): Variants {
  const name = regionName(link.puzzle, region);
  if (region.cells.length === 1)
    return [sentence(`no number left for ${cellName(cell)} ${verb(link, 'fits', 'fit')} ${name}`)];
  const has = verb(link, 'has', 'have');
  switch (region.rule.kind) {
    case 'sum':
      return deadSum(link, region, region.rule, cell, name);
    case 'same': {
      const numbers = [...new Set(link.has(region))];
      if (numbers.length > 1) return [sentence(`${name} ${has} both ${a(numbers[0]!)} and ${a(numbers[1]!)}`)];
      const [like, ...more] = numbers;
      const left = link.valuesOf(cell);
      if (like !== undefined && more.length === 0 && left.length > 0 && left.length <= 3)
        return [sentence(`${name} ${be(link)} ${like}, but ${cellName(cell)} ${be(link)} ${list(left, 'or')}`)];
      return [sentence(`${cellName(cell)} ${link.isSupposed ? 'could not' : 'cannot'} be like the rest of ${name}`)];
    }
    case 'different': {
      const twice = link.has(region).find((value, i, all) => all.indexOf(value) !== i);
      return [
        sentence(
          twice === undefined
            ? `no number ${verb(link, 'is', 'be')} left for ${cellName(cell)} in ${name}`
            : `${name} ${has} two ${twice}s`,
        ),
      ];
    }
    case 'each':
      return [];
  }
}

/** What a sum would need that there is not: of its cells the one of which that is said best. */
function deadSum(
  link: ToldLink,
  region: Region,
  { op, target }: { readonly op: '=' | '<' | '>'; readonly target: number },
  cell: Cell,
  name: string,
): Variants {
  const needs = verb(link, 'needs', 'need');
  const sums = sumsOf(region.cells.map((each) => link.valuesOf(each)));
  if (sums.length === 0) return [];
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  const isTooMuch = op !== '>' && least > target - (op === '<' ? 1 : 0);
  const isTooLittle = op !== '<' && most < target + (op === '>' ? 1 : 0);
  const bound = isTooMuch
    ? [sentence(`${name} ${be(link)} at least ${least}`)]
    : isTooLittle
      ? [sentence(`${name} ${be(link)} at most ${most}`)]
      : [];
  if (op !== '=') return bound.length > 0 ? bound : [sentence(cannotMake(link, region, name))];
  const wants = [cell, ...link.open(region)].map((at) => ({
    at,
    wanted: link
      .othersOf(region, at)
      .map((sum) => target - sum)
      .filter((rest) => rest >= 0)
      .sort((x, y) => y - x),
  }));
  const [best] = wants
    .filter(({ at, wanted }) => wanted.length > 0 && wanted.every((number) => whyNot(link, at, number) !== undefined))
    .sort((x, y) => x.wanted.length - y.wanted.length);
  if (best === undefined || best.wanted.length > 2)
    return bound.length > 0 ? bound : [sentence(cannotMake(link, region, name))];
  const { at, wanted } = best;
  const need = `${name} ${needs} ${list(wanted.map(a), 'or')} in ${cellName(at)}`;
  const carried = carriedNumbers(link.puzzle);
  if (!wanted.some((number) => carried.includes(number)))
    return [`${sentence(need)} ${wanted.length === 1 ? `There is no ${wanted[0]}.` : 'There is neither.'}`, ...bound];
  if (bound.length > 0) return bound;
  const left = link.valuesOf(at);
  if (left.length > 0 && left.length <= 3 && !wanted.some((number) => left.includes(number)))
    return [sentence(`${need}, which ${be(link)} ${list(left, 'or')}`)];
  const [why = ''] = wanted.flatMap((number) => whyNot(link, at, number) ?? []);
  return [`${sentence(need)} ${sentence(why)}`, sentence(`${why}, which ${name} ${needs}`)];
}

/** Why a cell cannot have a number: there is none, none is left, or it was ruled out. */
function whyNot(link: ToldLink, cell: Cell, number: number): string | undefined {
  if (!carriedNumbers(link.puzzle).includes(number)) return `there is no ${number}`;
  const isThere = link.puzzle.cells.filter((each) => link.known(each) === number).length < link.halves(number);
  if (!isThere) return `there ${be(link)} no ${number} left`;
  const isOut = !link.valuesOf(cell).includes(number);
  return isOut ? `${cellName(cell)} ${verb(link, 'is not', 'not be')} ${number}` : undefined;
}

function cannotMake(link: ToldLink, region: Region, name: string): string {
  const can = link.isSupposed ? 'could not' : 'cannot';
  const open = link.open(region);
  const has = link.has(region);
  if (region.rule.kind !== 'sum' || open.length === 0) return `${name} ${can} be made`;
  const rest = region.rule.target - has.reduce((sum, number) => sum + number, 0);
  if (open.length > 3 || region.rule.op !== '=') return `the numbers left ${can} make ${name}`;
  if (has.length === 0) return `${cellNames(open)} ${can} make ${rest}`;
  return `${name} ${verb(link, 'needs', 'need')} ${rest} more, and ${cellNames(open)} ${can} make that`;
}

/** No domino for a pair. */
function deadPair(link: ToldLink, cell: Cell, region: Region | undefined): Variants {
  if (!['only-domino', 'doubles-test', 'sum-pair', 'no-partner', 'same-domino'].includes(link.technique)) return [];
  const [domino] = link.dominoes;
  if (link.technique === 'same-domino' && domino !== undefined)
    return [sentence(`two places ${verb(link, 'need', 'need')} the ${dominoName(domino)}`)];
  if (link.technique === 'no-partner') return [sentence(`${cellName(cell)} ${verb(link, 'has', 'have')} no partner`)];
  const { edge } = link;
  if (edge === undefined) return [];
  const pair = cellNames([cell, across(edge, cell)].sort((x, y) => x[0] - y[0] || x[1] - y[1]));
  const needs = verb(link, 'need', 'need');
  const { used, missing } = link.candidates(edge);
  const wanted = byName([...missing, ...used]);
  const isInside =
    region !== undefined && edge.every((end) => region.cells.some((own) => cellName(own) === cellName(end)));
  const inside = isInside ? ` inside ${regionName(link.puzzle, region)}` : '';
  const plain = [
    sentence(`no domino ${verb(link, 'fits', 'fit')} on ${pair}${inside}`),
    sentence(`no domino ${verb(link, 'fits', 'fit')} on ${pair}`),
  ];
  const [only, ...more] = wanted;
  if (only === undefined || more.length > 1) return plain;
  if (more.length > 0)
    return used.length > 0
      ? plain
      : [`${sentence(`${pair} ${needs} ${dominoNames(wanted)}`)} There is neither.`, ...plain];
  const isThere = trayOf(link.puzzle).some(({ domino }) => sameDomino(domino, only));
  const gone = isThere ? `a second ${dominoName(only)}` : `the ${dominoName(only)}`;
  return [`${sentence(`${pair} ${needs} ${gone}`)}${isThere ? '' : ' There is none.'}`, ...plain];
}

/** Too many of one number. */
function deadCount(link: ToldLink, cell: Cell, region: Region | undefined): Variants {
  if (link.technique === 'equal-supply' && region !== undefined) {
    const times = region.cells.length === 2 ? 'twice' : count(region.cells.length, 'time');
    return [sentence(`no number ${verb(link, 'is', 'be')} left ${times} for ${regionName(link.puzzle, region)}`)];
  }
  if (!COUNTED.includes(link.technique)) return [];
  const lost = link.valuesOf(cell);
  const [value] = lost;
  if (value === undefined) return [];
  const there = link.halves(value);
  const holding = link.puzzle.cells.filter((each) => link.known(each) === value);
  const only = there === 1 ? `There is only one ${value}.` : `There are only ${count(there, `${value}`)}.`;
  if (lost.length === 1 && holding.length > there)
    return [
      ...(holding.length <= 4 ? [`${sentence(`${cellNames(holding)} ${be(link, true)} ${value}`)} ${only}`] : []),
      `${sentence(`${count(holding.length, 'cell')} ${be(link, true)} ${value}`)} ${only}`,
    ];
  const needed = needsOf(link, value, region);
  if (lost.length === 1 && needed !== undefined)
    return [
      ...needed.said.map((text) => `${sentence(text)} ${only}`),
      `${sentence(`that ${verb(link, 'takes', 'take')} ${count(needed.number, `${value}`)} in all`)} ${only}`,
    ];
  if (lost.length <= 3 && lost.every((each) => isUsedUp(link, each)))
    return [
      sentence(
        `${cellName(cell)} ${be(link)} ${list(lost, 'or')}, and ${lost.length > 1 ? 'all are' : 'it is'} used up`,
      ),
    ];
  return region === undefined
    ? [sentence(`no ${list(lost.slice(0, 3), 'or')} ${be(link)} left for ${cellName(cell)}`)]
    : deadRegion(link, region, cell);
}

/** `the 7 would need two 1s and r4c2 one`, where that is more than there are. */
function needsOf(
  link: ToldLink,
  value: number,
  own: Region | undefined,
): { readonly said: Variants; readonly number: number } | undefined {
  const needs = link.puzzle.regions
    .map((region) => ({ region, number: link.needs(region, value) }))
    .filter(({ number }) => number > 0);
  const inside = (cell: Cell) =>
    needs.some(({ region }) => region.cells.some((each) => cellName(each) === cellName(cell)));
  const alone = link.puzzle.cells.filter((cell) => link.known(cell) === value && !inside(cell));
  const all = needs.reduce((sum, { number }) => sum + number, alone.length);
  if (all <= link.halves(value)) return undefined;
  if (needs.length === 0 || needs.length > 3 || alone.length > 2) return { said: [], number: all };
  const first =
    own === undefined ? needs : [...needs].sort((x, y) => Number(y.region === own) - Number(x.region === own));
  const times = (number: number) => (number === 1 ? a(value) : count(number, `${value}`));
  const said = first.map(({ region, number }, i) =>
    i === 0
      ? `${regionName(link.puzzle, region)} ${verb(link, 'needs', 'need')} ${times(number)}`
      : `${regionName(link.puzzle, region)} ${count(number, '', '').trim()}`,
  );
  const also = alone.length === 0 ? [] : [`${cellNames(alone)} ${be(link, alone.length > 1)} ${value}`];
  return { said: [list([...said, ...also])], number: all };
}

function isUsedUp(link: ToldLink, value: number): boolean {
  return link.puzzle.cells.filter((cell) => link.known(cell) === value).length >= link.halves(value);
}

/** A cell that no domino can cover. */
function deadShape(link: ToldLink, cell: Cell): Variants {
  if (!['forced-partner', 'odd-area', 'bridge', 'last-home'].includes(link.technique)) return [];
  const isUnfit = link.seen.some((seen) => seen.edges('part').length > 0);
  if (isUnfit) return [sentence(`no domino left ${verb(link, 'fits', 'fit')} on ${cellName(cell)} and a neighbour`)];
  return [sentence(`${cellName(cell)} ${verb(link, 'has', 'have')} no partner left`)];
}

/** Does the last link of its chain end in something to be seen? */
function ending(told: ToldLink): Variants {
  const last = told.chain.at(-1);
  const cell = last === undefined ? undefined : deadCell(last);
  return last === undefined || cell === undefined ? [] : deadEnd(last, cell);
}

function lower(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** Is a domino supposed where one is placed in the end: another, or the same the other way round? */
function isThere({ suppose, placed }: ToldLink): boolean {
  return suppose?.kind === 'place' && placed !== undefined && cellNames(suppose.cells) === cellNames(placed.cells);
}

function isTurned(told: ToldLink): boolean {
  return told.suppose?.kind === 'place' && isThere(told) && sameDomino(told.suppose.domino, told.placed!.domino);
}

/** What is supposed; in short where the two cells have been named. */
function supposing(told: ToldLink, isNamed: boolean): string {
  const { suppose } = told;
  if (suppose === undefined) return 'Any other way ends in a contradiction';
  if (suppose.kind === 'place' && isTurned(told))
    return `Suppose ${suppose.domino[0]} is on ${cellName(suppose.cells[0])} and ${suppose.domino[1]} on ${cellName(suppose.cells[1])}`;
  return suppose.kind === 'place' && isNamed
    ? `Suppose the ${dominoName(suppose.domino)}`
    : `Suppose ${supposed(suppose)}`;
}

/** What follows. */
function soSaid(told: ToldLink): Variants {
  const { suppose, placed } = told;
  if (isTurned(told) && placed !== undefined)
    return [
      `So it is the other way round: ${placed.domino[0]} on ${cellName(placed.cells[0])}.`,
      'So it is the other way round.',
    ];
  if (isThere(told)) return [`So ${itIs(told)}.`];
  const then = conclusions(told);
  const not = suppose === undefined || placed === undefined ? undefined : unlike(suppose);
  return [
    ...(not === undefined ? [] : then.map((each) => `So ${not}, and ${each}.`)),
    ...then.map((each) => `So ${each}.`),
  ];
}

/** What is not so. */
function unlike(fact: PipsFact): string {
  switch (fact.kind) {
    case 'values':
      return list(fact.cells.slice(0, 2).map(({ cell, values }) => `${cellName(cell)} is not ${list(values, 'or')}`));
    case 'place':
      return `the ${dominoName(fact.domino)} is not on ${cellNames(fact.cells)}`;
    case 'join':
      return `${cellName(fact.edge[0])} does not pair with ${cellName(fact.edge[1])}`;
    case 'part':
      return `${cellName(fact.edge[0])} pairs with ${cellName(fact.edge[1])}`;
  }
}

/** The two dominoes of which one is supposed, where that is all; with what is seen on the way. */
function leading(told: ToldLink): {
  readonly parts: readonly Part[];
  readonly which: string | undefined;
  /** Where what is seen on the way is not said. */
  readonly alone?: string;
} {
  const { suppose, placed } = told;
  if (suppose?.kind !== 'place' || placed === undefined || !isThere(told))
    return { parts: seenParts(told), which: undefined };
  const { left } = told.candidates(suppose.cells);
  const isBoth = left.length === (isTurned(told) ? 1 : 2) && left.some((each) => sameDomino(each, suppose.domino));
  if (!isBoth) return { parts: seenParts(told), which: undefined };
  const region = told.around(suppose.cells);
  // "That" is the pair that was named last.
  const last = told.seen.flatMap((each) => each.edges('join')).at(-1);
  const isJust = last !== undefined && cellNames(last) === cellNames(suppose.cells);
  const pair = isJust ? 'that is' : `${cellNames(suppose.cells)} are`;
  const double = region?.rule.kind === 'same' ? ` a double inside ${regionName(told.puzzle, region)}:` : '';
  const which = sentence(`${pair}${double} ${dominoNames(byName(left))}`);
  const alone = isJust ? which.replace(/^That is/, `${cellNames(suppose.cells)} are`) : which;
  return { parts: seenParts(told, { without: suppose.cells }), which, alone };
}

/** What leads to a chain, and what follows from it. */
export function sayAroundChain(told: ToldLink): { readonly suppose: string; readonly so: string } {
  const { parts, which } = leading(told);
  const lead = parts.flatMap(({ variants }) => variants.slice(0, 1));
  const suppose = `${supposing(told, which !== undefined)}.`;
  return { suppose: [...lead, ...(which === undefined ? [] : [which]), suppose].join(' '), so: soSaid(told)[0] ?? '' };
}

/** @param isPlaced is what to place said next? */
export function supposeStory(told: ToldLink, isPlaced: boolean): readonly Part[] {
  const { parts, which, alone } = leading(told);
  const ends = shorterEnds(ending(told));
  const then = isPlaced && told.placed !== undefined ? [''] : soSaid(told).map((text) => ` ${text}`);
  const said = (suppose: string) => ends.flatMap((end) => then.map((so) => `${suppose}: ${lower(end)}${so}`));
  const variants = [
    ...(which === undefined ? [] : said(`${which} ${supposing(told, true)}`)),
    ...said(supposing(told, false)),
  ];
  const others = [
    ...(alone === undefined ? [] : said(`${alone} ${supposing(told, true)}`)),
    ...said(supposing(told, false)),
  ];
  return [...parts.map((part) => ({ ...part, isEvident: true })), { variants, isEvident: false, alone: others }];
}

/** The best way to say where it ends, and parts of that. */
function shorterEnds(ends: Variants): Variants {
  const [best = 'That cannot be.'] = ends;
  return [best, ...ends.filter((end) => end !== best && best.startsWith(end.replace(/\.$/, '')))];
}

function saySupposing(told: ToldLink): Variants {
  return together(supposeStory(told, false));
}

/** What would come of it, as a question. */
function askEnd(last: ToldLink, cell: Cell): Variants {
  const region = last.regions.find(({ cells }) => cells.some((each) => cellName(each) === cellName(cell)));
  const name = region === undefined ? '' : regionName(last.puzzle, region);
  const { edge } = last;
  const plain = `What would be left for ${cellName(cell)}?`;
  if (FITTING.includes(last.technique) && edge !== undefined)
    return [`Which domino would ${cellNames(edge)} need?`, plain];
  const [value, ...more] = last.valuesOf(cell);
  if (COUNTED.includes(last.technique) && value !== undefined && more.length === 0)
    return [`How many ${value}s would that take?`, plain];
  if (region?.rule.kind === 'sum')
    return [
      deadEnd(last, cell)[0]?.includes(' at ') ? `What would ${name} come to?` : `What would ${name} need?`,
      plain,
    ];
  return [plain];
}

/** What to try, where naming what is supposed would give the answer away. */
function trying({ suppose, placed }: ToldLink): string {
  if (suppose?.kind === 'values') return `Try the numbers that are left for ${cellNames(cellsOf(suppose))}.`;
  if (suppose?.kind !== 'place') return 'Try both ways.';
  const where = cellNames(suppose.cells);
  const isTurned = placed !== undefined && sameDomino(placed.domino, suppose.domino);
  return isTurned
    ? `Turn the domino on ${where} round: only one way works.`
    : `More than one domino fits on ${where}. Try them.`;
}

function asks(told: ToldLink): Variants {
  const last = told.chain.at(-1);
  const cell = last === undefined ? undefined : deadCell(last);
  const ends = last === undefined || cell === undefined ? ['What would go wrong?'] : askEnd(last, cell);
  const starts = told.suppose === undefined ? [trying(told)] : [`Suppose ${supposed(told.suppose)}.`, trying(told)];
  return starts.flatMap((start) => ends.map((end) => `${start} ${end}`));
}

const FITTING: readonly string[] = ['only-domino', 'doubles-test', 'sum-pair'];
const COUNTED: readonly string[] = ['half-supply', 'counting', 'halves-left'];

export const supposingTechniques = {
  'try-both': {
    name: 'Try both',
    idea: 'Of two ways, one ends within two steps in something impossible.',
    say: saySupposing,
    why: asks,
    what: (told) => answer(told, ending(told)),
  },
  'looking-ahead': {
    name: 'Looking ahead',
    idea: 'What would leave something impossible a few steps later is not so.',
    say: saySupposing,
    why: asks,
    what: (told) => answer(told, ending(told)),
  },
} as const satisfies Record<string, TechniqueWords>;
