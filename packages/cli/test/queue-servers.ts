/**
 * Real servers of a queue for tests, on ports and in folders of their own. Debian's packages have them; where they are
 * not installed, there is no server, and tests are skipped. The system's own servers are never touched.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface QueueServer {
  readonly url: string;
  /** As a crash ends it, or another signal; what it has promised to keep is on disk. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** By the names of systems; undefined where it is not installed. */
export const SERVERS: Readonly<Record<string, (() => Promise<QueueServer>) | undefined>> = {
  Redis: found('redis-server') === undefined ? undefined : () => redis(),
  PostgreSQL: postgresFolder() === undefined ? undefined : postgres,
};

const PASSWORD = 'hush-hush';

/** @param settings beyond the usual ones */
export async function redis(...settings: string[]): Promise<QueueServer> {
  const port = await freePort();
  return server(
    port,
    `redis://:${PASSWORD}@127.0.0.1:${port}`,
    (folder) => [
      'redis-server',
      ...['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--requirepass', PASSWORD],
      ...['--save', '', '--appendonly', 'yes', '--appendfsync', 'always', '--maxmemory-policy', 'noeviction'],
      ...settings,
    ],
    {},
    'SIGKILL',
  );
}

async function postgres(): Promise<QueueServer> {
  const port = await freePort();
  const programs = postgresFolder() ?? '';
  const user = ownerForPostgres();
  return server(
    port,
    `postgres://pipwright:${PASSWORD}@127.0.0.1:${port}/postgres`,
    (folder) => [
      join(programs, 'postgres'),
      ...['-D', join(folder, 'data'), '-p', `${port}`, '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
    ],
    user,
    'SIGQUIT',
    (folder) => {
      if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? 0);
      const options = ['-D', join(folder, 'data'), '-U', 'pipwright', '-A', 'trust', '--no-sync'];
      execFileSync(join(programs, 'initdb'), options, { ...user, stdio: 'ignore', cwd: folder });
    },
  );
}

interface User {
  readonly uid?: number;
  readonly gid?: number;
}

/** It refuses to run as root. */
function ownerForPostgres(): User {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => /^(?:postgres|nobody):/.test(each));
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

async function server(
  port: number,
  url: string,
  command: (folder: string) => readonly string[],
  user: User,
  /** What ends it, and all its processes, as a crash does. */
  crash: NodeJS.Signals,
  prepare: (folder: string) => void = () => {},
): Promise<QueueServer> {
  const folder = mkdtempSync(join(tmpdir(), 'pipwright-queue-'));
  prepare(folder);
  let child: ChildProcess | undefined;
  const start = async () => {
    const [program = '', ...options] = command(folder);
    child = spawn(program, options, { ...user, stdio: 'ignore', cwd: folder });
    while (!(await answers(port))) await pause(20);
  };
  const kill = async (signal = crash) => {
    if (child === undefined) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    child = undefined;
    await ended;
    while (await answers(port)) await pause(20);
  };
  await start();
  return {
    url,
    start,
    kill,
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  holder.close();
  await once(holder, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** The newest version that is installed. */
function postgresFolder(): string | undefined {
  if (found('postgres') !== undefined) return found('postgres');
  const all = '/usr/lib/postgresql';
  if (!existsSync(all)) return undefined;
  const versions = readdirSync(all).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(all, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
}

/** The folder of a program. */
function found(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(':');
  return folders.find((folder) => existsSync(join(folder, program)));
}
