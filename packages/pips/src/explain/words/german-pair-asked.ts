/** What leads to the domino on two cells, as a question, in German. */
import { cellName, list, sameCell } from '@pipwright/core';
import { germanNumber } from '@pipwright/core/explaining';
import type { Variants } from '@pipwright/core/wording';
import type { Cell } from '../../model/cell.js';
import { isDouble } from '../../model/domino.js';
import type { CellLeft, Edge } from '../step.js';
import { hasEnd, type ToldLink } from '../told/index.js';
import { regionInside } from '../told/lacking.js';
import { askedInside, halfAsked } from '../told/pairing.js';
import { rarestOf } from '../told/partners.js';
import { type Clauses, main, sentence } from './german-clause.js';
import { usedUp } from './german-count.js';
import { belongs } from './german-facts.js';
import { lackShort, thus, whyForced } from './german-fitting.js';
import { cellNames, one, regionNamed } from './german-names.js';
import { whyApart } from './german-partners.js';
import { each } from './german-telling.js';
import { askPairBy, type PairAsking } from './story.js';

/** More than these are not named one by one. */
const FEW = 3;

export const askPair = askPairBy({
  lastDomino: ({ placed }) =>
    `Nur noch ein Stein ist übrig. ${placed !== undefined && isDouble(placed.domino) ? 'Wohin kommt er?' : 'Wie herum liegt er?'}`,
  clues: cluesTo,
  clue: ({ text }) => sentence(text),
  question: questionOf,
  inside: insideAsked,
  known: (cells, edge) =>
    `${cellNames(cells)} ${cells.length > 1 ? 'sind' : 'ist'} bekannt. Welcher Stein passt ${cells.length > 1 ? 'dorthin' : `auf ${cellNames(edge)}`}?`,
  reasons: reasonsAsked,
  plain: (edge) => `Welcher der übrigen Steine passt auf ${cellNames(edge)}?`,
});

/** What leaves one domino, without its numbers: those that are gone, whose rules the cells obey, how much is left to them. */
function reasonsAsked(told: ToldLink, edge: Edge, asked: Variants): Variants {
  const sights = [
    told.before,
    { valuesOf: (cell: Cell) => told.sight(cell) },
    { valuesOf: (cell: Cell) => told.reckoning(cell) },
  ];
  const clear = sights.find((sight) => told.candidates(edge, sight).left.length === 1);
  const { used, missing } = told.candidates(edge, clear);
  const isFew = clear !== undefined && used.length + missing.length > 0 && used.length + missing.length <= FEW;
  const inside = edge.flatMap((cell) => {
    const region = [told, ...told.seen].flatMap((link) => link.regions).find(({ cells }) => hasEnd(cells, cell));
    return region === undefined ? [] : [`${cellName(cell)} liegt ${regionNamed(told.puzzle, region).inside}`];
  });
  const [first, second] = inside;
  const scarcest = [...edge].sort((x, y) => told.reckoning(x).length - told.reckoning(y).length)[0]!;
  const left = clear === undefined ? 0 : told.reckoning(scarcest).length;
  const numbers = left === 1 ? 'bleibt nur eine Zahl' : `bleiben nur ${germanNumber(left)} Zahlen`;
  return [
    ...each(isFew ? [sentence(lackShort(told, { used, missing, taken: [] }))] : [], asked),
    ...(first === undefined || second === undefined
      ? []
      : [`${first} und ${second.replace(' liegt', '')}. Welcher Stein passt zu beiden?`]),
    ...each(first === undefined ? [] : [sentence(first)], asked),
    ...each(left > 0 && left <= FEW ? [`Für ${cellName(scarcest)} ${numbers}.`] : [], asked),
  ];
}

