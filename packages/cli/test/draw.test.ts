import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { AMBIGUOUS, DAY, file, folder, MALFORMED, MUTILATED, pathOf, text, UNIQUE, UNSOLVABLE } from './files.js';
import { pipsSolver, pipwright } from './run.js';

const EXAMPLE = 'examples/hard_2025-10-12.txt';
const SVG = /^<svg [^>]*>.*<\/svg>\n$/s;

const draw = (...words: string[]) => pipwright(['draw', ...words]);

describe('draw', () => {
  it('draws the puzzle with its dominoes', async () => {
    const { status, out, err } = await draw(file('one.txt', UNIQUE));
    expect(out).toBe('┌───┬───┐\n│ 0 │ * │\n└───┴───┘\n\nDominoes:\n\n0-1\n');
    expect(err).toBe('');
    expect(status).toBe(0);
  });

  it('draws the solution, with numbers to rows and columns', async () => {
    const { out } = await pipsSolver(['draw', '--solved', '--labels', file('one.txt', UNIQUE)]);
    expect(out).toBe('    1   2\n  ┌───────┐\n1 │ 0   1 │\n  └───────┘\n');
  });

  it('draws in every style', async () => {
    const box = await draw('--style', 'box', EXAMPLE);
    expect(box.out).toBe((await draw(EXAMPLE)).out);
    const compact = await draw('--style', 'compact', '--solved', EXAMPLE);
    expect(compact.out).toBe('- - -|4\n4|5 1|4\n0|6|4|4\n2|0|2|5\n6|4|5 3\n-|6|- -\n');
    const svg = await draw('--style', 'svg', EXAMPLE);
    expect(svg.out).toMatch(SVG);
    expect(svg.out).not.toContain('Pips puzzle, solved');
    expect((await draw('--style', 'svg', '--solved', EXAMPLE)).out).toContain('Pips puzzle, solved');
  });

  it('writes into a file', async () => {
    const path = join(folder, 'picture.svg');
    const { status, out, err } = await draw('--style', 'svg', '-o', path, file('day.json', DAY), '--level', 'hard');
    expect([status, out, err]).toEqual([0, '', '']);
    expect(readFileSync(path, 'utf8')).toMatch(SVG);
  });

  it('lets the ending of the file decide the style', async () => {
    const puzzle = file('one.txt', UNIQUE);
    const made = async (name: string, ...options: string[]) => {
      const path = pathOf(name);
      const { status, out, err } = await draw('-o', path, ...options, puzzle);
      expect([name, status, out, err]).toEqual([name, 0, '', '']);
      return readFileSync(path);
    };
    expect(String(await made('made.svg'))).toMatch(SVG);
    expect(String(await made('made.SVG', '--style', 'svg'))).toMatch(SVG);
    expect(String(await made('made.html'))).toMatch(/^<!DOCTYPE html>.*<svg .*<\/html>\n$/s);
    expect((await made('made.png')).subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect(String(await made('made.txt'))).toMatch(/^┌/);
    expect(String(await made('made.txt', '--style', 'compact'))).toBe('. .\n');
    expect(String(await made('made'))).toMatch(/^┌/);
  });

  it('writes PNG and HTML to standard output, unless that is a terminal', async () => {
    const puzzle = file('one.txt', UNIQUE);
    const png = await draw('--style', 'png', puzzle);
    expect([png.status, png.out.slice(0, 8)]).toEqual([0, '\x89PNG\r\n\x1a\n']);
    const html = await draw('--style', 'html', puzzle);
    expect([html.status, html.out.slice(0, 15)]).toEqual([0, '<!DOCTYPE html>']);
    for (const style of ['png', 'html']) {
      const { status, out, err } = await pipwright(['draw', '--style', style, puzzle], { terminals: ['stdout'] });
      expect(err).toContain(
        `pipwright: A terminal cannot show ${style.toUpperCase()}. Name a file: -o puzzle.${style}\n`,
      );
      expect([status, out]).toEqual([2, '']);
    }
  });

  it('puts any number of puzzles on one page, each with its name, and says which cannot be drawn', async () => {
    const page = pathOf('day.html');
    const { status, err } = await draw('-o', page, file('day.json', DAY), file('<b>.txt', UNIQUE));
    const html = readFileSync(page, 'utf8');
    expect([...html.matchAll(/<figcaption>(.*)<\/figcaption>\n<svg /g)].map(([, name]) => name)).toEqual([
      '2030-01-02-easy',
      '2030-01-02-hard',
      '&#60;b&#62;',
    ]);
    expect(html).toContain('<title>2030-01-02-easy, 2030-01-02-hard, &#60;b&#62;</title>');
    expect(html).not.toMatch(/(?:src|href)=|<script/);
    expect(err).toMatch(/\[level-null\]/);
    expect(status).toBe(2);
    const none = await draw('-o', pathOf('none.html'), file('bad.txt', MALFORMED));
    expect([none.status, existsSync(pathOf('none.html'))]).toEqual([2, false]);
  });

  it('says why there is no PNG where its renderer cannot be had, before anything is solved', async () => {
    const args = ['draw', '--solved', '-o', pathOf('no.png'), file('one.txt', UNIQUE)];
    const missing = await pipwright(args, { parts: { renderer: { find: () => undefined } } });
    expect(missing.err).toBe('PNG pictures need the package @resvg/resvg-wasm, which is not installed.\n');
    const install = () => {
      throw new Error('there is no network.');
    };
    const failed = await pipwright(args, { parts: { renderer: { find: () => undefined, install } } });
    expect(failed.err).toMatch(/and installing it failed: there is no network\.\n$/);
    expect([missing.status, failed.status, existsSync(pathOf('no.png'))]).toEqual([2, 2, false]);
  });

  it('refuses several puzzles for one file', async () => {
    const path = join(folder, 'several.txt');
    for (const sources of [[file('one.txt', UNIQUE), file('two.txt', AMBIGUOUS)], [file('day.json', DAY)]]) {
      const { status, out, err } = await draw('-o', path, ...sources);
      expect(err).toMatch(/-o and pictures take one puzzle/);
      expect([status, out]).toEqual([2, '']);
    }
    expect(existsSync(path)).toBe(false);
  });

  it('says that a file cannot be written', async () => {
    const { status, err } = await draw('-o', join(file('one.txt', UNIQUE), 'x'), file('one.txt', UNIQUE));
    expect(err).toMatch(/cannot be written: a file is where a folder should be/);
    expect(status).toBe(2);
  });

  it('says that there is no solution, with status 1, and writes nothing', async () => {
    const path = join(folder, 'unsolvable.svg');
    const { status, out, err } = await draw('--solved', '-o', path, file('none.txt', UNSOLVABLE));
    expect([status, out, err]).toEqual([1, '', 'none: The puzzle has no solution.\n']);
    expect(existsSync(path)).toBe(false);
    expect((await draw(file('none.txt', UNSOLVABLE))).status).toBe(0);
  });

  it('says that time was up, with status 3', async () => {
    const { status, out, err } = await draw(
      '--solved',
      '--engine',
      'reference',
      '--timeout',
      '100ms',
      file('slow.txt', MUTILATED),
    );
    expect(err).toMatch(/^slow: Stopped early \(the time is up/);
    expect([status, out]).toEqual([3, '']);
  });

  it('names each of several puzzles, and goes on after a bad one', async () => {
    const { status, out, err } = await draw(
      file('one.txt', UNIQUE),
      file('bad.txt', MALFORMED),
      file('two.txt', AMBIGUOUS),
    );
    expect(out).toMatch(/^one\n\n┌.*0-1\n\ntwo\n\n┌/s);
    expect(err).toMatch(/bad\.txt:\d+:\d+: error: /);
    expect(status).toBe(2);
  });

  it('draws the empty board', async () => {
    const empty = file('empty-board.txt', text('', ''));
    expect((await draw(empty)).out).toBe('(an empty board)\n\nDominoes:\n\nnone\n');
    expect((await draw('--solved', empty)).out).toBe('(an empty board)\n');
    expect((await draw('--style', 'svg', empty)).out).toMatch(SVG);
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
    expect(readFileSync(path, 'utf8')).toBe((await draw(EXAMPLE)).out);
  });
});
