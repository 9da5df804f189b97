/** Contract of engines, on few puzzles: each costs Z3 a second. */
import { makeTraceStart, makeTraceStep, Replay, type SearchEvent, solutions, startTrace } from '@pipwright/core';
import { type Placement, type Puzzle, pips, type Solution, solutionKey } from '@pipwright/pips/parts';
import { describe, expect, it } from 'vitest';
import { runs, SOAKING } from '../../core/src/testing/effort.js';
import { pairs } from '../../core/src/testing/short-forms.js';
import { puzzleFromText, puzzleOf } from '../../pips/test/puzzle-of.js';
import { dayPuzzles, noData } from '../../pips/test/real-puzzles.js';
import { allSolutions, expectSameSolutions, keepZ3, smallPuzzles } from '../test/z3.js';
import { type Answer, type Session, SmtSearch } from './search.js';
import { smtEngine } from './z3.js';

keepZ3();

const BOARD = 'board:\n##\n##\n\n';
const AMBIGUOUS = puzzleFromText(`${BOARD}pieces:\n01,23\n\nconstraints:\nExactly 3 {(0,0),(1,0)}\n`);
/** Eight by eight without two opposite corners: no domino covers two cells of one colour, which Z3 does not see. */
const WITHOUT_END = puzzleOf({
  cells: Array.from({ length: 62 }, (_, i) => [Math.floor((i + 1) / 8), (i + 1) % 8] as const),
  dominoes: Array.from({ length: 31 }, () => [0, 0] as const),
});
const EMPTY = puzzleOf({ cells: [], dominoes: [] });

describe('the engine smt', () => {
  it('finds every solution exactly once, as brute force does', async () => {
    const most = { list: runs(4), set: runs(1) };
    const kinds = { list: 0, set: 0, unsolvable: 0 };
    for (const { puzzle, expected } of smallPuzzles()) {
      const { kind } = puzzle.supply;
      if (kinds[kind] >= most[kind]) continue;
      kinds[kind]++;
      if (expected.length === 0) kinds.unsolvable++;
      expect(await allSolutions(smtEngine.search(puzzle))).toEqual(expected.map(solutionKey).sort());
      if (kinds.list + kinds.set === most.list + most.set) break;
    }
    expect(kinds.unsolvable).toBeGreaterThan(0);
  });

  it('takes identical dominoes for one, and doubles whichever way they lie', async () => {
    const twins = puzzleFromText(`${BOARD}pieces:\n01,01\n\nconstraints:\n`);
    expect(await allSolutions(smtEngine.search(twins))).toHaveLength(8);
    const doubles = puzzleFromText(`${BOARD}pieces:\n11,11\n\nconstraints:\n`);
    expect(await allSolutions(smtEngine.search(doubles))).toHaveLength(2);
  });

  it('solves the empty puzzle, once', async () => {
    expect(await allSolutions(smtEngine.search(EMPTY))).toEqual(['']);
  });

  it('knows that a cell by itself is not covered', async () => {
    const apart = puzzleFromText('board:\n# #\n\npieces:\n01\n\nconstraints:\n');
    expect(await allSolutions(smtEngine.search(apart))).toEqual([]);
  });

  it('only pauses on a budget below 1, waits in between, and stays exhausted', async () => {
    const search = smtEngine.search(AMBIGUOUS);
    for (const budget of [0, -1, 0.5, Number.NaN]) expect(search.run(budget)).toEqual({ type: 'paused' });
    const first = search.run(1);
    expect(first).toEqual({ type: 'waiting', until: expect.any(Promise) });
    expect(search.run(1)).toEqual(first);
    expect(await allSolutions(search)).toHaveLength(4);
    expect([search.run(1), search.run(0), search.depth, search.nodes]).toEqual([
      { type: 'exhausted' },
      { type: 'exhausted' },
      0,
      5,
    ]);
  });

  it('can be watched: what is placed is removed again, and each solution is what stands then', async () => {
    const search = smtEngine.search(AMBIGUOUS);
    const standing: Placement[] = [];
    let seen = 0;
    search.watch((event: SearchEvent<Solution, Placement>) => {
      if (event.type === 'placed') standing.push(event.move);
      if (event.type === 'removed') expect(standing.pop()).toEqual(event.move);
      expect(search.depth).toBe(standing.length);
      if (event.type !== 'solution') return;
      seen++;
      expect(solutionKey({ placements: standing })).toBe(solutionKey(event.solution));
    });
    await allSolutions(search);
    expect([seen, standing]).toEqual([4, []]);
  });

  it('goes on after a loop was left, and not after it was disposed of', async () => {
    const search = smtEngine.search(AMBIGUOUS);
    for await (const _ of solutions(search)) break;
    const rest = solutions(search, { limit: 1 });
    for await (const _ of rest) search.dispose?.();
    expect(rest.ending).toBe('limit');
    expect(search.run(1)).toEqual({ type: 'undecided' });
  });

  it.each(SOAKING ? [0, 1, 5, 25, 300] : [5, 300])(
    'is disposed of %i ms after Z3 was asked, and leaves it to others',
    async (pause) => {
      await smtEngine.prepare?.();
      const slow = smtEngine.search(WITHOUT_END);
      let step = slow.run(1);
      while (step.type === 'paused') step = slow.run(1);
      await new Promise((resolve) => setTimeout(resolve, pause));
      slow.dispose?.();
      const next = solutions(smtEngine.search(AMBIGUOUS), { timeout: 30_000 });
      let found = 0;
      for await (const _ of next) found++;
      expect([found, next.ending]).toEqual([4, 'exhausted']);
    },
  );

  it('leaves a trace that replays', async () => {
    const begun = await startTrace(pips, 'smt', AMBIGUOUS);
    if (!begun.ok) throw new Error('no trace');
    const lines = [makeTraceStart(begun.value.start)];
    const search = smtEngine.search(begun.value.puzzle);
    search.watch((event) => lines.push(makeTraceStep(event, pips)));
    await allSolutions(search);
    lines.push(makeTraceStep({ type: 'end', ending: 'exhausted', nodes: search.nodes }, pips));
    const replay = new Replay([pips]);
    for (const line of lines) expect(await replay.next(line)).toMatchObject({ ok: true });
    expect([replay.finish(), replay.counts.solution]).toEqual([[], 4]);
  });
});

