/** Work that ended whoever did it. Nothing is known to be wrong with it; it may need more memory than there is. */
import { describe, type Problem } from '@pipwright/core';
import { fileWords, problem } from '../words.js';

export class Deadly extends Error {
  readonly problem: Problem;

  constructor(found: Problem) {
    super(describe(found, fileWords));
    this.problem = found;
  }
}

export function asDeadly(error: Error): Error {
  const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isMemory ? new Deadly(problem('out-of-memory', {}, {})) : error;
}
