import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pips } from '@pipwright/pips/parts';
import { describe, expect, it } from 'vitest';
import { DAY, file, folder, text } from './files.js';
import { jsonLines, pipwright, root } from './run.js';

const rectangle = (rows: number, columns: number) =>
  file(
    `${rows}x${columns}.txt`,
    text(
      Array(rows).fill('#'.repeat(columns)).join('\n'),
      Array((rows * columns) / 2)
        .fill('00')
        .join(','),
    ),
  );

/** As seed 003 draws them. */
const THREE = `┌───┬───┬───┐      ┌───┬───────┐      ┌───────┬───┐
│ ■ │ ■ │ ■ │      │ ■ │ ■   ■ │      │ ■   ■ │ ■ │
│   │   │   │      │   ├───────┤      ├───────┤   │
│ ■ │ ■ │ ■ │      │ ■ │ ■   ■ │      │ ■   ■ │ ■ │
└───┴───┴───┘      └───┴───────┘      └───────┴───┘
`;

describe('tilings', () => {
  it('are counted', async () => {
    const files = [rectangle(2, 3), rectangle(8, 8), file('apart.txt', text('# #', '00'))];
    const { status, out, err } = await pipwright(['tilings', ...files]);
    expect([status, out, err]).toEqual([0, '2x3: 3 tilings\n8x8: 12988816 tilings\napart: 0 tilings\n', '']);
  });

  it('are counted exactly, however many, within two seconds', async () => {
    const result = await pipwright(['tilings', '--json', '--timeout', '2s', rectangle(16, 16)]);
    const [line] = jsonLines(result);
    expect(line).toMatchObject({
      puzzle: { kind: 'pips', id: '16x16' },
      status: 'counted',
      tilings: '2444888770250892795802079170816',
    });
    expect(line?.milliseconds).toBeLessThan(2000);
    expect(result.status).toBe(0);
  });

  it('are drawn as in seed 003, to the letter', async () => {
    const { out } = await pipwright(['tilings', '--draw', '3', rectangle(2, 3)]);
    expect(out).toBe(`2x3: 3 tilings:\n\n${THREE}`);
  });

  it('are drawn in rows, the first of many', async () => {
    const { out } = await pipwright(['tilings', '--draw', '4', rectangle(2, 4)]);
    expect(out).toMatch(/^2x4: 5 tilings, the first 4:\n\n(.+\n){5}\n(.+\n){5}$/);
    expect(out.match(/┌/g)).toHaveLength(4);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(out).not.toMatch(/ \n/);
  });

  it('are drawn for programs', async () => {
    const [line] = jsonLines(await pipwright(['tilings', '--json', '--draw', '9', rectangle(2, 3)]));
    const drawings = line?.drawings as string[];
    expect(drawings).toHaveLength(3);
    expect(drawings[1]).toBe('┌───┬───────┐\n│ ■ │ ■   ■ │\n│   ├───────┤\n│ ■ │ ■   ■ │\n└───┴───────┘');
  });

  it('of the empty board are one', async () => {
    const empty = file('empty-board.txt', text('', ''));
    expect((await pipwright(['tilings', '--draw', '2', empty])).out).toBe(
      'empty-board: 1 tiling:\n\n(an empty board)\n',
    );
  });

  it('of a board without any are not drawn', async () => {
    const { status, out } = await pipwright(['tilings', '--draw', '2', file('apart.txt', text('# #', '00'))]);
    expect([status, out]).toEqual([0, 'apart: 0 tilings\n']);
  });

  it('are drawn as trees', async () => {
    const path = join(folder, 'trees.svg');
    const { status, out, err } = await pipwright(['tilings', '--forest', '-o', path, 'examples/sample_2x4.yaml']);
    expect([status, out, err]).toEqual([0, 'sample_2x4 (Simple 2x4 Puzzle): 5 tilings\n', '']);
    const svg = readFileSync(path, 'utf8');
    expect(svg).toBe(readFileSync(join(root, 'docs/pictures/forest_2x4.svg'), 'utf8'));
    expect([...svg.matchAll(/class="words label"[^>]*>(\d+)</g)].map(([, number]) => number).join()).toBe('1,2,3,4,5');
  });

  it('are not drawn as trees where there are too many, and still counted', async () => {
    const path = join(folder, 'jungle.svg');
    const { status, out, err } = await pipwright(['tilings', '--forest', '-o', path, rectangle(8, 8)]);
    expect(err).toMatch(/8x8\.txt: error: The forest is too large .* \[forest-too-large\]\n$/);
    expect([status, out, existsSync(path)]).toEqual([2, '8x8: 12988816 tilings\n', false]);
  });

  it('of several puzzles do not go into one file', async () => {
    const path = join(folder, 'woods.svg');
    const { status, err } = await pipwright(['tilings', '--forest', '-o', path, file('day.json', DAY)]);
    expect(err).toMatch(/-o takes one puzzle/);
    expect([status, existsSync(path)]).toEqual([2, false]);
  });

  it('are refused where the kind of puzzle has none', async () => {
    const { tilings: _, ...others } = pips;
    const { status, err } = await pipwright(['tilings', rectangle(2, 3)], { parts: { kinds: [others] } });
    expect(err).toMatch(/2x3\.txt: error: A Pips board is not covered with dominoes.*\[kind-without-tilings\]\n$/);
    expect(status).toBe(2);
  });

  it('that take too long are not counted, which is said', async () => {
    const large = rectangle(64, 64);
    const { status, out } = await pipwright(['tilings', '--timeout', '100ms', large]);
    expect(out).toMatch(/^64x64: not counted \(stopped early: the time is up; --timeout gives it more\)\n$/);
    expect(status).toBe(3);
    const result = await pipwright(['tilings', '--json', '--timeout', '100ms', large]);
    expect(jsonLines(result)).toMatchObject([{ status: 'stopped', tilings: null }]);
    expect(result.status).toBe(3);
  });

  it('are interrupted by Ctrl-C', async () => {
    const { status, out } = await pipwright(['tilings', '--draw', '1000000', rectangle(8, 8)], { interrupt: true });
    expect(out).toMatch(/^8x8: 12988816 tilings, the first 1000000:\n/);
    expect(out).toMatch(/Stopped early \(interrupted\): there are more\.\n$/);
    expect(status).toBe(3);
  });
});
