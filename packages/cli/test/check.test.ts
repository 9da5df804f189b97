import { describe, expect, it } from 'vitest';
import { AMBIGUOUS, DAY, file, folder, MALFORMED, pathOf, UNIQUE, UNSOLVABLE, USELESS } from './files.js';
import { jsonLines, pipwright } from './run.js';

const check = (...args: string[]) => pipwright(['check', '--json', ...args]);

describe('check', () => {
  it.each([
    ['a puzzle', UNIQUE, 'valid', 0],
    ['an impossible puzzle', UNSOLVABLE, 'valid', 0],
    ['a malformed one', MALFORMED, 'invalid', 1],
    ['something else', 'hello', 'invalid', 1],
    ['nothing', '', 'invalid', 1],
  ])('%s', async (_, text, word, status) => {
    const result = await pipwright(['check', '--json', '-'], { input: text });
    expect(jsonLines(result)).toMatchObject([{ status: word }]);
    expect(result.status).toBe(status);
  });

  it('lists all problems with code, sentence and place', async () => {
    const result = await check(file('broken.txt', MALFORMED));
    expect(jsonLines(result)[0]?.problems).toMatchObject([
      { code: 'board-character', message: expect.stringMatching(/^Unexpected “\?”/), where: { line: 2, column: 2 } },
      { code: 'piece-syntax', where: { line: 5, column: 1 } },
      { code: 'rule-unknown', where: { line: 8, column: 1 } },
    ]);
    const people = await pipwright(['check', file('broken.txt', MALFORMED)]);
    expect(people.out).toMatch(/broken: invalid\n.*broken\.txt:2:2: error: Unexpected “\?”.*\[board-character\]\n/);
    expect(people.err).toBe('');
  });

  it('warns of a rule that excludes nothing', async () => {
    const result = await check(file('useless.txt', USELESS));
    expect(jsonLines(result)).toMatchObject([
      { status: 'valid', problems: [], warnings: [{ code: 'rule-excludes-nothing', where: { line: 8, column: 1 } }] },
    ]);
    expect(result.status).toBe(0);
  });

  it('cannot check what is not there', async () => {
    for (const path of ['no-such-file.txt', folder]) {
      const result = await check(path);
      expect(jsonLines(result)).toMatchObject([{ puzzle: { kind: null }, status: 'invalid' }]);
      expect(result.status).toBe(2);
    }
  });
});

