/** Puzzles for tests, from a few lines of text; a malformed one fails the test that asked for it. */
import { check } from '../src/check/check.js';
import { textFormat } from '../src/formats/text.js';
import type { Cell } from '../src/model/cell.js';
import type { Domino } from '../src/model/domino.js';
import type { Puzzle, Spec, Supply } from '../src/model/puzzle.js';

interface Wanted extends Partial<Spec> {
  readonly cells: Spec['cells'];
  /** A tray, in place of a supply. */
  readonly dominoes?: readonly Domino[];
}

/** With all dominoes up to the double six, each as often as needed, and without regions, but for what is said. */
export function puzzleOf({ dominoes, ...spec }: Wanted): Puzzle {
  const supply: Supply = dominoes === undefined ? { kind: 'set', repeats: true } : { kind: 'list', dominoes };
  const checked = check({ supply, maxPip: 6, regions: [], ...spec });
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  return checked.value;
}

export function puzzleFromText(text: string): Puzzle {
  const [draft] = textFormat.parse(text);
  if (draft === undefined || draft.problems.length > 0) throw new Error(JSON.stringify(draft?.problems));
  return puzzleOf(draft.spec);
}

/** The same from its parts: the map, the dominoes, a line for each rule. */
export function puzzleFrom(board: string, pieces: string, ...constraints: string[]): Puzzle {
  return puzzleFromText(`board:\n${board}\n\npieces:\n${pieces}\n\nconstraints:\n${constraints.join('\n')}\n`);
}

/** Shapes to be tiled. */
export function rectangle(rows: number, columns: number): Cell[] {
  return Array.from({ length: rows * columns }, (_, i): Cell => [Math.floor(i / columns), i % columns]);
}

/** The cells of which all corners are at most so far from the middle, along rows and columns. */
export function aztecDiamond(size: number): Cell[] {
  const away = (place: number) => Math.abs(place - size + 0.5);
  return rectangle(2 * size, 2 * size).filter(([row, column]) => away(row) + away(column) <= size);
}

/** `#` is a cell. */
export function cellsOf(...rows: string[]): Cell[] {
  return rows.flatMap((text, row) =>
    [...text].flatMap((sign, column): Cell[] => (sign === '#' ? [[row, column]] : [])),
  );
}
