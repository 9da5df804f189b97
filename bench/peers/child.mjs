/**
 * A peer in a process of its own: for solvers that cannot be stopped from within, leak, or would disturb others, and
 * to see how much memory one puzzle takes. `child.mjs NAME` answers what its parent asks.
 */
import { openPeer } from './all.mjs';

const peer = await openPeer(process.argv[2] ?? '');
await peer.load?.();
process.send?.({ memory: peakMemory() });

process.on('message', async (/** @type {import('./in-child.mjs').Question} */ { task, puzzle, cap }) => {
  const answer = await peer[task]?.(puzzle, cap);
  process.send?.({ answer, memory: peakMemory() });
});
process.on('disconnect', () => process.exit());

/** Peak memory in bytes; Node gives kilobytes on every platform. */
function peakMemory() {
  return process.resourceUsage().maxRSS * 1024;
}
