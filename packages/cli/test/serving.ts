/** `serve` with an app of a few files: in this process, or as the built program; and what is asked of it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { addressFrom } from '../../../scripts/testing/address-from.mjs';
import type { Parts } from '../src/parts.js';
import { run } from '../src/run.js';
import { CapturedIo } from './captured-io.js';
import { atEnd } from './ends.js';
import { folder } from './files.js';
import { root } from './run.js';

export const MANIFEST = '{"name":"@pipwright/web","version":"0.1.0","exports":{"./package.json":"./package.json"}}';

/** How long to wait for what comes at once on a machine with nothing else to do. */
export const SOON = { timeout: 30_000 };

type Files = Readonly<Record<string, string>>;

/** An app of these files; returns its folder. */
export function makeApp(files: Files): string {
  const home = mkdtempSync(join(folder, 'app-'));
  writeFiles(home, files);
  return home;
}

/** The built program installed beside an app of these files; without files, beside none. */
export function install(files: Files): string {
  const home = mkdtempSync(join(folder, 'serve-'));
  const cli = join(home, 'node_modules', '@pipwright', 'cli');
  cpSync(join(root, 'packages', 'cli', 'dist'), join(cli, 'dist'), { recursive: true });
  cpSync(join(root, 'packages', 'cli', 'package.json'), join(cli, 'package.json'));
  writeFiles(join(home, 'node_modules', '@pipwright', 'web'), files);
  return home;
}

function writeFiles(home: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(home, name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, content);
  }
}

export const program = (home: string) => join(home, 'node_modules', '@pipwright', 'cli', 'dist', 'pipwright.js');

export interface Running {
  readonly port: number;
  /** All that it has said so far. */
  readonly said: string;
  /** As by Ctrl-C. Resolves with the status. */
  stop(): Promise<number>;
}

/** Starts it in this process and waits until it says where it is. */
export async function start(
  app: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  parts: Partial<Parts> = {},
): Promise<Running> {
  let onOutput = () => {};
  const announced = new Promise<void>((resolve) => {
    onOutput = resolve;
  });
  const io = new CapturedIo({ env, onOutput: () => onOutput() });
  const ended = run(['serve', ...args], io, { findApp: () => join(app, 'dist'), ...parts });
  await Promise.race([announced, ended.then(() => Promise.reject(new Error(io.said)))]);
  const stop = () => {
    if (!io.interruption.signal.aborted) io.interrupt();
    return ended;
  };
  atEnd(stop);
  return {
    port: Number(/:(\d+)\//.exec(io.said)?.[1]),
    get said() {
      return io.said;
    },
    stop,
  };
}

export interface Spawned {
  readonly child: ChildProcess;
  readonly port: number;
  readonly exit: Promise<unknown[]>;
}

/** The same as a process of its own. */
export async function spawnServe(home: string, args: readonly string[]): Promise<Spawned> {
  const child = spawn(process.execPath, [program(home), 'serve', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const exit = once(child, 'exit');
  atEnd(async () => child.kill('SIGKILL'));
  let said = '';
  const listen = (part: string) => {
    said += part;
  };
  child.stderr.setEncoding('utf8').on('data', listen);
  child.stdout.setEncoding('utf8').on('data', listen);
  const address = await Promise.race([addressFrom(child.stdout), exit.then(() => Promise.reject(new Error(said)))]);
  return { child, port: Number(new URL(address).port), exit };
}

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export interface Asking {
  readonly port: number;
  readonly path: string;
  readonly host?: string;
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
}

export async function ask({ host = '127.0.0.1', ...asked }: Asking): Promise<Answer> {
  const asking = httpRequest({ host, ...asked, agent: false });
  const answered = once(asking, 'response') as Promise<[IncomingMessage]>;
  asking.end();
  const [response] = await answered;
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}
