/** What stands beneath the answer of `solve`: whether there are more solutions, or why there is none. */

import { readFileSync } from 'node:fs';
import type { AnyKind, Search, SearchStep } from '@pipwright/core';
import { futoshiki } from '@pipwright/futoshiki/parts';
import { type Placement, type Puzzle, pips, pipsExplainer, type Solution, swiftEngine } from '@pipwright/pips/parts';
import { describe, expect, it, vi } from 'vitest';
import { pairs } from '../../core/src/testing/short-forms.js';
import { AMBIGUOUS, file, folder, MANY, pathOf, text, UNIQUE, UNSOLVABLE } from './files.js';
import { jsonLines, pipwright } from './run.js';

const ONE = file('one.txt', UNIQUE);
const TWO = file('two.txt', AMBIGUOUS);
const MANY_FILE = file('many.txt', MANY);
const NONE = file('none.txt', UNSOLVABLE);
const FUTOSHIKI = 'examples/futoshiki_4x4.txt';
const NOTHING_EXPLAINS = { kinds: [{ ...futoshiki, explainer: undefined } as unknown as AnyKind] };
const NO_FUTOSHIKI = file('cycle.txt', '. > .\n^   v\n. < .\n');

/** Less than any search takes, so that the answer, found in the first turn, leaves nothing. */
const NO_TIME = ['--timeout', '0.001ms'];
const UNKNOWN = (source: string) => `(there may be more: --all, or pipwright count ${source})\n`;

describe('seed 003: Found 1 solution(s) says whether it is the only one', () => {
  it.each([
    ['one', [ONE], '\n\n(the only one)\n', true],
    ['several', [TWO], '\n\n(there are more: --all)\n', false],
    ['nothing to lay', [file('empty.txt', text('', ''))], '\n\n(the only one)\n', true],
    ['Futoshiki', [FUTOSHIKI], '\n\n(the only one)\n', true],
    ['Futoshiki with several', [file('square.txt', '4:p\n')], '\n\n(there are more: --all)\n', false],
    ['a limit that is just reached', ['--limit', '2', TWO], ':\n(there are no others)\n', true],
    ['a limit below all', ['--limit', '3', MANY_FILE], ':\n(there are more: --all)\n', false],
    ['one under a limit', ['--limit', '5', ONE], ':\n(the only one)\n', true],
    ['all', ['--all', TWO], ':\n(there are no others)\n', true],
    ['all that there is', ['--all', ONE], ':\n(the only one)\n', true],
    [
      'another engine, and more',
      ['--engine', 'forward', '--limit', '9', MANY_FILE],
      '(there are more: --all)\n',
      false,
    ],
    ['not known', [...NO_TIME, ONE], `\n\n${UNKNOWN(ONE)}`, null],
    ['not known, of several', [...NO_TIME, '--limit', '1', TWO], `:\n${UNKNOWN(TWO)}`, null],
  ])('%s', async (_, words, expected, complete) => {
    const people = await pipwright(['solve', ...words]);
    expect(people.out).toMatch(/Found \d+ solution\(s\) in [\d:.]+:\n/);
    expect(people.out.slice(-expected.length)).toBe(expected);
    expect([people.err, people.status]).toEqual(['', 0]);
    const programs = await pipwright(['solve', '--json', ...words]);
    expect(jsonLines(programs).at(-1)).toMatchObject({ status: 'solved', complete });
    expect([programs.err, programs.status]).toEqual(['', 0]);
  });

  it('of each of several inputs', async () => {
    const { out } = await pipwright(['solve', ONE, TWO]);
    expect(out).toMatch(/^one\n.*┘\n\n\(the only one\)\n\ntwo\n.*┘\n\n\(there are more: --all\)\n$/s);
  });

  it('not among digits: on standard error', async () => {
    const one = await pipwright(['solve', '--style', 'compact', ONE]);
    expect([one.out, one.err]).toEqual(['0 1\n', '(the only one)\n']);
    const all = await pipwright(['solve', '--style', 'compact', '--all', TWO]);
    expect(
      all.out
        .split('\n\n')
        .map((each) => each.trim())
        .sort(),
    ).toEqual(['0 1', '1 0']);
    expect(all.err).toBe('(there are no others)\n');
    const several = await pipwright(['solve', '--style', 'compact', ONE, TWO]);
    expect(several.err).toBe('one: (the only one)\ntwo: (there are more: --all)\n');
  });

  it('is found out by the default engine, and no part of the search', async () => {
    const alone = pathOf('alone.jsonl');
    const words = ['solve', '--json', '--engine', 'reference', '--trace', alone];
    const [line] = jsonLines(await pipwright([...words, TWO]));
    const end = JSON.parse(readFileSync(alone, 'utf8').trimEnd().split('\n').at(-1) ?? '');
    expect(line).toMatchObject({ engine: 'reference', complete: false, nodes: end.nodes });
    const swift = pathOf('swift.jsonl');
    const [same] = jsonLines(await pipwright(['solve', '--json', '--trace', swift, TWO]));
    const events = readFileSync(swift, 'utf8')
      .trimEnd()
      .split('\n')
      .map((each) => JSON.parse(each));
    expect(events.filter(({ event }) => event === 'solution')).toHaveLength(1);
    expect(events.at(-1)).toEqual({ event: 'end', ending: 'limit', nodes: same?.nodes });
  });
});

