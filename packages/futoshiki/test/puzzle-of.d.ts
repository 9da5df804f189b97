/** Puzzles for tests; a malformed one fails the test that asked for it. */
import fc from 'fast-check';
import { type Puzzle, type Spec } from '../src/model/puzzle.js';
export declare function puzzleOf(spec: Spec): Puzzle;
type Pair = readonly [readonly [number, number], readonly [number, number]];
/** By row and column, 0 for an empty square; of each pair of cells the first is the greater. */
export declare function specFromGrid(rows: readonly (readonly number[])[], greater: readonly Pair[], bars?: readonly Pair[]): Spec;
export declare function puzzleFromGrid(rows: readonly (readonly number[])[], greater: readonly Pair[], bars?: readonly Pair[]): Puzzle;
/** The seed's example, and its one solution. */
export declare const EXAMPLE: Puzzle;
export declare const EXAMPLE_SOLUTION: {
    grid: number[][];
};
/** Any puzzle as it is, or on a larger grid, where numbers have two digits. */
export declare const anySize: fc.Arbitrary<Puzzle>;
/** What is to be solved, without what comes with it. */
export declare function bare({ id: _, solution: __, ...puzzle }: Puzzle): Puzzle;
export {};
