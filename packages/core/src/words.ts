import type { Words } from './problem.js';
import { MAX_INPUT_BYTES } from './text.js';

export const coreWords = {
  'spec-shape': (data: { wanted: string; found: string }) =>
    `This is not a puzzle: expected ${data.wanted}, found ${data.found}.`,
  'input-not-text': () => 'The input must be a string with one or more puzzles.',
  'input-too-large': () =>
    `The input is larger than ${MAX_INPUT_BYTES / 1024 / 1024} MiB, which is the limit. Is this the right file?`,
  'input-empty': () => 'The input is empty, so there is no puzzle.',
  'format-unknown': (data: { formats: readonly string[] }) =>
    `The format was not recognised. Known formats are ${data.formats.join(', ')}. To see what is wrong, name the format you meant.`,
  'problems-omitted': (data: { more: number }) =>
    `${data.more} more ${data.more === 1 ? 'problem is' : 'problems are'} not listed.`,
  'json-key-repeated': (data: { key: string }) =>
    `The field ${JSON.stringify(data.key.slice(0, 40))} appears twice. Remove one.`,
  'json-too-large': () => 'The JSON is too large to be a puzzle. Is this the right file?',
  'json-too-deep': () => 'The JSON is nested too deeply to be a puzzle. Is this the right file?',
  'json-syntax': (data: { found: string | null }) =>
    data.found === null
      ? 'The JSON ends too early: a quote, bracket or brace is not closed, or a value is missing.'
      : `This is not valid JSON: unexpected ${JSON.stringify(data.found)}.`,
  'trace-start': () =>
    'A trace must start with a line {"event":"start","version":1,"kind":…,"engine":…,"format":…,"puzzle":…}. Was this file written by solve --trace?',
  'trace-version': (data: { version: string }) =>
    `This trace has version ${data.version}. Only version 1 can be replayed.`,
  'trace-kind': (data: { kind: string; format: string }) =>
    `There is no kind of puzzle called ${JSON.stringify(data.kind.slice(0, 40))} with a format ${JSON.stringify(data.format.slice(0, 40))}.`,
  'trace-puzzle': () => 'The puzzle in this trace is invalid, so its steps cannot be replayed:',
  'trace-event': () => 'The “event” must be placed, removed, pruned, solution or end.',
  'trace-reason': () => 'A pruned move needs a “reason” with a “code” and “data”.',
  'trace-end': () =>
    'The end of a trace needs an “ending” (exhausted, limit, timeout, aborted or undecided) and the number of “nodes”.',
  'trace-after-end': () => 'The search ended on an earlier line, so nothing can follow here.',
  'trace-cut-short': () => 'The trace was cut short: it has no end. Everything before this line was replayed.',
  'trace-misplaced': () => 'This move is not possible here:',
  'trace-not-exhausted': () => 'The trace says that the search is complete, but some moves have not been removed.',
  'trace-too-deep': () => 'There are more moves here than a puzzle can have.',
  'trace-removed': () => 'Only the last move can be removed, and this is not it.',
  'trace-solution': () => 'This solution does not match the board at this point.',
} satisfies Words;
