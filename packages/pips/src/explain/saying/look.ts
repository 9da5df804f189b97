/** Where to look for a step that is told by claims: at most two of the things that its claim is about. */
import { type Cell, cellKey } from '../../model/cell.js';
import type { PipsStep } from '../step.js';
import type { LookAt } from '../told/look.js';

const MOST = 2;

export function lookAtStep({ because, parts = [] }: PipsStep): readonly LookAt[] {
  const cells = new Set(
    parts.flatMap(({ facts }) => facts.flatMap((f) => (f.is === 'placed' ? f.cells.map(cellKey) : []))),
  );
  const things = because.flatMap((premise): LookAt[] => {
    if ('region' in premise) return [{ region: premise.region }];
    if ('cell' in premise) return [{ cell: premise.cell }];
    return 'domino' in premise ? [{ domino: premise.domino }] : [];
  });
  // Rather what leads there than where the domino goes.
  const isAnswer = (thing: LookAt) => 'cell' in thing && cells.has(cellKey(thing.cell as Cell));
  const others = things.filter((thing) => !isAnswer(thing));
  return (others.length > 0 ? others : things).slice(0, MOST);
}
