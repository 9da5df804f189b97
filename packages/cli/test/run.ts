/** Runs the built program as a user does. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { asSchemaSays } from './schema.js';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const program = (name: string) => fileURLToPath(new URL(`../dist/${name}.js`, import.meta.url));

export interface Outcome {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  readonly input?: string | Buffer;
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Interrupt with Ctrl-C once it has begun to print. */
  readonly interrupt?: boolean;
  /** Interrupt with Ctrl-C after so many milliseconds. */
  readonly interruptAfter?: number;
}

export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], { cwd: options.cwd ?? root, env: { ...process.env, ...options.env } });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      if (options.interrupt && out === '') child.kill('SIGINT');
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      err += text;
    });
    child.stdin.on('error', () => {});
    child.stdin.end(options.input ?? '');
    if (options.interruptAfter !== undefined) setTimeout(() => child.kill('SIGINT'), options.interruptAfter);
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, out, err }));
  });
}

export const pipwright = (args: readonly string[], options?: RunOptions) =>
  run(process.execPath, [program('pipwright'), ...args], options);

export const pipsSolver = (args: readonly string[], options?: RunOptions) =>
  run(process.execPath, [program('pips-solver'), ...args], options);

/** The lines of `--json`, each of which must be as the schema says. */
export function jsonLines({ out }: Outcome): Record<string, unknown>[] {
  if (out === '') return [];
  if (!out.endsWith('\n')) throw new Error(`the last line has no end: ${out}`);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => asSchemaSays(JSON.parse(line)));
}
