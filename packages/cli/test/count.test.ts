import { describe, expect, it } from 'vitest';
import { AMBIGUOUS, file, MANY, UNIQUE, UNSOLVABLE } from './files.js';
import { jsonLines, pipwright } from './run.js';

describe('count', () => {
  it.each([
    ['unsolvable', UNSOLVABLE, [], { status: 'counted', count: '0', exact: true, unique: false }],
    ['unique', UNIQUE, [], { status: 'counted', count: '1', exact: true, unique: true }],
    ['ambiguous', AMBIGUOUS, [], { status: 'counted', count: '2', exact: true, unique: false }],
    ['unique, at most 1', UNIQUE, ['--at-most', '1'], { status: 'counted', count: '1', exact: false, unique: null }],
    ['unique, at most 2', UNIQUE, ['--at-most', '2'], { status: 'counted', count: '1', exact: true, unique: true }],
    ['many, at most 2', MANY, ['--at-most', '2'], { status: 'counted', count: '2', exact: false, unique: false }],
    ['many', MANY, [], { status: 'counted', count: '6728', exact: true, unique: false }],
  ])('%s', async (_, text, options, expected) => {
    const result = await pipwright(['count', '--json', ...options, '-'], { input: text });
    expect(jsonLines(result)).toMatchObject([{ puzzle: { kind: 'pips', id: '-', source: '-' }, ...expected }]);
    expect(result.status).toBe(0);
  });

  it('speaks to people', async () => {
    const files = [file('none.txt', UNSOLVABLE), file('one.txt', UNIQUE), file('two.txt', AMBIGUOUS)];
    const result = await pipwright(['count', ...files]);
    expect(result.out).toBe('none: 0 solutions\none: 1 solution (unique)\ntwo: 2 solutions\n');
    const bounded = await pipwright(['count', '--at-most', '2', file('many.txt', MANY)]);
    expect(bounded.out).toBe('many: at least 2 solutions (not counted further)\n');
  });
});
