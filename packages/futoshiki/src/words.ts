/** Sentences of Futoshiki by problem code: what is wrong, and what to do. */
import { type Cell, cellName, coreWords, quoted, type Words } from '@pipwright/core';
import { MAX_ENTRIES, MAX_SIDE, MIN_SIDE } from './model/limits.js';

/** Name of a cell; none of the formats has a notation of its own. */
const at = cellName;
const both = ([first, second]: readonly [Cell, Cell]) => `${at(first)} and ${at(second)}`;
const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const lines = (indices: readonly number[]) =>
  `${indices
    .slice(0, -1)
    .map((index) => index + 1)
    .join(', ')} and ${(indices.at(-1) ?? 0) + 1}`;

const elementWords = {
  'element-syntax': (data: { type: string; text: string; example: string }) =>
    `${quoted(data.text)} is not a ${data.type}. Write it like ${data.example}.`,
} satisfies Words;

const checkWords = {
  'grid-origin': (data: { cell: Cell }) =>
    `The board starts at ${at(data.cell)}. It must start in the upper left corner, at ${at([0, 0])}.`,
  'grid-not-square': (data: { columns: number; rows: number }) =>
    `The board has ${plural(data.columns, 'column')} and ${plural(data.rows, 'row')}. It must be square.`,
  'side-out-of-range': (data: { side: number }) =>
    `The board has ${plural(data.side, 'row')}. It must have from ${MIN_SIDE} to ${MAX_SIDE}.`,
  'max-number': (data: { maxNumber: number; side: number }) =>
    `The largest number is given as ${data.maxNumber}, but a grid with ${data.side} rows takes the numbers from 1 to ${data.side}.`,
  'number-out-of-range': (data: { cell: Cell; number: number; side: number }) =>
    `The given ${data.number} at ${at(data.cell)} is out of range: numbers run from 1 to ${data.side}.`,
  'square-outside-grid': (data: { cell: Cell }) => `There is a given at ${at(data.cell)}, which is not on the board.`,
  'square-given-twice': (data: { cell: Cell }) => `${at(data.cell)} has two givens. Remove one.`,
  'row-repeats': (data: { row: number; number: number }) =>
    `The number ${data.number} is given twice in row ${data.row + 1}.`,
  'column-repeats': (data: { column: number; number: number }) =>
    `The number ${data.number} is given twice in column ${data.column + 1}.`,
  'sign-outside-grid': (data: { cells: readonly [Cell, Cell] }) =>
    `There is a sign between ${both(data.cells)}, which are not both on the board.`,
  'sign-not-adjacent': (data: { cells: readonly [Cell, Cell] }) =>
    `There is a sign between ${both(data.cells)}, which are not next to each other.`,
  'signs-clash': (data: { cells: readonly [Cell, Cell] }) =>
    `The two signs between ${both(data.cells)} contradict each other. Remove one.`,
  'bar-outside-grid': (data: { cells: readonly [Cell, Cell] }) =>
    `There is a bar between ${both(data.cells)}, which are not both on the board.`,
  'bar-not-adjacent': (data: { cells: readonly [Cell, Cell] }) =>
    `There is a bar between ${both(data.cells)}, which are not next to each other.`,
  'bars-with-signs': () =>
    'The puzzle has both bars and signs. It can have signs (“greater than”) or bars (“differ by one”), but not both.',
} satisfies Words;

const warningWords = {
  'sign-repeated': (data: { cells: readonly [Cell, Cell] }) =>
    `The sign between ${both(data.cells)} is repeated. Remove one.`,
  'bar-repeated': (data: { cells: readonly [Cell, Cell] }) =>
    `The bar between ${both(data.cells)} is repeated. Remove one.`,
  'field-unknown': (data: { field: string }) =>
    `${quoted(data.field)} is not a known field, so it is ignored. Is it misspelled?`,
  'own-solution-unreadable': () =>
    'The solution in this file is ignored: it must be a list of numbered squares, one for each empty cell.',
} satisfies Words;

