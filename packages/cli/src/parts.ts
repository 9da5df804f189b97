/** What the command line is made of, and what can be exchanged in it. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { AnyKind } from '@pipwright/core';
import type { Measurer } from './commands/compare/compute.js';
import { type OpenThreads, workInThreads } from './commands/generate/in-threads.js';
import type { AppParts } from './commands/serve/compute.js';
import { measureInChild } from './compare/in-child.js';
import { besideThis, type RendererSource } from './png.js';
import { kindsWith, type ProgramName, type Z3Source } from './registry.js';
import { PATIENCE } from './serve/server.js';

export interface Parts extends AppParts {
  readonly name: ProgramName;
  readonly kinds: readonly AnyKind[];
  readonly measurer: Measurer;
  /** Where several puzzles are made at once. */
  readonly openThreads: OpenThreads;
  /** What makes PNG pictures. */
  readonly renderer: RendererSource;
}

export const PARTS: Parts = {
  name: 'pipwright',
  kinds: kindsWith(),
  measurer: measurerWith(),
  openThreads: workInThreads,
  renderer: besideThis,
  prepareApp() {},
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
  try {
    return join(dirname(createRequire(import.meta.url).resolve('@pipwright/web/package.json')), 'dist');
  } catch {
    return undefined;
  }
}
