/** How one comes to the domino on two cells, in English: their numbers, that they pair, what fits, what rules out the rest. */
import { cellName, list } from '@pipwright/core';
import type { Statement } from '@pipwright/core/wording';
import type { Cell } from '../../model/cell.js';
import { type Domino, dominoName, sameDomino } from '../../model/domino.js';
import type { Region } from '../../model/puzzle.js';
import type { Edge } from '../step.js';
import { across, type Candidates, hasEnd, samePair, type ToldLink } from '../told/index.js';
import { FITTING, pairing } from '../told/pairing.js';
import { trayOf } from '../told/tray.js';
import { sumsOf, waysToFill } from '../told/ways.js';
import { enoughReason } from './english-alike.js';
import { usedUp } from './english-count.js';
import { countingTechniques } from './english-counting.js';
import { extremeTechniques } from './english-extreme.js';
import { be, byName, conclusionsByCell, isWhat, itIs, MOST_NAMED, type Variants, verb } from './english-facts.js';
import { doublesOf, fittingSaid, lackShort, regionInside } from './english-fitting.js';
import { a, cellNames, dominoNames, regionName } from './english-names.js';
import { isPartner, pairSaid, partnersSaid, rarest } from './english-partners.js';
import { regionTechniques } from './english-regions.js';
import { needSaid } from './english-sums.js';
import { sentence } from './english-telling.js';

