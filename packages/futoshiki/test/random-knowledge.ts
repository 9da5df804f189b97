/** Random puzzles of which something is known: facts as steps may have told them, for what reasons about such grids. */
import { Random } from '@pipwright/core';
import { compile, SwiftSearch, termsOf } from '../src/engines/swift/index.js';
import type { Fact } from '../src/explain/knowledge/conclusion.js';
import { Knowledge } from '../src/explain/knowledge/knowledge.js';
import { randomQuestion } from '../src/testing/random-question.js';

/** The most cells that one fact places, and the most numbers that another leaves beside the right one. */
const MOST_AT_ONCE = 3;
const MOST_BESIDE = 3;

/**
 * The same seed gives the same.
 * @param lies the share of the cells of which something wrong is said; the rest is true of one solution
 */
export function randomKnowledge(seed: number, lies = 0): Knowledge {
  const random = new Random(seed);
  const side = random.between(3, 6);
  const clues = { givens: random.pick([0.1, 0.3]), signs: random.pick([0, 0.1, 0.4]), bars: random.chance(0.3) };
  const compiled = compile(randomQuestion(seed, { side, ...clues }));
  const found = new SwiftSearch(compiled, termsOf(compiled)).run(Number.POSITIVE_INFINITY);
  if (found.type !== 'solution') throw new Error(`${seed} has no solution`);
  const grid = found.solution.grid.flat();
  const anyNumber = () => 1 << random.between(0, side - 1);
  const numberIn = (cell: number) => (random.chance(lies) ? anyNumber() : 1 << ((grid[cell] ?? 1) - 1));
  const bare = new Knowledge(compiled);
  const said = random.pick([0.4, 0.8]);
  const open = random.shuffle([...grid.keys()]).filter((cell) => !bare.isPlaced(cell) && random.chance(said));
  const placing = random.pick([0.1, 0.5]);
  const facts: Fact[] = [];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (random.chance(placing)) {
      const cells = [next, ...open.splice(0, random.between(0, MOST_AT_ONCE - 1))];
      facts.push(cells.map((cell) => ({ kind: 'place', cell, values: numberIn(cell) })));
    } else {
      const beside = Array.from({ length: random.between(0, MOST_BESIDE) }, anyNumber);
      facts.push([{ kind: 'left', cell: next, values: beside.reduce((all, bit) => all | bit, numberIn(next)) }]);
    }
  }
  return new Knowledge(compiled, facts);
}