/** What was told of the numbers of a pair, or the board shows: that by the name of its rule. */
function numbersTold({ puzzle }: ToldLink, known: readonly CellLeft[]): string {
  const said = known.map(({ cell, values: [value = 0] }) => {
    const own = puzzle.regions.find(({ cells }) => cells.length === 1 && hasEnd(cells, cell));
    return `${cellName(cell)} ist ${own === undefined ? one(value) : regionNamed(puzzle, own).nom}`;
  });
  return `${list(said, 'und')}.`;
}

/**
 * Where all has been told: the numbers of the pair, and which domino that is; else what leads to it.
 * @param before what is left to each of its cells by all steps but the last
 */
export function askTold(told: ToldLink, before: readonly CellLeft[]): Variants {
  if (told.placed === undefined) return [];
  const known = before.filter(({ values }) => values.length === 1);
  const which = `Welcher Stein liegt auf ${cellNames(told.placed.cells)}?`;
  if (told.isLastDomino || known.length === 0) return [...askPair(told), which];
  return [`${numbersTold(told, known)} ${known.length > 1 ? 'Welcher Stein ist das?' : which}`, which];
}

/** Which half of the only domino left a cell takes, where that is what decides how it lies. */
export function lastAsked(told: ToldLink): Variants {
  const asked = halfAsked(told);
  if (asked === undefined) return [];
  const { cell, region } = asked;
  const inside = region === undefined ? '' : ` ${regionNamed(told.puzzle, region).inside}`;
  return [`Nur noch ein Stein ist übrig. Welche Hälfte kommt auf ${cellName(cell)}${inside}?`];
}

/** Which domino a sum asks for, where the pair lies inside it. */
function insideAsked(told: ToldLink, edge: Edge): Variants {
  const asked = askedInside(told, edge, regionInside(told, edge));
  if (asked === undefined) return [];
  const { rest } = asked;
  const { nom, acc, inside } = regionNamed(told.puzzle, asked.region);
  const pair = cellNames(edge);
  if (rest === 'all') return [`${pair} ergeben ${acc}. Welcher Stein schafft das?`];
  if (rest === 'some') return [`${pair} liegen ${inside}. Welcher Stein lässt dem Rest, was er braucht?`];
  const more = rest === 0 ? 'nichts mehr' : `noch ${rest}`;
  return [sentence(`${nom} braucht von ${pair} ${more}. Welcher Stein passt dazu?`)];
}

/** What leads to a pair. */
interface Clue {
  readonly text: string;
  /** The cell whose number it speaks of. */
  readonly cell?: Cell;
  /** Of each pair that it names, the cell that it names first. */
  readonly pairs: readonly Cell[];
  /** Where it says nothing but pairs: what it says of them. */
  readonly clauses?: Clauses;
}

/** Which cells pair goes with what is said of one of them. */
function cluesTo(lead: readonly ToldLink[]): readonly Clue[] {
  const clues: Clue[] = [];
  const parted: ToldLink[] = [];
  for (const link of lead) {
    const [join, ...more] = link.edges('join');
    if (join === undefined) {
      if (link.edges('part').length > 0) parted.push(link);
      clues.push(...clueOf(link));
      continue;
    }
    const { cell, other } = link.forced(join);
    const last = clues.at(-1);
    const own = parted.filter((each) => each.edges('part').some((part) => hasEnd(part, cell)));
    const why = (own.length === 0 ? whyForced(link, join) : whyApart(link, cell, own)).at(-1);
    if (why !== undefined && more.length === 0)
      clues.push({ text: thus(why, [belongs(link, cell, other)]), pairs: [cell] });
    else if (more.length === 0 && last?.cell !== undefined && hasEnd([cell, other], last.cell)) {
      const partner = cellName(last.cell) === cellName(cell) ? other : cell;
      const isSubject = last.text.startsWith(cellName(last.cell));
      const and = isSubject ? ' und' : `, und ${cellName(last.cell)}`;
      const text = `${last.text}${and} gehört zu ${cellName(partner)}`;
      clues.splice(-1, 1, { ...last, text, pairs: [...last.pairs, last.cell] });
    } else {
      const forced = [join, ...more].slice(0, FEW).map((edge) => link.forced(edge));
      const before = last?.clauses === undefined ? undefined : clues.pop();
      const clauses = [
        ...(before?.clauses ?? []),
        ...forced.map(({ cell: one, other: partner }) => belongs(link, one, partner)),
      ];
      clues.push({
        text: main(clauses),
        pairs: [...(before?.pairs ?? []), ...forced.map(({ cell: one }) => one)],
        clauses,
      });
    }
  }
  return clues;
}

