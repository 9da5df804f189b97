/** Techniques about the shape of what is left, and about cases, in English. */
import { cellName, list, sameCell } from '@pipwright/core';
import { capital, count } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import { type Domino, dominoName, sameDomino } from '../../model/domino.js';
import type { Region } from '../../model/puzzle.js';
import type { CellLeft } from '../step.js';
import { type Cover, numberIn } from '../told/covers.js';
import { across, cellsOfAll, type ToldLink } from '../told/index.js';
import { be, byName, conclusions, type Variants, verb } from './english-facts.js';
import { a, bagName, cellNames, dominoNames, regionName } from './english-names.js';
import { answer, cellsAsked, each, ofIt, question, sentence, so } from './english-telling.js';
import type { TechniqueWords } from './language.js';

/** `would cut off three cells around r1c1`. */
function area(told: ToldLink): string {
  const { tiled } = told;
  if (tiled.length === 0) return 'some cells';
  if (tiled.length <= 4) return cellNames(tiled);
  return `${tiled.length} cells around ${cellName(tiled[0]!)}`;
}

function ifJoined(told: ToldLink): string {
  const [part] = told.edges('part');
  const [join] = told.edges('join');
  if (part !== undefined) return `a domino on ${cellNames(part)}`;
  return join === undefined ? 'anything else' : `no domino on ${cellNames(join)}`;
}

/** What follows, where it is more than that a domino is not where it would be. */
function then(told: ToldLink, reason: string): Variants {
  const isOne = told.edges('part').length === 1 && told.concludes.length === 1;
  return isOne ? [sentence(reason)] : so(reason, conclusions(told));
}

function oddSaid(told: ToldLink): Variants {
  const size = told.tiled.length;
  const cells = size % 2 === 1 ? `${count(size, 'cell')}, an odd number` : 'an odd number of cells';
  const named = size > 0 && size <= 4 ? `${cellNames(told.tiled)}${size === 1 ? ' alone' : `: ${cells}`}` : cells;
  return [
    ...then(told, `${ifJoined(told)} would cut off ${named}`),
    ...then(told, `${ifJoined(told)} would cut off ${cells}`),
    ...conclusions(told).map(sentence),
  ];
}

function bridgeSaid(told: ToldLink): Variants {
  const [region, ...more] = told.regions;
  const pairs = list(
    told.edges('part').map((edge) => cellNames(edge)),
    'or',
  );
  const covered = told.regions.length === 0 ? undefined : told.covered();
  const filled = covered?.region;
  const none = [
    ...(covered === undefined ? [] : waysSaid(told)).flatMap((way) =>
      so(way, [`no domino ${verb(told, 'lies', 'lie')} on ${pairs}`]),
    ),
    ...(filled === undefined || told.isSupposed
      ? []
      : [sentence(`no way to fill ${regionName(told.puzzle, filled)} has a domino on ${pairs}`)]),
  ];
  const starved =
    region === undefined || more.length > 0
      ? []
      : then(told, `${ifJoined(told)} would leave ${regionName(told.puzzle, region)} without what it needs`);
  const isApart = !told
    .edges('part')
    .some((edge) => edge.some((end) => told.tiled.some((cell) => sameCell(cell, end))));
  const uncovered =
    told.tiled.length === 1
      ? `leave ${area(told)} without a partner`
      : `cut off ${area(told)}, which could not be covered`;
  const cut = told.tiled.length === 0 || !isApart ? [] : then(told, `${ifJoined(told)} would cut off ${area(told)}`);
  return [
    ...none,
    ...starved,
    ...(isApart && told.tiled.length > 0 ? then(told, `${ifJoined(told)} would ${uncovered}`) : []),
    ...cut,
    ...conclusions(told).map((text) => sentence(`the cells around could not all be covered otherwise: ${text}`)),
    ...conclusions(told).map(sentence),
  ];
}

