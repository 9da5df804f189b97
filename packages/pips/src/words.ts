/** One sentence per problem code of Pips: what is wrong, and what to do. */
import { coreWords, type Words } from '@pipwright/core';
import type { Cell } from './model/cell.js';
import type { Domino } from './model/domino.js';
import { MAX_CELLS, MAX_PIP, MAX_SIDE } from './model/limits.js';
import { type RegionName, regionInWords } from './model/region-name.js';

const at = ([row, column]: Cell) => `row ${row}, column ${column}`;
/** A region by its place in the puzzle's own list, and as people call it. */
type OfRegion = { region: number } & RegionName;

const written = ([first, second]: Domino) => `${first}-${second}`;
const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
/** The start of a message that may quote half a file. */
const firstWords = (text: string) => (text.length > 100 ? `${text.slice(0, 100)}…` : text).replaceAll(/\s+/g, ' ');
const quoted = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

const checkWords = {
  'cell-out-of-range': (data: { cell: Cell }) =>
    `${at(data.cell)} is not a cell: rows and columns are whole numbers from 0 to ${MAX_SIDE - 1}.`,
  'board-cell-repeated': (data: { cell: Cell }) => `The board names the cell at ${at(data.cell)} twice.`,
  'board-too-large': () => `The board has more than ${MAX_CELLS} cells, the most that are accepted.`,
  'cells-odd': (data: { cells: number }) =>
    `The board has ${data.cells} cells, an odd number, and dominoes cover two each. Add or remove a cell.`,
  'domino-count': (data: { cells: number; dominoes: number }) =>
    `${data.dominoes === 1 ? 'The domino covers' : `The ${data.dominoes} dominoes cover`} ${data.dominoes * 2} cells, but the board has ${data.cells}.`,
  'max-pip-out-of-range': (data: { maxPip: number }) =>
    `The largest pip is given as ${data.maxPip}; it must be a whole number from 0 to ${MAX_PIP}.`,
  'pip-not-whole': (data: { pip: number }) => `${data.pip} is not a number of pips: pips are whole.`,
  'pip-out-of-range': (data: { pip: number; maxPip: number }) =>
    `${data.pip} is not a number of pips here: pips run from 0 to ${data.maxPip}.`,
  'pip-repeated': (data: { pip: number }) => `The pip ${data.pip} is listed twice; once is enough.`,
  'region-empty': (data: OfRegion) => `There are no cells in ${regionInWords(data)}. Give it some, or leave it out.`,
  'cell-repeated': (data: OfRegion & { cell: Cell }) =>
    `The cell at ${at(data.cell)} appears twice in ${regionInWords(data)}.`,
  'region-overlap': (data: {
    cell: Cell;
    regions: readonly [number, number];
    names: readonly [RegionName, RegionName];
  }) =>
    `The cell at ${at(data.cell)} is in ${data.names.map(regionInWords).join(' and again in ')}. A cell can have one rule.`,
  'cell-outside-board': (data: OfRegion & { cell: Cell }) =>
    `The cell at ${at(data.cell)} of ${regionInWords(data)} is not on the board.`,
  'target-not-whole': (data: { target: string }) => `The target ${data.target} is not a whole number.`,
  'target-negative': (data: { target: number }) => `The target ${data.target} is below 0, and no pips are.`,
  'target-too-large': (data: { target: string }) =>
    `The target ${data.target} is larger than a program can hold exactly; no board has so many pips.`,
  'target-too-low': () => 'Nothing is less than 0 pips. The least target for “less than” is 1.',
} satisfies Words;

const warningWords = {
  'rule-excludes-nothing': (data: OfRegion & { rule: string }) =>
    `The rule of ${regionInWords(data)} (${data.rule}) excludes nothing: any pips satisfy it.`,
  'rule-never-holds': (data: OfRegion & { rule: string; cells: number; maxPip: number }) =>
    `The rule of ${regionInWords(data)} (${data.rule}) can never hold: no pips from 0 to ${data.maxPip} on ${plural(data.cells, 'cell')} satisfy it, so the puzzle has no solution.`,
  'supply-too-small': (data: { needed: number; available: number; maxPip: number }) =>
    `The board needs ${data.needed} dominoes; the set up to ${data.maxPip}-${data.maxPip} has ${data.available}. Raise maxPip, or allow duplicates.`,
  'field-unknown': (data: { field: string }) =>
    `${quoted(data.field)} is no field of a grid, so it is left out. Is it misspelt?`,
  'level-unknown': (data: { level: string }) =>
    `${quoted(data.level)} is not a level, so this puzzle is left out. Levels are easy, medium and hard.`,
  'own-solution-unreadable': () =>
    'The solution that came with the puzzle is not one pair of cells for each domino, so it is left out.',
} satisfies Words;

