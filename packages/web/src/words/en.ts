/** The English of the app, all of it. Words about a board are made here from its facts, never cut from other texts. */
import type { Domino, Rule } from '@pipwright/pips';
import type { Cell } from '@pipwright/play';
import type { Trouble } from '../storage/trouble.js';
import { pluralIn } from './plural.js';

const plural = pluralIn('en');
const capitalAt = ([row, column]: Cell) => `Row ${row + 1}, column ${column + 1}`;
const at = ([row, column]: Cell) => `row ${row + 1}, column ${column + 1}`;
const list = (cells: readonly Cell[]) => cells.map(at).join('; ');
const named = ([first, second]: Domino) => `${first}-${second}`;
const region = (rule: Rule | undefined) => (rule === undefined ? 'no rule' : `region ${ruleOf(rule)}`);
const notes = (numbers: readonly number[]) => `notes ${numbers.join(', ')}`;
const both = (cells: readonly [Cell, Cell]) => `${at(cells[0])} and ${at(cells[1])}`;
const signNotKept = (cells: readonly [Cell, Cell]) => `The sign between ${both(cells)} is not kept.`;
const OPERATORS = { '<': 'less than', '>': 'more than', '=': 'equal to', '≠': 'not' } as const;

function ruleOf(rule: Rule): string {
  switch (rule.kind) {
    case 'sum':
      return rule.op === '=' ? `sum ${rule.target}` : `sum ${OPERATORS[rule.op]} ${rule.target}`;
    case 'same':
      return rule.value === undefined ? 'all the same' : `all ${rule.value}`;
    case 'different':
      return rule.avoiding.length === 0 ? 'all different' : `all different and none of ${rule.avoiding.join(', ')}`;
    case 'each':
      return `each ${OPERATORS[rule.op]} ${rule.value}`;
  }
}

