/** How many solutions a puzzle has: counted by the engine where it can, else by going through them. */
import { countingOf, type Ending } from '@pipwright/core';
import type { Input } from '../../inputs.js';
import type { Context } from '../../session.js';
import { STATUS, type Status } from '../../status.js';
import { boundsFor, drive, driveToOne, wasStopped } from '../drive.js';
import { begin, engineFor, type WorkOptions } from '../engines.js';
import { type Rejection, rejectionOf } from '../rejection.js';
import type { SearchDone } from '../search.js';

export interface CountOptions extends WorkOptions {
  readonly atMost?: number;
}

export interface CountReport extends SearchDone {
  readonly type: 'counted';
  readonly exit: Status;
  readonly status: 'counted' | 'stopped';
  /** False: at least so many. */
  readonly exact: boolean;
  readonly unique: boolean | null;
}

export async function count(input: Input, options: CountOptions, context: Context): Promise<CountReport | Rejection> {
  const { kind, checked } = input;
  if (kind === undefined || !checked.ok) return rejectionOf(input);
  const chosen = await engineFor(kind, options.engine, checked.value);
  if (!chosen.ok) return chosen.error;
  const engine = chosen.value;
  const { atMost } = options;
  const { work: counting, setUp } = begin(() => countingOf(engine, checked.value, atMost));
  const progress = () => `counting: ${counting.nodes} nodes, at least ${counting.atLeast} solutions`;
  const driven = drive(counting, boundsFor(options), progress, context);
  await driveToOne(driven);
  const isEnough = atMost !== undefined && counting.atLeast >= atMost;
  const found = isEnough ? BigInt(atMost) : counting.atLeast;
  const ending = isEnough ? 'limit' : driven.ending;
  const stopped = wasStopped(ending);
  return {
    type: 'counted',
    exit: stopped ? STATUS.stopped : STATUS.done,
    status: stopped ? 'stopped' : 'counted',
    found,
    ending,
    milliseconds: setUp + driven.milliseconds,
    engine: engine.name,
    nodes: counting.nodes,
    exact: ending === 'exhausted',
    unique: isUnique(found, ending),
  };
}

function isUnique(found: bigint, ending: Ending): boolean | null {
  if (found > 1n) return false;
  return ending === 'exhausted' ? found === 1n : null;
}
