import type { Interruption } from './io.js';

/** Does some work that Ctrl-C stops, rather than the program. */
export async function interruptible<T>(interruption: Interruption, work: () => Promise<T>): Promise<T> {
  const release = interruption.listen();
  try {
    return await work();
  } finally {
    release();
  }
}
