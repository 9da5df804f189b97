/**
 * `node bench/make/dense.mjs`, after `npm run build`: forty full double-six boards of 7 × 8 cells, from fixed seeds.
 * They were committed before the engine was tuned, so none of them was chosen, and none may be replaced.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Random } from '@pipwright/core';
import { denseBoard, textOf } from './board.mjs';

const BOARDS = 40;
const FOLDER = new URL('../puzzles/dense/', import.meta.url);

export function denseBoards() {
  return Array.from({ length: BOARDS }, (_, i) => {
    const seed = `dense-${String(i + 1).padStart(2, '0')}`;
    const spec = denseBoard(new Random(seed), { rows: 7, columns: 8, name: `The full double-six set, seed ${seed}` });
    return { name: `${seed}.txt`, text: textOf(spec) };
  });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, text } of denseBoards()) writeFileSync(new URL(name, FOLDER), text);
}
