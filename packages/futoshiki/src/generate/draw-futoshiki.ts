/**
 * A puzzle with one solution, after Tatham's way: a random Latin square with every number and sign, of which clues are
 * taken one after the other. He takes them as long as techniques of a level suffice; here the engine first proves in
 * microseconds that one solution is left, and then clues are given back until techniques suffice, which takes a few runs
 * of theirs rather than one for every clue.
 */
import { lookForTwo, type Random } from '@pipwright/core';
import type { Drawn } from '@pipwright/core/generating';
import { swiftEngine } from '../engines/swift/index.js';
import { futoshikiScale } from '../explain/grade.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { aimAt } from './aim.js';
import { barsOf, puzzleWith } from './clue.js';
import { cluesFor } from './clues-for.js';
import { withoutIdleSigns } from './idle-signs.js';
import { ladderOf } from './ladder.js';
import { latinSquare } from './latin-square.js';
import { type Group, inOrderOfTaking } from './order-of-taking.js';
import { type FutoshikiRequest, sideFor } from './request.js';
import { isSpread } from './spread.js';
import { minimalClues } from './strip-clues.js';

/** Where a proof takes more nodes, a clue stays, unless none may: nobody would see through that. */
const PATIENCE = 300;

/** Undefined where a try came to nothing. @param lean how many of the tries before were too hard, less those too easy */
export function* drawFutoshiki(
  random: Random,
  request: FutoshikiRequest,
  lean = 0,
): Generator<void, Drawn<Puzzle, Solution> | undefined> {
  const { adjacent = false, clues = 'mixed', symmetry = 'none', minimal = false, technique } = request;
  const side = sideFor(request, random);
  const aim = aimAt(request, clues, futoshikiScale, side, lean, random);
  const solution = yield* latinSquare(random, side);
  const bars = adjacent ? barsOf(solution) : undefined;
  const groups = inOrderOfTaking(random, solution, { clues, symmetry, adjacent, numbersFirst: aim.numbersFirst });
  if (clues === 'signs' && !(yield* isEnough(side, groups))) return undefined;
  if (minimal) {
    const left = yield* minimalClues(side, groups, bars);
    return left && { puzzle: puzzleWith(side, left, bars), solution };
  }
  const ladder = yield* ladderOf(random, { solution, groups, bars, mostNodes: PATIENCE });
  const left = withoutIdleSigns(side, (yield* cluesFor(random, ladder, aim, technique)) ?? []);
  return left.length > 0 && isSpread(side, left) ? { puzzle: puzzleWith(side, left, bars), solution } : undefined;
}

/** Signs alone do not tell every square from all others. */
function* isEnough(side: number, groups: readonly Group[]): Generator<void, boolean> {
  const search = swiftEngine.search(puzzleWith(side, groups.flat(), undefined));
  return (yield* lookForTwo(search, PATIENCE)).unique;
}
