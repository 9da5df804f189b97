/** What sentences need to know of a conflict. */
import { sameCell } from '@pipwright/core';
import type { Cell } from '../../model/cell.js';
import { sameDomino } from '../../model/domino.js';
import type { Puzzle, Region } from '../../model/puzzle.js';
import type { Placement } from '../../model/solution.js';
import type { Shortage } from '../conflicts/reason.js';
import type { CellLeft, PipsConflict } from '../step.js';
import { ToldPremises } from './premises.js';

/** What cannot hold together. */
export class ToldConflict extends ToldPremises {
  /** What there is too little of; nothing where nothing is counted. */
  readonly shortage: Shortage;
  /** Where nothing fits. */
  readonly at: Cell | undefined;
  /** What rules leave for that cell, and for the partners it could have. */
  readonly left: readonly CellLeft[];
  /** By region: how many it needs at least of what is counted. */
  readonly needs: readonly { readonly region: Region; readonly needed: number }[];
  /** What the player has placed, as far as the conflict rests on it. */
  readonly placed: readonly Placement[];
  /** All that lies on the board. */
  readonly board: readonly Placement[];
  /** What of that is only asked about. */
  readonly supposed: Placement | undefined;

  constructor(puzzle: Puzzle, conflict: PipsConflict) {
    const { shortage = { needed: 0, available: 0 }, at, left = [], needs = [] } = conflict;
    const because = conflict.about ?? conflict.because;
    super(puzzle, because);
    this.shortage = shortage;
    this.at = at;
    this.left = left;
    this.needs = needs.flatMap(({ region, needed }) =>
      puzzle.regions.filter(({ index }) => index === region).map((each) => ({ region: each, needed })),
    );
    this.placed = because.flatMap((premise) => ('placed' in premise ? [premise.placed] : []));
    this.board = conflict.placed ?? this.placed;
    this.supposed = conflict.supposed;
  }

  /** The number that lies on a cell. */
  numberOn(cell: Cell): number | undefined {
    for (const { domino, cells } of this.board) {
      for (const half of [0, 1] as const) if (sameCell(cells[half], cell)) return domino[half];
    }
    return undefined;
  }

  /** The numbers that lie in a region. */
  numbersIn({ cells }: Region): readonly number[] {
    return cells.flatMap((cell) => this.numberOn(cell) ?? []);
  }

  /** Halves that carry a number and are not placed yet. */
  halvesLeft(value: number): number {
    const placed = this.board.flatMap(({ domino }) => domino).filter((each) => each === value).length;
    return this.halves(value) - placed;
  }

  /** How many of some numbers regions still need, how many are left, and where others of them lie. */
  stillNeeded(isOf: (value: number) => boolean, available: number): StillNeeded {
    const inside = this.needs.map(({ region, needed }) => ({
      needed,
      held: this.numbersIn(region).filter(isOf).length,
    }));
    const held = this.board.flatMap(({ domino }) => domino).filter(isOf).length;
    const own = this.needs.flatMap(({ region }) => region.cells);
    return {
      more: inside.reduce((sum, each) => sum + each.needed - each.held, 0),
      left: available - held,
      elsewhere: this.board.flatMap(({ domino, cells }) =>
        cells.filter((cell, half) => isOf(domino[half]!) && !own.some((each) => sameCell(each, cell))),
      ),
      isUsed: held > 0,
    };
  }

  /** What lies in a region, and how many cells are free. */
  soFar(region: Region): { readonly sum: number; readonly open: number } {
    const numbers = this.numbersIn(region);
    return { sum: numbers.reduce((all, each) => all + each, 0), open: region.cells.length - numbers.length };
  }

  /** The region of the premises that a cell is in. */
  regionOf(cell: Cell): Region | undefined {
    return this.regions.find(({ cells }) => cells.some((each) => sameCell(each, cell)));
  }

  /** Is a domino there at all? */
  isCarried(x: number, y: number): boolean {
    const { supply } = this.puzzle;
    return supply.kind === 'set' || supply.dominoes.some((domino) => sameDomino(domino, [x, y]));
  }
}

export interface StillNeeded {
  readonly more: number;
  readonly left: number;
  readonly elsewhere: readonly Cell[];
  /** Are some placed already? */
  readonly isUsed: boolean;
}
