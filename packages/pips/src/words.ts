/** Sentences of Pips by problem code: what is wrong, and what to do. */
import { coreWords, list, quoted, type Words } from '@pipwright/core';
import type { Cell } from './model/cell.js';
import { type Domino, dominoName } from './model/domino.js';
import { MAX_CELLS, MAX_PIP, MAX_SIDE } from './model/puzzle.js';
import { type RegionName, regionInWords } from './model/region-name.js';

/** A region by its place in the puzzle's own list, and as people call it. */
type OfRegion = { region: number } & RegionName;

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const times = (count: number) => (count === 1 ? 'once' : `${count} times`);
/** The start of a message that may quote half a file. */
const firstWords = (text: string) => (text.length > 100 ? `${text.slice(0, 100)}…` : text).replaceAll(/\s+/g, ' ');

/** Names of both, for a sentence; none where they are the same. */
const bothNames = ([first, second]: readonly string[]) => (first === second ? '' : `: ${first} and ${second}`);

const checkWords = {
  'cell-out-of-range': (data: { cell: Cell }, at) =>
    `${at(data.cell)} is not a cell: cells run from ${at([0, 0])} to ${at([MAX_SIDE - 1, MAX_SIDE - 1])}.`,
  'board-cell-repeated': (data: { cell: Cell }, at) => `The board has ${at(data.cell)} twice. Remove one.`,
  'board-too-large': () => `The board has more than ${MAX_CELLS} cells, which is the limit.`,
  'cells-odd': (data: { cells: number }) =>
    `The board has ${plural(data.cells, 'cell')}. Dominoes cover two cells each, so the number must be even.`,
  'domino-count': (data: { cells: number; dominoes: number }) =>
    `${data.dominoes === 1 ? 'The domino covers' : `The ${data.dominoes} dominoes cover`} ${data.dominoes * 2} cells, but the board has ${data.cells}.`,
  'max-pip-out-of-range': (data: { maxPip: number }) =>
    `The largest number on a domino is given as ${data.maxPip}. It must be a whole number from 0 to ${MAX_PIP}.`,
  'pip-not-whole': (data: { pip: number }) => `${data.pip} is not a whole number.`,
  'pip-out-of-range': (data: { pip: number; maxPip: number }) =>
    `${data.pip} is out of range: numbers run from 0 to ${data.maxPip}.`,
  'pip-repeated': (data: { pip: number }) => `The number ${data.pip} is listed twice. Remove one.`,
  'region-empty': (data: OfRegion, at) =>
    `There are no cells in ${regionInWords(data, at)}. Add some, or remove the region.`,
  'cell-repeated': (data: OfRegion & { cell: Cell }, at) =>
    `${at(data.cell)} is listed twice in ${regionInWords(data, at)}. Remove one.`,
  'region-overlap': (
    data: { cell: Cell; regions: readonly [number, number]; names: readonly [RegionName, RegionName] },
    at,
  ) =>
    `${at(data.cell)} is in two regions${bothNames(data.names.map((name) => regionInWords(name, at)))}. A cell can be in only one.`,
  'cell-outside-board': (data: OfRegion & { cell: Cell }, at) =>
    `${at(data.cell)} of ${regionInWords(data, at)} is not on the board.`,
  'target-not-whole': (data: { target: string }) => `The target ${data.target} is not a whole number.`,
  'target-negative': (data: { target: number }) =>
    `The target ${data.target} is negative. The lowest possible target is 0.`,
  'target-too-large': (data: { target: string }) =>
    `The target ${data.target} is too large: the limit is ${Number.MAX_SAFE_INTEGER}.`,
  'target-too-low': () => 'Nothing is less than 0. The lowest target for “less than” is 1.',
} satisfies Words;

