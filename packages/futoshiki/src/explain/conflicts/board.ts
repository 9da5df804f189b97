/** A puzzle of which only some is known: the numbers, lines, signs and bars that some premises name. */
import { full } from '../../engines/swift/bits.js';
import { type Compiled, GREATER } from '../../engines/swift/compile.js';
import type { Fact } from '../knowledge/conclusion.js';
import { linesOf, linesThrough } from '../knowledge/knowledge.js';
import type { Premise } from '../knowledge/premise.js';

/** A sign or a bar as a cell sees it. */
export interface Near {
  readonly other: number;
  readonly link: Premise;
}

export class Board {
  readonly compiled: Compiled;
  readonly side: number;
  /** All numbers, as a set of bits. */
  readonly all: number;
  /** By line, rows first: its cells; empty where it is not known. */
  readonly lines: readonly (readonly number[])[];
  /** The links that are known. */
  readonly links: readonly number[];
  /** By cell: the number that stands there, or 0. */
  readonly numbers: Int32Array;
  readonly #by: (Premise | undefined)[];

  /** @param facts what the player has placed */
  constructor(compiled: Compiled, facts: readonly Fact[], premises: readonly Premise[]) {
    const { side, cells } = compiled;
    this.compiled = compiled;
    this.side = side;
    this.all = full(side);
    this.numbers = new Int32Array(cells);
    this.#by = new Array(cells);
    const lines = new Set<number>();
    const links: number[] = [];
    const given = new Map(compiled.question.givens.map(({ row, column, number }) => [row * side + column, number]));
    for (const premise of premises) {
      const { id } = premise;
      if (premise.kind === 'line') lines.add(id);
      else if (premise.kind === 'link') links.push(id);
      else if (premise.kind === 'given') this.#write(id, given.get(id) ?? 0, premise);
      else for (const { cell, values } of facts[id]!) this.#write(cell, 32 - Math.clz32(values), premise);
    }
    this.lines = linesOf(side).map((line, i) => (lines.has(i) ? line : []));
    this.links = links;
  }

  /** What says which number stands there. */
  by(cell: number): Premise {
    return this.#by[cell]!;
  }

  /** The lines of a cell that are known. */
  linesAt(cell: number): number[] {
    const { side } = this;
    return linesThrough(cell, side).filter((line) => this.lines[line]!.length > 0);
  }

  /** The cells with a number in a line. */
  written(line: number): number[] {
    return this.lines[line]!.filter((cell) => this.numbers[cell] !== 0);
  }

  /** By cell: those that are less, or greater, by a sign. */
  signs(word: 'less' | 'greater'): readonly (readonly Near[])[] {
    const { first, second, kind, cells } = this.compiled;
    const near = Array.from({ length: cells }, (): Near[] => []);
    for (const id of this.links) {
      if (kind[id] !== GREATER) continue;
      const [cell, other] = word === 'less' ? [first[id]!, second[id]!] : [second[id]!, first[id]!];
      near[cell]!.push({ other, link: { kind: 'link', id } });
    }
    return near;
  }

  /** By cell: the other cells of bars, or of pairs without one. */
  pairs(sort: number): readonly (readonly Near[])[] {
    const { first, second, kind, cells } = this.compiled;
    const near = Array.from({ length: cells }, (): Near[] => []);
    for (const id of this.links) {
      if (kind[id] !== sort) continue;
      near[first[id]!]!.push({ other: second[id]!, link: { kind: 'link', id } });
      near[second[id]!]!.push({ other: first[id]!, link: { kind: 'link', id } });
    }
    return near;
  }

  #write(cell: number, number: number, by: Premise): void {
    this.numbers[cell] = number;
    this.#by[cell] = by;
  }
}

/** The set of one number. */
export function bit(number: number): number {
  return 1 << (number - 1);
}

/** The numbers below one. */
export function below(number: number): number {
  return number > 32 ? -1 : bit(number) - 1;
}

export function lineOf(id: number): Premise {
  return { kind: 'line', id };
}

/** Premises, each once. */
export function each(premises: readonly Premise[]): readonly Premise[] {
  return [...new Map(premises.map((premise) => [`${premise.kind} ${premise.id}`, premise])).values()];
}
