/** `serve` as the built program, installed beside an app of a few files; and what is asked of it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { folder } from './files.js';
import { root } from './run.js';

export const MANIFEST = '{"name":"@pipwright/web","version":"0.1.0","exports":{"./package.json":"./package.json"}}';

/** The program installed beside an app of these files; without files, beside none. */
export function install(files: Readonly<Record<string, string>>): string {
  const home = mkdtempSync(join(folder, 'serve-'));
  const cli = join(home, 'node_modules/@pipwright/cli');
  cpSync(join(root, 'packages/cli/dist'), join(cli, 'dist'), { recursive: true });
  cpSync(join(root, 'packages/cli/package.json'), join(cli, 'package.json'));
  for (const [name, content] of Object.entries(files)) {
    const path = join(home, 'node_modules/@pipwright/web', name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, content);
  }
  return home;
}

export const program = (home: string) => join(home, 'node_modules/@pipwright/cli/dist/pipwright.js');

export interface Running {
  readonly child: ChildProcess;
  readonly port: number;
  /** All that it has said so far. */
  readonly said: string;
  readonly exit: Promise<unknown[]>;
}

const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

/** Starts it and waits until it says where it is. */
export async function start(home: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Running> {
  const child = spawn(process.execPath, [program(home), 'serve', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  started.push(child);
  const exit = once(child, 'exit');
  let said = '';
  const listen = (part: string) => {
    said += part;
  };
  child.stderr.setEncoding('utf8').on('data', listen);
  child.stdout.setEncoding('utf8').on('data', listen);
  await Promise.race([once(child.stdout, 'data'), exit.then(() => Promise.reject(new Error(said)))]);
  return {
    child,
    port: Number(/:(\d+)\//.exec(said)?.[1]),
    get said() {
      return said;
    },
    exit,
  };
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