export const en = {
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

  menu: { puzzles: 'Puzzles', rules: 'Rules', settings: 'Settings', keys: 'Keys', about: 'About this puzzle' },
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
  about: {
    pips: (cells: number, dominoes: number) =>
      `${plural(cells, { one: '1 cell', other: `${cells} cells` })}, ${plural(dominoes, { one: '1 domino', other: `${dominoes} dominoes` })}.`,
    set: (most: number) => `From the whole set of dominoes up to ${most}-${most}.`,
    futoshiki: (side: number, given: number, signs: number) =>
      `${side} by ${side}, ${plural(given, { one: '1 number given', other: `${given} numbers given` })}, ${plural(signs, { one: '1 sign', other: `${signs} signs` })}.`,
    count: 'Count the solutions',
    stop: 'Stop',
    counting: (atLeast: string, nodes: string) => `Counting… ${atLeast} so far, ${nodes} steps.`,
    one: 'It has exactly one solution.',
    counted: (count: string) => `It has ${count} solutions.`,
    stopped: (atLeast: string) => `Stopped. There are at least ${atLeast}.`,
  },

  inspect: {
    title: 'Solve and inspect',
    engine: 'Engine',
    engines: {
      swift: 'the quickest; counts without going through all solutions',
      reference: 'cell by cell, by trial and error; slow and easy to believe',
      tiling: 'along the ways to cover the board',
      forward: 'the most constrained place first; every step has its reason',
    },
    csp: 'a constraint network',
    checking: 'Checking',
    checkings: {
      BT: 'tests against the past, steps back one level',
      BJ: 'jumps from a dead end to the deepest conflict',
      GBJ: 'jumps to the deepest past neighbour in the graph',
      CBJ: 'jumps to the deepest level that refused a value',
      FC: 'prunes the neighbours to come',
      PLA: 'prunes the neighbours, then each square once against all later ones',
      FLA: 'prunes the neighbours, then each square once against all others',
      MAC: 'prunes until every candidate has support at every neighbour',
    },
    ordering: 'Ordering',
    orderings: {
      NO: 'in the order of the squares',
      BZ: 'the fewest candidates first',
      MC: 'the most assigned neighbours first',
      MT: 'the strictest constraints first',
    },
    notSmt: 'The engine “smt” is in the command line only: it needs 35 MB and memory that browsers seldom share.',
    tasks: {
      solve: 'Solve',
      all: 'All solutions',
      unique: 'Is it unique?',
      common: 'What do all solutions share?',
      position: 'Is my position still solvable?',
    },
    working: (found: string, nodes: string) => `Working… solutions: ${found}, steps: ${nodes}.`,
    began: 'Working…',
    figures: { nodes: 'Steps', time: 'Time', found: 'Solutions' },
    seconds: (seconds: string) => `${seconds} s`,
    found: 'Solved. Whether there are others was not asked.',
    none: 'It has no solution.',
    notUnique: (cells: number) =>
      plural(cells, {
        one: 'It has more than one solution. Here are two, which differ in 1 cell.',
        other: `It has more than one solution. Here are two, which differ in ${cells} cells.`,
      }),
    differ: (cells: readonly Cell[]) => `Marked with a diamond: ${list(cells)}.`,
    solvable: 'Yes, your position can still be solved.',
    notSolvable: 'No, your position cannot be solved any more. Undo until it can.',
    noAnswer: 'Stopped before there was an answer.',
    shared: (same: number, cells: number) => `In all solutions ${same} of ${cells} cells hold the same.`,
    sharedSoFar: (same: number, cells: number) =>
      `Stopped. In the solutions found so far ${same} of ${cells} cells hold the same.`,
    always: (cell: Cell, value: number) => `${capitalAt(cell)}: ${value}`,
    joined: (cells: readonly [Cell, Cell]) => `One domino: ${both(cells)}`,
    onlyCounted: (kept: string) => `The first ${kept} can be looked at; all others are only counted.`,
    failures: {
      refused: 'This engine does not take this puzzle.',
      wrong: 'The engine gave a solution that breaks the rules, so it is not shown. This is a mistake of the program.',
      broken: 'This failed.',
    },
    solutions: 'Solutions',
    first: 'First solution',
    second: 'Second solution',
    previous: 'Previous',
    next: 'Next',
    number: (count: string) => `Solution, of ${count}`,
    pipsSolution: (laid: readonly (readonly [Domino, readonly [Cell, Cell]])[]) =>
      `Dominoes: ${laid.map(([domino, cells]) => `${named(domino)} on ${both(cells)}`).join('; ')}`,
    futoshikiSolution: (rows: readonly (readonly number[])[]) =>
      `Numbers: ${rows.map((row, i) => `row ${i + 1}: ${row.map((number) => number || 'open').join(', ')}`).join('; ')}`,
    differing: (text: string, cells: readonly Cell[]) => `${text}. Marked: ${list(cells)}`,
    puzzleReport: 'The puzzle',
    solutionReport: 'The solution that is shown',
    good: (what: string) => `✓ ${what}`,
    bad: (what: string, count: number) => `✗ ${what} (${plural(count, { one: '1 fault', other: `${count} faults` })})`,
    warning: (text: string) => `! ${text}`,
    excludesNothing: (rule: Rule, cells: readonly Cell[]) =>
      `The rule “${ruleOf(rule)}” excludes nothing: ${list(cells)}.`,
    reports: {
      dimensions: 'The size of the grid is valid',
      coverage: 'Each cell is in one region at most, and each region on the board',
      syntax: 'All rules are well formed',
      parity: 'The number of cells is even, and the dominoes fit it',
      numbers: 'All given numbers are in the grid and in range',
      lines: 'No given number stands twice in a row or a column',
      signs: 'All signs stand between neighbours and do not contradict each other',
      filled: 'All cells hold valid pips',
      adjacent: 'The halves of each domino are neighbours',
      supply: 'All dominoes are used as often as there are any',
      rules: 'All rules of the regions hold',
      covered: 'The whole board is covered, each cell once',
      'solution-count': 'There is a number for each empty square',
      'solution-square-repeated': 'No square is filled twice',
      'solution-number-range': 'All numbers are in range',
      'solution-square-outside': 'All numbers are in the grid',
      'solution-square-fixed': 'No given number is changed',
      'solution-column': 'No number stands twice in a column',
      'solution-row': 'No number stands twice in a row',
      'solution-greater': 'All “greater than” hold',
      'solution-less': 'All “less than” hold',
      'solution-bar': 'Neighbours with a bar differ by one',
      'solution-no-bar': 'Neighbours without a bar do not',
    },
    model: 'Constraint network',
    showModel: 'Show the constraint network',
    metrics: {
      variables: ['Squares to fill', 'what has to be decided'],
      theoreticalConstraints: ['Pairs under a rule', 'what the rules could forbid if every number were possible'],
      constraints: ['Pairs that forbid something', 'what an engine has to look at'],
      constraintDensity: ['Density', 'how much squares depend on each other: 0 not at all, 1 all on all'],
      meanTightness: ['Tightness', 'which part of all pairs of numbers is forbidden on average'],
    },
    graph: (variables: number, constraints: number) =>
      `Graph of ${variables} empty squares with what each may hold, joined by ${constraints} lines, the wider the stricter.`,
    graphNames: 'Squares are named by column and row, from 0; below stands what each may hold.',
    log: 'Log',
    logged: {
      start: (task: string, engine: string) => `start: ${task}, ${engine}`,
      solution: (number: string) => `solution ${number}`,
      end: (found: string, nodes: string) => `end: solutions ${found}, steps ${nodes}`,
      placed: 'placed',
      removed: 'removed',
      pruned: 'pruned',
    },
  },
  bring: {
    open: 'Bring in puzzles',
    title: 'Bring in puzzles',
    what: 'Paste puzzles here, drop them, or open files: text, grids, JSON, YAML, a day of the Times, game IDs, links. Nothing leaves this device.',
    label: 'Puzzles as text',
    files: 'Open files',
    file: 'File',
    reading: 'Reading…',
    found: (puzzles: number, problems: number) =>
      [
        puzzles === 0
          ? 'No puzzle found'
          : plural(puzzles, { one: '1 puzzle found', other: `${puzzles} puzzles found` }),
        plural(problems, { one: '1 thing is wrong', other: `${problems} things are wrong` }),
      ]
        .slice(0, problems > 0 ? 2 : 1)
        .join(', ')
        .concat('.'),
    puzzles: 'Found',
    problems: 'Not right',
    formats: {
      text: 'text',
      json: 'JSON',
      nyt: 'Times JSON',
      yaml: 'YAML',
      tatham: 'game ID',
      grid: 'grid',
      link: 'link',
    },
    levels: { easy: 'easy', medium: 'medium', hard: 'hard' },
    there: 'already there',
    play: 'Play',
    playThis: (title: string, number: number) => `Play ${title}, number ${number}`,
    keepAll: (count: number) => plural(count, { one: 'Keep for later', other: `Keep all ${count}` }),
    kept: (count: number) => plural(count, { one: '1 puzzle is kept.', other: `${count} puzzles are kept.` }),
    keptBefore: 'All of them were there already.',
    notKept: 'They could not be kept. You can still play them.',
    more: (count: number) => `Show more (${count})`,
    place: (line: number, column: number) => `line ${line}, column ${column}`,
    hint: 'Hint',
    tooLarge: 'This is larger than 8 MB, the most that is read. Is it the right file?',
    tooSlow: 'Reading took longer than 10 seconds and was stopped. Is it the right file?',
    failed: 'This could not be read. Try it again.',
    unreadable: 'This file could not be opened.',
    inFile: (file: string, said: string) => `${file}: ${said}`,
    sayings: {
      'input-too-large': () => 'This is larger than 8 MB, the most that is read. Is it the right file?',
      'input-empty': () => 'There is nothing in it.',
      'format-unknown': () => 'This is in no format that is known here.',
      'problems-omitted': (data: { more: number }) => `And ${data.more} more problems, not listed.`,
      'json-too-large': () => 'The JSON has more lists and objects than any puzzle. Is it the right file?',
      'json-too-deep': () => 'The JSON nests deeper than any puzzle.',
      'json-syntax': (data: { found: string | null }) =>
        data.found === null
          ? 'The JSON ends too early: a quote, bracket or brace is still open, or a value is missing.'
          : `This is not JSON: ${JSON.stringify(data.found)} cannot stand here.`,
      'field-missing': (data: { field: string }) => `The field “${data.field}” is missing.`,
      'cells-odd': (data: { cells: number }) =>
        `The board has ${data.cells} cells, an odd number, and dominoes cover two each.`,
      'domino-count': (data: { cells: number; dominoes: number }) =>
        `The ${data.dominoes} dominoes cover ${data.dominoes * 2} cells, but the board has ${data.cells}.`,
    },
  },
  links: {
    opened: (title: string) => `${title} was opened from a link.`,
    yours: 'You have begun this puzzle already: here it is as you left it.',
    damaged: 'This link is damaged: some of it is missing or mistyped. Copy it again, all of it.',
    version: 'This link was made by a newer version of Pipwright. Reload the page and try again.',
    foreign: 'The end of this link means nothing to Pipwright.',
    'no-puzzle': 'There is no puzzle in this link that could be played.',
  },
  share: {
    title: 'Share',
    what: 'What is shared',
    puzzle: 'The puzzle',
    position: 'As it stands',
    copyLink: 'Copy link',
    sendLink: 'Send link',
    copyText: 'Copy as text',
    svg: 'Save as SVG',
    png: 'Save as PNG',
    saved: (file: string) => `Saved: ${file}`,
    failed: 'This could not be made of this puzzle.',
    notCopied: 'This browser lets nothing be copied from here.',
  },

  rules: {
    title: 'Rules',
    pips: [
      'Lay all dominoes so that every cell of the board is covered.',
      'Each coloured region has a rule on its badge; cells without a badge may hold anything.',
      'A domino may lie across two regions: each half counts for its own.',
    ],
    pipsBadges: [
      ['7', 'The numbers in the region add up to 7.'],
      ['<7', 'They add up to less than 7. This speaks of the sum, not of each number.'],
      ['>7', 'They add up to more than 7. This speaks of the sum, too.'],
      ['=', 'All numbers in the region are the same.'],
      ['≠', 'All numbers in the region are different.'],
    ],
    pipsHow: [
      'Drag a domino to the board, or tap it and then tap a cell.',
      'A chosen domino turns when you tap it again; one on the board turns when you tap it.',
      'Drag a domino off the board to take it back, or tap it and then “Take back”.',
      'Notes put small numbers into cells. Try lets you play on and then keep or drop all of it.',
    ],
    futoshiki: (side: number) => [
      `Put a number from 1 to ${side} into every square.`,
      'Each number stands once in every row and once in every column.',
      'A sign between two squares points at the lesser number.',
    ],
    futoshikiHow: [
      'Tap a square, then a number; or type it.',
      'Notes put small numbers into a square, and “All notes” fills in what rows, columns and signs leave.',
      'Try lets you play on and then keep or drop all of it.',
    ],
    play: 'How to play',
    never: 'Check tells you what cannot come right, when you ask. Undo goes back as far as you like.',
  },
  keys: {
    title: 'Keys',
    common: [
      ['Tab', 'from part to part: tools, board, dominoes or numbers'],
      ['Arrow keys', 'move on the board and among the dominoes'],
      ['Ctrl+Z', 'undo'],
      ['Ctrl+Shift+Z or Ctrl+Y', 'redo'],
      ['N', 'notes on and off'],
      ['T', 'try; then K keeps and D drops'],
      ['C', 'check'],
      ['+ and -', 'larger and smaller'],
      ['W', 'whole board'],
      ['?', 'this sheet'],
      ['Escape', 'close, or choose nothing'],
    ],
    pips: [
      ['Enter', 'choose a domino; lay it on the cell'],
      ['3 then 5', 'on the board: choose the domino 3-5'],
      ['R', 'turn'],
      ['F', 'flip end to end'],
      ['Delete', 'take back to the tray'],
      ['0 to 9', 'with notes on: note that number'],
    ],
    futoshiki: [
      ['1 to 9', 'put a number, or note it with notes on'],
      ['Delete', 'erase'],
      ['A', 'fill in all notes'],
    ],
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    asSystem: 'As the device',
    theme: 'Colours',
    light: 'Light',
    dark: 'Dark',
    contrast: 'Contrast',
    more: 'High',
    motion: 'Movement',
    less: 'Less',
    patterns: 'Patterns on regions',
    patternsWhy: 'Tells regions apart without their colours.',
    hand: 'Hand',
    right: 'Right',
    left: 'Left',
    handWhy: 'Puts dominoes and buttons nearer to that hand.',
    clock: 'Show the time',
    liveCheck: 'Show at once what cannot come right',
    liveCheckWhy:
      'Off, because a region that is met need not be right: only the whole board tells, and finding out is the game.',
    tidyNotes: 'Rub out notes that a number makes wrong',
    solver: 'Solving',
    findAll: '“Solve” finds all solutions',
    iterationsPerTick: 'Steps at a time',
    iterationsPerTickWhy: 'From 1 to 1,000,000: fewer stop sooner and take longer. Empty: as many as fit.',
    debugLevel: 'Log of the engines',
    debugLevels: ['0: off', '1: start, solutions, end', '2: every step'],
    restart: 'Start this puzzle over',
    restartWhy: 'Undo brings everything back.',
  },
};
