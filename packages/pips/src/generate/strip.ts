/** Leaves out rules, one after the other, until every one of those left is needed. */
import type { Random } from '@pipwright/core';
import type { Proof } from './proof.js';
import { freed, PATIENCE } from './redundancy.js';
import type { Sketch } from './sketch.js';

/** Of a sketch with one solution. Those that give a number away go first. */
export function* strip(random: Random, start: Sketch, proof: Proof): Generator<void, Sketch> {
  let sketch = start;
  const order = random
    .shuffle([...start.parts.keys()])
    .sort((a, b) => (start.parts[a]?.cells.length ?? 0) - (start.parts[b]?.cells.length ?? 0));
  for (const part of order) {
    if (sketch.parts[part]?.demand === 'free' || sketch.parts[part]?.kept !== undefined) continue;
    const less = freed(sketch, part);
    if (yield* proof.isOnly(less, PATIENCE)) sketch = less;
  }
  return sketch;
}
