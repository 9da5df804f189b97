/** Every real puzzle is read from its game ID, written in every format and read again. */
import { type Format, readPuzzlesSync } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { sample } from '../../../core/src/testing/effort.js';
import { kolyteonProblems, noData, type RealPuzzle, tathamPuzzles } from '../../test/real-puzzles.js';
import { verify } from '../check/verify.js';
import { drawBox } from '../draw/box.js';
import { futoshiki } from '../kind.js';
import type { Puzzle, Spec } from '../model/puzzle.js';

const readOne = (text: string): Puzzle => {
  const [reading, ...others] = readPuzzlesSync(text, [futoshiki]);
  expect(others).toEqual([]);
  if (!reading?.checked.ok) throw new Error(`${text}\n${JSON.stringify(reading?.checked)}`);
  return reading.checked.value;
};

const made = (format: Format<Spec, Puzzle>, puzzles: readonly Puzzle[]): string => {
  const text = format.make(puzzles);
  if (!text.ok) throw new Error(JSON.stringify(text.error));
  return text.value;
};

describe.skipIf(noData).each<[string, () => readonly RealPuzzle[], number]>([
  ['191 puzzles', tathamPuzzles, 191],
  ['Kolyteon’s own problems', kolyteonProblems, 11],
])('%s', (_, load, count) => {
  it('are what their game IDs say', () => {
    const entries = load();
    expect(entries).toHaveLength(count);
    for (const { id, tathamId, puzzle } of entries) expect(readOne(tathamId), id).toEqual(puzzle);
  });

  it('go through every format and through the box', () => {
    for (const { id, tathamId, puzzle } of sample(load(), 3)) {
      for (const format of futoshiki.formats) expect(readOne(made(format, [puzzle])), id).toEqual(puzzle);
      expect(readOne(drawBox(puzzle)), id).toEqual(puzzle);
      expect(readOne(drawBox(puzzle, undefined, { labels: true })), id).toEqual(puzzle);
      const [tatham] = futoshiki.formats;
      if (tatham !== undefined) expect(made(tatham, [puzzle]).trim().split(':')[1]).toBe(tathamId.split(':')[1]);
    }
  });

  it('have the solutions that came with them', () => {
    for (const { id, puzzle, solution } of load()) {
      if (solution) expect(verify(puzzle, { grid: solution }), id).toEqual([]);
    }
  });

  it('can be read all from one file', () => {
    const entries = load();
    const ids = entries.map(({ tathamId }) => tathamId).join('\n');
    const json = made(futoshiki.formats.find(({ name }) => name === 'json') as Format<Spec, Puzzle>, [
      ...entries.map(({ puzzle }) => puzzle),
    ]);
    for (const text of [ids, json]) {
      const readings = readPuzzlesSync(text, [futoshiki]);
      expect(readings.map(({ checked }) => checked.ok && checked.value)).toEqual(entries.map(({ puzzle }) => puzzle));
    }
  });
});