/** The seed's nine conditions, in its order, and then those of Adjacent. */
const conditionWords = {
  'solution-count': (data: { found: number; wanted: number }) =>
    `The solution has ${plural(data.found, 'number')}, but the puzzle has ${plural(data.wanted, 'empty cell')}.`,
  'solution-square-repeated': (data: { cell: Cell }) => `${at(data.cell)} is filled more than once.`,
  'solution-number-range': (data: { cell: Cell; number: number; maxNumber: number }) =>
    `The ${data.number} at ${at(data.cell)} is out of range: numbers run from 1 to ${data.maxNumber}.`,
  'solution-square-outside': (data: { cell: Cell }) =>
    `There is a number at ${at(data.cell)}, which is not on the board.`,
  'solution-square-fixed': (data: { cell: Cell; number: number; fixed: number }) =>
    `There is a ${data.number} at ${at(data.cell)}, where ${data.fixed} is given.`,
  'solution-column': (data: { column: number; number: number; cells: readonly Cell[] }) =>
    `The number ${data.number} is repeated in column ${data.column + 1}, in rows ${lines(data.cells.map(([row]) => row))}.`,
  'solution-row': (data: { row: number; number: number; cells: readonly Cell[] }) =>
    `The number ${data.number} is repeated in row ${data.row + 1}, in columns ${lines(data.cells.map(([, column]) => column))}.`,
  'solution-greater': (data: { cells: readonly [Cell, Cell]; numbers: readonly [number, number] }) =>
    `The sign between ${both(data.cells)} is “>”, but ${data.numbers[0]} is not greater than ${data.numbers[1]}.`,
  'solution-less': (data: { cells: readonly [Cell, Cell]; numbers: readonly [number, number] }) =>
    `The sign between ${both(data.cells)} is “<”, but ${data.numbers[0]} is not less than ${data.numbers[1]}.`,
  'solution-bar': (data: { cells: readonly [Cell, Cell]; numbers: readonly [number, number] }) =>
    `There is a bar between ${both(data.cells)}, but ${data.numbers[0]} and ${data.numbers[1]} do not differ by one.`,
  'solution-no-bar': (data: { cells: readonly [Cell, Cell]; numbers: readonly [number, number] }) =>
    `There is no bar between ${both(data.cells)}, but ${data.numbers[0]} and ${data.numbers[1]} differ by one.`,
} satisfies Words;

/** A solution as a whole grid can be wrong in these ways too. */
const gridSolutionWords = {
  'solution-size': (data: { side: number }) =>
    `The grid must have ${data.side} rows with ${data.side} numbers each, like the puzzle.`,
  'square-empty': (data: { cell: Cell }) => `${at(data.cell)} is empty.`,
  'given-changed': (data: { cell: Cell; number: number; fixed: number }) =>
    `There is a ${data.number} at ${at(data.cell)}, where ${data.fixed} is given.`,
  'solution-shape': () =>
    'Expected numbers: {"grid":[[…], …]} with a list of whole numbers for each row and 0 for an empty cell, or a list of numbered squares, each {"Square":{"Column":0,"Row":0},"Number":1}.',
  'move-shape': () => 'Expected a number in a cell, as whole numbers: {"cell":[row,column],"value":n}.',
} satisfies Words;

const sizeWords = {
  'list-too-long': () => `This list is too long: the limit is ${MAX_ENTRIES} entries.`,
  'too-many-puzzles': (data: { most: number }) => `The file has more than ${data.most} puzzles, which is the limit.`,
  'too-many-lines': () => 'The file has too many lines to be a puzzle. Is this the right file?',
  'line-too-long': () => 'This line is too long to be part of a puzzle. Is this the right file?',
} satisfies Words;

const jsonWords = {
  'json-not-problem': () =>
    'Expected a JSON object with Grid, MaxNumber, FixedNumbers, GreaterThanSigns and LessThanSigns, or a list of such objects.',
  'list-empty': () => 'The list is empty, so there is no puzzle.',
  'field-missing': (data: { field: string }) => `The field “${data.field}” is missing.`,
  'field-twice': (data: { field: string; other: string }) =>
    `“${data.field}” and “${data.other}” mean the same field. Keep one.`,
  'grid-shape': () =>
    'Expected a grid with whole numbers: {"OriginSquare":{"Column":0,"Row":0},"Dimensions":{"WidthInSquares":4,"HeightInSquares":4}}.',
  'max-number-shape': () => '“MaxNumber” must be a whole number.',
  'not-list': (data: { field: string }) => `“${data.field}” must be a list.`,
  'numbered-square-shape': () =>
    'Expected a numbered square: {"Square":{"Column":0,"Row":0},"Number":1}, with columns and rows from 0 and numbers from 1.',
  'pair-shape': () =>
    'Expected a sign: {"FirstSquare":{"Column":0,"Row":0},"SecondSquare":{"Column":0,"Row":1}}, with columns and rows from 0.',
  'id-shape': () => '“Id” must be a string.',
} satisfies Words;

