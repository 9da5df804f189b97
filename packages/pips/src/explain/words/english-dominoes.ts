/** Techniques about which domino lies where, in English. */
import { cellName, list } from '@pipwright/core';
import { together } from '@pipwright/core/wording';
import { type Cell, getAdjacent } from '../../model/cell.js';
import { dominoName, isDouble } from '../../model/domino.js';
import { across, hasEnd, type ToldLink } from '../told/index.js';
import { pairing } from '../told/pairing.js';
import { needyCells, seenAndFollowing } from '../told/sight.js';
import { trayOf } from '../told/tray.js';
import { conclusions, conclusionsByCell, fewDominoes, pairsWith, type Variants, verb } from './english-facts.js';
import { fittingSaid, knownOf, numbersLacking, whyForced, whyParted } from './english-fitting.js';
import { onlyHome } from './english-homes.js';
import { a, cellNames, regionName } from './english-names.js';
import { numbersSeen, pairInShort, pairStory } from './english-pair.js';
import { askPair } from './english-pair-asked.js';
import { partnersSaid } from './english-partners.js';
import { answer, cellsAsked, each, question, sentence, so } from './english-telling.js';
import type { TechniqueWords } from './language.js';

const ONLY = 'Only domino that fits';

/** What is seen on the way, for a question: without the numbers. */
function cluesOf(told: ToldLink): Variants {
  const clues = told.seen.flatMap((seen) => {
    const joins = seen.edges('join');
    if (seen.technique === 'forced-partner' && joins.length > 0)
      return [sentence(pairsWith(seen, joins, 'can only pair'))];
    const [region] = seen.regions;
    const [at] = seen.cells;
    if (region === undefined || at === undefined) return [];
    const name = regionName(told.puzzle, region);
    if (seen.technique === 'equal-values') return [`${cellName(at.cell)} is like the rest of ${name}.`];
    return seen.technique === 'rest-of-sum' ? [sentence(`${name} leaves one number for ${cellName(at.cell)}`)] : [];
  });
  return clues.length === 0 ? [] : [clues.join(' '), clues.at(-1)!];
}

function asks(told: ToldLink): Variants {
  const { edge } = told;
  if (edge === undefined)
    return [
      `Try the dominoes left on ${cellsAsked(told)} and its neighbours. Which numbers do they allow?`,
      question(told),
    ];
  if (told.placed !== undefined) return askPair(told);
  const known = knownOf(told, edge);
  if (told.edges('part').length > 0) {
    const asked = `Is a domino left that fits on ${cellNames(edge)}?`;
    return [...each(known, [asked, 'Is a domino left for them?']), asked];
  }
  const asked = `Which dominoes still fit on ${cellNames(edge)}?`;
  const lacking = numbersLacking(told, edge).map(sentence);
  const one = edge.flatMap((cell) => knownOf(told, [cell]));
  const pair = told.pairOf(edge[0]) === undefined ? [] : [`${cellName(edge[0])} pairs with ${cellName(edge[1])}.`];
  return [
    ...each(cluesOf(told), ['Which dominoes fit there?']),
    ...each([...known, ...one, ...lacking], [asked]),
    ...each(pair, ['Which dominoes still fit there?']),
    asked,
  ];
}

/** `r3c1 needs r2c1.`, of neighbours that no domino lies on but that pair with other cells. */
function neededBeside(told: ToldLink, [cell]: readonly Cell[]): Variants {
  const needed = cell === undefined ? [] : getAdjacent(cell).filter((near) => !told.isCovered(near));
  const pairs = needed.flatMap((near) => {
    const pair = told.pairOf(near);
    return pair === undefined || hasEnd(pair, cell!) ? [] : [`${cellName(across(pair, near))} needs ${cellName(near)}`];
  });
  return pairs.length === 0 ? [] : [sentence(list(pairs))];
}

function asksInside(told: ToldLink): Variants {
  const { edge } = told;
  const region = edge === undefined ? undefined : (told.around(edge) ?? told.regions[0]);
  if (edge === undefined || region === undefined || told.placed !== undefined) return asks(told);
  const name = regionName(told.puzzle, region);
  const none = !trayOf(told.puzzle).some(({ domino }) => isDouble(domino));
  if (region.rule.kind === 'same') {
    if (told.edges('join').length > 0 && none)
      return [`The tray has no double, so no domino lies inside ${name}. ${question(told)}`];
    if (told.edges('part').length > 0)
      return [`A domino inside ${name} would be a double. Is there one that fits on ${cellNames(edge)}?`];
    return [
      ...each(cluesOf(told), [`Inside ${name} that is a double. Which ones are left?`]),
      `A domino inside ${name} is a double. Which ones are left?`,
    ];
  }
  if (region.rule.kind === 'different')
    return [`A domino inside ${name} cannot be a double. Which others fit on ${cellNames(edge)}?`];
  if (told.edges('part').length > 0) return [`${cellNames(edge)} lie inside ${name}. Is a domino left that suits it?`];
  return [
    ...each(cluesOf(told), [`Which dominoes leave enough for ${name}?`]),
    `Which dominoes fit on ${cellNames(edge)} inside ${name}?`,
  ];
}

