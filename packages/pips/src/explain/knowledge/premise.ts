/**
 * What a step may rest on, by the numbers of the compiled board. A fact is what an earlier step concluded, or a domino
 * the player has placed; everything else is part of the puzzle.
 */
import { type FactPremise, FROM_THE_START, type PremiseSet } from '@pipwright/core/explaining';

export type Premise =
  /** Its rule. */
  | { readonly kind: 'region'; readonly id: number }
  /** Which dominoes carry this number, and how many. */
  | { readonly kind: 'value'; readonly id: number }
  /** By pair x · pips + y, x ≤ y: it is in the tray. */
  | { readonly kind: 'domino'; readonly id: number }
  | FactPremise
  /** These cells must be covered. */
  | { readonly kind: 'tiled'; readonly cells: readonly number[] };

/** Premises, each once, in the order in which they were named; all cells to be covered are one of them. */
export class Premises implements PremiseSet<Premise> {
  readonly #premises = new Map<string, Premise>();
  readonly #cells = new Set<number>();

  include(premise: Premise): this {
    if (premise.kind === 'tiled') for (const cell of premise.cells) this.#cells.add(cell);
    else this.#premises.set(`${premise.kind} ${premise.id}`, premise);
    return this;
  }

  region(id: number): this {
    return this.include({ kind: 'region', id });
  }

  value(id: number): this {
    return this.include({ kind: 'value', id });
  }

  domino(id: number): this {
    return this.include({ kind: 'domino', id });
  }

  cell(id: number): this {
    this.#cells.add(id);
    return this;
  }

  /** Nothing to add where it was known from the start. */
  fact(id: number): this {
    return id === FROM_THE_START ? this : this.include({ kind: 'fact', id });
  }

  list(): readonly Premise[] {
    return [...this.#premises.values(), ...tiled([...this.#cells])];
  }
}

/** That these cells are covered, as one premise; none where there are none. */
export function tiled(cells: readonly number[]): Premise[] {
  return cells.length === 0 ? [] : [{ kind: 'tiled', cells: [...cells].sort((a, b) => a - b) }];
}

/** All cells to be covered. */
export function tiledCells(premises: readonly Premise[]): number[] {
  return premises.flatMap((premise) => (premise.kind === 'tiled' ? premise.cells : []));
}
