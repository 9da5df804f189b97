/** What commands compute can be had without a command line, and prints nothing. */
import { type Puzzle, pips, referenceEngine } from '@pipwright/pips/parts';
import { afterEach, expect, it, vi } from 'vitest';
import { count } from '../src/commands/count/compute.js';
import { explain } from '../src/commands/explain/compute.js';
import { solve } from '../src/commands/solve/compute.js';
import { solveToJson } from '../src/commands/solve/print.js';
import { readInputs } from '../src/inputs.js';
import { ReaderGone } from '../src/io.js';
import { NO_PROGRESS } from '../src/progress.js';
import { kindsWith } from '../src/registry.js';
import { type Context, makeSession } from '../src/session.js';
import { CapturedIo } from './captured-io.js';
import { AMBIGUOUS, file, MALFORMED, UNIQUE } from './files.js';
import { jsonLines, pipwright } from './run.js';

const SOURCES = [file('one.txt', UNIQUE), file('bad.txt', MALFORMED), file('two.txt', AMBIGUOUS)];
const OPTIONS = { timeout: 60_000 };

afterEach(() => void vi.restoreAllMocks());

async function inputs() {
  const io = new CapturedIo({});
  const session = makeSession(io, kindsWith());
  const all = [];
  for await (const input of readInputs(SOURCES, {}, session)) all.push(input);
  const context: Context = { interruption: io.interruption, progress: NO_PROGRESS };
  return { io, all, context };
}

it('comes as data, in order, a rejection for what is no puzzle', async () => {
  const written = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')];
  const { io, all, context } = await inputs();
  const found = [];
  for (const input of all) {
    for await (const report of solve(input, { ...OPTIONS, all: true }, context)) found.push(report.type);
  }
  expect(found).toEqual([
    ...['begun', 'found', 'ended', 'done'],
    'rejected',
    ...['begun', 'found', 'found', 'ended', 'done'],
  ]);
  const counted = await Promise.all(all.map((input) => count(input, OPTIONS, context)));
  expect(counted).toMatchObject([{ found: 1n, unique: true }, { type: 'rejected', exit: 2 }, { found: 2n }]);
  const [first] = all;
  if (first === undefined) throw new Error('there are inputs');
  expect(await explain(first, OPTIONS, context)).toMatchObject({ type: 'done', status: 'explained', exit: 0 });
  expect([io.out, io.err]).toEqual(['', '']);
  for (const write of written) expect(write).not.toHaveBeenCalled();
});

it('makes the lines that --json prints', async () => {
  const { all, context } = await inputs();
  const lines = [];
  for (const input of all) {
    for await (const report of solve(input, OPTIONS, context)) {
      if (report.type !== 'rejected') lines.push(solveToJson(input, report, OPTIONS) ?? []);
    }
  }
  const printed = jsonLines(await pipwright(['solve', '--json', ...SOURCES]));
  const untimed = (line: object) => ({ ...line, milliseconds: 0 });
  expect(lines.flat().map(untimed)).toEqual(printed.filter(({ status }) => status !== 'invalid').map(untimed));
});

it('stops where its loop is left', async () => {
  const { io, all, context } = await inputs();
  for await (const report of solve(all[2] as (typeof all)[number], { ...OPTIONS, all: true }, context)) {
    if (report.type === 'found') break;
  }
  expect(() => io.interrupt(), 'nothing listens for Ctrl-C any more').toThrow('nobody listens');
});

it('ends a search that nobody waits for', async () => {
  let disposed = 0;
  const dispose = () => void disposed++;
  const search = (puzzle: Puzzle) => Object.assign(referenceEngine.search(puzzle), { dispose });
  const kinds = [{ ...pips, engines: [{ ...referenceEngine, search }] }];
  const gone = () => {
    throw new ReaderGone();
  };
  const { status } = await pipwright(['solve', SOURCES[0] as string], { parts: { kinds }, onOutput: gone });
  expect(status).toBe(141);
  expect(disposed).toBeGreaterThan(0);
});
