/** Holds Z3 while a test file runs: loading it for each puzzle would take most of the time. */
import { afterAll, beforeAll } from 'vitest';
import type { Session } from '../src/search.js';
import { openZ3 } from '../src/z3.js';

/** To be called by each file: they share their modules, so this one is loaded for the first of them only. */
export function keepZ3(): void {
  let held: Session | undefined;
  beforeAll(async () => {
    held = await openZ3();
  });
  afterAll(() => held?.close());
}
