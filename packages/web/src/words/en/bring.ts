/** Importing puzzles, in English. */
import type { Sayings } from '../sentences.js';
import { plural } from './parts.js';

export const bring = {
  open: 'Import',
  title: 'Import',
  what: 'Paste or drop puzzles here, or open files: text, grids, JSON, YAML, a day of the Times, game IDs, links. Nothing leaves this device.',
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
  kept: (count: number) => plural(count, { one: 'Imported 1 puzzle.', other: `Imported ${count} puzzles.` }),
  keptBefore: 'Already in My puzzles.',
  notKept: 'The import failed. You can still play what was found.',
  more: (count: number) => `Show more (${count})`,
  place: (line: number, column: number) => `line ${line}, column ${column}`,
  hint: 'Warning',
  tooLarge: 'The input is larger than 8 MiB, which is the limit. Is this the right file?',
  tooSlow: 'Reading took longer than 10 seconds and was stopped. Is this the right file?',
  failed: 'This could not be read. Try again.',
  unreadable: 'This file could not be opened.',
  inFile: (file: string, said: string) => `${file}: ${said}`,
  day: {
    title: 'A day of the Times',
    how: 'The server of this page downloads the three puzzles of a day from the Times and keeps a copy.',
    date: 'Day',
    get: 'Get the puzzles',
    cancel: 'Cancel',
    getting: 'Getting the puzzles…',
    cancelled: 'Cancelled.',
    outside: (first: string, last: string) => `Choose a day from ${first} to ${last}.`,
    troubles: {
      none: 'There are no puzzles for this day. Choose another one.',
      unreachable: 'The Times cannot be reached. Check your internet connection and try again.',
      refused: 'The Times refused to send the puzzles. Try again later.',
      late: 'The Times did not answer in time. Try again later.',
      garbage:
        'The Times sent something other than the puzzles of this day. Try again later. If your network asks you to sign in, do that first.',
      busy: 'The server of this page is busy with too many days at once. Try again in a moment.',
      slow: 'The server of this page did not answer in time. Try again.',
      gone: 'The server of this page does not answer. Restart “pipwright serve” and try again.',
      offline: 'This device is offline, and the server of this page does not answer. Connect it and try again.',
      shut: 'The server of this page no longer accepts this device. Open the address with a token that “pipwright serve” printed.',
    },
  },
  sayings: {
    'input-too-large': () => 'The input is larger than 8 MiB, which is the limit. Is this the right file?',
    'input-empty': () => 'The input is empty, so there is no puzzle.',
    'format-unknown': () => 'The format was not recognised.',
    'problems-omitted': (data: { more: number }) =>
      plural(data.more, {
        one: '1 more problem is not listed.',
        other: `${data.more} more problems are not listed.`,
      }),
    'json-too-large': () => 'The JSON is too large to be a puzzle. Is this the right file?',
    'json-too-deep': () => 'The JSON is nested too deeply to be a puzzle. Is this the right file?',
    'json-syntax': (data: { found: string | null }) =>
      data.found === null
        ? 'The JSON ends too early: a quote, bracket or brace is not closed, or a value is missing.'
        : `This is not valid JSON: unexpected ${JSON.stringify(data.found)}.`,
    'field-missing': (data: { field: string }) => `The field “${data.field}” is missing.`,
  },
  readings: {} as Sayings,
};
