/** One sentence per problem code of Futoshiki: what is wrong, and what to do. */
import { type Cell, coreWords, type Words } from '@pipwright/core';
import { MAX_ENTRIES, MAX_SIDE, MIN_SIDE } from './model/limits.js';

const at = ([row, column]: Cell) => `row ${row}, column ${column}`;
const both = ([first, second]: readonly [Cell, Cell]) => `${at(first)} and ${at(second)}`;
const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const quoted = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

const elementWords = {
  'element-syntax': (data: { type: string; text: string; example: string }) =>
    `${quoted(data.text)} is no ${data.type}: write it like ${data.example}.`,
} satisfies Words;

const checkWords = {
  'grid-origin': (data: { cell: Cell }) =>
    `The grid starts at ${at(data.cell)}; it must start at row 0, column 0, the upper left.`,
  'grid-not-square': (data: { columns: number; rows: number }) =>
    `The grid has ${plural(data.columns, 'column')} and ${plural(data.rows, 'row')}; it needs as many of the one as of the other.`,
  'side-out-of-range': (data: { side: number }) =>
    `The grid has ${plural(data.side, 'row')}; from ${MIN_SIDE} to ${MAX_SIDE} are accepted.`,
  'max-number': (data: { maxNumber: number; side: number }) =>
    `The largest number is given as ${data.maxNumber}, but each row has ${data.side} squares, for the numbers from 1 to ${data.side}.`,
  'number-out-of-range': (data: { cell: Cell; number: number; side: number }) =>
    `The number ${data.number} at ${at(data.cell)} cannot be: numbers run from 1 to ${data.side}.`,
  'square-outside-grid': (data: { cell: Cell }) =>
    `A number is given at ${at(data.cell)}, which is not in the grid. Rows and columns count from 0.`,
  'square-given-twice': (data: { cell: Cell }) => `The number at ${at(data.cell)} is given twice.`,
  'row-repeats': (data: { row: number; number: number }) =>
    `The number ${data.number} is given more than once in row ${data.row}.`,
  'column-repeats': (data: { column: number; number: number }) =>
    `The number ${data.number} is given more than once in column ${data.column}.`,
  'sign-outside-grid': (data: { cells: readonly [Cell, Cell] }) =>
    `There is a sign between ${both(data.cells)}, which are not both in the grid.`,
  'sign-not-adjacent': (data: { cells: readonly [Cell, Cell] }) =>
    `There is a sign between ${both(data.cells)}, which do not touch.`,
  'signs-clash': (data: { cells: readonly [Cell, Cell] }) =>
    `There are two signs between ${both(data.cells)}, and each says the opposite of the other.`,
  'bar-outside-grid': (data: { cells: readonly [Cell, Cell] }) =>
    `There is a bar between ${both(data.cells)}, which are not both in the grid.`,
  'bar-not-adjacent': (data: { cells: readonly [Cell, Cell] }) =>
    `There is a bar between ${both(data.cells)}, which do not touch.`,
  'bars-with-signs': () =>
    'There are bars and signs. A puzzle has signs (“greater than”) or bars (“differ by one”), not both.',
} satisfies Words;

const warningWords = {
  'sign-repeated': (data: { cells: readonly [Cell, Cell] }) =>
    `The sign between ${both(data.cells)} stands here a second time; once is enough.`,
  'bar-repeated': (data: { cells: readonly [Cell, Cell] }) =>
    `The bar between ${both(data.cells)} stands here a second time; once is enough.`,
  'field-unknown': (data: { field: string }) =>
    `${quoted(data.field)} is no field of a Futoshiki puzzle, so it is left out. Is it misspelt?`,
  'own-solution-unreadable': () =>
    'The solution that came with the puzzle is no list of numbered squares for its empty squares, so it is left out.',
} satisfies Words;