describe('an answer', () => {
  const answering = (...answers: Answer[]): Session => ({
    tell() {},
    ask: async () => answers.shift() ?? 'unknown',
    valueOf: () => 0,
    close() {},
  });

  it.each<[Answer, string]>([
    ['unsat', 'exhausted'],
    ['unknown', 'undecided'],
  ])('of %s is %s', async (answer, ending) => {
    const stream = solutions(new SmtSearch(AMBIGUOUS, async () => answering(answer)));
    for await (const _ of stream) throw new Error('found something');
    expect(stream.ending).toBe(ending);
  });

  it('that makes no sense is an error, and so is a solver that is not there', async () => {
    const drained = async (open: () => Promise<Session>) => {
      for await (const _ of solutions(new SmtSearch(AMBIGUOUS, open)));
    };
    await expect(drained(async () => answering('sat'))).rejects.toThrow('without its sibling');
    await expect(drained(() => Promise.reject(new Error('no solver')))).rejects.toThrow('no solver');
  });
});

describe('refusals', () => {
  const cells = pairs('0,0 0,1');
  const withSet = (maxPip: number, repeats: boolean) => puzzleOf({ cells, supply: { kind: 'set', repeats }, maxPip });
  const large = puzzleOf({
    cells: Array.from({ length: 600 }, (_, i) => [Math.floor(i / 30), i % 30] as const),
    dominoes: Array.from({ length: 300 }, () => [0, 1] as const),
  });

  it.each<[string, Puzzle, string[]]>([
    ['nothing of the usual', AMBIGUOUS, []],
    ['no set up to double-nine', withSet(9, false), []],
    ['repeats', withSet(6, true), ['smt-repeats']],
    ['pips above 9', withSet(10, false), ['smt-max-pip']],
    ['both at once', withSet(12, true), ['smt-repeats', 'smt-max-pip']],
    ['what would fill the memory', large, ['smt-too-large']],
  ])('are for %s', (_, puzzle, codes) => {
    expect(smtEngine.refuses?.(puzzle).map(({ code }) => code)).toEqual(codes);
  });
});

/** Puzzles of the Times; the rest of them are in times.soak.ts. */
keepZ3();

describe.skipIf(noData)('puzzles of the Times', () => {
  it('have the solutions that the default engine finds', async () => {
    const puzzles = dayPuzzles();
    const ids = [...puzzles.keys()].filter((id) => /-01-easy$/.test(id));
    expect(ids.length).toBeGreaterThan(1);
    for (const id of ids) await expectSameSolutions(id, puzzles.get(id));
  });
});