/** Reasons why there can be no puzzle as asked. */
const requestWords = {
  'request-shape-empty': () => 'The shape has no cells. Mark each cell of the board with #.',
  'request-shape-odd': (data: { cells: number }) =>
    `The shape has ${plural(data.cells, 'cell')}. Dominoes cover two cells each, so the number must be even.`,
  'request-shape-piece-odd': (data: { cells: number; cell: Cell }, at) =>
    `The piece of the shape with ${at(data.cell)} has ${plural(data.cells, 'cell')}. Dominoes cover two each, so every piece needs an even number.`,
  'request-shape-unbalanced': (data: { dark: number; light: number }) =>
    `The shape cannot be covered with dominoes: coloured like a chessboard it has ${data.dark} dark and ${data.light} light cells, and each domino covers one of both.`,
  'request-shape-untileable': () =>
    'The shape cannot be covered with dominoes, however they are laid: some cells have too few neighbours.',
  'request-board-has-other-size': (data: { dominoes: number; cells: number }) =>
    `The board has ${data.cells} cells, which is not room for ${data.dominoes === 1 ? 'a domino' : `${data.dominoes} dominoes`}.`,
  'request-dominoes-out-of-range': (data: { dominoes: number; most: number }) =>
    `Puzzles that are made have 3 to ${data.most} dominoes, not ${data.dominoes}.`,
  'request-figure-unknown': (data: { figure: string }) => `There is no figure “${data.figure}”.`,
  'request-tray-does-not-fit': (data: { dominoes: number; cells: number }) =>
    `The tray has ${data.dominoes} dominoes, which cover ${data.dominoes * 2} cells, but the board has ${data.cells}.`,
  'request-set-out-of-range': (data: { set: number }) =>
    `There is no double-${data.set} set. Sets run from 1 to ${MAX_PIP}.`,
  'request-wishes-contradict': (data: { wishes: readonly string[] }) =>
    `${list(data.wishes)} cannot be asked for at once: each of them says what the board is.`,
  'request-board-is-given': (data: { board: string; wish: string }) =>
    `${data.board} and ${data.wish} cannot be asked for at once: ${data.board} already says what the board is.`,
  'request-board-beside-written': (data: { wish: string }) =>
    `${data.wish} cannot be asked for: the puzzle has a board already, and that stays as it is.`,
  'request-set-beside-tray': (data: { wishes: readonly string[] }) =>
    `${list(data.wishes)} cannot be asked for at once: the tray already says which dominoes there are.`,
  'request-set-too-small': (data: { dominoes: number; set: number; most: number }) =>
    `A double-${data.set} set has only ${data.most} dominoes, so there is no puzzle of ${data.dominoes} with it.`,
  'request-region-in-parts': (data: OfRegion & { cell: Cell; other: Cell }, at) =>
    `${at(data.cell)} and ${at(data.other)} of ${regionInWords(data, at)} are in different parts. To be completed, a region must be in one piece.`,
  'request-tray-beside-dominoes': () => 'The puzzle has dominoes already, so no tray of others can be asked for.',
  'request-written-contradicts': () =>
    'What is written cannot be completed: its rules contradict each other, or no dominoes fit them. Leave something out.',
  'request-written-ambiguous': () =>
    'Nothing is left to be filled in, and the puzzle has more than one solution. Leave something out.',
  'request-technique': (data: { technique: string }) => `There is no technique called “${data.technique}”.`,
  'request-technique-places-nothing': (data: { technique: string; placing: string }) =>
    `No puzzle has “${data.technique}” as its hardest technique: to place a domino takes “${data.placing}” or another of its level.`,
} satisfies Words;

const warningWords = {
  'rule-excludes-nothing': (data: OfRegion & { rule: string }, at) =>
    `The rule of ${regionInWords(data, at)} (${data.rule}) has no effect: any numbers satisfy it.`,
  'rule-never-holds': (data: OfRegion & { rule: string; cells: number; maxPip: number }, at) =>
    `The rule of ${regionInWords(data, at)} (${data.rule}) cannot be satisfied by ${plural(data.cells, 'cell')} with numbers from 0 to ${data.maxPip}. The puzzle has no solution.`,
  'supply-too-small': (data: { needed: number; available: number; maxPip: number }) =>
    `The board needs ${data.needed} dominoes, but the double-${data.maxPip} set has ${data.available}. Raise maxPip, or allow duplicates.`,
  'field-unknown': (data: { field: string }) =>
    `${quoted(data.field)} is not a known field, so it is ignored. Is it misspelled?`,
  'level-unknown': (data: { level: string }) =>
    `${quoted(data.level)} is not a level, so its puzzle is ignored. Levels are easy, medium and hard.`,
  'own-solution-unreadable': () =>
    'The solution in this file is ignored: it must be a list with one pair of cells for each domino.',
} satisfies Words;

