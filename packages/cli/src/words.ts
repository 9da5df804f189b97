/** Sentences for what can be wrong around a puzzle: its file or day, its solution, options, and serving the app. */
import { coreWords, list, problemMaker, type Words } from '@pipwright/core';

const titled = (kind: string) => `${kind[0]?.toUpperCase()}${kind.slice(1)}`;

export const fileWords = {
  ...coreWords,
  'file-missing': () => 'There is no such file.',
  'file-name-not-utf8': () => 'The name of this file is not UTF-8, so it cannot be found. Give it another name.',
  'file-is-directory': () => 'This is a folder. Name the files in it, as in folder/*.txt.',
  'folder-unreadable': (data: { reason: string }) => `The folder cannot be read: ${data.reason}.`,
  'folder-without-puzzles': () => 'There is no puzzle in this folder, nor in the folders in it.',
  'archive-without-puzzles': () => 'There is no puzzle in this archive.',
  'archive-name': () => 'The name of this file in the archive could lead out of a folder, so it was not read.',
  'archive-name-unprintable': () =>
    'The name of this file in the archive has characters that cannot be shown, so it was not read.',
  'archive-in-archive': () => 'This is packed twice. Unpack it once first.',
  'archive-bomb': (data: { ratio: number }) =>
    `This would become more than ${data.ratio} times as large when unpacked, so it was not read.`,
  'archive-broken': () => 'This is damaged or cut off, and cannot be unpacked.',
  'archive-encrypted': () => 'This is encrypted. Unpack it with its password first.',
  'archive-method': (data: { method: number }) =>
    `This is packed in a way that cannot be read (method ${data.method}). Pack it with deflate.`,
  'archive-too-many': (data: { most: number }) => `There are more than ${data.most} files in this archive.`,
  'archive-piped': (data: { most: number }) =>
    `An archive of more than ${data.most / 1024 / 1024} MiB cannot be piped. Name its file.`,
  'file-unreadable': (data: { reason: string }) => `The file cannot be read: ${data.reason}.`,
  'file-special': () => 'This is a pipe, a socket or a device, so it was not read. To read it, name it by itself.',
  'not-utf8': () => 'The file is not UTF-8 text. Save it as UTF-8.',
  'date-invalid': () => 'There is no such date. Write it as 2025-08-24, or write today or yesterday.',
  'daily-no-such-day': () => 'There are no puzzles for this day. Is it in the future, or before the first puzzle?',
  'daily-refused': (data: { status: number }) =>
    `The server refused to send the puzzles (HTTP status ${data.status}). Try again later.`,
  'daily-not-json': () => 'The server sent something that is not JSON. Do you have to sign in to this network first?',
  'daily-no-network': (data: { reason: string }) =>
    `The puzzles cannot be downloaded (${data.reason}). Are you connected to the network?`,
  'daily-timeout': (data: { seconds: number }) =>
    `The puzzles did not arrive within ${data.seconds} s. Try again later, or wait longer with PIPWRIGHT_NYT_TIMEOUT=60s.`,
  'daily-other-day': () => 'The server sent the puzzles of another day. Try again later.',
  'daily-busy': () => 'Too many days are being downloaded at once. Try again in a moment.',
  'daily-interrupted': () => 'Interrupted before the puzzles arrived.',
  'line-without-puzzle': () => 'There is no puzzle in this line: nothing came of what was asked for.',
  'line-endless': (data: { most: number }) =>
    `This line has no end within ${data.most / 1024 / 1024} MiB, so the rest of the file was not read.`,
  'results-in-archive': () => 'This is an archive. Unpack it first.',
  'level-missing': (data: { level: string }) => `There is no ${data.level} puzzle here.`,
  'format-of-other-kind': (data: { kind: string; format: string }) =>
    `A ${titled(data.kind)} puzzle cannot be written as ${data.format}.`,
  'kind-without-tilings': (data: { kind: string }) => `A ${titled(data.kind)} board is not covered with dominoes.`,
  'kind-without-csp': (data: { kind: string }) =>
    `A ${titled(data.kind)} puzzle is not a binary CSP: its rules are about more than two cells at once.`,
  'kind-without-explainer': (data: { kind: string }) =>
    `${titled(data.kind)} puzzles cannot be explained or graded yet, and there are no hints for them.`,
  'engine-of-other-kind': (data: { kind: string; engine: string; engines: readonly string[] }) =>
    `There is no engine "${data.engine}" for ${titled(data.kind)} puzzles. The command "engines --kind ${data.kind}" lists them.`,
  'style-of-other-kind': (data: { kind: string; style: string; styles: readonly string[] }) =>
    `A ${titled(data.kind)} puzzle cannot be drawn in the style "${data.style}". Choose ${list(data.styles, 'or')}.`,
  'part-of-other-style': (data: { kind: string; style: string; only: string; styles: readonly string[] }) =>
    data.styles.length === 0
      ? `--only ${data.only} cannot be used with ${titled(data.kind)} puzzles.`
      : `--only ${data.only} cannot be used with --style ${data.style}. Use it with --style ${list(data.styles, 'or')}.`,
  'trace-of-several': () =>
    '--trace takes one puzzle and there are several, so this one was not solved. Pick one of a day with --level.',
  'complete-of-several': (data: { puzzles: number }) =>
    `There are ${data.puzzles} puzzles here, and one can be completed at a time. Pick one of a day with --level.`,
  'page-of-several': () =>
    '-o takes one puzzle and there are several, so this one was not explained. Pick one of a day with --level.',
  'page-unwritable': (data: { failure: string }) => `No page was written: ${data.failure}`,
  'trace-line-too-long': () => 'This line is too long for a trace. Was this file written by solve --trace?',
  'trace-unwritable': (data: { failure: string }) => `No trace was written: ${data.failure}`,
  'internal-error': (data: { message: string }) => `Something went wrong inside: ${data.message}. Please report it.`,
  'workers-killed': (data: { workers: number }) =>
    `${data.workers} workers were killed while they worked on this. It may need more memory than they have: limit it with --nodes, or do it alone, without --queue.`,
  'out-of-memory': () =>
    'This needs more memory than a thread has. Limit it with --nodes, or give more: NODE_OPTIONS=--max-old-space-size=8000.',
  'app-missing': () => 'The web app is not built. In a clone, run "npm run build".',
  'port-taken': (data: { first: number; last: number }) =>
    data.first === data.last
      ? `Port ${data.first} is taken. Use another one, or leave out --port to find a free one.`
      : `All ports from ${data.first} to ${data.last} are taken. Use --port 0 for any free one.`,
  'port-unusable': (data: { port: number; reason: string }) =>
    `Port ${data.port} cannot be used (${data.reason}). Use another one, or leave out --port to find a free one.`,
  'host-none': () => 'This machine has no network address. Connect it, or leave out --host to serve this machine only.',
  'host-not-here': (data: { address: string; addresses: readonly string[] }) =>
    `This machine has no address ${data.address} in a network. It has ${list(data.addresses)}.`,
  'host-several': (data: { addresses: readonly string[] }) =>
    `This machine has several addresses: ${list(data.addresses)}. Name one of them after --host.`,
  'host-unusable': (data: { address: string; reason: string }) =>
    `The address ${data.address} cannot be used (${data.reason}). Use another one after --host.`,
  'after-too-many': ({ steps }: { steps: number }) =>
    steps === 0
      ? 'There are no steps to tell. Leave out --after.'
      : `This chapter has ${steps === 1 ? 'only one step, and it has' : `only ${steps} steps, and all of them have`} been told. Make a move first, or ask with --after ${steps} where one can be made.`,
  'progress-missing': () => 'This file has nothing for this puzzle.',
  'progress-does-not-fit': (data: { problems: number; told: number }) =>
    `What is placed does not fit this puzzle. Is it for another one? The first ${data.told} of ${data.problems} problems:`,
  'solution-file-empty': () =>
    'The file is empty. It must hold a line of solve --json, or for dominoes {"placements":[…]}.',
  'solution-missing': () => 'There is no solution to verify here.',
} satisfies Words;

export const problem = problemMaker<typeof fileWords>();

export interface Spoken {
  readonly kind: { readonly words: Words } | undefined;
}

export function wordsOf({ kind }: Spoken): Words {
  return { ...kind?.words, ...fileWords };
}
