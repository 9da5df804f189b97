/** Explanations of the Times's puzzles, judged from their records alone, and how they read. */
import { type Deduction, finish } from '@pipwright/core';
import { expect } from 'vitest';
import { verify } from '../src/check/verify.js';
import { compile, SwiftWitnesses } from '../src/engines/swift/index.js';
import { explain } from '../src/explain/index.js';
import { type Cell, cellKey } from '../src/model/cell.js';
import { commonOf } from '../src/model/common.js';
import type { Puzzle } from '../src/model/puzzle.js';
import type { Placement } from '../src/model/solution.js';
import { followsBySwift } from './swift-judge.js';

export interface Tally {
  puzzles: number;
  steps: number;
  general: number;
  withGeneral: number;
  readonly premises: number[];
  /** Steps that turned out to need less than they say, where finding that out took longer than the explainer has. */
  needless: number;
}

/** By level, unique puzzles only; the others are judged all the same. */
export function expectExplained(puzzles: ReadonlyMap<string, Puzzle>): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const [id, puzzle] of puzzles) {
    const { status, steps } = finish(explain(puzzle));
    const needless = steps.filter((step) => !expectSound(id, puzzle, steps, step)).length;
    expectReached(id, puzzle, steps);
    if (status !== 'explained') continue;
    const placements = steps.flatMap(({ places }) => places) as unknown as Placement[];
    expect(verify(puzzle, { placements }), id).toEqual([]);
    const level = id.slice('2025-10-12-'.length);
    const tally = tallies.get(level) ?? { puzzles: 0, steps: 0, general: 0, withGeneral: 0, premises: [], needless: 0 };
    const general = steps.filter(({ technique }) => technique === 'general').length;
    tally.puzzles++;
    tally.steps += steps.length;
    tally.general += general;
    tally.withGeneral += general > 0 ? 1 : 0;
    tally.needless += needless;
    tally.premises.push(...steps.map(({ because }) => because.length));
    tallies.set(level, tally);
  }
  return tallies;
}

/** Does it need all its premises? It must follow from them. */
function expectSound(id: string, puzzle: Puzzle, steps: readonly Deduction[], step: Deduction): boolean {
  expect(followsBySwift(puzzle, steps, step, step.because), `${id}: ${step.text}`).not.toBe(false);
  return step.because.every((premise) => {
    const others = step.because.filter((other) => other !== premise);
    return followsBySwift(puzzle, steps, step, others) !== true;
  });
}

/** Is everything known in the end that all solutions share, and nothing else? */
function expectReached(id: string, puzzle: Puzzle, steps: readonly Deduction[]): void {
  const left = new Map(puzzle.cells.map((cell) => [cellKey(cell), new Set([0, 1, 2, 3, 4, 5, 6])]));
  const joined = new Set<string>();
  for (const { removes, joins, places } of steps) {
    for (const { cell, values } of removes) {
      if (cell === undefined) continue;
      for (const value of values as number[]) left.get(cellKey(cell as unknown as Cell))?.delete(value);
    }
    for (const { edge } of joins) joined.add(JSON.stringify(edge));
    for (const { domino, cells } of places as unknown as Placement[]) {
      joined.add(JSON.stringify(cells));
      for (const half of [0, 1] as const) left.set(cellKey(cells[half]), new Set([domino[half]]));
    }
  }
  const common = commonOf(puzzle);
  const witnesses = new SwiftWitnesses(compile(puzzle));
  for (let step = witnesses.run(1e9); step.type === 'solution'; step = witnesses.run(1e9)) common.add(step.solution);
  const shared = common.toJson() as unknown as { cells: { cell: Cell; values: number[] }[]; joined: unknown[] };
  for (const { cell, values } of shared.cells)
    expect([...(left.get(cellKey(cell)) ?? [])], `${id} ${cell}`).toEqual(values);
  expect([...joined].sort(), id).toEqual(shared.joined.map((pair) => JSON.stringify(pair)).sort());
}
