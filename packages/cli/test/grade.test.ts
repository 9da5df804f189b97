import { chmodSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { futoshikiExplainer } from '@pipwright/futoshiki/parts';
import { pipsExplainer } from '@pipwright/pips/parts';
import { describe, expect, it } from 'vitest';
import { AMBIGUOUS, DAY, file, MALFORMED, pathOf, SLOW_TO_COUNT, text, UNIQUE, UNSOLVABLE } from './files.js';
import { at, HAND_GRADE, handTold, TWO, withExplainer } from './hand-told.js';
import { jsonLines, pipwright } from './run.js';

const EXAMPLE = 'examples/hard_2025-10-12.txt';
const FUTOSHIKI = 'examples/futoshiki_4x4.txt';
/** Game IDs: an empty square of side 2, and a 1 that should be more than another number. */
const [OPEN, LOST] = ['2:0,0,0,0,', '3:1R,0,0,0,0,0,0,0,0,'];

const GRADE = {
  label: expect.stringMatching(/^(?:easy|medium|hard|expert)$/),
  hardest: expect.any(String),
  curve: expect.any(Array),
  bottleneck: expect.any(Number),
  scale: expect.any(Number),
};
const KNOWN = { hardest: null, steps: 0, chapters: 0 };

interface Graded {
  readonly score: number;
  readonly effort: number;
  readonly forItsSize: number;
  readonly curve: readonly number[];
  readonly bottleneck: number;
  readonly chapters: number;
}

const withoutTime = (lines: readonly Record<string, unknown>[]) =>
  lines.map(({ milliseconds, ...line }) => ({ ...line, timed: typeof milliseconds }));

describe('grade --json', () => {
  it.each<[string, string, object, number]>([
    ['one solution', UNIQUE, { status: 'graded', grade: GRADE }, 0],
    ['nothing to do', text('', ''), { status: 'graded', grade: { ...KNOWN, effort: 0, bottleneck: null } }, 0],
    ['several solutions', AMBIGUOUS, { status: 'ambiguous', grade: null }, 0],
    ['no solution', UNSOLVABLE, { status: 'conflict', grade: null }, 1],
    ['no puzzle', MALFORMED, { status: 'invalid', problems: expect.any(Array) }, 2],
    ['Futoshiki with several solutions', OPEN, { status: 'ambiguous', grade: null }, 0],
    ['Futoshiki without a solution', LOST, { status: 'conflict', grade: null }, 1],
  ])('%s', async (_, puzzle, expected, status) => {
    const result = await pipwright(['grade', '--json', '-'], { input: puzzle });
    expect(jsonLines(result)).toMatchObject([{ puzzle: { id: '-' }, ...expected }]);
    expect([result.err, result.status]).toEqual(['', status]);
  });

  it('has figures that belong together', async () => {
    const [line] = jsonLines(await pipwright(['grade', '--json', FUTOSHIKI]));
    expect(line).toMatchObject({ status: 'graded', grade: GRADE });
    const { score, effort, forItsSize, curve, bottleneck, chapters } = (line as unknown as { grade: Graded }).grade;
    expect(score).toBe(effort);
    expect(forItsSize).toBeGreaterThanOrEqual(-1);
    expect(curve.reduce((all, point) => all + point)).toBeCloseTo(effort, -1);
    expect(bottleneck).toBeLessThan(chapters);
  });

  it('says what explain --grade says, every time', async () => {
    const sources = [FUTOSHIKI, file('one.txt', UNIQUE), file('two.txt', AMBIGUOUS)];
    const graded = jsonLines(await pipwright(['grade', '--json', ...sources]));
    const explained = jsonLines(await pipwright(['explain', '--json', '--grade', ...sources]));
    expect(graded.map(({ grade }) => grade)).toEqual(explained.map(({ grade }) => grade));
    const again = jsonLines(await pipwright(['grade', '--json', ...sources]));
    expect(withoutTime(again)).toEqual(withoutTime(graded));
  });

  it('stops when the time is up, with what is known', async () => {
    const result = await pipwright(['grade', '--json', '--timeout', '1ms', EXAMPLE]);
    expect(jsonLines(result)).toMatchObject([
      { status: 'stopped', grade: { steps: expect.any(Number), chapters: expect.any(Number) } },
    ]);
    expect([result.err, result.status]).toEqual(['', 3]);
  });

  it('knows soon that there are several solutions, however many there are', async () => {
    const result = await pipwright(['grade', '--json', file('slow.txt', SLOW_TO_COUNT)]);
    expect(jsonLines(result)).toMatchObject([{ status: 'ambiguous', grade: null }]);
  });

  it('stops at Ctrl-C, also before puzzles that it has not begun', async () => {
    const sources = [file('one.txt', UNIQUE), EXAMPLE, FUTOSHIKI];
    const result = await pipwright(['grade', '--json', ...sources], { interrupt: true });
    expect(jsonLines(result).map(({ status }) => status)).toEqual(['graded', 'stopped', 'stopped']);
    expect(result.status).toBe(3);
  });
});

describe('grade, for people,', () => {
  it('reports on one puzzle', async () => {
    const result = await pipwright(['grade', file('two-dominoes.txt', TWO)], { parts: { kinds: [handTold] } });
    expect(result).toEqual({
      status: 0,
      err: '',
      out: `two-dominoes: medium (not easy, because something has to be supposed)

  Effort        12 (version 1 of the Pips scale)
  For its size  41 % more effort than usual
  Hardest       Try both
  Length        2 chapters, 3 steps
  Curve         ▁▃█▅▃▃▃▃▂▂ (effort by tenths of the solve, most in the third)
  Bottleneck    chapter 2 of 2 (where there are the fewest other ways to go on)
`,
    });
    const { out } = await pipwright(['grade', '-'], { input: text('', '') });
    expect(out).toMatch(
      /^-: easy\n\n {2}Effort {8}0 .*\n {2}For its size {2}the usual effort\n.*nothing to do\n.*0 chapters, 0 steps\n$/,
    );
  });

  it('counts in times what is far above the usual effort', async () => {
    const grading = () => ({
      ...at({ status: 'graded' as const, grade: { ...HAND_GRADE, forItsSize: 17.2 }, open: 1, efforts: [] }),
      soFar: () => HAND_GRADE,
      soon: () => ({ open: undefined, hardest: undefined }),
    });
    const parts = { kinds: [withExplainer({ grade: grading })] };
    const { out } = await pipwright(['grade', file('two-dominoes.txt', TWO)], { parts });
    expect(out).toContain('\n  For its size  18 times the usual effort\n');
  });

  it('reports what docs/explain.md shows', async () => {
    const command = `$ ./pips-solver grade ${EXAMPLE}\n`;
    const [, block = ''] = readFileSync(new URL('../../../docs/explain.md', import.meta.url), 'utf8').split(command);
    expect((await pipwright(['grade', EXAMPLE])).out).toBe(block.slice(0, block.indexOf('```')));
  });

  it('says why there is no grade, and what to run', async () => {
    const two = file('two.txt', AMBIGUOUS);
    expect((await pipwright(['grade', two])).out).toBe(
      `two: no grade, because there are several solutions\n(to see where they differ: pipwright explain ${two})\n`,
    );
    const none = file('none.txt', UNSOLVABLE);
    const { out, status } = await pipwright(['grade', none]);
    expect(out).toBe(`none: no grade, because there is no solution\n(to see why: pipwright explain ${none})\n`);
    expect(status).toBe(1);
  });

  it('says what is known when it is stopped', async () => {
    const { out, status } = await pipwright(['grade', '--timeout', '1ms', EXAMPLE]);
    expect(out).toMatch(/^hard_2025-10-12: not graded \(stopped early: the time is up; --timeout gives it\nmore\)\n/);
    expect(status).toBe(3);
  });

  it('says what the explanation had when it was stopped', async () => {
    const soFar = () => ({ hardest: 'try-both', steps: 2, chapters: 1 });
    const soon = () => ({ open: undefined, hardest: undefined });
    const parts = {
      kinds: [withExplainer({ grade: () => ({ nodes: 0, run: () => ({ type: 'paused' }), soFar, soon }) })],
    };
    const { out } = await pipwright(['grade', '--timeout', '1ms', '-'], { input: TWO, parts });
    expect(out).toMatch(/^-: not graded \(.*\)\n\n {2}Hardest {2}Try both\n {2}So far {3}1 chapter, 2 steps\n$/);
  });

  it('lists several in a table that fits, with a summary', async () => {
    const sources = [
      EXAMPLE,
      file('two.txt', AMBIGUOUS),
      file('none.txt', UNSOLVABLE),
      file('bad.txt', MALFORMED),
      file('a-name-that-is-much-too-long-for-a-table.txt', UNIQUE),
    ];
    const { out, err, status } = await pipwright(['grade', ...sources]);
    const lines = out.split('\n');
    expect(lines.slice(0, 6)).toEqual([
      'label   effort  for size  hardest technique            puzzle',
      expect.stringMatching(/^[a-z]+ +\d+\.\d +[+-]?\d+ % {2}[A-Z].{26} {2}hard_2025-10-12$/),
      'none    several solutions                              two',
      'none    no solution                                    none',
      expect.stringMatching(/ {2}…uch-too-long-for-a-table$/),
      '',
    ]);
    expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(80);
    expect(lines.slice(6).join(' ')).toMatch(
      /^5 puzzles: .*1 with several solutions, 1 without a solution, 1 invalid $/,
    );
    expect(err).toContain('bad.txt:');
    expect(status).toBe(2);
    const wide = await pipwright(['grade', ...sources], { terminals: ['stdout'], columns: 200 });
    expect(wide.out).toContain('  a-name-that-is-much-too-long-for-a-table\n');
  });

  it('says why a puzzle of little effort is for experts', async () => {
    const handTold = (mostEffort: { easy: number; medium: number; hard: number }) => {
      const grade = { ...HAND_GRADE, label: 'expert' as const };
      const grading = () => ({
        ...at({ status: 'graded' as const, grade, open: 1, efforts: [] }),
        soFar: () => grade,
        soon: () => ({ open: undefined, hardest: undefined }),
      });
      return { kinds: [withExplainer({ grade: grading, mostEffort })] };
    };
    const ask = async (hard: number) => {
      const parts = handTold({ easy: 1, medium: 2, hard });
      return (await pipwright(['grade', file('two-dominoes.txt', TWO)], { parts })).out;
    };
    expect(await ask(HAND_GRADE.effort)).toMatch(
      /^two-dominoes: expert \(it takes more than two steps of looking ahead\)\n/,
    );
    expect(await ask(HAND_GRADE.effort - 1)).toMatch(/^two-dominoes: expert\n/);
  });

  it('says that efforts of different kinds cannot be compared', async () => {
    const warning = '\nPips and Futoshiki have different scales: do not compare their efforts.\n';
    const pips = file('one.txt', UNIQUE);
    expect((await pipwright(['grade', pips, FUTOSHIKI])).out).toContain(warning);
    expect((await pipwright(['grade', pips, pips])).out).not.toContain(warning);
  });

  it('does not list what comes after Ctrl-C, but counts it', async () => {
    const sources = [file('one.txt', UNIQUE), EXAMPLE, FUTOSHIKI, file('two.txt', AMBIGUOUS)];
    const { out, status } = await pipwright(['grade', ...sources], { interrupt: true });
    expect(out).toMatch(
      /^label .*\neasy .* one\nnone {4}stopped early .* hard_2025-10-12\n\n4 puzzles: 1 easy, 3 stopped early\n$/,
    );
    expect(status).toBe(3);
  });

  it('has room for the name of every technique', () => {
    for (const { techniques, languages } of [pipsExplainer, futoshikiExplainer]) {
      for (const { name } of techniques) expect(languages.en.technique(name).length, name).toBeLessThanOrEqual(27);
    }
  });
});

describe('grade, of a folder,', () => {
  const make = (name: string, files: Readonly<Record<string, string>>) => {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(pathOf(join(name, path))), { recursive: true });
      file(join(name, path), content);
    }
    return pathOf(name);
  };

  it('takes every puzzle below it, in the order of names', async () => {
    const folder = make('mixed', {
      'p10.txt': UNIQUE,
      'p2.txt': AMBIGUOUS,
      'notes.md': '# Not a puzzle',
      'bytes.bin': '\u0000',
      'old/day.json': DAY,
      'old/broken.txt': MALFORMED,
      'old/deep/none.txt': UNSOLVABLE,
      '.hidden.txt': UNIQUE,
      '.git/p.txt': UNIQUE,
      'node_modules/p.txt': UNIQUE,
      'z.tatham': LOST,
    });
    const result = await pipwright(['grade', '--json', folder]);
    const lines = jsonLines(result).map(({ puzzle, status }) => [(puzzle as { source: string }).source, status]);
    expect(lines.map(([source, status]) => `${relative(folder, source as string)} ${status}`)).toEqual([
      'old/broken.txt invalid',
      'old/day.json graded',
      'old/day.json invalid',
      'old/day.json graded',
      'old/deep/none.txt conflict',
      'p2.txt ambiguous',
      'p10.txt graded',
      'z.tatham conflict',
    ]);
    const others = `Skipped 2 files that were not recognised as puzzles: ${join(folder, 'bytes.bin')} and ${join(folder, 'notes.md')}\n`;
    expect([result.err, result.status]).toEqual([others, 2]);
    const people = await pipwright(['grade', folder, 'easy']);
    expect(people.out).toMatch(/ 2030-01-02-easy\n/);
    expect(people.out).not.toMatch(/ 2030-01-02-hard\n/);
    expect(people.err.endsWith(others)).toBe(true);
  });

  it('names a few of many files that are no puzzles', async () => {
    const notes = Array.from({ length: 7 }, (_, i) => [`note-${i}.md`, 'Hello']);
    const { err } = await pipwright(['grade', make('noted', { 'p.txt': UNIQUE, ...Object.fromEntries(notes) })]);
    expect(err).toMatch(/^Skipped 7 files .*: \S*note-0\.md, .*note-4\.md and 2 more\n$/);
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['nothing', { '.keep': '' }],
    ['no puzzle', { 'notes.md': 'Hello' }],
  ])('refuses one with %s in it', async (name, files) => {
    const folder = make(`with ${name}`, files);
    const result = await pipwright(['grade', '--json', folder]);
    expect(jsonLines(result)).toMatchObject([
      { puzzle: { kind: null, source: folder }, status: 'invalid', problems: [{ code: 'folder-without-puzzles' }] },
    ]);
    expect(result.status).toBe(2);
    const people = await pipwright(['grade', folder]);
    expect(people.err).toMatch(/: error: There is no puzzle in this folder, nor in the folders in it\. \[/);
    expect([people.out, people.status]).toEqual(['', 2]);
  });

  it.skipIf(process.platform === 'win32' || process.getuid?.() === 0)('tells of a folder that is shut', async () => {
    const folder = make('shut', { 'p.txt': UNIQUE, 'inside/p.txt': UNIQUE });
    chmodSync(join(folder, 'inside'), 0);
    const { err, status } = await pipwright(['grade', folder]);
    chmodSync(join(folder, 'inside'), 0o700);
    expect(err).toContain(`${join(folder, 'inside')}: error: The folder cannot be read: permission denied.`);
    expect(status).toBe(2);
  });

  it.skipIf(process.platform === 'win32')('does not follow links round in a circle', async () => {
    const folder = make('linked', { 'p.txt': UNIQUE });
    symlinkSync('.', join(folder, 'again'));
    symlinkSync('p.txt', join(folder, 'q.txt'));
    const lines = jsonLines(await pipwright(['grade', '--json', folder]));
    expect(lines).toMatchObject([{ puzzle: { id: 'p' } }, { puzzle: { id: 'q' } }]);
  });
});
