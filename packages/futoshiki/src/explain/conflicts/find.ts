/**
 * Why a puzzle, or what a player has made of it, cannot be solved. What is seen at a look is looked for first, then what
 * steps lead to; of several irreducible reasons the plainest is told.
 */
import { Random } from '@pipwright/core';
import { type Finish, factsIn, fewLost, MOST_OWN, smallSubset, type ToldStep } from '@pipwright/core/explaining';
import type { Compiled } from '../../engines/swift/index.js';
import { Judge } from '../judging/judge.js';
import { type Fact, numbersIn } from '../knowledge/conclusion.js';
import type { Premise } from '../knowledge/premise.js';
import { type ConflictFigure, cellAt, type FutoshikiConflict, premisesOf, stepsOf } from '../step.js';
import { Asking, keyOf } from './asking.js';
import { lineOf } from './board.js';
import { findRoute, type Route, tell } from './chain.js';
import { findNamed, nameOf, type Told } from './name.js';
import type { Named } from './reason.js';

/** @param given what the player has placed */
export function* findConflict(
  compiled: Compiled,
  given: readonly Fact[],
  finish: Finish,
): Generator<void, FutoshikiConflict> {
  const asking = askingOf(compiled, given);
  const told = yield* findTold(asking);
  if (isOfFew(told)) return conflictOf(compiled, given, told);
  const named = yield* findNamed(asking, everything(asking.judge), isOfFew);
  return conflictOf(compiled, given, named ?? (yield* findFewer(compiled, given, told, finish)) ?? told);
}

/** What is seen at a look to be wrong with one of those placed; undefined where that is nothing. */
export function* findPlainConflict(
  compiled: Compiled,
  given: readonly Fact[],
  id: number,
): Generator<void, FutoshikiConflict | undefined> {
  const asking = askingOf(compiled, given);
  const isAbout = (told: Told) => factsIn(told.because).includes(id) && isOfFew(told);
  const told = yield* findNamed(asking, everything(asking.judge), isAbout);
  return told && conflictOf(compiled, given, told);
}

function askingOf(compiled: Compiled, given: readonly Fact[]): Asking {
  const judge = new Judge(compiled);
  judge.facts = given;
  return new Asking(judge);
}

/** Does it rest on few of those that a player has placed? */
function isOfFew({ because }: Told): boolean {
  return factsIn(because).length <= MOST_OWN;
}

function conflictOf(
  compiled: Compiled,
  given: readonly Fact[],
  { because, class: sort, named, steps }: Shown,
): FutoshikiConflict {
  return {
    class: sort,
    ...(named === undefined ? {} : { reason: named.reason, about: figureOf(compiled, named) }),
    because: premisesOf(compiled, given, because),
    ...(steps === undefined ? {} : { chain: stepsOf(compiled, given, steps) }),
    isOfPlayer: because.some(({ kind }) => kind === 'fact'),
  };
}

/** The same by few of those placed, the easiest to see of several ways; undefined where it takes more. */
function* findFewer(
  compiled: Compiled,
  given: readonly Fact[],
  { because }: Told,
  finish: Finish,
): Generator<void, Shown | undefined> {
  let best: Shown | undefined;
  for (const few of yield* fewLost(factsIn(because), [...given.keys()], finish)) {
    const alone = given.map((fact, id) => (few.includes(id) ? fact : []));
    const other = yield* findTold(askingOf(compiled, alone));
    if (best === undefined || effortOf(other) < effortOf(best)) best = other;
  }
  return best;
}

/** How hard it is to see, as far as two ways can be compared. */
function effortOf({ because, named, steps }: Shown): number {
  if (steps !== undefined)
    return 100 * steps.reduce((sum, { chain = [] }) => sum + 1 + chain.length, 1) + because.length;
  return named === undefined || named.reason === 'unfillable-line' ? Number.POSITIVE_INFINITY : because.length;
}

interface Shown extends Told {
  /** How one sees it, where that takes more than one look. */
  readonly steps?: readonly ToldStep<Fact, Premise>[];
}

function* findTold(asking: Asking): Generator<void, Shown> {
  const all = everything(asking.judge);
  const named = yield* findNamed(asking, all);
  if (named !== undefined) return named;
  return (yield* findInLine(asking, all)) ?? (yield* findBySteps(asking, all)) ?? (yield* findBySearch(asking, all));
}

