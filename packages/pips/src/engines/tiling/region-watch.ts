import type { Region } from '../../model/puzzle.js';
import type { Rule } from '../../model/rule.js';
import type { Stock } from './stock.js';

export class RegionWatch {
  readonly region: Region;
  open: number;
  #sum = 0;
  /** Count of each pip in the region. */
  readonly #held: Int32Array;
  /** Pips that the rule lets into a cell, whatever lies in the others. */
  readonly #allowed: readonly boolean[];

  constructor(region: Region, maxPip: number) {
    this.region = region;
    this.open = region.cells.length;
    this.#held = new Int32Array(maxPip + 1);
    this.#allowed = Array.from({ length: maxPip + 1 }, (_, pip) => allows(region.rule, pip));
  }

  put(pip: number): void {
    this.open--;
    this.#sum += pip;
    this.#held[pip] = (this.#held[pip] as number) + 1;
  }

  lift(pip: number): void {
    this.open++;
    this.#sum -= pip;
    this.#held[pip] = (this.#held[pip] as number) - 1;
  }

  canHold(stock: Stock): boolean {
    const { rule } = this.region;
    switch (rule.kind) {
      case 'sum':
        return this.#canAddUp(rule.op, rule.target - this.#sum, stock);
      case 'same':
        return this.#canBeSame(stock);
      case 'different':
        return this.#canDiffer(stock);
      case 'each':
        return this.#canFit(stock);
    }
  }

  #canAddUp(op: '=' | '<' | '>', wanted: number, { least, most, halves }: Stock): boolean {
    const low = least[this.open] as number;
    const high = most[this.open] as number;
    if (op === '<') return low < wanted;
    if (op === '>') return high > wanted;
    if (wanted < low || wanted > high) return false;
    if (this.open === 1) return halves[wanted] !== 0;
    return this.open !== 2 || canPair(wanted, halves);
  }

  #canBeSame({ halves }: Stock): boolean {
    for (let pip = 0; pip < halves.length; pip++) {
      const possible = this.#allowed[pip] && this.#held[pip] === this.#filled;
      if (possible && (halves[pip] as number) >= this.open) return true;
    }
    return false;
  }

  #canDiffer({ halves }: Stock): boolean {
    let single = 0;
    let free = 0;
    for (let pip = 0; pip < halves.length; pip++) {
      if (!this.#allowed[pip]) continue;
      if (this.#held[pip] === 1) single++;
      else if (this.#held[pip] === 0 && halves[pip] !== 0) free++;
    }
    return single === this.#filled && free >= this.open;
  }

  #canFit({ halves }: Stock): boolean {
    let fitting = 0;
    let free = 0;
    for (let pip = 0; pip < halves.length; pip++) {
      if (!this.#allowed[pip]) continue;
      fitting += this.#held[pip] as number;
      free += halves[pip] as number;
    }
    return fitting === this.#filled && free >= this.open;
  }

  get #filled(): number {
    return this.region.cells.length - this.open;
  }
}

function allows(rule: Rule, pip: number): boolean {
  switch (rule.kind) {
    case 'sum':
      return true;
    case 'same':
      return rule.value === undefined || rule.value === pip;
    case 'different':
      return !rule.avoiding.includes(pip);
    case 'each':
      if (rule.op === '<') return pip < rule.value;
      if (rule.op === '>') return pip > rule.value;
      return (pip === rule.value) === (rule.op === '=');
  }
}

function canPair(sum: number, halves: Int32Array): boolean {
  for (let low = Math.max(0, sum - halves.length + 1); low * 2 <= sum; low++) {
    const high = sum - low;
    if ((halves[low] as number) > (low === high ? 1 : 0) && halves[high] !== 0) return true;
  }
  return false;
}
