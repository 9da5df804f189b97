import { describe, expect, it } from 'vitest';
import type { Generated, GeneratingPart, GradedPuzzle, Wish } from '../generate.js';
import { finish } from '../search.js';
import { closedRecord, number, optional } from '../shape.js';
import { generatePuzzleWith, generateWith, type PuzzleMaker, wishShapes } from './generate.js';

interface Puzzle {
  readonly text: string;
}

interface Asked extends Wish {
  readonly size?: number;
}

const GRADE = {
  label: 'easy',
  score: 1,
  effort: 1,
  forItsSize: 0,
  hardest: 'looking',
  steps: 1,
  chapters: 1,
  curve: [],
  bottleneck: null,
  scale: 1,
} as const;

const madeOf = (text: string, solution = 1): GradedPuzzle<Puzzle, number> => ({
  puzzle: { text },
  solution,
  grade: GRADE,
});

/** Takes three slices, the second of which has something to show; what is hard is never reached. */
const generating: GeneratingPart<Puzzle, number, Asked> = {
  refuses: ({ size = 1 }) => (size > 9 ? [{ code: 'too-large', where: {}, data: { size } }] : []),
  likeness: ({ text }) => text,
  generate({ difficulty, size = 1 }, seed) {
    let nodes = 0;
    let isOver = false;
    const solution = size === 7 ? 0 : 1;
    const end = (): Generated<Puzzle, number> =>
      difficulty === 'hard'
        ? { status: 'stopped', nearest: madeOf(`near ${seed}`) }
        : { status: 'generated', ...madeOf(`${size} ${seed}`, solution) };
    return {
      get nodes() {
        return nodes;
      },
      get graded() {
        return Math.min(1, nodes);
      },
      get nearest() {
        return nodes > 0 ? madeOf(`near ${seed}`) : undefined;
      },
      run(budget) {
        if (isOver) return { type: 'exhausted' };
        for (let left = budget; left >= 1; left--) {
          nodes++;
          isOver = nodes === 3;
          if (isOver) return { type: 'solution', solution: end() };
        }
        return { type: 'paused' };
      },
    };
  },
};

const remembered: Puzzle[] = [];
const maker: PuzzleMaker<Puzzle, number, Asked> = {
  generating,
  verify: (_, solution) => (solution === 1 ? [] : [{ code: 'wrong', where: {}, data: {} }]),
  shape: closedRecord<Asked>({ ...wishShapes(['looking', 'counting']), size: optional(number) }),
  remember(puzzle) {
    remembered.push(puzzle);
    return puzzle;
  },
  refusal: ([first]) => new Error(`refused: ${first?.code}`),
};

describe('generate', () => {
  it('is work that the caller drives, with what is known on the way', () => {
    const run = generateWith(maker, { size: 2 }, 'seed');
    expect([run.nodes, run.graded, run.nearest]).toEqual([0, 0, undefined]);
    expect(run.run(2)).toEqual({ type: 'paused' });
    expect([run.nodes, run.graded, run.nearest?.puzzle.text]).toEqual([2, 1, 'near seed']);
    expect(run.run(9)).toMatchObject({ type: 'solution', solution: { puzzle: { text: '2 seed' } } });
    expect(remembered.at(-1)?.text).toBe('2 seed');
    expect(run.run(9)).toEqual({ type: 'exhausted' });
  });

  it('takes a number for a seed, and nothing for wishes', () => {
    expect(finish(generateWith(maker, undefined, 7))).toMatchObject({ puzzle: { text: '1 7' } });
  });

  it.each<[string, unknown, unknown, string]>([
    ['options that are none', 7, 'x', 'options: expected an object, found 7.'],
    ['a wish of another type', { size: '4' }, 'x', 'size: expected a number, found “4”.'],
    ['an unknown label', { difficulty: 'brutal' }, 'x', 'difficulty: expected one of easy, medium, hard, expert'],
    ['an unknown technique', { technique: 'luck' }, 'x', 'technique: expected one of looking, counting, found “luck”.'],
    ['an effort that is none', { effort: { least: 1 } }, 'x', 'effort.most: expected a number, found nothing.'],
    ['an effort the other way round', { effort: { least: 2, most: 1 } }, 'x', 'effort: least must be 0 or more'],
    ['an effort that is no number', { effort: { least: Number.NaN, most: 1 } }, 'x', 'effort: least must be 0'],
    ['nodes below 0', { nodes: -1 }, 'x', 'nodes must be 0 or more.'],
    ['what the kind refuses', { size: 10 }, 'x', 'refused: too-large'],
    ['no options but null', null, 'x', 'options: expected an object, found null.'],
    [
      'a misspelled wish',
      { sise: 4 },
      'x',
      'options: expected only difficulty, effort, technique, minimal, nodes, size, found “sise”.',
    ],
    [
      'an effort with more',
      { effort: { least: 1, most: 2, mean: 1 } },
      'x',
      'effort: expected only least, most, found “mean”.',
    ],
    ['no seed', {}, undefined, 'seed must be a string or a number.'],
    ['an empty seed', {}, '', 'seed must be a text that is not empty, or a finite number.'],
    ['a seed that is no number', {}, Number.NaN, 'seed must be a text that is not empty, or a finite number.'],
  ])('throws for %s', (_, options, seed, message) => {
    expect(() => generateWith(maker, options as Asked, seed as string)).toThrow(message);
  });

  it('hands out no wrong solution', () => {
    expect(() => finish(generateWith(maker, { size: 7 }, 'x'))).toThrow('wrong solution (wrong)');
  });
});

describe('generatePuzzle', () => {
  it('comes to the same puzzle, and tells how far it is', async () => {
    const told: number[] = [];
    const made = await generatePuzzleWith(maker, {}, { seed: 'a', onProgress: ({ nodes }) => told.push(nodes) });
    expect(made).toMatchObject({ status: 'generated', puzzle: { text: '1 a' }, solution: 1, grade: GRADE });
    expect(told).toEqual([3]);
  });

  it.each([undefined, null, {}])('says that it needs a seed: %j', async (limits) => {
    const made = generatePuzzleWith(maker, {}, limits as never);
    await expect(made).rejects.toThrow(new TypeError('seed must be a string or a number.'));
  });

  it('has the nearest where nothing that was asked for comes up', async () => {
    const made = await generatePuzzleWith(maker, { difficulty: 'hard' }, { seed: 'a' });
    expect(made).toMatchObject({ status: 'stopped', reason: 'nodes', nearest: { puzzle: { text: 'near a' } } });
  });

  it('stops when it is told to', async () => {
    const aborted = { seed: 'a', signal: AbortSignal.abort() };
    expect(await generatePuzzleWith(maker, {}, aborted)).toEqual({
      status: 'stopped',
      reason: 'aborted',
      nearest: undefined,
    });
    expect(await generatePuzzleWith(maker, {}, { seed: 'a', timeout: 0 })).toMatchObject({ reason: 'timeout' });
  });
});
