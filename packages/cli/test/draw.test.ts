import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { AMBIGUOUS, DAY, file, folder, MALFORMED, MUTILATED, text, UNIQUE, UNSOLVABLE } from './files.js';
import { pipsSolver, pipwright } from './run.js';

const EXAMPLE = 'examples/hard_2025-10-12.txt';
const SVG = /^<svg [^>]*>.*<\/svg>\n$/s;

describe('draw', () => {
  it('draws the puzzle with its dominoes', async () => {
    const { status, out, err } = await pipwright(['draw', file('one.txt', UNIQUE)]);
    expect(out).toBe('┌───┬───┐\n│ 0 │ * │\n└───┴───┘\n\nDominoes:\n\n0-1\n');
    expect(err).toBe('');
    expect(status).toBe(0);
  });

  it('draws the solution, with numbers to rows and columns', async () => {
    const { out } = await pipsSolver(['draw', '--solved', '--labels', file('one.txt', UNIQUE)]);
    expect(out).toBe('    1   2\n  ┌───────┐\n1 │ 0   1 │\n  └───────┘\n');
  });

  it('draws in every style', async () => {
    const box = await pipwright(['draw', '--style', 'box', EXAMPLE]);
    expect(box.out).toBe((await pipwright(['draw', EXAMPLE])).out);
    const compact = await pipwright(['draw', '--style', 'compact', '--solved', EXAMPLE]);
    expect(compact.out).toBe('- - -|4\n4|5 1|4\n0|6|4|4\n2|0|2|5\n6|4|5 3\n-|6|- -\n');
    const svg = await pipwright(['draw', '--style', 'svg', EXAMPLE]);
    expect(svg.out).toMatch(SVG);
    expect(svg.out).not.toContain('Pips puzzle, solved');
    expect((await pipwright(['draw', '--style', 'svg', '--solved', EXAMPLE])).out).toContain('Pips puzzle, solved');
  });

  it('writes into a file', async () => {
    const path = join(folder, 'picture.svg');
    const { status, out, err } = await pipwright([
      'draw',
      '--style',
      'svg',
      '-o',
      path,
      file('day.json', DAY),
      '--level',
      'hard',
    ]);
    expect([status, out, err]).toEqual([0, '', '']);
    expect(readFileSync(path, 'utf8')).toMatch(SVG);
  });

  it('refuses several puzzles for one file', async () => {
    const path = join(folder, 'several.txt');
    for (const sources of [[file('one.txt', UNIQUE), file('two.txt', AMBIGUOUS)], [file('day.json', DAY)]]) {
      const { status, out, err } = await pipwright(['draw', '-o', path, ...sources]);
      expect(err).toMatch(/-o and pictures take one puzzle/);
      expect([status, out]).toEqual([2, '']);
    }
    expect(existsSync(path)).toBe(false);
  });

  it('says that a file cannot be written', async () => {
    const { status, err } = await pipwright([
      'draw',
      '-o',
      join(file('one.txt', UNIQUE), 'x'),
      file('one.txt', UNIQUE),
    ]);
    expect(err).toMatch(/cannot be written \(E[A-Z]+\)/);
    expect(status).toBe(2);
  });

  it('says that there is no solution, with status 1, and writes nothing', async () => {
    const path = join(folder, 'unsolvable.svg');
    const { status, out, err } = await pipwright(['draw', '--solved', '-o', path, file('none.txt', UNSOLVABLE)]);
    expect([status, out, err]).toEqual([1, '', 'none: The puzzle has no solution.\n']);
    expect(existsSync(path)).toBe(false);
    expect((await pipwright(['draw', file('none.txt', UNSOLVABLE)])).status).toBe(0);
  });

  it('says that time was up, with status 3', async () => {
    const { status, out, err } = await pipwright([
      'draw',
      '--solved',
      '--engine',
      'reference',
      '--timeout',
      '100ms',
      file('slow.txt', MUTILATED),
    ]);
    expect(err).toMatch(/^slow: Stopped early \(the time is up/);
    expect([status, out]).toEqual([3, '']);
  });

  it('names each of several puzzles, and goes on after a bad one', async () => {
    const { status, out, err } = await pipwright([
      'draw',
      file('one.txt', UNIQUE),
      file('bad.txt', MALFORMED),
      file('two.txt', AMBIGUOUS),
    ]);
    expect(out).toMatch(/^one\n\n┌.*0-1\n\ntwo\n\n┌/s);
    expect(err).toMatch(/bad\.txt:\d+:\d+: error: /);
    expect(status).toBe(2);
  });

  it('draws the empty board', async () => {
    const empty = file('empty-board.txt', text('', ''));
    expect((await pipwright(['draw', empty])).out).toBe('(an empty board)\n\nDominoes:\n\nnone\n');
    expect((await pipwright(['draw', '--solved', empty])).out).toBe('(an empty board)\n');
    expect((await pipwright(['draw', '--style', 'svg', empty])).out).toMatch(SVG);
  });

  it.each<[string, string[], RegExp]>([
    ['JSON', ['--json'], /There is no option "--json"/],
    ['an unknown style', ['--style', 'oil'], /--style cannot be "oil"\. It can be box, compact, svg/],
  ])('does not know %s', async (_, args, message) => {
    const { status, err } = await pipwright(['draw', ...args, EXAMPLE]);
    expect(err).toMatch(message);
    expect(status).toBe(2);
  });
});

describe('colours', () => {
  const inTerminal = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    pipwright(args, { terminals: ['stdout'], env: { NO_COLOR: '', ...env } });

  it('are on a terminal alone, and change nothing else', async () => {
    for (const args of [
      ['draw', EXAMPLE],
      ['draw', '--solved', '--labels', EXAMPLE],
    ]) {
      const coloured = await inTerminal(args);
      const plain = await pipwright(args);
      expect(coloured.out).toContain('\u001b[');
      expect(plain.out).not.toContain('\u001b');
      expect(stripVTControlCharacters(coloured.out)).toBe(plain.out);
    }
    expect((await inTerminal(['solve', EXAMPLE])).out).toContain('\u001b[');
  });

  it.each<[string, string[], NodeJS.ProcessEnv]>([
    ['NO_COLOR is set', ['draw', EXAMPLE], { NO_COLOR: '1' }],
    ['--no-color is asked for', ['draw', '--no-color', EXAMPLE], {}],
    ['a style has none', ['draw', '--style', 'compact', EXAMPLE], {}],
    ['it is a picture', ['draw', '--style', 'svg', EXAMPLE], {}],
    ['programs read', ['solve', '--json', EXAMPLE], {}],
  ])('are off where %s', async (_, args, env) => {
    const { out, status } = await inTerminal(args, env);
    expect(out).not.toContain('\u001b');
    expect(status).toBe(0);
  });

  it('stay out of files', async () => {
    const path = join(folder, 'plain.txt');
    await inTerminal(['draw', '-o', path, EXAMPLE]);
    expect(readFileSync(path, 'utf8')).toBe((await pipwright(['draw', EXAMPLE])).out);
  });
});
