/** Futoshiki from the command line: the same words as for Pips, and two more. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rows } from '../../core/src/testing/short-forms.js';
import { file, pathOf } from './files.js';
import { expectRefused, jsonLines, pipwright, root } from './run.js';

const EXAMPLES = ['json', 'tatham', 'txt'].map((ending) => `examples/futoshiki_4x4.${ending}`);
const [JSON_EXAMPLE = '', ID_EXAMPLE = '', GRID_EXAMPLE = ''] = EXAMPLES;
const SOLUTION = { grid: rows('1234 2341 3412 4123') };
const at = (Column: number, Row: number, number: number) => ({ Square: { Column, Row }, Number: number });
/** The same as seed 002 writes it, with the fixed numbers and without. */
const LIST = SOLUTION.grid.flatMap((line, row) => line.map((number, column) => at(column, row, number)));
const FIXED = ['0,2', '0,3', '1,0', '2,2', '3,1', '3,3'];
const ADDED = LIST.filter(({ Square: { Column, Row } }) => !FIXED.includes(`${Column},${Row}`));
const EMPTY_4 = file('empty.txt', '4:p\n');

describe('Futoshiki', () => {
  it.each(EXAMPLES)('is solved: %s', async (path) => {
    const [line] = jsonLines(await pipwright(['solve', '--json', path]));
    expect(line).toMatchObject({
      puzzle: { kind: 'futoshiki', id: 'futoshiki_4x4' },
      status: 'solved',
      solutions: [SOLUTION],
      engine: 'swift',
    });
  });

  it('is drawn solved for people, without a word of dominoes', async () => {
    const { out, status } = await pipwright(['solve', GRID_EXAMPLE]);
    expect(out).toMatch(/^┌───┬───┬.*┘\n\nFound 1 solution\(s\) in [\d:.]+:\n\n┌.*┘\n\n\(the only one\)\n$/s);
    expect(out).not.toMatch(/\n\n\n|Dominoes/);
    expect(status).toBe(0);
  });

  it('is counted, listed and shared like Pips, by engines of its own', async () => {
    const [counted] = jsonLines(await pipwright(['count', '--json', '--engine', 'MAC+BZ', EMPTY_4]));
    expect(counted).toMatchObject({ count: '576', exact: true, unique: false, engine: 'MAC+BZ' });
    const listed = jsonLines(await pipwright(['solve', '--limit', '2', '--json', EMPTY_4]));
    expect(listed).toMatchObject([{ solutions: [{}] }, { solutions: [{}] }, { count: '2', complete: false }]);
    const [shared] = jsonLines(await pipwright(['solve', '--common', '--json', EMPTY_4]));
    const cells = expect.arrayContaining([{ cell: [3, 3], values: [1, 2, 3, 4] }]);
    expect(shared?.common).toEqual({ cells, joined: [] });
    expect(await pipwright(['solve', '--engine', 'forward', ID_EXAMPLE])).toMatchObject({
      err: expect.stringContaining('[engine-of-other-kind]'),
      status: 2,
    });
  });

  it.each<[string, unknown[], string, number, string[]]>([
    ['the numbers that were added', ADDED, 'correct', 0, []],
    ['all numbers', LIST, 'correct', 0, []],
    ['nothing', [], 'incorrect', 1, ['solution-count']],
    ['something else', [...ADDED, 7], 'invalid', 2, ['numbered-square-shape']],
  ])('seed 002: is checked with a list of numbered squares: %s', async (name, list, word, status, codes) => {
    const solution = file(`listed ${name}.json`, JSON.stringify(list));
    const result = await pipwright(['check', '--json', JSON_EXAMPLE, '--solution', solution]);
    const problems = codes.map((code) => expect.objectContaining({ code }));
    expect(jsonLines(result)).toEqual([expect.objectContaining({ status: word, problems })]);
    expect(result.status).toBe(status);
  });

  it.each<[string, string, number, RegExp]>([
    ['a circle of signs', '. > .\n^   v\n. < .\n', 1, /The puzzle has no solution/],
    ['what is malformed', '3:0U,h', 2, /\[tatham-flag-off-grid\]/],
  ])('is not solved: %s', async (_, puzzle, status, message) => {
    const { out, err, ...ended } = await pipwright(['solve', '-'], { input: puzzle });
    expect(ended).toEqual({ status });
    expect(out + err).toMatch(message);
  });

  it('is converted between its formats, and into none of another kind', async () => {
    const tatham = await pipwright(['convert', '--to', 'tatham', JSON_EXAMPLE]);
    expect(tatham.out).toBe('4:0,2,0L,0D,0U,0L,0,1,3,0RD,1,0,4R,0,0,3,\n');
    const back = await pipwright(['convert', '--to', 'json', file('id.txt', tatham.out)]);
    expect(JSON.parse(back.out)).toEqual(JSON.parse(readFileSync(join(root, JSON_EXAMPLE), 'utf8')));
    expect(await pipwright(['convert', '--to', 'nyt', JSON_EXAMPLE])).toMatchObject({
      err: expect.stringContaining('[format-of-other-kind]'),
      status: 2,
    });
  });

  it('goes into one file of a folder where a file holds several', async () => {
    const target = pathOf('folder/');
    const { status } = await pipwright(['convert', '--to', 'json', '-o', target, file('both.txt', '4:p\n2:d\n')]);
    expect([status, readdirSync(target)]).toEqual([0, ['both.json']]);
    expect(JSON.parse(readFileSync(join(target, 'both.json'), 'utf8'))).toHaveLength(2);
  });

  it('is drawn in each style, and as a graph', async () => {
    const drawn = async (style: string) => (await pipwright(['draw', '--style', style, ID_EXAMPLE])).out;
    expect(await drawn('compact')).toMatch(/^\. 2<\. \.\n/);
    expect(await drawn('svg')).toMatch(/^<svg/);
    expect(await drawn('graph')).toContain('10 variables, 8 proven of 16 constraints');
    const solved = await pipwright(['draw', '--solved', '--style', 'graph', ID_EXAMPLE]);
    expect(solved.out.split('>= ')).toHaveLength(11);
    expect(await pipwright(['draw', '--style', 'graph', 'examples/sample_2x4.yaml'])).toMatchObject({
      err: expect.stringContaining('[style-of-other-kind]'),
      status: 2,
    });
  });

  it.each([
    ['theoretical', { rule: 16, proven: 0, idle: 0 }],
    ['proven', { rule: 0, proven: 8, idle: 0 }],
    [undefined, { rule: 0, proven: 8, idle: 8 }],
  ])('seed 002: is drawn as a graph with %s constraints', async (only, lines) => {
    const part = only === undefined ? [] : ['--only', only];
    const { status, out } = await pipwright(['draw', '--style', 'graph', ...part, JSON_EXAMPLE]);
    const drawn = Object.fromEntries(
      Object.keys(lines).map((name) => [name, out.split(`<path class="${name}"`).length - 1]),
    );
    expect([status, drawn]).toEqual([0, lines]);
  });

  it.each([
    [
      'another style',
      ['--style', 'svg', JSON_EXAMPLE],
      '--only proven cannot be used with --style svg. Use it with --style graph.',
    ],
    ['no style', [JSON_EXAMPLE], '--only proven cannot be used with --style box. Use it with --style graph.'],
    ['another kind', ['examples/sample_2x4.yaml'], '--only proven cannot be used with Pips puzzles.'],
  ])('seed 002: has no such parts in %s', async (_, args, message) => {
    await expectRefused(['draw', '--only', 'proven', ...args], message);
  });

  it('is traced and replayed', async () => {
    const trace = pathOf('futoshiki.jsonl');
    await pipwright(['solve', '--trace', trace, GRID_EXAMPLE]);
    const { out, status } = await pipwright(['replay', trace]);
    expect(out).toMatch(/1 solution/);
    expect(status).toBe(0);
  });

  it('has a number where a file holds several', async () => {
    const several = file('several.txt', '4:p\n# the second\n2:d\n');
    const ids = jsonLines(await pipwright(['count', '--json', several])).map(({ puzzle }) => puzzle);
    expect(ids).toMatchObject([{ id: 'several-1' }, { id: 'several-2' }]);
  });
});

