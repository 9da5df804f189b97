/** How one comes to the domino on two cells, in German: their numbers, that they pair, what fits, what rules out the rest. */
import { cellName, list } from '@pipwright/core';
import type { Statement, Variants } from '@pipwright/core/wording';
import type { Cell } from '../../model/cell.js';
import { type Candidates, hasEnd, samePair, type ToldLink } from '../told/index.js';
import { regionInside } from '../told/lacking.js';
import { decidesWay, FITTING, knownOnTheWay, namedLast, pairing, type Subject } from '../told/pairing.js';
import { isPartner } from '../told/partners.js';
import { MOST_NAMED } from '../told/sight.js';
import { byName } from '../told/tray.js';
import { enoughReason } from './german-alike.js';
import { capitalised, main, sentence, sentences } from './german-clause.js';
import { usedUp } from './german-count.js';
import { countingTechniques } from './german-counting.js';
import { extremeTechniques } from './german-extreme.js';
import { cellIs, conclusionsByCell, has, itIs } from './german-facts.js';
import { fittingSaid } from './german-fitting.js';
import { cellNames, domino as dominoName, dominoes as dominoNames, one, regionNamed } from './german-names.js';
import { lying, onlyOne } from './german-pair-only.js';
import { pairSaid, partnersSaid } from './german-partners.js';
import { regionTechniques } from './german-regions.js';
import { needSaid } from './german-sums.js';
import { atAGlance, type PairTelling, pairStoryBy, reasonsTogether, seenPartsBy } from './story.js';

export const pairStory = pairStoryBy({ lastDomino, lead: leadParts, pair: pairSaid, core: coreOf });

/** The numbers of the pair that are seen on the way. */
export function numbersSeen(told: ToldLink): string {
  const seen = knownOnTheWay(told);
  const [first, ...others] = seen.map((cell) => told.known(cell));
  if (others.length > 0 && others.every((other) => other === first)) return `${cellNames(seen)} sind ${first}en`;
  return list(
    seen.map((cell, i) => `${cellName(cell)} ${i === 0 ? 'ist ' : ''}${one(told.known(cell) ?? 0)}`),
    'und',
  );
}

/** The numbers of the pair that are seen on the way, and what leaves one domino. */
export function pairInShort(told: ToldLink): Variants {
  if (told.isLastDomino) return [];
  const { cells: edge } = told.placed!;
  const { lead, exclusions, candidates } = pairing(told);
  const numbers = numbersSeen(told);
  const isJoined = lead.some((link) => link.edges('join').some((join) => samePair(join, edge)));
  const subject: Subject = isJoined ? { kind: 'that' } : namedLast(lead, edge);
  const core = coreOf(told, { exclusions, candidates, subject, isPlaced: true });
  const said = core.map(({ variants }) => variants[0] ?? '').filter((text) => !text.startsWith('Von den übrigen'));
  const start = numbers === '' ? [] : [sentence(numbers)];
  return [[...start, ...said], [...start, ...said.slice(-1)], start]
    .map((parts) => parts.join(' '))
    .filter((text) => text !== '' && !text.startsWith('Das ist'));
}

/** What is left, and why it lies this way round. */
function lastDomino(told: ToldLink, isPlaced: boolean): Variants {
  const { domino, cells } = told.placed!;
  const what = isPlaced ? 'Nur noch ein Stein ist übrig' : `Für ${cellNames(cells)} bleibt ${dominoName(domino)}`;
  const decides = decidesWay(told);
  if (decides === undefined) return [`${what}.`];
  const { nom } = regionNamed(told.puzzle, decides.region);
  const why = 'has' in decides ? `${nom} hat schon ${one(decides.has)}` : `${nom} braucht die ${decides.needs}`;
  return [isPlaced ? `${what}, und ${why}.` : `${what}: ${capitalised(why)}.`, `${what}.`];
}

