/** How one comes to the domino on two cells, in English: their numbers, that they pair, what fits, what rules out the rest. */
import { cellName, list } from '@pipwright/core';
import { lower } from '@pipwright/core/explaining';
import type { Statement } from '@pipwright/core/wording';
import type { Cell } from '../../model/cell.js';
import { dominoName } from '../../model/domino.js';
import type { Edge } from '../step.js';
import { type Candidates, samePair, type ToldLink } from '../told/index.js';
import { regionInside } from '../told/lacking.js';
import { decidesWay, FITTING, knownOnTheWay, namedLast, pairing, type Subject } from '../told/pairing.js';
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
import { atAGlance, pairStoryBy, reasonsTogether, seenPartsBy } from './story.js';

export const pairStory = pairStoryBy({
  lastDomino,
  lead: leadParts,
  pair: pairSaid,
  core: (told, telling) => coreOf(told, { ...telling, subject: subjectName(telling.subject, told.placed!.cells) }),
});

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
  const subject = isJoined ? 'that' : subjectName(namedLast(lead, edge), edge);
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
function subjectName(subject: Subject, edge: Edge): string {
  if (subject.kind === 'with') return `with ${cellName(subject.cell)} that`;
  return subject.kind === 'that' ? 'that' : cellNames(edge);
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
  const whys = reasonsTogether(exclusions.map(reasonAgainst));
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

/** Longer, it is no glance. */
const LONGEST_GLANCE = 90;

/** One small thing in as few words as it takes. */
export function glance(seen: ToldLink): Variants {
  return atAGlance(sayOf(seen), conclusionsByCell(seen).map(sentence), LONGEST_GLANCE);
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

export const seenParts = seenPartsBy({ glance, partners: partnersSaid });
