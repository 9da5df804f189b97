/** A puzzle with some dominoes placed: what is left in stock, and what lies in each region. */
import type { Puzzle } from '../../model/puzzle.js';
import { RegionWatch } from './region-watch.js';
import type { Shape } from './shape.js';
import { Stock, type Way } from './stock.js';

export class Position {
  readonly #stock: Stock;
  readonly #watches: readonly RegionWatch[];
  /** Watch over the region of each cell. */
  readonly #watchAt: (RegionWatch | undefined)[];

  constructor(puzzle: Puzzle, shape: Shape) {
    this.#stock = new Stock(puzzle);
    this.#watches = puzzle.regions.map((region) => new RegionWatch(region, puzzle.maxPip));
    this.#watchAt = Array.from({ length: shape.cells.length });
    for (const watch of this.#watches) {
      for (const cell of watch.region.cells) this.#watchAt[shape.numberOf(cell) as number] = watch;
    }
  }

  /** Every domino either way round, whether or not there is one left. */
  get ways(): readonly Way[] {
    return this.#stock.ways;
  }

  lost(): RegionWatch | undefined {
    return this.#watches.find((watch) => watch.open > 0 && !watch.canHold(this.#stock));
  }

  /** Places a domino, unless a region would be lost: then that is returned, and nothing has changed. */
  place(first: number, second: number, way: Way): RegionWatch | undefined {
    const atFirst = this.#watchAt[first];
    const atSecond = this.#watchAt[second];
    this.#stock.take(way);
    atFirst?.put(way.first);
    atSecond?.put(way.second);
    const lost = this.#lostBy(atFirst) ?? this.#lostBy(atSecond) ?? this.lost();
    if (lost !== undefined) this.lift(first, second, way);
    return lost;
  }

  lift(first: number, second: number, way: Way): void {
    this.#stock.putBack(way);
    this.#watchAt[first]?.lift(way.first);
    this.#watchAt[second]?.lift(way.second);
  }

  #lostBy(watch: RegionWatch | undefined): RegionWatch | undefined {
    return watch?.canHold(this.#stock) === false ? watch : undefined;
  }
}
