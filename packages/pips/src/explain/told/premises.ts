/** What something rests on: which regions, numbers, dominoes, cells and facts its premises name. */
import { type Cell, cellKey, getAdjacent } from '../../model/cell.js';
import type { Domino } from '../../model/domino.js';
import type { Puzzle, Region } from '../../model/puzzle.js';
import type { PipsFact, PipsPremise } from '../step.js';
import { halvesIn, trayOf } from './tray.js';

/** What a premise says, where it is a fact. */
export type Resolve = (premise: PipsPremise) => readonly PipsFact[];

/** Premises, part by part. */
export class ToldPremises {
  readonly puzzle: Puzzle;
  readonly regions: readonly Region[];
  /** Numbers whose dominoes matter, the smallest first. */
  readonly values: readonly number[];
  /** Dominoes that must be used. */
  readonly dominoes: readonly Domino[];
  /** Cells that must be covered. */
  readonly tiled: readonly Cell[];
  /** What was known, supposed, or placed by the player. */
  readonly facts: readonly PipsFact[];

  constructor(puzzle: Puzzle, because: readonly PipsPremise[], resolve: Resolve = () => []) {
    const each = <T>(part: (premise: PipsPremise) => readonly T[]) => because.flatMap(part);
    this.puzzle = puzzle;
    this.regions = puzzle.regions.filter(({ index }) =>
      because.some((premise) => 'region' in premise && premise.region === index),
    );
    this.values = [...new Set(each((premise) => ('value' in premise ? [premise.value] : [])))].sort((a, b) => a - b);
    this.dominoes = each((premise) => ('domino' in premise ? [premise.domino] : []));
    this.tiled = each((premise) => {
      if ('cell' in premise) return [premise.cell];
      return 'shape' in premise ? premise.shape : [];
    });
    this.facts = each((premise) => ('placed' in premise ? [{ kind: 'place', ...premise.placed }] : resolve(premise)));
  }

  /** Halves of the tray that carry a value, placed or not. */
  halves(value: number): number {
    return halvesIn(trayOf(this.puzzle), value);
  }

  /** All pips of the tray together. */
  get allPips(): number {
    return trayOf(this.puzzle).reduce((sum, { domino: [x, y], copies }) => sum + copies * (x + y), 0);
  }

  /** The neighbours that all cells to be covered have together: those of the first cell to its right, below, left, above. */
  get neighbours(): readonly Cell[] {
    const onBoard = new Set(this.puzzle.cells.map(cellKey));
    const around = this.tiled.flatMap((cell) => {
      const [above, below, left, right] = getAdjacent(cell);
      return [right, below, left, above].filter((near) => onBoard.has(cellKey(near)));
    });
    return [...new Map(around.map((cell) => [cellKey(cell), cell])).values()];
  }
}
