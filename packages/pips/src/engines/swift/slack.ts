/** Rules that can no longer be broken, whatever is left of the supply and however it is laid; for counting. */
import { FREE, SUM } from './compile.js';
import type { Domains } from './domains.js';
import type { Position } from './position.js';
import type { Sums } from './sums.js';

export class Slack {
  readonly #position: Position;
  readonly #sums: Sums;
  readonly #domains: Domains;
  /** Flags by region: 1 where some value that is left would break its rule. */
  readonly #tense: Int32Array;

  constructor(position: Position, sums: Sums, domains: Domains) {
    this.#position = position;
    this.#sums = sums;
    this.#domains = domains;
    this.#tense = new Int32Array(position.compiled.regions + 1);
  }

  /** Finds out which regions are tense, and says whether nothing is. Freed cells make everything so. */
  find(): boolean {
    const { compiled, shape, low, high, needed, next, toCover, openCells } = this.#position;
    const { cells, regions } = compiled;
    const domain = this.#domains.ofRegion;
    const tense = this.#tense;
    tense.fill(1);
    if (toCover < openCells) return false;
    tense[regions] = 0;
    for (let r = 0; r < regions; r++) {
      const open = needed[r]!;
      let safe = shape[r] === FREE;
      if (shape[r] === SUM) safe = low[r]! <= this.#sums.least(open) && high[r]! >= this.#sums.most(open);
      else if (open === 1) safe = domain[r] === domain[regions];
      if (safe) tense[r] = 0;
    }
    for (let c = next[cells]!; c !== cells; c = next[c]!) if (this.isTense(c)) return false;
    return true;
  }

  isTense(cell: number): boolean {
    const { compiled, values } = this.#position;
    const restricted = (this.#domains.ofRegion[compiled.regions]! & ~values[cell]!) !== 0;
    return restricted || this.#tense[compiled.region[cell]!] === 1;
  }
}
