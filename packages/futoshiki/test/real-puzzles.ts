/** Other people's puzzles, read from the folder that PIPWRIGHT_DATA names; tests over them are skipped without it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finish } from '@pipwright/core';
import { firstDrawn } from '@pipwright/core/generating';
import { adjacentPuzzle } from '../../../tests/adjacent.mjs';
import { drawFutoshiki } from '../src/generate/draw-futoshiki.js';
import type { Puzzle } from '../src/model/puzzle.js';
import { parseGreaterThan, parseLessThan } from '../src/model/sign.js';
import type { SquarePair } from '../src/model/square-pair.js';
import { puzzleFromGrid, puzzleOf, specFromGrid } from './puzzle-of.js';

const folder = join(process.env.PIPWRIGHT_DATA ?? '', 'futoshiki');
export const noData = process.env.PIPWRIGHT_DATA === undefined || !existsSync(folder);

type Cell = readonly [number, number];

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

export function tathamPuzzles(): RealPuzzle[] {
  const lines = readFileSync(join(folder, 'puzzles.jsonl'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const entry = JSON.parse(line) as Entry & { readonly greater: readonly (readonly [Cell, Cell])[] };
    return { ...entry, puzzle: puzzleFromGrid(entry.grid, entry.greater) };
  });
}

export function puzzlesWithOneSolution(): [id: string, puzzle: Puzzle][] {
  return tathamPuzzles().flatMap(({ id, puzzle, solutions }) => (solutions === '1' ? [[id, puzzle]] : []));
}

export function kolyteonProblems(): RealPuzzle[] {
  const entries = JSON.parse(readFileSync(join(folder, 'kolyteon.json'), 'utf8')) as (Entry & { signs: string[] })[];
  return entries.map((entry) => {
    const greaterThanSigns = entry.signs.flatMap((text) => found(parseGreaterThan(text)));
    const lessThanSigns = entry.signs.flatMap((text) => found(parseLessThan(text)));
    return { ...entry, puzzle: puzzleOf({ ...specFromGrid(entry.grid, []), greaterThanSigns, lessThanSigns }) };
  });
}

function found(parsed: ReturnType<typeof parseLessThan>): SquarePair[] {
  return parsed.ok ? [parsed.value] : [];
}

/** Puzzles of our own with exactly one solution, Futoshiki and Adjacent. */
const SIDES = [3, 4, 5, 6, 7];

/** So many of each side, by name; every third is Adjacent, and some have no clue too many. */
export function ownPuzzles(each: number): [name: string, puzzle: Puzzle][] {
  return SIDES.flatMap((side) =>
    Array.from({ length: each }, (_, i): [string, Puzzle] => {
      const name = `${side}x${side}-${i}`;
      return i % 3 === 2
        ? [`adjacent ${name}`, adjacentPuzzle(name, side)]
        : [name, finish(firstDrawn((random) => drawFutoshiki(random, { side, minimal: i % 2 === 1 }), name)).puzzle];
    }),
  );
}
