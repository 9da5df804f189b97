/** All that is asked of puzzles of a kind, from what the kind knows of one board. */
import type { Problem } from '../problem.js';
import { type Runs, runsOf } from '../search.js';
import { explainQuestion, keepable, NODES_PER_PAUSE, type Question, whyNotQuestion } from './explain.js';
import type { HowMany, Verdict, WhyNot } from './explainer.js';
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

export function questionsBy<Puzzle extends object, Truth, Step, Conflict extends {}, Solution, Move>({
  questionOn,
  movesIn,
  inOrder,
  keyOf,
  misplaced,
}: Kind<Puzzle, Truth, Step, Conflict, Solution, Move>) {
  type Asked = Question<Truth, Step, Conflict, Solution, Move>;
  const lastTold = rememberLastTold<Puzzle, Step, Conflict, Move, Solution>();
  const questionOf = (puzzle: Puzzle, progress?: Solution) => questionOn(puzzle, movesIn(puzzle, progress));
  const asking =
    <Result extends {}>(work: (question: Asked) => Generator<void, Result>) =>
    (puzzle: Puzzle, progress?: Solution) =>
      runsOf(work(questionOf(puzzle, progress)), NODES_PER_PAUSE);
  return {
    explain: (puzzle: Puzzle, progress?: Solution) => explainQuestion(questionOf(puzzle, progress)),
    hint(puzzle: Puzzle, progress?: Solution, after = 0, chapter = 0) {
      const placed = JSON.stringify(inOrder(movesIn(puzzle, progress)));
      return hintQuestion(questionOf(puzzle, progress), after, lastTold(puzzle, placed), chapter);
    },
    /** Can all that is placed be finished, or at least the puzzle? */
    verdict: asking(function* ({ given, finish }): Generator<void, Verdict> {
      if ((yield* finish([...given.keys()])) !== undefined) return 'open';
      return given.length > 0 && (yield* finish([])) !== undefined ? 'lost' : 'unsolvable';
    }),
    /** For whoever knows that there is no solution. */
    conflict: asking((question) => question.findConflict()),
    /** Nothing else is found out. */
    howMany: asking(function* (question): Generator<void, HowMany<Solution>> {
      const count = yield* question.countToTwo();
      if (count < 2) return { status: count === 0 ? 'none' : 'one' };
      return { status: 'several', differ: yield* question.findDiffer() };
    }),
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
      function* keeping() {
        const ids = yield* keepable([...new Set([...first, ...moves.keys()])], questionOn(puzzle, moves).finish);
        return ids.map((id) => moves[id] as Move);
      }
      return runsOf(keeping(), NODES_PER_PAUSE);
    },
  };
}
