/**
 * One engine on one puzzle: its first solution, then how many there are, by the engine's own count where it has one;
 * else its search goes on behind the first.
 */
import { readFileSync } from 'node:fs';
import { type AnyKind, describe, type Ending, type Runs, solutions } from '@pipwright/core';
import { durationInWords } from '../duration.js';
import { type AnyEngine, obstacleFor } from '../obstacle.js';
import { MOST_SEEN, SeenSolutions } from './seen-solutions.js';

export interface Measured {
  readonly engine: string;
  readonly status: 'counted' | 'stopped' | 'failed' | 'refused';
  /** Until the first solution; null where there was none. */
  readonly firstMilliseconds: number | null;
  /** Until all were counted, or it was stopped; finding the first one is in it. */
  readonly milliseconds: number;
  readonly nodes: number;
  readonly count: bigint;
  /** False: at least so many. */
  readonly exact: boolean;
  /** Did its search find a solution, or come to its end without one? Null when not known. */
  readonly solvable: boolean | null;
  /** What is wrong with a solution it found. */
  readonly wrong?: string;
  /** The same for two engines that found the same solutions; only where there are few enough to keep. */
  readonly fingerprint?: string;
  /** Why it was stopped or refused the puzzle, or how it failed. */
  readonly note?: string;
}

/** Goes as far as the time lets it. `onFirst` is told what is known before the counting begins. */
export async function measure(
  kind: AnyKind,
  engine: AnyEngine,
  puzzle: unknown,
  { timeout }: { readonly timeout: number },
  onFirst: (known: Measured) => void = () => {},
): Promise<Measured> {
  let known = unmeasured(engine.name, 'stopped');
  let dispose = () => {};
  try {
    const [obstacle] = (await obstacleFor(engine, puzzle))?.problems ?? [];
    if (obstacle !== undefined) return unmeasured(engine.name, 'refused', describe(obstacle, kind.words));
    const search = timed(() => engine.search(puzzle));
    dispose = () => search.begun.dispose?.();
    const seen = new SeenSolutions(kind, puzzle);
    const first = await drive(search, timeout, 1, (solution) => seen.add(solution));
    known = { ...known, ...seen.faults };
    const { milliseconds } = first;
    known = { ...known, milliseconds, nodes: search.begun.nodes, count: first.found };
    if (first.found > 0n) known = { ...known, firstMilliseconds: milliseconds, solvable: true };
    else if (first.ending === 'exhausted') known = { ...known, solvable: false };
    else return { ...known, note: whyStopped(first.ending, timeout) };
    onFirst(known);

    const left = timeout - milliseconds;
    const { count } = engine;
    if (count !== undefined) {
      const counting = timed(() => count.call(engine, puzzle));
      const nodes = search.begun.nodes;
      const all = await drive(counting, left);
      const counted = ended(all, { count: counting.begun.atLeast, nodes: nodes + counting.begun.nodes });
      // It has counted without looking at them, so nobody has seen them yet; this is not on its time.
      if (!counted.exact || counted.count > MOST_SEEN) return counted;
      const rest = await drive({ begun: search.begun, milliseconds: 0 }, left, MOST_SEEN, (solution) =>
        seen.add(solution),
      );
      return { ...counted, ...seen.faults, ...(rest.ending === 'exhausted' && seen.fingerprint) };
    }
    const rest = await drive({ begun: search.begun, milliseconds: 0 }, left, undefined, (solution) =>
      seen.add(solution),
    );
    const counted = ended(rest, { count: first.found + rest.found, nodes: search.begun.nodes });
    return { ...counted, ...seen.faults, ...(counted.exact && seen.fingerprint) };
  } catch (error) {
    return { ...known, status: 'failed', note: error instanceof Error ? error.message : String(error) };
  } finally {
    dispose();
  }

  function ended({ ending, ...rest }: Driven, found: Pick<Measured, 'count' | 'nodes'>): Measured {
    const milliseconds = known.milliseconds + rest.milliseconds;
    return ending === 'exhausted'
      ? { ...known, ...found, milliseconds, status: 'counted', exact: true }
      : { ...known, ...found, milliseconds, note: whyStopped(ending, timeout) };
  }
}

export function unmeasured(engine: string, status: Measured['status'], note?: string): Measured {
  return {
    engine,
    status,
    firstMilliseconds: null,
    milliseconds: 0,
    nodes: 0,
    count: 0n,
    exact: false,
    solvable: null,
    ...(note === undefined ? {} : { note }),
  };
}

export function whyStopped(ending: Ending, timeout: number): string {
  if (ending === 'undecided') return 'could not decide';
  return ending === 'timeout' ? `timed out after ${durationInWords(timeout)}` : 'interrupted';
}

interface Begun<T> {
  readonly begun: T;
  readonly milliseconds: number;
}

function timed<T>(begin: () => T): Begun<T> {
  const started = performance.now();
  const begun = begin();
  return { begun, milliseconds: performance.now() - started };
}

interface Driven {
  readonly ending: Ending;
  readonly found: bigint;
  readonly milliseconds: number;
}

async function drive<Solution>(
  { begun: runs, milliseconds: setUp }: Begun<Runs<Solution>>,
  timeout: number,
  limit = Number.POSITIVE_INFINITY,
  onSolution: (solution: Solution) => void = () => {},
): Promise<Driven> {
  const stream = solutions(runs, { timeout: timeout - setUp, limit });
  let found = 0n;
  for await (const solution of stream) {
    found++;
    onSolution(solution);
  }
  return { ending: stream.ending ?? 'aborted', found, milliseconds: setUp + stream.elapsed };
}

/** The most bytes that a process has held in memory, this one or another; null where that cannot be told. */
export function peakMemory(pid?: number): number | null {
  // Linux adds to maxRSS what the parent held when it started the process; what it keeps in /proc is the process's own.
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid ?? 'self'}/status`, 'utf8')) ?? [];
    if (kilobytes !== undefined) return Number(kilobytes) * 1024;
  } catch {
    // Not Linux, or the process is gone.
  }
  return pid === undefined ? process.resourceUsage().maxRSS * 1024 : null;
}
