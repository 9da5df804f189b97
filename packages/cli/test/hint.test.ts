import { describe, expect, it } from 'vitest';
import { lay } from '../../core/src/testing/short-forms.js';
import { AMBIGUOUS, file, UNIQUE, UNSOLVABLE } from './files.js';
import { at, CONFLICT, handTold, TWO, withExplainer } from './hand-told.js';
import { jsonLines, pipwright } from './run.js';

const placed = (...placements: ReturnType<typeof lay>[]) => JSON.stringify({ placements });
const RIGHT = placed(lay([0, 1], '0,0 0,1'));
const WRONG = placed(lay([2, 3], '0,0 0,1'));

const lost = withExplainer({
  hint: () => at({ status: 'conflict', conflict: CONFLICT } as const),
  verdict: () => at('lost' as const),
});
const FUTOSHIKI = 'examples/futoshiki_4x4.txt';
const jsonOf = (line: object) => line as Record<string, unknown>;

describe('hint --json', () => {
  const asked = async (...options: string[]) => {
    const result = await pipwright(['hint', '--json', ...options, file('two-dominoes.txt', TWO)]);
    expect(result.status).toBe(0);
    const [line] = jsonLines(result);
    expect(line).toMatchObject({ status: 'hint' });
    return line as { look: object[]; step: Record<string, unknown>; left: number };
  };

  it('reveals more of the same step, level by level', async () => {
    const what = await asked('--reveal', 'what');
    expect(what.step).toMatchObject({
      text: expect.any(String),
      removes: expect.any(Array),
      places: expect.any(Array),
    });
    const { technique, because } = what.step;
    const why = await asked('--reveal', 'why');
    expect(why).toMatchObject({ look: what.look, left: what.left });
    expect(why.step).toEqual({ technique, because: expect.any(Array), text: expect.any(String) });
    // Which number the domino has is asked.
    expect(because).toEqual(expect.arrayContaining(why.step.because as object[]));
    const { milliseconds: _, ...byDefault } = jsonOf(await asked());
    expect(why).toMatchObject(byDefault);
    const where = await asked('--reveal', 'where');
    expect(where).toMatchObject({ look: what.look, left: what.left });
    expect(where.step).toEqual({ text: expect.any(String) });
    expect(new Set([where, why, what].map(({ step }) => step.text)).size).toBe(3);
    expect(what.look.length).toBeLessThanOrEqual(2);
  });

  it('tells the next step after those that have been told, and then waits', async () => {
    const parts = { kinds: [handTold] };
    const path = file('two-dominoes.txt', TWO);
    const after = async (told: number) =>
      jsonLines(await pipwright(['hint', '--json', '--reveal', 'what', '--after', `${told}`, path], { parts }))[0];
    expect(await after(0)).toMatchObject({ step: { technique: 'forced-partner', text: 'This (0).' }, left: 1 });
    expect(await after(1)).toMatchObject({
      step: {
        technique: 'try-both',
        because: [{ region: 0 }, { step: 0 }],
        suppose: { domino: [2, 3] },
        chain: [{ text: 'Then r2c1 is 0 or 1.' }, { text: 'The 2 would need another 2.' }],
      },
      left: 0,
    });
    expect(await after(2)).toMatchObject({ step: { places: [{ domino: [2, 3] }] }, left: 0 });
    expect(await after(3)).toMatchObject({
      status: 'hint',
      step: { text: 'Place the 2–3: 2 on r2c1, 3 on r2c2.', places: [{ domino: [2, 3] }] },
      left: 0,
    });
  });

  it('refuses to repeat itself after more steps than there are', async () => {
    const options = ['hint', '--after', '4', file('two-dominoes.txt', TWO)];
    const json = await pipwright([...options, '--json'], { parts: { kinds: [handTold] } });
    expect(jsonLines(json)).toMatchObject([{ status: 'invalid', problems: [{ code: 'after-too-many' }] }]);
    expect(json.status).toBe(2);
    const people = await pipwright(options, { parts: { kinds: [handTold] } });
    expect(people.err).toContain('This chapter has only 3 steps, and all of them have been told.');
    expect(people.out).toBe('');
  });

  it.each([
    ['goes on from what is placed', RIGHT, { status: 'hint', step: { because: expect.any(Array) } }, 0],
    ['is placed rightly by a line of solve', undefined, { status: 'solved', complete: true }, 0],
    [
      'contradicts, and is named',
      WRONG,
      { status: 'conflict', conflict: { because: expect.arrayContaining([{ placed: lay([2, 3], '0,0 0,1') }]) } },
      1,
    ],
  ])('%s', async (_, progress, expected, status) => {
    const path = file('two-dominoes.txt', TWO);
    const written = progress ?? (await pipwright(['solve', '--json', path])).out;
    const options = ['--progress', file('progress.json', written), '--reveal', 'what'];
    const result = await pipwright(['hint', '--json', ...options, path]);
    expect(jsonLines(result)).toMatchObject([expected]);
    expect(result.status).toBe(status);
  });

  it.each<[string, string, string]>([
    ['off the board', placed(lay([0, 1], '0,1 0,2')), 'placement-outside-board'],
    ['of another kind', '{"grid":[[1,2],[2,1]]}', 'solution-shape'],
    ['broken', '{"placements":', 'json-syntax'],
    ['empty', ' \n', 'solution-file-empty'],
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

  it('refuses progress of another size', async () => {
    const path = file('progress.json', '{"grid":[]}');
    const result = await pipwright(['hint', '--json', '--progress', path, FUTOSHIKI]);
    expect(jsonLines(result)).toMatchObject([{ status: 'invalid', problems: [{ code: 'solution-size' }] }]);
    expect(result.status).toBe(2);
  });

  it('stops when the time is up', async () => {
    const endless = withExplainer({ hint: () => ({ run: () => ({ type: 'paused' }) }) });
    const result = await pipwright(['hint', '--json', '--timeout', '1ms', '-'], {
      input: TWO,
      parts: { kinds: [endless] },
    });
    expect(jsonLines(result)).toMatchObject([{ status: 'stopped' }]);
    expect(result.status).toBe(3);
  });

  it('has one of several ways where nothing is forced', async () => {
    const regions = 'regions:\n  - [0, 0]\n  - [0, 0]\nconstraints: {}\n';
    const path = file('free.yaml', `rows: 2\ncols: 2\nmaxPip: 2\nallowDuplicates: true\n${regions}`);
    const ask = async (reveal: string) => jsonLines(await pipwright(['hint', '--json', '--reveal', reveal, path]))[0];
    const what = await ask('what');
    const look = [{ cell: [0, 0] }, { cell: [0, 1] }];
    expect(what).toMatchObject({ status: 'hint', look, step: { removes: [], places: [{ cells: [[0, 0], {}] }] } });
    expect(await ask('where')).toMatchObject({ look, step: { text: 'Try a domino on r1c1 and r1c2.' } });
    const differ = 'Several ways work from here. Two of them differ only in r1c1.';
    const why = `${differ} Which domino do you try on r1c1 and r1c2?`;
    expect(await ask('why')).toMatchObject({ look, step: { text: why } });
    expect((await pipwright(['hint', path])).out).toBe(`free: ${why.replace(' do you', '\ndo you')}\n`);
    expect((await pipwright(['hint', '--after', '1', path])).err).toContain('There are no steps to tell.');
    const people = await pipwright(['hint', '--reveal', 'what', path]);
    expect(people.out).toMatch(/^free: Several ways work from here\. .* One way: .*r1c1/s);
  });

  it('has the chain of a conflict', async () => {
    const parts = { kinds: [lost] };
    const result = await pipwright(['hint', '--json', '-'], { input: TWO, parts });
    expect(jsonLines(result)).toMatchObject([
      { conflict: { chain: [{ text: expect.stringContaining('next to each other') }, {}] } },
    ]);
    expect(result.status).toBe(1);
    const where = await pipwright(['hint', '--json', '--reveal', 'where', '-'], { input: TWO, parts });
    expect(jsonLines(where)[0]).toMatchObject({ conflict: { text: "This can't be finished any more." } });
    expect(Object.keys(jsonLines(where)[0]?.conflict as object)).toEqual(['text']);
  });
});

describe('hint, for people,', () => {
  it('tells where to look, then why, then what', async () => {
    const parts = { kinds: [handTold] };
    const path = file('two-dominoes.txt', TWO);
    const ask = async (...options: string[]) => (await pipwright(['hint', ...options, path], { parts })).out;
    expect(await ask('--reveal', 'where')).toBe('two-dominoes: Look there (0).\n');
    expect(await ask()).toBe('two-dominoes: Only neighbour. What follows (0)?\n');
    expect(await ask('--reveal', 'what')).toBe(
      'two-dominoes: Only neighbour. What follows (0)?\nThis (0).\n(one more step in this chapter: --after 1)\n',
    );
    expect(await ask('--reveal', 'what', '--after', '1')).toBe(
      'two-dominoes: Try both. What follows (1)?\nSuppose the 2–3.\n- Then r2c1 is 0 or 1.\n- The 2 would need another 2.\nThis (1).\n',
    );
    const again = 'two-dominoes: Last domino. You have been told every step. Which fits?\n';
    expect(await ask('--reveal', 'where', '--after', '3')).toBe('two-dominoes: It goes there.\n');
    expect(await ask('--after', '3')).toBe(again);
    expect(await ask('--reveal', 'what', '--after', '3')).toBe(`${again}Place the 2–3: 2 on r2c1, 3 on r2c2.\n`);
  });

  it('says that a board cannot be finished, and on request why', async () => {
    const options = ['--progress', file('wrong.json', WRONG), file('two-dominoes.txt', TWO)];
    const short = await pipwright(['hint', '--reveal', 'where', ...options]);
    expect(short.out).toBe("two-dominoes: This can't be finished any more. (--reveal why says why.)\n");
    const why = await pipwright(['hint', ...options]);
    expect(why.out).toMatch(/^two-dominoes: This can't be finished any more\.\n.*\.\n$/);
    expect(why.out).toContain('\nWith 2 on r1c1 and 3 on r1c2, the 0 has a 2.\n');
    const long = await pipwright(['hint', '--reveal', 'what', ...options]);
    expect(long.out).toBe(why.out);
    expect([short.status, why.status, long.status]).toEqual([1, 1, 1]);
    const links = await pipwright(['hint', '-'], { input: TWO, parts: { kinds: [lost] } });
    expect(links.out).toMatch(/\nIt cannot be\.\n {2}1\. The 0 and the 1 [\s\S]*\n {2}2\. With the 2–3 on top/);
    const none = await pipwright(['hint', '--reveal', 'where', file('none.txt', UNSOLVABLE)]);
    expect(none.out).toBe('none: The puzzle has no solution. (--reveal why says why.)\n');
  });

  it('says that a puzzle has no solution, whatever was placed', async () => {
    const text = 'board:\n####\n\npieces:\n01,23\n\nconstraints:\nExactly 0 {(0,0)}\nExactly 5 {(3,0)}\n';
    const progress = placed(lay([3, 2], '0,0 0,1'));
    const options = ['--progress', file('placed.json', progress), file('none.txt', text)];
    const why = await pipwright(['hint', ...options]);
    expect(why.out).toMatch(/^none: The puzzle has no solution\.\n/);
    expect(why.out).not.toMatch(/your|3–2|2–3/);
  });

  it('says where in the file of progress something is wrong', async () => {
    const path = file('torn.json', placed(lay([0, 1], '0,0 1,1')));
    const { err, out, status } = await pipwright(['hint', '--progress', path, file('two-dominoes.txt', TWO)]);
    expect(err).toBe(
      `${path}: /placements/0: error: The domino 0–1 is on r1c1 and r2c2, which are not next to each other. [halves-not-adjacent]\n`,
    );
    expect([out, status]).toEqual(['', 2]);
    const missing = await pipwright(['hint', '--progress', 'no-such-file', file('two-dominoes.txt', TWO)]);
    expect(missing.err).toBe('no-such-file: error: There is no such file. [file-missing]\n');
  });

  it('says once that what is placed does not fit this puzzle, and no more than three things that are wrong', async () => {
    const path = file('other.json', placed(lay([3, 2], '0,1 0,0'), lay([6, 6], '7,0 7,1'), lay([5, 4], '8,0 8,1')));
    const options = ['hint', '--progress', path, file('two-dominoes.txt', TWO)];
    const { err, out, status } = await pipwright(options);
    expect(err.split('\n')).toEqual([
      `${path}: error: What is placed does not fit this puzzle. Is it for another one? The first 3 of 6 problems: [progress-does-not-fit]`,
      `${path}: /placements/1: error: A domino covers r8c1, which is not on the board. [placement-outside-board]`,
      `${path}: /placements/1: error: A domino covers r8c2, which is not on the board. [placement-outside-board]`,
      `${path}: /placements/1: error: The puzzle has no domino 6–6. [domino-not-in-supply]`,
      '',
    ]);
    expect([out, status]).toEqual(['', 2]);
    const { problems } = JSON.parse((await pipwright([...options, '--json'])).out);
    expect(problems).toHaveLength(6);
    expect(problems.at(-1).message).toBe('The puzzle has no domino 4–5.');
  });

  it('says so when it is solved', async () => {
    const path = file('one.txt', UNIQUE);
    const answer = file('answer.json', (await pipwright(['solve', '--json', path])).out);
    expect((await pipwright(['hint', '--progress', answer, path])).out).toBe('one: Solved.\n');
    expect((await pipwright(['hint', file('two.txt', AMBIGUOUS)])).status).toBe(0);
  });
});