const verifyWords = {
  'cell-empty': (data: { cell: Cell }) => `The cell at ${at(data.cell)} is empty: no domino covers it.`,
  'cell-covered-twice': (data: { cell: Cell; times: number }) =>
    `The cell at ${at(data.cell)} is covered ${data.times} times.`,
  'placement-outside-board': (data: { cell: Cell }) => `A domino lies on ${at(data.cell)}, which is not on the board.`,
  'value-out-of-range': (data: { value: number; maxPip: number }) =>
    `The value ${data.value} is not a number of pips here: pips run from 0 to ${data.maxPip}.`,
  'halves-not-adjacent': (data: { domino: Domino; cells: readonly [Cell, Cell] }) =>
    `The halves of domino ${written(data.domino)} lie at ${at(data.cells[0])} and ${at(data.cells[1])}, which do not touch.`,
  'domino-not-in-supply': (data: { domino: Domino }) => `There is no domino ${written(data.domino)} to place.`,
  'domino-used-too-often': (data: { domino: Domino; used: number; available: number }) =>
    `The domino ${written(data.domino)} is used ${data.used} times, but there ${data.available === 1 ? 'is' : 'are'} only ${data.available}.`,
  'domino-unused': (data: { domino: Domino; used: number; available: number }) =>
    `The domino ${written(data.domino)} is used ${data.used} times, and ${data.available} must be placed.`,
  'rule-broken': (data: OfRegion & { found: string; wanted: string }) =>
    `The rule of ${regionInWords(data)} is broken: found ${data.found}, wanted ${data.wanted}.`,
} satisfies Words;

const sizeWords = {
  'list-too-long': () => `There is more here than any puzzle has: at most ${MAX_CELLS} entries are accepted.`,
  'too-many-lines': () => 'The file has more lines than any puzzle needs.',
  'line-too-long': () => 'This line is longer than any puzzle needs.',
} satisfies Words;

/** Why an engine did not keep a move. */
const reasonWords = {
  'try-off-board': () => 'The domino would not lie on open cells of the board.',
  'try-against-rule': (data: { text: string }) => data.text,
  'try-without-piece': () => 'There is no such domino left.',
  'try-leaves-domino': ({ domino }: { domino: readonly number[] }) =>
    `It would leave no place for the domino ${domino.join('-')}.`,
  'try-leaves-sum': () => 'It would leave pips or dominoes that the regions cannot share out.',
  'try-known-dead': () => 'It would lead to a position from which no solution was found before.',
  'try-region-impossible': (data: { region: number; rule: string }) =>
    `Region ${data.region} could no longer have its rule: ${data.rule}.`,
  'try-empty-domain': (data: { cell: Cell }) => `No pips would be left for the cell at ${at(data.cell)}.`,
  'try-domino-exhaustion': (data: { fitting: number; needed: number }) =>
    `The dominoes would run out: ${data.needed} more must be placed, and only ${data.fitting} would still fit.`,
} satisfies Words;

const solutionWords = {
  'placement-shape': () =>
    'This is not a domino on the board: it needs {"domino":[a,b],"cells":[[row,column],[row,column]]} with whole numbers.',
  'solution-shape': () =>
    'This is not a solution: it needs {"placements":[{"domino":[a,b],"cells":[[row,column],[row,column]]}, …]} with whole numbers.',
} satisfies Words;