/** The ways to cover a region, and what tells them apart, where they are few. */
function waysSaid(told: ToldLink): Variants {
  const { region, covers = [] } = told.covered() ?? {};
  if (region === undefined || covers.length < 2) return [];
  const sets = setsOf(covers);
  const isSingle = sets.every((set) => set.length === 1);
  const takes = `${regionName(told.puzzle, region)} ${verb(told, 'takes', 'take')}`;
  const named = isSingle ? dominoNames(sets.flat()) : sets.map((set) => dominoNames(set, 'and')).join(', or ');
  const isShort = sets.length > 1 && sets.length <= 3 && sets.every((set) => set.length <= 2);
  const byDomino = isShort ? [`${takes} ${named}`] : [];
  if (covers.length > 3) return byDomino;
  const concluded = cellsOfAll(told.concludes).map(cellName);
  const cells = covers[0]!.flatMap(({ cells: pair }) => pair).filter((cell) => !concluded.includes(cellName(cell)));
  const isEach = (of: (cover: Cover) => string) => new Set(covers.map(of)).size === covers.length;
  const partner = (cell: Cell) => (cover: Cover) =>
    cover.flatMap(({ cells: [x, y] }) =>
      sameCell(x, cell) ? [cellName(y)] : sameCell(y, cell) ? [cellName(x)] : [],
    )[0] ?? '';
  // Only what a reader knows: the partners, or the numbers, that are left for a cell anyway.
  const isKnown = (own: readonly (string | number)[], left: readonly (string | number)[]) =>
    own.length === left.length && own.every((each) => left.includes(each));
  const turning = cells.find(
    (cell) => isEach(partner(cell)) && isKnown(covers.map(partner(cell)), told.partners(cell).map(cellName)),
  );
  const changing = cells.find(
    (cell) =>
      isEach((cover) => `${numberIn(cover, cell)}`) &&
      isKnown(
        covers.map((cover) => numberIn(cover, cell) ?? -1),
        told.valuesOf(cell),
      ),
  );
  const byPartner =
    turning === undefined
      ? []
      : [`${cellName(turning)} ${verb(told, 'pairs', 'pair')} with ${list(covers.map(partner(turning)), 'or')}`];
  const numbers = changing === undefined ? [] : covers.flatMap((cover) => numberIn(cover, changing) ?? []);
  const byNumber =
    changing === undefined || numbers.length < covers.length
      ? []
      : [
          `${cellName(changing)} ${verb(told, 'is', 'be')} ${list(
            [...numbers].sort((x, y) => x - y),
            'or',
          )}`,
        ];
  return isSingle ? [...byDomino, ...byPartner, ...byNumber] : [...byPartner, ...byNumber, ...byDomino];
}

/** The dominoes of each way, those that only lie differently once. */
function setsOf(covers: readonly Cover[]): readonly (readonly Domino[])[] {
  const sets = covers.map((cover) => byName(cover.map(({ domino }) => domino)));
  return [...new Map(sets.map((set) => [dominoNames(set), set])).values()];
}

/** The region that is filled, as far as one can see it. */
function regionToFill(told: ToldLink): string | undefined {
  const [region] = told.regions;
  const filled = told.covered()?.region ?? region;
  return filled === undefined ? undefined : regionName(told.puzzle, filled);
}

/** Ways, and what follows in each; where they are many, that nothing else works. */
function eachWay(told: ToldLink): Variants {
  const { region, covers = [] } = told.covered() ?? {};
  const then = conclusions(told);
  const name = regionToFill(told);
  const otherwise =
    name === undefined
      ? []
      : [
          ...madeOf(told).flatMap((why) => so(why, then)),
          ...then.map((text) => sentence(`${text}: otherwise ${name} could not be filled`)),
        ];
  if (region !== undefined && covers.length === 1)
    return so(`${regionName(told.puzzle, region)} can be filled in only one way`, then);
  const [only, ...others] = setsOf(covers);
  const isFew = only !== undefined && others.length === 0 && only.length <= 2;
  const same = isFew ? so(`only ${dominoNames(only, 'and')} ${only.length > 1 ? 'fill' : 'fills'} ${name}`, then) : [];
  const either = covers.length === 2 || others.length === 1 ? '. Either way, ' : '. Each time, ';
  return [...same, ...waysSaid(told).flatMap((way) => so(way, then, either)), ...otherwise];
}

