/** Joins neighbouring sums to one where that still leaves one solution: on the way there they were cut too small. */
import type { Random } from '@pipwright/core';
import { neighboursOf } from './board.js';
import type { Part } from './cut-board.js';
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

function mergersOf({ parts, board }: Sketch, part: Part): readonly (readonly Part[])[] {
  if (!isPlainSum(part)) return [];
  const near = new Set(part.cells.flatMap((cell) => neighboursOf(board, cell)));
  return parts.flatMap((other) => {
    if (other === part || !isPlainSum(other) || !other.cells.some((cell) => near.has(cell))) return [];
    const cells = [...part.cells, ...other.cells].sort((a, b) => a - b);
    if (cells.length > MOST_CELLS) return [];
    return [
      parts.flatMap((each) => (each === part ? [] : each === other ? [{ cells, demand: 'sum' as const }] : [each])),
    ];
  });
}

function isPlainSum({ demand, kept }: Part): boolean {
  return demand === 'sum' && kept === undefined;
}