const textWords = {
  'section-missing': (data: { section: string }) =>
    `There is no line “${data.section}:”. A puzzle has the sections board:, pieces: and constraints:, in this order.`,
  'section-repeated': (data: { section: string }) => `The section “${data.section}:” stands here a second time.`,
  'section-order': (data: { section: string; after: string }) =>
    `The section “${data.section}:” must come before “${data.after}:”.`,
  'blank-line-missing': (data: { section: string }) => `An empty line must end the section before “${data.section}:”.`,
  'line-unexpected': (data: { text: string }) =>
    `${quoted(data.text)} belongs to no section. An empty line ends a section; a board row without cells is written as blanks.`,
  'board-character': (data: { character: string }) =>
    `${quoted(data.character)} cannot stand in a board: “#” is a cell, a blank is none.`,
  'piece-missing': () => 'A piece is missing here: take out the extra comma, or write two digits such as 06.',
  'piece-syntax': (data: { text: string }) =>
    `${quoted(data.text)} is not a piece: write two digits from 0 to 6, such as 06, and commas between pieces.`,
  'pieces-several-lines': () => 'All pieces stand on one line, with commas between them.',
  'rule-unknown': (data: { name: string }) =>
    `${quoted(data.name)} is no constraint. Known are AllSame, AllDifferent, LessThan, Exactly and MoreThan.`,
  'rule-missing': () => 'A constraint starts with its type: AllSame, AllDifferent, LessThan, Exactly or MoreThan.',
  'argument-missing': (data: { rule: string }) =>
    `${data.rule} needs a number before its points: ${data.rule} 4 {(0,0)}.`,
  'argument-invalid': (data: { rule: string; text: string; wanted: string }) =>
    `${quoted(data.text)} is no argument for ${data.rule}: it takes ${data.wanted}.`,
  'points-missing': (data: { rule: string }) => `${data.rule} needs its points at the end, in braces: {(0,0),(1,0)}.`,
  'point-syntax': (data: { text: string }) =>
    `${quoted(data.text)} is not a point: write (x,y), and commas between points.`,
  'brace-unclosed': () => 'This brace is never closed: add “}”.',
  'text-after-points': (data: { text: string }) =>
    `${quoted(data.text)} cannot stand after the points of a constraint.`,
} satisfies Words;

const timesWords = {
  'json-not-object': () =>
    'A Times puzzle is a JSON object: a day with easy, medium and hard, or one level with dominoes and regions.',
  'day-without-levels': () =>
    'There is no puzzle here: a day has levels named easy, medium and hard; a single level has dominoes and regions.',
  'level-null': (data: { level: string }) =>
    `The ${data.level} puzzle is null: the Times has not filled it in. The other levels are not affected.`,
  'level-not-object': (data: { level: string }) =>
    `The ${data.level} puzzle is not an object with dominoes and regions.`,
  'field-missing': (data: { field: string }) => `The field “${data.field}” is missing.`,
  'dominoes-not-list': () => '“dominoes” must be a list of pairs of pips, such as [[0,4],[6,5]].',
  'domino-shape': () => 'A domino is a pair of pips, such as [0,4].',
  'regions-not-list': () => '“regions” must be a list of regions.',
  'region-shape': () => 'A region is an object with “indices”, “type” and, for some types, “target”.',
  'indices-not-list': () => '“indices” must be a list of [row,column] pairs.',
  'index-shape': () => 'A cell is a pair of whole numbers, [row,column].',
  'region-type-unknown': (data: { type: string }) =>
    `${quoted(data.type)} is no type of region. Known are sum, less, greater, equals, unequal and empty.`,
  'region-type-missing': () => 'A region needs a “type”: sum, less, greater, equals, unequal or empty.',
  'target-missing': (data: { type: string }) => `A region of type “${data.type}” needs a “target”.`,
  'target-not-number': () => 'A “target” must be a number.',
} satisfies Words;

