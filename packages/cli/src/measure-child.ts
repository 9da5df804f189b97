/**
 * A process that runs one engine on one puzzle. It tells what it knows at the start, after the first solution and at
 * the end, so that something is known even when it has to be killed.
 */
import type { Job, Report } from './compare/in-child.js';
import { type Measured, measure, peakMemory, unmeasured } from './compare/measure.js';
import { kindsWith } from './registry.js';

// Ctrl-C reaches the whole group of processes; what is to be done then, the parent decides.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());

process.once('message', async ({ kind: kindName, engine: engineName, puzzle, timeout, z3 }: Job) => {
  const kinds = kindsWith(z3 === undefined ? undefined : { find: () => z3 });
  const kind = kinds.find(({ name }) => name === kindName);
  const engine = kind?.engines.find(({ name }) => name === engineName);
  if (kind === undefined || engine === undefined) throw new Error(`no engine ${engineName} for ${kindName}`);
  const baseMemory = peakMemory();
  const report = (measured: Measured, done: boolean) => {
    const message: Report = { done, row: { ...measured, baseMemory, peakMemory: peakMemory() } };
    process.send?.(message);
  };
  report(unmeasured(engineName, 'stopped'), false);
  report(await measure(kind, engine, puzzle, { timeout }, (known) => report(known, false)), true);
});
