/** Puzzles in a folder that the run which is to go on there would not have made: they tell that another one did. */
import { basename, dirname, extname, join } from 'node:path';
import { printable } from '@pipwright/core';
import type { Files } from '../../files.js';
import { UsageError } from '../../usage-error.js';
import type { GeneratingKind } from './job.js';
import { namesFor } from './made-before.js';
import type { Order } from './order.js';
import { MOST_SKIPPED } from './run.js';
import { nextSeed } from './seeds.js';
import { writersOf } from './target.js';

/** Throws a `UsageError` that names the first of them. @param first the seed that the run begins with */
export async function refuseStrangers(
  { kind, slots }: Pick<Order, 'kind' | 'slots'>,
  first: string,
  folder: string,
  files: Pick<Files, 'filesBelow'>,
): Promise<void> {
  const left = new Set(await madeIn(kind, folder, files));
  let seed = first;
  for (let gap = 0; gap <= MOST_SKIPPED && left.size > 0; gap++) {
    for (const slot of slots)
      for (const name of namesFor(kind, slot, slot.seed ?? seed, writersOf(kind))) if (left.delete(name)) gap = 0;
    seed = nextSeed(seed);
  }
  const [stranger] = left;
  if (stranger !== undefined)
    throw new UsageError(
      `${printable(folder)} was begun with other options: with these, ${printable(stranger)} would not be made. Use the options it was begun with, another name for -o, or leave out --resume.`,
    );
}

/** Files in the folder itself that are named as puzzles of this kind are. */
async function madeIn(
  kind: GeneratingKind,
  folder: string,
  files: Pick<Files, 'filesBelow'>,
): Promise<readonly string[]> {
  const endings = writersOf(kind).map(({ extension }) => `.${extension}`);
  const below = await files.filesBelow(folder);
  return below
    .filter(({ name, problem }) => problem === undefined && join(dirname(name)) === join(folder, '.'))
    .map(({ name }) => basename(name))
    .filter((name) => name.startsWith(`${kind.name}-`) && endings.includes(extname(name)));
}
