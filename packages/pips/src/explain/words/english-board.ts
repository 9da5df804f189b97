/** Techniques about the shape of what is left, and about cases, in English. */
import { cellName, list, sameCell } from '@pipwright/core';
import { capital, count } from '@pipwright/core/explaining';
import { dominoName } from '../../model/domino.js';
import {
  madeOnlyOf,
  type NeededTwice,
  neededTwice,
  setsOf,
  twoWays,
  wanted,
  waysApart,
  without,
} from '../told/filling.js';
import type { ToldLink } from '../told/index.js';
import { be, conclusions, type Variants, verb } from './english-facts.js';
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
  const ways = waysApart(told);
  if (ways === undefined) return [];
  const { region, sets, isSingle, isShort, turning, changing } = ways;
  const takes = `${regionName(told.puzzle, region)} ${verb(told, 'takes', 'take')}`;
  const named = isSingle ? dominoNames(sets.flat()) : sets.map((set) => dominoNames(set, 'and')).join(', or ');
  const byDomino = isShort ? [`${takes} ${named}`] : [];
  const byPartner =
    turning === undefined
      ? []
      : [`${cellName(turning.cell)} ${verb(told, 'pairs', 'pair')} with ${list(turning.partners.map(cellName), 'or')}`];
  const byNumber =
    changing === undefined
      ? []
      : [`${cellName(changing.cell)} ${verb(told, 'is', 'be')} ${list(changing.numbers, 'or')}`];
  return isSingle ? [...byDomino, ...byPartner, ...byNumber] : [...byPartner, ...byNumber, ...byDomino];
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
  const made = madeOnlyOf(told);
  if (made === undefined) return [];
  const { region, bag, gone } = made;
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

function nameOf({ puzzle }: ToldLink, twice: NeededTwice | undefined): string {
  return twice === undefined ? '' : regionName(puzzle, twice.region);
}

function twiceNeeded(twice: NeededTwice | undefined): string {
  return twice === undefined || twice.dominoes.length === 0 ? 'one domino' : dominoNames(twice.dominoes);
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
      ? `${nameOf(told, twice)} would need ${twiceNeeded(twice)} twice`
      : domino !== undefined
        ? `two places would need the ${dominoName(domino)}`
        : 'the dominoes left would not be enough';
  if (at !== undefined && told.cells.length === 1 && lost.length > 0 && lost.length <= 2) {
    const trials = lost.map((value) => ({ value, twice: neededTwice(without(told, at, value)) }));
    const isEach = twice?.dominoes.length === 0 && trials.every((one) => one.twice?.region === twice.region);
    const cases = trials.map((one, i) =>
      i === 0
        ? `with ${a(one.value)} in ${cellName(at.cell)}, ${nameOf(told, twice)} would need ${twiceNeeded(one.twice)} twice`
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
  return [
    ...so(`${start} ${two}`, ofIt(twice === undefined ? undefined : nameOf(told, twice), then)),
    ...then.map(sentence),
  ];
}

/** The two ways, where the premises show them: a cell with two partners, or with two numbers. */
function eitherSaid(told: ToldLink): string | undefined {
  const two = twoWays(told);
  if (two === undefined) return undefined;
  return 'partners' in two
    ? `${cellName(two.cell)} pairs with ${list(two.partners.map(cellName), 'or')}`
    : `${cellName(two.cell)} is ${list(two.numbers, 'or')}`;
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
          : [`Suppose ${cellName(at.cell)} is ${lost[0]}. Which domino would ${nameOf(told, twice)} need twice?`]),
        ...(twice === undefined
          ? []
          : [`${sentence(`${nameOf(told, twice)} must not need ${twiceNeeded(twice)} twice`)} ${asked}`]),
        ...(domino === undefined ? [] : [`There is only one ${dominoName(domino)}. ${asked}`]),
        ...(twice === undefined ? [] : [`${sentence(`${nameOf(told, twice)} must not need a domino twice`)} ${asked}`]),
        `Each domino is there once. ${asked}`,
      ];
    },
    what: (told) => answer(told),
  },
  'two-ways': {
    name: 'Two ways, one outcome',
    idea: 'What is so whichever of two ways is the right one is so.',
    say(told) {
      const ways = told.placed === undefined ? eitherSaid(told) : undefined;
      const then = conclusions(told);
      return [
        ...eachWay(told),
        ...(ways === undefined ? [] : so(`whether ${ways}`, then, ', ')),
        ...then.map(sentence),
      ];
    },
    why(told) {
      const ways = told.placed === undefined ? eitherSaid(told) : undefined;
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
