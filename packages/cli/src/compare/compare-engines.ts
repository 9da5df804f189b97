/** All engines of a kind on one puzzle, one after the other, and where they disagree the smallest puzzle that shows it. */
import type { AnyKind } from '@pipwright/core';
import type { AnyEngine } from '../obstacle.js';
import { type Measured, measure } from './measure.js';
import { judge, type Verdict } from './verdict.js';

export interface Comparison<Row extends Measured> extends Verdict {
  readonly rows: readonly Row[];
  /** Of those that were tried; undefined where the engines do not disagree, or one took its process with it. */
  readonly smallest: unknown;
}

interface CompareBounds {
  /** Milliseconds for each engine, and again for making a puzzle smaller. */
  readonly timeout: number;
  readonly interrupted: () => boolean;
}

/** A smaller puzzle that takes more than this to show a disagreement is passed over. */
const EACH_SMALLER = { timeout: 1000, nodes: 20_000 };

export async function compareEngines<Row extends Measured>(
  kind: AnyKind,
  puzzle: unknown,
  run: (engine: AnyEngine) => Promise<Row>,
  bounds: CompareBounds,
): Promise<Comparison<Row>> {
  const rows: Row[] = [];
  for (const engine of kind.engines) rows.push(await run(engine));
  const judged = judge(rows);
  const verdict: Verdict =
    judged.status === 'agreed' && bounds.interrupted() ? { ...judged, status: 'stopped' } : judged;
  const [disagreement] = verdict.disagreements;
  if (disagreement === undefined) return { ...verdict, rows, smallest: undefined };
  const atOdds = rows.filter(({ engine }) => disagreement.engines.includes(engine));
  if (atOdds.some(({ crashed }) => crashed)) return { ...verdict, rows, smallest: undefined };
  const engines = kind.engines.filter(({ name }) => disagreement.engines.includes(name));
  return { ...verdict, rows, smallest: await cutDown(kind, engines, puzzle, bounds) };
}

/** In this process, which is quick; an engine that goes astray on a small puzzle is stopped by its nodes. */
function cutDown(
  kind: AnyKind,
  engines: readonly AnyEngine[],
  puzzle: unknown,
  { timeout, interrupted }: CompareBounds,
): Promise<unknown> {
  const started = performance.now();
  const enough = () => interrupted() || performance.now() - started > timeout;
  const shows = async (candidate: unknown) => {
    const measured: Measured[] = [];
    for (const engine of engines) measured.push(await measure(kind, engine, candidate, EACH_SMALLER));
    return judge(measured).status === 'disagreed';
  };
  return smallest(puzzle, (each) => kind.smaller?.(each) ?? [], shows, enough);
}

/** Cuts a puzzle down, step by step, as long as it still shows what it is to show. */
async function smallest<Puzzle>(
  puzzle: Puzzle,
  smaller: (puzzle: Puzzle) => Iterable<Puzzle>,
  shows: (puzzle: Puzzle) => Promise<boolean>,
  enough: () => boolean,
): Promise<Puzzle> {
  for (const candidate of smaller(puzzle)) {
    if (enough()) break;
    if (await shows(candidate)) return smallest(candidate, smaller, shows, enough);
  }
  return puzzle;
}
