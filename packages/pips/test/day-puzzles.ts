/** The puzzles of the days by id, such as 2025-10-12-hard. */
import { readPuzzlesSync } from '@pipwright/core';
import { pips } from '../src/kind.js';
import type { Puzzle } from '../src/model/puzzle.js';
import { dayFiles } from './real-puzzles.js';

export function dayPuzzles(): Map<string, Puzzle> {
  const puzzles = new Map<string, Puzzle>();
  for (const { text } of dayFiles()) {
    for (const { id, checked } of readPuzzlesSync(text, [pips])) {
      if (id !== undefined && checked.ok) puzzles.set(id, checked.value);
    }
  }
  return puzzles;
}
