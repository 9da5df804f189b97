/** Runs the command line in this process; the built program is run as a user does where a process is the point. */
import { pathToFileURL } from 'node:url';
import { expect } from 'vitest';
import { measure } from '../src/compare/measure.js';
import type { Parts } from '../src/parts.js';
import { run as runInside } from '../src/run.js';
import { CapturedIo, type World } from './captured-io.js';
import { root } from './root.js';
import { asSchemaSays } from './schema.js';
import { type Outcome, program } from './spawned.js';

export { type Outcome, program, type SpawnOptions, spawned, spawnedPipsSolver, spawnedPipwright } from './spawned.js';
export { root };

/** What threads run is built, as they know no TypeScript. */
export const builtThread = pathToFileURL(program('work-thread'));

export interface RunOptions extends World {
  /** Interrupt as by Ctrl-C once it has begun to print. */
  readonly interrupt?: boolean;
  /** Interrupt as by Ctrl-C when this has come. */
  readonly interruptAfter?: Promise<unknown>;
  /** Interrupt as by Ctrl-C when it says this on standard error. */
  readonly interruptAt?: RegExp;
  /** Other parts than usual. */
  readonly parts?: Partial<Parts>;
}

async function inProcess(name: Parts['name'], args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const { interrupt, interruptAfter, interruptAt, parts, ...world } = options;
  const io = new CapturedIo({
    ...world,
    onOutput: (text, self) => {
      if (interrupt && self.out === text) self.interrupt();
      return world.onOutput?.(text, self);
    },
    onError: (text, self) => {
      if (interruptAt?.test(text)) self.interrupt();
      world.onError?.(text, self);
    },
  });
  const running = runInside(args, io, { thread: builtThread, ...parts, name });
  await interruptAfter?.then(() => io.interrupt());
  return { status: await running, out: io.out, err: io.err };
}

export const pipwright = (args: readonly string[], options?: RunOptions) => inProcess('pipwright', args, options);

export const pipsSolver = (args: readonly string[], options?: RunOptions) => inProcess('pips-solver', args, options);

/** The lines of `--json`, each of which must be as the schema says. */
export function jsonLines({ out }: Outcome): Record<string, unknown>[] {
  if (out === '') return [];
  if (!out.endsWith('\n')) throw new Error(`the last line has no end: ${out}`);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => asSchemaSays(JSON.parse(line)));
}

/** Measures an engine in this process, not in one of its own. */
export const measureHere: Parts['measurer'] = async (kind, engine, puzzle, timeout) => ({
  ...(await measure(kind, engine, puzzle, { timeout })),
  peakMemory: null,
  baseMemory: null,
});

const STACK_TRACE = /\n\s+at |node:internal|Error:/;

/** Wrong usage is explained in a few lines, before anything is done. */
export async function expectRefused(
  args: readonly string[],
  message: RegExp | string,
  options?: RunOptions,
): Promise<void> {
  const { status, out, err } = await pipwright(args, options);
  expect(err).toMatch(message);
  expect(err).not.toMatch(STACK_TRACE);
  expect(err.split('\n').length).toBeLessThan(6);
  expect([status, out]).toEqual([2, '']);
}
