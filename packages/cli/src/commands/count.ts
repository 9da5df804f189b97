import type { Counting } from '@pipwright/core';
import type { Input } from '../inputs.js';
import { type Output, printable } from '../output.js';
import { STATUS, type Status } from '../status.js';
import { drive } from './drive.js';
import { eachInput } from './each-input.js';
import {
  type AnyEngine,
  engineFor,
  explainStop,
  rejectFor,
  rejectInput,
  startWork,
  type Work,
  type WorkDone,
  type WorkOptions,
  wasStopped,
  work,
} from './work.js';

export interface CountOptions extends WorkOptions {
  readonly atMost?: number;
}

/** So few are sooner found than counted. */
const FEW = 1000;

export async function count(sources: readonly string[], options: CountOptions, output: Output): Promise<Status> {
  return eachInput(sources, options, output, (input) => countInput(input, options, output));
}

async function countInput(input: Input, options: CountOptions, output: Output): Promise<Status> {
  const { kind, checked } = input;
  if (kind === undefined || !checked.ok) return rejectInput(output, input);
  const chosen = await engineFor(kind, options.engine, checked.value);
  if (!chosen.ok) return rejectFor(output, input, chosen.error);
  const engine = chosen.value;
  const done = await countBy(engine, checked.value, options);
  const stopped = wasStopped(done.ending);
  await output.line(input, stopped ? 'stopped' : 'counted', done.milliseconds, {
    count: String(done.found),
    exact: done.ending === 'exhausted',
    unique: isUnique(done),
    engine: engine.name,
    nodes: done.nodes,
  });
  await output.say(`${printable(input.id)}: ${inWords(done)}`);
  return stopped ? STATUS.stopped : STATUS.done;
}

interface Counted extends WorkDone {
  readonly nodes: number;
}

async function countBy(engine: AnyEngine, puzzle: unknown, { timeout, atMost }: CountOptions): Promise<Counted> {
  if (engine.count !== undefined && (atMost === undefined || atMost > FEW)) {
    const counting = startWork(engine, () => engine.count?.(puzzle) as Counting);
    return countWhole(counting, timeout, atMost);
  }
  const search = startWork(engine, () => engine.search(puzzle));
  const done = await work(search, { timeout, ...(atMost === undefined ? {} : { limit: atMost }) }, () => {});
  return { ...done, nodes: search.search.nodes };
}

async function countWhole(
  { search: counting, setUp }: Work<Counting>,
  timeout: number,
  atMost = Number.POSITIVE_INFINITY,
): Promise<Counted> {
  const reached = () => counting.atLeast >= atMost;
  const progress = () => `counting: ${counting.nodes} nodes, at least ${counting.atLeast} solutions`;
  const driven = await drive(counting, { timeout, enough: reached }, progress, () => {});
  return {
    found: reached() ? BigInt(atMost) : counting.atLeast,
    ending: reached() ? 'limit' : driven.ending,
    milliseconds: setUp + driven.milliseconds,
    nodes: counting.nodes,
  };
}

function isUnique({ found, ending }: WorkDone): boolean | null {
  if (found > 1n) return false;
  return ending === 'exhausted' ? found === 1n : null;
}

function inWords({ found, ending }: WorkDone): string {
  const noun = `solution${found === 1n ? '' : 's'}`;
  if (ending === 'exhausted') return `${found} ${noun}${found === 1n ? ' (unique)' : ''}`;
  if (ending === 'limit') return `at least ${found} ${noun} (not counted further)`;
  return `at least ${found} ${noun} (stopped early: ${explainStop(ending)})`;
}