/** Pips whose default engine does this when it is asked to go on behind a solution. */
function behindSolutions(then: (goOn: () => SearchStep<Solution>) => SearchStep<Solution>): AnyKind {
  const search = (puzzle: Puzzle): Search<Solution, Placement> => {
    const inner = swiftEngine.search(puzzle);
    let found = false;
    return {
      get nodes() {
        return inner.nodes;
      },
      get depth() {
        return inner.depth;
      },
      watch: (listener) => inner.watch(listener),
      run(budget) {
        const step = found ? then(() => inner.run(budget)) : inner.run(budget);
        found ||= step.type === 'solution';
        return step;
      },
    };
  };
  return { ...pips, engines: [{ ...swiftEngine, search }] } as AnyKind;
}

/** A promise, and what keeps it. */
function signal(): { readonly given: Promise<void>; give(): void } {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
}

describe('the answer comes first', () => {
  it('is written before anybody asks whether there are more, also for the next input', async () => {
    let shown = '';
    const then: string[] = [];
    const kind = behindSolutions((goOn) => {
      then.push(shown);
      return goOn();
    });
    const onOutput = (said: string) => {
      shown += said;
    };
    await pipwright(['solve', ONE, TWO], { parts: { kinds: [kind] }, onOutput });
    const solved = String.raw`.*Found 1 solution\(s\) in [\d:.]+:\n\n┌───────┐\n│ \d   \d │\n└───────┘\n`;
    expect(then).toEqual([
      expect.stringMatching(new RegExp(`^one${solved}$`, 's')),
      expect.stringMatching(new RegExp(`^one${solved}\n\\(the only one\\)\n\ntwo${solved}$`, 's')),
    ]);
  });

  it('does not wait for an engine that never knows whether there are more', async () => {
    const now = performance.now.bind(performance);
    let later = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now() + later);
    const kind = behindSolutions(() => {
      later += 1000;
      return { type: 'paused' };
    });
    const { out, err, status } = await pipwright(['solve', ONE], { parts: { kinds: [kind] } });
    expect(out.endsWith(`└───────┘\n\n${UNKNOWN(ONE)}`)).toBe(true);
    expect([err, status]).toEqual(['', 0]);
  });

  it('stays when Ctrl-C ends the question; what comes after is stopped', async () => {
    const ask = (...words: string[]) => {
      const asked = signal();
      const kind = behindSolutions(() => {
        asked.give();
        return { type: 'paused' };
      });
      return pipwright(['solve', ...words], { parts: { kinds: [kind] }, interruptAfter: asked.given });
    };
    const one = await ask(ONE);
    expect(one.out.endsWith(`└───────┘\n\n${UNKNOWN(ONE)}`)).toBe(true);
    expect([one.err, one.status]).toEqual(['', 0]);
    const several = await ask(ONE, TWO);
    expect(several.out).toMatch(/\n\(there may be more: .*\)\n\ntwo\n.*\nStopped early \(interrupted\): .*\n$/s);
    expect([several.err, several.status]).toEqual(['', 3]);
    const programs = await ask('--json', ONE, TWO);
    expect(jsonLines(programs)).toMatchObject([
      { status: 'solved', complete: null },
      { status: 'stopped', complete: null },
    ]);
    expect(programs.status).toBe(3);
  });
});

