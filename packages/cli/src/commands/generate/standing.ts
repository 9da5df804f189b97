import { printable } from '@pipwright/core';
/** Where a run begins, or goes on. */
import type { Files } from '../../files.js';
import { grouped } from '../../grouped.js';
import { STATUS, type Status } from '../../status.js';
import { UsageError } from '../../usage-error.js';
import { foundIn, foundInOther, readLines } from './made-before.js';
import { firstSeedOf, type Order } from './order.js';
import { MOST_SKIPPED, type Standing } from './run.js';
import { type Before, firstOfEach, lastOfEach } from './same-run.js';
import { nextSeed } from './seeds.js';
import type { Slot } from './slot.js';
import { refuseStrangers } from './strangers.js';
import type { Target, TargetOptions } from './target.js';

interface Begun {
  readonly standing: Standing;
  /** Bytes of a file of lines that stay. */
  readonly kept: number;
  readonly status: Status;
  /** By request: what is there that must come out the same when it is made again. */
  readonly toCompare: readonly (readonly Before[])[];
}

export async function standingOf(
  order: Order,
  target: Target,
  { resume, times = false }: TargetOptions,
  files: Files,
  likenesses: Set<string>,
): Promise<Begun> {
  const { kind } = order;
  const fresh = { done: 0, likenesses };
  if (resume && target.type === 'folder') {
    const { seed } = order;
    if (seed === undefined) throw new UsageError('--resume with a folder needs the --seed that the run began with.');
    const { path, writers } = target;
    await refuseStrangers(order, seed, path, files);
    const found = (slot: Slot, its: string) => foundIn(kind, path, writers, files, slot, its);
    const toCompare = await firstOfEach(
      order.slots,
      seed,
      MOST_SKIPPED,
      async (slot, its) => (await found(slot, its))?.text ?? foundInOther(kind, path, writers, files, slot, its),
    );
    const likenessOf: Standing['found'] = async (slot, its) => (await found(slot, its))?.likeness;
    return { standing: { ...fresh, seed, found: likenessOf }, kept: 0, status: STATUS.done, toCompare };
  }
  if (!resume || target.type !== 'lines')
    return { standing: { ...fresh, seed: firstSeedOf(order) }, kept: 0, status: STATUS.done, toCompare: [] };
  const { lines, bytes } = await readLines(kind, target.path, files, '--resume: -o');
  if (lines.length > order.total)
    throw new UsageError(
      `--resume: ${printable(target.path)} has more lines (${grouped(lines.length)}) than puzzles were asked for (${grouped(order.total)}). Ask for as many or more, or use another name for -o.`,
    );
  const other = lines.find(({ isTimed }) => isTimed !== times);
  if (other !== undefined)
    throw new UsageError(
      `${target.path} was begun ${other.isTimed ? 'with' : 'without'} --times. Use the options it was begun with, or name another file.`,
    );
  const unwanted = lines.findIndex(({ likeness }) => likeness !== undefined && likenesses.has(likeness));
  if (unwanted !== -1)
    throw new UsageError(
      `${target.path} was begun with other options: line ${unwanted + 1} is like a puzzle that --exclude names. Leave that out, or name another file.`,
    );
  for (const { likeness } of lines) if (likeness !== undefined) likenesses.add(likeness);
  const last = lines.at(-1);
  if (last !== undefined && order.seed !== undefined && !leadsTo(order.seed, lines[0]?.seed ?? ''))
    throw new UsageError(
      `${target.path} holds another run, which began with the seed ${lines[0]?.seed}. Leave out --seed, or name another file.`,
    );
  const seed = last === undefined ? firstSeedOf(order) : nextSeed(last.seed);
  const status = lines.some(({ isStopped }) => isStopped) ? STATUS.stopped : STATUS.done;
  const whole = lines.flatMap(({ seed: its, text, isStopped }, i): Before[] => {
    const slot = order.slots[i % order.slots.length];
    return slot === undefined || text === undefined || isStopped ? [] : [{ slot, seed: its, text }];
  });
  const without = lines.filter(({ text }) => text === undefined).length;
  return {
    standing: { ...fresh, done: lines.length, without, seed },
    kept: bytes,
    status,
    toCompare: lastOfEach(whole),
  };
}

/** Is this seed one of the first that a run from another takes? */
function leadsTo(from: string, seed: string): boolean {
  for (let each = from, i = 0; i < MOST_SKIPPED; each = nextSeed(each), i++) if (each === seed) return true;
  return false;
}
