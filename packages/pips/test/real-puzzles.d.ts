import { type Search } from '@pipwright/core';
import type { Puzzle } from '../src/model/puzzle.js';
export declare const dataFolder: any;
export declare const noData: boolean;
interface RealFile {
    readonly name: string;
    readonly text: string;
}
export declare const dayFiles: () => RealFile[];
export declare const textFiles: () => RealFile[];
/** The exact number of solutions by id, such as 2025-10-12-hard. */
export declare function knownCounts(): Map<string, bigint>;
/** Hard puzzles for which the reference engine needs more than a million nodes. */
export declare const SLOW_HARD: readonly string[];
/** Hard puzzles for which it needs many millions. */
export declare const HOPELESS_HARD: readonly string[];
/** Hard puzzles with more than a hundred thousand solutions. */
export declare const MANIFOLD_HARD: readonly string[];
/** The puzzles of the days by id, such as 2025-10-12-hard. */
export declare function dayPuzzles(): Map<string, Puzzle>;
/** Runs a search to its end and counts what it finds. */
export declare function countAll(search: Search<unknown, unknown>): {
    readonly count: bigint;
    readonly nodes: number;
};
export {};
