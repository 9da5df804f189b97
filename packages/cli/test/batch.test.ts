/** Many puzzles at once: the lines of other commands, in order, from whatever holds puzzles, and on after any end. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../core/src/testing/effort.js';
import { TASKS } from '../src/commands/batch/tasks.js';
import { ReaderGone } from '../src/io.js';
import { AMBIGUOUS, DAY, file, MALFORMED, pathOf, SLOW_TO_COUNT, UNIQUE, UNSOLVABLE } from './files.js';
import { makeZip } from './make-zip.js';
import { builtThread, jsonLines, type Outcome, pipwright, program, type RunOptions, root, spawned } from './run.js';

const FUTOSHIKI = readFileSync(join(root, 'examples/futoshiki_4x4.tatham'), 'utf8');

/** A puzzle as a line of JSON. */
const line = (id: string, target = 0) =>
  JSON.stringify({
    id,
    rows: 1,
    cols: 2,
    dominoes: [[0, 1]],
    regions: [['a', 'b']],
    constraints: { a: { sum: target } },
  });
const LINES = [line('one'), '', DAY, line('two', 5), '{"a":', '{"rows":1}', line('three', 1)].join('\n');

/** In one thread unless told otherwise, since starting one is most of the work here. What `batch` prints is UTF-8. */
async function batch(args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const hasJobs = args.some((word) => word === '--jobs' || word === '--queue');
  const outcome = await pipwright(['batch', ...(hasJobs ? [] : ['--jobs', '1']), ...args], options);
  return { ...outcome, out: Buffer.from(outcome.out, 'latin1').toString() };
}

const timeless = (lines: readonly Record<string, unknown>[]) => lines.map(({ milliseconds, ...each }) => each);
const statuses = (outcome: Outcome) => jsonLines(outcome).map(({ status }) => status);
const codes = (outcome: Outcome) =>
  jsonLines(outcome).map(({ problems = [] }) => (problems as { readonly code: string }[])[0]?.code);
const ids = (outcome: Outcome) => jsonLines(outcome).map(({ puzzle }) => (puzzle as { readonly id: string }).id);

let folders = 0;
function newFolder(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const path = pathOf(`batch-${++folders}`);
  mkdirSync(path);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(path, name), content);
  return path;
}

const FILES: Readonly<Record<string, string>> = {
  'unique.txt': UNIQUE,
  'ambiguous.txt': AMBIGUOUS,
  'unsolvable.txt': UNSOLVABLE,
  'malformed.txt': MALFORMED,
  'day.json': DAY,
  'futoshiki.tatham': FUTOSHIKI,
  'lines.jsonl': LINES,
  'words.txt': 'These are words.',
  'empty.txt': '',
  'one.jsonl': `${line('own')}\n`,
};

