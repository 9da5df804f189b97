import { MessageChannel } from 'node:worker_threads';
import { answerIn } from '@pipwright/core/front';
import { afterAll, describe, expect, it } from 'vitest';
import {
  count,
  type Definition,
  definePuzzle,
  explain,
  grade,
  hint,
  inWorker,
  isUnique,
  type Puzzle,
  PuzzleError,
  solve,
  sum,
} from '../index.js';
import { randomPuzzle } from '../testing/random-puzzle.js';

const HARD_TO_COUNT: Definition = {
  regions: [...'ABCDEF'].map((letter) => letter.repeat(9)),
  rules: Object.fromEntries([...'ABCDEF'].map((letter) => [letter, sum(27)])),
  dominoes: { set: 6 },
};

describe('inWorker', () => {
  const { port1, port2 } = new MessageChannel();
  answerIn('pips', port2, { solve, count, isUnique, explain, hint, grade });
  const there = inWorker(port1);
  const { solve: solveThere, count: countThere } = there;
  afterAll(() => port1.close());

  it('answers as if it were here', async () => {
    for (let seed = 0; seed < 8; seed++) {
      const puzzle = randomPuzzle(seed, { dominoes: 3 });
      expect(await solveThere(puzzle), `seed ${seed}`).toEqual(await solve(puzzle));
      expect(await there.explain(puzzle), `seed ${seed}`).toEqual(await explain(puzzle));
      expect(await there.hint(puzzle), `seed ${seed}`).toEqual(await hint(puzzle));
      expect(await there.grade(puzzle), `seed ${seed}`).toEqual(await grade(puzzle));
    }
  });

  it('stops there when its signal is aborted here', async () => {
    const controller = new AbortController();
    const counted = countThere(definePuzzle(HARD_TO_COUNT), { signal: controller.signal });
    setTimeout(() => controller.abort(), 10);
    expect(await counted).toMatchObject({ exact: false });
  });

  it('rejects with the same errors', async () => {
    await expect(solveThere({} as Puzzle)).rejects.toThrow(PuzzleError);
    await expect(solveThere((() => 0) as never)).rejects.toThrow('could not be cloned');
  });
});
