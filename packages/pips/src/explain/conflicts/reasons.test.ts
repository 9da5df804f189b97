/** Puzzles made for each reason: none is missed, none is told of another, and the figures are right. */
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { MAKERS, type MadeReason, madeConflict } from '../../../test/made-conflicts.js';
import { obeys } from '../../../test/obeys.js';
import { type ConflictRecord, explained } from '../../../test/records.js';
import { contradictsBySwift } from '../../../test/swift-judge.js';
import { type Cell, cellKey } from '../../model/cell.js';
import { type Domino, dominoSet } from '../../model/domino.js';
import type { Puzzle, Region } from '../../model/puzzle.js';
import { ruleName } from '../words/english-names.js';

/** 150 in the soak. */
const MADE = runs(8, 150);

/** All figures of a sentence, in digits or in words, in their order; those in the names of regions are none. */
function figuresOf({ regions }: Puzzle, text: string): number[] {
  const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  const labels = [...new Set(regions.map(({ rule }) => ruleName(rule)))].sort((a, b) => b.length - a.length);
  const names = labels.map((label) => label.replaceAll(/[^\w ]/g, '\\$&')).join('|');
  const name = new RegExp(`\\b(the|each|both|all \\w+)( top| bottom| left| right| middle)* (${names})(?![\\d–])`, 'gi');
  const without = text.replaceAll(name, '').replaceAll(/r\d+c\d+|\d+–\d+|\w+ more regions?/g, '');
  return [...without.matchAll(/\d+|[a-z]+/gi)].flatMap(([part]) => {
    if (/^\d/.test(part)) return [Number(part)];
    const at = words.indexOf(part.toLowerCase());
    return at === -1 ? [] : [at];
  });
}

function trayOf({ supply, maxPip }: Puzzle): readonly Domino[] {
  return supply.kind === 'list' ? supply.dominoes : dominoSet(maxPip);
}

function named(puzzle: Puzzle, { because }: ConflictRecord): { regions: Region[]; cells: Cell[] } {
  return {
    regions: puzzle.regions.filter(({ index }) => because.some((premise) => premise.region === index)),
    cells: because.flatMap((premise) => (premise.shape ?? (premise.cell ? [premise.cell] : [])) as unknown as Cell[]),
  };
}

/** What the sentence must say: the figures found out anew, from the puzzle and the regions and cells named alone. */
const RECOMPUTED: Record<MadeReason, (puzzle: Puzzle, conflict: ConflictRecord) => unknown> = {
  'too-few-dominoes': (puzzle) => [puzzle.cells.length / 2, dominoSet(puzzle.maxPip).length],

  'too-few-doubles'(puzzle, conflict) {
    // The pairs stand apart, so each needs a double; a square needs two of one number.
    const { regions } = named(puzzle, conflict);
    const doubles = trayOf(puzzle).filter(([x, y]) => x === y).length;
    if (puzzle.supply.kind === 'set') return [2, 2, 1];
    expect(regions.length).toBeGreaterThan(doubles);
    return [...(regions.length === 1 ? [] : [regions.length, regions.length]), doubles];
  },

  'too-few-of-a-number'(puzzle, conflict) {
    const { regions } = named(puzzle, conflict);
    const cells = regions.reduce((sum, each) => sum + each.cells.length, 0);
    const value = Array.from({ length: puzzle.maxPip + 1 }, (_, pip) => pip).find((pip) =>
      regions.every(({ rule, cells: own }) =>
        obeys(
          rule,
          own.map(() => pip),
        ),
      ),
    );
    const tray = trayOf(puzzle);
    const halves = tray.flat().filter((pip) => pip === value).length;
    const dominoes = tray.filter((domino) => domino.includes(value!)).length;
    expect(cells).toBeGreaterThan(conflict.text.includes('dominoes with') ? dominoes : halves);
    if (conflict.text.includes('dominoes with')) return [cells, value, dominoes];
    const told = conflict.text.startsWith('Each ') ? cells / regions.length : cells;
    return [...(told === 1 ? [] : [told]), value, halves];
  },

  'too-few-numbers'(puzzle, conflict) {
    const [region] = named(puzzle, conflict).regions;
    const avoiding = region?.rule.kind === 'different' ? region.rule.avoiding : [];
    const numbers = new Set(
      trayOf(puzzle)
        .flat()
        .filter((pip) => !avoiding.includes(pip)),
    );
    expect(numbers.size).toBeLessThan(region?.cells.length ?? 0);
    return [region?.cells.length, numbers.size];
  },

  region(puzzle, conflict) {
    const [region] = named(puzzle, conflict).regions;
    const { rule, cells } = region!;
    const { maxPip } = puzzle;
    if (rule.kind === 'sum') return [cells.length, cells.length * maxPip, rule.target];
    return rule.kind === 'each' ? [rule.value, 0, maxPip] : [cells.length, maxPip + 1];
  },

  area(puzzle, conflict) {
    const { cells } = named(puzzle, conflict);
    const own = new Set(cells.map(cellKey));
    const board = new Set(puzzle.cells.map(cellKey));
    const near = new Set(
      cells.flatMap(([row, column]) =>
        [`${row - 1},${column}`, `${row + 1},${column}`, `${row},${column - 1}`, `${row},${column + 1}`].filter((key) =>
          board.has(key),
        ),
      ),
    );
    const isApart = [...near].every((key) => own.has(key)) && cells.length > 1;
    if (isApart) expect(cells.length % 2).toBe(1);
    else expect(near.size).toBeLessThan(cells.length);
    if (cells.length === 1) return [];
    return isApart ? [cells.length, 2] : [near.size];
  },
};

describe.each(Object.keys(MAKERS) as MadeReason[])('seed 004: %s', (reason) => {
  it(`is told of every one of ${MADE} puzzles made so, with its figures`, () => {
    for (let seed = 0; seed < MADE; seed++) {
      const puzzle = madeConflict(reason, seed);
      const { status, conflict } = explained(puzzle);
      const told = `seed ${seed}: ${conflict?.text} ${JSON.stringify(conflict?.because)}`;
      expect(status, told).toBe('conflict');
      if (conflict === undefined) continue;
      expect(conflict.reason, told).toBe(reason);
      expect(figuresOf(puzzle, conflict.text), told).toEqual(RECOMPUTED[reason](puzzle, conflict));
    }
  });

  it('rests on what the engine takes for a contradiction, and on nothing more', () => {
    for (let seed = 0; seed < MADE; seed += 3) {
      const puzzle = madeConflict(reason, seed);
      const { conflict } = explained(puzzle);
      const because = conflict?.because ?? [];
      expect(contradictsBySwift(puzzle, because), `seed ${seed}`).toBe(true);
      for (const premise of because) {
        const others = because.filter((other) => other !== premise);
        expect(contradictsBySwift(puzzle, others), `seed ${seed}: ${JSON.stringify(premise)}`).not.toBe(true);
      }
    }
  });
});
