/** What sentences need to know of a conflict. */
import { type Cell, sameCell } from '@pipwright/core';
import { fixedGrid, type Puzzle, sideOf } from '../../model/puzzle.js';
import { cellOf, sameSquare } from '../../model/square.js';
import type { ConflictFigure, FutoshikiConflict, FutoshikiPremise } from '../step.js';
import { distinctCells } from './cells.js';
import { isThrough, type Line, linesIn } from './link.js';

/** A number that stands in a cell. */
export interface Standing {
  readonly cell: Cell;
  readonly number: number;
  /** Has the player placed it? */
  readonly isYours: boolean;
  /** Is it only asked about? */
  readonly isSupposed: boolean;
}

const NOTHING: ConflictFigure = { cells: [], numbers: [], losses: [] };

/** What cannot hold together. */
export class ToldConflict {
  readonly side: number;
  readonly class: FutoshikiConflict['class'];
  readonly reason: FutoshikiConflict['reason'];
  readonly about: ConflictFigure;
  readonly because: readonly FutoshikiPremise[];
  /** Is it shown in steps? */
  readonly isChained: boolean;
  /** The numbers that it rests on. */
  readonly standing: readonly Standing[];

  constructor(puzzle: Puzzle, conflict: FutoshikiConflict) {
    const { class: sort, reason, about = NOTHING, because, chain = [], supposed } = conflict;
    const grid = fixedGrid(puzzle);
    this.side = sideOf(puzzle);
    this.class = sort;
    this.reason = reason;
    this.about = about;
    this.because = because;
    this.isChained = chain.length > 0;
    this.standing = because.flatMap((premise): Standing[] => {
      if ('given' in premise) {
        const { given } = premise;
        return [{ cell: given, number: grid[given[0]]?.[given[1]] ?? 0, isYours: false, isSupposed: false }];
      }
      if (!('placed' in premise)) return [];
      const { square, number } = premise.placed;
      const isSupposed = supposed !== undefined && sameSquare(supposed.square, square);
      return [{ cell: cellOf(square), number, isYours: !isSupposed, isSupposed }];
    });
  }

  at(cell: Cell): Standing | undefined {
    return this.standing.find((each) => sameCell(each.cell, cell));
  }

  /** Where a line has a number. */
  inLine(line: Line, number: number): Standing | undefined {
    return this.standing.find((each) => each.number === number && isThrough(line, each.cell));
  }

  get lines(): readonly Line[] {
    return linesIn(this.because);
  }

  get supposed(): Standing | undefined {
    return this.standing.find(({ isSupposed }) => isSupposed);
  }

  get yours(): readonly Standing[] {
    return this.standing.filter(({ isYours }) => isYours);
  }
}

/** The cells beside bars, and beside places without one, that a conflict rests on. */
export function barredIn({ because }: ToldConflict): readonly Cell[] {
  return distinctCells(
    because.flatMap((premise) => ('bar' in premise ? premise.bar : 'noBar' in premise ? premise.noBar : [])),
  );
}
