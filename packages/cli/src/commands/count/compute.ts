/** How many solutions a puzzle has: counted by the engine where it can, else by going through them. */
import type { Counting } from '@pipwright/core';
import type { Input } from '../../inputs.js';
import type { AnyEngine } from '../../obstacle.js';
import type { Context } from '../../session.js';
import { STATUS, type Status } from '../../status.js';
import { drive, driveToOne, wasStopped } from '../drive.js';
import { type Begun, begin, engineFor, type WorkOptions } from '../engines.js';
import { type Rejection, rejectionOf } from '../rejection.js';
import { runSearch, type SearchDone } from '../search.js';

export interface CountOptions extends WorkOptions {
  readonly atMost?: number;
}

export interface CountReport extends SearchDone {
  readonly type: 'counted';
  readonly exit: Status;
  readonly status: 'counted' | 'stopped';
  /** False: at least so many. */
  readonly exact: boolean;
  /** Null when not known. */
  readonly unique: boolean | null;
}

/** So few are sooner found than counted. */
const FEW = 1000;

export async function count(input: Input, options: CountOptions, context: Context): Promise<CountReport | Rejection> {
  const { kind, checked } = input;
  if (kind === undefined || !checked.ok) return rejectionOf(input);
  const chosen = await engineFor(kind, options.engine, checked.value);
  if (!chosen.ok) return chosen.error;
  const engine = chosen.value;
  const { count } = engine;
  const { atMost, timeout } = options;
  const done =
    count !== undefined && (atMost === undefined || atMost > FEW)
      ? await countWhole(
          engine,
          begin(() => count.call(engine, checked.value)),
          options,
          context,
        )
      : await countEach(
          { kind, puzzle: checked.value, engine: engine.name, ...begin(() => engine.search(checked.value)) },
          { timeout, ...(atMost === undefined ? {} : { limit: atMost }) },
          context,
        );
  const stopped = wasStopped(done.ending);
  return {
    type: 'counted',
    exit: stopped ? STATUS.stopped : STATUS.done,
    status: stopped ? 'stopped' : 'counted',
    ...done,
    exact: done.ending === 'exhausted',
    unique: isUnique(done),
  };
}

async function countEach(...search: Parameters<typeof runSearch>): Promise<SearchDone> {
  const run = runSearch(...search);
  for await (const _ of run);
  return run.done;
}

async function countWhole(
  engine: AnyEngine,
  { work: counting, setUp }: Begun<Counting>,
  { timeout, atMost = Number.POSITIVE_INFINITY }: CountOptions,
  context: Context,
): Promise<SearchDone> {
  const reached = () => counting.atLeast >= atMost;
  const progress = () => `counting: ${counting.nodes} nodes, at least ${counting.atLeast} solutions`;
  const driven = drive(counting, { timeout, enough: reached }, progress, context);
  await driveToOne(driven);
  return {
    found: reached() ? BigInt(atMost) : counting.atLeast,
    ending: reached() ? 'limit' : driven.ending,
    milliseconds: setUp + driven.milliseconds,
    engine: engine.name,
    nodes: counting.nodes,
  };
}

function isUnique({ found, ending }: SearchDone): boolean | null {
  if (found > 1n) return false;
  return ending === 'exhausted' ? found === 1n : null;
}
