/** A drawing in words, for those who hear it: the rows with their numbers, then every sign. */
import type { TextAlternative } from '@pipwright/core/drawing';
import { type Puzzle, sideOf } from '../model/puzzle.js';
import { inequalitiesOf } from '../model/sign.js';
import type { Solution } from '../model/solution.js';
import type { Square } from '../model/square.js';
import { contentOf, type GridContent } from './grid-content.js';

export function textAlternative(puzzle: Puzzle, solution?: Solution): TextAlternative {
  const side = sideOf(puzzle);
  const kind = puzzle.bars === undefined ? 'Futoshiki puzzle' : 'Adjacent puzzle';
  const names = [puzzle.id, ...(solution === undefined ? [] : ['solved'])].filter((each) => each);
  const shown = contentOf(puzzle, solution);
  const lines = Array.from({ length: side }, (_, row) => `Row ${row + 1}: ${rowInWords(shown, row, side)}.`);
  const description = [
    `A grid of ${side} rows and ${side} columns. Squares are named by row and column, from 1 at the top left.`,
    ...lines,
    puzzle.bars === undefined ? signsInWords(puzzle) : barsInWords(puzzle),
  ];
  return { title: [`${kind}, ${side} by ${side}`, ...names].join(', '), description: description.join('\n') };
}

function rowInWords(shown: GridContent, row: number, side: number): string {
  const squares = Array.from({ length: side }, (_, column) => {
    const number = shown.numberAt({ column, row });
    if (number === 0) return 'empty';
    return shown.isFixed({ column, row }) ? `${number} given` : String(number);
  });
  return squares.join(', ');
}

function signsInWords(puzzle: Puzzle): string {
  const signs = inequalitiesOf(puzzle).map(({ greater, less }) => `${inWords(greater)} more than ${inWords(less)}`);
  return signs.length === 0 ? 'No signs.' : `Signs: ${signs.join('; ')}.`;
}

function barsInWords(puzzle: Puzzle): string {
  const bars = (puzzle.bars ?? []).map(
    ({ firstSquare, secondSquare }) => `${inWords(firstSquare)} and ${inWords(secondSquare)}`,
  );
  return `${drawLegend(puzzle)}\nBars: ${bars.length === 0 ? 'none' : bars.join('; ')}.`;
}

function inWords({ column, row }: Square): string {
  return `row ${row + 1}, column ${column + 1}`;
}

/** Legend: in Adjacent, what the bars mean. Signs explain themselves. */
export function drawLegend({ bars }: Puzzle): string {
  return bars === undefined ? '' : 'Adjacent: numbers with a bar between them differ by one, other neighbours do not.';
}
