/**
 * `node bench/make/futoshiki.mjs`, after `npm run build`, writes bench/puzzles/futoshiki: puzzles of each side with one
 * solution and few clues, numbers taken away first, as long as `swift` proves it within so many nodes. What is made
 * depends on that engine, so what is committed stays, and is not made anew when it has changed. (`generate` makes
 * puzzles for people; its minimal ones, proved at any price, take far longer on large sides.)
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { finish, lookForTwo, Random, runsOf } from '@pipwright/core';
import { check } from '@pipwright/futoshiki/check';
import { gridOf, neighboursIn, signsFor, swiftEngine, tathamFormat } from '@pipwright/futoshiki/parts';
import { compile, SwiftSearch } from '@pipwright/futoshiki/swift';

/** @typedef {import('@pipwright/futoshiki').NumberedSquare | import('@pipwright/futoshiki').Inequality} Clue */

const SIDES = [4, 5, 6, 7, 8, 9, 10, 11];
const EACH = 8;
const MOST_NODES = 4000;
const folder = new URL('../puzzles/futoshiki/', import.meta.url);

mkdirSync(folder, { recursive: true });
for (const side of SIDES) {
  const ids = Array.from({ length: EACH }, (_, i) => idOf(`futoshiki ${side} ${i}`, side));
  writeFileSync(new URL(`${side}x${side}.txt`, folder), ids.join(''));
  console.error(`bench: ${side}×${side} made`);
}

/** @param {string} seed @param {number} side */
function idOf(seed, side) {
  const text = tathamFormat.make([puzzleOf(fewClues(new Random(seed), side), side)]);
  if (!text.ok) throw new Error(JSON.stringify(text.error));
  return text.value;
}

/** @param {Random} random @param {number} side */
function fewClues(random, side) {
  const { numbers, signs } = allClues(random, side);
  const kept = new Set([...numbers, ...signs]);
  for (const clue of [...random.shuffle(numbers), ...random.shuffle(signs)]) {
    kept.delete(clue);
    const search = swiftEngine.search(puzzleOf(kept, side));
    if (!finish(runsOf(lookForTwo(search, MOST_NODES))).unique) kept.add(clue);
  }
  return kept;
}

/** Clues of a random Latin square. @param {Random} random @param {number} side */
function allClues(random, side) {
  const { grid } = finish(new SwiftSearch(compile({ side, givens: [], signs: [] }), undefined, random));
  const numbers = grid.flatMap((line, row) =>
    line.map((number, column) => /** @type {Clue} */ ({ square: { column, row }, number })),
  );
  const signs = neighboursIn(side).map(({ firstSquare, secondSquare }) => {
    const [a = 0, b = 0] = [firstSquare, secondSquare].map(({ column, row }) => grid[row]?.[column]);
    const [greater, less] = a > b ? [firstSquare, secondSquare] : [secondSquare, firstSquare];
    return /** @type {Clue} */ ({ greater, less });
  });
  return { numbers, signs };
}

/** @param {Iterable<Clue>} clues @param {number} side */
function puzzleOf(clues, side) {
  const all = [...clues];
  const checked = check({
    grid: gridOf(side),
    maxNumber: side,
    fixedNumbers: all.flatMap((clue) => ('number' in clue ? [clue] : [])),
    ...signsFor(all.flatMap((clue) => ('greater' in clue ? [clue] : []))),
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  return checked.value;
}
