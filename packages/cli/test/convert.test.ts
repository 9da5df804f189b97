import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DAY, file, folder, MALFORMED, UNIQUE } from './files.js';
import { pipwright, type RunOptions } from './run.js';

const GOOD_DAY = DAY.replace(/"medium":\{[^}]*\}/, '"medium":{"dominoes":[],"regions":[]}');

const convert = (to: string, words: readonly string[], options?: RunOptions) =>
  pipwright(['convert', '--to', to, ...words], options);

describe('convert', () => {
  it.each(['text', 'nyt', 'yaml', 'json'])('writes %s, and reads it back', async (format) => {
    const there = await convert(format, ['-'], { input: UNIQUE });
    expect(there.status).toBe(0);
    const back = await convert('text', ['-'], { input: there.out });
    expect(back.out).toBe(UNIQUE);
  });

  it('keeps a day together where the format holds days', async () => {
    const { out, status } = await convert('nyt', [file('day.json', GOOD_DAY)]);
    expect(Object.keys(JSON.parse(out))).toEqual(['printDate', 'editor', 'easy', 'medium', 'hard']);
    expect(status).toBe(0);
  });

  it('asks for a level or a folder where it does not', async () => {
    const { out, err, status } = await convert('text', [file('day.json', GOOD_DAY)]);
    expect(out).toBe('');
    expect(err).toContain('There are 3 puzzles to write. Name a folder with -o, or pick one of a day with --level.');
    expect(status).toBe(2);
    const hard = await convert('text', ['--level', 'hard', file('day.json', GOOD_DAY)]);
    expect(hard.out).toMatch(/^board:\n##\n/);
    expect(hard.status).toBe(0);
  });

  it('writes a folder', async () => {
    const target = join(folder, 'new', 'deep');
    const { status, out } = await convert('yaml', ['-o', target, file('day.json', GOOD_DAY), file('one.txt', UNIQUE)]);
    expect([status, out]).toEqual([0, '']);
    expect(readdirSync(target).sort()).toEqual([
      '2030-01-02-easy.yaml',
      '2030-01-02-hard.yaml',
      '2030-01-02-medium.yaml',
      'one.yaml',
    ]);
  });

  it('gives every puzzle a name of its own', async () => {
    const target = join(folder, 'names');
    const sources = [file('a.txt', UNIQUE), file('a-2.txt', UNIQUE), file('A.txt', UNIQUE)];
    await convert('json', ['-o', target, ...sources]);
    expect(readdirSync(target).sort()).toEqual(['A-3.json', 'a-2.json', 'a.json']);
  });

  it('writes a file', async () => {
    const target = join(folder, 'one-file.txt');
    await convert('text', ['-o', target, '-'], { input: UNIQUE });
    expect(readFileSync(target, 'utf8')).toBe(UNIQUE);
  });

  it('names the rule that a format lacks, and writes nothing', async () => {
    const { out, err, status } = await convert('nyt', ['examples/sample_2x4.yaml']);
    expect(out).toBe('');
    expect(err).toContain('lists every domino');
    expect(err).toContain('the rule of the “each<4” region (every number < 4)');
    expect(status).toBe(2);
  });

  it('converts what it can when a file is broken', async () => {
    const target = join(folder, 'some');
    const { err, status } = await convert('json', [
      '-o',
      `${target}/`,
      file('broken.txt', MALFORMED),
      file('one.txt', UNIQUE),
    ]);
    expect(err).toContain('[board-character]');
    expect(readdirSync(target)).toEqual(['one.json']);
    expect(status).toBe(2);
  });

  it('says when it cannot write', async () => {
    const { err, status } = await convert('text', ['-o', join(file('one.txt', UNIQUE), 'x', 'y.txt'), '-'], {
      input: UNIQUE,
    });
    expect(err).toMatch(/cannot be written: a file is where a folder should be/);
    expect(status).toBe(2);
  });
});