describe('its lines', () => {
  it('are those of each command with --json, without times, with any number of jobs', async () => {
    const cwd = newFolder(FILES);
    const some = fc.array(fc.constantFrom(...Object.keys(FILES), 'missing.txt'), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(some, fc.constantFrom(...TASKS), fc.integer({ min: 1, max: 3 }), async (names, task, jobs) => {
        const to = task === 'convert' ? ['--to', 'json'] : [];
        const alone = await pipwright([task, ...to, '--json', ...names], { cwd });
        const together = await batch(['--task', task, ...to, '--jobs', `${jobs}`, ...names], { cwd });
        expect(jsonLines(together)).toEqual(timeless(jsonLines(alone)));
        expect(together.status).toBe(alone.status);
        expect(together.err).toBe('');
      }),
      { numRuns: runs(4, 60) },
    );
  });

  it('are the same for what is packed', async () => {
    const packed = Object.fromEntries(Object.entries(FILES).map(([name, text]) => [`${name}.gz`, gzipSync(text)]));
    const archive = makeZip(Object.entries(FILES).map(([name, content]) => ({ name, content })));
    const cwd = newFolder({ ...FILES, ...packed, 'pack.zip': archive });
    const names = Object.keys(FILES);
    const plain = await batch(['--task', 'count', ...names], { cwd });
    const gz = await batch(['--task', 'count', ...names.map((name) => `${name}.gz`)], { cwd });
    expect(gz.out.replaceAll('.gz"', '"')).toBe(plain.out);
    // In an archive, what is no puzzle is passed over, as in a folder.
    const zip = await batch(['--task', 'count', 'pack.zip'], { cwd });
    const other = /"source":"(?:words|empty)\.txt"/;
    const puzzles = plain.out.split('\n').filter((each) => !other.test(each));
    expect(zip.out.replaceAll('"pack.zip/', '"')).toBe(puzzles.join('\n'));
    expect(zip.err).toMatch(/^Skipped 2 files that were not recognised as puzzles: pack\.zip\/words\.txt and/);
    const piped = await batch(['--task', 'count', '-'], { input: archive });
    expect(piped.out.replaceAll('"-/', '"')).toBe(puzzles.join('\n'));
  });

  it('have times if asked', async () => {
    const [one] = jsonLines(await batch(['--times', '-'], { input: UNIQUE }));
    expect(one).toMatchObject({ puzzle: { id: '-' }, status: 'solved', milliseconds: expect.any(Number) });
  });

  it('are numbered by the lines of a file, unless these have names', async () => {
    const lines = [line('own'), '', line('x').replace('"id":"x",', ''), '{"rows"'].join('\n');
    const outcome = await batch(['--task', 'check', file('many.jsonl', lines)]);
    expect(ids(outcome)).toEqual(['own', 'many-3', 'many-4']);
    expect(jsonLines(outcome).at(-1)).toMatchObject({ problems: [{ code: 'json-syntax', where: { line: 4 } }] });
  });

  it('stand for what is not there or cannot be unpacked, and stop nothing', async () => {
    const broken = gzipSync(`${line('first')}\n${line('second')}\n`.repeat(50)).subarray(0, -20);
    const cwd = newFolder({
      'broken.jsonl.gz': broken,
      'bad.zip': Buffer.from('PK\x03\x04 and nothing'),
      'names.zip': makeZip([
        { name: '../up.txt', content: UNIQUE },
        { name: 'ok.txt', content: UNIQUE },
      ]),
      'bomb.jsonl.gz': gzipSync(`${'x'.repeat(1 << 20)}\n`.repeat(20)),
      'none.zip': makeZip([]),
      'binary.txt': Buffer.from([0xff, 0xfe, 0x00]),
      'last.txt': UNIQUE,
    });
    const names = ['missing.txt', 'broken.jsonl.gz', 'bad.zip', 'names.zip', 'none.zip', 'binary.txt', 'bomb.jsonl.gz'];
    const outcome = await batch(['--task', 'count', ...names, 'last.txt'], { cwd });
    const found = codes(outcome).filter((code) => code !== undefined && code !== 'format-unknown');
    expect(found).toEqual([
      'file-missing',
      'archive-broken',
      'archive-broken',
      'archive-name',
      'archive-without-puzzles',
      'not-utf8',
      'archive-bomb',
    ]);
    expect(ids(outcome).slice(1, 3)).toEqual(['first', 'second']);
    expect(ids(outcome).at(-1)).toBe('last');
    expect(outcome.status).toBe(2);
  });

  it('say of what is packed twice that it is, and come from an archive behind a program', async () => {
    const zip = makeZip([{ name: 'a.txt', content: UNIQUE }]);
    const cwd = newFolder({
      'twice.txt.gz': gzipSync(gzipSync(UNIQUE)),
      'zip.gz': gzipSync(zip),
      'nested.zip': makeZip([
        { name: 'inner.zip', content: zip },
        { name: 'letter.docx', content: zip },
      ]),
      'unpacks-itself.zip': Buffer.concat([Buffer.from('MZ\x90\0\xff', 'latin1'), zip]),
      'words.zip': 'These are words.',
    });
    const names = ['twice.txt.gz', 'zip.gz', 'nested.zip', 'unpacks-itself.zip', 'words.zip'];
    const outcome = await batch(['--task', 'check', ...names], { cwd });
    expect(codes(outcome)).toEqual([
      'archive-in-archive',
      'archive-in-archive',
      'archive-in-archive',
      undefined,
      'archive-broken',
    ]);
  });

  it('come from folders, without what is something else', async () => {
    const folder = newFolder({ 'a.txt': UNIQUE, 'b.md': '# Words', 'c.txt': 'Words', 'd.json': DAY });
    const outcome = await batch([folder]);
    expect(ids(outcome)).toEqual(['a', '2030-01-02-easy', '2030-01-02-medium', '2030-01-02-hard']);
    expect(outcome.err).toMatch(/^Skipped 2 files/);
    expect(codes(await batch([newFolder({ 'b.md': '# Words' }), newFolder()]))).toEqual([
      'folder-without-puzzles',
      'folder-without-puzzles',
    ]);
  });

  it('stand for every file of a folder that may be meant as a puzzle, whatever is wrong with it', async () => {
    const rubbish = Buffer.from([0xff, 0xfe, 0x00, 0x80]);
    const folder = newFolder({
      'binary.json': rubbish,
      'binary.md': rubbish,
      'binary.txt': rubbish,
      'binary.yml': rubbish,
      'broken.txt.gz': gzipSync(UNIQUE).subarray(0, 20),
      'cut.json': DAY.slice(0, 40),
      'empty.json': '',
      'empty.txt': '',
      'large.json': Buffer.alloc(9 * 2 ** 20, ' '),
      'large.png': Buffer.alloc(9 * 2 ** 20),
      'logs.jsonl': `${'{"a":1}\n'.repeat(25)}${line('late')}\n`,
      'nested.zip': makeZip([
        { name: 'empty.json', content: '' },
        { name: 'readme.txt', content: 'Words' },
      ]),
      'other.json': '{"a":1}',
      'other.json.gz': gzipSync('{"a":1}'),
      'partly.jsonl': `{"a":1\n${line('good')}\n{"a":2}\n`,
      'results.jsonl': (await batch(['-'], { input: UNIQUE })).out.repeat(2),
      'typo.txt': UNIQUE.replace('pieces', 'piecs'),
    });
    symlinkSync('nowhere', join(folder, 'link-dangling'));
    symlinkSync('link-loop', join(folder, 'link-loop'));
    symlinkSync('.', join(folder, 'link-to-folder'));
    const outcome = await batch([folder], { cwd: folder });
    const sources = jsonLines(outcome).map(({ puzzle }) =>
      (puzzle as { source: string }).source.slice(folder.length + 1),
    );
    expect(sources.map((source, i) => [source, codes(outcome)[i]])).toEqual([
      ['binary.json', 'not-utf8'],
      ['binary.yml', 'not-utf8'],
      ['broken.txt.gz', 'archive-broken'],
      ['cut.json', 'json-syntax'],
      ['empty.json', 'input-empty'],
      ['large.json', 'input-too-large'],
      ['link-dangling', 'file-missing'],
      ['link-loop', 'file-unreadable'],
      ...Array.from({ length: 25 }, () => ['logs.jsonl', 'format-unknown']),
      ['logs.jsonl', undefined],
      ['nested.zip/empty.json', 'input-empty'],
      ['other.json', 'format-unknown'],
      ['other.json.gz', 'format-unknown'],
      ['partly.jsonl', 'json-syntax'],
      ['partly.jsonl', undefined],
      ['partly.jsonl', 'format-unknown'],
      ['typo.txt', 'line-unexpected'],
    ]);
    expect(outcome.err).toMatch(/^Skipped 6 files that were not recognised as puzzles: /);
    expect(outcome.status).toBe(2);
    // Files of other kinds are something else where a kind is asked for.
    const other = await batch([
      '--kind',
      'futoshiki',
      newFolder({ 'a.json': line('a'), 'b.json': '{"a', 'c.tatham': FUTOSHIKI }),
    ]);
    expect(codes(other)).toEqual(['json-syntax', undefined]);
    expect(other.err).toMatch(/^Skipped a file that was not recognised as a puzzle: .*a\.json\n$/);
  });

  it('come from what is packed in a folder and cut off as from a named file', async () => {
    // Lines that do not shrink much.
    const lines = Array.from({ length: 12 }, (_, i) => `${line(`p${Math.sqrt(i + 2)}`)}\n`).join('');
    const folder = newFolder({ 'cut.jsonl.gz': gzipSync(lines).subarray(0, -60) });
    const named = await batch(['--task', 'check', join(folder, 'cut.jsonl.gz')]);
    expect(codes(named).length).toBeGreaterThan(1);
    expect(await batch(['--task', 'check', folder])).toEqual(named);
  });

  it.each<[string, string]>([
    ['of blanks', ' '.repeat(9 * 2 ** 20)],
    ['that is none', `{"a":"${'x'.repeat(9 * 2 ** 20)}`],
  ])('are not hidden by a line before them that is too long, %s', async (_, long) => {
    const path = file('long-first.jsonl', `${long}\n${line('one')}\n${long}\n${line('two')}\n`);
    const outcome = await batch(['--task', 'check', path]);
    expect(codes(outcome)).toEqual(['input-too-large', undefined, 'input-too-large', undefined]);
    expect(ids(outcome)).toEqual(['long-first-1', 'one', 'long-first-3', 'two']);
  });

  it.skipIf(process.platform !== 'linux')('say of a file whose name is not UTF-8 that it is not', async () => {
    const folder = newFolder({ 'a.txt': UNIQUE });
    writeFileSync(Buffer.concat([Buffer.from(`${folder}/b`), Buffer.from([0xe4]), Buffer.from('.txt')]), UNIQUE);
    const outcome = await batch(['--task', 'check', folder]);
    expect(codes(outcome)).toEqual([undefined, 'file-name-not-utf8']);
    expect(outcome.status).toBe(2);
  });

  it.skipIf(process.platform === 'win32')('do not wait for a pipe in a folder', async () => {
    const folder = newFolder({ 'a.txt': UNIQUE });
    for (const name of ['pipe', 'pipe.json']) execFileSync('mkfifo', [join(folder, name)]);
    const outcome = await batch([folder]);
    expect(codes(outcome)).toEqual([undefined, 'file-special']);
    expect(outcome.err).toMatch(/^Skipped a file that was not recognised as a puzzle: .*pipe\n$/);
  });
});

