import type { Input } from '../inputs.js';
import { type Output, printable } from '../output.js';
import { STATUS, type Status } from '../status.js';
import { eachInput } from './each-input.js';
import { explainStop, rejectInput, startWork, type WorkDone, type WorkOptions, wasStopped, work } from './work.js';

export interface CountOptions extends WorkOptions {
  readonly atMost?: number;
}

export async function count(sources: readonly string[], options: CountOptions, output: Output): Promise<Status> {
  return eachInput(sources, options, output, (input) => countInput(input, options, output));
}

async function countInput(input: Input, options: CountOptions, output: Output): Promise<Status> {
  const { kind, checked } = input;
  if (kind === undefined || !checked.ok) return rejectInput(output, input);
  const task = startWork(kind, checked.value, options.engine);
  const bounds = { timeout: options.timeout, ...(options.atMost === undefined ? {} : { limit: options.atMost }) };
  const done = await work(task, bounds, () => {});
  const exact = done.ending === 'exhausted';
  const stopped = wasStopped(done.ending);
  await output.line(input, stopped ? 'stopped' : 'counted', done.milliseconds, {
    count: String(done.found),
    exact,
    unique: isUnique(done),
    engine: task.engine,
    nodes: task.search.nodes,
  });
  await output.say(`${printable(input.id)}: ${inWords(done)}`);
  return stopped ? STATUS.stopped : STATUS.done;
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
