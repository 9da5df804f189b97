/** Tells a board of Pips by claims: the truth about it as arguments see it, and its steps so far. */
import { ClaimTeller } from '@pipwright/core/arguing';
import { firstSolution, type Telling } from '@pipwright/core/explaining';
import { SwiftSearch } from '../engines/swift/index.js';
import { cellKey } from '../model/cell.js';
import type { Puzzle } from '../model/puzzle.js';
import { canonicalPlacement, type Placement } from '../model/solution.js';
import { arguingOf } from './arguing.js';
import { type Board, boardOf } from './claims/board.js';
import { type Fact, Known } from './claims/known.js';
import { findTruth, type Truth, truthOf } from './knowledge/truth.js';
import { termsWith, tightTermsWith } from './placed.js';
import type { PipsStep } from './step.js';
import { Steps } from './steps.js';

/** After so many pauses a board is told without claims: a loose one, of which only going through everything shows what is certain. */
const MOST_PAUSES = { one: 40_000, several: 4_000 };

export interface ClaimTelling {
  readonly telling: Telling<Truth, PipsStep>;
  findTruth(): Generator<void, Truth | undefined>;
  findGuess(): Generator<void, Truth | undefined>;
}

/** @param placements what a player has placed */
export function tellingOf(puzzle: Puzzle, placements: readonly Placement[]): ClaimTelling {
  const board = boardOf(puzzle);
  const { compiled } = board;
  const placed = placements.map((each) => placedOn(board, each));
  const terms = placed.map(({ edge, domino }) => [{ kind: 'place', edge, domino } as const]);
  const known = new Known(board).learn(placed);
  const steps = new Steps(known, placed);
  let pauses = 0;
  return {
    telling: {
      *tell(truth) {
        const arguing = arguingOf(board, truth, truth.isGuess === true);
        const teller = new ClaimTeller(arguing);
        const most = truth.unique && truth.isGuess !== true ? MOST_PAUSES.one : MOST_PAUSES.several;
        for (;;) {
          const next = teller.next(known);
          let found = next.next();
          for (; !found.done && pauses < most; found = next.next()) {
            pauses++;
            yield;
          }
          const chapter = found.value;
          if (chapter === undefined) return arguing.isDone(known);
          steps.add(chapter, teller.replay);
          known.learn(chapter.flatMap(({ facts }) => facts));
        }
      },
      soFar: () => ({ steps: [...steps.steps], chapters: [...steps.chapters] }),
    },
    findTruth: () => findTruth(compiled, tightTermsWith(compiled, terms)),
    *findGuess() {
      const solution = yield* firstSolution(new SwiftSearch(compiled, termsWith(compiled, terms)));
      return solution && truthOf(compiled, [solution]);
    },
  };
}

function placedOn({ cellAt, compiled, edgesAt }: Board, placement: Placement): Fact & { readonly is: 'placed' } {
  const { domino, cells } = canonicalPlacement(placement);
  const keys = cellAt.map(cellKey);
  const [a, b] = cells.map((cell) => keys.indexOf(cellKey(cell)));
  const edge = edgesAt[a!]!.find((e) => compiled.first[e] === b || compiled.second[e] === b)!;
  return { is: 'placed', edge, domino: compiled.first[edge] === a ? domino : [domino[1], domino[0]] };
}
