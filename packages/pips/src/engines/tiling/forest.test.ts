import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { cellsOf, rectangle } from '../../../test/puzzle-of.js';
import { inReadingOrder } from '../../model/cell.js';
import { Forest, type ForestNode } from './forest.js';
import { shapeOf } from './shape.js';
import { Tiling } from './tiling.js';

/** The tilings below a node, each node looked at once. */
function countLeaves(forest: Forest, node: ForestNode, known: Map<ForestNode, bigint>): bigint {
  const before = known.get(node);
  if (before !== undefined) return before;
  const branches = forest.branches(node);
  const leaves = branches.reduce((sum, { next }) => sum + countLeaves(forest, next, known), 0n);
  known.set(node, branches.length === 0 ? 1n : leaves);
  return branches.length === 0 ? 1n : leaves;
}

function leavesOf(forest: Forest): { leaves: bigint; nodes: number } {
  const known = new Map<ForestNode, bigint>();
  const leaves = forest.root === undefined ? 0n : countLeaves(forest, forest.root, known);
  return { leaves, nodes: known.size };
}

/** The nodes that a forest keeps in memory. */
function linkedFrom(root: ForestNode | undefined): number {
  const linked = new Set(root === undefined ? [] : [root]);
  for (const node of linked) for (const { next } of node.branches ?? []) linked.add(next);
  return linked.size;
}

const shapes = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 25, maxLength: 25 })
  .map((dice) => rectangle(5, 5).filter((_, i) => (dice[i] ?? 0) > 1));

describe('the forest', () => {
  it('shares what follows: far fewer nodes than tilings', () => {
    expect(leavesOf(new Forest(shapeOf(rectangle(2, 4))))).toEqual({ leaves: 5n, nodes: 12 });
    expect(leavesOf(new Forest(shapeOf(rectangle(6, 6))))).toEqual({ leaves: 6728n, nodes: 245 });
    expect(leavesOf(new Forest(shapeOf(rectangle(8, 8))))).toEqual({ leaves: 12988816n, nodes: 1534 });
  });

  it('has as many leaves as the determinant says, on boards full of holes', () => {
    const square = rectangle(8, 8);
    const holes = fc.uniqueArray(fc.integer({ min: 0, max: 31 }), { minLength: 4, maxLength: 4 });
    const ofColour = (colour: number) => square.filter(([row, column]) => (row + column) % 2 === colour);
    let tileable = 0;
    fc.assert(
      fc.property(holes, holes, (black, white) => {
        const left = (colour: number, gone: readonly number[]) => ofColour(colour).filter((_, i) => !gone.includes(i));
        const cells = [...left(0, black), ...left(1, white)];
        const count = Tiling.count(cells);
        if (count > 0n) tileable++;
        expect(leavesOf(new Forest(shapeOf(inReadingOrder(cells)))).leaves).toBe(count);
      }),
      { numRuns: runs(60) },
    );
    expect(tileable).toBeGreaterThan(runs(10));
  });

  it('is built where somebody goes', () => {
    const forest = new Forest(shapeOf(rectangle(30, 30)));
    expect(forest.size).toBe(0);
    for (let node = forest.root; node !== undefined; node = forest.branches(node)[0]?.next);
    expect(forest.size).toBeLessThan(1000);
  });

  it('has no dead ends', () => {
    const all = (forest: Forest, node: ForestNode, depth: number): boolean => {
      const branches = forest.branches(node);
      if (branches.length === 0) return depth === 0;
      return branches.every(({ next }) => all(forest, next, depth - 1));
    };
    fc.assert(
      fc.property(shapes, (cells) => {
        const forest = new Forest(shapeOf(cells));
        return forest.root === undefined || all(forest, forest.root, cells.length / 2);
      }),
      { numRuns: runs(200) },
    );
    const corners = rectangle(8, 8).filter(([row, column]) => row !== column || row % 7 !== 0);
    expect(new Forest(shapeOf(corners)).root).toBeUndefined();
    expect(new Forest(shapeOf(cellsOf('###', ' # '))).root).toBeUndefined();
  });

  it('is the same with little room or none, and whichever cell comes next', () => {
    fc.assert(
      fc.property(shapes, fc.integer({ min: 0, max: 5000 }), (cells, room) => {
        const expected = BigInt(Tiling.getAll(cells).length);
        const tight = new Forest(shapeOf(cells), undefined, room);
        expect(leavesOf(tight).leaves).toBe(expected);
        expect(linkedFrom(tight.root)).toBeLessThanOrEqual(room / 400 + 2);
        const backwards = new Forest(shapeOf(cells), (mates) => mates.findLastIndex((mate) => mate >= 0));
        expect(leavesOf(backwards).leaves).toBe(expected);
      }),
      { numRuns: runs(200) },
    );
  });
});
