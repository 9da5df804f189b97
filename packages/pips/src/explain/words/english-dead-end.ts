/** What a supposition or a conflict ends in, in English: something one can see that cannot be. */
import { cellName, list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import { sameDomino } from '../../model/domino.js';
import type { Region } from '../../model/puzzle.js';
import { across, edgeBetween, hasEnd, type Impossible, impossibleOn, type ToldLink } from '../told/index.js';
import { carriedNumbers, trayOf } from '../told/tray.js';
import { sumsOf } from '../told/ways.js';
import { be, byName, type Variants, verb } from './english-facts.js';
import { noneBeside, noneFits } from './english-fitting.js';
import { a, cellNames, dominoName, dominoNames, regionName } from './english-names.js';
import { sentence } from './english-telling.js';

/** Techniques that count numbers. */
export const COUNTED: readonly string[] = ['half-supply', 'counting', 'halves-left'];

/** The cell that a link leaves no number. */
export function deadCell(link: ToldLink): Cell | undefined {
  return link.cells.find((each) => link.left(each).length === 0)?.cell;
}

/** What one can see there: that a region would need what there is not, or that no domino is left for a pair. */
export function deadEnd(link: ToldLink, cell: Cell): Variants {
  const region = link.regions.find(({ cells }) => hasEnd(cells, cell));
  const ways = [
    () => deadPair(link, cell, region),
    () => deadCount(link, cell, region),
    () => deadHome(link),
    () => deadShape(link, cell),
    () => (region === undefined || SHAPES.includes(link.technique) ? [] : deadRegion(link, region, cell)),
  ];
  const own = ways.reduce<Variants>((said, way) => (said.length === 0 ? way() : said), []);
  // What the record names may be anywhere; what one can see comes first.
  const found = own.length > 0 && !own.every(isVague) ? undefined : impossibleOn(link);
  const seen = found === undefined ? [] : impossibleSaid(link, found);
  const clear = own.filter((text) => !isVague(text));
  return [
    ...clear,
    ...seen,
    ...own.filter(isVague),
    TRIALS.includes(link.technique)
      ? sentence(`no way to fill the other cells ${verb(link, 'is', 'be')} left`)
      : sentence(`no number ${verb(link, 'is', 'be')} left for ${cellName(cell)}`),
  ];
}

/** Those that try what fits, without a single reason. */
const TRIALS: readonly string[] = ['try-both', 'looking-ahead'];

/** Techniques about the shape of what is left, whatever the cell. */
const SHAPES: readonly string[] = ['forced-partner', 'odd-area', 'bridge', 'last-home'];

/** Does a sentence say that something cannot be without what one could check? */
function isVague(text: string): boolean {
  return /^No (domino (left )?(would )?(fits? |have |has |joins? )|number|\d)|no partner|could not|cannot|nowhere|numbers left/i.test(
    text,
  );
}

function impossibleSaid(link: ToldLink, found: Impossible): Variants {
  switch (found.kind) {
    case 'pair':
      return noneFits(link, found.edge, link.around(found.edge)).map(sentence);
    case 'twice':
      return [
        sentence(
          `${found.edges.map((edge) => cellNames(edge)).join(' as well as ')} ${verb(link, 'need', 'need')} the ${dominoName(found.domino)}`,
        ),
        sentence(`two pairs ${verb(link, 'need', 'need')} the ${dominoName(found.domino)}`),
      ];
    case 'count':
      return tooManySaid(link, found.value);
    case 'short': {
      const { region, value } = found;
      const has = link.has(region).filter((each) => each === value).length;
      const needed = found.needed - has;
      const what =
        needed === 1 ? (has > 0 ? `another ${value}` : a(value)) : count(needed, `${has > 0 ? 'more ' : ''}${value}`);
      const need = `${regionName(link.puzzle, region)} ${verb(link, 'needs', 'need')} ${what}`;
      const there = link.halvesFor(region, value) - has;
      const isLess = there < link.halves(value);
      if (there <= 0) return [`${sentence(need)} ${sentence(`none ${be(link)} left`)}`];
      return [
        `${sentence(need)} ${sentence(`only ${count(there, '', '').trim()} ${isLess ? `${be(link, there > 1)} left` : there > 1 ? 'are there' : 'is there'}`)}`,
      ];
    }
    case 'alone':
      return [sentence(`${cellName(found.cell)} ${verb(link, 'has', 'have')} no free neighbour`)];
    case 'unfit':
      return found.near.length === 1
        ? noneFits(
            link,
            edgeBetween(found.cell, found.near[0]!),
            link.around(edgeBetween(found.cell, found.near[0]!)),
          ).map(sentence)
        : noneBeside(link, found.cell, found.near).map(sentence);
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
      if (like !== undefined && more.length === 0 && left.length > 0 && left.length <= 3 && !left.includes(like))
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
  const plain = noneFits(link, edge, isInside ? region : undefined).map(sentence);
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
  const only = there === 1 ? `There is only one ${value}.` : `There are only ${count(there, `${value}`)}.`;
  if (lost.length === 1 && link.knownTimes(value) > there) return tooManySaid(link, value);
  const needed = needsOf(link, value, region);
  if (lost.length === 1 && needed !== undefined)
    return [
      ...needed.said.map((text) => `${sentence(text)} ${only}`),
      `${sentence(`that ${verb(link, 'takes', 'take')} ${count(needed.number, `${value}`)} in all`)} ${only}`,
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

/** A cell that no domino can cover. */
function deadShape(link: ToldLink, cell: Cell): Variants {
  if (!SHAPES.includes(link.technique)) return [];
  return [sentence(`${cellName(cell)} ${verb(link, 'has', 'have')} no partner left`)];
}

/** A domino that must lie somewhere and can lie nowhere. */
function deadHome(link: ToldLink): Variants {
  const [domino, ...more] = link.dominoes;
  if (link.technique !== 'last-home' || domino === undefined || more.length > 0) return [];
  const name = `the ${dominoName(domino)}`;
  const nowhere = sentence(`${name} ${verb(link, 'fits', 'fit')} nowhere`);
  const { rare, other, cells, pairs } = link.placesFor(domino);
  const can = link.isSupposed ? 'could' : 'can';
  if (cells.length === 0) return [sentence(`no cell for the ${rare} of ${name} ${be(link)} left`)];
  if (pairs.length > 0 || cells.length > 3) return [nowhere];
  const beside = `${cells.length === 1 ? 'without' : 'none with'} room for ${a(other)} beside it`;
  return [
    sentence(`only ${cellNames(cells)} ${can} be ${rare}, ${beside}: ${name} ${verb(link, 'fits', 'fit')} nowhere`),
    sentence(`only ${cellNames(cells)} ${can} be ${rare}, ${beside}`),
    nowhere,
  ];
}
