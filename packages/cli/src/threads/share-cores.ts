/**
 * V8 compiles what a thread runs often on another core. Where every core has a thread of ours, that takes from them
 * what they work with: two threads on two cores are a tenth faster when it compiles less.
 */
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/** Compiled less eagerly, and in smaller pieces. */
const FLAGS = ['--max-inlined-bytecode-size-cumulative=300', '--interrupt-budget=400000'];

/** Before the threads begin. @param threads how many there will be */
export function shareCores(threads: number): void {
  if (threads > 1 && threads >= availableParallelism()) for (const flag of FLAGS) setFlagsFromString(flag);
}