/** With the first lines of its results, a run goes on to the same bytes, and says the same; the last word is the file. */
async function expectResumed(args: readonly string[], { cwd }: { cwd: string }, kept: readonly number[]) {
  const whole = await batch(args, { cwd });
  const path = join(cwd, args.at(-1) ?? '');
  const bytes = readFileSync(path, 'utf8');
  const lines = bytes.split(/(?<=\n)/);
  for (const count of kept) {
    writeFileSync(path, lines.slice(0, count).join(''));
    expect(await batch([...args, '--resume'], { cwd })).toEqual(whole);
    expect(readFileSync(path, 'utf8')).toBe(bytes);
  }
  return whole;
}

describe('a level after what has days', () => {
  const cwd = newFolder({
    'day.json': DAY,
    'unique.txt': UNIQUE,
    'lines.jsonl': `${DAY}\n${line('one')}\n`,
    'day.json.gz': gzipSync(DAY),
    'unique.txt.gz': gzipSync(UNIQUE),
    'pack.zip': makeZip([{ name: 'day.json', content: DAY }]),
    'both.jsonl': '',
  });
  mkdirSync(join(cwd, 'folder'));
  writeFileSync(join(cwd, 'folder', 'day.json'), DAY);

  it('is all that is worked on, as by other commands', async () => {
    const word = fc.constantFrom('day.json', 'unique.txt', 'lines.jsonl', 'missing.json', 'easy', 'HARD', 'Medium');
    const words = fc
      .array(word, { maxLength: 4 })
      .chain((more) => fc.constantFrom('day.json', 'lines.jsonl').map((first) => [first, ...more]));
    await fc.assert(
      fc.asyncProperty(words, fc.constantFrom([], ['--level', 'easy']), async (names, level) => {
        const alone = await pipwright(['check', '--json', ...level, ...names], { cwd });
        const together = await batch(['--task', 'check', '--jobs', '1', ...level, ...names], { cwd });
        expect(jsonLines(together)).toEqual(timeless(jsonLines(alone)));
        expect([together.status, together.err]).toEqual([alone.status, alone.err.replaceAll(' check ', ' batch ')]);
      }),
      { numRuns: runs(10, 200) },
    );
  });

  it.each(['day.json', 'day.json.gz', 'pack.zip', 'folder', '-'])('is picked from %s', async (name) => {
    const outcome = await batch(['--task', 'check', name, 'HARD'], { cwd, input: DAY });
    expect(ids(outcome)).toEqual(['2030-01-02-hard']);
  });

  it('is told where there are none, also of what is packed', async () => {
    const { status, out, err } = await batch(['unique.txt.gz', 'hard'], { cwd });
    expect(err).toContain('unique.txt.gz has no levels, so there is no hard puzzle in it. Leave out "hard".');
    expect([status, out]).toEqual([2, '']);
  });

  it('is a folder where that is there, unless it follows a day', async () => {
    const here = newFolder({ 'day.json': DAY });
    for (const level of ['easy', 'hard']) {
      mkdirSync(join(here, level));
      writeFileSync(join(here, level, `in-${level}.txt`), UNIQUE);
    }
    expect(ids(await batch(['--task', 'check', 'easy', 'hard'], { cwd: here }))).toEqual(['in-easy', 'in-hard']);
    expect(ids(await batch(['--task', 'check', 'day.json', 'hard'], { cwd: here }))).toEqual(['2030-01-02-hard']);
  });

  it('goes on with --resume', async () => {
    const args = ['day.json', 'hard', 'easy', 'lines.jsonl', 'easy', '-o', 'both.jsonl'];
    await expectResumed(args, { cwd }, [0, 1, 2, 3]);
    const { err } = await batch(['day.json', 'lines.jsonl', '-o', 'both.jsonl', '--resume'], { cwd });
    expect(err).toContain('line 2 of both.jsonl is not of 2030-01-02-medium');
  });
});

