/** Suppositions and where they end, in English. */
import { cellName, list } from '@pipwright/core';
import { lower } from '@pipwright/core/explaining';
import { together } from '@pipwright/core/wording';
import { dominoName, sameDomino } from '../../model/domino.js';
import { cellsOf, type PipsFact } from '../step.js';
import { deadCell } from '../told/dead-end.js';
import type { ToldLink } from '../told/index.js';
import { eitherOf, isSupposedThere, isTurned } from '../told/supposed.js';
import { askEnd, deadEnd } from './english-dead-end.js';
import { conclusions, itIs, supposed, type Variants } from './english-facts.js';
import { cellNames, dominoNames, regionName, regionNames } from './english-names.js';
import { seenParts } from './english-pair.js';
import { answer, sentence } from './english-telling.js';
import type { TechniqueWords } from './language.js';
import { aroundChainBy, type Leading, seenBefore, supposeStoryBy } from './story.js';

/** Does the last link of its chain end in something to be seen? */
function ending(told: ToldLink): Variants {
  const last = told.chain.at(-1);
  const cell = last === undefined ? undefined : deadCell(last);
  return last === undefined || cell === undefined ? [] : deadEnd(last, cell);
}

/** What is supposed; in short where the two cells have been named. */
function supposing(told: ToldLink, isNamed: boolean): string {
  const { suppose } = told;
  if (suppose === undefined) return 'Try the other ways';
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
  if (isSupposedThere(told)) return [`So ${itIs(told)}.`];
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
function leading(told: ToldLink): Leading {
  const either = eitherOf(told);
  if (either === undefined) return { parts: seenParts(told), which: undefined };
  const { cells, dominoes: left, region, isJust } = either;
  const pair = isJust ? 'that is' : `${cellNames(cells)} are`;
  const double = region?.rule.kind === 'same' ? ` a double inside ${regionName(told.puzzle, region)}:` : '';
  const which = sentence(`${pair}${double} ${dominoNames(left)}`);
  const alone = isJust ? which.replace(/^That is/, `${cellNames(cells)} are`) : which;
  return { parts: seenParts(told, { without: cells }), which, alone };
}

const SUPPOSING = {
  leading,
  supposing,
  ending,
  cannotBe: 'That cannot be.',
  so: soSaid,
  behindColon: lower,
};

export const sayAroundChain = aroundChainBy(SUPPOSING);
export const supposeStory = supposeStoryBy(SUPPOSING);

function saySupposing(told: ToldLink): Variants {
  return told.suppose === undefined ? sayTried(told) : together(supposeStory(told, false));
}

/** A link that has been tried, without a chain of its own: what could not be filled if it were not so. */
function sayTried(told: ToldLink): Variants {
  const ends = [...unfilled(told), 'the other cells could not be filled'];
  return conclusions(told).flatMap((then) => ends.map((end) => sentence(`${then}: otherwise ${end}`)));
}

function unfilled({ puzzle, regions }: ToldLink): Variants {
  if (regions.length === 0 || regions.length > 2) return [];
  const names = regionNames(puzzle, regions);
  return [`${names} could not ${regions.length === 1 || names.startsWith('both ') ? '' : 'both '}be filled`];
}

/** What to try, where naming what is supposed would give the answer away. */
function trying({ suppose, placed }: ToldLink): string {
  if (suppose?.kind === 'values') return `Try the numbers that are left for ${cellNames(cellsOf(suppose))}.`;
  if (suppose?.kind !== 'place') return 'Try both ways.';
  const where = cellNames(suppose.cells);
  const isTurned = placed !== undefined && sameDomino(placed.domino, suppose.domino);
  return isTurned
    ? `Only one domino fits on ${where}. Try both ways round.`
    : `More than one domino fits on ${where}. Try them.`;
}

function asks(told: ToldLink): Variants {
  const last = told.chain.at(-1);
  const cell = last === undefined ? undefined : deadCell(last);
  const end = last === undefined || cell === undefined ? 'What would go wrong?' : askEnd(last, cell);
  if (told.suppose === undefined) return [`${trying(told)} ${end}`];
  const suppose = `Suppose ${supposed(told.suppose)}.`;
  const starts = [...seenBefore(told, seenParts).map((seen) => `${seen} ${suppose}`), suppose, trying(told)];
  return starts.map((start) => `${start} ${end}`);
}

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
