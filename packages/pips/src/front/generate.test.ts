/** New puzzles by the library: what is asked for, refused, and the same in another thread. */

import { MessageChannel } from 'node:worker_threads';
import { finish } from '@pipwright/core';
import { answerIn } from '@pipwright/core/front';
import { expect, it } from 'vitest';
import { pairs, thrownBy } from '../../../core/src/testing/short-forms.js';
import {
  type GenerateProgress,
  generate,
  generatePuzzle,
  gradeSync,
  inWorker,
  type PipsRequest,
  PuzzleError,
  parseDominoes,
  samePuzzle,
  solveSync,
} from '../index.js';

const TINY: PipsRequest = { figure: '1' };

it('makes a puzzle with one solution, the same for the same seed, with its own grade', () => {
  const made = finish(generate(TINY, 'front'));
  expect(made.status).toBe('generated');
  if (made.status !== 'generated') return;
  expect(solveSync(made.puzzle)).toEqual({ status: 'solved', solution: made.solution, unique: true });
  expect(gradeSync(made.puzzle)).toEqual({ status: 'graded', grade: made.grade });
  const again = finish(generate(TINY, 'front'));
  expect(again.status === 'generated' && samePuzzle(again.puzzle, made.puzzle)).toBe(true);
});

it('makes the same in a worker, which tells how far it is', async () => {
  const { port1, port2 } = new MessageChannel();
  answerIn('pips', port2, { generatePuzzle });
  const told: GenerateProgress[] = [];
  const there = inWorker(port1);
  const made = await there.generatePuzzle(TINY, { seed: 'front', onProgress: (progress) => told.push(progress) });
  expect(made).toEqual(finish(generate(TINY, 'front')));
  expect(told.at(-1)?.graded).toBeGreaterThan(0);
  await expect(there.generatePuzzle({ dominoes: 0 }, { seed: 1 })).rejects.toThrow(PuzzleError);
  port1.close();
});

it('refuses what cannot be, with the reason', () => {
  const shape = pairs('0,0 0,1 0,2');
  const { problems } = thrownBy(PuzzleError, () => generate({ shape }, 'x'));
  expect(problems).toMatchObject([{ message: expect.stringContaining('3') }]);
  expect(() => generate({ like: {} as never }, 'x')).toThrow(TypeError);
  expect(() => generate({ technique: 'luck' }, 'x')).toThrow('technique: expected one of ');
});

it.each<[string, readonly (readonly [number, number])[], string, string]>([
  ['negative', pairs('-1,0 0,0'), 'cell-out-of-range', '/shape/0'],
  ['fractional', pairs('0,0 0,0.5'), 'cell-out-of-range', '/shape/1'],
  ['repeated', pairs('0,0 0,1 0,1 0,2'), 'board-cell-repeated', '/shape/2'],
])('refuses a shape with cells that are %s', (_, shape, code, path) => {
  const { problems } = thrownBy(PuzzleError, () => generate({ shape }, 'x'));
  expect(problems).toMatchObject([{ code, where: { path } }]);
});

it.each<[object, string]>([
  [{ dificulty: 'easy' }, 'options: expected only difficulty, '],
  [{ rules: { sum: 1 } }, 'found “rules”.'],
  [{ locked: {} }, 'found “locked”.'],
  [{ dominoes: Number.NaN }, 'dominoes: expected a number, found NaN.'],
])('takes nothing that is no option: %j', (options, message) => {
  expect(() => generate(options, 'x')).toThrow(TypeError);
  expect(() => generate(options, 'x')).toThrow(message);
});

it('says how many dominoes a puzzle can have', () => {
  expect(() => generate({ dominoes: 1 }, 'x')).toThrow('Puzzles that are made have 3 to 28 dominoes, not 1.');
});

it('reads dominoes as people type them', () => {
  expect(parseDominoes(' 26, 3-5\n10–12 ')).toEqual({ ok: true, value: pairs('2,6 3,5 10,12') });
  expect(parseDominoes('26 2 x-1 333')).toEqual({ ok: false, error: ['2', 'x-1', '333'] });
});
