/** Tatham's own generator of Unequal, from Debian's sgt-puzzles, where that is installed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseAll } from '@pipwright/futoshiki';

const PROGRAM = ['/usr/games/sgt-unequal', '/usr/bin/sgt-unequal'].find((path) => existsSync(path));

export const isHere = PROGRAM !== undefined;

/**
 * Puzzles of his parameters, such as `5de`, and for each run the milliseconds that one took, the start of his program
 * included; Infinity where a run was not over in time.
 * @param {string} parameters @param {number} count of each run @param {number} runs @param {number} patience with one run
 */
export function generateUnequal(parameters, count, runs, patience) {
  const all = Array.from({ length: runs }, () => oneRun(parameters, count, patience));
  return { times: all.map(({ each }) => each), puzzles: all.flatMap(({ puzzles }) => puzzles) };
}

/** @param {string} parameters @param {number} count @param {number} patience */
function oneRun(parameters, count, patience) {
  const start = performance.now();
  const { stdout, error } = spawnSync(PROGRAM ?? '', ['--generate', String(count), parameters], {
    encoding: 'utf8',
    timeout: patience,
    killSignal: 'SIGKILL',
  });
  const each = error === undefined ? (performance.now() - start) / count : Number.POSITIVE_INFINITY;
  const puzzles = error === undefined ? parseAll(stdout, { format: 'tatham' }) : [];
  return { each, puzzles: puzzles.flatMap((result) => (result.ok ? [result.value] : [])) };
}
