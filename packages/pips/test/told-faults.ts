/** What is wrong with steps and conflicts as programs get them: each claim is checked anew, with nothing of what found it. */
import { finish } from '@pipwright/core';
import type { Chapter } from '@pipwright/core/explaining';
import { type Replay, replayOf } from '../../core/src/arguing/replay.js';
import { arguingOfNone } from '../src/explain/arguing.js';
import { type Board, boardOf } from '../src/explain/claims/board.js';
import type { Argument, Claim } from '../src/explain/claims/claim.js';
import { type Fact, FORCED, Known, members, range, setOf } from '../src/explain/claims/known.js';
import { keepable } from '../src/explain/explain.js';
import { placedOn } from '../src/explain/placed.js';
import type { PipsConflict, PipsPremise, PipsStep } from '../src/explain/step.js';
import type { Cell } from '../src/model/cell.js';
import { commonOf } from '../src/model/common.js';
import type { Puzzle } from '../src/model/puzzle.js';
import { canonicalPlacement, type Placement, type Solution } from '../src/model/solution.js';
import { argumentFaults, solutionsOf } from './claim-faults.js';
import { Numbered } from './numbered.js';

/** Judges what links say on a board where something lies. */
class Judge {
  readonly board: Board;
  readonly start: Known;
  readonly numbered: Numbered;
  readonly #replay: Replay<Known, Claim, Fact>;

  constructor(puzzle: Puzzle, placed: readonly Placement[]) {
    this.board = boardOf(puzzle);
    this.start = new Known(this.board).learn(placed.map((each) => placedOn(this.board, each)));
    this.numbered = new Numbered(this.board);
    this.#replay = replayOf(arguingOfNone(this.board));
  }

  isHeld(start: Known, all: readonly Argument[], mustEnd = false): boolean {
    return this.#replay.isHeld(start, all, mustEnd);
  }

  /** What is wrong with what a link says it rests on, and with what programs get of it. */
  linkFaults(before: Known, told: readonly Fact[][], all: readonly Argument[], link: PipsStep, from: Known): string[] {
    const named = link.because.flatMap((premise) => told[earlier(premise)] ?? []);
    const known = before.copy().learn(all.flatMap(({ facts }) => facts));
    const shown = before.copy().learn(link.concludes.flatMap((fact) => this.numbered.concluded(fact)));
    const isSame = String([known.values, known.joins]) === String([shown.values, shown.joins]);
    return [
      ...(this.isHeld(from.copy().learn(named), all) ? [] : ['does not follow from what it names']),
      ...(known.isDead || isSame ? [] : ['concludes something else than it says']),
    ];
  }
}

/** In a list of what is supposed and of the links after it, or of steps. */
function earlier(premise: PipsPremise): number {
  if ('suppose' in premise) return 0;
  return 'link' in premise ? premise.link + 1 : 'step' in premise ? premise.step : -1;
}

export interface Told {
  readonly steps: readonly PipsStep[];
  /** One of them all where there are none. */
  readonly chapters?: readonly Chapter[];
}

/** All solutions of a small board, or some of them. */
const MOST_SOLUTIONS = 100;

/** What is wrong with steps that are told one after another where something lies. */
export function toldFaults(
  puzzle: Puzzle,
  { steps, chapters = [] }: Told,
  placed: readonly Placement[] = [],
): string[] {
  const judge = new Judge(puzzle, placed);
  const { board, start, numbered } = judge;
  const given = placed.map((each) => placedOn(board, each));
  const solutions = solutionsOf(board, MOST_SOLUTIONS, given);
  const known = start.copy();
  const told: Fact[][] = [];
  let before = start;
  return steps.flatMap((step, i) => {
    // What was told in other chapters is on the board.
    if (chapters.some((chapter) => chapter.steps[0] === i)) before = known.copy();
    const all = numbered.arguments(known, step);
    const faults = [
      ...argumentFaults(known, all, solutions),
      ...judge.linkFaults(known, told, all, step, before),
      ...chainFaults(judge, known, all, step),
    ];
    const claims = step.parts.map(({ claim }) => JSON.stringify(claim));
    if (new Set(claims).size < claims.length) faults.push('claims the same twice');
    if (!all.every(({ facts }) => facts.some((fact) => known.isNews(fact)))) faults.push('says again what is known');
    told.push(all.flatMap(({ facts }) => facts));
    known.learn(told.at(-1) ?? []);
    return faults.map((fault) => `step ${i}: ${fault}`);
  });
}

