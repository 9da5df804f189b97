/** What a supposition or a conflict ends in, in English: something one can see that cannot be. */
import { cellName, list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import { dominoName, sameDomino } from '../../model/domino.js';
import type { Region } from '../../model/puzzle.js';
import type { Edge } from '../step.js';
import { COUNTED, homeless, overdrawn, SHAPES, sumBeyond, TRIALS, type WantedIn, wantedIn } from '../told/dead-end.js';
import { edgeBetween, hasEnd, type Impossible, impossibleThere, type ToldLink } from '../told/index.js';
import { byName, trayOf } from '../told/tray.js';
import { be, type Variants, verb } from './english-facts.js';
import { noneBeside, noneFits } from './english-fitting.js';
import { a, cellNames, dominoNames, regionName } from './english-names.js';
import { sentence } from './english-telling.js';
import { type End, endsBy } from './story.js';

export const { deadEnd, askEnd } = endsBy({
  own: ownEnd,
  impossible: impossibleSaid,
  isVague,
  last: lastEnd,
});

/** What one can see that cannot be, wherever it is, as parts of a sentence, the clearest first. */
export function impossibleSoon(link: ToldLink): readonly string[] {
  return impossibleThere(link)
    .flatMap((found) => impossibleSaid(link, found)?.said.slice(0, 1) ?? [])
    .map((said) => said.slice(0, -1).replace(/^[A-Z]|\. [A-Z]/g, (start) => start.replace('.', ', and').toLowerCase()));
}

function ownEnd(link: ToldLink, cell: Cell, region: Region | undefined): End | undefined {
  return (
    deadPair(link, cell, region) ??
    deadCount(link, cell, region) ??
    deadHome(link) ??
    deadShape(link, cell) ??
    (region === undefined || SHAPES.includes(link.technique) ? undefined : deadRegion(link, region, cell))
  );
}

/** Where nothing else is to be seen. */
function lastEnd(link: ToldLink, cell: Cell): End {
  return TRIALS.includes(link.technique)
    ? {
        said: [sentence(`no way to fill the other cells ${verb(link, 'is', 'be')} left`)],
        asked: 'Could the other cells still be filled?',
      }
    : { said: [sentence(`no number ${verb(link, 'is', 'be')} left for ${cellName(cell)}`)], asked: askCell(cell) };
}

function askCell(cell: Cell): string {
  return `What would be left for ${cellName(cell)}?`;
}

function askPartner(cell: Cell): string {
  return `Where would ${cellName(cell)} find a partner?`;
}

function askDomino(pair: readonly Cell[]): string {
  return `Which domino would ${cellNames(pair)} need?`;
}

function askCount(value: number): string {
  return `How many ${value}s would that take?`;
}

/** Does a sentence say that something cannot be without what one could check? */
function isVague(text: string): boolean {
  return /^No (domino (left )?(would )?(fits? |have |has |joins? )|number|\d)|no partner|could not|cannot|nowhere|numbers left/i.test(
    text,
  );
}

function impossibleSaid(link: ToldLink, found: Impossible): End | undefined {
  switch (found.kind) {
    case 'pair':
      return {
        said: noneFits(link, found.edge, link.around(found.edge)).map(sentence),
        asked: askDomino(found.edge),
      };
    case 'twice': {
      const pairs = found.edges.map((edge) => cellNames(edge));
      const need = `${verb(link, 'need', 'need')} the ${dominoName(found.domino)}`;
      return {
        said: [sentence(`${pairs.join(' as well as ')} ${need}`), sentence(`two pairs ${need}`)],
        asked: `Which domino would ${pairs.join(' need? And ')}?`,
      };
    }
    case 'count':
      return { said: tooManySaid(link, found.value), asked: askCount(found.value) };
    case 'short': {
      const { region, value } = found;
      const name = regionName(link.puzzle, region);
      const has = link.has(region).filter((each) => each === value).length;
      const needed = found.needed - has;
      const what =
        needed === 1 ? (has > 0 ? `another ${value}` : a(value)) : count(needed, `${has > 0 ? 'more ' : ''}${value}`);
      const need = sentence(`${name} ${verb(link, 'needs', 'need')} ${what}`);
      const there = link.halvesFor(region, value) - has;
      const isLess = there < link.halves(value);
      const are = isLess ? `${be(link, there > 1)} left` : there > 1 ? 'are there' : 'is there';
      const rest = there <= 0 ? `none ${be(link)} left` : `only ${count(there, '', '').trim()} ${are}`;
      return { said: [`${need} ${sentence(rest)}`], asked: `How many ${value}s would ${name} need?` };
    }
    case 'alike':
      return noneAlike(link, found.region);
    case 'alone':
      return {
        said: [sentence(`${cellName(found.cell)} ${verb(link, 'has', 'have')} no free neighbour`)],
        asked: askPartner(found.cell),
      };
    case 'unfit': {
      const [near, ...more] = found.near;
      const isOne = near !== undefined && more.length === 0;
      const edge = isOne ? edgeBetween(found.cell, near) : undefined;
      const none =
        edge === undefined ? noneBeside(link, found.cell, found.near) : noneFits(link, edge, link.around(edge));
      return { said: none.map(sentence), asked: edge === undefined ? askPartner(found.cell) : askDomino(edge) };
    }
    case 'region': {
      const [cell] = link.open(found.region);
      return deadRegion(link, found.region, cell ?? found.region.cells[0]!);
    }
  }
}

/** More cells with a number than there are. */
function tooManySaid(link: ToldLink, value: number): Variants {
  const there = link.halves(value);
  const holding = link.puzzle.cells.filter((each) => link.known(each) === value);
  const only =
    there === 1
      ? `There is only one ${value}.`
      : there === 0
        ? `There is no ${value}.`
        : `There are only ${count(there, `${value}`)}.`;
  return [
    ...(holding.length <= 4
      ? [`${sentence(`${cellNames(holding)} ${be(link, holding.length > 1)} ${value}`)} ${only}`]
      : []),
    `${sentence(`${count(holding.length, 'cell')} ${be(link, true)} ${value}`)} ${only}`,
  ];
}

function deadRegion(link: ToldLink, region: Region, cell: Cell): End | undefined {
  const name = regionName(link.puzzle, region);
  if (region.cells.length === 1)
    return {
      said: [sentence(`no number left for ${cellName(cell)} ${verb(link, 'fits', 'fit')} ${name}`)],
      asked: askCell(cell),
    };
  const has = verb(link, 'has', 'have');
  switch (region.rule.kind) {
    case 'sum':
      return deadSum(link, region, region.rule, cell, name);
    case 'same': {
      const numbers = [...new Set(link.has(region))];
      const [like, other] = numbers;
      const left = link.valuesOf(cell);
      const isUnlike = like !== undefined && left.length > 0 && left.length <= 3 && !left.includes(like);
      const asked = `Could all cells of ${name} be alike?`;
      if (like !== undefined && other !== undefined)
        return { said: [sentence(`${name} ${has} both ${a(like)} and ${a(other)}`)], asked };
      if (isUnlike)
        return {
          said: [sentence(`${name} ${be(link)} ${like}, but ${cellName(cell)} ${be(link)} ${list(left, 'or')}`)],
          asked,
        };
      const can = link.isSupposed ? 'could not' : 'cannot';
      return { said: [sentence(`${cellName(cell)} ${can} be like the rest of ${name}`)], asked };
    }
    case 'different': {
      const twice = link.has(region).find((value, i, all) => all.indexOf(value) !== i);
      if (twice !== undefined)
        return { said: [sentence(`${name} ${has} two ${twice}s`)], asked: `Which number would ${name} have twice?` };
      return {
        said: [sentence(`no number ${verb(link, 'is', 'be')} left for ${cellName(cell)} in ${name}`)],
        asked: `What would be left for ${cellName(cell)} in ${name}?`,
      };
    }
    case 'each':
      return undefined;
  }
}

/** What a sum would need that there is not: of its cells the one of which that is said best. */
function deadSum(
  link: ToldLink,
  region: Region,
  { op, target }: { readonly op: '=' | '<' | '>'; readonly target: number },
  cell: Cell,
  name: string,
): End | undefined {
  if (region.cells.some((each) => link.valuesOf(each).length === 0)) return undefined;
  const beyond = sumBeyond(link, region);
  const total = beyond === undefined ? [] : [sentence(`${name} ${be(link)} at ${beyond.kind} ${beyond.number}`)];
  const need = op === '=' ? neededIn(link, region, target, cell) : undefined;
  const asked = `What would ${name} need?`;
  if (need?.isCarried === false) return { said: [...need.said, ...total], asked };
  if (beyond !== undefined) return { said: total, asked: `What would ${name} come to?` };
  return { said: need?.said ?? [sentence(cannotMake(link, region, name))], asked };
}

/** What a sum would need in one of its cells, which cannot have it. */
function neededIn(
  link: ToldLink,
  region: Region,
  target: number,
  cell: Cell,
): { readonly said: Variants; readonly isCarried: boolean } | undefined {
  const best = wantedIn(link, region, target, cell);
  if (best === undefined) return undefined;
  const { at, wanted, isCarried } = best;
  const name = regionName(link.puzzle, region);
  const needs = verb(link, 'needs', 'need');
  const need = `${name} ${needs} ${list(wanted.map(a), 'or')} in ${cellName(at)}`;
  const none = wanted.length === 1 ? `There is no ${wanted[0]}.` : 'There is neither.';
  if (!isCarried) return { said: [`${sentence(need)} ${none}`], isCarried };
  const left = link.valuesOf(at);
  if (left.length > 0 && left.length <= 3 && !wanted.some((number) => left.includes(number)))
    return { said: [sentence(`${need}, which ${be(link)} ${list(left, 'or')}`)], isCarried };
  const why = whyNotSaid(link, best);
  return { said: [`${sentence(need)} ${sentence(why)}`, sentence(`${why}, which ${name} ${needs}`)], isCarried };
}

/** Why a cell cannot have a number: there is none, none is left, or it was ruled out. */
function whyNotSaid(link: ToldLink, { at, why, number }: WantedIn): string {
  if (why === 'missing') return `there is no ${number}`;
  if (why === 'used') return `there ${be(link)} no ${number} left`;
  return `${cellName(at)} ${verb(link, 'is not', 'not be')} ${number}`;
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
function deadPair(link: ToldLink, cell: Cell, region: Region | undefined): End | undefined {
  if (!['only-domino', 'doubles-test', 'sum-pair', 'no-partner', 'same-domino'].includes(link.technique))
    return undefined;
  const [domino] = link.dominoes;
  if (link.technique === 'same-domino' && domino !== undefined)
    return {
      said: [sentence(`two places ${verb(link, 'need', 'need')} the ${dominoName(domino)}`)],
      asked: 'Which domino would two places need?',
    };
  if (link.technique === 'no-partner')
    return { said: [sentence(`${cellName(cell)} ${verb(link, 'has', 'have')} no partner`)], asked: askPartner(cell) };
  const { edge } = link;
  if (edge === undefined) return undefined;
  return { said: noneForPair(link, edge, region), asked: askDomino(edge) };
}

function noneForPair(link: ToldLink, edge: Edge, region: Region | undefined): Variants {
  const needs = `${cellNames(edge)} ${verb(link, 'need', 'need')}`;
  const { used, missing } = link.candidates(edge);
  const wanted = byName([...missing, ...used]);
  const isInside = region !== undefined && edge.every((end) => hasEnd(region.cells, end));
  const plain = noneFits(link, edge, isInside ? region : undefined).map(sentence);
  const [only, ...more] = wanted;
  if (only === undefined || more.length > 1) return plain;
  if (more.length > 0)
    return used.length > 0 ? plain : [`${sentence(`${needs} ${dominoNames(wanted)}`)} There is neither.`, ...plain];
  const isThere = trayOf(link.puzzle).some(({ domino }) => sameDomino(domino, only));
  const gone = isThere ? `a second ${dominoName(only)}` : `the ${dominoName(only)}`;
  return [`${sentence(`${needs} ${gone}`)}${isThere ? '' : ' There is none.'}`, ...plain];
}

/** No number often enough for an =. */
function noneAlike(link: ToldLink, region: Region): End {
  const times = region.cells.length === 2 ? 'twice' : count(region.cells.length, 'time');
  const name = regionName(link.puzzle, region);
  return {
    said: [sentence(`no number ${verb(link, 'is', 'be')} left ${times} for ${name}`)],
    asked: `Which number would be left ${times} for ${name}?`,
  };
}

/** Too many of one number. */
function deadCount(link: ToldLink, cell: Cell, region: Region | undefined): End | undefined {
  if (link.technique === 'equal-supply' && region !== undefined) return noneAlike(link, region);
  if (!COUNTED.includes(link.technique)) return undefined;
  const lost = link.valuesOf(cell);
  const [value] = lost;
  if (value === undefined) return undefined;
  const there = link.halves(value);
  const only = there === 1 ? `There is only one ${value}.` : `There are only ${count(there, `${value}`)}.`;
  if (lost.length === 1 && link.knownTimes(value) > there)
    return { said: tooManySaid(link, value), asked: askCount(value) };
  const needed = needsOf(link, value, region);
  if (lost.length === 1 && needed !== undefined)
    return {
      said: [
        ...needed.said.map((text) => `${sentence(text)} ${only}`),
        `${sentence(`that ${verb(link, 'takes', 'take')} ${count(needed.number, `${value}`)} in all`)} ${only}`,
      ],
      asked: askCount(value),
    };
  if (region !== undefined) return deadRegion(link, region, cell);
  return {
    said: [sentence(`no ${list(lost.slice(0, 3), 'or')} ${be(link)} left for ${cellName(cell)}`)],
    asked: askCell(cell),
  };
}

/** `the 7 would need two 1s and r4c2 one`, where that is more than there are. */
function needsOf(
  link: ToldLink,
  value: number,
  own: Region | undefined,
): { readonly said: Variants; readonly number: number } | undefined {
  const found = overdrawn(link, value, own);
  if (found === undefined) return undefined;
  const { needs, alone, number: all } = found;
  if (needs.length === 0 || needs.length > 3 || alone.length > 2) return { said: [], number: all };
  const times = (number: number) => (number === 1 ? a(value) : count(number, `${value}`));
  const said = needs.map(({ region, number }, i) =>
    i === 0
      ? `${regionName(link.puzzle, region)} ${verb(link, 'needs', 'need')} ${times(number)}`
      : `${regionName(link.puzzle, region)} ${count(number, '', '').trim()}`,
  );
  const also = alone.length === 0 ? [] : [`${cellNames(alone)} ${be(link, alone.length > 1)} ${value}`];
  return { said: [list([...said, ...also])], number: all };
}

/** A cell that no domino can cover. */
function deadShape(link: ToldLink, cell: Cell): End | undefined {
  if (!SHAPES.includes(link.technique)) return undefined;
  return {
    said: [sentence(`${cellName(cell)} ${verb(link, 'has', 'have')} no partner left`)],
    asked: askPartner(cell),
  };
}

/** A domino that must lie somewhere and can lie nowhere. */
function deadHome(link: ToldLink): End | undefined {
  if (link.technique !== 'last-home') return undefined;
  const domino = homeless(link);
  if (domino === undefined)
    return { said: [sentence(`a domino ${be(link)} left without a place`)], asked: 'Which domino could go nowhere?' };
  const name = `the ${dominoName(domino)}`;
  const asked = `Where could ${name} still go?`;
  const nowhere = `${name} ${verb(link, 'fits', 'fit')} nowhere`;
  const { rare, other, cells, pairs } = link.placesFor(domino);
  const can = link.isSupposed ? 'could' : 'can';
  if (cells.length === 0) return { said: [sentence(`no cell for the ${rare} of ${name} ${be(link)} left`)], asked };
  if (pairs.length > 0 || cells.length > 3) return { said: [sentence(nowhere)], asked };
  const beside = `${cells.length === 1 ? 'without' : 'none with'} room for ${a(other)} beside it`;
  const only = `only ${cellNames(cells)} ${can} be ${rare}, ${beside}`;
  return { said: [`${only}: ${nowhere}`, only, nowhere].map(sentence), asked };
}