/** The seed's nine conditions, in its order, and then those of Adjacent. */
const conditionWords = {
  'solution-count': (data: { found: number; wanted: number }) =>
    `The solution adds ${plural(data.found, 'number')}, but the puzzle has ${plural(data.wanted, 'empty square')}.`,
  'solution-square-repeated': (data: { cell: Cell }) => `The square at ${at(data.cell)} is filled more than once.`,
  'solution-number-range': (data: { cell: Cell; number: number; maxNumber: number }) =>
    `The number ${data.number} at ${at(data.cell)} cannot be: numbers run from 1 to ${data.maxNumber}.`,
  'solution-square-outside': (data: { cell: Cell }) =>
    `The solution has a number at ${at(data.cell)}, which is not in the grid.`,
  'solution-square-fixed': (data: { cell: Cell; number: number; fixed: number }) =>
    `The solution puts ${data.number} at ${at(data.cell)}, where the puzzle gives ${data.fixed}.`,
  'solution-column': (data: { column: number; number: number; cells: readonly Cell[] }) =>
    `The number ${data.number} stands ${data.cells.length} times in column ${data.column}: in rows ${data.cells.map(([row]) => row).join(', ')}.`,
  'solution-row': (data: { row: number; number: number; cells: readonly Cell[] }) =>
    `The number ${data.number} stands ${data.cells.length} times in row ${data.row}: in columns ${data.cells.map(([, column]) => column).join(', ')}.`,
  'solution-greater': (data: { cells: readonly [Cell, Cell]; numbers: readonly [number, number] }) =>
    `Between ${both(data.cells)} stands “>”, but ${data.numbers[0]} is not greater than ${data.numbers[1]}.`,
  'solution-less': (data: { cells: readonly [Cell, Cell]; numbers: readonly [number, number] }) =>
    `Between ${both(data.cells)} stands “<”, but ${data.numbers[0]} is not less than ${data.numbers[1]}.`,
  'solution-bar': (data: { cells: readonly [Cell, Cell]; numbers: readonly [number, number] }) =>
    `Between ${both(data.cells)} is a bar, but ${data.numbers[0]} and ${data.numbers[1]} do not differ by one.`,
  'solution-no-bar': (data: { cells: readonly [Cell, Cell]; numbers: readonly [number, number] }) =>
    `Between ${both(data.cells)} is no bar, but ${data.numbers[0]} and ${data.numbers[1]} differ by one.`,
} satisfies Words;

/** A solution as a whole grid can be wrong in these ways too. */
const gridSolutionWords = {
  'solution-size': (data: { side: number }) =>
    `The solution is no grid of ${data.side} rows with ${data.side} numbers each, as the puzzle is.`,
  'square-empty': (data: { cell: Cell }) => `The square at ${at(data.cell)} is empty.`,
  'given-changed': (data: { cell: Cell; number: number; fixed: number }) =>
    `The solution has ${data.number} at ${at(data.cell)}, where the puzzle gives ${data.fixed}.`,
  'solution-shape': () =>
    'This is not a solution: it needs {"grid":[[…], …]} with a list of whole numbers for each row, and 0 for an empty square, or a list of numbered squares, each {"Square":{"Column":0,"Row":0},"Number":1}.',
  'move-shape': () => 'This is no number in a square: it needs {"cell":[row,column],"value":n} with whole numbers.',
} satisfies Words;

const sizeWords = {
  'list-too-long': () => `There is more here than any puzzle has: at most ${MAX_ENTRIES} entries are accepted.`,
  'too-many-puzzles': (data: { most: number }) => `At most ${data.most} puzzles are read from one file.`,
  'too-many-lines': () => 'The file has more lines than any puzzle needs.',
  'line-too-long': () => 'This line is longer than any puzzle needs.',
} satisfies Words;

const jsonWords = {
  'json-not-problem': () =>
    'A Futoshiki problem is a JSON object with Grid, MaxNumber, FixedNumbers, GreaterThanSigns and LessThanSigns, or a list of such objects.',
  'list-empty': () => 'The list is empty. There is no puzzle in it.',
  'field-missing': (data: { field: string }) => `The field “${data.field}” is missing.`,
  'field-twice': (data: { field: string; other: string }) =>
    `“${data.field}” and “${data.other}” are two names for one thing; choose one.`,
  'grid-shape': () =>
    'A grid is {"OriginSquare":{"Column":0,"Row":0},"Dimensions":{"WidthInSquares":4,"HeightInSquares":4}} with whole numbers.',
  'max-number-shape': () => '“MaxNumber” must be a whole number.',
  'not-list': (data: { field: string }) => `“${data.field}” must be a list.`,
  'numbered-square-shape': () =>
    'A numbered square is {"Square":{"Column":0,"Row":0},"Number":1} with whole numbers, from 0 and from 1.',
  'pair-shape': () =>
    'A sign is {"FirstSquare":{"Column":0,"Row":0},"SecondSquare":{"Column":0,"Row":1}} with whole numbers from 0.',
  'id-shape': () => '“Id” must be a text.',
} satisfies Words;

