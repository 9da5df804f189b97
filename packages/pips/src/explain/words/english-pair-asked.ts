/** What leads to the domino on two cells, as a question, in English. */
import { cellName, list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import type { CellLeft, Edge } from '../step.js';
import { hasEnd, type ToldLink } from '../told/index.js';
import { regionInside } from '../told/lacking.js';
import { askedInside, halfAsked } from '../told/pairing.js';
import { usedUp } from './english-count.js';
import { pairsWith, type Variants } from './english-facts.js';
import { lackShort, thus, whyForced } from './english-fitting.js';
import { cellNames, regionName } from './english-names.js';
import { rarest, whyApart } from './english-partners.js';
import { each, sentence } from './english-telling.js';
import { askPairBy, type PairAsking } from './story.js';

export const askPair = askPairBy({
  lastDomino: () => 'Only one domino is left. How does it lie?',
  clues: cluesTo,
  clue: (text) => text,
  question: questionOf,
  inside: insideAsked,
  known: (cells, edge) =>
    `${cellNames(cells)} ${cells.length > 1 ? 'are' : 'is'} known. Which domino fits on ${cellNames(edge)}?`,
  reasons: reasonsAsked,
  plain: (edge) => `Which of the dominoes left fits on ${cellNames(edge)}?`,
});

/** What leaves one domino, without its numbers: those that are gone, whose rules the cells obey, how much is left to them. */
function reasonsAsked(told: ToldLink, edge: Edge, asked: Variants): Variants {
  const ways = [
    told.before,
    { valuesOf: (cell: Cell) => told.sight(cell) },
    { valuesOf: (cell: Cell) => told.reckoning(cell) },
  ];
  const way = ways.find((each) => told.candidates(edge, each).left.length === 1);
  const { used, missing } = told.candidates(edge, way);
  const isFew = way !== undefined && used.length + missing.length > 0 && used.length + missing.length <= FEW;
  const regions = edge.map((cell) =>
    [told, ...told.seen].flatMap((each) => each.regions).find(({ cells }) => hasEnd(cells, cell)),
  );
  const inside = edge.flatMap((cell, i) => {
    const region = regions[i];
    return region === undefined ? [] : [{ cell: cellName(cell), name: regionName(told.puzzle, region) }];
  });
  const [one, other] = inside;
  const counts = edge.map((cell) => (way === undefined ? 0 : told.reckoning(cell).length));
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const open = edge[counts.indexOf(least)]!;
  const left = edge.map((cell, i) => `${count(counts[i]!, 'number')} for ${cellName(cell)}`);
  return [
    ...each(isFew ? [sentence(lackShort(told, { used, missing, taken: [] }))] : [], asked),
    ...(one === undefined || other === undefined
      ? []
      : [`${one.cell} is in ${one.name} and ${other.cell} in ${other.name}. Which domino suits both?`]),
    ...each(one === undefined ? [] : [`${one.cell} is in ${one.name}.`], asked),
    ...each(least === 1 ? [`Only one number is left for ${cellName(open)}.`] : [], asked),
    ...each(least > 1 && most <= FEW ? [sentence(`only ${list(left)} are left`)] : [], asked),
    ...each(least > 1 && least <= FEW ? [`Only ${count(least, 'number')} are left for ${cellName(open)}.`] : [], asked),
  ];
}

/** More than these are not named one by one. */
const FEW = 3;

/** What was told of the numbers of a pair, or the board shows: that by the name of its rule. */
function numbersTold({ puzzle }: ToldLink, known: readonly CellLeft[]): string {
  const named = known.map(({ cell, values: [value] }) => {
    const own = puzzle.regions.find(({ cells }) => cells.length === 1 && hasEnd(cells, cell));
    return own === undefined ? `${value}` : regionName(puzzle, own);
  });
  const [first] = named;
  const cells = known.map(({ cell }) => cell);
  if (named.length > 1 && named.every((name) => name === first)) return `${cellNames(cells)} are ${first}.`;
  return `${list(cells.map((cell, i) => `${cellName(cell)} is ${named[i]}`))}.`;
}

/**
 * Where all has been told: the numbers of the pair, and which domino that is; else what leads to it.
 * @param before what is left to each of its cells by all steps but the last
 */
export function askTold(told: ToldLink, before: readonly CellLeft[]): Variants {
  if (told.placed === undefined) return [];
  const known = before.filter(({ values }) => values.length === 1);
  const which = `Which domino lies on ${cellNames(told.placed.cells)}?`;
  if (told.isLastDomino || known.length === 0) return [...askPair(told), which];
  return [`${numbersTold(told, known)} ${known.length > 1 ? 'Which domino is that?' : which}`, which];
}

/** Which half of the only domino left a cell takes, where that is what decides how it lies. */
export function lastAsked(told: ToldLink): Variants {
  const asked = halfAsked(told);
  if (asked === undefined) return [];
  const { cell, region } = asked;
  const inside = region === undefined ? '' : `, in ${regionName(told.puzzle, region)}`;
  return [`Only one domino is left. Which half of it goes on ${cellName(cell)}${inside}?`];
}

/** Which domino a sum asks for, where the pair lies inside it. */
function insideAsked(told: ToldLink, edge: Edge): Variants {
  const asked = askedInside(told, edge, regionInside(told, edge));
  if (asked === undefined) return [];
  const { rest } = asked;
  const name = regionName(told.puzzle, asked.region);
  const pair = cellNames(edge);
  if (rest === 'all') return [`${pair} make ${name}. Which domino does?`];
  if (rest === 'some') return [`${pair} lie inside ${name}. Which domino leaves the rest what it needs?`];
  return [sentence(`${name} needs ${rest === 0 ? 'no' : rest} more from ${pair}. Which domino does that?`)];
}

/** What leads to a pair, a sentence each; which cells pair goes with what is said of one of them. */
function cluesTo(lead: readonly ToldLink[]): readonly string[] {
  const clues: Clue[] = [];
  const parted: ToldLink[] = [];
  for (const link of lead) {
    const joins = link.edges('join');
    const [join, ...more] = joins;
    if (join === undefined) {
      if (link.edges('part').length > 0) parted.push(link);
      clues.push(...clueOf(link));
      continue;
    }
    const { cell, other } = link.forced(join);
    const last = clues.at(-1);
    const isOne = more.length === 0 && last?.cell !== undefined;
    const own = parted.filter((each) => each.edges('part').some((part) => hasEnd(part, cell)));
    const why = (own.length === 0 ? whyForced(link, join) : whyApart(link, cell, own)).at(-1);
    if (why !== undefined && more.length === 0)
      clues.push({
        cell: undefined,
        say: () => `${why}${thus(why)}${cellName(cell)} pairs with ${cellName(other)}`,
      });
    else if (isOne && cellName(last.cell!) === cellName(cell)) last.also = { verb: 'can only pair with', cell: other };
    else if (isOne && cellName(last.cell!) === cellName(other)) last.also = { verb: 'is the only partner of', cell };
    else clues.push({ cell: undefined, say: () => pairsWith(link, joins, 'can only pair') });
  }
  return clues.map(({ say, also }) => sentence(say(also)));
}

/** What is said of a cell besides: how it pairs with another. */
interface Also {
  readonly verb: string;
  readonly cell: Cell;
}

interface Clue {
  /** The cell that it is about. */
  readonly cell: Cell | undefined;
  say(also: Also | undefined): string;
  also?: Also;
}

function clueOf(link: ToldLink): readonly Clue[] {
  const [at, ...more] = link.cells;
  if (at === undefined || more.length > 0) return [];
  const { cell } = at;
  // Other regions of the premises only tell where numbers are.
  const region = link.regions.find(({ cells }) => hasEnd(cells, cell));
  const where = cellName(cell);
  const name = region === undefined ? '' : regionName(link.puzzle, region);
  const clue = (text: string, and: string): readonly Clue[] => [
    { cell, say: (also) => (also === undefined ? text : `${text}, ${and} ${also.verb} ${cellName(also.cell)}`) },
  ];
  if (link.technique === 'equal-values' && region !== undefined)
    return clue(`${where} is like the rest of ${name}`, 'and');
  if (link.left(at).length > 1) return [];
  if (region !== undefined) return clue(`${name} leaves one number for ${where}`, 'which');
  return link.technique === 'half-supply' ? clue(`only one number is left for ${where}`, 'which') : [];
}

function questionOf(told: ToldLink, { exclusions, candidates, on, last = '' }: PairAsking): Variants {
  const { cells: edge } = told.placed!;
  const region = regionInside(told, edge);
  const [against] = exclusions;
  const name = against?.regions[0] === undefined ? '' : regionName(told.puzzle, against.regions[0]);
  const to = name === '' ? '' : `${name} `;
  const there = on === undefined ? '' : ` on ${cellNames(on)}`;
  const fits = on === undefined ? ['Which domino fits there?', 'Which domino fits?'] : [`Which domino fits${there}?`];
  if (against !== undefined && candidates.left.length > 1) {
    const which = (what: string): Variants => [
      `${sentence(`only ${count(candidates.left.length, 'domino', 'dominoes')} ${on === undefined ? 'fit there' : `fit${there}`}`)} Which of them ${what}?`,
      `Which domino${there} ${what}?`,
    ];
    switch (against.technique) {
      case 'half-supply': {
        const lost = against.cells.flatMap((at) => against.lost(at));
        const used = against.values.filter((value) => lost.includes(value));
        return used.length === 0 ? which('is still possible') : each([sentence(usedUp(against, used))], fits);
      }
      case 'equal-supply':
        return which(`brings ${to}a number that comes often enough`);
      case 'not-equal':
        return which(`brings ${to}a new number`);
      default:
        return which(name === '' ? 'is still possible' : `suits ${name}`);
    }
  }
  if (region?.rule.kind === 'same') {
    const inside = `inside ${regionName(told.puzzle, region)}`;
    return on === undefined
      ? [sentence(`${inside} that is a double. Which one fits?`), 'Which double fits?']
      : [`A domino ${inside} is a double. Which one fits${there}?`, `Which double fits${there}?`];
  }
  const rare = rarest(told);
  const isLast = rare !== undefined && last.startsWith(rare.cell.slice(0, rare.cell.indexOf(' ')));
  return isLast ? ['Which domino with its number is left?', ...fits] : fits;
}
