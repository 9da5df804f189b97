/**
 * The program as the launcher of a clone starts it, which gets the web app, Z3, what makes PNG and what queues need
 * when they are asked for.
 */
import { main } from './main.js';
import type { PackageSource } from './package-source.js';
import { measurerWith } from './parts.js';
import { kindsWith, SOLVER } from './registry.js';
import { Failure } from './usage-error.js';

export interface Clone {
  /** Makes the web app where it is not made yet, or throws what went wrong. */
  readonly findApp: () => string;
  readonly findDays: () => string;
  readonly z3: PackageSource;
  readonly renderer: PackageSource;
  readonly driver: PackageSource;
}

export function runInClone(argv: readonly string[], { z3, findApp, ...parts }: Clone): Promise<void> {
  const findOrFail = () => {
    try {
      return findApp();
    } catch (error) {
      throw new Failure((error as Error).message);
    }
  };
  return main(SOLVER, argv, { ...parts, findApp: findOrFail, kinds: kindsWith(z3), measurer: measurerWith(z3) });
}
