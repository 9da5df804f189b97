/** Every page of the help: what it says, how wide it is, and that its examples run. */
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SOAKING } from '../../core/src/testing/effort.js';
import { kindsWith } from '../src/registry.js';
import { anyDay, dayOf, place, serve } from './days.js';
import { folder, UNIQUE } from './files.js';
import { makeZip } from './make-zip.js';
import { measureHere, pipsSolver, pipwright, root } from './run.js';

const COMMANDS = ['solve', 'count', 'check', 'convert', 'draw', 'model', 'tilings', 'explain', 'hint'];
COMMANDS.push('grade', 'generate', 'batch', 'stats', 'worker', 'compare', 'engines', 'replay', 'serve');

const PAGES = [['--help'], ...COMMANDS.map((command) => [command, '--help'])];

describe('help', () => {
  it.each([...PAGES, ['help'], ['help', 'solve']])('is there for %s %s', async (...args) => {
    const { status, out, err } = await pipwright(args.filter(Boolean));
    expect(status).toBe(0);
    expect(out).toMatch(/^Usage: pipwright/);
    expect(err).toBe('');
  });

  it('lists every command', async () => {
    const { out } = await pipwright(['--help']);
    const listed = [...out.matchAll(/^ {2}([a-z]+) {2,}[A-Z]/gm)].map(([, command]) => command);
    expect(listed).toEqual([...COMMANDS, 'help']);
  });

  it.each([
    ['pips-solver', pipsSolver],
    ['pipwright', pipwright],
  ])('seed 001: begins with a file for %s', async (name, run) => {
    const ways = ['FILE', 'DATE [easy|medium|hard]...', 'COMMAND [options]'].map((way) => `${name} ${way}\n`);
    expect((await run(['--help'])).out.startsWith(`Usage: ${ways.join('       ')}\n`)).toBe(true);
  });

  it.each(PAGES)('fits 80 columns: %s %s', async (...args) => {
    const { out } = await pipsSolver(args.filter(Boolean));
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  it.each(PAGES)('lists no engines among its options, and says where they are: %s %s', async (...args) => {
    const { out } = await pipwright(args.filter(Boolean));
    const [options = ''] = out.split('\nExamples:');
    const words = options.split(/[^\w+-]+/);
    const names = kindsWith().flatMap(({ engines }) => engines.map(({ name }) => name));
    expect(names.filter((name) => words.includes(name))).toEqual([]);
    if (options.includes('--engine')) expect(options).toContain('(see engines)');
  });

  it('tells the version', async () => {
    expect((await pipwright(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

/** A folder with the files that examples name, and a server for the days. */
async function workplace() {
  const { url } = await serve(anyDay);
  const cwd = mkdtempSync(join(folder, 'examples-'));
  cpSync(join(root, 'examples'), join(cwd, 'examples'), { recursive: true });
  writeFileSync(join(cwd, 'puzzle.txt'), UNIQUE);
  mkdirSync(join(cwd, 'puzzles'));
  writeFileSync(join(cwd, 'puzzles/puzzle.txt'), UNIQUE);
  writeFileSync(join(cwd, 'day.json'), dayOf('2030-01-02'));
  writeFileSync(join(cwd, 'placed.json'), '{"placements":[]}');
  writeFileSync(join(cwd, 'pack.zip'), makeZip([{ name: 'puzzle.txt', content: UNIQUE }]));
  writeFileSync(join(cwd, 'lines.jsonl.gz'), gzipSync(`${dayOf('2030-01-02')}\n`.repeat(2)));
  return { cwd, env: place(url).env };
}

const SERVES = ['serve', 'worker'];

/** Every engine takes a second; a word is four puzzles. */
function isSlow(command: string, words: readonly string[]): boolean {
  return (command === 'compare' && !words.includes('--engine')) || words.includes('LOVE');
}

describe('the examples', () => {
  it.each(COMMANDS.filter((command) => !SERVES.includes(command)))('of %s run', async (command) => {
    const here = await workplace();
    const { out } = await pipsSolver([command, '--help']);
    const lines = [...out.matchAll(/^ {2}\$ (.*)$/gm)].map(([, line = '']) => line);
    expect(lines.some((line) => line.startsWith(`pips-solver ${command}`))).toBe(true);
    for (const line of lines) {
      const [typed = '', target] = line.split(' > ');
      const [program, ...words] = typed.split(' ');
      expect(program).toBe('pips-solver');
      if (!SOAKING && isSlow(command, words)) continue;
      const result = await pipsSolver(words, { ...here, parts: { measurer: measureHere } });
      expect(result, line).toMatchObject({ status: 0, err: expect.not.stringContaining('error') });
      if (target !== undefined) writeFileSync(join(here.cwd, target), result.out);
    }
  });

  it.each(SERVES)('of %s are there', async (command) => {
    expect((await pipsSolver([command, '--help'])).out).toMatch(new RegExp(`\\$ pips-solver ${command}\\b`));
  });
});

it('is the help itself that help has', async () => {
  const { out, status } = await pipwright(['help', 'help']);
  expect(out).toBe((await pipwright(['--help'])).out);
  expect(status).toBe(0);
});

it('offers dates and levels only where the kinds have days', async () => {
  expect((await pipwright(['solve', '--help'])).out).toMatch(/date \(2025-08-24, today\).*--level <name>/s);
  expect((await pipwright(['model', '--help'])).out).not.toMatch(/2025-08-24|--level/);
});
