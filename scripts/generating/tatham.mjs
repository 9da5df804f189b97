/** Tatham's own generator of Unequal, from Debian's sgt-puzzles, where that is installed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseAll } from '@pipwright/futoshiki';

const PROGRAM = ['/usr/games/sgt-unequal', '/usr/bin/sgt-unequal'].find((path) => existsSync(path));

export const isHere = PROGRAM !== undefined;

/** Runs, of which the median counts, and how long one may take. */
export const RUNS = 5;
export const PATIENCE = 60_000;

/**
 * Puzzles of his parameters, such as `5de`, and for each run the milliseconds that one took, the start of his program
 * included; Infinity where a run was not over in time.
 * @param {string} parameters @param {number} count of each run
 */
export function generateUnequal(parameters, count) {
  const all = Array.from({ length: RUNS }, () => oneRun(parameters, count));
  return { times: all.map(({ each }) => each), puzzles: all.flatMap(({ puzzles }) => puzzles) };
}

/** @param {string} parameters @param {number} count */
function oneRun(parameters, count) {
  const start = performance.now();
  const { stdout, error } = spawnSync(PROGRAM ?? '', ['--generate', String(count), parameters], {
    encoding: 'utf8',
    timeout: PATIENCE,
    killSignal: 'SIGKILL',
  });
  const each = error === undefined ? (performance.now() - start) / count : Number.POSITIVE_INFINITY;
  const puzzles = error === undefined ? parseAll(stdout, { format: 'tatham' }) : [];
  return { each, puzzles: puzzles.flatMap((result) => (result.ok ? [result.value] : [])) };
}
