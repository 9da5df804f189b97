import { describe, expect, it } from 'vitest';
import { AMBIGUOUS, file, HOW_MANY, MANY, SLOW_TO_COUNT, UNIQUE, UNSOLVABLE } from './files.js';
import { jsonLines, pipwright } from './run.js';

describe('count', () => {
  it.each([
    ['unsolvable', UNSOLVABLE, [], { status: 'counted', count: '0', exact: true, unique: false }],
    ['unique', UNIQUE, [], { status: 'counted', count: '1', exact: true, unique: true }],
    ['ambiguous', AMBIGUOUS, [], { status: 'counted', count: '2', exact: true, unique: false }],
    ['unique, at most 1', UNIQUE, ['--at-most', '1'], { status: 'counted', count: '1', exact: false, unique: null }],
    ['unique, at most 2', UNIQUE, ['--at-most', '2'], { status: 'counted', count: '1', exact: true, unique: true }],
    ['many, at most 2', MANY, ['--at-most', '2'], { status: 'counted', count: '2', exact: false, unique: false }],
    ['many', MANY, [], { status: 'counted', count: String(HOW_MANY), exact: true, unique: false }],
  ])('%s', async (_, text, options, expected) => {
    const result = await pipwright(['count', '--json', ...options, '-'], { input: text });
    expect(jsonLines(result)).toMatchObject([{ puzzle: { kind: 'pips', id: '-', source: '-' }, ...expected }]);
    expect(result.status).toBe(0);
  });

  it('counts however large', async () => {
    const regions = Array.from({ length: 8 }, () => `  - [${Array(8).fill(0).join(', ')}]`).join('\n');
    const empty = `rows: 8\ncols: 8\nmaxPip: 6\nallowDuplicates: true\nregions:\n${regions}\nconstraints: {}\n`;
    const all = 12_988_816n * 7n ** 64n;
    const path = file('empty.yaml', empty);
    const result = await pipwright(['count', '--json', path]);
    expect(jsonLines(result)).toMatchObject([{ count: String(all), exact: true, unique: false, engine: 'swift' }]);
    const some = await pipwright(['count', '--json', '--at-most', '123456789012', path]);
    expect(jsonLines(some)).toMatchObject([{ status: 'counted', count: '123456789012', exact: false, unique: false }]);
    const enumerated = await pipwright(['count', '--engine', 'reference', '--timeout', '300ms', path]);
    expect(enumerated.out).toMatch(/^empty: at least \d+ solutions \(stopped early: the time is up/);
    expect(enumerated.status).toBe(3);
  });

  it('says what it has counted when the time is up', async () => {
    const path = file('slow.txt', SLOW_TO_COUNT);
    const result = await pipwright(['count', '--json', '--timeout', '500ms', path]);
    const [line] = jsonLines(result);
    expect(line).toMatchObject({ status: 'stopped', exact: false, unique: false, engine: 'swift' });
    expect(BigInt(String(line?.count))).toBeGreaterThan(1n);
    expect(result.status).toBe(3);
  });

  it('speaks to people', async () => {
    const files = [file('none.txt', UNSOLVABLE), file('one.txt', UNIQUE), file('two.txt', AMBIGUOUS)];
    const result = await pipwright(['count', ...files]);
    expect(result.out).toBe('none: 0 solutions\none: 1 solution (unique)\ntwo: 2 solutions\n');
    const bounded = await pipwright(['count', '--at-most', '2', file('many.txt', MANY)]);
    expect(bounded.out).toBe('many: at least 2 solutions (not counted further)\n');
  });
});
