/** The pictures of a forest, each with its place: as many columns from the left as dominoes, in rows of equal height. */
import { type Branch, Forest } from '../engines/tiling/forest.js';
import type { Shape } from '../engines/tiling/shape.js';

/** The board after some dominoes. */
export interface Picture {
  readonly dominoes: readonly Branch[];
  readonly next: readonly Picture[];
  /** A row for each complete tiling; whatever leads to several stands in their middle. */
  readonly row: number;
  /** Of a complete tiling, from 1. */
  readonly number: number | undefined;
}

/** In rows. */
const BETWEEN_TREES = 0.5;

/** The trees; undefined where all pictures together have more dominoes than this. */
export function layOutForest(shape: Shape, mostDominoes: number): readonly Picture[] | undefined {
  const forest = new Forest(shape);
  let dominoesDrawn = 0;
  let nextRow = 0;
  let tilings = 0;

  function grow(before: readonly Branch[], branch: Branch): Picture {
    const dominoes = [...before, branch];
    dominoesDrawn += dominoes.length;
    const branches = dominoesDrawn > mostDominoes ? [] : forest.branches(branch.next);
    const next = branches.map((each) => grow(dominoes, each));
    const [first, last] = [next[0], next.at(-1)];
    if (first !== undefined && last !== undefined) {
      return { dominoes, next, row: (first.row + last.row) / 2, number: undefined };
    }
    return { dominoes, next, row: nextRow++, number: ++tilings };
  }

  const roots = forest.root === undefined ? [] : forest.branches(forest.root);
  const trees = roots.map((root) => {
    const tree = grow([], root);
    nextRow += BETWEEN_TREES;
    return tree;
  });
  return dominoesDrawn > mostDominoes ? undefined : trees;
}
