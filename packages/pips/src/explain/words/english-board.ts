/** Techniques about the shape of what is left, and about cases, in English. */
import { cellName, list, sameCell } from '@pipwright/core';
import { capital, count } from '@pipwright/core/explaining';
import { type Domino, sameDomino } from '../../model/domino.js';
import { across, cellsOfAll, type ToldLink } from '../told.js';
import { byName, conclusions, type Variants, verb } from './english-facts.js';
import { a, cellNames, dominoName, dominoNames, regionName } from './english-names.js';
import { answer, cellsAsked, question, sentence, so } from './english-telling.js';
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
  const ways = covered === undefined ? [] : (waysSaid(told) ?? []).filter(() => covered.covers.length <= 2);
  const filled = covered?.region;
  const none = [
    ...ways.flatMap((way) => so(way, [`no domino ${verb(told, 'lies', 'lie')} on ${pairs}`])),
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

/** The ways to cover a region, one named after the other where they are few; undefined where there is no such region. */
function waysSaid(told: ToldLink): Variants | undefined {
  const covered = told.covered();
  if (covered === undefined) return undefined;
  const { region, covers } = covered;
  const name = regionName(told.puzzle, region);
  const can = told.isSupposed ? 'could' : 'can';
  const named = [...new Set(covers.map((cover) => dominoNames(byName(cover.map(({ domino }) => domino)), 'and')))];
  const takes = `${name} ${verb(told, 'takes', 'take')} ${named.join(', or ')}`;
  const times = covers.length === 1 ? 'only one way' : `${count(covers.length, 'way')}`;
  return [...(named.length <= 3 && named.length > 1 ? [takes] : []), `${name} ${can} be filled in ${times}`];
}

/** Ways, and what follows in each. */
function eachWay(told: ToldLink): Variants {
  const ways = waysSaid(told);
  const covers = told.covered()?.covers.length ?? 0;
  const then = conclusions(told);
  const either = covers === 1 ? ': ' : covers === 2 ? '. Either way, ' : '. Each time, ';
  return ways === undefined ? [] : ways.flatMap((way) => so(way, then, either));
}

/** The ways, and what to look for in them. */
function askWays(told: ToldLink): Variants {
  const ways = waysSaid(told);
  const { region, covers = [] } = told.covered() ?? {};
  if (ways === undefined || region === undefined) return [];
  if (covers.length === 1) return [`There is only one way to fill ${regionName(told.puzzle, region)}. Which?`];
  return ways.map((way) => `${sentence(way)} What is the same each time?`);
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

/** The region that would need a domino twice, where it would in every way that is not concluded. */
function neededTwice(told: ToldLink): { readonly name: string; readonly domino: Domino } | undefined {
  for (const region of told.regions) {
    const others = (told.otherwise(region) ?? []).map((cover) =>
      cover.filter(({ domino }, i) => cover.some((other, j) => j < i && sameDomino(other.domino, domino))),
    );
    const [first] = others[0] ?? [];
    if (first !== undefined && others.every((twice) => twice.some(({ domino }) => sameDomino(domino, first.domino))))
      return { name: regionName(told.puzzle, region), domino: first.domino };
  }
  return undefined;
}

function sameSaid(told: ToldLink): Variants {
  const twice = neededTwice(told);
  const domino = twice?.domino ?? wanted(told);
  const what = domino === undefined ? 'the same domino' : `the ${dominoName(domino)}`;
  const [at] = told.cells;
  const lost = at === undefined ? [] : told.lost(at);
  const then = conclusions(told);
  const two = twice === undefined ? `two places would need ${what}` : `${twice.name} would need ${what} twice`;
  if (at !== undefined && told.cells.length === 1 && lost.length > 0 && lost.length <= 2)
    return [...so(`with ${list(lost.map(a), 'or')} in ${cellName(at.cell)}, ${two}`, then), ...then.map(sentence)];
  const [part] = told.edges('part');
  const start = part === undefined ? 'otherwise' : `with a domino on ${cellNames(part)}`;
  return [...so(`${start} ${two}`, then), ...then.map(sentence)];
}

/** The region that is filled, where it is one. */
function regionToFill({ puzzle, regions }: ToldLink): string | undefined {
  const [region, ...others] = regions;
  return region === undefined || others.length > 0 ? undefined : regionName(puzzle, region);
}

/** The two ways, where the premises show them: a cell with two partners, or with two numbers. */
function twoWays(told: ToldLink): string | undefined {
  // A pair that is concluded would be one of the ways.
  for (const cell of told.edges('join').length > 0 ? [] : told.tiled) {
    const open = told.partners(cell);
    if (open.length === 2) return `${cellName(cell)} pairs with ${list(open.map(cellName), 'or')}`;
  }
  const cells = [...told.regions.flatMap((region) => region.cells), ...cellsOfAll(told.facts)];
  const two = cells.find((cell) => told.valuesOf(cell).length === 2);
  return two === undefined ? undefined : `${cellName(two)} is ${list(told.valuesOf(two), 'or')}`;
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
      const domino = wanted(told);
      const what = domino === undefined ? 'the same domino' : `the ${dominoName(domino)}`;
      return [
        ...(told.cells.length > 0
          ? [`Two places must not need ${what}. What does that rule out for ${cellsAsked(told)}?`]
          : []),
        `Two places must not need the same domino. ${question(told)}`,
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
        ...(told.regions[0] === undefined
          ? []
          : so(`however ${regionName(told.puzzle, told.regions[0])} is filled`, then, ', ')),
        ...so('either way', then, ', '),
        ...then.map(sentence),
      ];
    },
    why(told) {
      const ways = told.placed === undefined ? twoWays(told) : undefined;
      return [
        ...askWays(told),
        ...(ways === undefined ? [] : [`${ways}. What is the same for ${cellsAsked(told)} either way?`]),
        `There are two ways. What is the same in both for ${cellsAsked(told)}?`,
      ];
    },
    what: (told) => answer(told),
  },
  'every-way': {
    name: 'Every way to fill it',
    idea: 'What is so in every way to cover a region with the dominoes left is so.',
    say(told) {
      const then = conclusions(told);
      const region = regionToFill(told);
      return [
        ...eachWay(told),
        ...(region === undefined ? [] : so(`however ${region} is filled`, then, ', ')),
        ...so('every way', then, ', '),
        ...then.map(sentence),
      ];
    },
    why(told) {
      const region = regionToFill(told);
      return [
        ...askWays(told),
        ...(region === undefined ? [] : [`Try all ways to fill ${region}. What is the same for ${cellsAsked(told)}?`]),
        `Try all ways. ${question(told)}`,
      ];
    },
    what: (told) => answer(told),
  },
} as const satisfies Record<string, TechniqueWords>;
