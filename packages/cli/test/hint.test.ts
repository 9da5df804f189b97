import { describe, expect, it } from 'vitest';
import { AMBIGUOUS, file, MALFORMED, text, UNIQUE, UNSOLVABLE } from './files.js';
import { jsonLines, pipwright } from './run.js';

/** Two dominoes one above the other, in one way only. */
const TWO = text('##\n##', '01,23', 'Exactly 0 {(0,0)}\nExactly 1 {(1,0)}\nExactly 2 {(0,1)}');
const placed = (...placements: [domino: [number, number], a: [number, number], b: [number, number]][]) =>
  JSON.stringify({ placements: placements.map(([domino, ...cells]) => ({ domino, cells })) });
const RIGHT = placed([
  [0, 1],
  [0, 0],
  [0, 1],
]);
const WRONG = placed([
  [2, 3],
  [0, 0],
  [0, 1],
]);

describe('hint --json', () => {
  it('reveals more of the same step, level by level', async () => {
    const path = file('two-dominoes.txt', TWO);
    const step = async (...options: string[]) => {
      const result = await pipwright(['hint', '--json', ...options, path]);
      expect(result.status).toBe(0);
      const [line] = jsonLines(result);
      expect(line).toMatchObject({ status: 'hint' });
      return line?.step as Record<string, unknown>;
    };
    const what = await step('--reveal', 'what');
    expect(what.places).toHaveLength(1);
    const { technique, text, because } = what;
    expect(await step('--reveal', 'why')).toEqual({ technique, text, because });
    expect(await step()).toEqual({ technique, text, because });
    expect(await step('--reveal', 'where')).toEqual({ because });
  });

  it.each([
    ['goes on from what is placed', RIGHT, { status: 'hint', step: { places: [{ domino: [2, 3] }] } }, 0],
    ['is placed rightly by a line of solve', undefined, { status: 'solved', complete: true }, 0],
    ['contradicts', WRONG, { status: 'conflict', conflict: { text: expect.any(String) } }, 1],
  ])('%s', async (_, progress, expected, status) => {
    const path = file('two-dominoes.txt', TWO);
    const written = progress ?? (await pipwright(['solve', '--json', path])).out;
    const options = ['--progress', file('progress.json', written), '--reveal', 'what'];
    const result = await pipwright(['hint', '--json', ...options, path]);
    expect(jsonLines(result)).toMatchObject([expected]);
    expect(result.status).toBe(status);
  });

  it('names the placements that contradict every solution', async () => {
    const progress = file('wrong.json', WRONG);
    const [line] = jsonLines(
      await pipwright(['hint', '--json', '--progress', progress, file('two-dominoes.txt', TWO)]),
    );
    expect(line).toMatchObject({
      conflict: { because: expect.arrayContaining([{ placed: JSON.parse(WRONG).placements[0] }]) },
    });
  });

  it.each<[string, string, string]>([
    [
      'off the board',
      placed([
        [0, 1],
        [0, 1],
        [0, 2],
      ]),
      'placement-outside-board',
    ],
    [
      'torn apart',
      placed([
        [0, 1],
        [0, 0],
        [1, 1],
      ]),
      'halves-not-adjacent',
    ],
    [
      'not there to place',
      placed([
        [6, 6],
        [0, 0],
        [0, 1],
      ]),
      'domino-not-in-supply',
    ],
    [
      'placed twice',
      placed(
        [
          [0, 1],
          [0, 0],
          [0, 1],
        ],
        [
          [1, 0],
          [1, 0],
          [1, 1],
        ],
      ),
      'domino-used-too-often',
    ],
    [
      'one upon another',
      placed(
        [
          [0, 1],
          [0, 0],
          [0, 1],
        ],
        [
          [2, 3],
          [0, 0],
          [1, 0],
        ],
      ),
      'cell-covered-twice',
    ],
    ['of another kind', '{"grid":[[1,2],[2,1]]}', 'solution-shape'],
    ['broken', '{"placements":', 'json-syntax'],
    ['for another puzzle', '{"puzzle":{"id":"x"},"solutions":[]}', 'progress-missing'],
  ])('refuses progress that is %s', async (_, progress, code) => {
    const puzzle = file('two-dominoes.txt', TWO);
    const path = file('progress.json', progress);
    const result = await pipwright(['hint', '--json', '--progress', path, puzzle]);
    const [line] = jsonLines(result);
    expect(line).toMatchObject({ puzzle: { source: puzzle }, status: 'invalid' });
    expect(line?.problems).toContainEqual(expect.objectContaining({ code }));
    expect(result.status).toBe(2);
  });

  it('works on several inputs, and the highest status wins', async () => {
    const sources = [file('one.txt', UNIQUE), file('none.txt', UNSOLVABLE)];
    const result = await pipwright(['hint', '--json', ...sources]);
    expect(jsonLines(result).map(({ status }) => status)).toEqual(['hint', 'conflict']);
    expect(result.status).toBe(1);
    const worse = await pipwright([
      'hint',
      '--json',
      ...sources,
      file('bad.txt', MALFORMED),
      'examples/futoshiki_4x4.txt',
    ]);
    expect(jsonLines(worse).map(({ status }) => status)).toEqual(['hint', 'conflict', 'invalid', 'invalid']);
    expect(worse.status).toBe(2);
  });

  it('stops when the time is up', async () => {
    const progress = file(
      'far.json',
      placed([
        [4, 4],
        [1, 0],
        [2, 0],
      ]),
    );
    const options = ['--timeout', '1ms', '--progress', progress];
    const result = await pipwright(['hint', '--json', ...options, 'examples/hard_2025-10-12.txt']);
    expect(jsonLines(result)).toMatchObject([{ status: 'stopped' }]);
    expect(result.status).toBe(3);
  });

  it('has nothing to say where nothing more is certain', async () => {
    const regions = 'regions:\n  - [0, 0]\n  - [0, 0]\nconstraints: {}\n';
    const path = file('free.yaml', `rows: 2\ncols: 2\nmaxPip: 2\nallowDuplicates: true\n${regions}`);
    const result = await pipwright(['hint', '--json', '--progress', file('nothing.json', placed()), path]);
    expect(jsonLines(result)).toMatchObject([{ status: 'solved', complete: false }]);
    expect((await pipwright(['hint', path])).out).toBe(
      'free: nothing more is certain, since there are several solutions from here\n',
    );
  });
});