/** `the 2 is two 0s and two 1s, and there is no 0–0 or 0–1`: what decides how a region is filled. */
function madeOf(told: ToldLink): Variants {
  const region = told.covered()?.region ?? told.regions[0];
  if (region === undefined || region.cells.length === 1) return [];
  const [bag, ...more] = told.ways(region, 'before', { counted: true }) ?? [];
  if (bag === undefined || more.length > 0 || bag.length > 6) return [];
  const numbers = [...new Set(bag)];
  const pairs = numbers.flatMap((x, i) => numbers.slice(i).map((y): Domino => [x, y]));
  const isDoubled = ([x, y]: Domino) => x !== y || bag.filter((each) => each === x).length > 1;
  const gone = pairs.filter((domino) => isDoubled(domino) && !told.isLeft(domino));
  const is = `${regionName(told.puzzle, region)} ${be(told)} ${bagName(bag)}`;
  const none = `no ${list(gone.map(dominoName), 'or')}${told.before.placements.length === 0 ? '' : ' left'}`;
  return gone.length === 0 || gone.length > 3 ? [is] : [`${is}, and there ${be(told)} ${none}`, is];
}

/** The ways, and what to look for in them. */
function askWays(told: ToldLink): Variants {
  const { region, covers = [] } = told.covered() ?? {};
  if (region !== undefined && covers.length === 1)
    return [`There is only one way to fill ${regionName(told.puzzle, region)}. Which?`];
  const name = regionToFill(told);
  const times = covers.length === 2 ? 'both times' : 'each time';
  const ways = each(waysSaid(told).map(sentence), [
    `What is the same for ${cellsAsked(told)} ${times}?`,
    `What is the same ${times}?`,
  ]);
  return [
    ...ways,
    ...(name === undefined
      ? []
      : [
          `Try all ways to fill ${name} with the dominoes left. What is the same for ${cellsAsked(told)}?`,
          `Try all ways to fill ${name}. What is the same for ${cellsAsked(told)}?`,
        ]),
  ];
}

/** The domino that two places would need: one that the premises name, or that would lie on the pair in question. */
function wanted(told: ToldLink): Domino | undefined {
  if (told.dominoes[0] !== undefined) return told.dominoes[0];
  const [at] = told.cells;
  const { edge } = told;
  if (at === undefined || edge === undefined || !edge.some((end) => sameCell(end, at.cell))) {
    const [x, y, ...more] = told.values;
    return x === undefined || y === undefined || more.length > 0 ? undefined : [x, y];
  }
  const other = told.known(across(edge, at.cell));
  const [lost, ...more] = told.lost(at);
  return other === undefined || lost === undefined || more.length > 0 ? undefined : [lost, other];
}

interface NeededTwice {
  /** The region that would need it. */
  readonly name: string;
  /** One of these in every way; none where they are many. */
  readonly dominoes: readonly Domino[];
}

function twiceNeeded(twice: NeededTwice | undefined): string {
  return twice === undefined || twice.dominoes.length === 0 ? 'one domino' : dominoNames(twice.dominoes);
}

/** The same with nothing concluded but that a cell is not one of the numbers that it loses. */
function without(told: ToldLink, { cell }: CellLeft, value: number): ToldLink {
  const values = told.valuesOf(cell).filter((each) => each !== value);
  return told.only({ kind: 'values', cells: [{ cell, values }] });
}

