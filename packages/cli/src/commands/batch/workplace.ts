/** Where portions are worked on: in threads of this machine, or by workers through a queue. */
import type { Parts } from '../../parts.js';
import { openPool, type Pool } from '../../threads/pool.js';
import type { BatchJob, Lines } from './portion-work.js';

export interface Workplace {
  readonly pool: Pool<BatchJob, Lines, unknown>;
  readonly atOnce: number;
  /** So many documents in a portion; undefined where that is learnt from how long they take. */
  readonly documents?: number;
  end(): Promise<void>;
}

export function inThreads({ thread }: Pick<Parts, 'thread'>, jobs: number): Workplace {
  return { pool: openPool(thread, jobs), atOnce: jobs, async end() {} };
}
