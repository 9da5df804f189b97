/** How one comes to the domino on two cells, in English: their numbers, that they pair, what fits, what rules out the rest. */
import { cellName, list } from '@pipwright/core';
import { type Cell, getAdjacent } from '../../model/cell.js';
import { sameDomino } from '../../model/domino.js';
import { FITTING, pairing } from '../pairing.js';
import type { Edge } from '../step.js';
import { across, type Candidates, type ToldLink } from '../told.js';
import { trayOf } from '../tray.js';
import { enoughReason } from './english-alike.js';
import { countingTechniques, usedUp } from './english-counting.js';
import { be, byName, conclusionsByCell, isWhat, itIs, pairsWith, type Variants, verb } from './english-facts.js';
import { doublesOf, fittingSaid, knownOf, regionInside, thus, whyForced, whyParted } from './english-fitting.js';
import { a, cellNames, dominoName, dominoNames, regionName } from './english-names.js';
import { regionTechniques } from './english-regions.js';
import { needSaid } from './english-sums.js';
import { each, sentence } from './english-telling.js';
import type { Part } from './fit.js';

/** More dominoes than these are not named one by one. */
const FEW = 3;

const same = (one: Cell, other: Cell) => cellName(one) === cellName(other);
const isEnd = (edge: Edge, cell: Cell) => edge.some((end) => same(end, cell));
const samePair = (one: Edge | undefined, other: Edge) => one !== undefined && cellNames(one) === cellNames(other);

/** @param isPlaced is what to place said next, so that the domino need not be named? */
export function pairStory(told: ToldLink, isPlaced: boolean): readonly Part[] {
  const { cells: edge } = told.placed!;
  if (told.isLastDomino && !told.isSupposed) return [{ variants: [lastDomino(told, isPlaced)], isEvident: false }];
  const { lead, exclusions, candidates } = pairing(told);
  const parts = leadParts(told, lead, candidates);
  const subject = subjectOf(lead, edge);
  const core = coreOf(told, { exclusions, candidates, subject, isPlaced });
  const [first, ...others] = core;
  if (first === undefined) return parts;
  const [alone] = coreOf(told, { exclusions, candidates, subject: cellNames(edge), isPlaced });
  return [...parts, { ...first, ...(alone === undefined ? {} : { alone: alone.variants }) }, ...others];
}

/** The numbers of the pair that are seen on the way. */
export function numbersSeen(told: ToldLink): string {
  const { lead } = pairing(told);
  const seen = told.placed!.cells.filter(
    (cell) => lead.some((link) => isSaid(link, cell)) && told.known(cell) !== undefined,
  );
  const [first, ...others] = seen.map((cell) => told.known(cell));
  if (others.length > 0 && others.every((other) => other === first)) return `${cellNames(seen)} are ${first}`;
  return list(seen.map((cell) => `${cellName(cell)} is ${told.known(cell)}`));
}

/** The numbers of the pair that are seen on the way, and what leaves one domino. */
export function pairInShort(told: ToldLink): Variants {
  const { cells: edge } = told.placed!;
  if (told.isLastDomino) return [];
  const { lead, exclusions, candidates } = pairing(told);
  const numbers = numbersSeen(told);
  const isJoined = lead.some((link) => link.edges('join').some((join) => samePair(join, edge)));
  const subject = isJoined ? 'that' : subjectOf(lead, edge);
  const core = coreOf(told, { exclusions, candidates, subject, isPlaced: true });
  const said = core.map(({ variants }) => variants[0] ?? '').filter((text) => !text.startsWith('Of the dominoes'));
  const start = numbers === '' ? [] : [sentence(numbers)];
  return [[...start, ...said], [...start, ...said.slice(-1)], start]
    .map((parts) => parts.join(' '))
    .filter((text) => text !== '' && !text.startsWith('That'));
}

