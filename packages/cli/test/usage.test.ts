/** Everything around the commands: help, mistakes in usage, strange files, pipes, the launcher. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ReaderGone } from '../src/io.js';
import {
  AMBIGUOUS,
  DAY,
  ENDLESS,
  file,
  folder,
  HOW_MANY,
  MALFORMED,
  MANY,
  MUTILATED,
  SLOW_TO_COUNT,
  text,
  UNIQUE,
  UNSOLVABLE,
} from './files.js';
import {
  expectRefused,
  jsonLines,
  pipsSolver,
  pipwright,
  program,
  root,
  spawned,
  spawnedPipsSolver,
  spawnedPipwright,
} from './run.js';

describe('wrong usage', () => {
  it.each<[words: string, message: RegExp]>([
    ['solve', /^pipwright: solve needs a file\.\nRun "pipwright solve --help" for its options\.\n$/],
    [
      'slove x',
      /^pipwright: There is no command "slove"\. Did you mean "solve"\?\nRun "pipwright --help" for the commands\.\n$/,
    ],
    ['zzz', /^pipwright: There is no command "zzz"\.\nRun "pipwright --help"/],
    ['csp queens 8', /^pipwright: There is no command "csp" yet\.\nRun/],
    ['help csp', /There is no command "csp" yet\./],
    ['help explian', /no command "explian"\. Did you mean "explain"\?/],
    ['worker', /--queue/],
    ['--json x', /There is no option "--json"\.\nRun "pipwright --help"/],
    ['--verison', /Did you mean "--version"\?\nRun "pipwright --help"/],
    ['solve --engine swift,tiling x', /--engine takes one engine here/],
    ['count --kind pips --from grid x', /--from grid and --kind pips contra/],
    ['solve --fast x', /There is no option "--fast"\.\nRun "pipwright solve --help"/],
    ['solve --limt 3 x', /There is no option "--limt"\. Did you mean "--limit"\?/],
    ['solve --limit', /--limit needs a value, as in --limit <n>\./],
    ['solve --engine swft x', /no engine "swft"\. Did you mean "swift"\?/],
    ['compare --engine swift,mac+bz x', /Did you mean "MAC\+BZ"\?/],
    ['solve --level hrad x', /--level cannot be "hrad"\. Did you mean "hard"\?/],
    ['solve --kind futosiki x', /Did you mean "futoshiki"\?/],
    ['convert --to yml x', /Did you mean "yaml"\?/],
    ['convert x', /convert needs --to <name>\./],
    ['solve --style compac x', /Did you mean "compact"\?/],
    ['solve --engine warp x', /There is no engine "warp"\.\nRun "pipwright engines" for the list\./],
    ['solve --level brutal x', /It can be easy, medium or hard\./],
    ['solve --kind sudoku x', /It can be pips or futoshiki\./],
    ['solve --from docx x', /It can be text, json, nyt, yaml/],
    ['solve --from smtlib x', /It can be text, json, nyt, yaml, tatham or grid\./],
    ['solve --limit 0 x', /whole number from 1/],
    ['count --at-most two x', /whole number from 1/],
    ['solve --timeout 10 x', /500ms, 10s or 2m/],
    ['solve --timeout 0s x', /500ms, 10s or 2m/],
    ['solve --all --common x', /cannot be used together/],
    ['explain --draw --json x', /cannot be used together/],
    ['explain --draw -o x.html x', /cannot be used together/],
    ['solve --trace t --common x', /cannot be used together/],
    ['solve --trace t.jsonl.zip x', /--trace cannot be "t\.jsonl\.zip": nothing is packed here\./],
    ['convert --to text -o x.txt.gz x', /-o cannot be "x\.txt\.gz": nothing is packed here\./],
    ['hint --reveal all x', /It can be where, why or what\./],
    ['hint --after -1 x', /--after cannot be "-1"\. /],
    ['hint --after 1.5 x', /--after cannot be "1\.5"\. /],
    ['hint --after  x', /--after cannot be ""\. /],
    ['draw --json x', /There is no option "--json"/],
    ['draw --style oil x', /--style cannot be "oil"\. It can be box, compact, svg, graph, png or html/],
    ['draw -o x.jpg x', /x\.jpg: a drawing cannot be written as \.jpg\. Use \.txt, /],
    ['draw --style box -o x.svg x', /--style box cannot be written to /],
    ['draw --style svg -o x.txt x', /or use the ending \.svg\.\n/],
    ['draw --style graph -o x.txt x', /or use the ending \.svg, \.png, \.html\.\n/],
    ['draw --style png -o x.svg x', /or use the ending \.png\.\n/],
    ['draw -o nowhere/x.svg x', /there is no folder .*nowhere\.\n/],
    ['explain -o steps.svg x', /an explanation is written as HTML\. Use the ending \.html\./],
    ['tilings --forest x', /--forest and -o go together/],
    ['tilings --forest -o x.png x', /x\.png: a forest is drawn as SVG/],
    ['tilings -o x.svg x', /--forest and -o go together/],
    ['tilings --draw 0 x', /whole number from 1/],
    ['tilings --engine tiling x', /There is no option "--engine"/],
    ['serve dist', /serve takes no files/],
    ...['-1', '65536', '80.5', 'http', ''].map((port): [string, RegExp] => [
      `serve --port=${port}`,
      /whole number from 0 to 65535/,
    ]),
    ['stats - -', /only once/],
    ...['x.txt', 'x', '-', '', '.html', 'x.html/', 'x.html.gz'].map((name): [string, RegExp] => [
      `stats no-such-file.jsonl -o ${name}`,
      /its name ends in \.html/,
    ]),
    ['batch --task slove x', /--task cannot be "slove"\. Did you mean "solve"\?/],
    ['batch --task convert x', /--task convert needs --to/],
    ['batch --to text x', /--to goes with --task convert only/],
    ['batch --resume x', /--resume needs -o/],
    ['batch -o x/ x', /-o needs the name of a file/],
    ['batch -o x.jsonl.gz x', /-o cannot be "x\.jsonl\.gz": .* Leave out \.gz, and pack/],
    ['batch -o x.ZIP x --resume', /nothing is packed here\. Leave out \.ZIP/],
    ['batch - -', /can be read only once/],
    ['batch --queue x x', /--queue takes an address such as redis:/],
    ['batch --queue redis://x --jobs 2 x', /each worker has its own --jobs/],
    ['batch --kind pips --from grid x', /contradict each other/],
  ])('is explained: %s', async (words, message) => {
    await expectRefused(words.split(' '), message);
  });

  it('is explained: no words at all', async () => {
    expect(await pipwright([])).toEqual({ status: 2, out: '', err: expect.stringMatching(/Usage: pipwright/) });
  });
});

describe('a first word that is no command', () => {
  it.each([
    ['pipwright', pipwright],
    ['pips-solver', pipsSolver],
  ])('is solved by %s where it is a file, a path, a day or standard input', async (_, run) => {
    const path = file('one', UNIQUE);
    const here = { cwd: join(path, '..'), input: UNIQUE };
    for (const words of [
      ['one', '--json'],
      [path, '--json'],
      ['-', '--json'],
    ])
      expect(jsonLines(await run(words, here))).toMatchObject([{ status: 'solved' }]);
    const people = await run(['one'], here);
    expect([people.out.includes('Found 1 solution(s)'), people.status]).toEqual([true, 0]);
    const missing = await run(['solv.txt', '--json'], here);
    expect(jsonLines(missing)).toMatchObject([
      { puzzle: { source: 'solv.txt' }, problems: [{ code: 'file-missing' }] },
    ]);
    const noDay = await run(['2026-02-30', '--json'], here);
    expect(jsonLines(noDay)).toMatchObject([{ problems: [{ code: 'date-invalid' }] }]);
    expect([missing.status, noDay.status]).toEqual([2, 2]);
  });
});

describe('a word that is nearly another', () => {
  it('is told from a command, unless there is a file of that name', async () => {
    const none = await pipsSolver(['solv', 'puzzle.txt']);
    expect(none.err).toBe(
      'pips-solver: There is no file or command "solv". Did you mean "solve"?\nRun "pips-solver --help" for the commands.\n',
    );
    expect([none.status, none.out]).toEqual([2, '']);
    const cwd = join(file('solv', UNIQUE), '..');
    const there = await pipsSolver(['solv', '--json'], { cwd });
    expect(jsonLines(there)).toMatchObject([{ puzzle: { id: 'solv' }, status: 'solved' }]);
  });

  it('is no file where it is a command that does not exist yet, unless there is one', async () => {
    const none = await pipsSolver(['csp', 'queens', '8']);
    expect([none.status, none.out]).toEqual([2, '']);
    expect(none.err).toContain('pips-solver: There is no command "csp" yet.\n');
    const there = await pipsSolver(['csp', '--json'], { cwd: join(file('csp', UNIQUE), '..') });
    expect(jsonLines(there)).toMatchObject([{ puzzle: { id: 'csp' }, status: 'solved' }]);
  });

  it('is told from a level, unless there is a file of that name', async () => {
    const day = file('day.json', DAY);
    const { err, out, status } = await pipsSolver([day, 'hrad']);
    expect(err).toBe(
      `pips-solver: "hrad" is not a level of ${day}, and there is no file "hrad". Did you mean "hard"?\nRun "pips-solver solve --help" for its options.\n`,
    );
    expect([out, status]).toEqual(['', 2]);
    const cwd = join(file('hrad', UNIQUE), '..');
    const there = await pipsSolver([day, 'hrad', '--json'], { cwd });
    expect(jsonLines(there).map(({ puzzle }) => (puzzle as { id: string }).id)).toContain('hrad');
  });

  it('is a file that is not there where nothing is near', async () => {
    const { err } = await pipsSolver(['nothing-like-it']);
    expect(err).toContain('nothing-like-it: error: There is no such file. [file-missing]');
  });
});

describe('strange inputs', () => {
  it.each<[string, () => string, string]>([
    ['a missing file', () => 'no/such/file.txt', 'file-missing'],
    ['a folder', () => folder, 'file-is-directory'],
    ['a path through a file', () => join(file('one.txt', UNIQUE), 'x'), 'file-missing'],
    ['bytes that are no text', () => file('bytes.bin', Buffer.from([0xff, 0xfe, 0x00, 0x62])), 'not-utf8'],
    ['nothing', () => file('empty.txt', ''), 'input-empty'],
    ['something else', () => file('story.txt', 'Once upon a time'), 'format-unknown'],
    ['broken JSON', () => file('broken.json', '{"dominoes": [[1,2],}'), 'json-syntax'],
    ['more than 8 MiB', () => file('large.txt', Buffer.alloc(8 * 1024 * 1024 + 1, 0x20)), 'input-too-large'],
    ...(process.platform === 'win32'
      ? []
      : [['an endless device', () => '/dev/zero', 'input-too-large'] as [string, () => string, string]]),
  ])('are refused with a message: %s', async (_, path, code) => {
    const source = path();
    const json = await pipwright(['solve', '--json', source]);
    expect(jsonLines(json)).toMatchObject([{ puzzle: { source }, status: 'invalid', problems: [{ code }] }]);
    expect(json.err).toBe('');
    const people = await pipwright(['solve', source]);
    expect(people.err).toContain(`${source}:`);
    expect(people.err).toContain(`[${code}]`);
    expect([json.status, people.status]).toEqual([2, 2]);
  });

  it('read standard input, once, however often it is named', async () => {
    const result = await pipwright(['solve', '--json', '-', '-'], { input: UNIQUE });
    expect(jsonLines(result).map(({ status }) => status)).toEqual(['solved', 'solved']);
  });

  it('force a format', async () => {
    const result = await pipwright(['solve', '--json', '--from', 'nyt', '-'], { input: UNIQUE });
    expect(jsonLines(result)).toMatchObject([{ puzzle: { kind: 'pips' }, problems: [{ code: 'json-syntax' }] }]);
  });

  it('miss a level', async () => {
    const day = file('day-of-one.json', '{"easy":{"dominoes":[],"regions":[]}}');
    const result = await pipwright(['solve', '--json', '--level', 'hard', day]);
    expect(jsonLines(result)).toMatchObject([{ status: 'invalid', problems: [{ code: 'level-missing' }] }]);
    expect(result.status).toBe(2);
  });
});

describe('several inputs', () => {
  const sources = [
    file('none.txt', UNSOLVABLE),
    file('bad.txt', MALFORMED),
    'examples/futoshiki_4x4.txt',
    'nowhere.txt',
  ];

  it.each([
    ['solve', 'unsolvable', 'solved'],
    ['explain', 'conflict', 'explained'],
    ['hint', 'conflict', 'hint'],
    ['grade', 'conflict', 'graded'],
    ['count', 'counted', 'counted'],
    ['check', 'valid', 'valid'],
  ])('are worked on in order, and the highest status wins: %s', async (command, none, one) => {
    const result = await pipwright([command, '--json', ...sources]);
    expect(jsonLines(result).map(({ status }) => status)).toEqual([none, 'invalid', one, 'invalid']);
    expect([result.err, result.status]).toEqual(['', 2]);
    const people = await pipwright([command, ...sources]);
    expect(people.out + people.err).toMatch(/bad\.txt:\d+:\d+: error: /);
    expect(people.status).toBe(2);
  });
});

describe('the reader of standard output', () => {
  it('may be gone: then the run ends, with status 141', async () => {
    let lines = 0;
    const result = await pipwright(['solve', '--all', '--json', file('many.txt', MANY), file('one.txt', UNIQUE)], {
      onOutput() {
        if (++lines > 3) throw new ReaderGone();
      },
    });
    expect([result.status, result.err, lines]).toEqual([141, '', 4]);
    const help = await pipwright(['--help'], {
      onOutput() {
        throw new ReaderGone();
      },
    });
    expect(help.status).toBe(141);
  });

  it('may take its time, which is not counted', async () => {
    const PAUSE = 500;
    let pauses = 0;
    const started = performance.now();
    const result = await pipwright(['solve', '--limit', '5', '--json', file('many.txt', MANY)], {
      onOutput: async () => {
        if (++pauses <= 2) await setTimeout(PAUSE);
      },
    });
    const taken = performance.now() - started;
    const counted = Number(jsonLines(result).at(-1)?.milliseconds);
    expect(counted + 2 * PAUSE).toBeLessThanOrEqual(taken);
  });
});

describe('several runs at once', () => {
  it('do not disturb each other', async () => {
    const path = file('many.txt', MANY);
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const [stopped, whole, piped, other, here] = await Promise.all([
      pipwright(['solve', '--all', '--json', file('endless.txt', ENDLESS)], {
        interruptAfter: hasBegun,
        onOutput: () => begun(),
      }),
      pipwright(['solve', '--all', '--json', path]),
      pipwright(['count', '--json', '-'], { input: UNIQUE }),
      pipsSolver(['count', '--json', '-'], { input: AMBIGUOUS }),
      pipwright(['check', 'one.txt'], { cwd: join(file('one.txt', UNIQUE), '..') }),
    ]);
    expect([stopped.status, jsonLines(stopped).at(-1)?.status]).toEqual([3, 'stopped']);
    expect([whole.status, jsonLines(whole).at(-1)?.count]).toEqual([0, String(HOW_MANY)]);
    expect([...jsonLines(piped), ...jsonLines(other)].map(({ count }) => count)).toEqual(['1', '2']);
    expect(here.out).toBe('one: valid\n');
  });
});

describe('a terminal', () => {
  it('is shown how far a search is, on a line of its own that goes away', async () => {
    const path = file('slow.txt', SLOW_TO_COUNT);
    const { out, err, status } = await pipwright(['count', path], {
      terminals: ['stderr'],
      interruptAt: /counting: /,
    });
    const [before, ...shown] = err.split('\r\u001b[K');
    expect([before, shown.pop()]).toEqual(['', '']);
    expect(shown.length).toBeGreaterThan(0);
    for (const line of shown) expect(line).toMatch(/^counting: \d+ nodes, at least \d+ solutions, [\d.]+ m?s$/);
    expect(out).toMatch(/^slow: at least \d+ solutions \(stopped early/);
    expect(status).toBe(3);
  });

  it('is as wide as it says', async () => {
    const path = file('wide.txt', text('####\n####', '00,00,00,00'));
    const narrow = await pipwright(['tilings', '--draw', '4', path], { terminals: ['stdout'], columns: 30 });
    const wide = await pipwright(['tilings', '--draw', '4', path], { terminals: ['stdout'], columns: 200 });
    const rows = (drawn: string) => drawn.split('\n\n').length - 1;
    expect([rows(narrow.out), rows(wide.out)]).toEqual([4, 1]);
    const help = await pipwright(['solve', '--help'], { terminals: ['stdout'], columns: 60 });
    const options = help.out.split('\n').filter((line) => line.startsWith('  -'));
    expect(Math.max(...options.map((line) => line.length))).toBeLessThanOrEqual(60);
  });
});

describe('the programs', () => {
  it('end with the status of their run', async () => {
    const no = await spawnedPipwright(['solve', '--json', '-'], { input: UNSOLVABLE });
    expect([no.status, no.err, jsonLines(no).length]).toEqual([1, '', 1]);
    const usage = await spawnedPipsSolver([]);
    expect([usage.status, usage.out]).toEqual([2, '']);
    expect(usage.err).toMatch('Usage: pips-solver');
  });

  it('tell a bug without a stack trace', async () => {
    const broken = 'data:text/javascript,JSON.stringify=()=>{throw new Error("no more JSON")}';
    const args = ['--import', broken, program('pipwright'), 'solve', '--json', file('one.txt', UNIQUE)];
    const { status, out, err } = await spawned(process.execPath, args);
    expect([status, out]).toEqual([2, '']);
    expect(err).toBe('pipwright: Something went wrong inside: no more JSON\n');
  });
});

describe.skipIf(process.platform === 'win32')('in a shell', () => {
  const built = program('pipwright');
  const shell = (line: string) => spawned('bash', ['-c', line]);

  it('ends quietly when its reader goes away', async () => {
    const many = file('many.txt', MANY);
    const { out, err, status } = await shell(
      `node ${built} solve --all --json ${many} | head -n 1; exit \${PIPESTATUS[0]}`,
    );
    expect(out.trimEnd().split('\n')).toHaveLength(1);
    expect([err, status]).toEqual(['', 141]);
  });

  it.skipIf(process.platform !== 'linux')('ends when its reader goes away while nothing is written', async () => {
    const slow = file('slow.txt', MUTILATED);
    const { err, status } = await shell(
      `node ${built} count --engine reference ${slow} | true; exit \${PIPESTATUS[0]}`,
    );
    expect([err, status]).toEqual(['', 141]);
  });

  it('writes a file, whoever reads standard output', async () => {
    const picture = join(folder, 'unread.svg');
    const { err, status } = await shell(
      `node ${built} draw --solved -o ${picture} examples/hard_2025-10-12.txt | true; exit \${PIPESTATUS[0]}`,
    );
    expect([err, status, existsSync(picture)]).toEqual(['', 0, true]);
  });

  it('says that a disk is full', async () => {
    const { err, status } = await shell(`node ${built} solve examples/hard_2025-10-12.txt > /dev/full`);
    expect(err).toMatch(/^The output cannot be written: the disk is full\.\n$/);
    expect(status).toBe(2);
  });

  it('waits for a reader that is slow', async () => {
    const { out } = await shell(`node ${built} solve --all --json ${file('many.txt', MANY)} | (sleep 1; tail -n 1)`);
    expect(JSON.parse(out)).toMatchObject({ count: String(HOW_MANY), complete: true });
  });

  it('is launched from anywhere, by a link too', async () => {
    const link = join(folder, 'solver');
    const { out, status } = await shell(
      `ln -s ${root}pips-solver ${link} && cd ${folder} && ${link} count --json ${file('two.txt', AMBIGUOUS)}`,
    );
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ count: '2' });
  });

  it('starts by npm as well, with files named from where the user stands', async () => {
    const { out, status } = await shell('cd examples && npm start --silent -- hard_2025-10-12.txt');
    expect(out).toContain('Found 1 solution(s)');
    expect(status).toBe(0);
  });
});
