/** The program as the launcher of a clone starts it, which makes the web app and gets Z3 when they are asked for. */
import { main } from './main.js';
import { measurerWith } from './parts.js';
import { kindsWith, SOLVER, type Z3Source } from './registry.js';

export interface Clone {
  /** Makes the web app where it is not made yet. */
  readonly prepareApp: () => void;
  readonly findApp: () => string;
  readonly z3: Z3Source;
}

export function runInClone(argv: readonly string[], { z3, ...app }: Clone): Promise<void> {
  return main(SOLVER, argv, { ...app, kinds: kindsWith(z3), measurer: measurerWith(z3) });
}
