/** All engines of a kind on one puzzle, one after the other, and whether they agree. */
import type { AnyKind } from '@pipwright/core';
import type { AnyEngine } from '../obstacle.js';
import type { Measured } from './measure.js';
import { judge, type Verdict } from './verdict.js';

export interface Comparison<Row extends Measured> extends Verdict {
  readonly rows: readonly Row[];
}

export async function compareEngines<Row extends Measured>(
  { engines }: AnyKind,
  run: (engine: AnyEngine) => Promise<Row>,
  interruption: { readonly aborted: boolean },
): Promise<Comparison<Row>> {
  const rows: Row[] = [];
  for (const engine of engines) rows.push(await run(engine));
  const judged = judge(rows);
  const status = judged.status === 'agreed' && interruption.aborted ? 'stopped' : judged.status;
  return { ...judged, status, rows };
}
