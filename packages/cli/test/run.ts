/** Runs the command line in this process; the built program is run as a user does where a process is the point. */
import { spawn } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Parts } from '../src/parts.js';
import { run as runInside } from '../src/run.js';
import { CapturedIo, type World } from './captured-io.js';
import { root } from './root.js';
import { asSchemaSays } from './schema.js';

export { root };

export const program = (name: string) => fileURLToPath(new URL(`../dist/${name}.js`, import.meta.url));

/** What threads run is built, as they know no TypeScript. */
export const builtThread = pathToFileURL(program('work-thread'));

export interface Outcome {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

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

export interface SpawnOptions {
  readonly input?: string | Buffer;
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Send SIGINT once it has begun to print. */
  readonly interrupt?: boolean;
  /** Send SIGINT when it says this on standard error. */
  readonly interruptAt?: RegExp;
}

export function spawned(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], { cwd: options.cwd ?? root, env: { ...process.env, ...options.env } });
    let out = '';
    let err = '';
    let interrupted = false;
    child.stdout.setEncoding('utf8').on('data', (text) => {
      if (options.interrupt && out === '') child.kill('SIGINT');
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      err += text;
      if (!interrupted && options.interruptAt?.test(err)) interrupted = child.kill('SIGINT');
    });
    child.stdin.on('error', () => {});
    child.stdin.end(options.input ?? '');
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, out, err }));
  });
}

/** The built program. */
export const spawnedPipwright = (args: readonly string[], options?: SpawnOptions) =>
  spawned(process.execPath, [program('pipwright'), ...args], options);

export const spawnedPipsSolver = (args: readonly string[], options?: SpawnOptions) =>
  spawned(process.execPath, [program('pips-solver'), ...args], options);

/** The lines of `--json`, each of which must be as the schema says. */
export function jsonLines({ out }: Outcome): Record<string, unknown>[] {
  if (out === '') return [];
  if (!out.endsWith('\n')) throw new Error(`the last line has no end: ${out}`);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => asSchemaSays(JSON.parse(line)));
}
