/** A puzzle file cannot write escape sequences on a terminal, nor turn the direction of writing. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../core/src/testing/effort.js';
import { kindsWith } from '../src/registry.js';
import { file } from './files.js';
import { measureHere, pipwright } from './run.js';

const UNPRINTABLE = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

/** Our own colours, which are never 99: that would be a file's. */
const OWN_COLORS = new RegExp(`${String.fromCharCode(27)}\\[(?!99)[\\d;]*m`, 'g');

/** Clears the screen, forges a colour, sets the title, turns the writing. */
const hostile = fc
  .array(
    fc.constantFrom(
      '\u001b[2J',
      '\u001b[99m',
      '\u001b]0;pwn\u0007',
      '\u009b31m',
      '\u202e',
      '\u2066',
      '\u2028',
      '\u0000',
      '\r',
      'a',
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(''));

/** A puzzle with hostile names in places of its own choice, as JSON, as YAML or as a day of the Times. */
const puzzles = fc
  .record({ text: hostile, key: fc.boolean(), region: fc.boolean(), id: fc.boolean(), form: fc.constantFrom(0, 1, 2) })
  .map(({ text, key, region, id, form }) => {
    const label = region ? text : 'a';
    const constraints = { [label]: { sum: 1, ...(key && { [text]: 1 }) }, ...(key && { [text]: { sum: 1 } }) };
    const names = { id: id ? text : 'one', name: text };
    const grid = { ...names, rows: 1, cols: 2, maxPip: 6, regions: [[label, label]], constraints };
    const cells = [0, 1].map((column) => [0, column]);
    const regions = [{ type: region ? text : 'sum', target: 1, indices: cells, ...(key && { [text]: 1 }) }];
    const level = { id: 1, constructors: text, dominoes: [[0, 1]], regions, solution: [cells] };
    const day = { printDate: id ? text : '2030-01-01', editor: text, easy: level, medium: level, hard: level };
    return [JSON.stringify(grid), `# yaml\n${JSON.stringify(grid)}`, JSON.stringify(day)][form] ?? '';
  });

/** Z3 takes long to load, and shows nothing of its own. */
const parts = { kinds: kindsWith({ find: () => undefined }), measurer: measureHere };

const COMMANDS = ['check', 'solve', 'count', 'draw', 'tilings', 'explain', 'hint', 'grade', 'compare'];
const ARGUMENTS = [
  ...COMMANDS.flatMap((command) => [[command], [command, '--json']]),
  ...['text', 'nyt', 'yaml', 'json', 'smtlib'].map((format) => ['convert', '--to', format]),
  ...['compact', 'svg', 'html'].map((style) => ['draw', '--style', style, '--labels']),
];

describe('what a puzzle file names', () => {
  it.each(ARGUMENTS.map((args) => [args.join(' '), args] as const))('writes nothing but text: %s', async (_, args) => {
    await fc.assert(
      fc.asyncProperty(puzzles, fc.boolean(), async (puzzle, isTerminal) => {
        // Standard error has its progress line on a terminal.
        const world = { terminals: isTerminal ? (['stdout'] as const) : [] };
        const { out, err } = await pipwright([...args, file('hostile.json', puzzle)], { ...world, parts });
        const plain = `${out}${err}`.replaceAll('\n', '').replaceAll(OWN_COLORS, isTerminal ? '' : '$&');
        expect(UNPRINTABLE.exec(plain)).toBeNull();
      }),
      { numRuns: runs(10) },
    );
  });

  it('stays as it was in JSON and YAML', async () => {
    const text = '\u001b[2J\u009b\u202e\u2066\u2028';
    const puzzle = JSON.stringify({ id: text, rows: 1, cols: 2, maxPip: 6, regions: [[text, text]], constraints: {} });
    const path = file('names.json', puzzle);
    const { out } = await pipwright(['solve', '--json', path]);
    expect(JSON.parse(out).puzzle.id).toBe(text);
    expect(out).toContain('\\u001b[2J\\u009b\\u202e\\u2066\\u2028');
    for (const format of ['json', 'yaml']) {
      const { out: converted } = await pipwright(['convert', '--to', format, path]);
      const again = await pipwright(['solve', '--json', file('again', converted)]);
      expect(JSON.parse(again.out).puzzle.id).toBe(text);
    }
  });
});
