/** Plays a puzzle of any kind by hints alone, and finds fault with what they say. */
import type { HintRecord, StepRecord } from './records.js';
import { LEVELS } from './sentence-faults.js';

/** A chapter that has not ended after so many hints never does, nor a game after so many positions. */
const MOST_STEPS = 100;
const MOST_POSITIONS = 1_100;

export interface Played {
  readonly isSolved: boolean;
  readonly positions: number;
  readonly hints: number;
  readonly faults: readonly string[];
}

/** What a player of a kind knows to do. */
export interface Player<Puzzle, Move, Step> {
  /** The hint after so many others where these moves were made. */
  ask(puzzle: Puzzle, moves: readonly Move[], after: number): HintRecord<Move, Step>;
  movesOf(step: StepRecord): readonly Move[];
  /** Why these moves do not solve the puzzle. */
  wrong(puzzle: Puzzle, moves: readonly Move[]): readonly unknown[];
  /** What is wrong with a hint where these moves were made. */
  faultsOf(puzzle: Puzzle, moves: readonly Move[], hint: HintRecord<Move, Step>): readonly string[];
  /** What no two hints of a chapter may say alike; all of it unless told. */
  readonly saidOnce?: readonly (typeof LEVELS)[number][];
  /** What is wrong with a hint that waits for these to be placed: it says where that is, and not what. */
  waitingFaults(open: readonly Move[], hint: HintRecord<Move, Step>): readonly string[];
}

/** At every position asks for one hint after another until one says what to place, and places that. */
export function playByHints<Puzzle, Move, Step>(player: Player<Puzzle, Move, Step>, puzzle: Puzzle): Played {
  const moves: Move[] = [];
  const faults: string[] = [];
  let hints = 0;
  for (let position = 0; position <= MOST_POSITIONS; position++) {
    const told: HintRecord<Move, Step>[] = [];
    const fault = (text: string) => faults.push(`position ${position}, hint ${told.length}: ${text}`);
    const end = () => ({ isSolved: false, positions: position, hints, faults });
    let next: readonly Move[] = [];
    while (next.length === 0) {
      if (told.length > MOST_STEPS) {
        fault('no end of hints');
        return end();
      }
      const hint = player.ask(puzzle, moves, told.length);
      hints++;
      if (hint.status === 'solved') {
        const wrong = player.wrong(puzzle, moves);
        if (told.length > 0) fault(`solved, says it, after ${told.length} hints`);
        if (wrong.length > 0) fault(`no solution: ${JSON.stringify(wrong)}`);
        return { ...end(), isSolved: wrong.length === 0 };
      }
      if (hint.status !== 'hint') {
        fault(`${hint.status}: ${JSON.stringify(hint.conflict)}`);
        return end();
      }
      for (const text of [...player.faultsOf(puzzle, moves, hint), ...followFaults(told, hint, player.saidOnce)])
        fault(text);
      told.push(hint);
      next = hint.choice === undefined ? (hint.step ? player.movesOf(hint.step) : []) : [hint.choice];
    }
    moves.push(...next);
  }
  return { isSolved: false, positions: MOST_POSITIONS, hints, faults: [...faults, 'no end of positions'] };
}

/** What is wrong with what is said to somebody who has been told a whole chapter and has not placed what it leads to. */
export function pastEndFaults<Puzzle, Move, Step>(player: Player<Puzzle, Move, Step>, puzzle: Puzzle): string[] {
  const first = player.ask(puzzle, [], 0);
  const open = first.steps.slice(-1).flatMap((step) => player.movesOf(step));
  if (open.length === 0) return [];
  const before = first.steps.map((_, after) => player.ask(puzzle, [], after));
  return [first.steps.length, first.steps.length + 1].flatMap((after) => {
    const hint = player.ask(puzzle, [], after);
    if (!hint.isTold || JSON.stringify(hint.steps) !== JSON.stringify(first.steps))
      return [`after ${after} it tells something else: ${JSON.stringify(hint.step)}`];
    const again = (['where', 'why'] as const).filter((level) => before.some((other) => other[level] === hint[level]));
    return [
      ...player.faultsOf(puzzle, [], hint),
      ...player.waitingFaults(open, hint),
      ...again.map((level) => `${level} is told again: ${hint[level]}`),
    ];
  });
}

/** Does it go on from what was told before, and say something else? */
function followFaults<Move, Step>(
  told: readonly HintRecord<Move, Step>[],
  hint: HintRecord<Move, Step>,
  saidOnce: readonly (typeof LEVELS)[number][] = LEVELS,
): string[] {
  const faults = saidOnce
    .filter((level) => told.some((other) => other[level] === hint[level]))
    .map((level) => `${level} is told again: ${hint[level]}`);
  const last = told.at(-1);
  if (hint.choice === undefined && hint.index !== told.length) faults.push(`it tells step ${hint.index}`);
  const before = last?.steps ?? [];
  const same = before.every((step, i) => JSON.stringify(step) === JSON.stringify(hint.steps[i]));
  if (hint.choice === undefined && !same) faults.push('it goes another way than the hint before');
  return faults;
}
