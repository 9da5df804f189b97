/** Are there more solutions than were found? What is asked once the answer has been told. */
import type { Context } from '../session.js';
import { type Bounds, drive } from './drive.js';
import { begin, engineFor } from './engines.js';
import { assertVerified, type Task } from './search.js';

/**
 * Asks the kind's default engine, whichever found them: one that did goes on where it stopped, another has to find them
 * first. Null when it is not known within its bounds.
 *
 * @param bounds what is left for it
 */
export async function areThereMore(
  task: Task,
  found: bigint,
  { timeout, nodes }: Bounds,
  context: Context,
): Promise<boolean | null> {
  const { kind, puzzle } = task;
  if (timeout <= 0) return null;
  const chosen = await engineFor(kind, undefined, puzzle);
  if (!chosen.ok) return null;
  const { name } = chosen.value;
  const goesOn = name === task.engine;
  const { work, setUp } = goesOn ? { work: task.work, setUp: 0 } : begin(() => chosen.value.search(puzzle));
  const wanted = goesOn ? 1 : Number(found) + 1;
  const progress = () => `looking for more solutions: ${work.nodes} nodes`;
  const driven = drive(work, { timeout: timeout - setUp, limit: wanted, nodes }, progress, context);
  for await (const solution of driven) assertVerified({ ...task, engine: name }, solution);
  if (driven.ending === 'limit') return true;
  return driven.ending === 'exhausted' ? false : null;
}
