/** The sentences for problems that any kind of puzzle can have. */
import { MAX_INPUT_BYTES } from './limits.js';
import type { Words } from './problem.js';

export const coreWords = {
  'input-too-large': () =>
    `The input is larger than ${MAX_INPUT_BYTES / 1024 / 1024} MiB, the most that is read. Puzzles are far smaller; is this the right file?`,
  'input-empty': () => 'The input is empty. There is no puzzle in it.',
  'format-unknown': (data: { formats: readonly string[] }) =>
    `This is in no format that is known here (${data.formats.join(', ')}). If it should be one of them, force that format to see what is wrong.`,
  'problems-omitted': (data: { more: number }) => `And ${data.more} more problems, not listed.`,
  'json-key-repeated': (data: { key: string }) =>
    `The field ${JSON.stringify(data.key.slice(0, 40))} stands here a second time; once is enough.`,
  'json-too-large': () => 'The JSON has more lists and objects than any puzzle. Is this the right file?',
  'json-too-deep': () => 'The JSON nests deeper than any puzzle.',
  'json-syntax': (data: { found: string | null }) =>
    data.found === null
      ? 'The JSON ends too early: a quote, bracket or brace is still open, or a value is missing.'
      : `This is not JSON: ${JSON.stringify(data.found)} cannot stand here.`,
} satisfies Words;
