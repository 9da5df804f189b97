/**
 * `node bench/make/futoshiki.mjs`, after `npm run build`, writes bench/puzzles/futoshiki: puzzles of each side with one
 * solution and few clues, numbers taken away first, as long as `swift` proves it within so many nodes. What is made
 * depends on that engine, so what is committed stays, and is not made anew when it has changed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { finish } from '@pipwright/core';
import { futoshikiMaking, tathamFormat } from '@pipwright/futoshiki';

const SIDES = [4, 5, 6, 7, 8, 9, 10, 11];
const EACH = 8;
const folder = new URL('../puzzles/futoshiki/', import.meta.url);

mkdirSync(folder, { recursive: true });
for (const side of SIDES) {
  const ids = Array.from({ length: EACH }, (_, i) => idOf(`futoshiki ${side} ${i}`, side));
  writeFileSync(new URL(`${side}x${side}.txt`, folder), ids.join(''));
  console.error(`bench: ${side}×${side} made`);
}

/** @param {string} seed @param {number} side */
function idOf(seed, side) {
  const { puzzle } = finish(futoshikiMaking.generate(seed, { side, clues: 'signs', level: 1, mostNodes: 4000 }));
  const text = tathamFormat.make([puzzle]);
  if (!text.ok) throw new Error(JSON.stringify(text.error));
  return text.value;
}
