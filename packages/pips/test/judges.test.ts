/** The two judges of records agree, whatever is claimed and supposed. */
import { type JsonObject, Random } from '@pipwright/core';
import { expect, it } from 'vitest';
import { runs } from '../../core/src/testing/effort.js';
import { cellKey } from '../src/model/cell.js';
import type { Puzzle } from '../src/model/puzzle.js';
import { randomPuzzle } from '../src/testing/index.js';
import { neighbours } from '../src/testing/random-puzzle.js';
import type { Claim, Edge, Known } from './claims.js';
import { everythingTried } from './premise-judge.js';
import { bySwift } from './swift-judge.js';

/** Larger sets take too long to try out. */
const LARGEST_PIP = 3;

function somePair(random: Random, { cells }: Puzzle): Edge | undefined {
  const there = new Set(cells.map(cellKey));
  const pairs = cells.flatMap((a) =>
    neighbours(a)
      .filter((b) => there.has(cellKey(b)) && (a[0] < b[0] || a[1] < b[1]))
      .map((b): Edge => [a, b]),
  );
  return pairs.length === 0 ? undefined : random.pick(pairs);
}

function someClaim(random: Random, puzzle: Puzzle): Claim {
  const claim = { removes: [] as JsonObject[], joins: [] as JsonObject[], places: [] as JsonObject[] };
  const pip = () => random.between(0, puzzle.maxPip);
  const pair = somePair(random, puzzle);
  const sort = random.int(4);
  if (pair === undefined || sort === 0)
    claim.removes.push({ cell: random.pick(puzzle.cells), values: [...new Set([pip(), pip()])] });
  else if (sort === 1) claim.removes.push({ edge: pair });
  else if (sort === 2) claim.joins.push({ edge: pair });
  else claim.places.push({ domino: [pip(), pip()], cells: pair });
  return claim;
}

function someSupposition(random: Random, puzzle: Puzzle): JsonObject {
  const { places, joins } = someClaim(random, puzzle);
  return places[0] ?? joins[0] ?? { cell: random.pick(puzzle.cells), value: random.between(0, puzzle.maxPip) };
}

it('agree on what follows and what cannot be', () => {
  const answers = new Map<string, number>();
  for (let seed = 0; seed < runs(1000); seed++) {
    const puzzle = randomPuzzle(seed, { dominoes: 3 });
    if (puzzle.maxPip > LARGEST_PIP || puzzle.cells.length === 0) continue;
    const random = new Random(`judges ${seed}`);
    const known: Known = {
      steps: [someClaim(random, puzzle)],
      links: [someClaim(random, puzzle)],
      suppose: someSupposition(random, puzzle),
    };
    const premises: JsonObject[] = [
      ...puzzle.regions.map(({ index }) => ({ region: index })),
      ...Array.from({ length: puzzle.maxPip + 1 }, (_, value) => ({ value })),
      ...puzzle.cells.map((cell) => ({ cell })),
      ...(puzzle.supply.kind === 'list' ? puzzle.supply.dominoes.slice(0, 1).map((domino) => ({ domino })) : []),
    ];
    // Most of what is claimed at random cannot be: more than one of these is seldom possible.
    const context: JsonObject[] = [{ step: 0 }, { link: 0 }, { suppose: true }];
    const share = random.pick([0.5, 0.8, 0.95]);
    const because = [...premises.filter(() => random.chance(share)), ...context.filter(() => random.chance(0.4))];
    const claim = someClaim(random, puzzle);
    const told = () => `seed ${seed}: ${JSON.stringify({ known, because, claim })}`;
    const follows = everythingTried.follows(puzzle, known, claim, because);
    const contradicts = everythingTried.contradicts(puzzle, known, because);
    expect(bySwift.follows(puzzle, known, claim, because), told()).toBe(follows);
    expect(bySwift.contradicts(puzzle, known, because), told()).toBe(contradicts);
    const answer = contradicts ? 'contradicts' : follows ? 'follows' : 'neither';
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
  for (const answer of ['contradicts', 'follows', 'neither'])
    expect(answers.get(answer) ?? 0, answer).toBeGreaterThanOrEqual(runs(20));
});
