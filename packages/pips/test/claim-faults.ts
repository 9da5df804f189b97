/** What is wrong with a telling by claims: judged on the board as known before each argument, and by all solutions. */
import { tellerOf } from '../../core/src/arguing/teller.js';
import { cellNumber, edgeNumber, SwiftSearch, termsOf } from '../src/engines/swift/index.js';
import { arguingOf } from '../src/explain/arguing.js';
import { type Board, boardOf } from '../src/explain/claims/board.js';
import type { Argument, Claim } from '../src/explain/claims/claim.js';
import { isTrue, thenOf } from '../src/explain/claims/kinds.js';
import { DIFFERENT, type Fact, FORBIDDEN, FORCED, Known, range, SAME, size } from '../src/explain/claims/known.js';
import type { Placed } from '../src/explain/placed.js';
import { findTruth, type Truth } from '../src/explain/truth.js';
import type { Domino } from '../src/model/domino.js';
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
export const MOST_PAUSES = 20_000;

/** Undefined where there is no solution. */
export function tellingOf(puzzle: Puzzle, mostPauses = MOST_PAUSES): Telling | undefined {
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
      for (; !step.done; step = work.next()) if (++pauses > mostPauses) return stop('too much work');
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

export interface Filled {
  readonly values: readonly number[];
  readonly edges: ReadonlySet<number>;
}

/** Solutions by the numbers of a board, with what is placed: all of them, or the first few. */
export function solutionsOf({ compiled }: Board, most: number, placed: readonly Placed[] = []): readonly Filled[] {
  const terms = termsOf(compiled);
  for (const { edge, domino } of placed) {
    terms.join(edge);
    for (const [half, ends] of [compiled.first, compiled.second].entries())
      terms.fix(ends[edge] ?? -1, domino[half as 0 | 1]);
  }
  const search = new SwiftSearch(compiled, terms);
  const found: Filled[] = [];
  for (let nodes = 0; found.length < most && nodes < 200; nodes++) {
    const step = search.run(1000);
    if (step.type === 'exhausted') break;
    if (step.type !== 'solution') continue;
    const values = new Array<number>(compiled.cells).fill(-1);
    const edges = new Set<number>();
    for (const { domino, cells } of step.solution.placements) {
      edges.add(edgeNumber(compiled, cells));
      for (const half of [0, 1] as const) values[cellNumber(compiled, cells[half])] = domino[half];
    }
    found.push({ values, edges });
  }
  return found;
}

/** Is it so in a solution that goes on from what is known? */
export function holdsIn(known: Known, fact: Fact, { values, edges }: Filled): boolean {
  const { board } = known;
  const isIn = (cell: number, set: number) => ((set >> (values[cell] ?? 31)) & 1) === 1;
  switch (fact.is) {
    case 'values':
      return isIn(fact.cell, fact.set);
    case 'number':
      return (board.cellsOf[fact.region] ?? []).every((cell) => isIn(cell, fact.set));
    case 'gone':
      return values.every((_, cell) => !known.isOpen(cell) || fact.but.includes(cell) || !isIn(cell, fact.set));
    case 'over':
      return false;
    case 'joined':
      return edges.has(fact.edge);
    case 'parted':
      return !edges.has(fact.edge);
    case 'placed': {
      const [a, b] = known.ends(fact.edge);
      return edges.has(fact.edge) && values[a] === fact.domino[0] && values[b] === fact.domino[1];
    }
  }
}

/** Does it leave nothing, plainly? */
function isDead(known: Known, fact: Fact): boolean {
  switch (fact.is) {
    case 'over':
      return true;
    case 'values':
      return ((known.values[fact.cell] ?? 0) & fact.set) === 0;
    case 'number':
      return (known.numberOf(fact.region) & fact.set) === 0;
    case 'gone':
      return known.values.some((set, c) => known.isOpen(c) && !fact.but.includes(c) && (set & ~fact.set) === 0);
    case 'joined':
      return known.joins[fact.edge] === FORBIDDEN;
    case 'parted':
      return known.joins[fact.edge] === FORCED;
    case 'placed':
      return false;
  }
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
    const what = () => JSON.stringify(argument);
    if (known.isDead) faults.push(`goes on behind a dead end: ${what()}`);
    if (!isTrue(known, claim)) faults.push(`false: ${what()}`);
    faults.push(...wordFaults(known, claim).map((fault) => `${fault}: ${what()}`));
    const after = known.copy().learn(thenOf(known, claim));
    if (!after.isDead && facts.some((fact) => after.isNews(fact))) faults.push(`does not follow: ${what()}`);
    for (const fact of facts)
      if (solutions.some((solution) => !holdsIn(known, fact, solution)))
        faults.push(`against a solution: ${JSON.stringify(fact)} of ${what()}`);
    if (claim.says === 'two') {
      const supposed = known.copy().learn([claim.suppose]);
      const left = solutions.filter((solution) => holdsIn(known, claim.suppose, solution));
      if (left.length > 0) faults.push(`refutes what is in a solution: ${what()}`);
      faults.push(...argumentFaults(supposed, claim.chain, [], see).map((fault) => `in a chain, ${fault}`));
      const last = claim.chain.at(-1);
      for (const link of claim.chain.slice(0, -1)) supposed.learn(link.facts);
      // The one place of a domino may fail it too, and then it fits nowhere.
      if (last?.claim.says !== 'home' && !last?.facts.some((fact) => isDead(supposed, fact)))
        faults.push(`a chain does not say what fails: ${what()}`);
    }
    known.learn(facts);
  }
  return faults;
}

