/** Everything around the commands: help, mistakes in usage, strange files, pipes, the launcher. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ReaderGone } from '../src/io.js';
import {
  AMBIGUOUS,
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

describe('help', () => {
  it.each([
    [['--help']],
    [['solve', '--help']],
    [['count', '--help']],
    [['check', '--help']],
    [['draw', '--help']],
    [['tilings', '--help']],
    [['explain', '--help']],
    [['hint', '--help']],
    [['compare', '--help']],
    [['replay', '--help']],
    [['serve', '--help']],
    [['help', 'solve']],
  ])('is there for %j', async (args) => {
    const { status, out, err } = await pipwright(args);
    expect(status).toBe(0);
    expect(out).toMatch(/Usage: pipwright/);
    expect(err).toBe('');
  });

  it('has examples for every command', async () => {
    const commands = ['solve', 'count', 'check', 'draw', 'tilings', 'explain', 'hint', 'compare', 'replay', 'serve'];
    for (const command of commands) {
      expect((await pipsSolver([command, '--help'])).out).toContain(`$ pips-solver ${command} `);
    }
  });

  it('tells the version', async () => {
    expect((await pipwright(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('wrong usage', () => {
  it.each<[string, string[], RegExp]>([
    ['no arguments', [], /Usage: pipwright/],
    ['no file', ['solve'], /missing required argument 'file'/],
    ['an unknown command', ['slove', 'x'], /There is no command “slove”/],
    ['a file for a command', ['examples/hard_2025-10-12.txt'], /To solve the file, write pipwright solve/],
    ['a day for a command', ['today', 'hard'], /To solve that day, write pipwright solve today hard\./],
    ['a command to come', ['grade', 'x'], /“grade” does not exist yet/],
    ['an unknown option', ['solve', '--fast', 'x'], /unknown option '--fast'/],
    ['an unknown engine', ['solve', '--engine', 'warp', 'x'], /Allowed choices are swift, reference/],
    ['an unknown level', ['solve', '--level', 'brutal', 'x'], /Allowed choices are easy, medium, hard/],
    ['an unknown kind', ['solve', '--kind', 'sudoku', 'x'], /Allowed choices are pips/],
    ['an unknown format', ['solve', '--from', 'docx', 'x'], /Allowed choices are text, json, nyt, yaml/],
    ['a limit of 0', ['solve', '--limit', '0', 'x'], /whole number from 1/],
    ['a limit in words', ['count', '--at-most', 'two', 'x'], /whole number from 1/],
    ['a time without a unit', ['solve', '--timeout', '10', 'x'], /500ms, 10s or 2m/],
    ['no time at all', ['solve', '--timeout', '0s', 'x'], /500ms, 10s or 2m/],
    ['two ways at once', ['solve', '--all', '--common', 'x'], /cannot be used with/],
    ['drawings for programs', ['explain', '--draw', '--json', 'x'], /cannot be used with/],
    ['drawings beside a page', ['explain', '--draw', '-o', 'x.html', 'x'], /cannot be used with/],
    ['a hint that tells all', ['hint', '--reveal', 'all', 'x'], /Allowed choices are where, why, what/],
    ['a trace of what is shared', ['solve', '--trace', 't', '--common', 'x'], /cannot be used with/],
  ])('is explained: %s', async (_, args, message) => {
    const { status, out, err } = await pipwright(args);
    expect(err).toMatch(message);
    expect(err).not.toMatch(STACK_TRACE);
    expect(out).toBe('');
    expect(status).toBe(2);
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
    const { out, err, status } = await pipwright(['count', '--timeout', '1s', path], { terminals: ['stderr'] });
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
    expect(err).toMatch(/^The output cannot be written \(ENOSPC\)\.\n$/);
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
