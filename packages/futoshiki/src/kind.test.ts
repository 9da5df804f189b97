/** The kind as those see it who know only the contract. */
import { makeTraceStart, makeTraceStep, Replay, readPuzzlesSync, startTrace, type TraceStep } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { EXAMPLE, EXAMPLE_SOLUTION, puzzleOf } from '../test/puzzle-of.js';
import { futoshiki } from './kind.js';
import { addedNumbers } from './model/puzzle.js';
import type { Move, Solution } from './model/solution.js';

describe('a trace', async () => {
  const begun = await startTrace(futoshiki, 'none', puzzleOf({ ...EXAMPLE, id: 'kept' }));
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const moves = addedNumbers(EXAMPLE, EXAMPLE_SOLUTION);
  const steps: TraceStep<Solution, Move>[] = [
    ...moves.map((move) => ({ type: 'placed', move }) as const),
    { type: 'solution', solution: EXAMPLE_SOLUTION },
    ...[...moves].reverse().map((move) => ({ type: 'removed', move }) as const),
    { type: 'end', ending: 'exhausted', nodes: 10 },
  ];

  it('keeps the whole puzzle, and plays again with the givens on the board', async () => {
    expect(begun.value.start.format).toBe('json');
    const replay = new Replay([futoshiki]);
    expect(await replay.next(makeTraceStart(begun.value.start))).toEqual({ ok: true, value: undefined });
    expect(replay.solution?.grid[0]).toEqual([0, 2, 0, 0]);
    for (const step of steps) {
      const played = await replay.next(makeTraceStep(step, futoshiki));
      expect(played.ok || played.error).toBe(true);
    }
    expect(replay.finish()).toEqual([]);
    expect(replay.deepest).toBe(moves.length);
  });
});

describe('a move', () => {
  const { moves } = futoshiki;
  const standing = moves.solutionAfter(EXAMPLE, [{ square: { column: 0, row: 0 }, number: 1 }]);

  it.each<[string, number, number, number, string[]]>([
    ['fits an empty square', 2, 0, 3, []],
    ['goes on no number that is given', 1, 0, 3, ['solution-square-fixed']],
    ['goes on no number that stands', 0, 0, 2, ['solution-square-repeated']],
    ['stays on the grid', 4, 0, 3, ['solution-square-outside']],
    ['has a number of the puzzle', 2, 0, 5, ['solution-number-range']],
  ])('%s', (_, column, row, number, codes) => {
    const problems = moves.moveProblems(EXAMPLE, standing, { square: { column, row }, number });
    expect(problems.map(({ code }) => code)).toEqual(codes);
  });
});

describe('the kind', () => {
  it('hands out puzzles that nobody can change, and leaves alone what it was given', () => {
    const solution = { grid: EXAMPLE_SOLUTION.grid.map((row) => [...row]) };
    const puzzle = puzzleOf({ ...EXAMPLE, solution });
    const parts = [
      puzzle,
      puzzle.grid.dimensions,
      puzzle.fixedNumbers,
      puzzle.fixedNumbers[0]?.square,
      puzzle.solution?.grid[0],
    ];
    for (const part of parts) expect(Object.isFrozen(part)).toBe(true);
    expect(Object.isFrozen(solution.grid[0])).toBe(false);
  });

  it('reads signs under the square that they stand under, tabs or not', () => {
    const read = (text: string) => readPuzzlesSync(text, [futoshiki])[0]?.checked;
    const tabs = read('.\t.\t.\n\t\tv\n.\t.\t.\n.\t.\t.\n');
    expect(tabs?.ok && tabs.value).toEqual((read('. . .\n    v\n. . .\n. . .\n') as { value: unknown }).value);
  });

  it('draws in every style, and in the first where a style is unknown', () => {
    const { drawing } = futoshiki;
    for (const style of [...drawing.styles, ...drawing.pictures])
      expect(drawing.draw(EXAMPLE, { style })).toContain('2');
    expect(drawing.draw(EXAMPLE, { style: 'none' })).toBe(drawing.draw(EXAMPLE, { style: 'box' }));
  });

  it('names its formats where a text is in none', () => {
    const [reading] = readPuzzlesSync('hello', [futoshiki]);
    expect(reading?.checked).toMatchObject({
      ok: false,
      error: [{ code: 'format-unknown', data: { formats: ['tatham', 'grid', 'json'] } }],
    });
  });

  it('has a puzzle’s own solution', () => {
    expect(futoshiki.ownSolution(EXAMPLE)).toBeUndefined();
    expect(futoshiki.ownSolution(puzzleOf({ ...EXAMPLE, solution: EXAMPLE_SOLUTION }))).toEqual(EXAMPLE_SOLUTION);
  });
});
