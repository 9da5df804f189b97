/** Where Z3 comes from: 35 MB that nothing depends on, so it may not be there. */
import { createRequire } from 'node:module';

export interface Z3Source {
  /** The path of its module, where it is there already. */
  find(): string | undefined;
  /** Gets it, so that it is found, or throws what went wrong. Without this, people are told what to type. */
  install?(): void;
}

/** Installed where this package finds its dependencies. */
export const besideThis: Z3Source = {
  find() {
    try {
      return createRequire(import.meta.url).resolve('z3-solver');
    } catch {
      return undefined;
    }
  },
};
