import { afterEach, describe, expect, it, vi } from 'vitest';
import { SOAKING } from '../../core/src/testing/effort.js';
import { measureInChild } from '../src/compare/in-child.js';
import { unmeasured } from '../src/compare/measure.js';
import { AMBIGUOUS, ENDLESS, file, MALFORMED, UNIQUE } from './files.js';
import { jsonLines, program, spawned, spawnedPipwright } from './run.js';

describe('compare', () => {
  const endless = file('endless.txt', ENDLESS);

  it('runs every engine on the same puzzle and says that they agree', async () => {
    const files = [file('two.txt', AMBIGUOUS), file('broken.txt', MALFORMED)];
    const result = await spawnedPipwright(['compare', '--json', ...files]);
    const [line, broken] = jsonLines(result);
    const counted = {
      status: 'counted',
      firstMilliseconds: expect.any(Number),
      milliseconds: expect.any(Number),
      nodes: expect.any(Number),
      count: '2',
      exact: true,
      peakMemory: expect.any(Number),
      baseMemory: expect.any(Number),
    };
    expect(line).toMatchObject({ puzzle: { id: 'two' }, status: 'agreed' });
    expect(line?.engines).toEqual(
      expect.arrayContaining(
        ['swift', 'reference', 'tiling', 'forward', 'smt'].map((engine) => ({ engine, ...counted })),
      ),
    );
    expect(broken).toMatchObject({ status: 'invalid' });
    expect(result).toMatchObject({ status: 2, err: '' });
  });

  it('stops each engine when its time is up, and says what that leaves', async () => {
    const few = SOAKING ? [] : ['--engine', 'reference,forward'];
    const result = await spawnedPipwright(['compare', '--json', '--timeout', '200ms', ...few, '--', endless]);
    const [line] = jsonLines(result);
    expect(line?.engines).toContainEqual(
      expect.objectContaining({ engine: 'reference', status: 'stopped', exact: false, note: 'timed out after 200 ms' }),
    );
    expect(line?.status).toBe('stopped');
    expect(result.status).toBe(3);
  });

  it.skipIf(process.platform === 'win32')('stops at SIGINT with what it has', async () => {
    // Where it takes standard error for a terminal, it says which engine is at work.
    const { out, status } = await spawned(
      process.execPath,
      ['--import', 'data:text/javascript,process.stderr.isTTY=true', program('pipwright'), 'compare', endless],
      { interruptAt: /comparing: / },
    );
    expect(out).toMatch(/interrupted\n\nStopped early \(interrupted\)\.\n$/);
    expect(status).toBe(3);
  });
});

describe('an engine in a process of its own', () => {
  const job = { kind: 'pips', engine: 'bad', puzzle: { cells: [] }, timeout: 100 };
  const row = { ...unmeasured('bad', 'stopped'), firstMilliseconds: 5, count: 1n, peakMemory: 2, baseMemory: 1 };
  const begun = `process.send({ done: false, row: ${JSON.stringify({ ...row, count: 0 }).replace('"count":0', '"count":1n')} });`;
  const FILL = 'for (const all = []; ; ) all.push(Array(1e5).fill(0.5));';
  const child = (name: string, after: string) =>
    file(`${name}.cjs`, `process.once('message', () => { ${begun} ${after} });`);
  const calm = new AbortController().signal;
  afterEach(() => void vi.unstubAllEnvs());

  it.each([
    ['hangs', 'for (;;);', { status: 'stopped', note: 'timed out after 100 ms', firstMilliseconds: 5, count: 1n }],
    ['runs out of memory', FILL, { status: 'stopped', note: 'ran out of memory', count: 1n }],
    ['aborts', 'process.abort();', { status: 'failed', note: 'its process ended early (SIGABRT)' }],
    ['ends', 'process.exit(7);', { status: 'failed', note: 'its process ended early (status 7)' }],
    ['crashes', 'throw new Error();', { status: 'failed', note: 'its process ended early (status 1)' }],
  ])('is one row of the table when it %s', async (name, after, expected) => {
    // With room for little it is soon full; a process takes that only from its start.
    if (after === FILL) vi.stubEnv('NODE_OPTIONS', '--max-old-space-size=30');
    expect(
      await measureInChild({ ...job, timeout: after === FILL ? 60_000 : job.timeout }, calm, child(name, after)),
    ).toMatchObject({ engine: 'bad', ...expected });
  });

  it('is not started after Ctrl-C', async () => {
    expect(await measureInChild(job, AbortSignal.abort())).toMatchObject({ status: 'stopped', note: 'interrupted' });
  });
});

it('has nothing to compare one engine with', async () => {
  const { out, status } = await spawnedPipwright(['compare', '--engine', ' swift', file('one.txt', UNIQUE)]);
  expect(out).toMatch(/Only one engine, so there is nothing to compare: 1 solution\.\n$/);
  expect(status).toBe(0);
});