/** @param isPlaced is what to place said next, so that the domino need not be named? */
export function pairStory(told: ToldLink, isPlaced: boolean): readonly Statement[] {
  const { cells: edge } = told.placed!;
  if (told.isLastDomino && !told.isSupposed) return [{ variants: lastDomino(told, isPlaced), isEvident: false }];
  const { lead, exclusions, candidates } = pairing(told);
  const paired = told.pairOf(edge[0]) === undefined ? pairSaid(told, edge) : [];
  const parts = [
    ...leadParts(told, lead, candidates),
    ...(paired.length === 0 ? [] : [{ variants: paired, isEvident: told.isSupposed }]),
  ];
  const subject = paired.length === 0 ? subjectOf(lead, edge) : 'that';
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

/** What is left, and why it lies this way round. */
function lastDomino(told: ToldLink, isPlaced: boolean): Variants {
  const { domino, cells } = told.placed!;
  const what = isPlaced ? 'Only one domino is left' : `The ${dominoName(domino)} is left for ${cellNames(cells)}`;
  const why = whyThisWay(told);
  return [...(why === undefined ? [] : [`${what}${isPlaced ? ', and' : ':'} ${why}.`]), `${what}.`];
}

/** `the 5 needs the 2`: the rule that the last domino would break the other way round, unless one cell says so itself. */
function whyThisWay(told: ToldLink): string | undefined {
  const { domino, cells } = told.placed!;
  const regionOf = (cell: Cell) => told.puzzle.regions.find((region) => hasEnd(region.cells, cell));
  const isShown = (cell: Cell) => told.known(cell) !== undefined && regionOf(cell)?.cells.length === 1;
  if (domino[0] === domino[1] || cells.some(isShown)) return undefined;
  const rules = cells.flatMap((cell, half) => {
    const region = regionOf(cell);
    const isOwn = region !== undefined && region.cells.length > 1 && !hasEnd(region.cells, across(cells, cell));
    return isOwn ? [{ region, value: domino[half]!, other: domino[1 - half]! }] : [];
  });
  for (const { region, value, other } of rules) {
    const name = regionName(told.puzzle, region);
    const has = region.cells.filter((cell) => told.isCovered(cell)).map((cell) => told.known(cell) ?? 0);
    if (has.length < region.cells.length - 1) continue;
    const { rule } = region;
    if (rule.kind === 'different' && has.includes(other)) return `${name} has ${a(other)} already`;
    const isFilled = (number: number) =>
      (
        waysToFill(
          region,
          [...has, number].map((each) => [each]),
        ) ?? []
      ).length > 0;
    if (rule.kind !== 'different' && !isFilled(other)) return `${name} needs the ${value}`;
  }
  return undefined;
}

/** What comes before the dominoes that fit: numbers, and which cells pair. */
function leadParts(told: ToldLink, lead: readonly ToldLink[], candidates: Candidates): readonly Statement[] {
  const isLast = told.isLastDomino;
  const parts: Statement[] = [];
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

/** What the two cells are called where it is said what lies there. */
function subjectOf(lead: readonly ToldLink[], edge: Edge): string {
  const last = lead.at(-1);
  if (last?.edges('join').some((join) => samePair(join, edge))) return 'that';
  const isBoth = last !== undefined && last.cells.length === 2 && edge.every((cell) => isSaid(last, cell));
  if (isBoth && last.cells.every((each) => last.left(each).length === 1)) return 'that';
  const [at, ...more] = last?.cells ?? [];
  if (at !== undefined && more.length === 0 && hasEnd(edge, at.cell))
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
function coreOf(told: ToldLink, telling: Telling): readonly Statement[] {
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
  const pair = `${cellNames(told.placed!.cells)} ${be(told, true)} the ${dominoName(told.placed!.domino)}`;
  return [
    { variants: [sentence(which)], isEvident: true },
    {
      variants: whys.map((why) => sentence(`${why}${end}`)),
      isEvident: false,
      alone: whys.map((why) => sentence(isPlaced ? why : `${why}: ${pair}`)),
    },
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
    ...(region === undefined ? [] : onlyForSum(told, { region, subject, isPlaced })),
    ...onlyWith(told, { subject, isPlaced }),
    ...onlyAmong(told, isPlaced),
    ...(inside === '' ? [] : [sentence(`${only} ${fits}${inside}`)]),
    sentence(`${only} ${fits} ${subject === 'that' ? 'there' : `on ${cellNames(cells)}`}`),
  ];
}

/** `The 14 needs 10 from r1c1 and r1c2: that is the 5–5`. */
function onlyForSum(
  told: ToldLink,
  { region, subject, isPlaced }: { readonly region: Region; readonly subject: string; readonly isPlaced: boolean },
): Variants {
  const { cells, domino } = told.placed!;
  if (region.rule.kind !== 'sum') return [];
  const { op, target } = region.rule;
  const others = sumsOf(region.cells.filter((cell) => !hasEnd(cells, cell)).map((cell) => told.reckoning(cell)));
  const [least, most] = [Math.min(...others), Math.max(...others)];
  const pips = (each: { readonly domino: Domino }) => each.domino[0] + each.domino[1];
  const needed = op === '<' ? undefined : target - most + (op === '>' ? 1 : 0);
  const room = op === '>' ? undefined : target - least - (op === '<' ? 1 : 0);
  const isAlone = (fits: (sum: number) => boolean) => {
    const fitting = told.tray.filter((each) => fits(pips(each)));
    return fitting.length === 1 && sameDomino(fitting[0]!.domino, domino);
  };
  const from = subject === 'that' ? 'there' : `on ${cellNames(cells)}`;
  const name = regionName(told.puzzle, region);
  const needs = verb(told, 'needs', 'need');
  const it = isPlaced ? 'only one domino' : `only the ${dominoName(domino)}`;
  const makes = `${it} ${verb(told, 'makes', 'make')} that`;
  if (needed !== undefined && needed === room && isAlone((sum) => sum === needed))
    return [sentence(`${name} ${needs} ${needed} ${from}, and ${makes}`)];
  if (needed !== undefined && isAlone((sum) => sum >= needed))
    return [sentence(`${name} ${needs} at least ${needed} ${from}, and ${it} ${be(told)} that high`)];
  if (room !== undefined && isAlone((sum) => sum <= room))
    return [
      sentence(
        `${name} ${verb(told, 'allows', 'allow')} at most ${room} ${from}, and ${it} ${verb(told, 'is', 'be')} that low`,
      ),
    ];
  return [];
}

/** `r1c1 is 5 or 6, and only the 2–5 has one of these`: where no other domino left has what one of the cells may be. */
function onlyAmong(told: ToldLink, isPlaced: boolean): Variants {
  const { cells, domino } = told.placed!;
  return [(cell: Cell) => told.sight(cell), (cell: Cell) => told.reckoning(cell)].flatMap((valuesOf) =>
    cells.flatMap((cell) => {
      const values = valuesOf(cell);
      const having = told.tray.filter(({ domino: each }) => values.some((value) => each.includes(value)));
      const [only, ...more] = having;
      if (values.length > MOST_NAMED || only === undefined || more.length > 0 || !sameDomino(only.domino, domino))
        return [];
      const isLeft = trayOf(told.puzzle).some(
        ({ domino: each }) => !sameDomino(each, domino) && values.some((value) => each.includes(value)),
      );
      const it = isPlaced ? 'only one domino' : `only the ${dominoName(domino)}`;
      const has = `${it}${isLeft ? ` ${be(told)} left with` : ` ${verb(told, 'has', 'have')}`}`;
      const one = values.length === 1 ? a(values[0]!) : 'one of these';
      return [sentence(`${cellName(cell)} ${be(told)} ${list(values, 'or')}, and ${has} ${one}`)];
    }),
  );
}

/** `r1c1 is 0 and r1c2 is 4, 5 or 6, and only the 0–6 fits`: what the two cells may be, where one domino has that. */
function onlyWith(
  told: ToldLink,
  { subject, isPlaced }: { readonly subject: string; readonly isPlaced: boolean },
): Variants {
  const { cells, domino } = told.placed!;
  const ways = [(cell: Cell) => told.sight(cell), (cell: Cell) => told.reckoning(cell)];
  const valuesOf = ways.find((way) => {
    const { left } = told.candidates(cells, { valuesOf: way });
    return left.length === 1 && sameDomino(left[0]!, domino);
  });
  if (valuesOf === undefined) return [];
  const [x, y] = [valuesOf(cells[0]), valuesOf(cells[1])];
  const fits = `${isPlaced ? 'only one domino' : `only the ${dominoName(domino)}`} ${verb(told, 'fits', 'fit')}`;
  const [first, second] = [x[0]!, y[0]!];
  if (x.length === 1 && y.length === 1 && !isPlaced) {
    const numbers = first === second ? `two ${first}s` : `${a(first)} and ${a(second)}`;
    return [
      sentence(
        `with ${numbers}${subject === 'that' ? '' : ` on ${cellNames(cells)}`} that ${be(told)} the ${dominoName(domino)}`,
      ),
    ];
  }
  const { used, missing } = told.candidates(cells, { valuesOf });
  if (
    x.length <= MOST_NAMED &&
    y.length <= MOST_NAMED &&
    used.length + missing.length > 0 &&
    used.length + missing.length <= 2
  ) {
    const open = cells.filter((cell) => valuesOf(cell).length > 1);
    const are = open.map((cell) => `${cellName(cell)} ${be(told)} ${list(valuesOf(cell), 'or')}`);
    const why = lackShort(told, { used, missing, taken: [] });
    const it =
      subject === 'that' || subject.startsWith('with')
        ? itIs(told)
        : `${cellNames(cells)} ${be(told, true)} the ${dominoName(domino)}`;
    return [sentence(`${list(are)}, and ${why}${isPlaced ? '' : `: ${it}`}`)];
  }
  if (x.length <= MOST_NAMED && y.length <= MOST_NAMED) {
    const are = cells.map((cell) => `${cellName(cell)} ${be(told)} ${list(valuesOf(cell), 'or')}`);
    const [one, other] = x.length <= y.length ? [x, y] : [y, x];
    const numbers = `${list(one.map(a), 'or')} and ${other.length === 1 ? a(other[0]!) : list(other, 'or')}`;
    return [
      ...(subject === 'that' && one.length === 1 ? [sentence(`with ${numbers}, ${fits}`)] : []),
      sentence(`${list(are)}, and ${fits}`),
    ];
  }
  const known = x.length === 1 ? x[0] : y.length === 1 ? y[0] : undefined;
  const open = cells[x.length === 1 ? 1 : 0];
  if (known === undefined) return [];
  const others = told
    .trayWith(known)
    .map(({ domino: [p, q] }) => (p === known ? q : p))
    .filter((value) => !valuesOf(open).includes(value))
    .sort((p, q) => p - q);
  if (others.length === 0 || others.length > MOST_NAMED) return [];
  const isNot = `${cellName(open)} ${verb(told, 'is not', 'not be')} ${list(others, 'or')}`;
  return [sentence(`${isNot}, so of the dominoes with ${a(known)} ${fits}`)];
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
  const why = lackShort(told, { used: gone, missing, taken: [] });
  const isNamed = subject === 'that' || subject.startsWith('with');
  const it = isNamed ? itIs(told) : `${subject} ${be(told, true)} the ${dominoName(told.placed!.domino)}`;
  if (isPlaced && !isNamed) return gone.length > 0 ? [] : [sentence(`${why} for ${cellNames(told.placed!.cells)}`)];
  if (isPlaced) return [sentence(why)];
  return [sentence(`${why}: ${it}`)];
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
  const region =
    link.regions.find(({ cells }) => cells.some((cell) => cellName(cell) === cellName(at.cell))) ?? link.regions[0];
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
      const values = giver === undefined ? [] : link.sight(giver);
      if (giver !== undefined && values.length <= MOST_NAMED)
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
  return link.cells.some((each) => cellName(each.cell) === cellName(cell));
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
    ...extremeTechniques,
  };
  return table[technique]?.say(seen) ?? [];
}

/** What is seen on the way; that a region of one cell says its number is not said, the board shows it. */
export function seenParts(
  told: ToldLink,
  { without, more = [] }: { readonly without?: Edge; readonly more?: readonly ToldLink[] } = {},
): readonly Statement[] {
  const isOther = (link: ToldLink) =>
    without === undefined ||
    !FITTING.includes(link.technique) ||
    link.cells.length === 0 ||
    !link.cells.every(({ cell }) => hasEnd(without, cell));
  const seen = told.seen.filter(
    (link) => !['single-cell', 'try-both', 'looking-ahead'].includes(link.technique) && isOther(link),
  );
  const partners = [...seen.filter(isPartner), ...more];
  const parted = seen.filter((each) => each.edges('part').length > 0);
  const parts: Statement[] = seen
    .filter((each) => !isPartner(each) && (partners.length === 0 || !parted.includes(each)))
    .map((each) => ({ variants: glance(each), isEvident: false }));
  if (partners.length === 0) return parts;
  return [...parts, { variants: partnersSaid(told, partners, { parted }), isEvident: more.length === 0 }];
}
