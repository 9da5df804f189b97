import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { lay, pairs } from '../../core/src/testing/short-forms.js';
import { AMBIGUOUS, DAY, ENDLESS, file, HOW_MANY, MANY, UNIQUE, UNSOLVABLE } from './files.js';
import { jsonLines, pipsSolver, pipwright, spawnedPipwright } from './run.js';

const EXAMPLE = 'examples/hard_2025-10-12.txt';

describe('solve for people', () => {
  it('prints what seed 003 prints', async () => {
    const { status, out, err } = await pipsSolver([EXAMPLE]);
    expect(status).toBe(0);
    expect(err).toBe('');
    expect(out.replace(/\d\d:\d\d:\d\d\.\d{7}/, 'TIME')).toBe(`            ┌───┐
            │   │
┌───┬───┬───┤   │
│ 4 │   │ 1 │   │
├───┘   └───┤   │
│         ≠ │ = │
├───┬───┬───┼───┤
│ 2 │ 0 │ 2 │ 5 │
├───┴───┴───┼───┤
│         ≠ │ 3 │
└───┬───┬───┴───┘
    │ * │
    └───┘

Dominoes:

0-6   2-4   2-6   4-0   4-4   4-5   5-1
5-3   6-4

Found 1 solution(s) in TIME:

            ┌───┐
            │ 4 │
┌───┬───────┤   │
│ 4 │ 5   1 │ 4 │
│   ├───┬───┼───┤
│ 0 │ 6 │ 4 │ 4 │
├───┤   │   │   │
│ 2 │ 0 │ 2 │ 5 │
│   ├───┼───┴───┤
│ 6 │ 4 │ 5   3 │
└───┤   ├───────┘
    │ 6 │
    └───┘

(the only one)
`);
  });

  it('prints digits and bars on request', async () => {
    const { out } = await pipwright(['solve', '--style', 'compact', EXAMPLE]);
    expect(out).toBe('- - -|4\n4|5 1|4\n0|6|4|4\n2|0|2|5\n6|4|5 3\n-|6|- -\n');
  });

  it('prints solutions as they are found, and how many there are below all of them', async () => {
    const parts: string[] = [];
    const { out } = await pipwright(['solve', '--all', file('many.txt', MANY)], {
      onOutput: (text) => void parts.push(text),
    });
    expect(parts.length).toBeGreaterThan(HOW_MANY);
    const [drawn = '', after = ''] = out.split(new RegExp(`\n\nFound ${HOW_MANY} solution\\(s\\) in [\\d:.]+:\n`));
    const [puzzle = '', , , ...drawings] = drawn.split('\n\n');
    expect(puzzle).toMatch(/^┌/);
    expect(new Set(drawings).size).toBe(HOW_MANY);
    expect(after).toBe('(there are no others)\n');
  });

  it('says what the solutions share', async () => {
    const { out, status } = await pipwright(['solve', '--common', file('two.txt', AMBIGUOUS)]);
    expect(out).toMatch(/\n\nWhat all solutions share, in [\d.]+ ms:\n\nPossible numbers:\n/);
    expect(out).toContain('r1c2: 0 or 1');
    expect(out).toContain('Cells that always share a domino:\nr1c1 and r1c2');
    expect(status).toBe(0);
    const one = await pipwright(['solve', '--common', file('one.txt', UNIQUE)]);
    expect(one.out).toMatch(/What all solutions share, in [\d.]+ ms: there is one:/);
    const none = await pipwright(['solve', '--common', file('none.txt', UNSOLVABLE)]);
    expect(none.out).toMatch(/\n\nThe puzzle has no solution\.\n.*\.\n\(more: .*\)\n$/);
    expect(none.status).toBe(1);
  });
});

