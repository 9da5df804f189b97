/** The sentences for problems that any kind of puzzle can have. */
import { MAX_INPUT_BYTES } from './limits.js';
import type { Words } from './problem.js';

export const coreWords = {
  'input-too-large': () =>
    `The input is larger than ${MAX_INPUT_BYTES / 1024 / 1024} MiB, the most that is read. Puzzles are far smaller; is this the right file?`,
  'input-empty': () => 'The input is empty. There is no puzzle in it.',
  'format-unknown': (data: { formats: readonly string[] }) =>
    `This is in no format that is known here (${data.formats.join(', ')}). If it should be one of them, force that format to see what is wrong.`,
  'level-missing': (data: { level: string }) => `There is no ${data.level} puzzle here.`,
  'several-puzzles': (data: { puzzles: number }) =>
    `The text has ${data.puzzles} puzzles. Name a level, or read all of them with parseAll.`,
  'problems-omitted': (data: { more: number }) => `And ${data.more} more problems, not listed.`,
  'json-key-repeated': (data: { key: string }) =>
    `The field ${JSON.stringify(data.key.slice(0, 40))} stands here a second time; once is enough.`,
  'json-too-large': () => 'The JSON has more lists and objects than any puzzle. Is this the right file?',
  'json-too-deep': () => 'The JSON nests deeper than any puzzle.',
  'json-syntax': (data: { found: string | null }) =>
    data.found === null
      ? 'The JSON ends too early: a quote, bracket or brace is still open, or a value is missing.'
      : `This is not JSON: ${JSON.stringify(data.found)} cannot stand here.`,
  'trace-start': () =>
    'A trace begins with a line {"event":"start","version":1,"kind":…,"engine":…,"format":…,"puzzle":…}. Was this file written by solve --trace?',
  'trace-version': (data: { version: string }) => `This is a trace of version ${data.version}; version 1 is read here.`,
  'trace-kind': (data: { kind: string; format: string }) =>
    `No kind of puzzle known here is called ${JSON.stringify(data.kind.slice(0, 40))} and written as ${JSON.stringify(data.format.slice(0, 40))}.`,
  'trace-puzzle': () => 'What the trace gives as its puzzle is none, so its steps cannot be played:',
  'trace-event': () => 'This is no step of a search: its “event” is not placed, removed, pruned, solution or end.',
  'trace-reason': () => 'A move that was pruned needs a “reason” with its “code” and “data”.',
  'trace-end': () =>
    'The end of a trace needs an “ending” (exhausted, limit, timeout, aborted or undecided) and the number of “nodes”.',
  'trace-after-end': () => 'The search has ended in an earlier line, so nothing can happen here.',
  'trace-cut-short': () =>
    'The trace stops here without an end: it was cut short. What came before it has been played.',
  'trace-misplaced': () => 'This move cannot be made here:',
  'trace-not-exhausted': () => 'The search says that it has gone through everything, but moves still stand.',
  'trace-too-deep': () => 'More moves stand here than any puzzle has.',
  'trace-removed': () => 'This is not the move that was placed last, so it cannot be removed now.',
  'trace-solution': () => 'This solution is not what stands on the board now.',
} satisfies Words;