const gridWords = {
  'grid-not-object': () => 'A grid has the fields rows, cols, regions and constraints.',
  'yaml-syntax': (data: { message: string }) => `This is not YAML: ${firstWords(data.message)}.`,
  'yaml-left-open': ({ mark }: { mark: string }) =>
    mark === '[' || mark === '{'
      ? `The ${mark} that opens here is not closed: a ${mark === '[' ? ']' : '}'} is missing.`
      : `The quote ${mark} that opens here is not closed: there must be a second ${mark} after the quoted text.`,
  'yaml-documents': () =>
    'A second YAML document begins here, and a file holds one. Give each puzzle a file of its own.',
  'yaml-too-deep': () => 'The YAML nests deeper than any puzzle.',
  'yaml-key-repeated': (data: { key: string }) => `${quoted(data.key)} stands here a second time; once is enough.`,
  'yaml-tab': () => 'There is a tab in the indentation. YAML wants blanks.',
  'yaml-too-large': () => 'The YAML is larger than any puzzle. Is this the right file?',
  'size-not-whole': (data: { field: string }) => `“${data.field}” must be a whole number, from 0.`,
  'matrix-not-list': () => '“regions” must be a list of rows, each a list of region ids.',
  'matrix-row-not-list': () => 'A row of “regions” must be a list of region ids.',
  'matrix-rows': (data: { found: number; wanted: number }) =>
    `“regions” has ${plural(data.found, 'row')}, but “rows” says ${data.wanted}.`,
  'matrix-cols': (data: { found: number; wanted: number }) =>
    `This row has ${data.found} entries, but “cols” says ${data.wanted}.`,
  'region-id': () => 'A region id is a number or a word; a hole is null, “.” or -1.',
  'constraints-not-object': () => '“constraints” must give a rule by region id.',
  'constraint-not-object': () => 'A constraint is a rule such as “sum: 6” or “all_equal: true”.',
  'constraint-without-region': (data: { id: string }) => `There is no region ${quoted(data.id)} in the matrix.`,
  'constraint-field-unknown': (data: { field: string }) =>
    `${quoted(data.field)} is no rule. Known are sum, sum_less, sum_greater, all_equal, all_different (with not), op (with value), and size.`,
  'companion-misplaced': (data: { field: string; owner: string }) =>
    `“${data.field}” belongs to “${data.owner}”, which is not the rule here.`,
  'constraint-value': (data: { field: string; wanted: string }) => `“${data.field}” must be ${data.wanted}.`,
  'two-rules': (data: { fields: readonly string[] }) =>
    `A region has one rule, and here are ${data.fields.join(' and ')}. Split the region, or choose.`,
  'op-unknown': (data: { op: string }) => `${quoted(data.op)} is no operator. Known are <, >, = and ≠.`,
  'op-without-value': () => '“op” needs a “value” to compare with.',
  'region-size': (data: { found: number; wanted: number | string }) =>
    `The region has ${plural(data.found, 'cell')}, but “size” says ${data.wanted}.`,
  'max-pip-not-number': () => '“maxPip” must be a number.',
  'duplicates-not-boolean': () => '“allowDuplicates” must be true or false.',
} satisfies Words;

const drawWords = {
  'forest-too-large': (data: { most: number }) =>
    `All pictures of the forest together have more than ${data.most} dominoes, which nobody could look at. Boards up to about 4×5 can be drawn.`,
} satisfies Words;

const makeWords = {
  'rule-not-expressible': (data: { region: number; rule: string; format: string }) =>
    `The ${data.format} format has no way to write the rule of region ${data.region} (${data.rule}).`,
  'set-not-expressible': (data: { format: string }) =>
    `The ${data.format} format lists every domino; it cannot say “any of a set”.`,
  'pip-not-expressible': (data: { domino: Domino; format: string }) =>
    `The ${data.format} format cannot write the domino ${written(data.domino)}: its pips end at 6.`,
  'one-puzzle-only': (data: { format: string }) => `The ${data.format} format holds one puzzle a file.`,
  'board-too-sparse': (data: { rows: number; cols: number }) =>
    `A matrix of ${data.rows} × ${data.cols} for so few cells is not written. Move the pieces of the board together.`,
  'levels-clash': () => 'A Times file holds one puzzle for each of the levels easy, medium and hard.',
} satisfies Words;

export const pipsWords = {
  ...coreWords,
  ...checkWords,
  ...warningWords,
  ...verifyWords,
  ...reasonWords,
  ...sizeWords,
  ...solutionWords,
  ...textWords,
  ...timesWords,
  ...gridWords,
  ...drawWords,
  ...makeWords,
} satisfies Words;
