/** What the command line is made of, and what can be exchanged in it. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { AnyKind } from '@pipwright/core';
import type { Measurer } from './commands/compare/compute.js';
import type { AppParts } from './commands/serve/compute.js';
import { measureInChild } from './compare/in-child.js';
import { besideThis, type PackageSource } from './package-source.js';
import { RENDERER } from './png.js';
import { kindsWith, type ProgramName, type Z3Source } from './registry.js';
import { PATIENCE } from './serve/server.js';

export interface Parts extends AppParts {
  readonly name: ProgramName;
  readonly kinds: readonly AnyKind[];
  readonly measurer: Measurer;
  readonly thread: URL;
  /** The folder with the puzzles of every day; undefined where there is none. */
  readonly findDays: () => string | undefined;
  readonly renderer: PackageSource;
  readonly driver: PackageSource;
}

export const PARTS: Parts = {
  name: 'pipwright',
  kinds: kindsWith(),
  measurer: measurerWith(),
  thread: new URL('./work-thread.js', import.meta.url),
  findDays,
  renderer: besideThis(RENDERER),
  driver: besideThis('bullmq'),
  findApp,
  patience: PATIENCE,
};

/** Measures in a process of its own, which finds Z3 where this one does. */
export function measurerWith(z3?: Z3Source): Measurer {
  return (kind, engine, puzzle, timeout, interruption) =>
    measureInChild({ kind: kind.name, engine: engine.name, puzzle, timeout, z3: z3?.find() }, interruption);
}

/** The app is found where it is installed; nothing of it is loaded here. */
function findApp(): string | undefined {
  const web = webPackage();
  return web && join(web, 'dist');
}

/** They come with the app: in a clone as they are committed, else as they are served. */
function findDays(): string | undefined {
  const web = webPackage();
  return web && ['public', 'dist'].map((name) => join(web, name, 'days')).find((folder) => existsSync(folder));
}

function webPackage(): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve('@pipwright/web/package.json'));
  } catch {
    return undefined;
  }
}