describe('seed 000, seed 004: an unsolvable puzzle is told to be, and why', () => {
  /** Stands for what `explain` says of it. */
  const SENTENCE = '(the sentence)';
  const NO = 'The puzzle has no solution.';
  /** Nothing solves the hard level. */
  const DAY = file(
    'bad-day.json',
    JSON.stringify({
      printDate: '2030-01-02',
      easy: { dominoes: [[0, 1]], regions: [{ indices: pairs('0,0 0,1'), type: 'sum', target: 1 }] },
      hard: { dominoes: [[0, 1]], regions: [{ indices: pairs('0,0 0,1'), type: 'sum', target: 5 }] },
    }),
  );

  async function sentenceFor(puzzle: readonly string[]): Promise<string> {
    const [line] = jsonLines(await pipwright(['explain', '--json', ...puzzle]));
    return (line?.conflict as { text: string } | undefined)?.text ?? '';
  }

  const TOLD = `${NO}\n${SENTENCE}\n(more: pipwright explain ${NONE})\n`;

  it.each([
    ['by default', [], [NONE], `.\n${TOLD}`],
    ['with --all', ['--all'], [NONE], `.\n${TOLD}`],
    ['with --common', ['--common'], [NONE], `\n\n${TOLD}`],
    ['with --why', ['--why'], [NONE], `.\n${TOLD}`],
    ['by another engine', ['--engine', 'tiling'], [NONE], `.\n${TOLD}`],
    ['when there is no time', NO_TIME, [NONE], `.\n${NO}\n(why: pipwright explain ${NONE})\n`],
    [
      'when all the time there was is gone',
      [...NO_TIME, '--why'],
      [NONE],
      `.\n${NO}\n(reason not found: the time is up; --timeout gives it more)\n`,
    ],
    [
      'for one level of a day',
      [],
      ['--level', 'hard', DAY],
      `.\n${NO}\n${SENTENCE}\n(more: pipwright explain --level hard ${DAY})\n`,
    ],
    ['of Futoshiki', [], [NO_FUTOSHIKI], `.\n${NO}\n${SENTENCE}\n(more: pipwright explain ${NO_FUTOSHIKI})\n`],
  ])('%s', async (_, options, puzzle, expected) => {
    const { out, err, status } = await pipwright(['solve', ...options, ...puzzle]);
    const said = expected.replace(SENTENCE, await sentenceFor(puzzle));
    expect(out.slice(-said.length)).toBe(said);
    expect([err, status]).toEqual(['', 1]);
  });

  it('and no more where nothing explains', async () => {
    const { out, err, status } = await pipwright(['solve', NO_FUTOSHIKI], { parts: NOTHING_EXPLAINS });
    expect(out.endsWith(`.\n${NO}\n`)).toBe(true);
    expect([err, status]).toEqual(['', 1]);
  });

  it('of each of several inputs', async () => {
    const { out, status } = await pipwright(['solve', NONE, ONE, DAY]);
    expect(out).toMatch(
      /^none\n.*\n\(more: .*none\.txt\)\n\none\n.*\n2030-01-02-hard\n.*\n\(more: .*bad-day\.json\)\n$/s,
    );
    expect(status).toBe(1);
  });

  it('where to ask is written so that a shell takes it', async () => {
    const odd = file("it's none.txt", UNSOLVABLE);
    const ask = async (words: string[]) =>
      (await pipwright(['solve', ...words], { cwd: folder, input: UNSOLVABLE })).out;
    expect(await ask([odd])).toContain(`(more: pipwright explain '${odd.replace("'", "'\\''")}')\n`);
    expect(await ask(['-'])).toContain('(more: pipwright explain -)\n');
    file('-none.txt', UNSOLVABLE);
    expect(await ask(['--from', 'text', '--', '-none.txt'])).toContain(
      '(more: pipwright explain --from text -- -none.txt)\n',
    );
  });

  it('not among digits: on standard error', async () => {
    const { out, err } = await pipwright(['solve', '--style', 'compact', NONE]);
    expect([out, err]).toEqual([`${NO}\n`, `${await sentenceFor([NONE])}\n(more: pipwright explain ${NONE})\n`]);
  });

  it('stays when Ctrl-C ends the question', async () => {
    const asked = signal();
    const conflict = () => ({
      run() {
        asked.give();
        return { type: 'paused' as const };
      },
    });
    const kinds = [{ ...pips, explainer: { ...pipsExplainer, conflict } } as unknown as AnyKind];
    const { out, status } = await pipwright(['solve', NONE], { parts: { kinds }, interruptAfter: asked.given });
    expect(out.endsWith(`${NO}\n(why: pipwright explain ${NONE})\n`)).toBe(true);
    expect(status).toBe(1);
  });
});

