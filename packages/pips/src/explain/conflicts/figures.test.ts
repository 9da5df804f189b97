/** The figures of a conflict are those of the tray as it is, whatever of it the conflict rests on. */
import { finish, Random } from '@pipwright/core';
import { expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { puzzleOf } from '../../../test/puzzle-of.js';
import { rectangle } from '../../../test/shapes.js';
import { compile, SwiftSearch } from '../../engines/swift/index.js';
import { type Domino, dominoSet } from '../../model/domino.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { Rule } from '../../model/rule.js';
import { randomPuzzle } from '../../testing/random-puzzle.js';
import { pipsExplainer } from '../index.js';
import type { PipsConflict } from '../step.js';

function trayOf({ supply, maxPip, cells }: Puzzle): readonly Domino[] {
  if (supply.kind === 'list') return supply.dominoes;
  const copies = supply.repeats ? cells.length / 2 : 1;
  return dominoSet(maxPip).flatMap((domino) => Array<Domino>(copies).fill(domino));
}

/** What must stand in place of `available`, or of `needed` where there is too much; undefined where that is not the tray's. */
function inTheTray(puzzle: Puzzle, { reason, shortage, because }: PipsConflict): number | undefined {
  const tray = trayOf(puzzle);
  const numbers = shortage?.numbers ?? [];
  const halves = (some: readonly number[]) => tray.flat().filter((pip) => some.includes(pip)).length;
  const all = Array.from({ length: puzzle.maxPip + 1 }, (_, pip) => pip);
  const doubles = all.map((pip) => tray.filter(([x, y]) => x === pip && y === pip).length);
  switch (reason) {
    case 'too-few-dominoes':
      return tray.length;
    case 'too-few-of-a-number':
      if (shortage?.counts === 'dominoes') return tray.filter((domino) => domino.includes(numbers[0]!)).length;
      return numbers.length === 0 ? Math.max(...all.map((pip) => halves([pip]))) : halves(numbers);
    case 'too-few-of-several-numbers':
    case 'too-many-of-a-number':
      return halves(numbers);
    case 'too-few-pips':
    case 'too-many-pips':
      return tray.flat().reduce((sum, pip) => sum + pip, 0);
    case 'too-few-doubles':
      if (numbers.length === 1) return doubles[numbers[0]!];
      return because.filter((premise) => 'region' in premise).length === 1
        ? Math.max(...doubles)
        : doubles.reduce((sum, copies) => sum + copies, 0);
    default:
      return undefined;
  }
}

/** One rule on most of a small board: what must be used leaves so little room that the tray is seldom known whole. */
function crowded(seed: number): Puzzle {
  const random = new Random(`crowded ${seed}`);
  const cells = rectangle(2, random.between(2, 3));
  const pip = () => random.between(0, 6);
  const dominoes = Array.from({ length: cells.length / 2 }, (): Domino => [pip(), pip()]);
  const ruled = cells.slice(random.between(0, 2));
  const rule = random.pick<Rule>([
    { kind: 'same' },
    { kind: 'same', value: pip() },
    { kind: 'sum', op: random.pick(['=', '<', '>']), target: random.between(1, 6 * ruled.length) },
    { kind: 'different', avoiding: [] },
  ]);
  return puzzleOf({ cells, supply: { kind: 'list', dominoes }, maxPip: 6, regions: [{ cells: ruled, rule }] });
}

/** The first of them that has too many pips, which is rare. */
const TOO_MANY_PIPS = 2971;

it('are counted anew on random puzzles', () => {
  const seen = new Set<string>();
  const seeds = new Set([...Array(runs(2_000, 30_000)).keys(), TOO_MANY_PIPS]);
  for (const seed of seeds) {
    const puzzle = seed % 3 === 0 ? randomPuzzle(seed, { dominoes: 3 }) : crowded(seed);
    if (new SwiftSearch(compile(puzzle)).run(1e5).type !== 'exhausted') continue;
    const { conflict } = finish(pipsExplainer.explain(puzzle));
    const expected = inTheTray(puzzle, conflict!);
    if (conflict?.shortage === undefined || expected === undefined) continue;
    const { needed, available } = conflict.shortage;
    const told = `seed ${seed}: ${JSON.stringify(conflict)} of ${JSON.stringify(trayOf(puzzle))}`;
    expect(conflict.reason?.startsWith('too-many') ? needed : available, told).toBe(expected);
    expect(needed, told).toBeGreaterThan(available);
    seen.add(conflict.reason!);
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'too-few-of-a-number',
      'too-many-of-a-number',
      'too-few-doubles',
      'too-few-of-several-numbers',
      'too-many-pips',
    ]),
  );
});
