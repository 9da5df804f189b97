/** A step, or a link of its chain, with what sentences about it need to know. */
import { type Cell, sameCell } from '@pipwright/core';
import type { StepScene } from '@pipwright/core/explaining';
import { fixedGrid, type Puzzle, sideOf } from '../../model/puzzle.js';
import type { Solution } from '../../model/solution.js';
import { cellOf as cellAt } from '../../model/square.js';
import type { Between, CellLeft, FutoshikiLink, FutoshikiPremise, FutoshikiStep, LinePremise } from '../step.js';
import type { TechniqueName } from '../techniques/index.js';

/** A row or a column, from 0. */
export interface Line {
  readonly kind: 'row' | 'column';
  readonly index: number;
}

export function toldLine(line: LinePremise): Line {
  return 'row' in line ? { kind: 'row', index: line.row } : { kind: 'column', index: line.column };
}

export function linesIn(because: readonly FutoshikiPremise[]): readonly Line[] {
  return because.flatMap((premise) => ('row' in premise || 'column' in premise ? [toldLine(premise)] : []));
}

export function isThrough({ kind, index }: Line, [row, column]: Cell): boolean {
  return index === (kind === 'row' ? row : column);
}

export function otherEnd([one, other]: Between, cell: Cell): Cell {
  return sameCell(one, cell) ? other : one;
}

/** What is known of each cell: the numbers left to it, and whether its number is written. */
class Known {
  readonly #left: number[][];
  readonly #isWritten: boolean[];
  readonly #side: number;

  constructor(side: number, left?: readonly (readonly number[])[], isWritten?: readonly boolean[]) {
    const all = Array.from({ length: side }, (_, i) => i + 1);
    this.#side = side;
    this.#left = left?.map((numbers) => [...numbers]) ?? Array.from({ length: side * side }, () => all);
    this.#isWritten = [...(isWritten ?? new Array<boolean>(side * side).fill(false))];
  }

  copy(): Known {
    return new Known(this.#side, this.#left, this.#isWritten);
  }

  learn(concludes: readonly CellLeft[]): this {
    for (const { cell, values, isPlaced } of concludes) {
      const at = cell[0] * this.#side + cell[1];
      this.#left[at] = this.#left[at]!.filter((number) => values.includes(number));
      if (isPlaced) this.#isWritten[at] = true;
    }
    return this;
  }

  left([row, column]: Cell): readonly number[] {
    return this.#left[row * this.#side + column] ?? [];
  }

  /** Undefined where none is written. */
  number(cell: Cell): number | undefined {
    return this.#isWritten[cell[0] * this.#side + cell[1]] ? this.left(cell)[0] : undefined;
  }
}

export class ToldLink {
  readonly puzzle: Puzzle;
  readonly side: number;
  readonly technique: TechniqueName;
  readonly because: readonly FutoshikiPremise[];
  readonly concludes: readonly CellLeft[];
  /** What is seen on the way. */
  readonly seen: readonly ToldLink[];
  /** The same once that has been seen. */
  readonly afterSeen: ToldLink;
  readonly suppose: CellLeft | undefined;
  readonly chain: readonly ToldLink[];
  /** Is it part of what would be? */
  readonly isSupposed: boolean;
  readonly #known: Known;
  readonly #premiseCells: readonly Cell[];

  /** @param cellsOf the cells that a premise says something of */
  constructor(
    puzzle: Puzzle,
    link: FutoshikiStep | FutoshikiLink,
    known: Known,
    cellsOf: (premise: FutoshikiPremise) => readonly Cell[],
    isSupposed = false,
  ) {
    this.puzzle = puzzle;
    this.side = sideOf(puzzle);
    this.technique = link.technique;
    this.because = link.because;
    this.concludes = link.concludes;
    this.isSupposed = isSupposed;
    this.#known = known;
    this.#premiseCells = link.because.flatMap(cellsOf);
    const seen: ToldLink[] = [];
    const onTheWay = known.copy();
    for (const each of link.seen) {
      seen.push(new ToldLink(puzzle, { ...each, seen: [] }, onTheWay.copy(), cellsOf, isSupposed));
      onTheWay.learn(each.concludes);
    }
    this.seen = seen;
    this.afterSeen =
      seen.length === 0 ? this : new ToldLink(puzzle, { ...link, seen: [] }, onTheWay, cellsOf, isSupposed);
    this.suppose = 'suppose' in link ? link.suppose : undefined;
    const then = known.copy();
    if (this.suppose !== undefined) then.learn([{ ...this.suppose, isPlaced: true }]);
    const links = 'chain' in link ? (link.chain ?? []) : [];
    const inChain = (premise: FutoshikiPremise): readonly Cell[] => {
      if ('suppose' in premise) return this.suppose === undefined ? [] : [this.suppose.cell];
      return 'link' in premise ? (links[premise.link]?.concludes ?? []).map(({ cell }) => cell) : cellsOf(premise);
    };
    this.chain = links.map((each) => {
      const told = new ToldLink(puzzle, each, then.copy(), inChain, true);
      then.learn(each.concludes);
      return told;
    });
  }

