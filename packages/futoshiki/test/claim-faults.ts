/** What is wrong with a telling by claims: judged on the board as known before each argument, and by all solutions. */
import { tellerOf } from '../../core/src/arguing/teller.js';
import { size } from '../../core/src/bits.js';
import { SwiftSearch, termsOf } from '../src/engines/swift/index.js';
import { arguingOf } from '../src/explain/arguing.js';
import { type Board, boardOf } from '../src/explain/claims/board.js';
import type { Argument } from '../src/explain/claims/claim.js';
import { isTrue, thenOf } from '../src/explain/claims/kinds.js';
import { bitOf, type Fact, Known } from '../src/explain/claims/known.js';
import { findTruth, type Truth } from '../src/explain/truth.js';
import type { Puzzle } from '../src/model/puzzle.js';

export interface Telling {
  readonly board: Board;
  readonly truth: Truth;
  /** In the order that they are told. */
  readonly arguments: readonly Argument[];
  /** Why it does not go on to the end. */
  readonly stopped?: string;
}

/** No telling of a small board takes so many pauses. */
const MOST_PAUSES = 20_000;

/** Undefined where there is no solution. */
export function tellingOf(puzzle: Puzzle): Telling | undefined {
  const board = boardOf(puzzle);
  const truth = ended(findTruth(board.compiled, termsOf(board.compiled)));
  if (truth === undefined) return undefined;
  const told: Argument[] = [];
  const arguing = arguingOf(board, truth, false);
  const teller = tellerOf(arguing);
  const known = new Known(board);
  const stop = (stopped: string): Telling => ({ board, truth, arguments: told, stopped });
  let pauses = 0;
  try {
    for (;;) {
      const work = teller.next(known);
      let step = work.next();
      for (; !step.done; step = work.next()) if (++pauses > MOST_PAUSES) return stop('too much work');
      if (step.value === undefined) break;
      // As they are told, in sentences.
      told.push(...teller.replay.sentencesOf(known, step.value).flat());
      known.learn(step.value.flatMap(({ facts }) => facts));
    }
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
  return arguing.isDone(known) ? { board, truth, arguments: told } : stop('nothing more is found');
}

function ended<T>(work: Generator<unknown, T>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

/** By cell: its number. */
export type Filled = readonly number[];

/** Solutions with what is written: all of them, or the first few. */
export function solutionsOf({ compiled }: Board, most: number, written: readonly Fact[] = []): readonly Filled[] {
  const terms = termsOf(compiled);
  for (const fact of written) if (fact.is === 'placed') terms.fix(fact.cell, fact.value);
  const search = new SwiftSearch(compiled, terms);
  const found: Filled[] = [];
  for (let runs = 0; found.length < most && runs < 2000; runs++) {
    const step = search.run(1000);
    if (step.type === 'exhausted') break;
    if (step.type === 'solution') found.push(step.solution.grid.flat());
  }
  return found;
}

/** Is it so in a solution? */
export function holdsIn(fact: Fact, solution: Filled): boolean {
  if (fact.is === 'over') return false;
  const value = solution[fact.cell] ?? 0;
  return fact.is === 'placed' ? value === fact.value : (fact.set & bitOf(value)) !== 0;
}

/** What is wrong with arguments made one after another, and with the chains that they suppose. */
export function argumentFaults(
  start: Known,
  told: readonly Argument[],
  solutions: readonly Filled[],
  see: (argument: Argument) => void = () => undefined,
): string[] {
  const faults: string[] = [];
  const known = start.copy();
  for (const argument of told) {
    const { claim, facts } = argument;
    see(argument);
    const check = (isRight: boolean, fault: string) => {
      if (!isRight) faults.push(`${fault}: ${JSON.stringify(argument)}`);
    };
    check(!known.isDead, 'goes on behind a dead end');
    check(isTrue(known, claim), 'false');
    const after = known.copy().learn(thenOf(known, claim));
    check(after.isDead || !facts.some((fact) => after.isNews(fact)), 'does not follow');
    for (const fact of facts)
      check(
        solutions.every((solution) => holdsIn(fact, solution)),
        'against a solution',
      );
    if (claim.says === 'two') {
      check(!solutions.some((solution) => holdsIn(claim.suppose, solution)), 'refutes what is in a solution');
      const supposed = known.copy().learn([claim.suppose]);
      faults.push(...argumentFaults(supposed, claim.chain, [], see).map((fault) => `in a chain, ${fault}`));
      for (const link of claim.chain.slice(0, -1)) supposed.learn(link.facts);
      check(!supposed.isDead, 'a chain runs past its end');
      check(supposed.learn(claim.chain.at(-1)?.facts ?? []).isDead, 'a chain does not say what fails');
    }
    known.learn(facts);
  }
  return faults;
}

/** Does a telling end with all that solutions share, and with nothing more? */
export function endFaults({ board, truth, arguments: told, stopped }: Telling): string[] {
  if (stopped !== undefined) return [stopped];
  const known = new Known(board).learn(told.flatMap(({ facts }) => facts));
  return [...truth.values].flatMap((set, cell) => {
    const left = known.values[cell] ?? 0;
    const isRight = (set & ~left) === 0 && (size(set) > 1 || (left === set && !known.isOpen(cell)));
    return isRight ? [] : [`cell ${cell} has ${left}, not ${set}`];
  });
}
