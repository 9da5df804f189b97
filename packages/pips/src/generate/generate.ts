/**
 * A Pips puzzle with one solution, from a seed: a board, dominoes on it, regions, rules; tightened until no other
 * solution is left, then loosened. What comes to nothing is dropped, and the next try begins with a board of its own.
 */
import { type Made, NODES_PER_YIELD, Random, type Runs, runsOf } from '@pipwright/core';
import { dominoSet } from '../model/domino.js';
import { MAX_PIP } from '../model/limits.js';
import type { Puzzle } from '../model/puzzle.js';
import { type BoardRequest, boxesFor, tryBoard } from './carve-board.js';
import { cutRegions } from './cut-regions.js';
import { dealDominoes } from './deal-dominoes.js';
import { gatherAlike } from './gather-alike.js';
import { loosen } from './loosen.js';
import { excess, isVaried, type PipsSize, type Taste, tasteFor } from './taste.js';
import { tighten } from './tighten.js';
import { puzzleOf, Witness } from './witness.js';

/**
 * One puzzle, the same for the same seed and size; none where no board fits. Small puzzles take milliseconds, whole
 * sets of dominoes minutes, and some sizes may have no puzzle that is found: set a limit.
 */
export function generate(seed: string, size: PipsSize): Runs<Made<Puzzle>> {
  return runsOf(generating(seed, size), NODES_PER_YIELD);
}

function* generating(seed: string, size: PipsSize): Generator<void, Made<Puzzle> | undefined> {
  const requests = requestsFor(size);
  if (requests.length === 0) return undefined;
  const request = new Random(seed).pick(requests);
  const taste = tasteFor(size, request.cells / 2);
  for (let attempt = 0; ; attempt++) {
    yield;
    const made = yield* trying(new Random(`${seed} ${attempt}`), request, size.maxPip, taste);
    if (made !== undefined) return made;
  }
}

/** One for each number of dominoes that there are enough of and that a board has room for. */
function requestsFor({ dominoes: { least, most }, maxPip, columns, rows }: PipsSize): readonly BoardRequest[] {
  if (!Number.isInteger(maxPip) || maxPip > MAX_PIP) return [];
  return dominoSet(maxPip)
    .map((_, i): BoardRequest => {
      // No board is wider than it has cells, however much room there is.
      const cells = 2 * (i + 1);
      return { cells, columns: Math.min(columns, cells), rows: Math.min(rows, cells), shape: 'whole' };
    })
    .filter((request) => request.cells >= 2 * least && request.cells <= 2 * most && boxesFor(request).length > 0);
}

const SHAPES = ['whole', 'whole', 'whole', 'whole', 'whole', 'holed', 'holed', 'two pieces'] as const;

function* trying(
  random: Random,
  request: BoardRequest,
  maxPip: number,
  taste: Taste,
): Generator<void, Made<Puzzle> | undefined> {
  const board = yield* tryBoard(random, taste.unusual ? { ...request, shape: random.pick(SHAPES) } : request);
  const layout = board && (yield* dealDominoes(random, board, maxPip, taste.gathered));
  if (layout === undefined) return undefined;
  const witness = new Witness(layout, taste.nodes);
  if (!(yield* witness.isClear())) return undefined;
  const making = { random, layout, taste, witness };
  const tight = yield* taste.atFirst === 'numbers'
    ? gatherAlike(making)
    : tighten(making, cutRegions(random, layout, taste));
  if (tight === undefined) return undefined;
  const parts = yield* loosen(making, tight);
  const verdict = yield* witness.judge(parts);
  if (verdict.type !== 'unique' || excess(taste, parts) > 0 || !isVaried(taste, parts)) return undefined;
  return { puzzle: puzzleOf(layout, parts), nodes: verdict.nodes, clues: parts.length };
}
