/** Futoshiki from the command line: the same words as for Pips, and two more. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { file, pathOf } from './files.js';
import { jsonLines, pipwright, root, spawnedPipwright } from './run.js';

const EXAMPLES = ['json', 'tatham', 'txt'].map((ending) => `examples/futoshiki_4x4.${ending}`);
const [JSON_EXAMPLE = '', ID_EXAMPLE = '', GRID_EXAMPLE = ''] = EXAMPLES;
const SOLUTION = {
  grid: [
    [1, 2, 3, 4],
    [2, 3, 4, 1],
    [3, 4, 1, 2],
    [4, 1, 2, 3],
  ],
};
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

  it.each([
    ['swift', '576'],
    ['MAC+BZ', '576'],
    ['BT+NO', '576'],
  ])('is counted by %s', async (engine, count) => {
    const [line] = jsonLines(await pipwright(['count', '--json', '--engine', engine, EMPTY_4]));
    expect(line).toMatchObject({ status: 'counted', count, exact: true, unique: false, engine });
  });

  it('gives every solution once, and what they share', async () => {
    const lines = jsonLines(await pipwright(['solve', '--all', '--json', EMPTY_4]));
    const grids = lines.flatMap(({ solutions }) => (solutions as unknown[]).map((each) => JSON.stringify(each)));
    expect(new Set(grids).size).toBe(576);
    expect(lines.at(-1)).toMatchObject({ solutions: [], count: '576', complete: true });
    const [shared] = jsonLines(await pipwright(['solve', '--common', '--json', EMPTY_4]));
    const cells = expect.arrayContaining([{ cell: [3, 3], values: [1, 2, 3, 4] }]);
    expect(shared?.common).toEqual({ cells, joined: [] });
  });

  it.each<[string, unknown[], string, number, string[]]>([
    ['the numbers that were added', ADDED, 'correct', 0, []],
    ['all numbers', LIST, 'correct', 0, []],
    ['nothing', [], 'incorrect', 1, ['solution-count']],
    ['too few', ADDED.slice(1), 'incorrect', 1, ['solution-count']],
    ['a square outside', [...ADDED, at(4, 4, 1)], 'incorrect', 1, ['solution-count', 'solution-square-outside']],
    [
      'a number out of range',
      [at(0, 0, 9), ...ADDED.slice(1)],
      'incorrect',
      1,
      ['solution-number-range', 'solution-less'],
    ],
    ['something else', [...ADDED, 7], 'invalid', 2, ['numbered-square-shape']],
  ])('seed 002: is checked with a list of numbered squares: %s', async (name, list, word, status, codes) => {
    const solution = file(`listed ${name}.json`, JSON.stringify(list));
    const result = await pipwright(['check', '--json', JSON_EXAMPLE, '--solution', solution]);
    const problems = codes.map((code) => expect.objectContaining({ code }));
    expect(jsonLines(result)).toEqual([expect.objectContaining({ status: word, problems })]);
    expect(result.status).toBe(status);
  });

  it('is checked, with a solution and without', async () => {
    const right = file('right.json', JSON.stringify(SOLUTION));
    const wrong = file('wrong.json', JSON.stringify(SOLUTION).replace('[1,2,3,4]', '[2,1,3,4]'));
    expect(await pipwright(['check', ID_EXAMPLE])).toMatchObject({ out: 'futoshiki_4x4: valid\n', status: 0 });
    expect(await pipwright(['check', ID_EXAMPLE, '--solution', right])).toMatchObject({ status: 0 });
    const result = await pipwright(['check', '--json', ID_EXAMPLE, '--solution', wrong]);
    const problems = ['given-changed', 'solution-column'].map((code) => expect.objectContaining({ code }));
    expect(jsonLines(result)[0]).toMatchObject({ problems: expect.arrayContaining(problems) });
    expect(result.status).toBe(1);
  });

  it('is told to be unsolvable, or malformed', async () => {
    const cycle = file('cycle.txt', '. > .\n^   v\n. < .\n');
    expect(await pipwright(['solve', cycle])).toMatchObject({ status: 1 });
    const off = await pipwright(['solve', '--json', file('off.txt', '3:0U,h')]);
    expect(jsonLines(off)[0]).toMatchObject({ status: 'invalid', problems: [{ code: 'tatham-flag-off-grid' }] });
    expect(off.status).toBe(2);
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
    const { status, out, err } = await pipwright(['draw', '--only', 'proven', ...args]);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });

  it('is traced and replayed', async () => {
    const trace = pathOf('futoshiki.jsonl');
    await pipwright(['solve', '--trace', trace, GRID_EXAMPLE]);
    const { out, status } = await pipwright(['replay', trace]);
    expect(out).toMatch(/1 solution/);
    expect(status).toBe(0);
  });

  it('has engines of its own, compared like those of Pips', async () => {
    const result = await spawnedPipwright([
      'compare',
      '--json',
      '--engine',
      'swift,CBJ+MC',
      '--engine',
      'MAC+BZ,swift',
      EMPTY_4,
    ]);
    expect(jsonLines(result)[0]).toMatchObject({ status: 'agreed' });
    expect(jsonLines(result)[0]?.engines).toHaveLength(3);
    expect(await pipwright(['solve', '--engine', 'forward', ID_EXAMPLE])).toMatchObject({
      err: expect.stringContaining('[engine-of-other-kind]'),
      status: 2,
    });
  });

  it('has a number where a file holds several', async () => {
    const several = file('several.txt', '4:p\n# the second\n2:d\n');
    const ids = jsonLines(await pipwright(['count', '--json', several])).map(({ puzzle }) => puzzle);
    expect(ids).toMatchObject([{ id: 'several-1' }, { id: 'several-2' }]);
  });
});

describe('model', () => {
  it('shows the published metrics of the worked example', async () => {
    const { out } = await pipwright(['model', JSON_EXAMPLE]);
    for (const figure of [
      /^variables +10 /,
      /\nconstraints +8 /,
      /\nconstraint density +0\.177778 /,
      /\nmean tightness +0\.4 /,
    ]) {
      expect(out).toMatch(figure);
    }
    const [line] = jsonLines(await pipwright(['model', '--json', JSON_EXAMPLE]));
    expect(line).toMatchObject({ variables: 10, constraints: 8, constraintDensity: 0.177778, meanTightness: 0.4 });
  });

  it('has nothing to show of Pips', async () => {
    const { err, status } = await pipwright(['model', 'examples/sample_2x4.yaml']);
    expect(err).toContain('[kind-without-csp]');
    expect(status).toBe(2);
  });
});