describe('the limit in nodes', () => {
  it('is exact, with any number of jobs', async () => {
    const slow = file('slow.txt', SLOW_TO_COUNT);
    const args = ['--task', 'count', '--nodes', '1234', slow, slow, slow];
    const [one, two] = [await batch(['--jobs', '1', ...args]), await batch(['--jobs', '2', ...args])];
    expect(two).toEqual(one);
    expect(jsonLines(one)[0]).toMatchObject({ status: 'stopped', nodes: 1234, exact: false });
    expect(one.status).toBe(3);
  });

  it('holds for what follows the first solution, for explanations and for grades', async () => {
    const hard = join(root, 'examples/hard_2025-10-12.txt');
    const [solved] = jsonLines(await batch([hard]));
    // It is one when the next node would be tried.
    const nodes = String((solved as { readonly nodes: number }).nodes + 1);
    expect(solved).toMatchObject({ status: 'solved', complete: true });
    expect(jsonLines(await batch(['--nodes', nodes, hard]))).toMatchObject([{ status: 'solved', complete: null }]);
    for (const task of ['explain', 'grade']) {
      const [first, again] = [0, 1].map(() => batch(['--task', task, '--nodes', '300', hard]));
      expect(statuses((await first) as Outcome)).toEqual(['stopped']);
      expect(await again).toEqual(await first);
    }
  });
});