/** In the order in which they are left out. */
function everything({ compiled, facts }: Judge): readonly Premise[] {
  const { side, links, question } = compiled;
  const list = (length: number, kind: 'line' | 'link' | 'fact') =>
    Array.from({ length }, (_, id): Premise => ({ kind, id }));
  const given = question.givens.map(({ row, column }): Premise => ({ kind: 'given', id: row * side + column }));
  return [...list(2 * side, 'line'), ...given, ...list(links, 'link'), ...list(facts.length, 'fact')];
}

/** One line with all signs and numbers, in it and around it. */
function* findInLine(asking: Asking, all: readonly Premise[]): Generator<void, Shown | undefined> {
  const others = all.filter(({ kind }) => kind !== 'line');
  let best: Shown | undefined;
  for (let line = 0; line < 2 * asking.judge.compiled.side; line++) {
    const some = [lineOf(line), ...others];
    if (!(yield* asking.contradicts(some))) continue;
    const because = yield* smallSubset(some, (fewer) => asking.contradicts(fewer));
    if (best === undefined || because.length < best.because.length) best = yield* shown(asking, because);
  }
  return best;
}

/** So many ways of leaving something out are tried, fewer of more premises. */
const ORDERS = 4;
const FEW_PREMISES = 25;
/** So many suppositions may be tried by all premises, and by few. */
const MOST_TRIED = 200;
const MOST_TRIED_AGAIN = 60;

/** What techniques lead to, by as few premises as can be: of several such sets the one that is the easiest to follow. */
function* findBySteps(asking: Asking, all: readonly Premise[]): Generator<void, Shown | undefined> {
  const { judge } = asking;
  const whole = yield* findRoute(judge, all, MOST_TRIED);
  if (whole === undefined) return undefined;
  const random = new Random(0);
  let best: { readonly because: readonly Premise[]; readonly route: Route | undefined } | undefined;
  const tried = new Set<string>();
  const isFew = whole.premises.length <= FEW_PREMISES;
  for (let order = 0; order < (isFew ? ORDERS : 1); order++) {
    const start = order === 0 ? whole.premises : random.shuffle([...whole.premises]);
    const because = yield* asking.fewest(start);
    if (tried.has(keyOf(because))) continue;
    tried.add(keyOf(because));
    const isAll = because.length === whole.premises.length;
    const route = isAll ? whole : yield* findRoute(judge, because, isFew ? MOST_TRIED_AGAIN : 0);
    if (
      best === undefined ||
      (route?.cost ?? Number.POSITIVE_INFINITY) < (best.route?.cost ?? Number.POSITIVE_INFINITY)
    )
      best = { because, route };
  }
  if (best === undefined) return undefined;
  // What shows it may rest on more than it takes.
  const route = best.route === undefined || best.route.cost > MUCH_HARDER * whole.cost ? whole : best.route;
  return yield* withSteps(nameOf(judge, best.because), route);
}

/** A way that is so much harder to follow is not taken for resting on less. */
const MUCH_HARDER = 2;

function* withSteps(told: Told, route: Route | undefined): Generator<void, Shown> {
  const steps = route && (yield* tell(route));
  return steps === undefined ? told : { ...told, steps };
}

/** Where nothing else does, trying everything shows it: then there is nothing to tell on the way. */
function* findBySearch(asking: Asking, all: readonly Premise[]): Generator<void, Shown> {
  return nameOf(asking.judge, yield* smallSubset(all, (fewer) => asking.contradicts(fewer)));
}

function* shown(asking: Asking, because: readonly Premise[]): Generator<void, Shown> {
  const told = nameOf(asking.judge, because);
  if (told.named !== undefined && told.named.reason !== 'unfillable-line') return told;
  return yield* withSteps(told, yield* findRoute(asking.judge, because, MOST_TRIED));
}

function figureOf({ side }: Compiled, { cells = [], line, values = 0, losses = [] }: Named): ConflictFigure {
  const cellOf = (cell: number) => cellAt(cell, side);
  const nameLine = (id: number) => (id < side ? { row: id } : { column: id - side });
  return {
    cells: cells.map(cellOf),
    ...(line === undefined ? {} : { line: nameLine(line) }),
    numbers: numbersIn(values),
    losses: losses.map(({ cell, values: lost, by }) => ({
      cell: cellOf(cell),
      values: numbersIn(lost),
      by:
        'line' in by
          ? { kind: by.kind, line: nameLine(by.line) }
          : { kind: by.kind, path: ('path' in by ? by.path : [cell, by.other]).map(cellOf) },
    })),
  };
}
