/**
 * What sentences of any language need to know of a step or a conflict, found out from the record and the puzzle alone:
 * which regions, numbers, cells and facts it names, what was known before, what the tray holds.
 */
import { sameCell } from '@pipwright/core';
import type { StepScene } from '@pipwright/core/explaining';
import { type Cell, cellKey, getAdjacent } from '../model/cell.js';
import { type Domino, dominoSet, sameDomino } from '../model/domino.js';
import type { Puzzle, Region } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { type BoardAfter, boardAfter } from './board-after.js';
import type { Shortage } from './conflicts/reason.js';
import { cellsOf, type Edge, type PipsConflict, type PipsFact, type PipsPremise, type PipsStep } from './step.js';

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
  /** What was known, or placed by the player. */
  readonly facts: readonly PipsFact[];

  constructor(puzzle: Puzzle, because: readonly PipsPremise[], steps: readonly PipsStep[] = []) {
    const each = <T>(part: (premise: PipsPremise) => readonly T[]) => because.flatMap(part);
    this.puzzle = puzzle;
    this.regions = each((premise) =>
      'region' in premise ? puzzle.regions.filter(({ index }) => index === premise.region) : [],
    );
    this.values = each((premise) => ('value' in premise ? [premise.value] : [])).sort((a, b) => a - b);
    this.dominoes = each((premise) => ('domino' in premise ? [premise.domino] : []));
    this.tiled = each((premise) => {
      if ('cell' in premise) return [premise.cell];
      return 'shape' in premise ? premise.shape : [];
    });
    this.facts = each((premise): readonly PipsFact[] => {
      if ('placed' in premise) return [{ kind: 'place', ...premise.placed }];
      const step = 'step' in premise ? steps[premise.step] : undefined;
      return step === undefined ? [] : [step.concludes];
    });
  }

  /** Halves of the tray that carry a value, placed or not. */
  halves(value: number): number {
    const dominoes = trayOf(this.puzzle);
    return dominoes.reduce((sum, [[x, y], copies]) => sum + copies * (Number(x === value) + Number(y === value)), 0);
  }

  /** All pips of the tray together. */
  get allPips(): number {
    return trayOf(this.puzzle).reduce((sum, [[x, y], copies]) => sum + copies * (x + y), 0);
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

/** What cannot hold together. */
export class ToldConflict extends ToldPremises {
  /** What there is too little of; nothing where nothing is counted. */
  readonly shortage: Shortage;
  /** Where nothing fits. */
  readonly at: Cell | undefined;

  constructor(puzzle: Puzzle, { because, shortage = { needed: 0, available: 0 }, at }: PipsConflict) {
    super(puzzle, because);
    this.shortage = shortage;
    this.at = at;
  }
}

/** A step among others. */
export class ToldStep extends ToldPremises {
  readonly concludes: PipsFact;
  /** All that was known before, whether the step rests on it or not. */
  readonly #before: BoardAfter;

  constructor(puzzle: Puzzle, { steps, index, progress }: StepScene<PipsStep, Solution>) {
    const { because, concludes } = steps[index]!;
    super(puzzle, because, steps);
    this.concludes = concludes;
    this.#before = boardAfter(puzzle, steps.slice(0, index), progress);
  }

  /** The region in question. */
  get region(): Region | undefined {
    return this.regions[0];
  }

  /** What a cell could hold before this step, as far as it was told. */
  before(cell: Cell): readonly number[] {
    return this.#before.valuesOf(cell);
  }

  /** The facts it rests on: those about values cut down to the cells in question, all others whole. */
  get given(): readonly PipsFact[] {
    const edges = this.facts.flatMap((fact): readonly Cell[] => (fact.kind === 'join' ? fact.edge : []));
    const matter = new Set(
      [...edges, ...cellsOf(this.concludes), ...this.tiled, ...this.regions.flatMap(({ cells }) => cells)].map(cellKey),
    );
    return this.facts.map((fact) => {
      if (fact.kind !== 'values') return fact;
      const cells = fact.cells.filter(({ cell }) => matter.has(cellKey(cell)));
      return cells.length === 0 ? fact : { ...fact, cells };
    });
  }

  /** Must a domino inside the region be a double, or must it not? Undefined where its rule says neither. */
  get double(): boolean | undefined {
    const kind = this.region?.rule.kind;
    if (kind === 'same') return true;
    return kind === 'different' ? false : undefined;
  }

  /** The dominoes not placed yet that could lie on the pair in question; none where there is no such pair. */
  get fitting(): readonly Domino[] {
    const [at] = this.concludes.kind === 'values' ? this.concludes.cells : [];
    const [edge] = this.facts.flatMap((fact): readonly Edge[] => (fact.kind === 'join' ? [fact.edge] : []));
    const isSum = this.regions.length > 0 && this.double === undefined;
    if (at === undefined || edge === undefined || isSum) return [];
    const near = this.before(across(edge, at.cell));
    const isLeft = (domino: Domino) => this.#left(domino) > 0;
    const mayLie = ([x, y]: Domino) => this.double === undefined || this.double === (x === y);
    const ways = at.values
      .flatMap((x) => near.map((y): Domino => [x, y]))
      .filter((domino) => isLeft(domino) && mayLie(domino));
    return ways.filter((domino, i) => ways.findIndex((other) => sameDomino(other, domino)) === i);
  }

  /** Copies of a domino that are not placed yet. */
  #left(domino: Domino): number {
    const placed = this.#before.placements.filter((each) => sameDomino(each.domino, domino)).length;
    const copies = trayOf(this.puzzle).reduce((sum, [each, n]) => sum + (sameDomino(each, domino) ? n : 0), 0);
    return copies - placed;
  }
}

/** The other cell of a pair. */
export function across([first, second]: Edge, cell: Cell): Cell {
  return sameCell(first, cell) ? second : first;
}

/** The dominoes there are, each with how many of it there can be at most. */
function trayOf({ supply, maxPip, cells }: Puzzle): readonly (readonly [Domino, number])[] {
  if (supply.kind === 'list') return supply.dominoes.map((domino) => [domino, 1] as const);
  const copies = supply.repeats ? cells.length / 2 : 1;
  return dominoSet(maxPip).map((domino) => [domino, copies] as const);
}