describe('--resume', () => {
  const NAMES = ['lines.jsonl', 'folder', 'missing.txt', 'day.json', 'unique.txt'];
  function workplace(): string {
    const cwd = newFolder(FILES);
    mkdirSync(join(cwd, 'folder'));
    return cwd;
  }

  let place: Promise<string> | undefined;
  /** With results of all in `out.jsonl`. */
  async function begun(): Promise<string> {
    const cwd = workplace();
    await batch([...NAMES, '-o', 'out.jsonl'], { cwd });
    return cwd;
  }

  it('comes to the same bytes and status after an end at any byte', async () => {
    const cwd = workplace();
    const args = [...NAMES, '-o', 'out.jsonl'];
    const whole = await batch(args, { cwd });
    const path = join(cwd, 'out.jsonl');
    const bytes = readFileSync(path);
    expect(whole).toEqual({ status: 2, out: '', err: '' });
    const cut = fc.oneof(fc.constantFrom(0, 1, bytes.length), fc.nat(bytes.length));
    await fc.assert(
      fc.asyncProperty(cut, fc.integer({ min: 1, max: 2 }), async (length, jobs) => {
        writeFileSync(path, bytes.subarray(0, length));
        expect(await batch([...args, '--resume', '--jobs', `${jobs}`], { cwd })).toEqual(whole);
        expect(readFileSync(path).equals(bytes)).toBe(true);
      }),
      { numRuns: runs(4, 200) },
    );
  });

  it('sees what run it is by a line that time did not stop, and adds nothing where there is no time to see it', async () => {
    const cwd = newFolder({ 'slow.txt': SLOW_TO_COUNT, 'unique.txt': UNIQUE });
    const path = join(cwd, 'out.jsonl');
    const args = ['slow.txt', 'unique.txt', '--nodes', '1000000000', '--timeout', '300ms', '-o', 'out.jsonl'];
    await batch([...args, '--task', 'count'], { cwd });
    const lines = readFileSync(path, 'utf8');
    expect(lines).toMatch(/"status":"stopped".*\n.*"status":"counted"/);
    const other = await batch([...args, '--task', 'solve', '--resume'], { cwd });
    expect(other).toMatchObject({ status: 2, err: expect.stringContaining('begun with another task') });
    const reached = lines.replace('"status":"stopped"', '"status":"counted"');
    writeFileSync(path, reached);
    const late = await batch([...args, '--task', 'count', '--resume'], { cwd });
    expect(late).toMatchObject({ status: 2, err: expect.stringContaining('came to no end in time') });
    expect(readFileSync(path, 'utf8')).toBe(reached);
  });

  it('goes on with puzzles whose names are written as escapes', async () => {
    const cwd = newFolder({ 'right-to-left\u200f.txt': UNIQUE, 'z.txt': UNIQUE });
    await expectResumed(['.', '-o', 'out.jsonl'], { cwd }, [1]);
  });

  it.each<[string, string[], RegExp]>([
    ['another task', ['--task', 'count', ...NAMES], /begun with another task or other options.*lines\.jsonl comes/],
    ['times', ['--times', ...NAMES], /begun with another task or other options/],
    ['other inputs', NAMES.slice(1), /line 1 of out\.jsonl is not of folder \(folder\), which comes there now/],
    ['fewer inputs', NAMES.slice(0, 2), /out\.jsonl has more lines than there are puzzles/],
  ])('refuses to go on with %s, and leaves the file as it is', async (_, words, message) => {
    place ??= begun();
    const cwd = await place;
    const before = readFileSync(join(cwd, 'out.jsonl'), 'utf8');
    const { status, err } = await batch([...words, '-o', 'out.jsonl', '--resume'], { cwd });
    expect(err).toMatch(message);
    expect(status).toBe(2);
    expect(readFileSync(join(cwd, 'out.jsonl'), 'utf8')).toBe(before);
  });

  it.each(['Words\n', 'Words', '{"puzzle":5}\n'])('refuses a file that batch did not write: %j', async (content) => {
    const cwd = newFolder({ ...FILES, 'out.jsonl': content });
    const { status, err } = await batch(['unique.txt', '-o', 'out.jsonl', '--resume'], { cwd });
    expect(err).toMatch(/line 1 of out\.jsonl was not written by batch/);
    expect(status).toBe(2);
    expect(readFileSync(join(cwd, 'out.jsonl'), 'utf8')).toBe(content);
  });

  it('goes on behind zeros, and refuses a line that was damaged', async () => {
    const cwd = newFolder(FILES);
    const path = join(cwd, 'out.jsonl');
    const args = ['unique.txt', 'day.json', '-o', 'out.jsonl'];
    await batch(args, { cwd });
    const whole = readFileSync(path, 'utf8');
    const first = whole.slice(0, whole.indexOf('\n') + 1);
    writeFileSync(path, `${first}${'\0'.repeat(100)}`);
    await batch([...args, '--resume'], { cwd });
    expect(readFileSync(path, 'utf8')).toBe(whole);
    const damaged = whole.replace('"solved"', '"solved"x');
    writeFileSync(path, damaged);
    const { status, err } = await batch([...args, '--resume'], { cwd });
    expect({ status, err }).toEqual({ status: 2, err: expect.stringContaining('--resume') });
    expect(err).not.toContain('went wrong inside');
    expect(readFileSync(path, 'utf8')).toBe(damaged);
  });

  it('goes on after Ctrl-C, which says how', async () => {
    const cwd = newFolder({ ...FILES, 'slow.txt': SLOW_TO_COUNT });
    const path = join(cwd, 'out.jsonl');
    const words = ['unique.txt', 'ambiguous.txt', 'slow.txt', 'day.json', '--task', 'count', '-o', 'out.jsonl'];
    const seen = async () => {
      while (!existsSync(path) || readFileSync(path, 'utf8').split('\n').length < 3) await setTimeout(10);
    };
    const args = [...words, '--jobs', '2', '--nodes', '1000000000'];
    const stopped = await batch(args, { cwd, interruptAfter: seen() });
    expect(stopped.status).toBe(3);
    expect(stopped.err).toBe('Interrupted: 2 puzzles are done. To go on, use the same command with --resume.\n');
    const resumed = await batch([...words, '--nodes', '1000', '--resume'], { cwd });
    expect(resumed.status).toBe(3);
    const written = { out: readFileSync(path, 'utf8'), err: '', status: 0 };
    expect(statuses(written)).toEqual(['counted', 'counted', 'stopped', 'counted', 'invalid', 'counted']);
  });

  it('goes on after it was killed', async () => {
    const lines = Array.from({ length: 400 }, (_, i) => line(`p${i}`, i % 3));
    const cwd = newFolder({ 'in.jsonl': lines.join('\n') });
    const args = ['--task', 'count', 'in.jsonl', '-o'];
    await batch([...args, 'whole.jsonl'], { cwd });
    const child = spawn(process.execPath, [program('pipwright'), 'batch', ...args, 'out.jsonl'], { cwd });
    const path = join(cwd, 'out.jsonl');
    while (!existsSync(path) || statSync(path).size === 0) await setTimeout(1);
    child.kill('SIGKILL');
    await once(child, 'close');
    await batch([...args, 'out.jsonl', '--resume'], { cwd });
    expect(readFileSync(path).equals(readFileSync(join(cwd, 'whole.jsonl')))).toBe(true);
  });

  it('says again which files it skipped', async () => {
    const cwd = newFolder({ 'a.txt': UNIQUE, 'b.md': 'Words', 'c.txt': AMBIGUOUS, 'd.md': 'Words' });
    const whole = await expectResumed(['.', '-o', '../skipped.jsonl'], { cwd }, [0, 1, 2]);
    expect(whole.err).toMatch(/^Skipped 2 files/);
  });

  it('leaves its own file out of a folder', async () => {
    const folder = newFolder({ 'a.txt': UNIQUE, 'z.txt': AMBIGUOUS });
    const out = join(folder, 'm.jsonl');
    for (const more of [[], ['--resume']]) {
      expect(await batch([folder, '-o', out, ...more])).toEqual({ status: 0, out: '', err: '' });
      expect(readFileSync(out, 'utf8').trimEnd().split('\n').length).toBe(2);
    }
  });
});

