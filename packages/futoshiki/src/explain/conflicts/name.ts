/** What is seen at a look, and what it is called. */
import type { Judge } from '../judging/judge.js';
import type { Premise } from '../knowledge/premise.js';
import type { Asking } from './asking.js';
import { barRun, barsBetween } from './bars.js';
import { Board } from './board.js';
import { noNumberFits, noPlace, tooFewNumbers, tooFewPlaces } from './cells.js';
import { chainInLines, circle, longChain } from './chains.js';
import { brokenLink, numberTwice } from './numbers.js';
import { type ConflictClass, type Finder, type Named, REASONS, type Told } from './reason.js';

/** The plainest first; those of one level are as plain as they are short. */
const LEVELS: readonly (readonly Finder[])[] = [
  [numberTwice, brokenLink, circle],
  [longChain, barsBetween],
  [barRun, noNumberFits, noPlace, chainInLines, tooFewNumbers, tooFewPlaces],
];

/** Of each sort so many are compared, and of these so many looked at closely. */
const MOST_FOUND = 200;
const MOST_CANDIDATES = 5;

/**
 * The plainest of all that is seen on a board at a look.
 * @param isWanted others are passed over
 */
export function* findNamed(
  asking: Asking,
  isWanted: (told: Told) => boolean = () => true,
): Generator<void, Told | undefined> {
  const { board, seen: known } = asking;
  for (const finders of LEVELS) {
    let best: Told | undefined;
    for (const find of finders) {
      const found = known.get(find) ?? (yield* look(asking, board, find));
      known.set(find, found);
      for (const told of found) if (isWanted(told) && (best === undefined || isPlainer(told, best))) best = told;
    }
    // Where signs lead round in a circle, chains have no end.
    if (best !== undefined || !circle(board).next().done) return best;
  }
  return undefined;
}

/** Those of one sort that have a name when nothing can be left out. */
function* look(asking: Asking, board: Board, find: Finder): Generator<void, readonly Told[]> {
  yield;
  const found: Told[] = [];
  for (const { premises } of shortest(find(board))) {
    const told = nameOf(asking.judge, yield* asking.fewest(premises));
    if (told.named !== undefined) found.push(told);
  }
  return found;
}

function shortest(found: Iterable<Named>): Named[] {
  const all: Named[] = [];
  for (const each of found) if (all.push(each) === MOST_FOUND) break;
  return all.sort((a, b) => weight(a.premises) - weight(b.premises)).slice(0, MOST_CANDIDATES);
}

/** Of as many premises, those that are the puzzle's own. */
function weight(premises: readonly Premise[]): number {
  return premises.length + premises.filter(({ kind }) => kind === 'fact').length / 100;
}

/** Fewer premises; of as many the reason that comes first. */
function isPlainer(one: Told, other: Told): boolean {
  const order = Object.keys(REASONS);
  const place = ({ named }: Told) => order.indexOf(named?.reason ?? '') / 1e4;
  return weight(one.because) + place(one) < weight(other.because) + place(other);
}

/** What premises are called that cannot hold together. */
export function nameOf(judge: Judge, because: readonly Premise[]): Told {
  const board = new Board(judge.compiled, judge.facts, because);
  for (const find of LEVELS.flat()) {
    for (const named of find(board)) return { because, class: classOf(named), named };
  }
  const lines = because.filter(({ kind }) => kind === 'line');
  const [line, ...others] = lines;
  if (line === undefined || others.length > 0) return { because, class: 'combined' };
  return { because, class: 'line', named: { reason: 'unfillable-line', line: line.id, premises: because } };
}

function classOf({ reason, premises }: Named): ConflictClass {
  const lines = premises.filter(({ kind }) => kind === 'line').length;
  return reason === 'chain-in-lines' && lines > 1 ? 'empty-domain' : REASONS[reason];
}
