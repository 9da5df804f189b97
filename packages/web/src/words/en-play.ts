/** The English of the game. Words about a board are made here from its facts, never cut from other texts. */
import type { Domino, Rule } from '@pipwright/pips';
import type { Cell } from '@pipwright/play';
import type { Trouble } from '../storage/trouble.js';
import { at, both, capitalAt, list, named, notes, plural, region, ruleOf, signNotKept } from './en-parts.js';

export const enPlay = {
  languageTag: 'en',
  appName: 'Pipwright',
  pips: 'Pips',
  futoshiki: 'Futoshiki',
  sizes: {
    'pips-small': 'Small',
    'pips-medium': 'Medium',
    'pips-large': 'Large',
    'pips-giant': 'Giant',
    'pips-grand': 'Grand',
    'futoshiki-4': '4×4',
    'futoshiki-5': '5×5',
    'futoshiki-6': '6×6',
    'futoshiki-7': '7×7',
    'futoshiki-8': '8×8',
    'futoshiki-9': '9×9',
  },
  puzzleTitle: (size: string, number: number) => `${size} ${number}`,

  menu: { puzzles: 'Puzzles', rules: 'Rules', settings: 'Settings', keys: 'Keys', about: 'This puzzle: solve, share' },
  close: 'Close',
  tools: {
    label: 'Tools',
    undo: 'Undo',
    redo: 'Redo',
    notes: 'Notes',
    try: 'Try',
    check: 'Check',
    turn: 'Turn',
    flip: 'Flip',
    back: 'Take back',
    erase: 'Erase',
    fillNotes: 'All notes',
    zoomIn: 'Larger',
    zoomOut: 'Smaller',
    fit: 'Whole board',
  },
  tray: {
    label: 'Dominoes',
    domino: (domino: Domino, quarters: number) =>
      quarters === 0 ? named(domino) : `${named(domino)}, turned by ${quarters * 90} degrees`,
    empty: 'All dominoes are on the board.',
  },
  keypad: {
    numbers: 'Numbers',
    notes: 'Notes',
    putting: 'You are putting numbers',
    noting: 'You are making notes',
  },

  board: {
    pips: (cells: number) => `Pips board, ${plural(cells, { one: '1 cell', other: `${cells} cells` })}`,
    futoshiki: (side: number) => `Futoshiki board, ${side} by ${side}`,
  },
  cell: {
    pips: (cell: Cell, rule: Rule | undefined, pip: number | undefined, noted: readonly number[]) =>
      [
        at(cell),
        region(rule),
        pip === undefined ? 'empty' : `holds ${pip}`,
        ...(noted.length > 0 ? [notes(noted)] : []),
      ].join(', '),
    futoshiki: (cell: Cell, number: number, given: boolean, signs: readonly string[], noted: readonly number[]) =>
      [
        at(cell),
        number === 0 ? 'empty' : `holds ${number}${given ? ', given' : ''}`,
        ...signs,
        ...(noted.length > 0 ? [notes(noted)] : []),
      ].join(', '),
    tried: 'tried',
    wrong: 'cannot come right',
  },
  signs: {
    less: { above: 'less than above', below: 'less than below', left: 'less than left', right: 'less than right' },
    more: { above: 'more than above', below: 'more than below', left: 'more than left', right: 'more than right' },
    bar: { above: 'bar above', below: 'bar below', left: 'bar left', right: 'bar right' },
  },

  did: {
    chosen: (domino: Domino) => `${named(domino)} chosen. Choose a cell for it.`,
    unchosen: 'Nothing chosen.',
    placed: (domino: Domino, cells: readonly [Cell, Cell]) => `${named(domino)} lies on ${both(cells)}.`,
    taken: (domino: Domino) => `${named(domino)} is back in the tray.`,
    turned: (domino: Domino) => `${named(domino)} turned.`,
    put: (number: number, cell: Cell) => `${number} in ${at(cell)}.`,
    cleared: (cell: Cell) => `${capitalAt(cell)} is empty.`,
    noted: (numbers: readonly number[], cell: Cell) =>
      numbers.length === 0 ? `No notes in ${at(cell)}.` : `Notes in ${at(cell)}: ${numbers.join(', ')}.`,
    notesFilled: 'Notes are filled in.',
    notesCleared: 'All notes are gone.',
    restarted: 'The board is empty again. Undo brings everything back.',
    tryOpened: 'Trying: keep what comes, or drop it.',
    tryAccepted: 'What was tried is kept.',
    tryDropped: 'What was tried is gone.',
    changes: (count: number) => plural(count, { one: '1 change.', other: `${count} changes.` }),
    undone: 'Undone.',
    redone: 'Done again.',
    notesOn: 'Notes: numbers are noted now.',
    notesOff: 'Notes are off.',
  },
  trying: { label: 'Trying', keep: 'Keep', drop: 'Drop' },

  status: {
    full: 'The board is full, but something is not right yet.',
    fine: 'Nothing is wrong so far.',
    wrong: (count: number) =>
      plural(count, { one: 'One thing cannot come right:', other: `${count} things cannot come right:` }),
    andMore: (count: number) => plural(count, { one: 'and one more.', other: `and ${count} more.` }),
    checkFailed: 'This could not be checked.',
  },
  finished: {
    title: 'Solved',
    time: (time: string) => `in ${time}`,
    share: 'Share',
    next: 'Next puzzle',
    again: 'Play again',
    shared: (kind: string, title: string, time: string) => `I solved ${kind} ${title} in ${time} with Pipwright.`,
    copied: 'Copied.',
    notShared: 'This browser lets nothing be shared from here.',
  },
  clock: {
    label: 'Time played',
    pause: 'Pause',
    resume: 'Go on',
    paused: 'Paused. The board is hidden.',
  },

  /** Why a move cannot be made, and what cannot come right. */
  problems: {
    'no-change': () => 'That changes nothing.',
    'undo-too-far': () => 'There is nothing to undo.',
    'redo-too-far': () => 'There is nothing to do again.',
    'try-open': () => 'You are trying already: keep it or drop it first.',
    'try-closed': () => 'You are not trying anything.',
    'mark-on-full-cell': (data: { cell: Cell }) => `${capitalAt(data.cell)} is taken, so nothing can be noted there.`,
    'mark-out-of-range': (data: { number: number; least: number; most: number }) =>
      `Numbers run from ${data.least} to ${data.most}.`,
    'slot-empty': (data: { domino: Domino }) => `${named(data.domino)} is not in the tray.`,
    'cell-off-board': () => 'There is no room there.',
    'cell-covered': () => 'Another domino lies there.',
    'cell-bare': () => 'No domino lies there.',
    'no-room': () => 'It does not fit there.',
    'no-turn': () => 'There is no room to turn it.',
    'no-such-domino': (data: { domino: Domino }) => `${named(data.domino)} is not in the tray.`,
    'region-broken': (data: { rule: Rule; cells: readonly Cell[] }) =>
      `The region “${ruleOf(data.rule)}” cannot have its rule with what lies on ${list(data.cells)}.`,
    'region-starved': (data: { rule: Rule; cells: readonly Cell[] }) =>
      `The dominoes that are left cannot complete the region “${ruleOf(data.rule)}”.`,
    'cells-cut-off': (data: { cells: readonly Cell[] }) =>
      `Dominoes cannot fill these cells, an odd number on their own: ${list(data.cells)}.`,
    'put-out-of-range': (data: { number: number; most: number }) => `Numbers run from 1 to ${data.most}.`,
    'cell-given': (data: { cell: Cell }) => `The number in ${at(data.cell)} belongs to the puzzle.`,
    'cell-empty-already': (data: { cell: Cell }) => `${capitalAt(data.cell)} is empty.`,
    'square-stuck': (data: { cell: Cell }) => `No number is left for ${at(data.cell)}.`,
    'row-stuck': (data: { row: number; number: number }) =>
      `No place is left for ${data.number} in row ${data.row + 1}.`,
    'column-stuck': (data: { column: number; number: number }) =>
      `No place is left for ${data.number} in column ${data.column + 1}.`,
    'solution-row': (data: { row: number; number: number }) =>
      `${data.number} stands more than once in row ${data.row + 1}.`,
    'solution-column': (data: { column: number; number: number }) =>
      `${data.number} stands more than once in column ${data.column + 1}.`,
    'solution-greater': (data: { cells: readonly [Cell, Cell] }) => signNotKept(data.cells),
    'solution-less': (data: { cells: readonly [Cell, Cell] }) => signNotKept(data.cells),
    'solution-bar': (data: { cells: readonly [Cell, Cell] }) =>
      `With a bar between them, ${both(data.cells)} must differ by one.`,
    'solution-no-bar': (data: { cells: readonly [Cell, Cell] }) =>
      `Without a bar between them, ${both(data.cells)} must not differ by one.`,
  },
  cannot: 'That cannot be done here.',

  storage: {
    refused: 'This browser keeps nothing for this page. You can play, but the game is gone when the page is closed.',
    full: 'There is no room left on this device. You can play on, but your moves are not kept until there is.',
    broken: 'Your moves cannot be kept at the moment. You can play on; every move tries again.',
  } satisfies Record<Trouble, string>,
  news: {
    parted: 'This game went on in another window. What you played here is a game of its own now.',
    unasked: 'The disk does not answer, so this board is empty. A game that is kept there will be back once it does.',
    noSheet: 'This could not be loaded. Is there a connection?',
    tryAgain: 'Try again',
    gone: 'This puzzle was deleted in another window. Your next move keeps it after all.',
    revived: 'This puzzle had been deleted in another window. It is kept again.',
    elsewhere: 'This game went on in another window. Here it is as it is now.',
    damagedPart: 'Some of the last moves of this game could not be read. All before them is here.',
    damagedAll: 'The saved game could not be read, so this is a new one. The old one is still on the disk.',
    noPuzzle: 'This puzzle could not be loaded. Is there a connection?',
    left: (title: string) => `${title} is kept as you left it.`,
    goBack: 'Back to it',
    update: 'A new version is ready. Your game is kept.',
    reload: 'Reload now',
  },

  puzzles: {
    untitled: 'Untitled',
    title: 'Puzzles',
    progress: { new: 'not begun', begun: 'begun', finished: 'solved' },
    solved: (done: number, count: number) => `${done} of ${count} solved`,
    choose: (size: string, number: number, progress: string) => `${size} ${number}, ${progress}`,
  },
  task: {
    working: (found: string, nodes: string) => `Working… solutions: ${found}, steps: ${nodes}.`,
    stop: 'Stop',
    counting: (atLeast: string, nodes: string) => `Counting… ${atLeast} so far, ${nodes} steps.`,
  },

  links: {
    opened: (title: string) => `${title} was opened from a link.`,
    yours: 'You have begun this puzzle already: here it is as you left it.',
    openShared: 'Open the shared position',
    damaged: 'This link is damaged: some of it is missing or mistyped. Copy it again, all of it.',
    version: 'This link was made by a newer version of Pipwright. Reload the page and try again.',
    foreign: 'The end of this link means nothing to Pipwright.',
    'no-puzzle': 'There is no puzzle in this link that could be played.',
  },
};
