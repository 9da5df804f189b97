import { plural } from './parts.js';

export const bring = {
  open: 'Import',
  title: 'Import',
  what: 'Paste or drop puzzles here, or open files. Text, grids, JSON, YAML, Times puzzles, game IDs and links all work. Nothing leaves this device.',
  label: 'Puzzles as text',
  files: 'Open files',
  clear: 'Clear',
  pasted: 'Pasted text',
  numbered: (title: string, number: number, count: number) => `${title} ${number} of ${count}`,
  file: 'File',
  reading: 'Reading…',
  found: (puzzles: number, problems: number) =>
    [
      puzzles === 0
        ? 'No puzzles found'
        : plural(puzzles, { one: '1 puzzle found', other: `${puzzles} puzzles found` }),
      plural(problems, { one: '1 problem', other: `${problems} problems` }),
    ]
      .slice(0, problems > 0 ? 2 : 1)
      .join(', ')
      .concat('.'),
  puzzles: 'Found',
  problems: 'Problems',
  link: 'link',
  levels: { easy: 'easy', medium: 'medium', hard: 'hard' },
  there: 'already in My puzzles',
  play: 'Play',
  playThis: (title: string, number: number) => `Play ${title}, number ${number}`,
  keepAll: (count: number) => plural(count, { one: 'Import', other: `Import all ${count}` }),
  kept: (count: number) => plural(count, { one: '1 puzzle imported.', other: `${count} puzzles imported.` }),
  keptBefore: 'Already in My puzzles.',
  notKept: 'The import failed, but you can still play these puzzles.',
  more: (count: number) => `Show more (${count})`,
  place: (line: number, column: number) => `line ${line}, column ${column}`,
  hint: 'Warning',
  tooLarge: 'The input is larger than 8 MiB, which is the limit. Is this the right file?',
  tooSlow: 'Stopped: this takes longer than 10 seconds to read. Is this the right file?',
  failed: 'This couldn’t be read. Try again.',
  unreadable: 'This file couldn’t be opened.',
  inFile: (file: string, said: string) => `${file}: ${said}`,
  day: {
    title: 'Times puzzles',
    how: 'Choose a day to get its three puzzles from the Times. Your Pipwright server keeps a copy.',
    date: 'Day',
    get: 'Get the puzzles',
    cancel: 'Cancel',
    getting: 'Getting the puzzles…',
    cancelled: 'Cancelled.',
    outside: (first: string, last: string) => `Choose a day from ${first} to ${last}.`,
    troubles: {
      none: 'There are no puzzles for this day. Choose another.',
      unreachable: 'The Times can’t be reached. Check your internet connection and try again.',
      refused: 'The Times wouldn’t send the puzzles. Try again later.',
      late: 'The Times took too long to answer. Try again later.',
      garbage:
        'What came back isn’t this day’s puzzles. If your network asks you to sign in, do that first. Otherwise, try again later.',
      busy: 'Your server is busy with other days. Try again in a moment.',
      slow: 'Your server took too long to answer. Try again.',
      gone: 'Your server isn’t answering. Restart “pipwright serve” and try again.',
      offline: 'You’re offline, and your server isn’t answering. Connect and try again.',
    },
  },
  formatUnknown: 'Pipwright doesn’t know this format.',
};