describe('check --unique', () => {
  it.each<[string, string, boolean, number, string]>([
    ['one solution', UNIQUE, true, 0, 'valid, exactly one solution'],
    ['several', AMBIGUOUS, false, 1, 'valid, more than one solution'],
    ['none', UNSOLVABLE, false, 1, 'valid, no solution'],
  ])('tells %s', async (_, text, unique, status, words) => {
    const path = file('asked.txt', text);
    const result = await check('--unique', path);
    expect(jsonLines(result)).toMatchObject([{ status: 'valid', problems: [], unique }]);
    const people = await pipwright(['check', '--unique', path]);
    expect([people.out, people.status, result.status]).toEqual([`asked: ${words}\n`, status, status]);
  });

  it('says that it is not known when the time is up, with status 3', async () => {
    // Some ten thousand nodes.
    const path = 'bench/puzzles/dense/dense-16.txt';
    const result = await check('--unique', '--timeout', '1ms', path);
    expect(jsonLines(result)).toMatchObject([{ status: 'valid', unique: null }]);
    const people = await pipwright(['check', '--unique', '--timeout', '1ms', path]);
    expect(people.out).toMatch(/^dense-16: valid, not known to be unique \(stopped early: the time is up/);
    expect([result.status, people.status]).toEqual([3, 3]);
  });

  it('goes with --solution, and the worse of the two is the status', async () => {
    const day = file('day.json', DAY);
    const result = await check('--unique', '--solution', 'own', day);
    expect(jsonLines(result)).toMatchObject([
      { status: 'correct', unique: true },
      { status: 'invalid' },
      { status: 'incorrect', unique: true },
    ]);
    expect(result.status).toBe(1);
  });

  it('asks nothing of what is no puzzle', async () => {
    const result = await check('--unique', file('broken.txt', MALFORMED));
    expect(jsonLines(result)[0]).not.toHaveProperty('unique');
    expect(result.status).toBe(1);
  });

  it('is not asked unless it is wanted', async () => {
    expect(jsonLines(await check(file('one.txt', UNIQUE)))[0]).not.toHaveProperty('unique');
  });
});

describe('check --solution', () => {
  const right = '{"placements":[{"domino":[0,1],"cells":[[0,0],[0,1]]}]}';
  const wrong = '{"placements":[{"domino":[1,0],"cells":[[0,0],[0,1]]}]}';

  it.each([
    ['right', right, 'correct', 0, []],
    ['wrong', wrong, 'incorrect', 1, ['rule-broken']],
    ['empty', '{"placements":[]}', 'incorrect', 1, ['cell-empty', 'cell-empty', 'domino-unused']],
    ['no solution at all', '{"a":1}', 'invalid', 2, ['solution-shape']],
    ['not JSON', '{"a":', 'invalid', 2, ['json-syntax']],
    ['a line of an unsolvable puzzle', '{"status":"unsolvable","solutions":[]}', 'invalid', 2, ['solution-missing']],
  ])('%s', async (name, text, word, status, codes) => {
    const result = await check(file('one.txt', UNIQUE), '--solution', file(`${name}.json`, text));
    expect(jsonLines(result)).toMatchObject([{ status: word, problems: codes.map((code) => ({ code })) }]);
    expect(result.status).toBe(status);
  });

  it('takes what solve --json prints, finding the line of each puzzle', async () => {
    const files = [file('two.txt', AMBIGUOUS), file('one.txt', UNIQUE), file('day.json', DAY)];
    const solved = await pipwright(['solve', '--json', '--limit', '1', ...files]);
    const answers = file('answers.jsonl', solved.out);
    const result = await check(...files, '--solution', answers);
    expect(jsonLines(result).map(({ status }) => status)).toEqual([
      ...['correct', 'correct', 'correct', 'invalid', 'correct'],
    ]);
  });

  it('does not take the solution of another puzzle for this one’s', async () => {
    const solved = await pipwright(['solve', '--json', file('two.txt', AMBIGUOUS), file('none.txt', UNSOLVABLE)]);
    const answers = file('answers.jsonl', `${solved.out}${solved.out}`);
    const result = await check(file('none.txt', UNSOLVABLE), '--solution', answers);
    expect(jsonLines(result)).toMatchObject([{ status: 'invalid', problems: [{ code: 'solution-missing' }] }]);
  });

  it('places the problems of a solution in its file', async () => {
    const bad = file('bad.json', '{"placements":[');
    const { out } = await pipwright(['check', file('one.txt', UNIQUE), '--solution', bad]);
    expect(out).toContain(`${bad}:1:16: error:`);
  });

  it('checks the solution that came with a puzzle', async () => {
    const result = await check(file('day.json', DAY), '--solution', 'own');
    expect(jsonLines(result).map(({ status }) => status)).toEqual(['correct', 'invalid', 'incorrect']);
    expect(result.status).toBe(1);
    const without = await check(file('one.txt', UNIQUE), '--solution', 'own');
    expect(jsonLines(without)).toMatchObject([{ status: 'invalid', problems: [{ code: 'solution-missing' }] }]);
    expect(without.status).toBe(2);
  });

  it('says when the solution cannot be read, and calls the puzzle no names', async () => {
    const [one, nowhere] = [file('one.txt', UNIQUE), pathOf('nowhere.json')];
    const result = await check(one, '--solution', nowhere);
    expect(jsonLines(result)).toMatchObject([{ status: 'invalid', problems: [{ code: 'file-missing' }] }]);
    const people = await pipwright(['check', one, '--solution', nowhere]);
    expect(people.out).toMatch(
      /^one: the solution cannot be verified\n.*nowhere\.json: error: There is no such file\./,
    );
    expect([result.status, people.status]).toEqual([2, 2]);
  });
});
