/**
 * Sentences for what can be wrong with a file or a day before it is a puzzle, with a solution beside it, and with what
 * is needed to serve the app.
 */
import { coreWords, problemMaker, type Words } from '@pipwright/core';

export const fileWords = {
  ...coreWords,
  'file-missing': () => 'There is no such file.',
  'file-is-directory': () => 'This is a folder. Name the files in it, as in folder/*.txt.',
  'file-unreadable': (data: { reason: string }) => `The file cannot be read (${data.reason}).`,
  'not-utf8': () => 'The file is not UTF-8 text. Save it as UTF-8.',
  'date-invalid': () => 'There is no such date. Write one as 2025-08-24; today and yesterday are dates too.',
  'daily-no-such-day': () => 'There are no puzzles of this day. Is it too early, or still to come?',
  'daily-refused': (data: { status: number }) =>
    `The server did not give the puzzles (HTTP status ${data.status}). Try again later.`,
  'daily-not-json': () =>
    'The answer of the server is not JSON, so it is not the puzzles. Is this network asking you to sign in first?',
  'daily-no-network': (data: { reason: string }) =>
    `The puzzles cannot be fetched (${data.reason}). Is there a connection to the network?`,
  'daily-timeout': (data: { seconds: number }) =>
    `The puzzles did not come within ${data.seconds} s. Try again later, or wait longer with PIPWRIGHT_NYT_TIMEOUT=60s.`,
  'daily-other-day': () => 'The server answered with the puzzles of another day. Try again later.',
  'daily-busy': () => 'Too many days are being fetched at once. Try again in a moment.',
  'daily-interrupted': () => 'Interrupted before the puzzles were there.',
  'level-missing': (data: { level: string }) => `There is no ${data.level} puzzle here.`,
  'format-of-other-kind': (data: { kind: string; format: string }) =>
    `A ${data.kind} puzzle cannot be written as ${data.format}.`,
  'kind-without-tilings': (data: { kind: string }) =>
    `A ${data.kind} puzzle is not covered with dominoes, so its board has no tilings to count.`,
  'kind-without-csp': (data: { kind: string }) =>
    `A ${data.kind} puzzle is no binary CSP: its rules speak of more than two cells at once.`,
  'kind-without-explainer': (data: { kind: string }) =>
    `A ${data.kind} puzzle cannot be explained yet, nor are there hints for it.`,
  'engine-of-other-kind': (data: { kind: string; engine: string; engines: readonly string[] }) =>
    `There is no engine ${data.engine} for ${data.kind} puzzles. There are ${data.engines.join(', ')}.`,
  'style-of-other-kind': (data: { kind: string; style: string; styles: readonly string[] }) =>
    `A ${data.kind} puzzle is not drawn in the style ${data.style}. There are ${data.styles.join(', ')}.`,
  'part-of-other-style': (data: { kind: string; style: string; only: string; styles: readonly string[] }) =>
    data.styles.length === 0
      ? `No drawing of a ${data.kind} puzzle has a part ${data.only}, so --only ${data.only} does not go with it.`
      : `--only ${data.only} does not go with the style ${data.style}. It goes with --style ${data.styles.join(' or ')}.`,
  'trace-of-several': () =>
    '--trace takes one puzzle, and there are several, so this one was not solved. --level picks one of a day.',
  'page-of-several': () =>
    '-o takes one puzzle, and there are several, so this one was not explained. --level picks one of a day.',
  'page-unwritable': (data: { failure: string }) => `There would be no page: ${data.failure}`,
  'trace-line-too-long': () => 'This line is longer than any line of a trace. Was this file written by solve --trace?',
  'trace-unwritable': (data: { failure: string }) => `There would be no trace: ${data.failure}`,
  'internal-error': (data: { message: string }) => `Something went wrong inside: ${data.message}. Please report it.`,
  'app-missing': () => 'The web app is not there to be served. In a clone, npm run build makes it.',
  'port-taken': (data: { first: number; last: number }) =>
    data.first === data.last
      ? `Port ${data.first} is taken. Name another with --port, or none: then a free one is found.`
      : `All ports from ${data.first} to ${data.last} are taken. --port 0 finds any that is free.`,
  'port-unusable': (data: { port: number; reason: string }) =>
    `Port ${data.port} cannot be used (${data.reason}). Name another with --port, or none: then a free one is found.`,
  'host-none': () => 'This machine has no address in a network. Is it connected? Without --host it serves itself.',
  'host-not-here': (data: { address: string; addresses: readonly string[] }) =>
    `This machine has no address ${data.address} in a network. It has ${data.addresses.join(', ')}; --host alone takes all.`,
  'host-unusable': (data: { address: string; reason: string }) =>
    `The address ${data.address} cannot be used (${data.reason}). Name another with --host.`,
  'progress-missing': () => 'Nothing in this file is for this puzzle.',
  'solution-missing': () => 'There is no solution to check here.',
} satisfies Words;

export const problem = problemMaker<typeof fileWords>();

/** Something whose problems have words of their own. */
export interface Spoken {
  readonly kind: { readonly words: Words } | undefined;
}

export function wordsOf({ kind }: Spoken): Words {
  return { ...kind?.words, ...fileWords };
}
