/** Every real puzzle is read, checked, written and read again; every official solution is right. */
import { readPuzzlesSync } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { sample } from '../../../core/src/testing/effort.js';
import { countAll, dayFiles, dayPuzzles, knownCounts, noData, textFiles } from '../../test/real-puzzles.js';
import { verify } from '../check/verify.js';
import { referenceEngine } from '../engines/reference/index.js';
import { pips } from '../kind.js';
import { type Puzzle, samePuzzle } from '../model/puzzle.js';
import { nytFormat } from './nyt.js';
import { textFormat } from './text.js';

await Promise.all(pips.formats.map((format) => format.load?.()));

const readAll = (text: string): Puzzle[] =>
  readPuzzlesSync(text, [pips]).map(({ checked, id }) => {
    if (!checked.ok) throw new Error(`${id}: ${JSON.stringify(checked.error)}`);
    return checked.value;
  });

const made = (result: ReturnType<typeof nytFormat.make>): string => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

describe.skipIf(noData)('75 days of the Times', () => {
  it('reads, writes and reads again all 225 puzzles, with all that comes with them', () => {
    let count = 0;
    for (const { name, text } of dayFiles()) {
      const day = readAll(text);
      const written = made(nytFormat.make(day));
      expect(readAll(written), name).toEqual(day);
      expect(made(nytFormat.make(readAll(written))), name).toBe(written);
      count += day.length;
    }
    expect(count).toBe(225);
  });

  it('writes them as text and reads them back the same', () => {
    for (const { text } of dayFiles()) {
      for (const puzzle of readAll(text)) {
        const [back] = readAll(made(textFormat.make([puzzle])));
        expect(back && samePuzzle(back, puzzle)).toBe(true);
      }
    }
  });

  it('verifies all official solutions', () => {
    for (const { name, text } of dayFiles()) {
      for (const puzzle of readAll(text)) {
        expect(puzzle.solution && verify(puzzle, puzzle.solution), name).toEqual([]);
      }
    }
  });
});

describe.skipIf(noData)('every real puzzle', () => {
  it('goes through every format and back', () => {
    const puzzles = [...dayFiles(), ...textFiles()].flatMap(({ text }) => readAll(text));
    expect(puzzles).toHaveLength(225 + 42);
    for (const puzzle of sample(puzzles, 3)) {
      for (const format of pips.formats) {
        const [back] = readAll(made(format.make([puzzle])));
        expect(back && samePuzzle(back, puzzle), format.name).toBe(true);
        if (format.name !== 'text') expect(back?.solution, format.name).toEqual(puzzle.solution);
      }
    }
  });
});

describe.skipIf(noData)('every easy and medium puzzle', () => {
  it('has as many solutions after a way through all formats', () => {
    const known = knownCounts();
    const puzzles = sample(
      [...dayPuzzles()].filter(([id]) => !id.endsWith('-hard')),
      5,
    );
    for (const [id, puzzle] of puzzles) {
      const last = pips.formats.reduce((each, format) => readAll(made(format.make([each])))[0] ?? each, puzzle);
      expect(countAll(referenceEngine.search(last)).count, id).toBe(known.get(id));
    }
  });
});

describe.skipIf(noData)('42 text files', () => {
  it('reads, writes and reads again all of them', () => {
    const files = textFiles();
    expect(files).toHaveLength(42);
    for (const { name, text } of files) {
      const [puzzle] = readAll(text);
      if (puzzle === undefined) throw new Error(name);
      const written = made(textFormat.make([puzzle]));
      expect(readAll(written), name).toEqual([puzzle]);
    }
  });

  it('finds in them the same puzzles as in the days', () => {
    const days = new Map(dayFiles().map(({ name, text }) => [name.slice(0, 10), text]));
    for (const { name, text } of textFiles()) {
      const [, date = '', level] = /^game-(.{10})-(\w+)\.txt$/.exec(name) ?? [];
      const [fromText] = readAll(text);
      const fromDay = readAll(days.get(date) ?? '').find(({ about }) => about.level === level);
      const shape = (puzzle: Puzzle | undefined) => ({
        cells: puzzle?.cells,
        rules: puzzle?.regions.map(({ cells, rule }) => JSON.stringify([cells, rule])).sort(),
      });
      expect(shape(fromText), name).toEqual(shape(fromDay));
    }
  });
});
