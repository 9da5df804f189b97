/** Days by date, from a server on this machine, with a home of its own. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { always, anyDay, type DayServer, dayOf, nobody, type Place, place, serve } from './days.js';
import { DAY, file, UNIQUE } from './files.js';
import { expectRefused, jsonLines, type Outcome, pipsSolver, pipwright } from './run.js';

const STACK_TRACE = /\n\s+at |node:internal|Error:/;

const options = ({ cwd, env }: Place) => ({ cwd, env });
const results = (outcome: Outcome) =>
  jsonLines(outcome).map(({ puzzle, status }) => [(puzzle as { id: string }).id, status]);
const cached = ({ cwd }: Place) =>
  readdirSync(join(cwd, '..'), { recursive: true, encoding: 'utf8' }).filter((path) => /\.json/.test(path));
const solved = (date: string, ...levels: string[]) => levels.map((level) => [`${date}-${level}`, 'solved']);

describe('a day', () => {
  it('is fetched and solved, all three levels', async () => {
    const server = await serve(anyDay);
    const result = await pipsSolver(['2025-08-24', '--json'], options(place(server.url)));
    expect(results(result)).toEqual(solved('2025-08-24', 'easy', 'medium', 'hard'));
    expect(jsonLines(result)[0]?.puzzle).toEqual({ kind: 'pips', id: '2025-08-24-easy', source: '2025-08-24' });
    expect(server.asked).toEqual(['/svc/2025-08-24.json']);
    expect([result.err, result.status]).toEqual(['', 0]);
    expect(results(await pipwright(['2025-08-24', '--json'], options(place(server.url))))).toEqual(results(result));
  });

  it('is drawn for people: levels with their names, one level without', async () => {
    const { url } = await serve(anyDay);
    const here = place(url);
    const all = await pipsSolver(['2025-08-24'], options(here));
    expect(all.out.match(/^2025-08-24-\w+$/gm)).toEqual(['2025-08-24-easy', '2025-08-24-medium', '2025-08-24-hard']);
    const one = await pipsSolver(['2025-08-24', 'hard'], options(here));
    expect(one.out).toMatch(/^┌.*Found 1 solution/s);
    expect(one.out).toContain('2-3');
    expect([all.err, one.err]).toEqual(['', '']);
  });

  it.each<[string, string[][]]>([
    ['2025-08-24 Hard', solved('2025-08-24', 'hard')],
    ['--level MEDIUM 2025-08-24', solved('2025-08-24', 'medium')],
    ['2025-08-24 hard EASY', solved('2025-08-24', 'easy', 'hard')],
    ['--level hard 2025-08-24 Hard', solved('2025-08-24', 'hard')],
    ['2025-08-24 hard nothing.txt', [...solved('2025-08-24', 'hard'), ['nothing', 'invalid']]],
    ['hard', [['hard', 'invalid']]],
  ])('seed 001: picks levels, in any case: %s', async (words, expected) => {
    const { url } = await serve(anyDay);
    expect(results(await pipsSolver(['--json', ...words.split(' ')], options(place(url))))).toEqual(expected);
  });

  it.each(['2025-08-24 extreme', '2025-08-24 hard extreme', '2025-08-24 2025-08-25 brutal'])(
    'seed 001: says which levels there are before it solves anything: %s',
    async (words) => {
      const server = await serve(anyDay);
      const { status, out, err } = await pipsSolver(words.split(' '), options(place(server.url)));
      expect([status, out, server.asked]).toEqual([2, '', []]);
      expect(err).toMatch(
        /^pips-solver: "(\w+)" is not a level of \S+, and there is no file "\1"\. A level is easy, medium or hard\.\n/,
      );
    },
  );

  it('is an input of every command', async () => {
    const { url } = await serve(anyDay);
    const here = place(url);
    const count = await pipwright(['count', '--json', '--level', 'easy', '2025-08-24'], options(here));
    expect(jsonLines(count)).toMatchObject([{ puzzle: { id: '2025-08-24-easy' }, count: '1' }]);
    const check = await pipwright(['check', '--json', '2025-08-24', '--solution', 'own'], options(here));
    expect(jsonLines(check).map(({ status }) => status)).toEqual(['correct', 'correct', 'correct']);
  });

  it.each(['Pacific/Kiritimati', 'Etc/GMT+12'])('is today and yesterday in %s', async (timeZone) => {
    const day = (ago: number) =>
      new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(Date.now() - ago * 86_400_000));
    const server = await serve(anyDay);
    const before = [day(0), day(1)];
    vi.stubEnv('TZ', timeZone);
    const words = ['today', 'easy', 'yesterday', 'hard', '--json'];
    const result = await pipsSolver(words, options(place(server.url)));
    const [today, yesterday] = day(0) === before[0] ? before : server.asked.map((path) => path.slice(5, 15));
    expect(server.asked).toEqual([`/svc/${today}.json`, `/svc/${yesterday}.json`]);
    expect(jsonLines(result)).toMatchObject([
      { puzzle: { id: `${today}-easy`, source: 'today' }, status: 'solved' },
      { puzzle: { id: `${yesterday}-hard`, source: 'yesterday' }, status: 'solved' },
    ]);
  });

  it('with a null level: the others are solved', async () => {
    const { url } = await serve(always(200, dayOf('2025-08-24', { medium: null })));
    const here = place(url);
    const result = await pipsSolver(['2025-08-24', '--json'], options(here));
    expect(jsonLines(result)).toMatchObject([
      { status: 'solved' },
      { puzzle: { id: '2025-08-24-medium' }, status: 'invalid', problems: [{ code: 'level-null' }] },
      { status: 'solved' },
    ]);
    expect(result.status).toBe(2);
    expect((await pipsSolver(['2025-08-24', 'hard'], options(here))).status).toBe(0);
  });

  it('without a level that was asked for', async () => {
    const { url } = await serve(always(200, dayOf('2025-08-24', { hard: undefined })));
    const result = await pipsSolver(['2025-08-24', 'hard', '--json'], options(place(url)));
    expect(jsonLines(result)).toMatchObject([
      { puzzle: { id: '2025-08-24-hard' }, status: 'invalid', problems: [{ code: 'level-missing' }] },
    ]);
  });
});

describe('a day that cannot be had', () => {
  const invalid = (date: string, code: string, message: RegExp) => ({
    puzzle: { kind: null, id: date, source: date },
    status: 'invalid',
    problems: [{ code, message: expect.stringMatching(message) }],
  });
  const slowly = { PIPWRIGHT_NYT_TIMEOUT: '300ms' };
  const cutOff: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('{"easy":', () => response.destroy());
  };

  it.each<[string, () => Promise<DayServer> | { url: string }, string, RegExp, NodeJS.ProcessEnv?]>([
    ['none of that date', () => serve(always(404, 'not found')), 'daily-no-such-day', /no puzzles for this day/],
    ['a broken server', () => serve(always(500, 'oops')), 'daily-refused', /HTTP status 500/],
    ['a closed door', () => serve(always(403)), 'daily-refused', /HTTP status 403/],
    ['a page', () => serve(always(200, '<html>Sign in</html>')), 'daily-not-json', /not JSON/],
    ['nothing', () => serve(always(200)), 'daily-not-json', /not JSON/],
    ['half a day', () => serve(always(200, dayOf('2025-08-24').slice(0, -9))), 'daily-not-json', /not JSON/],
    ['bytes', () => serve(always(200, Buffer.from([0x7b, 0xff, 0x7d]))), 'daily-not-json', /not JSON/],
    ['too much', () => serve(always(200, Buffer.alloc(9 << 20, 0x20))), 'input-too-large', /8 MiB/],
    ['no answer', () => serve(() => {}), 'daily-timeout', /within 0\.3 s/, slowly],
    ['no end', () => serve((_, response) => void response.write('{"easy":')), 'daily-timeout', /0\.3 s/, slowly],
    ['no server', nobody, 'daily-no-network', /downloaded \(ECONNREFUSED\)/],
    ['no address', () => ({ url: 'nowhere' }), 'daily-no-network', /ERR_INVALID_URL/],
    ['a line cut', () => serve(cutOff), 'daily-no-network', /downloaded \(.+\)/],
  ])('is explained: %s', async (_, start, code, message, env = {}) => {
    const { url } = await start();
    const here = place(url, env);
    const [json, people] = await Promise.all([
      pipsSolver(['2025-08-24', '--json'], options(here)),
      pipwright(['check', '2025-08-24'], options(here)),
    ]);
    expect(jsonLines(json)).toMatchObject([invalid('2025-08-24', code, message)]);
    expect(json.err).toBe('');
    expect(people.out).toMatch(message);
    expect(people.out).toContain(`[${code}]`);
    expect(`${people.out}${people.err}`).not.toMatch(STACK_TRACE);
    expect([json.status, people.status]).toEqual([2, 2]);
    expect(cached(here)).toEqual([]);
  });

  it('is no day at all', async () => {
    const server = await serve(anyDay);
    const result = await pipsSolver(['2025-02-30', 'hard', '--json'], options(place(server.url)));
    expect(jsonLines(result)).toMatchObject([invalid('2025-02-30', 'date-invalid', /no such date/)]);
    expect(result.status).toBe(2);
    expect(server.asked).toEqual([]);
  });

  it('is JSON of something else', async () => {
    const { url } = await serve(always(200, '{"message":"hello"}'));
    const result = await pipsSolver(['2025-08-24', '--json'], options(place(url)));
    expect(jsonLines(result)).toMatchObject([{ status: 'invalid', problems: [{ code: 'day-without-levels' }] }]);
    expect(result.status).toBe(2);
  });

  it('does not keep the others from being solved', async () => {
    const { url } = await serve((request, response) =>
      (request.url?.includes('08-24') ? always(404) : anyDay)(request, response),
    );
    const result = await pipsSolver(['2025-08-24', '2025-08-25', 'easy', '--json'], options(place(url)));
    expect(results(result)).toEqual([['2025-08-24', 'invalid'], ...solved('2025-08-25', 'easy')]);
    expect(result.status).toBe(2);
  });

  it.each(['solve', 'check'])('stops at Ctrl-C: %s', async (command) => {
    let onAsked = () => {};
    const interruptAfter = new Promise<void>((resolve) => {
      onAsked = resolve;
    });
    const { url } = await serve(() => onAsked());
    const result = await pipwright([command, '2025-08-24', '--json'], {
      ...options(place(url, { PIPWRIGHT_NYT_TIMEOUT: '60m' })),
      interruptAfter,
    });
    expect(jsonLines(result)).toMatchObject([invalid('2025-08-24', 'daily-interrupted', /Interrupted/)]);
    expect(result.status).toBe(3);
  });
});

describe('the cache', () => {
  it('keeps a day, so that the second time needs no server', async () => {
    const server = await serve(anyDay);
    const here = place(server.url);
    const first = await pipsSolver(['2025-08-24', '--json'], options(here));
    await server.close();
    const second = await pipsSolver(['2025-08-24', '--json'], options(here));
    expect(results(second)).toEqual(results(first));
    expect(second.status).toBe(0);
    const [path, ...others] = cached(here);
    expect(others).toEqual([]);
    expect(path).toMatch(/pipwright.*2025-08-24\.json$/);
    expect(readFileSync(join(here.cwd, '..', path ?? ''), 'utf8')).toBe(dayOf('2025-08-24'));
    expect(results(await pipsSolver(['2025-08-25', '--json'], options(here)))).toEqual([['2025-08-25', 'invalid']]);
  });

  it('keeps no day whose puzzles are not all there', async () => {
    let body = dayOf('2025-08-24', { hard: null });
    const server = await serve((_, response) => void response.end(body));
    const here = place(server.url);
    expect((await pipsSolver(['2025-08-24', 'easy'], options(here))).status).toBe(0);
    expect(cached(here)).toEqual([]);
    body = dayOf('2025-08-24');
    expect((await pipsSolver(['2025-08-24', 'hard'], options(here))).status).toBe(0);
    expect(cached(here)).toHaveLength(1);
    expect(server.asked).toHaveLength(2);
  });

  it('keeps days of different servers apart', async () => {
    const [one, other] = [await serve(anyDay), await serve(always(404))];
    const { cwd, env } = place(one.url);
    const ask = async ({ url }: DayServer) =>
      (await pipsSolver(['2025-08-24'], { cwd, env: { ...env, PIPWRIGHT_NYT_URL: url } })).status;
    expect([await ask(one), await ask(other)]).toEqual([0, 2]);
  });

  it.each([
    ['nothing', ''],
    ['half a day', '{"easy":'],
    ['a null level', dayOf('2025-08-24', { hard: null })],
    ['a page', '<html>'],
  ])('is mended where it holds %s', async (_, broken) => {
    const server = await serve(anyDay);
    const here = place(`${server.url}//`);
    await pipsSolver(['2025-08-24'], options(here));
    const path = join(here.cwd, '..', cached(here)[0] ?? '');
    writeFileSync(path, broken);
    const result = await pipsSolver(['2025-08-24', '--json'], options(here));
    expect(results(result)).toEqual(solved('2025-08-24', 'easy', 'medium', 'hard'));
    expect(server.asked).toHaveLength(2);
    expect(readFileSync(path, 'utf8')).toBe(dayOf('2025-08-24'));
  });

  it('is at home where no other place is named', async () => {
    const { url } = await serve(anyDay);
    const here = place(url, { XDG_CACHE_HOME: '', LOCALAPPDATA: '' });
    expect((await pipsSolver(['2025-08-24'], options(here))).status).toBe(0);
    expect(cached(here)).toHaveLength(1);
  });

  it('may be unwritable', async () => {
    const { url } = await serve(anyDay);
    const taken = file('taken', 'no folder');
    const here = place(url, { XDG_CACHE_HOME: taken, LOCALAPPDATA: taken, HOME: taken, USERPROFILE: taken });
    const result = await pipsSolver(['2025-08-24', '--json'], options(here));
    expect(results(result)).toEqual(solved('2025-08-24', 'easy', 'medium', 'hard'));
    expect([result.err, result.status]).toEqual(['', 0]);
  });
});

describe('the file of a day', () => {
  it.each<[string, string[]]>([
    ['--no-color hard EASY', ['2030-01-02-hard', '2030-01-02-easy']],
    [file('beside-a-day.txt', UNIQUE), ['2030-01-02-hard', '2030-01-02-easy', 'beside-a-day']],
  ])('seed 001: may be followed by levels and files: %#', async (words, ids) => {
    const result = await pipwright(['count', '--json', file('followed', DAY), ...words.split(' ')]);
    const counted = jsonLines(result).filter(({ status }) => status === 'counted');
    expect(counted.map(({ puzzle }) => (puzzle as { id: string }).id).sort()).toEqual([...ids].sort());
  });

  it.each([
    ...['solve', 'count', 'check --solution own', 'draw --style svg', 'convert --to text', 'tilings'],
    ...['explain -o steps.html', 'hint', 'grade', 'batch'],
  ])('seed 001: may be followed by a level for %s', async (command) => {
    const here = place((await nobody()).url);
    writeFileSync(join(here.cwd, 'day.json'), DAY);
    const result = await pipwright([...command.split(' '), 'day.json', 'Easy'], options(here));
    expect([result.status, result.err]).toEqual([0, '']);
  });

  it('seed 001: may come from standard input', async () => {
    const result = await pipwright(['solve', '--json', '-', 'easy'], { input: DAY });
    expect(results(result)).toEqual([['2030-01-02-easy', 'solved']]);
  });

  it('must not contradict --level', async () => {
    const day = file('day.json', DAY);
    const message = `--level easy and "${day} hard" contradict each other. Leave out one of them.`;
    await expectRefused(['solve', '--level', 'easy', day, 'hard'], message);
    await expectRefused(['solve', day, 'extreme'], 'easy, medium or hard');
  });

  it('is worked on beside a file that is missing', async () => {
    const result = await pipwright(['check', '--json', '--level', 'hard', file('alone.json', DAY), 'missing.json']);
    expect(results(result)).toEqual([
      ['2030-01-02-hard', 'valid'],
      ['missing', 'invalid'],
    ]);
  });
});

describe('a puzzle without levels', () => {
  it('is worked on, and a word after it names a file', async () => {
    const result = await pipwright(['check', '--json', file('plain.txt', UNIQUE), 'extreme']);
    expect(results(result)).toEqual([
      ['plain', 'valid'],
      ['extreme', 'invalid'],
    ]);
  });

  it.each(['examples/sample_2x4.yaml', 'examples/hard_2025-10-12.txt', 'examples/futoshiki_4x4.json'])(
    'seed 001: takes no level, and says so before it is solved: %s',
    (path) =>
      expectRefused(
        ['solve', path, 'Hard'],
        `${path} has no levels, so there is no hard puzzle in it. Leave out "hard".`,
      ),
  );

  it('that cannot be read takes the level after it', async () => {
    const result = await pipwright(['check', '--json', 'missing.json', 'hard']);
    expect(results(result)).toEqual([['missing', 'invalid']]);
  });
});

describe('a file named like a day', () => {
  it('wins, and may be a day itself', async () => {
    const here = place((await nobody()).url);
    writeFileSync(join(here.cwd, '2025-08-24'), UNIQUE);
    writeFileSync(join(here.cwd, 'today'), DAY);
    const result = await pipsSolver(['2025-08-24', 'today', 'hard', '--json'], options(here));
    expect(results(result)).toEqual([
      ['2025-08-24', 'solved'],
      ['2030-01-02-hard', 'solved'],
    ]);
  });

  it('wins where it is named like a level', async () => {
    const { url } = await serve(anyDay);
    const here = place(url);
    writeFileSync(join(here.cwd, 'hard'), UNIQUE);
    const result = await pipsSolver(['2025-08-24', 'easy', 'hard', '--json'], options(here));
    expect(results(result)).toEqual([...solved('2025-08-24', 'easy'), ['hard', 'solved']]);
  });

  it('is not a folder', async () => {
    const { url } = await serve(anyDay);
    const here = place(url);
    mkdirSync(join(here.cwd, '2025-08-24'));
    mkdirSync(join(here.cwd, 'hard'));
    const result = await pipsSolver(['2025-08-24', 'hard', '--json'], options(here));
    expect(results(result)).toEqual(solved('2025-08-24', 'hard'));
  });
});

describe('the help', () => {
  it.each(['solve', 'count', 'check'])('of %s shows a date', async (command) => {
    const { out } = await pipwright([command, '--help']);
    expect(out).toMatch(new RegExp(`\\$ pipwright ${command} (?:2025-08-24|today|yesterday)`));
    expect(out).toContain('date (2025-08-24, today)');
  });

  it('names the variables', async () => {
    const { out } = await pipsSolver(['--help']);
    expect(out).toContain('PIPWRIGHT_NYT_URL');
    expect(out).toContain('PIPWRIGHT_NYT_TIMEOUT');
  });
});