  get lines(): readonly Line[] {
    return linesIn(this.because);
  }

  /** The greater cell first. */
  get signs(): readonly Between[] {
    return this.because.flatMap((premise) => ('sign' in premise ? [premise.sign] : []));
  }

  get bars(): readonly Between[] {
    return this.because.flatMap((premise) => ('bar' in premise ? [premise.bar] : []));
  }

  /** Neighbours without one. */
  get noBars(): readonly Between[] {
    return this.because.flatMap((premise) => ('noBar' in premise ? [premise.noBar] : []));
  }

  get placed(): readonly CellLeft[] {
    return this.concludes.filter(({ isPlaced }) => isPlaced);
  }

  /** What may stand in a cell by what is known before it, with what the row and the column have. */
  left(cell: Cell): readonly number[] {
    if (this.number(cell) !== undefined) return this.#known.left(cell);
    const taken = [
      ...this.cellsIn({ kind: 'row', index: cell[0] }),
      ...this.cellsIn({ kind: 'column', index: cell[1] }),
    ];
    const numbers = new Set(taken.filter((each) => !sameCell(each, cell)).map((each) => this.number(each)));
    return this.#known.left(cell).filter((number) => !numbers.has(number));
  }

  /** The same by earlier steps alone. */
  known(cell: Cell): readonly number[] {
    return this.#known.left(cell);
  }

  /** What is left to a cell then. */
  after({ cell, values }: CellLeft): readonly number[] {
    return this.left(cell).filter((number) => values.includes(number));
  }

  /** Undefined where none is written. */
  number(cell: Cell): number | undefined {
    return this.#known.number(cell);
  }

  cellsIn({ kind, index }: Line): Cell[] {
    return Array.from({ length: this.side }, (_, i): Cell => (kind === 'row' ? [index, i] : [i, index]));
  }

  /** Is the number of a cell written, and does the link rest on it? */
  restsOnNumber(cell: Cell): boolean {
    return this.number(cell) !== undefined && this.#premiseCells.some((each) => sameCell(each, cell));
  }

  /** The numbers of a line that the link rests on. */
  restsOn(line: Line): readonly number[] {
    const cells = this.cellsIn(line).filter((cell) => this.restsOnNumber(cell));
    return cells.flatMap((cell) => this.number(cell) ?? []).sort((a, b) => a - b);
  }

  /** The numbers that a line has. */
  has(line: Line): readonly number[] {
    return this.cellsIn(line)
      .flatMap((cell) => this.number(cell) ?? [])
      .sort((a, b) => a - b);
  }
}

/** A step with what was known before it. */
export function toldStep(puzzle: Puzzle, { steps, index, progress }: StepScene<FutoshikiStep, Solution>): ToldLink {
  const known = new Known(sideOf(puzzle));
  for (const grid of [fixedGrid(puzzle), progress?.grid ?? []]) {
    for (const [row, numbers] of grid.entries()) {
      for (const [column, number] of numbers.entries())
        if (number !== 0) known.learn([{ cell: [row, column], values: [number], isPlaced: true }]);
    }
  }
  for (const { concludes } of steps.slice(0, index)) known.learn(concludes);
  const cellsOf = (premise: FutoshikiPremise): readonly Cell[] => {
    if ('given' in premise) return [premise.given];
    if ('placed' in premise) return [cellAt(premise.placed.square)];
    return 'step' in premise ? (steps[premise.step]?.concludes ?? []).map(({ cell }) => cell) : [];
  };
  return new ToldLink(puzzle, steps[index]!, known, cellsOf);
}