/** Where a thread is the built one, with this before each portion that it is given. */
function placeWithThread(reaction: string) {
  const thread = `
import { parentPort } from 'node:worker_threads';
await import(${JSON.stringify(builtThread.href)});
parentPort.on('message', ({ job: { portion } }) => {
  const text = Buffer.from(portion.bytes).toString();
  ${reaction}
});
`;
  const cwd = newFolder({ ...FILES, 'thread.mjs': thread });
  return { cwd, parts: { thread: pathToFileURL(join(cwd, 'thread.mjs')) } };
}

it('loses one line where a thread dies', async () => {
  // It ends when it is given the second puzzle of a day; who only reads that day lives.
  const here = placeWithThread(`for (const { content: { start, end }, skip = 0, until = 3 } of portion.documents)
    if (Buffer.from(portion.bytes.slice(start, end)).includes('2030-01-02') && skip <= 1 && until > 1) process.exit(7);`);
  const names = ['unique.txt', 'lines.jsonl', 'ambiguous.txt'];
  const expected = jsonLines(await batch(['--task', 'count', ...names], { cwd: here.cwd }));
  const outcome = await batch(['--task', 'count', '--jobs', '2', ...names], here);
  const found = jsonLines(outcome);
  const index = ids(outcome).indexOf('2030-01-02-medium');
  expect(found[index]).toMatchObject({
    puzzle: { kind: 'pips', source: 'lines.jsonl' },
    status: 'invalid',
    problems: [{ code: 'internal-error' }],
  });
  expect(found.toSpliced(index, 1)).toEqual(expected.toSpliced(index, 1));
});

