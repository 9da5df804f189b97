import type { Files } from '../../files.js';
import { grouped } from '../../grouped.js';
import { areAlike } from '../../json-line.js';
import { STATUS, type Status } from '../../status.js';
import { UsageError } from '../../usage-error.js';
import { foundIn, readLines } from './made-before.js';
import { firstSeedOf, type Order } from './order.js';
import { madeOf, type Report, reportToJson, written } from './report.js';
import { MOST_SKIPPED, type Standing } from './run.js';
import { nextSeed } from './seeds.js';
import type { Slot } from './slot.js';
import type { Target, TargetOptions } from './target.js';

interface Begun {
  readonly standing: Standing;
  readonly kept: number;
  readonly status: Status;
  /** Throws a `UsageError` where another run made what is there. */
  readonly check?: () => Promise<void>;
}

/** Makes what is there first again, and throws a `UsageError` where that does not come to the same. */
type MakeAgain = (slot: Slot, seed: string, isSame: (report: Report) => boolean) => Promise<void>;

export async function standingOf(
  order: Order,
  target: Target,
  { resume }: TargetOptions,
  files: Files,
  likenesses: Set<string>,
  makeAgain: MakeAgain,
): Promise<Begun> {
  const { kind } = order;
  const begin = (seed: string) => ({ standing: { done: 0, likenesses, seed }, kept: 0, status: STATUS.done });
  if (resume && target.type === 'folder') {
    const { path, writers } = target;
    const { seed } = order;
    if (seed === undefined) throw new UsageError('--resume with a folder needs the --seed that the run began with.');
    let isChecked = false;
    const found = async (slot: Slot, its: string) => {
      const there = await foundIn(kind, path, isChecked ? writers : kind.formats, files, slot, its);
      if (there === undefined || isChecked) return there?.likeness;
      isChecked = true;
      await makeAgain(slot, its, (report) => {
        const made = madeOf(report);
        return made !== undefined && written(kind, [made.puzzle], writers).text === there.text;
      });
      return there.likeness;
    };
    const begun = begin(seed);
    return { ...begun, standing: { ...begun.standing, found } };
  }
  if (!resume || target.type !== 'lines') return begin(firstSeedOf(order));
  const { path, writers } = target;
  const { lines, reached, bytes } = await readLines(kind, path, files, '--resume: -o');
  if (lines.length > order.total)
    throw new UsageError(
      `--resume: ${path} has more lines (${grouped(lines.length)}) than puzzles were asked for (${grouped(order.total)}). Ask for as many or more, or use another name for -o.`,
    );
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) return begin(firstSeedOf(order));
  if (order.seed !== undefined && !leadsTo(order.seed, first.seed))
    throw new UsageError(
      `${path} holds another run, which began with the seed ${first.seed}. Use the options it was begun with, or another name for -o.`,
    );
  for (const { likeness } of lines) if (likeness !== undefined) likenesses.add(likeness);
  const without = lines.filter(({ text }) => text === undefined).length;
  return {
    standing: { done: lines.length, without, seed: nextSeed(last.seed), likenesses },
    kept: bytes,
    status: lines.some(({ isStopped }) => isStopped) ? STATUS.stopped : STATUS.done,
    ...(reached && { check: () => checkAgain(reached) }),
  };

  function checkAgain({ index, seed, text }: NonNullable<typeof reached>): Promise<void> {
    const slot = order.slots[index % order.slots.length] ?? { request: {} };
    return makeAgain(slot, seed, (report) => areAlike(text, JSON.stringify(reportToJson(kind, report, writers))));
  }
}

/** Is this seed one of the first that a run from another takes? */
function leadsTo(from: string, seed: string): boolean {
  for (let each = from, i = 0; i < MOST_SKIPPED; each = nextSeed(each), i++) if (each === seed) return true;
  return false;
}