/** What comes before the dominoes that fit: numbers, and which cells pair. */
function leadParts(told: ToldLink, lead: readonly ToldLink[], candidates: Candidates): readonly Statement[] {
  const isLast = told.isLastDomino;
  const parts: Statement[] = [];
  let parted: ToldLink[] = [];
  for (let i = 0; i < lead.length; i++) {
    const link = lead[i]!;
    if (link.edges('part').length > 0) {
      parted.push(link);
      continue;
    }
    if (link.edges('join').length === 0) {
      parts.push({ variants: glance(link), isEvident: false });
      continue;
    }
    const joins = [link];
    while (lead[i + 1] !== undefined && isPartner(lead[i + 1]!)) joins.push(lead[++i]!);
    // Which cells are left for the last domino can be seen.
    if (!isLast || parted.length > 0)
      parts.push({
        variants: partnersSaid(told, joins, { parted, candidates }),
        isEvident: parted.length === 0,
      });
    parted = [];
  }
  for (const link of parted) parts.push({ variants: fittingSaid(link), isEvident: true });
  return parts;
}

/** Which dominoes fit, and why it is this one. */
function coreOf(told: ToldLink, telling: PairTelling): readonly Statement[] {
  const { candidates, exclusions, subject, isPlaced } = telling;
  if (candidates.left.length === 1 || exclusions.length === 0) {
    const variants = onlyOne(told, telling);
    return variants.length === 0 ? [] : [{ variants, isEvident: false }];
  }
  const region = regionInside(told, told.placed!.cells);
  const inside = region === undefined ? '' : regionNamed(told.puzzle, region).inside;
  const double = region?.rule.kind === 'same' ? 'ein Pasch: ' : '';
  const which = lying(told, subject, `${double}${dominoNames(byName(candidates.left))}`, inside);
  const whys = reasonsTogether(exclusions.map(reasonAgainst));
  const ended = (end: string) =>
    whys.map((why) => sentence(isPlaced ? why : `${why}${/: /.test(why) ? '. ' : ': '}${capitalised(end)}`));
  return [
    { variants: [sentence(which)], isEvident: true },
    {
      variants: ended(main(itIs(told))),
      isEvident: false,
      alone: ended(lying(told, { kind: 'pair' }, dominoName(told.placed!.domino))),
    },
  ];
}

function reasonAgainst(link: ToldLink): Variants {
  const [at] = link.cells;
  if (at === undefined) return [];
  const region = link.regions.find(({ cells }) => hasEnd(cells, at.cell)) ?? link.regions[0];
  const lost = [...new Set(link.cells.flatMap((each) => link.lost(each)))];
  if (link.technique === 'half-supply') {
    const used = link.values.filter((value) => lost.includes(value));
    return [usedUp(link, used)];
  }
  if (region !== undefined) {
    const name = regionNamed(link.puzzle, region);
    switch (link.technique) {
      case 'equal-supply':
        if (region.rule.kind !== 'same') break;
        return enoughReason(link, region, lost);
      case 'not-equal': {
        const there = [...new Set(link.has(region).filter((value) => lost.includes(value)))];
        if (there.length === 0) break;
        return [
          `${name.nom} ${has(link)} schon ${list(
            there.map((value) => one(value)),
            'und',
          )}`,
        ];
      }
      case 'equal-values': {
        const giver = region.cells.find(
          (cell) => !isSaid(link, cell) && !link.valuesOf(cell).some((value) => lost.includes(value)),
        );
        const values = giver === undefined ? [] : link.sight(giver);
        if (giver === undefined || values.length > MOST_NAMED) break;
        return [`${cellIs(link, giver, values)}, und ${cellName(at.cell)} auch`];
      }
      case 'sum-bounds':
      case 'rest-of-sum':
      case 'extreme-sum': {
        const need = needSaid(link, name, region, at.cell);
        if (need === undefined) break;
        return [need];
      }
      default:
    }
  }
  return glance(link).map((text) => text.replace(/\.$/, ''));
}

function isSaid(link: ToldLink, cell: Cell): boolean {
  return link.cells.some((each) => cellName(each.cell) === cellName(cell));
}

/** Longer, it is no glance. */
const LONGEST_GLANCE = 110;

/** One small thing in as few words as it takes. */
export function glance(seen: ToldLink): Variants {
  return atAGlance(sayOf(seen), sentences(conclusionsByCell(seen)), LONGEST_GLANCE);
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
