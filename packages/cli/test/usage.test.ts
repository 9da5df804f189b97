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
  jsonLines,
  pipsSolver,
  pipwright,
  program,
  root,
  spawned,
  spawnedPipsSolver,
  spawnedPipwright,
} from './run.js';

const STACK_TRACE = /\n\s+at |node:internal|Error:/;

describe('wrong usage', () => {
  it.each<[string, string[], RegExp]>([
    ['no arguments', [], /Usage: pipwright/],
    ['no file', ['solve'], /^pipwright: solve needs a file\.\nRun "pipwright solve --help" for its options\.\n$/],
    [
      'an unknown command',
      ['slove', 'x'],
      /^pipwright: There is no command "slove"\. Did you mean "solve"\?\nRun "pipwright --help" for the commands\.\n$/,
    ],
    ['a word that is nothing at all', ['zzz'], /^pipwright: There is no command "zzz"\.\nRun "pipwright --help"/],
    ['a command that does not exist yet', ['csp', 'queens', '8'], /^pipwright: There is no command "csp" yet\.\nRun/],
    ['help with one', ['help', 'csp'], /There is no command "csp" yet\./],
    ['a worker without a queue', ['worker'], /--queue/],
    ['an option before any command', ['--json', 'x'], /There is no option "--json"\.\nRun "pipwright --help"/],
    ['a misspelt option of the program', ['--verison'], /Did you mean "--version"\?\nRun "pipwright --help"/],
    ['several engines for one', ['solve', '--engine', 'swift,tiling', 'x'], /--engine takes one engine here/],
    [
      'a format of another kind',
      ['count', '--kind', 'pips', '--from', 'grid', 'x'],
      /--from grid and --kind pips contra/,
    ],
    ['an unknown option', ['solve', '--fast', 'x'], /There is no option "--fast"\.\nRun "pipwright solve --help"/],
    ['a misspelt option', ['solve', '--limt', '3', 'x'], /There is no option "--limt"\. Did you mean "--limit"\?/],
    ['an option without its value', ['solve', '--limit'], /--limit needs a value, as in --limit <n>\./],
    ['a misspelt engine', ['solve', '--engine', 'swft', 'x'], /no engine "swft"\. Did you mean "swift"\?/],
    ['a misspelt engine of several', ['compare', '--engine', 'swift,mac+bz', 'x'], /Did you mean "MAC\+BZ"\?/],
    ['a misspelt level', ['solve', '--level', 'hrad', 'x'], /--level cannot be "hrad"\. Did you mean "hard"\?/],
    ['a misspelt kind', ['solve', '--kind', 'futosiki', 'x'], /Did you mean "futoshiki"\?/],
    ['a misspelt format', ['convert', '--to', 'yml', 'x'], /Did you mean "yaml"\?/],
    ['a misspelt style', ['solve', '--style', 'compac', 'x'], /Did you mean "compact"\?/],
    ['a misspelt command to have help for', ['help', 'explian'], /no command "explian"\. Did you mean "explain"\?/],
    [
      'an unknown engine',
      ['solve', '--engine', 'warp', 'x'],
      /There is no engine "warp"\.\nRun "pipwright engines" for the list\./,
    ],
    ['an unknown level', ['solve', '--level', 'brutal', 'x'], /It can be easy, medium or hard\./],
    ['an unknown kind', ['solve', '--kind', 'sudoku', 'x'], /It can be pips or futoshiki\./],
    ['an unknown format', ['solve', '--from', 'docx', 'x'], /It can be text, json, nyt, yaml/],
    ['a limit of 0', ['solve', '--limit', '0', 'x'], /whole number from 1/],
    ['a limit in words', ['count', '--at-most', 'two', 'x'], /whole number from 1/],
    ['a time without a unit', ['solve', '--timeout', '10', 'x'], /500ms, 10s or 2m/],
    ['no time at all', ['solve', '--timeout', '0s', 'x'], /500ms, 10s or 2m/],
    ['two ways at once', ['solve', '--all', '--common', 'x'], /cannot be used together/],
    ['drawings for programs', ['explain', '--draw', '--json', 'x'], /cannot be used together/],
    ['drawings beside a page', ['explain', '--draw', '-o', 'x.html', 'x'], /cannot be used together/],
    ['a hint that tells all', ['hint', '--reveal', 'all', 'x'], /It can be where, why or what\./],
    ['a trace of what is shared', ['solve', '--trace', 't', '--common', 'x'], /cannot be used together/],
  ])('is explained: %s', async (_, args, message) => {
    const { status, out, err } = await pipwright(args);
    expect(err).toMatch(message);
    expect(err).not.toMatch(STACK_TRACE);
    expect(out).toBe('');
    expect(status).toBe(2);
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

describe('a level', () => {
  it.each(['day.json', 'day.txt', 'day', 'day.yaml'])('may follow any day, whatever its name: %s', async (name) => {
    const result = await pipsSolver(['--json', file(name, DAY), 'Hard']);
    expect(jsonLines(result)).toMatchObject([{ puzzle: { id: '2030-01-02-hard' }, status: 'solved' }]);
  });

  it('may follow standard input', async () => {
    const result = await pipsSolver(['--json', '-', 'EASY'], { input: DAY });
    expect(jsonLines(result)).toMatchObject([{ puzzle: { id: '2030-01-02-easy' }, status: 'solved' }]);
  });

  it('must not contradict --level', async () => {
    const day = file('day.json', DAY);
    const { err, out, status } = await pipwright(['solve', '--level', 'easy', day, 'hard']);
    expect(err).toContain(`--level easy and "${day} hard" contradict each other. Leave out one of them.`);
    expect([out, status]).toEqual(['', 2]);
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
    expect(people.err).not.toMatch(STACK_TRACE);
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
    const bad = await spawnedPipsSolver(['--json', '-'], { input: MALFORMED });
    expect([bad.status, bad.err, jsonLines(bad).length]).toEqual([2, '', 1]);
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
    const people = await shell(`node ${built} solve --all ${many} | head -n 2; exit \${PIPESTATUS[0]}`);
    expect([people.err, people.status]).toEqual(['', 141]);
  });

  it.skipIf(process.platform !== 'linux')('ends when its reader goes away while nothing is written', async () => {
    const slow = file('slow.txt', MUTILATED);
    for (const command of ['solve --all', 'solve --all --json', 'count']) {
      const reader = command === 'solve --all' ? 'head -n 3' : 'true';
      const { err, status } = await shell(
        `node ${built} ${command} --engine reference ${slow} | ${reader}; exit \${PIPESTATUS[0]}`,
      );
      expect([command, err, status]).toEqual([command, '', 141]);
    }
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

  it('writes no colours into a pipe', async () => {
    const { err, out } = await spawnedPipwright(['solve', 'no-such-file']);
    expect(`${err}${out}`).not.toContain('\u001b');
  });

  it('is launched from anywhere, by a link too', async () => {
    const link = join(folder, 'solver');
    const { out, status } = await shell(
      `ln -s ${root}pips-solver ${link} && cd ${folder} && ${link} --json ${file('two.txt', AMBIGUOUS)}`,
    );
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ status: 'solved' });
  });

  it('is launched with every command', async () => {
    const { out } = await shell(`./pips-solver count --json examples/hard_2025-10-12.txt`);
    expect(JSON.parse(out)).toMatchObject({ count: '1', unique: true });
  });

  it('starts by npm as well, with files named from where the user stands', async () => {
    const { out, status } = await shell('cd examples && npm start --silent -- hard_2025-10-12.txt');
    expect(out).toContain('Found 1 solution(s)');
    expect(status).toBe(0);
  });
});
