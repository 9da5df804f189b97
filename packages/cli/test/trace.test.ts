import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AMBIGUOUS, DAY, ENDLESS, file, folder, MANY, pathOf, UNIQUE, UNSOLVABLE } from './files.js';
import { jsonLines, pipwright } from './run.js';

const HARD = 'examples/hard_2025-10-12.txt';

const linesOf = (path: string) =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const replayed = (path: string) => pipwright(['replay', path]);

it('does not overwrite the puzzle it solves, draws, tiles or converts', async () => {
  for (const [name, ...args] of [
    ['own.txt', 'solve', '--trace'],
    ['own.txt', 'draw', '-o'],
    ['own.html', 'draw', '-o'],
    ['own.svg', 'tilings', '--forest', '-o'],
    ['own.txt', 'convert', '--to', 'smtlib', '-o'],
  ] as const) {
    const path = file(name, UNIQUE);
    const { err, status } = await pipwright([...args, path, path]);
    expect(err).toContain('is the puzzle itself, so it was not overwritten');
    expect(status).toBe(2);
    expect(readFileSync(path, 'utf8')).toBe(UNIQUE);
  }
});

describe('solve --trace', () => {
  it('prints what solve prints, and writes a trace that replays', async () => {
    const trace = pathOf('new/hard.jsonl');
    const [plain, traced] = [
      await pipwright(['solve', '--style', 'compact', HARD]),
      await pipwright(['solve', '--style', 'compact', '--trace', trace, HARD]),
    ];
    expect(traced).toEqual(plain);
    const lines = linesOf(trace);
    expect(lines[0]).toEqual({
      event: 'start',
      version: 1,
      kind: 'pips',
      engine: 'swift',
      format: 'text',
      puzzle: expect.stringContaining('pieces:\n06,26'),
    });
    expect(lines.at(-1)).toEqual({ event: 'end', ending: 'limit', nodes: expect.any(Number) });
    const again = await pipwright(['replay', trace]);
    expect(again.out).toMatch(/^\S+: \d+ events of the engine swift; .*; 1 solution, verified; \d+ nodes until /);
    expect(again).toMatchObject({ status: 0, err: '' });
  });

  it('holds every solution that is found', async () => {
    const trace = pathOf('all.jsonl');
    const solved = await pipwright(['solve', '--all', '--json', '--engine', 'tiling', '--trace', trace, '-'], {
      input: AMBIGUOUS,
    });
    const found = jsonLines(solved).flatMap(({ solutions }) => solutions as unknown[]);
    expect(found).toHaveLength(2);
    const events = linesOf(trace);
    expect(events.flatMap(({ solution }) => solution ?? [])).toEqual(found);
    expect(events.at(-1)).toMatchObject({ ending: 'exhausted' });
  });

  it('ends properly when the time is up, or nothing is found', async () => {
    const trace = pathOf('endless.jsonl');
    const path = file('endless.txt', ENDLESS);
    const options = ['solve', '--all', '--json', '--engine', 'reference', '--timeout', '30ms', '--trace', trace];
    const stopped = await pipwright([...options, path]);
    expect(stopped.status).toBe(3);
    expect((await replayed(trace)).out).toMatch(/nodes until the time was up\n$/);
    const none = await pipwright(['solve', '--trace', trace, '-'], { input: UNSOLVABLE });
    expect(none.status).toBe(1);
    expect((await replayed(trace)).out).toMatch(/; 0 solutions, verified; \d+ nodes until everything was/);
  });

  it('ends properly at Ctrl-C', async () => {
    const trace = pathOf('interrupted.jsonl');
    const path = file('endless.txt', ENDLESS);
    const result = await pipwright(['solve', '--all', '--json', '--trace', trace, path], { interrupt: true });
    expect(result.status).toBe(3);
    expect((await replayed(trace)).out).toMatch(/nodes until the search was interrupted\n$/);
  });

  it('takes one puzzle', async () => {
    const trace = pathOf('several.jsonl');
    const result = await pipwright(['solve', '--json', '--trace', trace, file('day.json', DAY)]);
    expect(jsonLines(result)[0]).toMatchObject({ status: 'invalid', problems: [{ code: 'trace-of-several' }] });
    expect(result.status).toBe(2);
    const one = await pipwright(['solve', '--trace', trace, '--level', 'easy', file('day.json', DAY)]);
    expect(one.status).toBe(0);
    expect((await replayed(trace)).status).toBe(0);
  });

  it.skipIf(process.platform === 'win32')('says when it cannot be written, and still solves where it can', async () => {
    const nowhere = await pipwright(['solve', '--trace', join(file('one.txt', UNIQUE), 'x'), '-'], { input: UNIQUE });
    expect(nowhere.err).toMatch(
      /No trace was written: .* cannot be written: a file is where a folder should be\. \[trace-unwritable\]\n$/,
    );
    expect(nowhere).toMatchObject({ status: 2, out: '' });
    const full = await pipwright(['solve', '--trace', '/dev/full', '-'], { input: UNIQUE });
    expect(full.out).toContain('Found 1 solution(s)');
    expect(full).toMatchObject({ status: 2, err: '/dev/full cannot be written: the disk is full.\n' });
  });
});

