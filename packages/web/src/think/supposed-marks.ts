/**
 * What is supposed of cells, and what follows for others: where one number is left, or none. A link of a chain leaves
 * out what was known of a cell before: the two together may leave one.
 */
import type { AnyStep } from '@pipwright/core/explaining';
import { boardOf } from '@pipwright/play';
import type { Left } from '../kind/explaining.js';
import type { Position } from './explain-work.js';
import type { Supposed } from './walk-messages.js';

/** The marks with a supposition, and with each link of what it leads to. */
export function marksInChain(
  { kind, game }: Pick<Position, 'kind' | 'game'>,
  steps: readonly AnyStep[],
  index: number,
): readonly (readonly Supposed[])[] {
  const step = steps[index] as AnyStep;
  const known = steps.slice(0, index).flatMap((each) => kind.left(each));
  const marks = new SupposedMarks(kind.supposed(step), known, kind.tray?.(game.puzzle, boardOf(game)).flat());
  const links = (step.chain ?? []).map((link) => () => marks.add(kind.left(link)));
  return [() => {}, ...links].map((add) => {
    add();
    return marks.list();
  });
}

export class SupposedMarks {
  readonly #marks = new Map<string, Supposed>();
  readonly #numbers: readonly number[] | undefined;
  readonly #left = new Map<string, readonly number[]>();

  /**
   * @param known without supposing anything
   * @param numbers all that are left for any cell, where these run out
   */
  constructor(supposed: readonly Left[], known: readonly Left[], numbers?: readonly number[]) {
    this.#numbers = numbers;
    for (const each of known) this.#narrow(each);
    for (const { cell, values = [] } of supposed) this.#set(cell, `${values.join()}?`);
  }

  add(left: readonly Left[]): void {
    for (const each of left) {
      const values = this.#narrow(each);
      if (each.values?.length === 0) this.#set(each.cell, '!');
      else if (values.length === 1) this.#set(each.cell, `${values[0]}?`);
    }
  }

  /** What is left to a cell by all that was said of it; by the last of it where that is nothing. */
  #narrow({ cell, values }: Left): readonly number[] {
    if (values === undefined) return [];
    const before = this.#left.get(String(cell)) ?? this.#numbers ?? values;
    const both = values.filter((value) => before.includes(value));
    const left = both.length === 0 ? values : both;
    this.#left.set(String(cell), left);
    return left;
  }

  #set(cell: Supposed['cell'], mark: string): void {
    this.#marks.set(String(cell), { cell, mark });
  }

  list(): readonly Supposed[] {
    return [...this.#marks.values()];
  }
}