/** The first seven are the errors that Tatham's own program knows. */
const tathamWords = {
  'tatham-too-much': (data: { squares: number }) => `There is too much data: the grid has only ${data.squares} cells.`,
  'tatham-number-expected': (data: { found: string }) =>
    `Expected a number here, found ${quoted(data.found)}. Write 0 for an empty cell, or a letter from a to z for 1 to 26 of them.`,
  'tatham-number-range': (data: { number: string; side: number }) =>
    `${quoted(data.number)} is out of range: numbers run from 1 to ${data.side}, and 0 is an empty cell.`,
  'tatham-separator-missing': (data: { found: string }) =>
    `A comma is missing before ${quoted(data.found)}. Only U, R, D and L may come between a number and its comma.`,
  'tatham-not-enough': (data: { found: number; squares: number }) =>
    `There is not enough data: ${data.found} of the grid’s ${data.squares} cells.`,
  'tatham-flag-off-grid': (data: { flag: string; cell: Cell }) =>
    `The flag ${data.flag} at ${at(data.cell)} points off the board.`,
  'tatham-flags-clash': (data: { cells: readonly [Cell, Cell]; adjacent: boolean }) =>
    data.adjacent
      ? `The flags contradict each other: ${at(data.cells[0])} has a bar towards ${at(data.cells[1])}, but not the other way round.`
      : `The flags contradict each other: ${at(data.cells[0])} is greater than ${at(data.cells[1])}, and the other way round.`,
  'tatham-params': (data: { text: string }) =>
    `A game ID cannot start with ${quoted(data.text)}. Write the number of rows, “a” for Adjacent, “d” and a difficulty (t, e, k, x or r), then “:”, as in 5de:`,
  'tatham-seed': () =>
    'This is a random seed, which only Tatham’s program can turn into a puzzle. Copy the game ID that has a “:” instead.',
  'tatham-empty': () => 'There is no game ID here, only blank lines and comments.',
} satisfies Words;

const gridWords = {
  'grid-empty': () => 'There are no rows of cells here.',
  'grid-character': (data: { character: string }) =>
    `Unexpected ${quoted(data.character)} in a grid. Cells are numbers or “.”, signs are <, >, ^ and v, and bars are | and -.`,
  'grid-row-length': (data: { found: number; wanted: number }) =>
    `This row has ${plural(data.found, 'cell')}, but the grid has ${data.wanted} in each row.`,
  'grid-number': (data: { text: string }) => `${quoted(data.text)} is not a number.`,
  'grid-sign-place': (data: { character: string }) => `The sign ${quoted(data.character)} is not between two cells.`,
  'grid-sign-below': (data: { character: string }) =>
    `The sign ${quoted(data.character)} is not between a cell and the one below. Put it right under the upper cell, on its own line.`,
  'grid-sign-ambiguous': (data: { character: string }) =>
    `The sign ${quoted(data.character)} is under one column and over another. Line up the rows.`,
  'grid-border': () => 'The corners of this line are not aligned with the top of the box.',
} satisfies Words;

const makeWords = {
  'one-puzzle-only': (data: { format: string }) => `A ${data.format} file holds only one puzzle.`,
} satisfies Words;

const searchWords = {
  'try-empty-domain': (data: { row: number; column: number }) =>
    `No number would be left for ${at([data.row, data.column])}.`,
  'try-conflict': (data: { row: number; column: number }) =>
    `It contradicts the number at ${at([data.row, data.column])}.`,
  'try-fills-no-row': (data: { row: number }) =>
    `Too few numbers would be left for the empty cells of row ${data.row + 1}.`,
  'try-fills-no-column': (data: { column: number }) =>
    `Too few numbers would be left for the empty cells of column ${data.column + 1}.`,
} satisfies Words;

const requestWords = {
  'request-side': (data: { side: number }) =>
    `There is no puzzle with ${plural(data.side, 'row')}. It can have from ${MIN_SIDE} to ${MAX_SIDE}.`,
  'request-adjacent-clues': (data: { clues: string }) =>
    `An Adjacent puzzle has all of its bars and some numbers, so its clues cannot be “${data.clues}”.`,
  'request-symmetry-of-signs': (data: { symmetry: string }) =>
    `With signs alone there are no numbers to stand in ${data.symmetry} symmetry.`,
  'request-technique': (data: { technique: string }) => `There is no technique called ${quoted(data.technique)}.`,
  'request-technique-bars': (data: { technique: string }) =>
    `The technique “${data.technique}” is about bars. Only Adjacent puzzles have them.`,
  'request-technique-signs': (data: { technique: string }) =>
    `The technique “${data.technique}” is about signs, and the puzzle is to have none.`,
} satisfies Words;

export const futoshikiWords = {
  ...coreWords,
  ...elementWords,
  ...checkWords,
  ...warningWords,
  ...conditionWords,
  ...gridSolutionWords,
  ...sizeWords,
  ...jsonWords,
  ...tathamWords,
  ...gridWords,
  ...makeWords,
  ...searchWords,
  ...requestWords,
} satisfies Words;

/** The codes of what a solution can break: the seed's nine conditions in its order, then a bar and none. */
export const CONDITIONS: readonly string[] = Object.keys(conditionWords);