it('stops a puzzle that needs more memory than there is, and nothing else', async () => {
  const here = placeWithThread(`if (text.includes('Exactly 5') && portion.documents.some(({ until }) => until !== 0))
    throw Object.assign(new Error('out of memory'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });`);
  const outcome = await batch(['--task', 'count', 'unique.txt', 'unsolvable.txt', 'ambiguous.txt'], here);
  expect(statuses(outcome)).toEqual(['counted', 'stopped', 'counted']);
  expect(jsonLines(outcome)[1]).toMatchObject({ puzzle: { kind: 'pips' }, problems: [{ code: 'out-of-memory' }] });
  expect(outcome.status).toBe(3);
});

it('goes on behind a line that says that a thread died, which need not come out the same again', async () => {
  const { cwd, parts } = placeWithThread('if (/Exactly|2030-01-02/.test(text)) process.exit(7);');
  const args = ['--task', 'check', 'unique.txt', 'ambiguous.txt', 'day.json', 'unique.txt', '-o', 'out.jsonl'];
  await batch(args, { cwd, parts });
  const before = readFileSync(join(cwd, 'out.jsonl'), 'utf8');
  expect(before.match(/"code":"internal-error"/g)).toHaveLength(3);
  expect(await batch([...args, '--resume'], { cwd })).toEqual({ status: 2, out: '', err: '' });
  expect(readFileSync(join(cwd, 'out.jsonl'), 'utf8')).toBe(before);
  const [, , ...others] = args;
  const { err } = await batch(['--task', 'count', ...others, '--resume'], { cwd });
  expect(err).toMatch(/begun with another task or other options.*ambiguous\.txt comes/);
});

it('has one line for a file that no thread can even read', async () => {
  const here = placeWithThread("if (text.includes('2030-01-02')) process.exit(7);");
  const found = jsonLines(await batch(['--task', 'count', 'unique.txt', 'lines.jsonl'], here));
  const guilty = found.filter((each) => JSON.stringify(each).includes('internal-error'));
  expect(guilty).toMatchObject([{ puzzle: { source: 'lines.jsonl' }, status: 'invalid' }]);
});

