import { type Runs, solutions } from '@pipwright/core';
import { type Solution, solutionKey } from '@pipwright/pips/parts';

/** The keys of all solutions, sorted; fails where the search does not come to its end. */
export async function allSolutions(search: Runs<Solution>): Promise<string[]> {
  const stream = solutions(search);
  const keys: string[] = [];
  for await (const solution of stream) keys.push(solutionKey(solution));
  if (stream.ending !== 'exhausted') throw new Error(`the search ended as ${stream.ending}`);
  return keys.sort();
}