/** `Only the 3–5 is left: 3 on r1c1, 5 on r1c2.` */
function lastDomino(told: ToldLink, isPlaced: boolean): string {
  if (isPlaced) return 'Only one domino is left.';
  const { domino, cells } = told.placed!;
  const [x, y] = domino;
  if (x === y) return `Only the ${dominoName(domino)} is left, for ${cellNames(cells)}.`;
  return `Only the ${dominoName(domino)} is left: ${x} on ${cellName(cells[0])}, ${y} on ${cellName(cells[1])}.`;
}

/** What is seen first, without numbers that give it away, and a question that leads to the domino. */
export function askPair(told: ToldLink): Variants {
  const { cells: edge } = told.placed!;
  const { lead, exclusions, candidates } = pairing(told);
  if (told.isLastDomino) return ['Only one domino is left. How does it lie?'];
  const clues = cluesTo(lead);
  const isJoined = lead.some((link) => link.edges('join').some((join) => samePair(join, edge)));
  const isNamed = isJoined || lead.some((link) => link.cells.some(({ cell }) => isEnd(edge, cell)));
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
  const others = region.cells.filter((cell) => !isEnd(edge, cell));
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
    const own = parted.filter((each) => each.edges('part').some((part) => isEnd(part, cell)));
    const why = (own.length === 0 ? whyForced(link, join) : whyApart(link, cell, own)).at(-1);
    if (why !== undefined && more.length === 0)
      clues.push({
        cell: undefined,
        say: () => `${why}${thus(why)}${cellName(cell)} pairs with ${cellName(other)}`,
        also: '',
      });
    else if (isOne && same(last.cell!, cell)) last.also = `, which can only pair with ${cellName(other)}`;
    else if (isOne && same(last.cell!, other)) last.also = `, the only partner of ${cellName(cell)}`;
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

/** What comes before the dominoes that fit: numbers, and which cells pair. */
function leadParts(told: ToldLink, lead: readonly ToldLink[], candidates: Candidates): readonly Part[] {
  const isLast = told.isLastDomino;
  const parts: Part[] = [];
  let parted: ToldLink[] = [];
  let named: string | undefined;
  for (let i = 0; i < lead.length; i++) {
    const link = lead[i]!;
    if (link.edges('part').length > 0) {
      parted.push(link);
      continue;
    }
    if (link.edges('join').length === 0) {
      parts.push({ variants: glance(link), isEvident: false });
      named = link.cells.length === 1 ? cellName(link.cells[0]!.cell) : undefined;
      continue;
    }
    const joins = [link];
    while (lead[i + 1] !== undefined && isPartner(lead[i + 1]!)) joins.push(lead[++i]!);
    // Which cells are left for the last domino can be seen.
    if (!isLast || parted.length > 0)
      parts.push({
        variants: partnersSaid(told, joins, { parted, named, candidates }),
        isEvident: parted.length === 0,
        alone: partnersSaid(told, joins, { parted, candidates }),
      });
    parted = [];
    named = undefined;
  }
  for (const link of parted) parts.push({ variants: fittingSaid(link), isEvident: true });
  return parts;
}

export function isPartner(link: ToldLink): boolean {
  return link.technique === 'forced-partner' && link.edges('join').length > 0;
}

interface Around {
  /** Why some pairs are none. */
  readonly parted: readonly ToldLink[];
  /** The cell that was spoken of last. */
  readonly named?: string | undefined;
  /** What fits, where one of the pairs is the one in question. */
  readonly candidates?: Candidates;
}

/** `r3c2 can only pair with r3c1`, with what leads to it. */
export function partnersSaid(
  told: ToldLink,
  links: readonly ToldLink[],
  { parted, named, candidates }: Around,
): Variants {
  const pairs = links.flatMap((link) =>
    link.edges('join').map((edge): Pair => {
      const { cell: needy, other } = link.forced(edge);
      const own = parted.filter((each) => each.edges('part').some((part) => isEnd(part, needy)));
      return { needy, other, edge, why: own.length === 0 ? whyForced(link, edge) : whyApart(told, needy, own) };
    }),
  );
  const which = contextOf(told, pairs.at(-1), candidates);
  const plain = pairsSaid(told, pairs, named);
  if (pairs.every(({ why }) => why.length === 0)) return [sentence(`${plain}${which}`), sentence(plain)];
  const reasoned = (way: 'first' | 'last') => reasonedPairs(told, pairs, named, way);
  return [sentence(`${reasoned('first')}${which}`), sentence(`${reasoned('last')}${which}`), sentence(plain)];
}

interface Pair {
  readonly needy: Cell;
  readonly other: Cell;
  readonly edge: Edge;
  /** Why a neighbour that is free is no partner. */
  readonly why: Variants;
}

/** Why some neighbours of a cell are no partners, where that was seen on the way. */
function whyApart(told: ToldLink, needy: Cell, own: readonly ToldLink[]): Variants {
  const [one, ...more] = own;
  if (one !== undefined && more.length === 0) return whyParted(one);
  const ends = own
    .flatMap((each) => each.edges('part'))
    .filter((edge) => isEnd(edge, needy))
    .map((edge) => cellName(across(edge, needy)));
  return [`no domino left ${verb(told, 'fits', 'fit')} on ${cellName(needy)} with ${list(ends, 'or')}`];
}

/** Pairs with the same reason are told together. */
function reasonedPairs(
  told: ToldLink,
  pairs: readonly Pair[],
  named: string | undefined,
  way: 'first' | 'last',
): string {
  const groups: { readonly why: string; readonly pairs: Pair[] }[] = [];
  for (const pair of pairs) {
    const why = pair.why.at(way === 'first' ? 0 : -1) ?? '';
    if (groups.at(-1)?.why === why) groups.at(-1)!.pairs.push(pair);
    else groups.push({ why, pairs: [pair] });
  }
  return groups
    .map(({ why, pairs: own }, i) => {
      if (why === '') return pairsSaid(told, own, i === 0 ? named : undefined);
      const does = own.map(({ needy, other }, j) => {
        const pairs = j === 0 ? ` ${told.isSupposed ? 'would pair' : 'pairs'}` : '';
        return `${cellName(needy)}${pairs} with ${cellName(other)}`;
      });
      return `${why}${thus(why)}${list(does)}`;
    })
    .join('. ');
}

/** One pair after others: whether it follows from these, or stands beside them. */
function pairsSaid(told: ToldLink, pairs: readonly Pair[], named: string | undefined): string {
  const can = told.isSupposed ? 'could only pair' : 'can only pair';
  const does = told.isSupposed ? 'would pair' : 'pairs';
  return pairs
    .map(({ needy, other, why }, i) => {
      const subject = named === cellName(needy) ? 'it' : cellName(needy);
      // Where neighbours are free, that it can only pair with one needs a reason.
      if (i === 0) return `${subject} ${why.length === 0 ? can : does} with ${cellName(other)}`;
      const before = pairs.slice(0, i).flatMap(({ edge }) => edge);
      const follows = getAdjacent(needy).some((near) => before.some((cell) => same(cell, near)));
      return follows
        ? `, so ${cellName(needy)} ${does} with ${cellName(other)}`
        : `, ${cellName(needy)} with ${cellName(other)}`;
    })
    .join('');
}

/** `, which is 4 or 5`, of the cell at the end where that is not to be seen. */
function contextOf(told: ToldLink, pair: Pair | undefined, candidates: Candidates | undefined): string {
  if (pair === undefined) return '';
  const { needy, other, edge } = pair;
  if (candidates === undefined || !samePair(told.placed?.cells, edge) || candidates.left.length > 1) return '';
  const values = told.valuesOf(other);
  if (told.known(needy) === undefined || values.length < 2 || values.length > FEW || rarest(told) !== undefined)
    return '';
  return `, which ${isWhat(told, values, [])}`;
}

/** What the two cells are called where it is said what lies there. */
function subjectOf(lead: readonly ToldLink[], edge: Edge): string {
  const last = lead.at(-1);
  if (last?.edges('join').some((join) => samePair(join, edge))) return 'that';
  const isBoth = last !== undefined && last.cells.length === 2 && edge.every((cell) => isSaid(last, cell));
  if (isBoth && last.cells.every((each) => last.left(each).length === 1)) return 'that';
  const [at, ...more] = last?.cells ?? [];
  if (at !== undefined && more.length === 0 && isEnd(edge, at.cell))
    return `with ${cellName(across(edge, at.cell))} that`;
  return cellNames(edge);
}

interface Telling {
  readonly exclusions: readonly ToldLink[];
  readonly candidates: Candidates;
  readonly subject: string;
  readonly isPlaced: boolean;
}

/** Which dominoes fit, and why it is this one. */
function coreOf(told: ToldLink, telling: Telling): readonly Part[] {
  const { candidates, exclusions, subject, isPlaced } = telling;
  if (candidates.left.length === 1 || exclusions.length === 0) {
    const variants = onlyOne(told, telling);
    return variants.length === 0 ? [] : [{ variants, isEvident: false }];
  }
  const many = subject === 'that' || subject.startsWith('with') ? be(told) : be(told, true);
  const inside = insideSaid(told, subject, many);
  const which = `${inside} ${dominoNames(byName(candidates.left))}`;
  const whys = reasonsAgainst(exclusions);
  const end = isPlaced ? '' : `: ${itIs(told)}`;
  return [
    { variants: [sentence(which)], isEvident: true },
    { variants: whys.map((why) => sentence(`${why}${end}`)), isEvident: false },
  ];
}

/** `inside the = that is a double:`. */
function insideSaid(told: ToldLink, subject: string, are: string): string {
  const region = regionInside(told, told.placed!.cells);
  if (region === undefined) return `${subject} ${are}`;
  const between = subject === 'that' ? ' ' : ', ';
  const inside = `inside ${regionName(told.puzzle, region)}${between}${subject} ${are}`;
  return region.rule.kind === 'same' ? `${inside} a double:` : inside;
}

/** Why the domino that is placed is the only one, with the two cells in view. */
function onlyOne(told: ToldLink, { subject, isPlaced, candidates }: Telling): Variants {
  const { domino, cells } = told.placed!;
  const name = `the ${dominoName(domino)}`;
  const fits = verb(told, 'fits', 'fit');
  const region = regionInside(told, cells);
  const [x, y] = cells.map((cell) => told.known(cell));
  const only = isPlaced ? 'of the dominoes left, only one' : `of the dominoes left, only ${name}`;
  if (x !== undefined && y !== undefined) {
    const isNamed = subject === 'that' || subject.startsWith('with');
    if (isNamed && isPlaced) return [];
    const numbers = x === y ? `two ${x}s` : `${a(x)} and ${a(y)}`;
    const all =
      x === y
        ? `${cellNames(cells)} ${be(told, true)} ${x}`
        : `${cellName(cells[0])} ${be(told)} ${x} and ${cellName(cells[1])} ${be(told)} ${y}`;
    if (isPlaced) return [sentence(all)];
    return isNamed
      ? [sentence(`with ${numbers} that ${be(told)} ${name}`)]
      : [sentence(`${all}: that ${be(told)} ${name}`), sentence(`with ${numbers} that ${be(told)} ${name}`)];
  }
  const rare = rarest(told);
  if (told.isSupposed && rare !== undefined)
    return [sentence(rare.text), sentence(`only ${name} would be left${rare.text.slice(rare.text.indexOf(':'))}`)];
  // Without a word of the cell before, it must be said which one it is.
  const isNamed = subject === 'that' || subject.startsWith('with');
  const rareSaid =
    rare === undefined
      ? []
      : [sentence(`${isNamed ? '' : `${rare.cell}, and `}${isPlaced ? rare.unnamed : rare.text}`)];
  if (region?.rule.kind === 'same')
    return [...insideSame(told, { subject, isPlaced, region: regionName(told.puzzle, region) }), ...rareSaid];
  const inside = region === undefined ? '' : ` inside ${regionName(told.puzzle, region)}`;
  const reasons = [...rareSaid, ...lackingOthers(told, { isPlaced, candidates, subject })];
  if (reasons.length > 0 && !told.isSupposed) return reasons;
  return [
    ...reasons,
    ...(inside === '' ? [] : [sentence(`${only} ${fits}${inside}`)]),
    sentence(`${only} ${fits} ${subject === 'that' ? 'there' : `on ${cellNames(cells)}`}`),
  ];
}

function insideSame(
  told: ToldLink,
  { subject, isPlaced, region }: { readonly subject: string; readonly isPlaced: boolean; readonly region: string },
): Variants {
  const { all, left } = doublesOf(told);
  const double = `the ${dominoName(told.placed!.domino)}`;
  const it = subject === 'that' ? `inside ${region} that ${be(told)}` : `a domino inside ${region} ${be(told)}`;
  const only =
    left.length === 1
      ? `${isPlaced ? 'there' : double} ${be(told)} ${isPlaced ? (all.length === 1 ? 'only one' : 'one left') : `the ${all.length === 1 ? 'only' : 'last'} one`}`
      : `only ${isPlaced ? 'one' : double} ${verb(told, 'fits', 'fit')}`;
  return [
    sentence(`${it} a double, and ${only}`),
    ...(isPlaced ? [] : [sentence(`inside ${region} only ${double} ${verb(told, 'fits', 'fit')}`)]),
  ];
}

/** `There is no 5–5: it is the 4–5`, where few others would fit. */
function lackingOthers(told: ToldLink, { isPlaced, candidates, subject }: Omit<Telling, 'exclusions'>): Variants {
  const { left, used: gone, missing } = candidates;
  if (left.length !== 1 || gone.length + missing.length === 0 || gone.length + missing.length > 2) return [];
  const why = list([
    ...(missing.length > 0 ? [`there is no ${list(byName(missing).map(dominoName), 'or')}`] : []),
    ...(gone.length > 0 ? [`${dominoNames(byName(gone), 'and')} ${be(told, gone.length > 1)} used`] : []),
  ]);
  const isNamed = subject === 'that' || subject.startsWith('with');
  const it = isNamed ? itIs(told) : `${subject} ${be(told, true)} the ${dominoName(told.placed!.domino)}`;
  if (isPlaced) return isNamed ? [sentence(why)] : [];
  return [sentence(`${why}: ${it}`)];
}

/** `The 2–5 is the last domino with a 5`, where a cell is known and no other domino has its number. */
export function rarest(
  told: ToldLink,
): { readonly cell: string; readonly text: string; readonly unnamed: string } | undefined {
  const { domino, cells } = told.placed!;
  for (const cell of cells) {
    const value = told.known(cell);
    if (value === undefined) continue;
    const [only, ...more] = told.trayWith(value);
    if (only === undefined || more.length > 0 || only.copies > 1 || !sameDomino(only.domino, domino)) continue;
    const name = `the ${dominoName(domino)}`;
    const all = trayOf(told.puzzle).filter(({ domino: each }) => each.includes(value));
    const other = across(cells, cell);
    const half = domino[same(cells[0], other) ? 0 : 1];
    const then = told.isSupposed ? `: ${cellName(other)} would be ${half}` : '';
    const is = `${cellName(cell)} is ${value}`;
    if (all.length === 1 && all[0]!.copies === 1)
      return { cell: is, text: `only ${name} has ${a(value)}${then}`, unnamed: `only one domino has ${a(value)}` };
    return {
      cell: is,
      text: `${name} ${be(told)} the last domino with ${a(value)}${then}`,
      unnamed: `only one domino with ${a(value)} is left`,
    };
  }
  return undefined;
}

/** What rules out the other dominoes, the longest way first. */
function reasonsAgainst(exclusions: readonly ToldLink[]): Variants {
  const all = exclusions.map(reasonAgainst);
  const length = Math.max(0, ...all.map((variants) => variants.length));
  return Array.from({ length }, (_, i) =>
    [...new Set(all.map((variants) => variants[Math.min(i, variants.length - 1)] ?? ''))]
      .filter((text) => text !== '')
      .join('. '),
  );
}

function reasonAgainst(link: ToldLink): Variants {
  const [at] = link.cells;
  if (at === undefined) return [];
  const region = link.regions.find(({ cells }) => cells.some((cell) => same(cell, at.cell))) ?? link.regions[0];
  const lost = [...new Set(link.cells.flatMap((each) => link.lost(each)))];
  const name = region === undefined ? '' : regionName(link.puzzle, region);
  switch (link.technique) {
    case 'half-supply':
      return [
        usedUp(
          link,
          link.values.filter((value) => lost.includes(value)),
        ),
      ];
    case 'equal-supply':
      return region === undefined ? [] : enoughReason(link, region, lost);
    case 'not-equal': {
      const has = region === undefined ? [] : link.has(region).filter((value) => lost.includes(value));
      if (has.length > 0) return [`${name} ${verb(link, 'has', 'have')} ${list([...new Set(has)].map(a))} already`];
      break;
    }
    case 'equal-values': {
      const giver = region?.cells.find(
        (cell) => !isSaid(link, cell) && !link.valuesOf(cell).some((value) => lost.includes(value)),
      );
      const values = giver === undefined ? [] : link.valuesOf(giver);
      if (giver !== undefined && values.length <= FEW)
        return [`${cellName(giver)} ${isWhat(link, values, [])}, and so ${be(link)} ${cellName(at.cell)}`];
      break;
    }
    case 'sum-bounds':
    case 'rest-of-sum':
    case 'extreme-sum': {
      const need = region === undefined ? undefined : needSaid(link, name, region, at.cell);
      if (need !== undefined) return [need];
      break;
    }
    default:
  }
  return glance(link).map((text) => lower(text.replace(/\.$/, '')));
}

function isSaid(link: ToldLink, cell: Cell): boolean {
  return link.cells.some((each) => same(each.cell, cell));
}

function lower(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** One small thing in as few words as it takes. */
export function glance(seen: ToldLink): Variants {
  const plain = conclusionsByCell(seen).map(sentence);
  const all = sayOf(seen).filter((text) => text.length <= 90);
  const reasoned = all.filter((text) => !plain.includes(text));
  const said = reasoned.length === 0 ? all : reasoned;
  return [...new Set(said)].sort((x, y) => y.length - x.length);
}

function sayOf(seen: ToldLink): Variants {
  const { technique } = seen;
  if (FITTING.includes(technique)) return fittingSaid(seen);
  if (technique === 'forced-partner') return partnersSaid(seen, [seen], { parted: [] });
  const table: Readonly<Record<string, { say(told: ToldLink): Variants }>> = {
    ...regionTechniques,
    ...countingTechniques,
  };
  return table[technique]?.say(seen) ?? [];
}

/** What is seen on the way; that a region of one cell says its number is not said, the board shows it. */
export function seenParts(
  told: ToldLink,
  { without, more = [] }: { readonly without?: Edge; readonly more?: readonly ToldLink[] } = {},
): readonly Part[] {
  const isOther = (link: ToldLink) =>
    without === undefined ||
    !FITTING.includes(link.technique) ||
    link.cells.length === 0 ||
    !link.cells.every(({ cell }) => isEnd(without, cell));
  const seen = told.seen.filter(
    (link) => !['single-cell', 'try-both', 'looking-ahead'].includes(link.technique) && isOther(link),
  );
  const partners = [...seen.filter(isPartner), ...more];
  const parted = seen.filter((each) => each.edges('part').length > 0);
  const parts: Part[] = seen
    .filter((each) => !isPartner(each) && (partners.length === 0 || !parted.includes(each)))
    .map((each) => ({ variants: glance(each), isEvident: false }));
  if (partners.length === 0) return parts;
  return [...parts, { variants: partnersSaid(told, partners, { parted }), isEvident: more.length === 0 }];
}
