/** Joins neighbouring sums where that still leaves one solution: on the way there they were cut too small. */
import type { Random } from '@pipwright/core';
import { joinParts, unionsOf } from './join-parts.js';
import { isPlainSum, type Part, type Parts } from './part.js';
import type { Proof } from './proof.js';
import type { Sketch } from './sketch.js';

/** Of a region that parts are joined to. */
const MOST_CELLS = 4;

/** Of a sketch with one solution. Single cells first, since they give their numbers away. */
export function* mergeParts(random: Random, start: Sketch, proof: Proof): Generator<void, Sketch> {
  let sketch = start;
  const order = random.shuffle(start.parts).sort((a, b) => a.cells.length - b.cells.length);
  for (const part of order) {
    if (!sketch.parts.includes(part)) continue;
    for (const merged of random.shuffle(mergersOf(sketch, part))) {
      const next = sketch.withParts(merged);
      if (next.twinsTooMany() > sketch.twinsTooMany()) continue;
      if (!(yield* proof.isOnly(next))) continue;
      sketch = next;
      break;
    }
  }
  return sketch;
}

function mergersOf({ parts, board }: Sketch, part: Part): readonly Parts[] {
  if (!isPlainSum(part)) return [];
  const others = parts.filter((other) => other !== part && isPlainSum(other));
  return unionsOf(board, part, others, MOST_CELLS).map(({ other, cells }) =>
    joinParts(parts, other, part, { cells, demand: 'sum' }),
  );
}
