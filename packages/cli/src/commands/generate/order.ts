/** All that is to be made, from the options: what each puzzle is asked to be, and from which seed. */
import { list, type Problem, type Wish } from '@pipwright/core';
import type { Given } from '../../asking.js';
import { readDate } from '../../dates.js';
import { ASKING, inWords } from '../../registry.js';
import type { Session } from '../../session.js';
import { UsageError } from '../../usage-error.js';
import { readDay } from './day-files.js';
import { type HalfWritten, readHalfWritten } from './half-written.js';
import type { GeneratingKind } from './job.js';
import { type ReadingOptions, reachOf, refusal } from './reach.js';
import { anySeed } from './seeds.js';
import type { Slot } from './slot.js';
import { type WishOptions, wishOf } from './wishes.js';

export interface OrderOptions extends WishOptions, ReadingOptions {
  readonly count: number;
  readonly seed?: string;
  readonly complete?: string;
  readonly exclude?: readonly string[];
  readonly daily?: string;
}

export interface Order {
  readonly kind: GeneratingKind;
  readonly total: number;
  readonly slots: readonly Slot[];
  readonly seed: string | undefined;
  readonly spec?: unknown;
  /** What is to be known beside the puzzles. */
  readonly remark?: string;
}

/**
 * @param given what stands on the command line, by the names of options
 * @param findDays the folder with the puzzles of every day
 */
export async function readOrder(
  kind: GeneratingKind,
  options: OrderOptions,
  given: ReadonlySet<string>,
  session: Session,
  findDays: () => string | undefined,
): Promise<Order> {
  if (options.daily !== undefined) return dayOf(kind, options.daily, given, session, findDays());
  refuseReading(kind, options);
  const wish = wishOf(kind, options);
  const own = await ASKING[kind.name]?.requests(options as unknown as Given, reachOf(kind, session, options));
  const slots = (own ?? [{ request: {} }]).map((asked): Slot => ({ ...asked, request: { ...asked.request, ...wish } }));
  const requests = slots.map(({ request }) => request);
  const { complete } = options;
  const spec = complete === undefined ? {} : { spec: await specOf(kind, complete, requests, session, options) };
  if (complete === undefined) for (const request of requests) refuse(kind, kind.generating.refuses(request));
  return {
    kind,
    total: options.count * slots.length,
    slots,
    seed: options.seed,
    ...spec,
  };
}

/** A run needs a seed to begin with, whoever chooses it. */
export function firstSeedOf({ seed }: Order): string {
  return seed ?? anySeed();
}

/** What says nothing about the puzzles themselves. */
const BESIDE_DAYS: readonly string[] = ['daily', 'jobs', 'format', 'output', 'resume', 'json', 'timeout', 'color'];

/** @param folder with the puzzles of every day; those of dates that are not there are made */
async function dayOf(
  kind: GeneratingKind,
  word: string,
  given: ReadonlySet<string>,
  session: Session,
  folder: string | undefined,
): Promise<Order> {
  const other = [...given].find((name) => !BESIDE_DAYS.includes(name));
  if (other !== undefined)
    throw new UsageError(`--daily and --${other} cannot be used together: a day's puzzles are the same for all.`);
  const date = readDate(word);
  if (date?.ok !== true)
    throw new UsageError(`--daily cannot be "${word}". Write a date as 2025-08-24, or today or yesterday.`);
  const slots = ASKING[kind.name]?.day(date.value) ?? [];
  if (slots.length === 0) throw new UsageError(`There are no ${inWords([kind], 'and')} puzzles of the day.`);
  const kept = folder === undefined ? undefined : await readDay(kind, date.value, folder, session);
  const day = slots.map((slot, i): Slot => ({ ...slot, ...kept?.[i] }));
  const remark = `The puzzles of ${date.value} are made now. A later version may make others for this date.`;
  return {
    kind,
    total: day.length,
    slots: day,
    seed: day[0]?.seed,
    ...(kept === undefined ? { remark } : {}),
  };
}

function refuse(kind: GeneratingKind, problems: readonly Problem[]): void {
  if (problems.length > 0) throw refusal(kind, problems);
}

async function specOf(
  kind: GeneratingKind,
  file: string,
  requests: readonly Wish[],
  session: Session,
  reading: ReadingOptions,
): Promise<unknown> {
  const { completing } = kind.generating;
  if (completing === undefined)
    throw new UsageError(`--complete does not exist yet for ${inWords([kind], 'and')} puzzles.`);
  const text = await reachOf(kind, session, reading).textOf('--complete', file);
  const half = await readHalfWritten(kind, completing.isGap, text, reading);
  const problems = half.ok ? requests.flatMap((request) => refused(half.value, request)) : half.error;
  if (!half.ok || problems.length > 0) throw refusal(kind, problems, `--complete ${file}: `);
  return half.value.spec;

  function refused({ spec, placed }: HalfWritten, request: Wish): readonly Problem[] {
    return completing?.refuses(spec, request).map(placed) ?? [];
  }
}

/** How a file is to be read says nothing where none is read, or where none of this kind is written so. */
function refuseReading(kind: GeneratingKind, options: OrderOptions): void {
  const { from, level, complete, exclude } = options;
  const { like } = options as { readonly like?: string };
  const [name] = [from && '--from', level && '--level'].filter((each) => each !== undefined);
  if (name !== undefined && [complete, exclude, like].every((each) => each === undefined))
    throw new UsageError(`${name} says how a file is read. It needs --complete, --like or --exclude.`);
  const formats = kind.formats.map((format) => format.name);
  if (from !== undefined && !formats.includes(from))
    throw new UsageError(
      `${inWords([kind], 'and')} puzzles are not written as ${from}. --from can be ${list(formats, 'or')}.`,
    );
}

/** Files that puzzles are made from: none of them is to be overwritten. */
export function sourcesOf(options: OrderOptions): readonly string[] {
  const { shape, like } = options as { readonly shape?: string; readonly like?: string };
  return [shape, like, options.complete, ...(options.exclude ?? [])].filter((name) => name !== undefined);
}

export function refuseForeign(
  kind: GeneratingKind,
  kinds: readonly GeneratingKind[],
  given: ReadonlySet<string>,
): void {
  const own = namesOf(kind);
  for (const name of given) {
    const owners = kinds.filter((each) => namesOf(each).includes(name));
    if (owners.length === 0 || own.includes(name)) continue;
    const theirs = list(
      owners.map(({ name: owner }) => `generate ${owner}`),
      'or',
    );
    throw new UsageError(`--${name} is for ${inWords(owners, 'and')} puzzles. Leave it out, or run "${theirs}".`);
  }
}

function namesOf({ name }: GeneratingKind): readonly string[] {
  return (ASKING[name]?.options ?? []).map(({ flags }) => /^--([a-z-]+)/.exec(flags)?.[1] ?? '');
}
