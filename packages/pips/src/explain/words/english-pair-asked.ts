/** What leads to the domino on two cells, as a question, in English. */
import { cellName } from '@pipwright/core';
import type { Cell } from '../../model/cell.js';
import { pairing } from '../pairing.js';
import type { Edge } from '../step.js';
import { type Candidates, hasEnd, samePair, type ToldLink } from '../told.js';
import { pairsWith, type Variants } from './english-facts.js';
import { knownOf, regionInside, thus, whyForced } from './english-fitting.js';
import { cellNames, regionName } from './english-names.js';
import { rarest, whyApart } from './english-partners.js';
import { each, sentence } from './english-telling.js';

/** What is seen first, without numbers that give it away, and a question that leads to the domino. */
export function askPair(told: ToldLink): Variants {
  const { cells: edge } = told.placed!;
  const { lead, exclusions, candidates } = pairing(told);
  if (told.isLastDomino) return ['Only one domino is left. How does it lie?'];
  const clues = cluesTo(lead);
  const isJoined = lead.some((link) => link.edges('join').some((join) => samePair(join, edge)));
  const isNamed = isJoined || lead.some((link) => link.cells.some(({ cell }) => hasEnd(edge, cell)));
  const asked = questionOf(told, { exclusions, candidates, on: isJoined ? undefined : edge, last: clues.at(-1) ?? '' });
  const on = questionOf(told, { exclusions, candidates, on: edge, last: '' });
  const known = edge.filter((cell) => told.known(cell) !== undefined);
  const are = `${cellNames(known)} ${known.length > 1 ? 'are' : 'is'} known.`;
  const plain = [
    ...insideAsked(told, edge),
    ...(known.length === 0 ? [] : [`${are} Which domino fits on ${cellNames(edge)}?`]),
    ...each(knownOf(told, edge), [`Which domino fits on ${cellNames(edge)}?`]),
  ];
  const from = (start: number) => asked.map((text) => [...clues.slice(start), text].join(' '));
  return [
    ...(isNamed ? clues.flatMap((_, i) => from(i)) : []),
    ...(exclusions.length > 0 || regionInside(told, edge)?.rule.kind === 'same' ? on : []),
    ...plain,
    ...on,
    `Which of the dominoes left fits on ${cellNames(edge)}?`,
  ];
}

/** Which domino a sum asks for, where the pair lies inside it. */
function insideAsked(told: ToldLink, edge: Edge): Variants {
  const region = regionInside(told, edge);
  if (region?.rule.kind !== 'sum') return [];
  const name = regionName(told.puzzle, region);
  const pair = cellNames(edge);
  const others = region.cells.filter((cell) => !hasEnd(edge, cell));
  const has = told.has({ cells: others });
  if (region.rule.op === '=' && others.length > 0 && has.length === others.length) {
    const rest = region.rule.target - has.reduce((sum, number) => sum + number, 0);
    return [sentence(`${name} needs ${rest === 0 ? 'no' : rest} more from ${pair}. Which domino does that?`)];
  }
  return region.cells.length === 2
    ? [`${pair} make ${name}. Which domino does?`]
    : [`${pair} lie inside ${name}. Which domino leaves the rest what it needs?`];
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
        also: '',
      });
    else if (isOne && cellName(last.cell!) === cellName(cell))
      last.also = `, which can only pair with ${cellName(other)}`;
    else if (isOne && cellName(last.cell!) === cellName(other)) last.also = `, the only partner of ${cellName(cell)}`;
    else clues.push({ cell: undefined, say: () => pairsWith(link, joins, 'can only pair'), also: '' });
  }
  return clues.map(({ say, also }) => sentence(say(also)));
}

interface Clue {
  /** The cell that it is about. */
  readonly cell: Cell | undefined;
  /** @param also what is said of that cell besides, behind its name */
  say(also: string): string;
  also: string;
}

function clueOf(link: ToldLink): readonly Clue[] {
  const [region] = link.regions;
  const [at, ...more] = link.cells;
  if (at === undefined || more.length > 0) return [];
  const { cell } = at;
  const where = cellName(cell);
  const name = region === undefined ? '' : regionName(link.puzzle, region);
  const clue = (say: (also: string) => string): readonly Clue[] => [{ cell, say, also: '' }];
  if (link.technique === 'equal-values' && region !== undefined)
    return clue((also) => `${where}${also}${also === '' ? '' : ','} is like the rest of ${name}`);
  if (link.left(at).length > 1) return [];
  if (region !== undefined) return clue((also) => `${name} leaves one number for ${where}${also}`);
  return link.technique === 'half-supply' ? clue((also) => `only one number is left for ${where}${also}`) : [];
}

interface Asking {
  readonly exclusions: readonly ToldLink[];
  readonly candidates: Candidates;
  /** The two cells, where they have not been named. */
  readonly on: Edge | undefined;
  /** What was said last. */
  readonly last: string;
}

function questionOf(told: ToldLink, { exclusions, candidates, on, last }: Asking): Variants {
  const { cells: edge } = told.placed!;
  const region = regionInside(told, edge);
  const [against] = exclusions;
  const name = against?.regions[0] === undefined ? '' : regionName(told.puzzle, against.regions[0]);
  const there = on === undefined ? '' : ` on ${cellNames(on)}`;
  const fits = on === undefined ? ['Which domino fits there?', 'Which domino fits?'] : [`Which domino fits${there}?`];
  if (against !== undefined && candidates.left.length > 1) {
    switch (against.technique) {
      case 'half-supply':
        return [`Which domino fits${there === '' ? ' there' : there} and has no number that is used up?`];
      case 'equal-supply':
        return [`Which domino${there} brings ${name} a number that comes often enough?`];
      case 'not-equal':
        return [`Which domino${there} brings ${name} a new number?`];
      default:
        return name === '' ? fits : [`Which domino${there} suits ${name}?`];
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
