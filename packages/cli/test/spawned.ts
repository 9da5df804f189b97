/** Runs the built programs, as a user does; loads nothing of the sources, which takes seconds. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from './root.js';

export const program = (name: string) => fileURLToPath(new URL(`../dist/${name}.js`, import.meta.url));

export interface Outcome {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

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