describe('solve --why --json', () => {
  it.each([
    ['', NONE],
    ['--all', NONE],
    ['--common --engine reference', NONE],
    ['', NO_FUTOSHIKI],
  ])('has the conflict: %j', async (options, puzzle) => {
    const [explained] = jsonLines(await pipwright(['explain', '--json', puzzle]));
    const result = await pipwright(['solve', '--why', '--json', ...options.split(' ').filter(Boolean), puzzle]);
    expect(jsonLines(result)).toMatchObject([{ status: 'unsolvable', complete: true, conflict: explained?.conflict }]);
    expect([result.err, result.status]).toEqual(['', 1]);
  });

  it('says that it is not known in time', async () => {
    const result = await pipwright(['solve', '--why', '--json', ...NO_TIME, NONE]);
    expect(jsonLines(result)).toMatchObject([{ status: 'unsolvable', conflict: null }]);
    expect(result.status).toBe(1);
  });

  it('has none without --why, and does not look for it', async () => {
    const conflict = () => expect.unreachable('nobody asked');
    const kinds = [{ ...pips, explainer: { ...pipsExplainer, conflict } } as unknown as AnyKind];
    const [line] = jsonLines(await pipwright(['solve', '--json', NONE], { parts: { kinds } }));
    expect(line).not.toHaveProperty('conflict');
  });

  it('has none where there is a solution', async () => {
    const lines = jsonLines(await pipwright(['solve', '--why', '--json', ONE, TWO]));
    expect(lines.map(({ status, conflict }) => [status, conflict])).toEqual(Array(2).fill(['solved', undefined]));
  });

  it('says where nothing explains', async () => {
    const parts = NOTHING_EXPLAINS;
    const programs = await pipwright(['solve', '--why', '--json', NO_FUTOSHIKI], { parts });
    expect(jsonLines(programs)).toMatchObject([{ status: 'unsolvable', conflict: null }]);
    const people = await pipwright(['solve', '--why', NO_FUTOSHIKI], { parts });
    for (const { err, status } of [programs, people]) {
      expect(err).toMatch(
        /: warning: Futoshiki puzzles cannot be explained or graded yet.* \[kind-without-explainer\]\n$/,
      );
      expect(status).toBe(1);
    }
  });
});
