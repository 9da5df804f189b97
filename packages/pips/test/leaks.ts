/** Finds what a hint gives away: the domino that a step places, or a cell that it settles with its number, said in any way. */
import { cellName, sameCell } from '@pipwright/core';
import { BEFORE_VERB, CELL, DASH, deniedOf, saidOf, WORDS } from '../../core/test/explaining/said.js';
import { ruleName } from '../src/explain/words/english-names.js';
import type { Cell } from '../src/model/cell.js';
import type { Domino } from '../src/model/domino.js';
import type { Puzzle, Region } from '../src/model/puzzle.js';
import { ruleLabel } from '../src/model/rule.js';
import type { BoardTold } from './chapter-faults.js';
import { type Claim, type Edge, partsOf } from './claims.js';

const PLACES = '(?:top|bottom|left|right|middle|upper|lower|other|same|next|first|last|two|three|four)';
/** What the text gives away of a claim, a line each. @param before what the board showed before the claim */
export function leaksOf(puzzle: Puzzle, claim: Claim, before: BoardTold, text: string): string[] {
  const { joined, placed } = partsOf(claim);
  const told = plain(puzzle, text);
  return [
    ...placed.filter(({ domino }) => namesDomino(told, domino)).map(({ domino }) => `it names the ${domino.join('–')}`),
    ...settled(puzzle, claim, before).flatMap(([cell, values]) => cellLeaks(puzzle, before, told, text, cell, values)),
    ...joined.filter((edge) => namesPair(told, edge)).map((edge) => `it pairs ${edge.map(cellName).join(' with ')}`),
  ];
}

/** What a claim leaves to each cell it speaks of, together with what was known. */
function settled(puzzle: Puzzle, claim: Claim, before: BoardTold): [Cell, readonly number[]][] {
  const { removed, placed } = partsOf(claim);
  return puzzle.cells.flatMap((cell): [Cell, readonly number[]][] => {
    const [half] = placed.flatMap(({ domino, cells }) => domino.filter((_, i) => sameCell(cells[i as 0 | 1], cell)));
    // What one could see before is no secret.
    if (half !== undefined) return before.left(cell).length === 1 ? [] : [[cell, [half]]];
    const gone = removed.filter((each) => sameCell(each.cell, cell)).flatMap(({ values }) => values);
    const left = before.left(cell).filter((value) => !gone.includes(value));
    return gone.length === 0 || left.length === before.left(cell).length ? [] : [[cell, left]];
  });
}

/** Smaller spaces, one kind of dash; the names of rules stay out of it, but a region of one cell goes by that cell. */
function plain(puzzle: Puzzle, text: string): string {
  let told = text.replace(/[*_“”"]/g, '').replace(/[\s ]+/g, ' ');
  for (const region of [...puzzle.regions].sort((a, b) => ruleLabel(b.rule).length - ruleLabel(a.rule).length)) {
    const [only, ...others] = region.cells;
    const name = only !== undefined && others.length === 0 ? cellName(only) : '§';
    told = told.replace(nameOf(region), name);
  }
  return told;
}

/** "the left 9", "each 9", "both 9s", "the 9 at r3c2". */
function nameOf({ rule }: Region): RegExp {
  const label = `(?:${[ruleLabel(rule), ruleName(rule)].map(escaped).join('|')})`;
  const standsAlone = /^[<>]/.test(ruleLabel(rule));
  const lead = `(?:the|each|every|both|this|that|either|no)(?: ${PLACES})* `;
  return new RegExp(`${standsAlone ? `(?:${lead})?` : lead}${label}s?(?: region)?(?: at ${CELL})?(?![\\d–-])`, 'giu');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function namesDomino(text: string, [x, y]: Domino): boolean {
  const number = (value: number) => `(?:${value}|${WORDS[value] ?? value})`;
  const pair = (a: number, b: number) => `${number(a)}(?:${DASH}|\\s?,\\s?(?=\\d\\]))${number(b)}`;
  const ways = [
    ...[[x, y] as const, [y, x] as const].flatMap(([a, b]) => [
      pair(a, b),
      `domino (?:with|of|that has|has) (?:an? |both )?${number(a)} and (?:an? )?${number(b)}`,
    ]),
    ...(x === y ? [`double[- ]${number(x)}`, `${number(x)}s? double`, `double of ${number(x)}`] : []),
  ];
  return new RegExp(`(?<![\\dc<>])(?:${ways.join('|')})(?!\\d)`, 'iu').test(text);
}

function cellLeaks(
  puzzle: Puzzle,
  before: BoardTold,
  told: string,
  text: string,
  cell: Cell,
  values: readonly number[],
): string[] {
  const says = `it says that ${cellName(cell)} is ${values.join(' or ')}`;
  if (saysCell(told, cell, values)) return [says];
  const [value] = values;
  if (values.length !== 1 || value === undefined) return [];
  // What the only open cell of a region must hold is what the region needs.
  const region = puzzle.regions.find(({ cells }) => cells.some((each) => sameCell(each, cell)));
  const open = region?.cells.filter((each) => before.left(each).length > 1) ?? [];
  if (region === undefined || open.length !== 1) return [];
  const needs = `(?:needs|lacks|still wants|is short of|is missing|must have|has to have)(?: exactly| only| just)?(?: an?)? ${value}(?![\\d–])`;
  return new RegExp(`${nameOf(region).source}[^.?!]{0,40}? ${needs}`, 'iu').test(text)
    ? [`${says}, by what its rule needs`]
    : [];
}

/** Is the cell said with just these numbers, before or after it? */
function saysCell(text: string, cell: Cell, values: readonly number[]): boolean {
  const inOrder = (numbers: readonly number[]) => [...numbers].sort().join();
  return (
    saidOf(text, cell).some(
      ({ numbers, inTurn }) =>
        (inTurn && values.every((value) => numbers.includes(value))) || inOrder(numbers) === inOrder(values),
    ) ||
    (values.length > 1 && deniedOf(text, cell).some((value) => !values.includes(value)))
  );
}

function namesPair(text: string, [first, second]: Edge): boolean {
  const ways = [[first, second] as const, [second, first] as const].flatMap(([a, b]) => {
    const [x, y] = [cellName(a), cellName(b)];
    return [
      `${x}${BEFORE_VERB}(?: is)? (?:pairs?|goes|paired|joined|joins?)(?: up)?(?: with| to)? ${y}(?!\\d)`,
      `${x}(?: and |${DASH})${y}(?: both| must)* (?:share|are one|are a|form|make|lie under)`,
    ];
  });
  return new RegExp(ways.join('|'), 'iu').test(text);
}
