/** Processor time of this process, in milliseconds: what else runs on the machine counts less than on a clock. */

/** @param {NodeJS.CpuUsage} before */
export function since(before) {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Far below what any limit is about. */
const SLICE = 10_000;

/**
 * What work comes to and how long that took; how long it has taken so far where it was not over in time.
 * @template Result @param {import('@pipwright/core').Runs<Result>} runs @param {number} patience in milliseconds
 * @returns {{ milliseconds: number, result: Result | undefined }}
 */
export function timed(runs, patience) {
  const before = process.cpuUsage();
  for (;;) {
    const step = runs.run(SLICE);
    const milliseconds = since(before);
    if (step.type === 'solution') return { milliseconds, result: step.solution };
    if (step.type !== 'paused' || milliseconds >= patience) return { milliseconds, result: undefined };
  }
}
