import type { Puzzle } from '../src/model/puzzle.js';
export declare const noData: boolean;
interface Entry {
    readonly id: string;
    readonly tathamId: string;
    /** How many there are; missing in other lists than Tatham's. */
    readonly solutions?: string;
    readonly tathamDifficulty?: string;
    readonly grid: readonly (readonly number[])[];
    readonly solution?: readonly (readonly number[])[] | null;
}
export interface RealPuzzle extends Entry {
    /** As its grid and its signs say. */
    readonly puzzle: Puzzle;
}
export declare function tathamPuzzles(): RealPuzzle[];
export declare function puzzlesWithOneSolution(): [id: string, puzzle: Puzzle][];
export declare function kolyteonProblems(): RealPuzzle[];
/** So many of each side, by name; every third is Adjacent, and some have no clue too many. */
export declare function ownPuzzles(each: number): [name: string, puzzle: Puzzle][];
export {};