const verifyWords = {
  'cell-empty': (data: { cell: Cell }, at) => `${at(data.cell)} is empty: no domino covers it.`,
  'cell-covered-twice': (data: { cell: Cell; times: number }, at) =>
    `${at(data.cell)} is covered by ${data.times} dominoes.`,
  'placement-outside-board': (data: { cell: Cell }, at) =>
    `A domino covers ${at(data.cell)}, which is not on the board.`,
  'value-out-of-range': (data: { value: number; maxPip: number }) =>
    `${data.value} is out of range: numbers run from 0 to ${data.maxPip}.`,
  'halves-not-adjacent': (data: { domino: Domino; cells: readonly [Cell, Cell] }, at) =>
    `The domino ${dominoName(data.domino)} is on ${at(data.cells[0])} and ${at(data.cells[1])}, which are not next to each other.`,
  'domino-not-in-supply': (data: { domino: Domino }) => `The puzzle has no domino ${dominoName(data.domino)}.`,
  'domino-used-too-often': (data: { domino: Domino; used: number; available: number }) =>
    `The domino ${dominoName(data.domino)} is used ${times(data.used)}, but the puzzle has ${data.available === 1 ? 'only one' : `only ${data.available}`}.`,
  'domino-unused': (data: { domino: Domino; used: number; available: number }) =>
    data.used === 0
      ? `The domino ${dominoName(data.domino)} is not used.`
      : `The domino ${dominoName(data.domino)} is used ${times(data.used)}, but the puzzle has ${data.available}. All must be used.`,
  'rule-broken': (data: OfRegion & { found: string; wanted: string }, at) =>
    `The rule of ${regionInWords(data, at)} is broken: expected ${data.wanted}, found ${data.found}.`,
} satisfies Words;

const sizeWords = {
  'list-too-long': () => `This list is too long: the limit is ${MAX_CELLS} entries.`,
  'too-many-lines': () => 'The file has too many lines to be a puzzle. Is this the right file?',
  'line-too-long': () => 'This line is too long to be part of a puzzle. Is this the right file?',
} satisfies Words;

const reasonWords = {
  'try-off-board': () => 'The domino would not be on open cells of the board.',
  'try-against-rule': (data: { text: string }) => data.text,
  'try-without-piece': () => 'This domino is already used.',
  'try-leaves-domino': ({ domino }: { domino: Domino }) =>
    `There would be no room for the domino ${dominoName(domino)}.`,
  'try-leaves-sum': () => 'The remaining dominoes could not satisfy the remaining regions.',
  'try-known-dead': () => 'It leads to a position that is already known to have no solution.',
  'try-region-impossible': (data: { region: number; rule: string }) =>
    `A region could no longer satisfy its rule: ${data.rule}.`,
  'try-empty-domain': (data: { cell: Cell }, at) => `No number would be left for ${at(data.cell)}.`,
  'try-domino-exhaustion': (data: { fitting: number; needed: number }) =>
    `There would not be enough dominoes: ${data.needed} are needed, and only ${data.fitting} would still fit.`,
} satisfies Words;

const solutionWords = {
  'placement-shape': () =>
    'Expected a domino on two cells, as whole numbers: {"domino":[a,b],"cells":[[row,column],[row,column]]}.',
  'solution-shape': () =>
    'Expected a solution, with whole numbers: {"placements":[{"domino":[a,b],"cells":[[row,column],[row,column]]}, …]}.',
} satisfies Words;