/** The region that would need a domino twice, where it would in every way that is not concluded. */
function neededTwice(told: ToldLink): NeededTwice | undefined {
  const cells = cellsOfAll(told.concludes);
  const touches = (region: Region) => region.cells.some((own) => cells.some((cell) => sameCell(own, cell)));
  for (const region of new Set([...told.regions, ...told.puzzle.regions.filter(touches)])) {
    const others = (told.otherwise(region) ?? []).map((cover) =>
      cover.filter(({ domino }, i) => cover.some((other, j) => j < i && sameDomino(other.domino, domino))),
    );
    if (others.length === 0 || others.some((twice) => twice.length === 0)) continue;
    const name = regionName(told.puzzle, region);
    const all = others.flatMap((twice) => twice.slice(0, 1).map(({ domino }) => domino));
    const shared = all.find((domino) => others.every((twice) => twice.some((each) => sameDomino(each.domino, domino))));
    if (shared !== undefined) return { name, dominoes: [shared] };
    const once = all.filter((domino, i) => all.findIndex((other) => sameDomino(other, domino)) === i);
    return { name, dominoes: once.length <= 3 ? byName(once) : [] };
  }
  return undefined;
}

function sameSaid(told: ToldLink): Variants {
  if (told.concludes.length > 1) {
    const all = told.concludes.map((fact) => sameSaid(told.only(fact)));
    return [all.map(([text = '']) => text).join(' '), ...conclusions(told).map(sentence)];
  }
  const twice = neededTwice(told);
  const domino = wanted(told);
  const [at] = told.cells;
  const lost = at === undefined ? [] : told.lost(at);
  const then = conclusions(told);
  const two =
    twice !== undefined
      ? `${twice.name} would need ${twiceNeeded(twice)} twice`
      : domino !== undefined
        ? `two places would need the ${dominoName(domino)}`
        : 'the dominoes left would not be enough';
  if (at !== undefined && told.cells.length === 1 && lost.length > 0 && lost.length <= 2) {
    const trials = lost.map((value) => ({ value, twice: neededTwice(without(told, at, value)) }));
    const isEach = twice?.dominoes.length === 0 && trials.every((one) => one.twice?.name === twice.name);
    const cases = trials.map((one, i) =>
      i === 0
        ? `with ${a(one.value)} in ${cellName(at.cell)}, ${twice?.name} would need ${twiceNeeded(one.twice)} twice`
        : `with ${a(one.value)} ${twiceNeeded(one.twice)}`,
    );
    return [
      ...(isEach ? so(cases.join(', '), then) : []),
      ...so(`with ${list(lost.map(a), 'or')} in ${cellName(at.cell)}, ${two}`, then),
      ...then.map(sentence),
    ];
  }
  const [part] = told.edges('part');
  const isAlike = lost.length === 1 && told.cells.every((each) => String(told.lost(each)) === String(lost));
  const start =
    part !== undefined ? `with a domino on ${cellNames(part)},` : isAlike ? `with ${a(lost[0]!)},` : 'otherwise';
  return [...so(`${start} ${two}`, ofIt(twice?.name, then)), ...then.map(sentence)];
}

/** The two ways, where the premises show them: a cell with two partners, or with two numbers. */
function twoWays(told: ToldLink): string | undefined {
  const concluded = cellsOfAll(told.concludes);
  const isOther = (cell: Cell) => !concluded.some((each) => sameCell(each, cell));
  // A pair that is concluded would be one of the ways.
  for (const cell of told.edges('join').length > 0 ? [] : told.tiled.filter(isOther)) {
    const open = told.partners(cell);
    if (open.length === 2) return `${cellName(cell)} pairs with ${list(open.map(cellName), 'or')}`;
  }
  const cells = [...told.regions.flatMap((region) => region.cells), ...cellsOfAll(told.facts)].filter(isOther);
  const two = cells.find((cell) => told.valuesOf(cell).length === 2);
  return two === undefined ? undefined : `${cellName(two)} is ${list(told.valuesOf(two), 'or')}`;
}

