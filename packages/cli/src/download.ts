/** A text from the network: bounded in time and size, interruptible, every failure a problem. */
import { err, type Problem, type Result } from '@pipwright/core';
import { type Interruption, interruptible } from './io.js';
import { readStream } from './read-text.js';
import { problem } from './words.js';

export async function download(
  address: string,
  milliseconds: number,
  interruption: Interruption,
): Promise<Result<string, Problem>> {
  const deadline = AbortSignal.timeout(milliseconds);
  try {
    const signal = AbortSignal.any([deadline, interruption.signal]);
    const response = await interruptible(interruption, () => fetch(address, { signal }));
    if (response.ok) return await interruptible(interruption, () => readStream(response.body ?? []));
    await response.body?.cancel();
    return err(
      response.status === 404
        ? problem('daily-no-such-day', {}, {})
        : problem('daily-refused', {}, { status: response.status }),
    );
  } catch (error) {
    if (interruption.signal.aborted) return err(problem('daily-interrupted', {}, {}));
    if (deadline.aborted) return err(problem('daily-timeout', {}, { seconds: milliseconds / 1000 }));
    return err(problem('daily-no-network', {}, { reason: reasonOf(error) }));
  }
}

/** `fetch` says only that it failed; why stands in the cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause ? String(cause.code) : cause.message;
}