const textWords = {
  'section-missing': (data: { section: string }) =>
    `The section “${data.section}:” is missing. A puzzle has the sections board:, pieces: and constraints:, in this order.`,
  'section-repeated': (data: { section: string }) => `The section “${data.section}:” appears twice. Merge the two.`,
  'section-order': (data: { section: string; after: string }) =>
    `The section “${data.section}:” must come before “${data.after}:”.`,
  'blank-line-missing': (data: { section: string }) => `Add an empty line before “${data.section}:”.`,
  'line-unexpected': (data: { text: string }) =>
    `${quoted(data.text)} is not in any section. An empty line ends a section. For a row of the board without cells, write a line of spaces.`,
  'board-character': (data: { character: string }) =>
    `Unexpected ${quoted(data.character)} in the board. Write “#” for a cell and a space for a hole.`,
  'piece-missing': () => 'Expected a domino here. Remove the extra comma, or write two digits such as 06.',
  'piece-syntax': (data: { text: string }) =>
    `${quoted(data.text)} is not a domino. Write two digits from 0 to 6, such as 06, with commas between dominoes.`,
  'pieces-several-lines': () => 'Write all dominoes on one line, with commas between them.',
  'rule-unknown': (data: { name: string }) =>
    `${quoted(data.name)} is not a rule. Use AllSame, AllDifferent, LessThan, Exactly or MoreThan.`,
  'rule-missing': () => 'Expected a rule here: AllSame, AllDifferent, LessThan, Exactly or MoreThan.',
  'argument-missing': (data: { rule: string }) =>
    `${data.rule} needs a number before its cells, as in ${data.rule} 4 {(0,0)}.`,
  'argument-invalid': (data: { rule: string; text: string; wanted: string }) =>
    `${data.rule} takes ${data.wanted}, not ${quoted(data.text)}.`,
  'points-missing': (data: { rule: string }) =>
    `${data.rule} needs its cells at the end, in braces, as in {(0,0),(1,0)}.`,
  'point-syntax': (data: { text: string }) =>
    `${quoted(data.text)} is not a cell. Write (column,row), from 0, with commas between cells.`,
  'brace-unclosed': () => 'This brace is never closed. Add “}”.',
  'text-after-points': (data: { text: string }) => `Unexpected ${quoted(data.text)} after the cells of a rule.`,
} satisfies Words;

const timesWords = {
  'json-not-object': () =>
    'Expected a JSON object: a day with easy, medium and hard, or one level with dominoes and regions.',
  'day-without-levels': () =>
    'There is no puzzle here. A day has the levels easy, medium and hard; a single level has dominoes and regions.',
  'level-null': (data: { level: string }) =>
    `The ${data.level} puzzle is null: the Times left it empty. The other levels are not affected.`,
  'level-not-object': (data: { level: string }) =>
    `The ${data.level} puzzle must be an object with dominoes and regions.`,
  'field-missing': (data: { field: string }) => `The field “${data.field}” is missing.`,
  'dominoes-not-list': () => '“dominoes” must be a list of pairs of numbers, such as [[0,4],[6,5]].',
  'domino-shape': () => 'A domino must be a pair of numbers, such as [0,4].',
  'regions-not-list': () => '“regions” must be a list.',
  'region-shape': () => 'A region must be an object with “indices”, “type” and, for some types, “target”.',
  'indices-not-list': () => '“indices” must be a list of [row,column] pairs.',
  'index-shape': () => 'A cell must be a pair of whole numbers, [row,column].',
  'region-type-unknown': (data: { type: string }) =>
    `${quoted(data.type)} is not a region type. Use sum, less, greater, equals, unequal or empty.`,
  'region-type-missing': () => 'A region needs a “type”: sum, less, greater, equals, unequal or empty.',
  'target-missing': (data: { type: string }) => `A region of type “${data.type}” needs a “target”.`,
  'target-not-number': () => '“target” must be a number.',
} satisfies Words;

