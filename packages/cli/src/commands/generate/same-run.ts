import { printable } from '@pipwright/core';
/**
 * Would these options have made the puzzles that a run is to go on from? Nothing in a file says how they were asked for,
 * so for each request one is made again and compared.
 */
import { UsageError } from '../../usage-error.js';
import type { Outcome } from './job.js';
import { nextSeed } from './seeds.js';
import type { Slot } from './slot.js';

/** A puzzle that is there already. */
export interface Before {
  readonly slot: Slot;
  readonly seed: string;
  readonly text: string;
}

/** The last of each request, since those before it may be from other runs. */
export function lastOfEach(all: readonly Before[]): readonly (readonly Before[])[] {
  return [...new Map(all.map((each) => [each.slot, [each]])).values()];
}

/** Some in a folder may be the nearest that there was time for, so it is enough if one of this many comes out the same. */
const MOST_COMPARED = 3;

/**
 * Some for each request, from seeds with no long gap between them.
 * @param found the text of what is there
 */
export async function firstOfEach(
  slots: readonly Slot[],
  first: string,
  longestGap: number,
  found: (slot: Slot, seed: string) => Promise<string | undefined>,
): Promise<readonly (readonly Before[])[]> {
  const befores = new Map<Slot, readonly Before[]>();
  let seed = first;
  for (let gap = 0; gap <= longestGap; gap++) {
    for (const slot of slots) {
      const known = befores.get(slot) ?? [];
      const its = slot.seed ?? seed;
      if (known.length === MOST_COMPARED || known.some((each) => each.seed === its)) continue;
      const text = await found(slot, its);
      if (text === undefined) continue;
      befores.set(slot, [...known, { slot, seed: its, text }]);
      gap = 0;
    }
    seed = nextSeed(seed);
  }
  return [...befores.values()];
}

/**
 * Throws a `UsageError` where none of those of a request comes out the same.
 * @param path where they stand
 * @param remake what comes of a seed now
 * @param textOf what would be written of it
 */
export async function refuseOtherRun(
  path: string,
  befores: readonly (readonly Before[])[],
  remake: (slot: Slot, seed: string) => Promise<Outcome>,
  textOf: (outcome: Outcome) => string | undefined,
): Promise<void> {
  for (const alike of befores) {
    let other: string | undefined;
    for (const { slot, seed, text } of alike) {
      const outcome = await remake(slot, seed);
      other = isUnknown(outcome) || textOf(outcome) === text ? undefined : seed;
      if (other === undefined) break;
    }
    if (other !== undefined)
      throw new UsageError(
        `${printable(path)} was begun with other options, or by another version: with these options, the seed ${other} gives another puzzle. Use the options it was begun with, or another name for -o.`,
      );
  }
}

/** With more time, it might have come to the same. */
function isUnknown(outcome: Outcome): boolean {
  return outcome.type === 'stopped' && outcome.why !== 'nodes';
}
