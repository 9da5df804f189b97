/** The English of the game. Words about a board are made here from its facts, never cut from other texts. */
import type { Cell } from '@pipwright/play';
import type { Trouble } from '../../storage/trouble.js';
import { at, plural } from './parts.js';

export const enPlay = {
  languageTag: 'en',
  appName: 'Pipwright',
  puzzleTitle: (size: string, number: number) => `${size} ${number}`,
  /** As dates are written. */
  dateTag: 'en-GB',
  /** A puzzle of a day. */
  dayTitle: (level: string | undefined, day: string) => (level === undefined ? day : `${level} · ${day}`),
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert' },
  menu: {
    label: 'Menu',
    home: 'Home',
    puzzles: 'Puzzles',
    rules: 'Rules',
    walk: 'Walk-through',
    about: 'About this puzzle',
    solution: 'Solution',
    share: 'Share',
    print: 'Print',
    settings: 'Settings',
    keys: 'Shortcuts',
    lab: 'Lab',
  },
  close: 'Close',
  tools: {
    label: 'Tools',
    undo: 'Undo',
    redo: 'Redo',
    notes: 'Notes',
    try: 'What if',
    check: 'Check',
    hint: 'Hint',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Whole board',
  },
  keypad: {
    numbers: 'Numbers',
    notes: 'Notes',
    putting: 'Placing numbers',
    noting: 'Making notes',
  },
  cell: {
    tried: 'what if',
    wrong: 'part of a mistake',
  },
  did: {
    noted: (numbers: readonly number[], cell: Cell) =>
      numbers.length === 0 ? `No notes in ${at(cell)}.` : `Notes in ${at(cell)}: ${numbers.join(', ')}.`,
    notesCleared: 'All notes cleared.',
    restarted: 'Started over. Undo brings everything back.',
    tryOpened: 'What if is on. Play ahead, then keep or discard.',
    tryAccepted: 'Moves kept.',
    tryDropped: 'Moves discarded.',
    changes: (count: number) => plural(count, { one: '1 change.', other: `${count} changes.` }),
    undone: 'Undone.',
    redone: 'Redone.',
    notesOn: 'Notes on.',
    notesOff: 'Notes off.',
  },
  trying: { label: 'What if', keep: 'Keep', drop: 'Discard' },
  status: {
    full: 'Not quite.',
    keepTrying: 'Keep trying',
    showWhere: 'Show where',
    fine: 'No rule is broken yet.',
    canFinish: 'No rule is broken yet, and this can still be finished.',
    unsure: 'No rule is broken yet. Looking ahead took too long.',
    checking: 'Checking…',
    stop: 'Stop',
    wrong: (count: number) => plural(count, { one: 'Something doesn’t work', other: `${count} things don’t work` }),
    finding: (number: number, count: number) => `${number} of ${count}`,
    previous: 'Previous',
    next: 'Next',
    sinceWhen: 'Since when?',
    checkFailed: 'That couldn’t be checked.',
  },
  finished: {
    title: (time: string) => `Solved in ${time}`,
    /** At least one of the two. */
    helped: (hints: number, walked: boolean) => {
      const counted = plural(hints, { one: '1 hint', other: `${hints} hints` });
      return `With ${hints === 0 ? '' : counted}${hints > 0 && walked ? ' and ' : ''}${walked ? 'the walk-through' : ''}.`;
    },
    share: 'Share',
    next: 'Next puzzle',
    again: 'Play again',
    nothingLeft: 'There’s nothing left to find.',
    shared: (kind: string, title: string, time: string) => `I solved ${kind} ${title} in ${time} with Pipwright.`,
    copied: 'Copied',
    notShared: 'This browser can’t share from here.',
  },
  clock: {
    label: 'Time played',
    pause: 'Pause',
    resume: 'Resume',
    paused: 'Paused',
  },
  /** Why a move cannot be made, and which mistakes there are. */
  problems: {
    'no-change': () => 'That changes nothing.',
    'undo-too-far': () => 'Nothing to undo.',
    'redo-too-far': () => 'Nothing to redo.',
    'try-open': () => 'What if is already on. Keep or discard those moves first.',
    'try-closed': () => 'What if isn’t on.',
    'mark-on-full-cell': (_: { cell: Cell }) => 'Only empty cells take notes.',
    'mark-out-of-range': (data: { number: number; least: number; most: number }) =>
      `Numbers run from ${data.least} to ${data.most}.`,
    'cell-off-board': () => 'That’s off the board.',
  },
  cannot: 'You can’t do that here.',
  storage: {
    refused: 'This browser won’t save your game. You can play, but it’s gone when you close the page.',
    full: 'This device is full. You can keep playing, but moves aren’t saved until there’s room.',
    broken: 'Your moves can’t be saved right now. You can keep playing; every move tries again.',
  } satisfies Record<Trouble, string>,
  news: {
    yours: 'You’ve already started this puzzle. Here it is as you left it.',
    openShared: 'Open the shared board',
    parted: 'You played on in another window. Your moves here are now a separate game.',
    unasked: 'Storage isn’t responding, so this board is empty. A saved game comes back once it does.',
    noSheet: 'This couldn’t be loaded. Are you online?',
    tryAgain: 'Try again',
    gone: 'This puzzle was deleted in another window. Your next move saves it again.',
    revived: 'This puzzle was deleted in another window. It’s saved again now.',
    elsewhere: 'You played on in another window. Here’s the latest.',
    damagedPart: 'The last few moves of this game couldn’t be read. Everything before them is here.',
    damagedAll: 'The saved game couldn’t be read, so this is a new one. The old one hasn’t been deleted.',
    noPuzzle: 'This puzzle couldn’t be loaded. Are you online?',
    left: (title: string) => `${title} is saved as you left it.`,
    goBack: 'Go back',
    update: 'A new version is ready. Your game is saved.',
    reload: 'Reload now',
  },
  puzzles: {
    untitled: 'Untitled',
    title: 'Puzzles',
    progress: { new: 'not started', begun: 'started', finished: 'solved' },
    solved: (done: number, count: number) => `${done} of ${count} solved`,
    choose: (title: string, progress: string) => `${title}, ${progress}`,
    /** Of a pack that is no longer offered. */
    earlier: (title: string) => `${title} (old)`,
  },
  task: {
    working: (found: string, nodes: string) => `Working… solutions: ${found}, nodes: ${nodes}.`,
    stop: 'Stop',
    counting: (atLeast: string, nodes: string) => `Counting… ${atLeast} so far, ${nodes} nodes.`,
  },
};