/** The first seven are the errors that Tatham's own program knows. */
const tathamWords = {
  'tatham-too-much': (data: { squares: number }) => `Too much data to fit in the grid: it has ${data.squares} squares.`,
  'tatham-number-expected': (data: { found: string }) =>
    `A number is expected here, not ${quoted(data.found)}: 0 for an empty square, or a letter from a to z for 1 to 26 of them.`,
  'tatham-number-range': (data: { number: string; side: number }) =>
    `The number ${quoted(data.number)} is out of range: numbers run from 1 to ${data.side}, and 0 is an empty square.`,
  'tatham-separator-missing': (data: { found: string }) =>
    `A comma is missing before ${quoted(data.found)}. After a number may come U, R, D, L, and then a comma.`,
  'tatham-not-enough': (data: { found: number; squares: number }) =>
    `Not enough data to fill the grid: ${data.found} of ${data.squares} squares.`,
  'tatham-flag-off-grid': (data: { flag: string; cell: Cell }) =>
    `The flag ${data.flag} of the square at ${at(data.cell)} points off the grid.`,
  'tatham-flags-clash': (data: { cells: readonly [Cell, Cell]; adjacent: boolean }) =>
    data.adjacent
      ? `The flags contradict each other: there is a bar from ${at(data.cells[0])} to ${at(data.cells[1])}, and none the other way.`
      : `The flags contradict each other: ${both(data.cells)} are each said to be greater than the other.`,
  'tatham-params': (data: { text: string }) =>
    `${quoted(data.text)} is no start of a game ID: write the side, then “a” for Adjacent, then “d” with t, e, k, x or r for a difficulty, then “:”, such as 5de:`,
  'tatham-seed': () =>
    'This is a random seed, from which only Tatham’s program can make the puzzle. Copy the game ID with “:” in it.',
  'tatham-empty': () => 'There is no game ID in the text, only blank lines and comments.',
} satisfies Words;

const gridWords = {
  'grid-empty': () => 'There is no row of squares in the text.',
  'grid-character': (data: { character: string }) =>
    `${quoted(data.character)} cannot stand in a grid. Squares are numbers or “.”; between them may stand <, >, ^, v, and in Adjacent | and -.`,
  'grid-row-length': (data: { found: number; wanted: number }) =>
    `This row has ${plural(data.found, 'square')}, but the grid has ${data.wanted} in each row.`,
  'grid-number': (data: { text: string }) => `${quoted(data.text)} is no number of a square.`,
  'grid-sign-place': (data: { character: string }) =>
    `The sign ${quoted(data.character)} does not stand between two squares.`,
  'grid-sign-below': (data: { character: string }) =>
    `The sign ${quoted(data.character)} does not stand right between a square above and the one below. Put it under its square, on a line of its own.`,
  'grid-sign-ambiguous': (data: { character: string }) =>
    `The sign ${quoted(data.character)} stands under one square and over another that is not of the same column. Line up the rows.`,
  'grid-border': () => 'This line does not have its corners where the first line of the box has them.',
} satisfies Words;

const makeWords = {
  'one-puzzle-only': (data: { format: string }) => `The ${data.format} format holds one puzzle a file.`,
} satisfies Words;

/** What `definePuzzle` cannot make a puzzle of. */
const definitionWords = {
  'definition-shape': () =>
    "A puzzle needs givens, and may have signs, as in { givens: ['. 2 .', '. . .', '. . 1'], signs: ['r1c2 < r1c3'] }.",
  'definition-row': (data: { text: string }) =>
    `${quoted(data.text)} is not a row. Write its numbers, and . for an empty cell, as in '. 2 . .'.`,
  'definition-sign': (data: { text: string }) =>
    `${quoted(data.text)} is not a sign. Write its two cells, as in 'r1c2 < r1c3'.`,
  'definition-bar': (data: { text: string }) =>
    `${quoted(data.text)} is not a bar. Write its two cells, as in 'r1c2 r1c3'.`,
} satisfies Words;

/** Why a search does not keep a number. */
const searchWords = {
  'try-empty-domain': (data: { row: number; column: number }) =>
    `It would leave no number for the square at ${at([data.row, data.column])}.`,
  'try-conflict': (data: { row: number; column: number }) =>
    `It does not go with the number at ${at([data.row, data.column])}.`,
  'try-fills-no-row': (data: { row: number }) =>
    `It would leave too few numbers for the empty squares of row ${data.row}.`,
  'try-fills-no-column': (data: { column: number }) =>
    `It would leave too few numbers for the empty squares of column ${data.column}.`,
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
  ...definitionWords,
} satisfies Words;

/** The codes of what a solution can break: the seed's nine conditions in its order, then a bar and none. */
export const CONDITIONS: readonly string[] = Object.keys(conditionWords);