describe('Futoshiki explained', () => {
  interface Explained {
    readonly steps: readonly { readonly places: readonly { cell: [number, number]; value: number }[] }[];
    readonly chapters: readonly { readonly steps: readonly number[]; readonly places: readonly object[] }[];
  }
  const EMPTY = SOLUTION.grid.flatMap((line, row) =>
    line.flatMap((value, column) => (FIXED.includes(`${column},${row}`) ? [] : [{ cell: [row, column], value }])),
  );

  it('names every empty cell once, and every step in one chapter', async () => {
    const [line] = jsonLines(await pipwright(['explain', '--json', GRID_EXAMPLE]));
    expect(line).toMatchObject({ puzzle: { kind: 'futoshiki' }, status: 'explained' });
    const { steps, chapters } = line as unknown as Explained;
    const placed = steps.flatMap(({ places }) => places);
    const inOrder = [...placed].sort((a, b) => a.cell[0] - b.cell[0] || a.cell[1] - b.cell[1]);
    expect(inOrder).toEqual(EMPTY);
    expect(chapters.flatMap((chapter) => chapter.steps)).toEqual([...steps.keys()]);
    for (const { steps: some, places } of chapters)
      expect(places).toEqual(some.flatMap((step) => steps[step]?.places ?? []));
  });

  it('is told chapter by chapter, with what to write', async () => {
    const { out, err, status } = await pipwright(['explain', '--grade', GRID_EXAMPLE]);
    expect(out).toMatch(/^futoshiki_4x4\n\n1 · .* — .*\n {2}1\. /);
    expect(out).toMatch(/\n {3}→ Write \d in r\dc\d/);
    expect(out).toMatch(/\nSolved, and there is no other solution\.\n[\s\S]*Grade \w+: /);
    expect(out).not.toMatch(/domino/i);
    for (const each of out.split('\n')) expect(each.length).toBeLessThanOrEqual(80);
    expect([err, status]).toEqual(['', 0]);
  });

  it('is a page like those of Pips', async () => {
    const result = await pipwright(['explain', '-o', pathOf('futoshiki.html'), GRID_EXAMPLE]);
    expect(result).toEqual({ status: 0, out: '', err: '' });
    const html = readFileSync(pathOf('futoshiki.html'), 'utf8');
    expect(html).not.toMatch(/domino/i);
    expect(html).toMatch(/<p class="place">Write /);
    expect(html).not.toContain('<figcaption>');
  });

  it('has what a bar means under the grid, which is no smaller for it', async () => {
    await pipwright(['explain', '-o', pathOf('adjacent.html'), 'examples/adjacent_4x4.txt']);
    const html = readFileSync(pathOf('adjacent.html'), 'utf8');
    expect(html).toMatch(/<figure class="whole"><svg .*<\/svg><figcaption>A bar joins neighbours .*<\/figcaption>/s);
    const sizes = html.match(/<svg width="\d+" height="\d+"/g) ?? [];
    expect(new Set(sizes).size).toBe(1);
  });

  it('says why there is no solution', async () => {
    const input = '3:1R,0,0,0,0,0,0,0,0,\n';
    const result = await pipwright(['explain', '--json', '-'], { input });
    expect(jsonLines(result)).toMatchObject([{ status: 'conflict', conflict: { class: 'empty-domain' } }]);
    expect(result.status).toBe(1);
    expect((await pipwright(['explain', '-'], { input })).out).toContain('The puzzle has no solution.\n');
  });

  it('says that what is placed cannot be finished', async () => {
    const grid = SOLUTION.grid.map((line) => line.map(() => 0));
    (grid[0] ?? [])[2] = 4;
    const progress = file('lost.json', JSON.stringify({ grid }));
    const result = await pipwright(['hint', '--json', '--progress', progress, GRID_EXAMPLE]);
    const because = expect.arrayContaining([{ placed: { cell: [0, 2], value: 4 } }]);
    expect(jsonLines(result)).toMatchObject([{ status: 'conflict', conflict: { because } }]);
    expect(result.status).toBe(1);
  });

  it('refuses a number in place of a given one', async () => {
    const progress = file('misplaced.json', '{"grid":[[0,3]]}');
    const result = await pipwright(['hint', '--json', '--progress', progress, GRID_EXAMPLE]);
    expect(jsonLines(result)).toMatchObject([{ status: 'invalid', problems: [{ code: 'solution-square-fixed' }] }]);
    expect(result.status).toBe(2);
  });

  it('has two solutions where there are several', async () => {
    const input = '4:p\n';
    const result = await pipwright(['explain', '--json', '-'], { input });
    expect(jsonLines(result)).toMatchObject([{ status: 'ambiguous', differ: { solutions: [{}, {}] } }]);
    const people = await pipwright(['explain', '-'], { input });
    expect(people.out).toMatch(/One solution:/);
    expect([result.status, people.status]).toEqual([0, 0]);
  });
});

describe('model', () => {
  it('shows the published metrics of the worked example', async () => {
    const { out } = await pipwright(['model', JSON_EXAMPLE]);
    expect(out).toMatch(
      /^variables +10 .*\nconstraints +8 .*\nconstraint density +0\.177778 .*\nmean tightness +0\.4 /s,
    );
    const [line] = jsonLines(await pipwright(['model', '--json', JSON_EXAMPLE]));
    expect(line).toMatchObject({ variables: 10, constraints: 8, constraintDensity: 0.177778, meanTightness: 0.4 });
  });

  it('has nothing to show of Pips', async () => {
    const { err, status } = await pipwright(['model', 'examples/sample_2x4.yaml']);
    expect(err).toContain('[kind-without-csp]');
    expect(status).toBe(2);
  });
});
