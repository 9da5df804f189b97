/** What people are told an input is called: its id, its file where ids are the same, and its name. */
import { mkdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AMBIGUOUS, DAY, file, pathOf, UNIQUE } from './files.js';
import { jsonLines, pipwright } from './run.js';

for (const name of ['first', 'second']) mkdirSync(pathOf(name), { recursive: true });

const NAMED = (id: string, name: string) =>
  `id: ${id}\nname: ${name}\nrows: 1\ncols: 2\nregions: [[a, a]]\nconstraints: {}\n`;

const ids = (result: Parameters<typeof jsonLines>[0]) =>
  jsonLines(result).map(({ puzzle }) => (puzzle as { readonly id: string }).id);

describe('inputs with the same id', () => {
  it('are told apart by their files, and only those', async () => {
    const paths = [file('first/one.txt', UNIQUE), file('second/one.txt', AMBIGUOUS), file('other.txt', UNIQUE)];
    const { out } = await pipwright(['count', ...paths]);
    expect(out).toBe(`${paths[0]}: 1 solution (unique)\n${paths[1]}: 2 solutions\nother: 1 solution (unique)\n`);
    expect(ids(await pipwright(['count', '--json', ...paths]))).toEqual(['one', 'one', 'other']);
  });

  it('are told apart by their levels too', async () => {
    const [day, copy] = [file('day.json', DAY), file('copy.json', DAY)];
    const { out } = await pipwright(['check', day, copy, 'hard']);
    expect(out).toMatch(/^2030-01-02-easy: valid\n/);
    expect(out).toContain(`\n${day} hard: valid\n${copy} hard: valid\n`);
  });

  it('are told apart in drawings, explanations and comparisons', async () => {
    const paths = [file('first/one.txt', UNIQUE), file('second/one.txt', UNIQUE)];
    for (const command of ['solve', 'draw', 'explain', 'hint', 'tilings']) {
      const { out } = await pipwright([command, ...paths]);
      for (const path of paths) expect(out.match(new RegExp(`^${path}\\b`, 'gm')), command).toHaveLength(1);
    }
  });

  it('are found out one by one where there are many files', async () => {
    const others = Array.from({ length: 20 }, (_, i) => file(`other-${i}.txt`, UNIQUE));
    const same = [file('first/a.yaml', NAMED('n1', 'Here')), file('second/b.yaml', NAMED('n1', 'There'))];
    const named = [file('first/one.txt', UNIQUE), file('second/one.txt', UNIQUE)];
    const { out } = await pipwright(['check', ...same, ...named, ...others]);
    expect(out.split('\n').slice(0, 5)).toEqual([
      'n1 (Here): valid',
      `${same[1]} (There): valid`,
      `${named[0]}: valid`,
      `${named[1]}: valid`,
      'other-0: valid',
    ]);
  });

  it('may be standard input', async () => {
    const path = file('first/one.txt', UNIQUE);
    const { out } = await pipwright(['check', path, '-'], { input: UNIQUE });
    expect(out).toBe('one: valid\n-: valid\n');
  });

  it('are one where no other has it', async () => {
    expect((await pipwright(['check', file('first/one.txt', UNIQUE)])).out).toBe('one: valid\n');
  });
});

describe('a name', () => {
  it('stands behind the id', async () => {
    const path = file('named.yaml', NAMED('n1', 'Two cells'));
    expect((await pipwright(['check', path])).out).toBe('n1 (Two cells): valid\n');
    expect(ids(await pipwright(['check', '--json', path]))).toEqual(['n1']);
  });

  it('stands behind the file where ids are the same', async () => {
    const paths = [file('first/a.yaml', NAMED('n1', 'Here')), file('second/b.yaml', NAMED('n1', 'There'))];
    const { out } = await pipwright(['check', ...paths]);
    expect(out).toBe(`${paths[0]} (Here): valid\n${paths[1]} (There): valid\n`);
  });

  it('is one line, and an id that is blank is none', async () => {
    const path = file('blank.yaml', NAMED('""', '"two\\n lines"'));
    expect((await pipwright(['check', path])).out).toBe('blank (two lines): valid\n');
  });

  it('stands above the board that is solved', async () => {
    const { out } = await pipwright(['solve', file('named.yaml', NAMED('n1', 'Two cells'))]);
    expect(out).toMatch(/^Two cells\n\n┌/);
  });

  it('writes nothing on the terminal that is not text', async () => {
    const { out } = await pipwright(['check', file('named.yaml', NAMED('n1', '"\\e[31mred"'))]);
    expect(out).not.toContain('\u001b');
  });
});

it('check warns of a level of a day that there is not, once, and leaves it out', async () => {
  const day = JSON.stringify({ ...JSON.parse(DAY), expert: JSON.parse(DAY).hard, note: {}, more: { regions: [] } });
  const lines = jsonLines(await pipwright(['check', '--json', file('day-of-four.json', day)]));
  expect(lines.map(({ warnings }) => warnings)).toEqual([
    [expect.objectContaining({ code: 'level-unknown', where: { path: '/expert' } })],
    [],
    [],
  ]);
  const { out } = await pipwright(['check', file('day-of-four.json', day)]);
  expect(out).toContain('/expert: warning: “expert” is not a level, so its puzzle is ignored.');
});
