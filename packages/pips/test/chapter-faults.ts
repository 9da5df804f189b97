/** What is wrong with the chapters of an explanation, from their records alone. */
import { sameCell } from '@pipwright/core';
import { type Chaptered, chapterFormFaults } from '../../core/test/explaining/chapter-faults.js';
import { verify } from '../src/check/verify.js';
import { type Cell, cellKey } from '../src/model/cell.js';
import { dominoKey } from '../src/model/domino.js';
import type { Puzzle } from '../src/model/puzzle.js';
import type { Solution } from '../src/model/solution.js';
import { type Claim, type Edge, partsOf } from './claims.js';
import { missingNumbers } from './missing-numbers.js';
import type { StepRecord } from './records.js';

/** A chapter places one domino. */
const MOST_PLACING = 1;

export function chapterFaults(puzzle: Puzzle, explanation: Chaptered, progress?: Solution): string[] {
  return [
    ...chapterFormFaults(explanation, MOST_PLACING),
    ...toldTwice(puzzle, explanation.steps, progress),
    ...endFaults(puzzle, explanation, progress),
  ];
}

/** Conclusions of which nothing is new after the steps before. */
function toldTwice(puzzle: Puzzle, steps: readonly StepRecord[], progress: Solution | undefined): string[] {
  const board = new BoardTold(puzzle);
  for (const placement of progress?.placements ?? [])
    board.learn({ removes: [], joins: [], places: [{ domino: placement.domino, cells: placement.cells }] });
  return steps.flatMap((step, i) => {
    const known = board.alreadyKnown(step);
    board.learn(step);
    return known.map((what) => `step ${i} says again that ${what}: ${JSON.stringify(step)}`);
  });
}

/** Every domino is placed once, and that solves the puzzle. */
function endFaults(puzzle: Puzzle, { status, steps }: Chaptered, progress: Solution | undefined): string[] {
  const placements = [...(progress?.placements ?? []), ...steps.flatMap((step) => partsOf(step).placed)];
  const cells = placements.flatMap((placement) => placement.cells.map(cellKey));
  const faults = new Set(cells).size < cells.length ? ['a cell is covered twice'] : [];
  if (status !== 'explained') return faults;
  const wrong = verify(puzzle, { placements });
  if (wrong.length > 0) faults.push(`the dominoes placed do not solve it: ${JSON.stringify(wrong)}`);
  const { supply } = puzzle;
  const names = (dominoes: readonly (readonly [number, number])[]) => dominoes.map(dominoKey).sort().join();
  if (supply.kind === 'list' && names(placements.map(({ domino }) => domino)) !== names(supply.dominoes))
    faults.push('not every domino is placed once');
  return faults;
}

/** What can be read off the board after some steps, without a thought. */
export class BoardTold {
  readonly #left: Map<string, Set<number>>;
  readonly #joined: Edge[] = [];
  readonly #parted: Edge[] = [];
  readonly #puzzle: Puzzle;

  constructor(puzzle: Puzzle) {
    const missing = missingNumbers(puzzle);
    const there = Array.from({ length: puzzle.maxPip + 1 }, (_, pip) => pip).filter((pip) => !missing.includes(pip));
    this.#puzzle = puzzle;
    this.#left = new Map(puzzle.cells.map((cell) => [cellKey(cell), new Set(there)]));
  }

  left(cell: Cell): readonly number[] {
    return [...(this.#left.get(cellKey(cell)) ?? [])];
  }

  get joined(): readonly Edge[] {
    return this.#joined;
  }

  learn(claim: Claim): void {
    const { removed, parted, joined, placed } = partsOf(claim);
    for (const { cell, values } of removed) for (const value of values) this.#left.get(cellKey(cell))?.delete(value);
    this.#parted.push(...parted);
    for (const edge of [...joined, ...placed.map(({ cells }) => cells)])
      if (!isAmong(this.#joined, edge)) this.#joined.push(edge);
    for (const { domino, cells } of placed)
      for (const half of [0, 1] as const) this.#left.set(cellKey(cells[half]), new Set([domino[half]]));
  }

  /** The parts of a claim that add nothing; to place a domino always adds something. */
  alreadyKnown(claim: Claim): string[] {
    const { removed, parted, joined } = partsOf(claim);
    return [
      ...removed
        .filter(({ cell, values }) => !values.some((value) => this.#left.get(cellKey(cell))?.has(value)))
        .map(({ cell, values }) => `${cell} is not ${values}`),
      ...parted.filter((edge) => this.#isParted(edge)).map((edge) => `${edge.join(' and ')} are parted`),
      ...joined.filter((edge) => isAmong(this.#joined, edge)).map((edge) => `${edge.join(' and ')} are joined`),
    ];
  }

  /** One of the two is joined to another cell, or they were parted. */
  #isParted(edge: Edge): boolean {
    const elsewhere = this.#joined.some(
      (other) => !isAmong([other], edge) && other.some((cell) => edge.some((end) => sameCell(cell, end))),
    );
    return elsewhere || isAmong(this.#parted, edge);
  }

  /** As `commonOf` says it. */
  toJson(): {
    readonly cells: readonly { cell: Cell; values: readonly number[] }[];
    readonly joined: readonly string[];
  } {
    return {
      cells: this.#puzzle.cells.map((cell) => ({ cell, values: this.left(cell) })),
      joined: this.#joined.map((edge) => JSON.stringify(edge)).sort(),
    };
  }
}

function isAmong(edges: readonly Edge[], [a, b]: Edge): boolean {
  return edges.some(([c, d]) => (sameCell(a, c) && sameCell(b, d)) || (sameCell(a, d) && sameCell(b, c)));
}
