/**
 * `node bench/make/futoshiki.mjs`, after `npm run build`, writes bench/puzzles/futoshiki: puzzles of each side
 * with one solution and few clues. From a random Latin square with every sign and number, clues are left out one after
 * the other, in random order, numbers first, as long as one solution is left and `swift` proves it within so many
 * nodes. What is made depends on that engine, so what is committed stays, and is not made anew when it has changed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { Random } from '@pipwright/core';
import { check, gridOf, neighboursIn, signsFor, tathamFormat } from '@pipwright/futoshiki';
import { compile, questionOf, SwiftSearch } from '@pipwright/futoshiki/swift';

const SIDES = [4, 5, 6, 7, 8, 9, 10, 11];
const EACH = 8;
/** Nodes. */
const ENOUGH = 4000;
const folder = new URL('../puzzles/futoshiki/', import.meta.url);

/** @typedef {import('@pipwright/futoshiki').Puzzle} Puzzle */
/** @typedef {{ square: import('@pipwright/futoshiki').Square, number: number } | import('@pipwright/futoshiki').Inequality} Clue */

mkdirSync(folder, { recursive: true });
for (const side of SIDES) {
  const ids = Array.from({ length: EACH }, (_, i) => idOf(minimal(new Random(`futoshiki ${side} ${i}`), side)));
  writeFileSync(new URL(`${side}x${side}.txt`, folder), ids.join(''));
  console.error(`bench: ${side}×${side} made`);
}

/** @param {Random} random @param {number} side */
function minimal(random, side) {
  const square = latinSquare(random, side);
  /** @type {Clue[]} */
  const numbers = square.flatMap((line, row) => line.map((number, column) => ({ square: { column, row }, number })));
  /** @type {Clue[]} */
  const signs = neighboursIn(side).map(({ firstSquare, secondSquare }) => {
    const [a = 0, b = 0] = [firstSquare, secondSquare].map(({ column, row }) => square[row]?.[column] ?? 0);
    return a > b ? { greater: firstSquare, less: secondSquare } : { greater: secondSquare, less: firstSquare };
  });
  const order = [...random.shuffle(numbers), ...random.shuffle(signs)];
  let kept = order;
  for (const clue of order) {
    const fewer = kept.filter((each) => each !== clue);
    if (isUnique(puzzleOf(fewer, side))) kept = fewer;
  }
  return puzzleOf(kept, side);
}

/** @param {readonly Clue[]} clues @param {number} side @returns {Puzzle} */
function puzzleOf(clues, side) {
  const checked = check({
    grid: gridOf(side),
    maxNumber: side,
    fixedNumbers: clues.flatMap((clue) => ('number' in clue ? [clue] : [])),
    ...signsFor(clues.flatMap((clue) => ('greater' in clue ? [clue] : []))),
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  return checked.value;
}

/** @param {Puzzle} puzzle */
function isUnique(puzzle) {
  const search = new SwiftSearch(compile(questionOf(puzzle)));
  let found = 0;
  for (;;) {
    const step = search.run(ENOUGH - search.nodes);
    if (step.type === 'solution') found++;
    else return step.type === 'exhausted' && found === 1;
    if (found > 1) return false;
  }
}

/** @param {Puzzle} puzzle */
function idOf(puzzle) {
  const text = tathamFormat.make([puzzle]);
  if (!text.ok) throw new Error(JSON.stringify(text.error));
  return text.value;
}

/** The first one that a search in random order comes to. @param {Random} random @param {number} side */
function latinSquare(random, side) {
  const search = new SwiftSearch(compile({ side, givens: [], signs: [] }), undefined, random);
  const step = search.run(Number.POSITIVE_INFINITY);
  if (step.type !== 'solution') throw new Error(`no Latin square of order ${side}`);
  return step.solution.grid;
}