/** What two cells could be by their numbers, and by whether they must be alike or not. */
function wantedOn(known: Known, edge: number, at = -1, values: readonly number[] = []): Domino[] {
  const { shape, pips } = known.board;
  const [a, b] = known.ends(edge);
  const region = known.regionIn(edge);
  const rule = region === undefined ? 0 : shape[region];
  const of = (cell: number) =>
    range(pips).filter((v) => (((known.values[cell] ?? 0) >> v) & 1) === 1 && (cell !== at || values.includes(v)));
  return of(a).flatMap((x) =>
    of(b)
      .filter((y) => (rule !== SAME || x === y) && (rule !== DIFFERENT || x !== y))
      .map((y): Domino => [x, y]),
  );
}

const isWanted =
  (wanted: readonly Domino[]) =>
  ([x, y]: Domino) =>
    wanted.some(([a, b]) => (a === x && b === y) || (a === y && b === x));

/** What a claim says beside what makes it true: that dominoes are not in the tray, or had been, or that one is the last. */
function wordFaults(known: Known, claim: Claim): string[] {
  const { board, left, halves } = known;
  const isLeft = ([x, y]: Domino) => (left[x * board.pips + y] ?? 0) > 0;
  const isGiven = ([x, y]: Domino) => (board.compiled.given.most[x * board.pips + y] ?? 0) > 0;
  const open = range(board.cells).filter((cell) => known.isOpen(cell));
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault);
  };
  if ('wanted' in claim) {
    check(!claim.wanted.some(isLeft), 'wants what is in the tray');
    check(claim.isUsed === claim.wanted.some(isGiven), 'is wrong about what was in the tray');
  }
  if ('makes' in claim && claim.makes !== undefined) {
    const { low, high, isThere } = claim.makes;
    const sums = range(board.pips ** 2).filter((pair) => (left[pair] ?? 0) > 0);
    const sumOf = (pair: number) => Math.floor(pair / board.pips) + (pair % board.pips);
    check(String(known.makes(claim.edge)) === `${low},${high}`, 'must make something else');
    check(isThere === sums.some((pair) => sumOf(pair) >= low && sumOf(pair) <= high), 'is wrong about what makes it');
  }
  if (claim.says === 'unfit' && claim.makes === undefined)
    check(wantedOn(known, claim.edge).every(isWanted(claim.wanted)), 'leaves out what it would need');
  if (claim.says === 'alone' && claim.wanted.length > 0) {
    const brings = ([x, y]: Domino) => claim.values.includes(x) || claim.values.includes(y);
    const all = known.edgesLeft(claim.cell).flatMap((edge) => wantedOn(known, edge, claim.cell, claim.values));
    check(all.every(isWanted(claim.wanted)), 'leaves out what would bring it');
    check(claim.wanted.every(brings), 'wants what does not bring it');
  }
  if (claim.says === 'outside') {
    check(claim.isBare === range(board.pips).every((v) => !isGiven([v, v])), 'is wrong about doubles');
    check(claim.wanted.length === size(known.numberOf(claim.region)), 'leaves out a double');
  }
  if (claim.says === 'fit') {
    check(claim.isLast === (open.length === 2), 'is wrong about the last domino');
    const { only } = claim;
    if (only !== undefined) {
      check(known.values[only.cell] === 1 << only.value, 'is not certain');
      check(range(board.pips).filter((y) => isLeft([only.value, y])).length === 1, 'is not the only one');
    }
  }
  if ('inside' in claim && claim.inside !== undefined) {
    const { inside } = claim;
    check(!('edge' in claim) || known.sameIn(claim.edge) === inside, 'is not inside');
    check(board.shape[inside] === SAME, 'is no =');
  }
  if (claim.says === 'unfit') check(claim.isJoined === (known.joins[claim.edge] === FORCED), 'is wrong about pairing');
  if (claim.says === 'share')
    check(claim.isLeast === claim.regions.some((r) => known.openOf(r).length > claim.count), 'is wrong about more');
  if (claim.says === 'ways')
    check(
      claim.isRest === known.openOf(claim.region).length < (board.cellsOf[claim.region]?.length ?? 0),
      'is wrong about what is filled',
    );
  const counts = 'counts' in claim ? claim.counts : claim.says === 'spent' ? [claim] : [];
  check(
    counts.every(({ value, there }) => halves[value] === there),
    'miscounts',
  );
  return faults;
}

/** Does a telling end with all that solutions share, and with nothing more? */
export function endFaults({ board, truth, arguments: told, stopped }: Telling): string[] {
  if (stopped !== undefined) return [stopped];
  const known = new Known(board).learn(told.flatMap(({ facts }) => facts));
  const faults: string[] = [];
  for (const [cell, set] of truth.values.entries()) {
    const left = known.values[cell] ?? 0;
    if ((set & ~left) !== 0 || (size(set) === 1 && left !== set)) faults.push(`cell ${cell} has ${left}, not ${set}`);
  }
  for (const [edge, join] of truth.joins.entries()) {
    const told = known.joins[edge];
    const isWrong = told === FORCED ? join !== 1 : join === 1 || (told === FORBIDDEN && join !== -1);
    if (isWrong) faults.push(`edge ${edge} is told as ${told}, and is ${join}`);
  }
  const isTold = (edge: number) => known.ends(edge).every((cell) => !known.isOpen(cell));
  for (const [edge, join] of truth.joins.entries())
    if (join === 1 && known.ends(edge).every((cell) => size(truth.values[cell] ?? 0) === 1) && !isTold(edge))
      faults.push(`the domino on edge ${edge} is not placed`);
  return faults;
}
