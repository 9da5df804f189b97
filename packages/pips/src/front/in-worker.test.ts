import { MessageChannel } from 'node:worker_threads';
import { answerIn } from '@pipwright/core/front';
import { afterAll, describe, expect, it } from 'vitest';
import {
  count,
  type Definition,
  definePuzzle,
  explain,
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
  answerIn('pips', port2, { solve, count, isUnique, explain, hint });
  const { solve: solveThere, explain: explainThere, count: countThere, hint: hintThere } = inWorker(port1);
  afterAll(() => port1.close());

  it('answers as if it were here', async () => {
    for (let seed = 0; seed < 8; seed++) {
      const puzzle = randomPuzzle(seed, { dominoes: 3 });
      expect(await solveThere(puzzle), `seed ${seed}`).toEqual(await solve(puzzle));
      expect(await explainThere(puzzle), `seed ${seed}`).toEqual(await explain(puzzle));
      expect(await hintThere(puzzle), `seed ${seed}`).toEqual(await hint(puzzle));
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