describe('replay', () => {
  it('draws the board after each move', async () => {
    const trace = pathOf('drawn.jsonl');
    await pipwright(['solve', '--engine', 'reference', '--trace', trace, '-'], { input: UNIQUE });
    const { out, status } = await pipwright(['replay', '--draw', '-'], { input: readFileSync(trace) });
    expect(status).toBe(0);
    expect(out).toMatch(/^┌───┬───┐\n│ 0 │ \* │\n└───┴───┘\n\nDominoes:\n\n0–1\n/);
    expect(out).toContain('\n\nPlaced 0–1 at r1c1 and r1c2.\n┌───────┐\n│ 0   1 │\n└───────┘\n');
    expect(out).toContain('\n\nSolution 1.\n\nThe end: it had found as many solutions as asked for.\n\n-: ');
  });

  it.each([
    ['Pips', HARD, 'swift', /^Ruled out \d–\d at r\d+c\d+ and r\d+c\d+: \S.*\.$/m],
    ['Pips by the reference engine', HARD, 'reference', /^Took back \d–\d at r\d+c\d+ and r\d+c\d+\.$/m],
    ['Futoshiki', 'examples/futoshiki_4x4.txt', 'BT+NO', /^Ruled out \d at r\d+c\d+: \S.*\.$/m],
  ])('says every step in words: %s', async (name, puzzle, engine, step) => {
    const trace = pathOf(`${name}.jsonl`);
    await pipwright(['solve', '--engine', engine, '--trace', trace, puzzle]);
    const { out, status } = await pipwright(['replay', '--draw', trace]);
    expect(status).toBe(0);
    expect(out).toMatch(step);
    expect(out).toMatch(/^Placed \d.* at r\d+c\d+/m);
    expect(out).not.toMatch(/[{}"]|\n\n\n/);
  });

  it('does not trip over the reasons in a file', async () => {
    const puzzle = JSON.stringify(UNIQUE);
    const lines = [
      `{"event":"start","version":1,"kind":"pips","engine":"\\u001b[31m","format":"text","puzzle":${puzzle}}`,
      '{"event":"pruned","move":{"domino":[0,1e99],"cells":[[-1,0.5],[9e9,9]]},"reason":{"code":"try-leaves-domino","data":{}}}',
      '{"event":"placed","move":{"domino":[1,0],"cells":[[0,0],[0,1]]}}',
      '{"event":"end","ending":"aborted","nodes":0}',
    ];
    const { out, err, status } = await pipwright(['replay', '--draw', file('by-hand.jsonl', lines.join('\n'))]);
    expect(out).toContain(': try-leaves-domino\n');
    expect(out).not.toContain('\u001b');
    expect([err, status]).toEqual(['', 0]);
  });

  it('says in which line a trace is wrong', async () => {
    const trace = pathOf('spoilt.jsonl');
    await pipwright(['solve', '--limit', '5', '--trace', trace, file('many.txt', MANY)]);
    const lines = readFileSync(trace, 'utf8').trimEnd().split('\n');
    // All else that can be wrong with it, packages/pips/src/engines/trace.test.ts has.
    const { err, out, status } = await replayed(file('cut.jsonl', lines.slice(0, -1).join('\n')));
    expect(err).toMatch(/cut\.jsonl:\d+:1: error: .* \[trace-cut-short\]\n$/);
    expect([out, status]).toEqual(['', 2]);
  });

  it.each<[string, () => string, string]>([
    ['a missing file', () => 'no/such/file', 'file-missing'],
    ['a folder', () => folder, 'file-is-directory'],
    ['what is no text', () => file('bytes.bin', Buffer.from([0xff, 0xfe, 0x0a])), 'not-utf8'],
    [
      'an endless line',
      () => (process.platform === 'win32' ? file('long', 'x'.repeat(1 << 26)) : '/dev/zero'),
      'trace-line-too-long',
    ],
  ])('refuses %s', async (_, source, code) => {
    const { err, status } = await replayed(source());
    expect(err).toContain(`[${code}]`);
    expect(status).toBe(2);
  });
});