describe('hint, for people,', () => {
  it('tells where to look, then why, then what', async () => {
    const path = file('one.txt', UNIQUE);
    const [where, why, what] = await Promise.all(
      ['where', 'why', 'what'].map(async (level) => (await pipwright(['hint', '--reveal', level, path])).out.trimEnd()),
    );
    expect(where).toMatch(/^one: look at .*the “0” region at r1c1/);
    expect(why).toMatch(/\n.*\. \([a-z-]+\)$/);
    expect(why?.startsWith(where ?? '?')).toBe(true);
    expect(what).toBe(`${why}\nSo the 0–1 lies on r1c1 and r1c2.`);
  });

  it('says that what is placed cannot come right, and on request why', async () => {
    const options = ['--progress', file('wrong.json', WRONG), file('two-dominoes.txt', TWO)];
    const short = await pipwright(['hint', ...options]);
    expect(short.out).toBe('two-dominoes: what is placed contradicts every solution; --reveal what says why\n');
    const long = await pipwright(['hint', '--reveal', 'what', ...options]);
    expect(long.out).toMatch(/\nDrop any one of these \d, and .*: .*the 2–3 placed on r1c1 and r1c2/);
    expect([short.status, long.status]).toEqual([1, 1]);
    const none = await pipwright(['hint', file('none.txt', UNSOLVABLE)]);
    expect(none.out).toBe('none: the puzzle has no solution; --reveal what says why\n');
  });

  it('says where in the file of progress something is wrong', async () => {
    const path = file(
      'torn.json',
      placed([
        [0, 1],
        [0, 0],
        [1, 1],
      ]),
    );
    const { err, out, status } = await pipwright(['hint', '--progress', path, file('two-dominoes.txt', TWO)]);
    expect(err).toBe(
      `${path}: /placements/0: error: The domino 0-1 is on r1c1 and r2c2, which are not next to each other. [halves-not-adjacent]\n`,
    );
    expect([out, status]).toEqual(['', 2]);
    const missing = await pipwright(['hint', '--progress', 'no-such-file', file('two-dominoes.txt', TWO)]);
    expect(missing.err).toBe('no-such-file: error: There is no such file. [file-missing]\n');
  });

  it('says so when it is solved', async () => {
    const path = file('one.txt', UNIQUE);
    const answer = file('answer.json', (await pipwright(['solve', '--json', path])).out);
    expect((await pipwright(['hint', '--progress', answer, path])).out).toBe('one: solved\n');
    expect((await pipwright(['hint', file('two.txt', AMBIGUOUS)])).status).toBe(0);
  });
});