function clueOf(link: ToldLink): readonly Clue[] {
  const [at, ...more] = link.cells;
  if (at === undefined || more.length > 0) return [];
  const { cell } = at;
  // Other regions of the premises only tell where numbers are.
  const region = link.regions.find(({ cells }) => hasEnd(cells, cell));
  const where = cellName(cell);
  if (link.technique === 'equal-values' && region !== undefined)
    return [{ cell, pairs: [], text: `${where} ist wie der Rest ${regionNamed(link.puzzle, region).gen}` }];
  if (link.left(at).length > 1) return [];
  if (region !== undefined)
    return [{ cell, pairs: [], text: `${regionNamed(link.puzzle, region).nom} lässt in ${where} nur eine Zahl zu` }];
  return link.technique === 'half-supply' ? [{ cell, pairs: [], text: `für ${where} bleibt nur eine Zahl` }] : [];
}

function questionOf(told: ToldLink, { exclusions, candidates, on, last }: PairAsking<Clue>): Variants {
  const region = regionInside(told, told.placed!.cells);
  const [against] = exclusions;
  // Behind several pairs it is said which of them is meant.
  const isOne = on === undefined && (last?.pairs ?? []).length < 2;
  const where = isOne ? 'dorthin' : `auf ${cellNames(told.placed!.cells)}`;
  const fits = [`Welcher Stein passt ${where}?`];
  if (against !== undefined && candidates.left.length > 1) {
    const own = against.regions.find(({ rule }) => rule.kind === 'same') ?? against.regions[0];
    const name = own === undefined ? undefined : regionNamed(told.puzzle, own);
    const few = `Nur ${germanNumber(candidates.left.length)} Steine passen ${where}.`;
    const which = (what: string): Variants => [
      `${few} Welcher davon ${what}?`,
      `Welcher Stein ${isOne ? 'dort' : where} ${what}?`,
    ];
    const brings = (what: string) => which(`bringt ${name === undefined ? '' : `${name.dat} `}${what}`);
    switch (against.technique) {
      case 'half-supply': {
        const lost = against.cells.flatMap((at) => against.lost(at));
        const used = against.values.filter((value) => lost.includes(value));
        return used.length === 0 ? which('geht noch') : each([sentence(usedUp(against, used))], fits);
      }
      case 'equal-supply':
        return brings('eine Zahl, die es oft genug gibt');
      case 'not-equal':
        return brings('eine neue Zahl');
      default:
        return which(name === undefined ? 'geht noch' : `passt ${name.to}`);
    }
  }
  if (region?.rule.kind === 'same') {
    const { inside } = regionNamed(told.puzzle, region);
    return isOne
      ? [sentence(`${inside} ist das ein Pasch. Welcher passt?`), 'Welcher Pasch passt?']
      : [`Ein Stein ${inside} ist ein Pasch. Welcher passt ${where}?`, `Welcher Pasch passt ${where}?`];
  }
  const rare = rarestOf(told)?.cell;
  if (rare === undefined || last === undefined) return fits;
  const isRare = (cell: Cell | undefined) => cell !== undefined && sameCell(cell, rare);
  if (isRare(last.cell)) return ['Welcher Stein mit dieser Zahl ist noch übrig?', ...fits];
  // Behind a reason why they pair, that is clear enough.
  const isAsked = last.clauses !== undefined && isRare(last.pairs[0]);
  return isAsked ? [`Welcher Stein mit der Zahl von ${cellName(rare)} ist noch übrig?`, ...fits] : fits;
}
