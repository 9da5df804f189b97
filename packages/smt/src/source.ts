/** Where Z3 comes from: 35 MB that nothing depends on, so it may not be there. */
import { createRequire } from 'node:module';

export interface Z3Source {
  /** The path of its module, where it is there already. */
  find(): string | undefined;
  /** Gets it and gives the path of its module; throws what goes wrong. Without this, people are told what to type. */
  install?(): string;
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
