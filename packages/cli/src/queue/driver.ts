/** The job system: BullMQ, with the driver of Redis or PostgreSQL. Nothing of it is loaded where no queue is used. */

import type { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as BullMq from 'bullmq';
import { installed, type PackageSource } from '../package-source.js';
import { Failure } from '../usage-error.js';
import type { QueueAddress } from './address.js';

const DRIVERS = { redis: 'ioredis', postgres: 'pg' } as const;

export const MAJORS = { bullmq: 6, ioredis: 5, pg: 8 } as const;

export interface Driver extends Pick<typeof BullMq, 'Queue' | 'Worker' | 'createPostgresBackend'> {
  readonly Client?: ClientClass;
}

export type ClientClass = new (...args: never[]) => EventEmitter;

export function loadDriver(source: PackageSource, { system }: QueueAddress): Driver {
  const path = installed(source, 'A queue needs the package bullmq');
  const own = DRIVERS[system];
  const require = createRequire(path ?? import.meta.url);
  if (path === undefined || !canBeFound(require, own)) {
    const packages = (['bullmq', own] as const).map((name) => `${name}@${MAJORS[name]}`);
    const how = howToInstall(packages, fileURLToPath(import.meta.url));
    throw new Failure(`A queue needs the packages bullmq and ${own}. ${how}`);
  }
  const { Queue, Worker, createPostgresBackend } = require(path) as typeof BullMq;
  const drivers = { Queue, Worker, createPostgresBackend };
  return system === 'redis' ? drivers : { ...drivers, Client: require(own).Client };
}

function canBeFound(require: NodeJS.Require, name: string): boolean {
  try {
    require.resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** @param program the path of a file of this program */
export function howToInstall(packages: readonly string[], program: string): string {
  const [project = '', ...inside] = program.split(`${sep}node_modules${sep}`);
  if (project.split(sep).includes('_npx'))
    return `Start with them: npx ${['pipwright', ...packages].map((name) => `--package ${name}`).join(' ')} pipwright …`;
  const isForAll = inside.length > 0 && !existsSync(join(project, 'package.json'));
  return `Install them: npm install ${isForAll ? '--global ' : ''}${packages.join(' ')}`;
}
