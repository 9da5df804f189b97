/** Boards larger than any the Times prints, to see where the engine `forward` ends. */
import { describe, expect, it } from 'vitest';
import { verify } from '../../check/verify.js';
import type { Puzzle } from '../../model/puzzle.js';
import { randomPuzzle } from '../../testing/index.js';
import { forwardEngine } from './index.js';

const BOARDS = 40;
const MOST_NODES = 50_000;

/** The first random puzzles that have at least four fifths of so many dominoes. */
function boards(dominoes: number): Puzzle[] {
  const found: Puzzle[] = [];
  for (let seed = 0; found.length < BOARDS; seed++) {
    const puzzle = randomPuzzle(seed, { dominoes });
    if (puzzle.cells.length >= 1.6 * dominoes) found.push(puzzle);
  }
  return found;
}

describe('random boards', () => {
  it.each([
    [15, 2],
    [30, 4],
    [60, 10],
  ])('of up to %d dominoes are decided, but for at most %d of 40', (dominoes, most) => {
    const started = performance.now();
    const lost = boards(dominoes).filter((puzzle) => {
      const step = forwardEngine.search(puzzle).run(MOST_NODES);
      if (step.type === 'solution') expect(verify(puzzle, step.solution)).toEqual([]);
      return step.type === 'paused';
    });
    console.log(
      `${dominoes} dominoes: ${lost.length} of ${BOARDS} lost, ${Math.round(performance.now() - started)} ms`,
    );
    expect(lost.length).toBeLessThanOrEqual(most);
  });
});