/** The same where what to place is said next. */
export function alwaysThere(told: ToldLink): Variants {
  const name = regionToFill(told);
  const { covers = [] } = told.covered() ?? {};
  if (name === undefined || covers.length === 1) return [];
  return [sentence(`however ${name} is filled, one domino always lies the same way`)];
}

export const boardTechniques = {
  'odd-area': {
    name: 'Cut-off cells',
    idea: 'A domino may not cut off an odd number of cells.',
    say: oddSaid,
    why: (told) => [`${capital(ifJoined(told))} would cut off some cells. How many?`],
    what(told) {
      const then = conclusions(told);
      const number = told.tiled.length;
      return [
        ...(number % 2 === 1 ? so(`that is ${count(number, 'cell')}, an odd number`, then) : []),
        ...answer(told),
      ];
    },
  },
  bridge: {
    name: 'Cut-off cells',
    idea: 'A domino may not cut off cells that cannot be covered, or leave a region without what it needs.',
    say: bridgeSaid,
    why(told) {
      const [region, ...more] = told.regions;
      if (region !== undefined && more.length === 0)
        return [`Imagine ${ifJoined(told)}. What would ${regionName(told.puzzle, region)} then lack?`];
      const rest = told.tiled.length === 0 ? 'the cells around it' : area(told);
      return [`Imagine ${ifJoined(told)}. Could ${rest} still be covered?`, `Imagine ${ifJoined(told)}. What is left?`];
    },
    what: (told) => answer(told),
  },
  'same-domino': {
    name: 'Needed in two places',
    idea: 'What would need one domino in two places is not so.',
    say: sameSaid,
    why(told) {
      const [at] = told.cells;
      const lost = at === undefined ? [] : told.lost(at);
      // Of several numbers, or cells, one is asked about.
      const twice = neededTwice(at === undefined ? told : without(told, at, lost[0]!));
      const domino = wanted(told);
      const asked = told.placed === undefined ? `What does that rule out for ${cellsAsked(told)}?` : question(told);
      return [
        ...(at === undefined || twice === undefined
          ? []
          : [`Suppose ${cellName(at.cell)} is ${lost[0]}. Which domino would ${twice.name} need twice?`]),
        ...(twice === undefined
          ? []
          : [`${sentence(`${twice.name} must not need ${twiceNeeded(twice)} twice`)} ${asked}`]),
        ...(domino === undefined ? [] : [`There is only one ${dominoName(domino)}. ${asked}`]),
        ...(twice === undefined ? [] : [`${sentence(`${twice.name} must not need a domino twice`)} ${asked}`]),
        `Each domino is there once. ${asked}`,
      ];
    },
    what: (told) => answer(told),
  },
  'two-ways': {
    name: 'Two ways, one outcome',
    idea: 'What is so whichever of two ways is the right one is so.',
    say(told) {
      const ways = told.placed === undefined ? twoWays(told) : undefined;
      const then = conclusions(told);
      return [
        ...eachWay(told),
        ...(ways === undefined ? [] : so(`whether ${ways}`, then, ', ')),
        ...then.map(sentence),
      ];
    },
    why(told) {
      const ways = told.placed === undefined ? twoWays(told) : undefined;
      return [
        ...askWays(told),
        ...(ways === undefined ? [] : [`${ways}. What is the same for ${cellsAsked(told)} either way?`]),
        `Try both ways to cover ${cellsAsked(told)}. What do they have in common?`,
      ];
    },
    what: (told) => answer(told),
  },
  'every-way': {
    name: 'Every way to fill it',
    idea: 'What is so in every way to cover a region with the dominoes left is so.',
    say: (told) => [...eachWay(told), ...conclusions(told).map(sentence)],
    why: (told) => [...askWays(told), `Try all ways to cover ${cellsAsked(told)}. What do they have in common?`],
    what: (told) => answer(told),
  },
} as const satisfies Record<string, TechniqueWords>;
