/** Z3 from the command line: what it refuses, what it needs, how it is stopped; and puzzles as SMT-LIB. */
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AMBIGUOUS, DAY, file, folder, SLOW_TO_COUNT, text, UNIQUE, UNSOLVABLE } from './files.js';
import { jsonLines, pipwright, root, spawned, spawnedPipwright } from './run.js';

const smt = (...args: string[]) => [...args, '--engine', 'smt'];
const REPEATS = 'rows: 1\ncols: 2\nregions: [[0, 0]]\nconstraints: {0: {sum: 3}}\nallowDuplicates: true\n';

describe('--engine smt', () => {
  it('solves one puzzle after the other, and the program ends by itself', async () => {
    const sources = [file('one.txt', UNIQUE), file('none.txt', UNSOLVABLE)];
    const { out, err, status } = await spawnedPipwright(smt('solve', '--json', ...sources));
    expect(jsonLines({ out, err, status })).toMatchObject([
      { status: 'solved', engine: 'smt', complete: true, nodes: 1, solutions: [{ placements: [{ domino: [0, 1] }] }] },
      { status: 'unsolvable', engine: 'smt', complete: true },
    ]);
    expect([err, status]).toEqual(['', 1]);
  });

  it('counts', async () => {
    const result = await pipwright(smt('count', '--json', file('two.txt', AMBIGUOUS)));
    expect(jsonLines(result)).toMatchObject([{ count: '2', exact: true, unique: false, engine: 'smt' }]);
  });

  it('draws', async () => {
    const { out, status } = await pipwright(smt('draw', '--solved', '--style', 'compact', file('one.txt', UNIQUE)));
    expect([out, status]).toEqual(['0 1\n', 0]);
  });

  it.each(['solve', 'count', 'draw --solved'])('refuses repeats with a code: %s', async (command) => {
    const source = file('repeats.yaml', REPEATS);
    const { out, err, status } = await pipwright(smt(...command.split(' '), source));
    expect(err).toContain('[smt-repeats]');
    expect([out, status]).toEqual(['', 2]);
  });

  it('refuses pips above 9 in a line for programs', async () => {
    const source = file('twelve.yaml', REPEATS.replace('allowDuplicates: true', 'maxPip: 12'));
    const result = await pipwright(smt('solve', '--json', source));
    expect(jsonLines(result)).toMatchObject([{ status: 'invalid', problems: [{ code: 'smt-max-pip' }] }]);
    expect([result.err, result.status]).toEqual(['', 2]);
  });

  it('stops when time is up', async () => {
    const result = await pipwright(smt('solve', '--json', '--timeout', '300ms', file('slow.txt', SLOW_TO_COUNT)));
    expect(jsonLines(result)).toMatchObject([{ status: 'stopped', complete: null }]);
    expect([result.err, result.status]).toEqual(['', 3]);
  });

  it.skipIf(process.platform === 'win32')('stops at Ctrl-C, and the program ends', async () => {
    const source = file('some.txt', text('####\n####', '01,23,45,66'));
    const result = await spawnedPipwright(smt('solve', '--all', '--json', source), { interrupt: true });
    expect(jsonLines(result).at(-1)).toMatchObject({ status: 'stopped', complete: null });
    expect([result.err, result.status]).toEqual(['', 3]);
  });

  it('says how to get Z3 where there is none', async () => {
    const elsewhere = join(folder, 'app/node_modules/@pipwright/cli');
    mkdirSync(elsewhere, { recursive: true });
    for (const part of ['dist', 'package.json']) {
      cpSync(join(root, 'packages/cli', part), join(elsewhere, part), { recursive: true });
    }
    const program = join(elsewhere, 'dist/pipwright.js');
    const args = [program, 'solve', '--engine', 'smt', file('one.txt', UNIQUE)];
    const { out, err, status } = await spawned(process.execPath, args);
    expect(err).toContain(`In the folder ${join(folder, 'app')} run: npm install --no-save z3-solver@`);
    expect([out, status]).toEqual(['', 2]);
  });
});

describe('convert --to smtlib', () => {
  it('writes one puzzle', async () => {
    const { out, status } = await pipwright(['convert', '--to', 'smtlib', '-'], { input: UNIQUE });
    expect(out).toContain('(set-logic QF_LIA)\n(declare-const cell_tiles_0_0 Int)');
    expect(out).toMatch(/\(check-sat\)\n\(get-model\)\n$/);
    expect(status).toBe(0);
  });

  it('writes a day with a level or into a folder', async () => {
    const day = file('day.json', DAY);
    const hard = await pipwright(['convert', '--to', 'smtlib', '--level', 'hard', day]);
    expect([hard.status, hard.out.includes('(check-sat)')]).toEqual([0, true]);
    const target = join(folder, 'smt');
    await pipwright(['convert', '--to', 'smtlib', '-o', target, day]);
    expect(readdirSync(target).sort()).toEqual(['2030-01-02-easy.smt2', '2030-01-02-hard.smt2']);
    const whole = await pipwright(['convert', '--to', 'smtlib', day]);
    expect([whole.status, whole.out]).toEqual([2, '']);
  });

  it('names what it cannot say', async () => {
    const { err, status } = await pipwright(['convert', '--to', 'smtlib', file('repeats.yaml', REPEATS)]);
    expect(err).toContain('[smt-repeats]');
    expect(status).toBe(2);
  });
});
