/** Everything around the commands: help, mistakes in usage, strange files, pipes, the launcher. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AMBIGUOUS, file, folder, MANY, UNIQUE } from './files.js';
import { jsonLines, pipsSolver, pipwright, root, run } from './run.js';

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

describe.skipIf(process.platform === 'win32')('in a shell', () => {
  const program = join(root, 'packages/cli/dist/pipwright.js');
  const shell = (line: string) => run('bash', ['-c', line]);

  it('ends quietly when its reader goes away', async () => {
    const many = file('many.txt', MANY);
    const { out, err } = await shell(`node ${program} solve --all --json ${many} | head -n 1`);
    expect(out.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toBe('');
    const people = await shell(`node ${program} solve --all ${many} | head -n 2`);
    expect(people.err).toBe('');
  });

  it('says that a disk is full', async () => {
    const { err, status } = await shell(`node ${program} solve examples/hard_2025-10-12.txt > /dev/full`);
    expect(err).toMatch(/^The output cannot be written \(ENOSPC\)\.\n$/);
    expect(status).toBe(2);
  });

  it('does not count the time its reader takes', async () => {
    const { out } = await shell(
      `node ${program} solve --all --json --timeout 10s ${file('many.txt', MANY)} | (sleep 2; tail -n 1)`,
    );
    expect(JSON.parse(out)).toMatchObject({ count: '6728', complete: true });
  });

  it('writes no colours into a pipe', async () => {
    const { err, out } = await pipwright(['solve', 'no-such-file']);
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