function chainFaults(judge: Judge, before: Known, all: readonly Argument[], { chain = [] }: PipsStep): string[] {
  const claim = all.at(-1)?.claim;
  if (claim?.says !== 'two') return chain.length > 0 ? ['has a chain, and supposes nothing'] : [];
  const known = before.copy().learn([claim.suppose]);
  const told: Fact[][] = [[claim.suppose]];
  return chain.flatMap((link, i) => {
    const own = judge.numbered.arguments(known, link);
    const faults = [...chainFaults(judge, known, own, link), ...judge.linkFaults(known, told, own, link, before)];
    told.push(own.flatMap(({ facts }) => facts));
    known.learn(told.at(-1) ?? []);
    return faults.map((fault) => `link ${i}: ${fault}`);
  });
}

/** Is all known in the end that these solutions share, and nothing else? */
export function reachedFaults(puzzle: Puzzle, steps: readonly PipsStep[], solutions: readonly Solution[]): string[] {
  const common = commonOf(puzzle);
  for (const solution of solutions) common.add(solution);
  const { cells, joined } = common.toJson() as unknown as {
    cells: readonly { cell: Cell; values: readonly number[] }[];
    joined: readonly (readonly [Cell, Cell])[];
  };
  const { start: known, numbered, board } = new Judge(puzzle, []);
  for (const step of steps) known.learn(step.concludes.flatMap((fact) => numbered.concluded(fact)));
  const shared = joined.map((edge) => numbered.edge(edge)).sort((a, b) => a - b);
  const told = range(board.edges).filter((edge) => known.joins[edge] === FORCED);
  return [
    ...cells.flatMap(({ cell, values }) => {
      const left = known.values[numbered.cell(cell)] ?? 0;
      const isRight = values.length === 1 ? left === setOf(values) : (setOf(values) & ~left) === 0;
      return isRight ? [] : [`${cell} is ${values} in all solutions, and ${members(left)} in the end`];
    }),
    ...(String(told) === String(shared) ? [] : [`${shared} are joined in all solutions, and ${told} in the end`]),
  ];
}

/** What is wrong with why a board cannot be finished: it must end with nothing left, and need each of its parts. */
export function conflictFaults(puzzle: Puzzle, conflict: PipsConflict): string[] {
  const { chain, because, wrong, supposed, placed = [] } = conflict;
  const stay = () => finish(keepable(puzzle, { placements: placed.filter((each) => !isSame(each, wrong)) }));
  const lying = wrong === undefined ? [] : supposed === undefined ? [...stay(), wrong] : placed;
  const judge = new Judge(puzzle, lying);
  const { start, numbered } = judge;
  const known = start.copy();
  const all = chain.flatMap((step) => {
    const own = numbered.arguments(known, step);
    known.learn(own.flatMap(({ facts }) => facts));
    return own;
  });
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault);
  };
  check(all.length > 0, 'has no chain');
  if (start.isDead) check(all.length === 1 && all[0]?.claim.says === 'broken', 'does not say which rule is broken');
  else {
    faults.push(...toldFaults(puzzle, { steps: chain }, lying));
    check(judge.isHeld(start, all, true), 'does not end with nothing left');
    for (const i of all.keys())
      check(!judge.isHeld(start, all.toSpliced(i, 1), true), `does not need ${JSON.stringify(all[i])}`);
  }
  check((conflict.class === 'combined') === all.some(({ claim }) => claim.says === 'two'), `is no ${conflict.class}`);
  const own = because.flatMap((premise) => ('placed' in premise ? [premise.placed] : []));
  check(own.length === (wrong === undefined ? 0 : 1), 'names more of what was placed than what is wrong');
  check(
    own.every((each) => isSame(each, wrong)),
    'names something that is right',
  );
  return faults.map((fault) => `${fault}: ${JSON.stringify(conflict)}`);
}

function isSame(one: Placement, other: Placement | undefined): boolean {
  return (
    other !== undefined &&
    String(Object.values(canonicalPlacement(one))) === String(Object.values(canonicalPlacement(other)))
  );
}
