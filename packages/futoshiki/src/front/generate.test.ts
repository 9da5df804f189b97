/** New puzzles by the library: what is asked for, refused, and the same in another thread. */
import { MessageChannel } from 'node:worker_threads';
import { finish } from '@pipwright/core';
import { answerIn } from '@pipwright/core/front';
import { expect, it } from 'vitest';
import {
  type FutoshikiRequest,
  generate,
  generatePuzzle,
  gradeSync,
  inWorker,
  PuzzleError,
  samePuzzle,
  sideOf,
  solveSync,
} from '../index.js';

const SMALL: FutoshikiRequest = { side: 4 };

it('makes a puzzle with one solution, the same for the same seed, with its own grade', () => {
  const made = finish(generate(SMALL, 'front'));
  expect(made.status).toBe('generated');
  if (made.status !== 'generated') return;
  expect(sideOf(made.puzzle)).toBe(4);
  expect(solveSync(made.puzzle)).toEqual({ status: 'solved', solution: made.solution, unique: true });
  expect(gradeSync(made.puzzle)).toEqual({ status: 'graded', grade: made.grade });
  const again = finish(generate(SMALL, 'front'));
  expect(again.status === 'generated' && samePuzzle(again.puzzle, made.puzzle)).toBe(true);
});

it('makes the same in a worker', async () => {
  const { port1, port2 } = new MessageChannel();
  answerIn('futoshiki', port2, { generatePuzzle });
  const there = inWorker(port1);
  expect(await there.generatePuzzle(SMALL, { seed: 'front' })).toEqual(finish(generate(SMALL, 'front')));
  await expect(there.generatePuzzle({ side: 1 }, { seed: 1 })).rejects.toThrow(PuzzleError);
  port1.close();
});

it('refuses what cannot be', () => {
  expect(() => generate({ side: 1000 }, 'x')).toThrow(PuzzleError);
  expect(() => generate({ side: '4' as never }, 'x')).toThrow('side: expected a number, found “4”.');
  expect(() => generate({ technique: 'luck' }, 'x')).toThrow('technique: expected one of ');
  expect(() => generate({ sides: 4 } as never, 'x')).toThrow('found “sides”.');
  expect(() => generate({ side: Number.NaN }, 'x')).toThrow(TypeError);
  expect(() => generate({ clues: 'signs', symmetry: 'rotation' }, 'x')).toThrow(PuzzleError);
});
