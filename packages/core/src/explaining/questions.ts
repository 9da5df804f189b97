/** All that is asked of puzzles of a kind, from what the kind knows of one board. */
import type { Problem } from '../problem.js';
import { runsOf } from '../runs-of.js';
import type { Runs } from '../search.js';
import {
  conflictQuestion,
  explainQuestion,
  howManyQuestion,
  keepableQuestion,
  type Question,
  verdictQuestion,
  whyNotQuestion,
} from './explain.js';
import type { WhyNot } from './explainer.js';
import { hintQuestion, rememberLastTold } from './hinting.js';

/** What a kind gives. */
interface Kind<Puzzle, Truth, Step, Conflict, Solution, Move> {
  questionOn(puzzle: Puzzle, moves: readonly Move[]): Question<Truth, Step, Conflict, Solution, Move>;
  /** What a player has placed, in the order of play: so it is tried when not all can stay. */
  movesIn(puzzle: Puzzle, progress?: Solution): readonly Move[];
  /** The same moves always in the same order, and written alike. */
  inOrder(moves: readonly Move[]): readonly Move[];
  keyOf(move: Move): string;
  /** Why a move cannot be made beside others, whether it leads anywhere or not. */
  misplaced(puzzle: Puzzle, others: readonly Move[], move: Move): readonly Problem[];
}

export function questionsBy<Puzzle extends object, Truth, Step, Conflict extends object, Solution, Move>({
  questionOn,
  movesIn,
  inOrder,
  keyOf,
  misplaced,
}: Kind<Puzzle, Truth, Step, Conflict, Solution, Move>) {
  const lastTold = rememberLastTold<Puzzle, Step, Conflict, Move>();
  const questionOf = (puzzle: Puzzle, progress?: Solution) => questionOn(puzzle, movesIn(puzzle, progress));
  return {
    explain: (puzzle: Puzzle, progress?: Solution) => explainQuestion(questionOf(puzzle, progress)),
    hint(puzzle: Puzzle, progress?: Solution, after = 0, chapter = 0) {
      const placed = JSON.stringify(inOrder(movesIn(puzzle, progress)));
      return hintQuestion(questionOf(puzzle, progress), after, lastTold(puzzle, placed), chapter);
    },
    verdict: (puzzle: Puzzle, progress?: Solution) => verdictQuestion(questionOf(puzzle, progress)),
    conflict: (puzzle: Puzzle, progress?: Solution) => conflictQuestion(questionOf(puzzle, progress)),
    howMany: (puzzle: Puzzle) => howManyQuestion(questionOf(puzzle)),
    whyNot(puzzle: Puzzle, progress: Solution | undefined, move: Move): Runs<WhyNot<Conflict>> {
      const others = inOrder(movesIn(puzzle, progress));
      const problems = misplaced(puzzle, others, move);
      if (problems.length > 0) return runsOf([{ status: 'misplaced', problems } as const].values());
      const [supposed] = inOrder([move]);
      const question = questionOn(puzzle, [...others, supposed as Move]);
      return whyNotQuestion(question, others.length, (found) => ({ ...found, supposed }));
    },
    keepable(puzzle: Puzzle, progress: Solution, order: readonly Move[] = []) {
      const moves = movesIn(puzzle, progress);
      const keys = moves.map(keyOf);
      const first = order.map((move) => keys.indexOf(keyOf(move))).filter((id) => id >= 0);
      return keepableQuestion(
        questionOn(puzzle, moves),
        [...new Set([...first, ...moves.keys()])],
        (id) => moves[id] as Move,
      );
    },
  };
}