const gridWords = {
  'grid-not-object': () => 'Expected an object with the fields rows, cols, regions and constraints.',
  'yaml-syntax': (data: { message: string }) => `This is not valid YAML: ${firstWords(data.message)}.`,
  'yaml-left-open': ({ mark }: { mark: string }) =>
    mark === '[' || mark === '{'
      ? `This ${mark} is never closed. Add ${mark === '[' ? ']' : '}'}.`
      : `This quote is never closed. Add ${mark} after the quoted text.`,
  'yaml-documents': () => 'A second YAML document starts here. Put each puzzle in its own file.',
  'yaml-too-deep': () => 'The YAML is nested too deeply to be a puzzle. Is this the right file?',
  'yaml-key-repeated': (data: { key: string }) => `The field ${quoted(data.key)} appears twice. Remove one.`,
  'yaml-tab': () => 'This line is indented with a tab. YAML allows only spaces.',
  'yaml-too-large': () => 'The YAML is too large to be a puzzle. Is this the right file?',
  'size-not-whole': (data: { field: string }) => `“${data.field}” must be a whole number, 0 or more.`,
  'matrix-not-list': () => '“regions” must be a list of rows, each a list of region ids.',
  'matrix-row-not-list': () => 'Each row of “regions” must be a list of region ids.',
  'matrix-rows': (data: { found: number; wanted: number }) =>
    `“regions” has ${plural(data.found, 'row')}, but “rows” is ${data.wanted}.`,
  'matrix-cols': (data: { found: number; wanted: number }) =>
    `This row has ${data.found} ${data.found === 1 ? 'entry' : 'entries'}, but “cols” is ${data.wanted}.`,
  'region-id': () => 'A region id must be a number or a word. For a hole, write null, “.” or -1.',
  'constraints-not-object': () => '“constraints” must map region ids to rules.',
  'constraint-not-object': () => 'Expected a rule, such as “sum: 6” or “all_equal: true”.',
  'constraint-without-region': (data: { id: string }) => `The matrix has no region ${quoted(data.id)}.`,
  'constraint-field-unknown': (data: { field: string }) =>
    `${quoted(data.field)} is not a rule. Use sum, sum_less, sum_greater, all_equal, all_different (with not), op (with value) or size.`,
  'companion-misplaced': (data: { field: string; owner: string }) =>
    `“${data.field}” works only with “${data.owner}”, which is missing here.`,
  'constraint-value': (data: { field: string; wanted: string }) => `“${data.field}” must be ${data.wanted}.`,
  'two-rules': (data: { fields: readonly string[] }) =>
    `This region has ${data.fields.length} rules, ${data.fields.join(' and ')}. Keep one, or split the region.`,
  'op-unknown': (data: { op: string }) => `${quoted(data.op)} is not an operator. Use <, >, = or ≠.`,
  'op-without-value': () => '“op” needs a “value” to compare with.',
  'region-size': (data: { found: number; wanted: number | string }) =>
    `The region has ${plural(data.found, 'cell')}, but “size” is ${data.wanted}.`,
  'max-pip-not-number': () => '“maxPip” must be a number.',
  'duplicates-not-boolean': () => '“allowDuplicates” must be true or false.',
} satisfies Words;

const drawWords = {
  'forest-too-large': (data: { most: number }) =>
    `The forest is too large to draw: it has more than ${data.most} dominoes. Boards up to about 4×5 can be drawn.`,
} satisfies Words;

const makeWords = {
  'rule-not-expressible': (data: OfRegion & { rule: string; format: string }, at) =>
    `The ${data.format} format cannot express the rule of ${regionInWords(data, at)} (${data.rule}).`,
  'set-not-expressible': (data: { format: string }) =>
    `The ${data.format} format lists every domino, so it cannot express a puzzle that takes any dominoes of a set.`,
  'pip-not-expressible': (data: { domino: Domino; format: string }) =>
    `The ${data.format} format cannot express the domino ${dominoName(data.domino)}: its numbers end at 6.`,
  'one-puzzle-only': (data: { format: string }) => `A ${data.format} file holds only one puzzle.`,
  'board-too-sparse': (data: { rows: number; cols: number }) =>
    `The matrix would be ${data.rows} × ${data.cols}, too large for so few cells. Move the parts of the board closer together.`,
  'levels-clash': () => 'A Times file holds at most one puzzle for each level: easy, medium and hard.',
} satisfies Words;

export const pipsWords = {
  ...coreWords,
  ...checkWords,
  ...requestWords,
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
