/** Bringing puzzles in, in English. */
import type { Sayings } from '../sentences.js';
import { plural } from './parts.js';

export const bring = {
  open: 'Bring in puzzles',
  title: 'Bring in puzzles',
  what: 'Paste puzzles here, drop them, or open files: text, grids, JSON, YAML, a day of the Times, game IDs, links. Nothing leaves this device.',
  label: 'Puzzles as text',
  files: 'Open files',
  clear: 'Clear',
  pasted: 'Pasted text',
  numbered: (title: string, number: number, count: number) => `${title} ${number} of ${count}`,
  file: 'File',
  reading: 'Reading…',
  found: (puzzles: number, problems: number) =>
    [
      puzzles === 0 ? 'No puzzle found' : plural(puzzles, { one: '1 puzzle found', other: `${puzzles} puzzles found` }),
      plural(problems, { one: '1 thing is wrong', other: `${problems} things are wrong` }),
    ]
      .slice(0, problems > 0 ? 2 : 1)
      .join(', ')
      .concat('.'),
  puzzles: 'Found',
  problems: 'Not right',
  link: 'link',
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
  day: {
    title: 'A day of the Times',
    how: 'The server of this page gets the three puzzles of a day from the Times, and keeps them.',
    date: 'Day',
    get: 'Get the puzzles',
    cancel: 'Cancel',
    getting: 'Getting the puzzles…',
    cancelled: 'Cancelled.',
    outside: (first: string, last: string) => `Choose a day from ${first} to ${last}.`,
    troubles: {
      none: 'There are no puzzles of this day. Choose another one.',
      unreachable: 'The Times cannot be reached. Check the connection to the internet and try again.',
      refused: 'The Times did not give the puzzles. Try again later.',
      late: 'The Times did not answer in time. Try again later.',
      garbage:
        'What the Times answered is not the puzzles of this day. Try again later, or sign in to the network if it asks for that.',
      busy: 'The server of this page is getting too many days at once. Try again in a moment.',
      slow: 'The server of this page did not answer in time. Try again.',
      gone: 'The server of this page does not answer. Start “pipwright serve” again, then try again.',
      offline: 'This device is offline, and the server of this page does not answer. Connect it, then try again.',
      shut: 'The server of this page does not let this device in any more. Open the address with a token that “pipwright serve” shows.',
    },
  },
  sayings: {
    'input-too-large': () => 'This is larger than 8 MB, the most that is read. Is it the right file?',
    'input-empty': () => 'There is nothing in it.',
    'format-unknown': () => 'This is in no format that is known here.',
    'problems-omitted': (data: { more: number }) =>
      plural(data.more, {
        one: 'And one more problem, not listed.',
        other: `And ${data.more} more problems, not listed.`,
      }),
    'json-too-large': () => 'The JSON has more lists and objects than any puzzle. Is it the right file?',
    'json-too-deep': () => 'The JSON nests deeper than any puzzle.',
    'json-syntax': (data: { found: string | null }) =>
      data.found === null
        ? 'The JSON ends too early: a quote, bracket or brace is still open, or a value is missing.'
        : `This is not JSON: ${JSON.stringify(data.found)} cannot stand here.`,
    'field-missing': (data: { field: string }) => `The field “${data.field}” is missing.`,
  },
  readings: {} as Sayings,
};
