/** How one comes to the domino on two cells, in English: their numbers, that they pair, what fits, what rules out the rest. */
import { cellName, list } from '@pipwright/core';
import { lower } from '@pipwright/core/explaining';
import type { Statement } from '@pipwright/core/wording';
import type { Cell } from '../../model/cell.js';
import { dominoName } from '../../model/domino.js';
import type { Edge } from '../step.js';
import { across, type Candidates, hasEnd, samePair, type ToldLink } from '../told/index.js';
import { regionInside } from '../told/lacking.js';
import { onTheWay } from '../told/on-the-way.js';
import { decidesWay, FITTING, knownOnTheWay, pairing } from '../told/pairing.js';
import { isPartner } from '../told/partners.js';
import { MOST_NAMED } from '../told/sight.js';
import { byName } from '../told/tray.js';
import { enoughReason } from './english-alike.js';
import { usedUp } from './english-count.js';
import { countingTechniques } from './english-counting.js';
import { extremeTechniques } from './english-extreme.js';
import { be, conclusionsByCell, isWhat, itIs, type Variants, verb } from './english-facts.js';
import { fittingSaid } from './english-fitting.js';
import { a, cellNames, dominoNames, regionName } from './english-names.js';
import { onlyOne, type Telling } from './english-pair-only.js';
import { pairSaid, partnersSaid } from './english-partners.js';
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
  const seen = knownOnTheWay(told);
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
  const decides = decidesWay(told);
  if (decides === undefined) return undefined;
  const name = regionName(told.puzzle, decides.region);
  return 'has' in decides ? `${name} has ${a(decides.has)} already` : `${name} needs the ${decides.needs}`;
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
  { without, more = [] }: { readonly without?: Edge | undefined; readonly more?: readonly ToldLink[] } = {},
): readonly Statement[] {
  const { partners, parted, others } = onTheWay(told, { without, more });
  const parts: Statement[] = others.map((each) => ({ variants: glance(each), isEvident: false }));
  if (partners.length === 0) return parts;
  return [...parts, { variants: partnersSaid(told, partners, { parted }), isEvident: more.length === 0 }];
}