describe('solve --json', () => {
  it('gives one line for a puzzle', async () => {
    const result = await pipwright(['solve', '--json', file('one.txt', UNIQUE)]);
    const [line, ...others] = jsonLines(result);
    expect(others).toEqual([]);
    expect(line).toEqual({
      puzzle: { kind: 'pips', id: 'one', source: expect.stringMatching(/one\.txt$/) },
      status: 'solved',
      milliseconds: expect.any(Number),
      solutions: [{ placements: [lay([0, 1], '0,0 0,1')] }],
      complete: true,
      engine: 'swift',
      nodes: expect.any(Number),
    });
    expect(result.err).toBe('');
  });

  it('gives one line per level of a day in the order easy, medium, hard, the null one invalid', async () => {
    const result = await pipwright(['solve', '--json', file('day.json', DAY)]);
    expect(jsonLines(result).map((line) => [(line.puzzle as { id: string }).id, line.status])).toEqual([
      ['2030-01-02-easy', 'solved'],
      ['2030-01-02-medium', 'invalid'],
      ['2030-01-02-hard', 'solved'],
    ]);
    expect(result.status).toBe(2);
    expect(jsonLines(result)[1]?.problems).toMatchObject([{ code: 'level-null', where: { path: '/medium' } }]);
  });

  it('gives a line per solution and a last one', async () => {
    const result = await pipwright(['solve', '--all', '--json', file('two.txt', AMBIGUOUS)]);
    const lines = jsonLines(result);
    expect(lines).toHaveLength(3);
    expect(lines.slice(0, 2).map(({ solutions }) => (solutions as unknown[]).length)).toEqual([1, 1]);
    expect(lines[2]).toMatchObject({ status: 'solved', solutions: [], count: '2', complete: true });
  });

  it('gives what all solutions share', async () => {
    const result = await pipwright(['solve', '--common', '--json', file('two.txt', AMBIGUOUS)]);
    expect(jsonLines(result)).toMatchObject([
      {
        status: 'solved',
        complete: false,
        common: {
          cells: [
            { cell: [0, 0], values: [0, 1] },
            { cell: [0, 1], values: [0, 1] },
          ],
          joined: [pairs('0,0 0,1')],
        },
      },
    ]);
  });

  it('gives the same by every engine, whether it goes through all solutions or not', async () => {
    const path = file('many.txt', MANY);
    const shared = [];
    for (const engine of ['swift', 'reference']) {
      const result = await pipwright(['solve', '--common', '--json', '--engine', engine, path]);
      const [{ common, complete, nodes } = {}] = jsonLines(result);
      shared.push({ common, complete });
      expect(nodes).toSatisfy((many: number) => (engine === 'swift' ? many < HOW_MANY : many > HOW_MANY));
    }
    expect(shared[0]).toEqual(shared[1]);
  });
});

describe('stopping early', () => {
  it('says that time was up, with status 3', async () => {
    const path = file('endless.txt', ENDLESS);
    const result = await pipwright(['solve', '--all', '--json', '--timeout', '30ms', path]);
    const last = jsonLines(result).at(-1);
    expect(last).toMatchObject({ status: 'stopped', solutions: [], complete: null });
    expect(result.status).toBe(3);
    const people = await pipwright(['solve', '--all', '--timeout', '10ms', path]);
    expect(people.out).toContain('Stopped early (the time is up');
    expect(people.status).toBe(3);
  });

  it('counts printing towards the time limit, and prints what was found', async () => {
    for (const style of [[], ['--json']]) {
      let writes = 0;
      const { out, status } = await pipwright(
        ['solve', '--all', '--timeout', '300ms', ...style, file('many.txt', MANY)],
        {
          onOutput: async () => {
            writes++;
            await setTimeout(100);
          },
        },
      );
      // The puzzle, at most three solutions, and what is said at the end.
      expect(writes).toBeLessThan(8);
      expect(out).toMatch(/Stopped early \(the time is up|"status":"stopped"/);
      expect(status).toBe(3);
    }
  });

  it.skipIf(process.platform === 'win32')('stops at SIGINT and says what it has', async () => {
    const path = file('endless.txt', ENDLESS);
    const result = await spawnedPipwright(['solve', '--all', '--json', path], { interrupt: true });
    const lines = jsonLines(result);
    expect(lines.at(-1)).toMatchObject({
      status: 'stopped',
      solutions: [],
      count: String(lines.length - 1),
      complete: null,
    });
    expect(result.status).toBe(3);
  });
});
