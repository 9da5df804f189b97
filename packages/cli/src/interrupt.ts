/**
 * Ctrl-C asks the work under way to stop and say what it has; a second one ends the program. Outside such work the
 * system's own answer holds, which ends the program at once: a handler there would only make it deaf.
 */
const controller = new AbortController();

export const interruption: AbortSignal = controller.signal;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export async function interruptible<T>(work: () => Promise<T>): Promise<T> {
  const abort = () => controller.abort();
  for (const signal of SIGNALS) process.once(signal, abort);
  try {
    return await work();
  } finally {
    for (const signal of SIGNALS) process.off(signal, abort);
  }
}
