/** Z3 is got when it is asked for, where that is possible, and otherwise people are told so once. */
import type { Z3Source } from '@pipwright/smt';
import { describe, expect, it } from 'vitest';
import { kindsWith } from '../src/registry.js';
import { file, UNIQUE, UNSOLVABLE } from './files.js';
import { jsonLines, measureHere, pipwright } from './run.js';

const puzzles = () => [file('one.txt', UNIQUE), file('none.txt', UNSOLVABLE)];
const runWith = (z3: Z3Source, ...argv: string[]) =>
  pipwright(argv, { parts: { kinds: kindsWith(z3), measurer: measureHere } });
const times = (text: string, part: string) => text.split(part).length - 1;

describe('without Z3', () => {
  const missing: Z3Source = { find: () => undefined };

  it('says how to get it once, not for each puzzle', async () => {
    const { out, err, status } = await runWith(missing, 'solve', '--engine', 'smt', ...puzzles());
    expect(times(err, 'npm install')).toBe(1);
    expect([out.trim(), status]).toEqual(['', 2]);
  });

  it('has a line for every puzzle for programs', async () => {
    const result = await runWith(missing, 'count', '--engine', 'smt', '--json', ...puzzles());
    const line = { status: 'invalid', problems: [{ code: 'engine-missing' }] };
    expect(jsonLines(result)).toMatchObject([line, line]);
  });

  it('compares the other engines and says which was left out', async () => {
    const people = await runWith(missing, 'compare', '--timeout', '30s', file('one.txt', UNIQUE));
    expect(people.out).toContain('Left out: smt, which is not installed');
    expect([people.out.includes('All agree: 1 solution.'), people.status]).toEqual([true, 0]);
    const [line] = jsonLines(await runWith(missing, 'compare', '--json', file('one.txt', UNIQUE)));
    expect(line).toMatchObject({ status: 'agreed', leftOut: ['smt'] });
    expect(JSON.stringify(line)).not.toContain('"engine":"smt"');
  });

  it('does not compare with it when it is asked for by name', async () => {
    const { err, status } = await runWith(missing, 'compare', '--engine', 'swift,smt', ...puzzles());
    expect([times(err, '[engine-missing]'), status]).toEqual([1, 2]);
  });
});

describe('where Z3 can be got', () => {
  it('is got by the first puzzle that asks for it, and by no other engine', async () => {
    const calls: string[] = [];
    const source: Z3Source = {
      find: () => undefined,
      install() {
        calls.push('install');
        throw new Error('there is no network');
      },
    };
    const others = await runWith(source, 'solve', file('one.txt', UNIQUE));
    expect([others.status, calls]).toEqual([0, []]);
    await runWith(source, 'compare', '--timeout', '30s', file('one.txt', UNIQUE));
    expect(calls).toEqual([]);
    const { err, status } = await runWith(source, 'solve', '--engine', 'smt', ...puzzles());
    expect(times(err, 'could not be installed: there is no network')).toBe(1);
    expect([calls.length, status]).toEqual([2, 2]);
  });
});