it('keeps nothing of puzzles that are done and wait behind a slow one', async () => {
  // Whoever gets the first never ends.
  const slow = `
import { writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ job }) => {
  const text = Buffer.from(job.portion.bytes);
  if (text.includes('"first"')) return;
  parentPort.postMessage({ result: { lines: new Uint8Array(), count: 0, exit: 0, statuses: {}, skipped: [], milliseconds: 1 } });
  if (text.includes('"last"')) writeFileSync(new URL('seen.txt', import.meta.url), '');
});
`;
  const [lines, megabytes] = [320, 40];
  const long = `{"id":"long"${' '.repeat((megabytes / lines) * 2 ** 20)}}\n`;
  const cwd = newFolder({ 'thread.mjs': slow, 'in.jsonl': `${line('first')}\n${long.repeat(lines)}${line('last')}\n` });
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const kept = () => {
    collect();
    return process.memoryUsage().arrayBuffers / 2 ** 20;
  };
  const before = kept();
  let more = Number.POSITIVE_INFINITY;
  const seen = async () => {
    while (!existsSync(join(cwd, 'seen.txt'))) await setTimeout(20);
    // Memory is given back a while after it is collected.
    for (let look = 0; look < 10 && more > megabytes / 4; look++) {
      more = kept() - before;
      await setTimeout(50);
    }
  };
  const parts = { thread: pathToFileURL(join(cwd, 'thread.mjs')) };
  await batch(['in.jsonl', '--jobs', '2'], { cwd, parts, interruptAfter: seen() });
  expect(more).toBeLessThan(megabytes / 4);
});

it.skipIf(process.platform === 'win32')('ends at Ctrl-C while it waits for a pipe that nobody writes to', async () => {
  const path = pathOf('silent');
  execFileSync('mkfifo', [path]);
  const child = spawn(process.execPath, [program('pipwright'), 'batch', file('heard.txt', UNIQUE), path]);
  const ended = once(child, 'close');
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect(await ended).toEqual([3, null]);
});

it.skipIf(process.platform === 'win32')('reads what a shell names by <(…), even if it was written before', async () => {
  const input = file('named.txt', UNIQUE);
  const line = `exec ${process.execPath} ${program('pipwright')} batch --task check <(cat ${input}) <(true)`;
  const outcome = await spawned('bash', ['-c', line]);
  expect(codes(outcome)).toEqual([undefined, 'input-empty']);
});

it('ends when its reader goes away', async () => {
  const gone = () => Promise.reject(new ReaderGone());
  expect((await batch(['-'], { input: UNIQUE, onOutput: gone })).status).toBe(141);
});

it('shows how far it is on a terminal, and what came of it', async () => {
  const slow = file('shown.txt', SLOW_TO_COUNT);
  const args = ['--task', 'count', '--nodes', '300000', file('first.txt', UNIQUE), slow];
  const { err } = await batch(args, { terminals: ['stderr'] });
  expect(err).toMatch(/[01] done, [\d.]+\/s/);
  expect(err).toMatch(/1 done, [\d.]+\/s, about \d+.* left/);
  expect(err).toMatch(/2 puzzles: 1 counted, 1 stopped\n$/);
});

describe('wrong usage', () => {
  it('is explained: results in place of a puzzle', async () => {
    const path = file('both.txt', UNIQUE);
    expect((await batch([path, '-o', path])).err).toMatch(/-o .*both\.txt is one of the inputs\. Name another file/);
    expect(readFileSync(path, 'utf8')).toBe(UNIQUE);
  });

  it('is explained: results in place of a puzzle in a folder', async () => {
    const folder = newFolder({ 'a.jsonl': `${line('a')}\n`, 'b.txt': UNIQUE });
    const path = join(folder, 'a.jsonl');
    const { status, err } = await batch([folder, '-o', path]);
    expect(err).toMatch(/-o .*a\.jsonl is in the folder .* and was not written by batch\. Name another file/);
    expect([status, readFileSync(path, 'utf8')]).toEqual([2, `${line('a')}\n`]);
    const made = `{"puzzle":{"kind":"pips","id":"m","source":null},"status":"generated","seed":1,"text":${JSON.stringify(UNIQUE)}}\n`;
    writeFileSync(path, made);
    expect((await batch([folder, '-o', path])).err).toContain('was not written by batch');
    expect(readFileSync(path, 'utf8')).toBe(made);
    const results = join(folder, 'results.jsonl');
    for (const _ of [1, 2]) expect((await batch([folder, '-o', results])).status).toBe(0);
    expect(jsonLines({ status: 0, err: '', out: readFileSync(results, 'utf8') })).toHaveLength(2);
  });

  it.skipIf(process.platform === 'win32')('is explained: results in place of standard input', async () => {
    const path = file('redirected.txt', UNIQUE);
    const line = `exec ${process.execPath} ${program('pipwright')} batch - -o ${path} < ${path}`;
    const { status, err } = await spawned('bash', ['-c', line]);
    expect({ status, err }).toEqual({ status: 2, err: expect.stringContaining('is one of the inputs') });
    expect(readFileSync(path, 'utf8')).toBe(UNIQUE);
  });
});