/** What answers the question about dominoes. */
function answers(told: ToldLink): Variants {
  if (told.placed !== undefined) {
    const isKnown = told.placed.cells.every((cell) => told.known(cell) !== undefined);
    if (isKnown && !told.isLastDomino && pairing(told).exclusions.length === 0)
      return answer(told, [sentence(numbersSeen(told) || 'both numbers are known')]);
    const [full = '', ...shorter] = together(pairStory(told, true));
    return answer(told, [full, ...pairInShort(told), ...shorter]);
  }
  const few =
    told.edge === undefined || told.cells.length === 0 ? undefined : fewDominoes(told.candidates(told.edge).left);
  return few === undefined ? answer(told) : [...so(few, conclusionsByCell(told)), ...answer(told)];
}

function fits(told: ToldLink): Variants {
  return told.placed === undefined ? fittingSaid(told) : together(pairStory(told, false));
}

export const dominoTechniques = {
  'forced-partner': {
    name: 'Only neighbour',
    idea: 'A cell with one free neighbour pairs with it.',
    say(told) {
      const edges = told.edges('join');
      if (edges.length === 0) return conclusions(told).map(sentence);
      const can = told.isSupposed ? 'could only pair' : 'can only pair';
      return [...partnersSaid(told, [told], { parted: [] }), sentence(pairsWith(told, edges, can, 1))];
    },
    why(told) {
      const cells = needyCells(told, told.edges('join'));
      if (cells.length === 0) return [];
      const left = cells.length === 1 ? [`Which neighbour is left for ${cellNames(cells)}?`] : [];
      const causes = told.edges('join').map((edge) => whyForced(told, edge));
      const [cause = []] = causes.filter((why) => why.length > 0);
      const parted = told.seen.filter((seen) => seen.edges('part').length > 0).flatMap((seen) => whyParted(seen));
      const whys = [...parted, ...cause].map(sentence);
      if (cells.length < 2)
        return [
          ...each(whys, left),
          ...each(cluesOf(told), left),
          ...(whys.length > 0 ? left : []),
          ...each(neededBeside(told, cells), left),
          `${cellNames(cells)} has only one free neighbour. Which?`,
        ];
      const [seen, following] = seenAndFollowing(told, cells);
      const leftForAll = `Which neighbours are left for ${cellNames(cells, 4)}?`;
      if (whys.length > 0) return each(whys, [leftForAll]);
      if (following.length === 0) return [`${cellNames(cells, 4)} have only one free neighbour each. Which?`];
      const one = `${cellNames(seen, 4)} ${seen.length === 1 ? 'has' : 'each have'} only one free neighbour.`;
      return [
        ...each(cluesOf(told), [leftForAll]),
        ...(seen.length === 0 ? [] : [`${one} What does that leave for ${cellNames(following, 4)}?`]),
        leftForAll,
      ];
    },
    what: (told) => [sentence(pairsWith(told, told.edges('join'), 'pairs', 6)), ...answer(told)],
  },
  'only-domino': {
    name: ONLY,
    idea: 'Which dominoes of the tray fit two neighbours says what these may hold, or that they do not pair.',
    say: fits,
    why: asks,
    what: answers,
  },
  'doubles-test': {
    name: 'Needs a double',
    idea: 'A domino inside a region of equal numbers is a double; inside one of different numbers it is not.',
    say: fits,
    why: asksInside,
    what: answers,
  },
  'sum-pair': {
    name: 'Ways to make the sum',
    idea: 'A domino inside a sum must leave the other cells what they can make.',
    say: fits,
    why: asksInside,
    what: answers,
  },
  'no-partner': {
    name: 'No partner',
    idea: 'A number is out where no neighbour can complete it to a domino of the tray.',
    say(told) {
      const [at] = told.cells;
      if (at === undefined) return conclusions(told).map(sentence);
      const lost = told.lost(at);
      const left = told.left(at);
      const then = conclusions(told);
      const where = cellName(at.cell);
      if (lost.length > 0 && lost.length <= 3)
        return so(`${list(lost.map(a), 'or')} on ${where} would find no partner`, then);
      if (left.length > 0 && left.length <= 3)
        return [
          sentence(`only ${list(left.map(a), 'or')} on ${where} ${verb(told, 'finds', 'find')} a partner`),
          ...then.map(sentence),
        ];
      return then.map(sentence);
    },
    why(told) {
      const isNot = conclusions(told)[0]?.includes(' not ') === true;
      return [
        `A number on ${cellsAsked(told)} needs a partner beside it. Which numbers find ${isNot ? 'none' : 'one'}?`,
      ];
    },
    what: (told) => answer(told),
  },
  'last-home': {
    name: 'Nowhere else to go',
    idea: 'A domino with one place left goes there.',
    say(told) {
      const domino = told.placed?.domino ?? told.dominoes[0];
      const { edge } = told;
      if (domino === undefined || edge === undefined) return conclusions(told).map(sentence);
      const name = `the ${dominoName(domino)}`;
      const fits = verb(told, 'fits', 'fit');
      if (told.cells.length > 0) return so(`${name} ${fits} nowhere else`, conclusions(told));
      return [...onlyHome(told, domino, edge), sentence(`${name} ${fits} only on ${cellNames(edge)}`)];
    },
    why(told) {
      const [domino] = told.dominoes;
      if (told.placed !== undefined) {
        return [`One of the dominoes left fits on ${cellNames(told.placed.cells)} and nowhere else. Which?`];
      }
      if (domino === undefined) return [];
      return [`Where can the ${dominoName(domino)} still go?`];
    },
    what: (told) => answer(told),
  },
} as const satisfies Record<string, TechniqueWords>;
