import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { file, pathOf, UNIQUE } from './files.js';
import { expectRefused, pipwright } from './run.js';

const EXAMPLES = [file('one.txt', UNIQUE), 'examples/futoshiki_4x4.txt', 'examples/every_rule.json'];

/** A file with results of a command. */
async function resultsOf(name: string, ...args: string[]): Promise<string> {
  const path = pathOf(name);
  writeFileSync(path, (await pipwright([...args, '--json', ...EXAMPLES, 'no-such-file.txt'])).out);
  return path;
}

const result = (more: object = {}, id = 'x') =>
  JSON.stringify({ puzzle: { kind: 'pips', id, source: 'x' }, status: 'solved', ...more });
const RESULT = result();

function written(name: string, content: string | Buffer): string {
  const path = pathOf(name);
  writeFileSync(path, content);
  return path;
}

/** The page on these results. */
async function pageOf(...lines: string[]): Promise<string> {
  const page = pathOf('page.html');
  const input = `${lines.join('\n')}\n`;
  expect(await pipwright(['stats', '-', '-o', page], { input })).toMatchObject({ status: 0, err: '' });
  return readFileSync(page, 'utf8');
}

describe('stats', () => {
  it('counts what came of the puzzles', async () => {
    const { status, out } = await pipwright(['stats', await resultsOf('counts.jsonl', 'count')]);
    expect(status).toBe(0);
    expect(out).toMatch(/^4 puzzles\n/);
    expect(out).toContain('Not recognised: 1 puzzle\n  Results: 1 not a puzzle (100 %)');
    expect(out).toMatch(/Pips: 2 puzzles\n {2}Results: 2 counted \(100 %\)\n {2}Solutions: /);
    expect(out).toMatch(/Futoshiki: 1 puzzle\n[\s\S]*Nodes of the search: median/);
  });

  it('tells times as people do', async () => {
    const input = [0.42, 32.4, 2460].map((milliseconds) => `${result({ milliseconds })}\n`).join('');
    const { out } = await pipwright(['stats', '-'], { input });
    expect(out).toContain('Time: median 32 ms, 95 % up to 2.5 s, most 2.5 s\n');
  });

  it('writes a page that needs nothing else, with every figure in words too', async () => {
    const path = pathOf('report.html');
    const grades = await resultsOf('grades.jsonl', 'grade');
    expect(await pipwright(['stats', grades, '-o', path])).toMatchObject({ status: 0, err: '' });
    const page = readFileSync(path, 'utf8');
    expect(page).toContain('<h1>4 puzzles</h1>');
    expect(page).toMatch(
      /<h2>Pips<\/h2>[\s\S]*Hardest technique[\s\S]*<h2>Problems<\/h2>[\s\S]*There is no such file\./,
    );
    expect(page).toMatch(/<table class="bars" aria-label="Puzzles by difficulty">/);
    expect(page).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)|NaN|undefined/);
  });

  it('names what was cut short, and takes no other name for that of a day', async () => {
    const problems = [{ code: 'workers-killed', message: '3 workers were killed.' }];
    const page = await pageOf(
      JSON.stringify({ puzzle: { kind: 'pips', id: 'big', source: 'big.txt' }, status: 'stopped', problems }),
      JSON.stringify({ puzzle: { kind: 'pips', id: 'slow', source: 'slow.txt' }, status: 'stopped', nodes: 5 }),
      result({ status: 'graded', grade: { label: 'easy', effort: 1 } }, 'today-hard'),
    );
    expect(page).toMatch(/<h2>Problems<\/h2>[\s\S]*3 workers were killed\.[\s\S]*big\.txt/);
    expect(page).not.toContain('slow.txt');
    expect(page).not.toContain('Level of the day');
  });

  it('has a page whose words are large enough on a phone', async () => {
    const path = pathOf('sizes.html');
    await pipwright(['stats', await resultsOf('sizes.jsonl', 'grade'), '-o', path]);
    const page = readFileSync(path, 'utf8');
    // A picture would shrink with the screen, and its words with it.
    expect(page).not.toMatch(/<svg|<img|zoom:|scale\(|font-size: ?[\d.]+(?:vw|em|%)/);
    const sizes = [...page.matchAll(/font(?:-size)?: ?([\d.]+)(px|rem)/g)].map(
      ([, size, unit]) => Number(size) * (unit === 'rem' ? 16 : 1),
    );
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
  });

  it('tells how hard the puzzles of each level of the days are', async () => {
    const graded = (id: string, label: string) => result({ status: 'graded', grade: { label, effort: 1 } }, id);
    const days = [
      ...['easy', 'medium', 'medium'].map((label, i) => graded(`2025-10-1${i}-medium`, label)),
      graded('2025-10-10-hard', 'expert'),
      graded('2025-02-30-easy', 'easy'),
      graded('my-own-easy', 'easy'),
    ];
    const rows = /<th scope="col">Level of the day<\/th>(.*?)<\/table>/s.exec(await pageOf(...days))?.[1] ?? '';
    expect([...rows.matchAll(/<t[hd][^>]*>([^<]+)</g)].map(([, cell]) => cell)).toEqual([
      ...['easy', 'medium', 'expert'],
      ...['medium', '1', '2', '0'],
      ...['hard', '0', '0', '1'],
    ]);
    expect(await pageOf(...days.slice(-2))).not.toContain('Level of the day');
  });

  it('counts no number that cannot be right', async () => {
    const lines = [
      result({ nodes: 7, milliseconds: 3, grade: { label: 'easy', effort: 2, steps: 4, chapters: 1 } }),
      ...[1e308, -1, 2 ** 53, 0.5].map((nodes) => result({ nodes })),
      ...[1e300, -0.1].map((milliseconds) => result({ milliseconds })),
      result({ grade: { label: 'easy', effort: 1e300, steps: 1e300, chapters: 1e300 } }),
    ];
    const path = written('absurd.jsonl', `${lines.join('\n')}\n`);
    const { out } = await pipwright(['stats', path]);
    expect(out).toContain('8 puzzles');
    expect(out).toContain('Effort: median 2, 95 % up to 2, most 2\n');
    expect(out).toContain('Nodes of the search: median 7, 95 % up to 7, most 7\n');
    expect(out).toContain('Time: median 3 ms, 95 % up to 3 ms, most 3 ms\n');
    expect(await pageOf(...lines)).not.toMatch(/Infinity|NaN|e\+/);
  });

  it('lets nothing of a file into the page as markup', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    const lines = [1, 2].map((nodes) =>
      JSON.stringify({
        puzzle: { kind: evil, id: evil, source: evil },
        status: evil,
        nodes,
        grade: { label: evil, hardest: evil, effort: nodes },
        steps: [{ technique: evil }],
      }),
    );
    expect(await pageOf(...lines)).not.toContain('<img');
  });

  it('takes any word for a status', async () => {
    const lines = ['constructor', '__proto__'].map((status) => result({ status }));
    const { out, status } = await pipwright(['stats', '-'], { input: lines.join('\n') });
    expect(out).toContain('Results: 1 constructor (50 %), 1 __proto__ (50 %)');
    expect(status).toBe(0);
    expect(await pageOf(...lines)).toContain('>constructor<');
  });

  const CUT_OFF = 'The last line of FILE is cut off and is not counted.';
  it.each<[string, string, string | undefined]>([
    ['a cut last line', `${RESULT}\n${RESULT}\n{"puzzle":{"kin`, CUT_OFF],
    ['zeros that a lost disk left', `${RESULT}\n${RESULT}\n\0\0\0`, CUT_OFF],
    ['a line that is none', `${RESULT}\n{}\n${RESULT}\n`, 'Line 2 of FILE is not a result and is not counted.'],
    [
      'lines that are none',
      `${RESULT}\n\n[]\n${RESULT}\nwords\n`,
      '2 lines of FILE are not results and are not counted; the first is line 3.',
    ],
    ['a last line without an end', `${RESULT}\n${RESULT}`, undefined],
    ['a byte order mark and other ends of lines', `\uFEFF${RESULT}\r\n${RESULT}\r\n`, undefined],
  ])('counts what there is beside %s, and says what it left out', async (_, content, remark) => {
    const [path, page] = [written('partly.jsonl', content), pathOf('partly.html')];
    const said = remark === undefined ? '' : `${remark.replace('FILE', path)}\n`;
    const { out, ...outcome } = await pipwright(['stats', path]);
    expect(outcome).toEqual({ status: 0, err: said });
    expect(out).toMatch(/^2 puzzles\n/);
    expect(out).toContain(said);
    expect(await pipwright(['stats', path, '-o', page])).toMatchObject({ status: 0, err: said });
    expect(readFileSync(page, 'utf8').includes('class="note"')).toBe(remark !== undefined);
    expect(readFileSync(page, 'utf8')).toContain(said.trimEnd());
    const onTerminal = await pipwright(['stats', path], { terminals: ['stdout', 'stderr'] });
    expect(onTerminal.err).not.toContain(said === '' ? 'counted' : said);
  });

  it.each<[string, string]>([
    ['nothing', ''],
    ['a line that was cut', '{"puzzle":'],
    ['words', 'Words\n'],
    ['puzzles', '{"rows":1}\n{"rows":2}\n'],
  ])('refuses %s, where there is no result', async (_, content) => {
    const [path, page] = [written('none.jsonl', content), pathOf('none.html')];
    await expectRefused(['stats', path, '-o', page], `There is no result in ${path}.`);
    expect(existsSync(page)).toBe(false);
  });

  it('reads what is packed, and as much of it as there is', async () => {
    const many = `${RESULT}\n`.repeat(5000);
    const path = written('packed.jsonl.gz', gzipSync(many));
    expect((await pipwright(['stats', path])).out).toMatch(/^5,000 puzzles\n/);
    const piped = await pipwright(['stats', '-'], { input: gzipSync(many) });
    expect(piped).toMatchObject({ status: 0, out: expect.stringMatching(/^5,000 puzzles\n/), err: '' });
    const broken = written('broken.jsonl.gz', gzipSync(randomLines(2000)).subarray(0, -2000));
    const { status, out, err } = await pipwright(['stats', broken]);
    expect(status).toBe(2);
    expect(out).toMatch(/^1,\d{3} puzzles\nNot all of .*broken\.jsonl\.gz could be read: This is damaged/);
    expect(err).toContain('broken.jsonl.gz: error: This is damaged or cut off');
  });

  /** That do not shrink much. */
  const randomLines = (count: number) =>
    Array.from({ length: count }, (_, i) => `${RESULT.replace('"x"', `"${Math.sqrt(i + 2)}"`)}\n`).join('');

  it('goes on with other files where one cannot be read', async () => {
    const path = written('good.jsonl', `${RESULT}\n`);
    const { status, out, err } = await pipwright(['stats', pathOf('missing.jsonl'), path]);
    expect(status).toBe(2);
    expect(out).toMatch(/^1 puzzle\nNot all of .*missing\.jsonl could be read: There is no such file\./);
    expect(err).toMatch(/missing\.jsonl: error: There is no such file\. \[file-missing\]\n$/);
  });

  it('does not overwrite the results', async () => {
    const path = await resultsOf('kept.html', 'count');
    const { status, err } = await pipwright(['stats', path, '-o', path]);
    expect({ status, err }).toEqual({ status: 2, err: expect.stringContaining('Name another file') });
  });
});
