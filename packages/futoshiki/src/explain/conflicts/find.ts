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
import { findNamed, nameOf } from './name.js';
import type { Named, Told } from './reason.js';

export function* findConflict(asking: Asking, finish: Finish): Generator<void, FutoshikiConflict> {
  const found = yield* findTold(asking);
  if (isOfFew(found)) return conflictOf(asking, yield* withSteps(found));
  const fewer = (yield* findNamed(asking, isOfFew)) ?? (yield* findFewer(asking.judge, found, finish));
  return conflictOf(asking, fewer ?? (yield* withSteps(found)));
}

/** What is seen at a look to be wrong with one of those placed; undefined where that is nothing. */
export function* findPlainConflict(asking: Asking, id: number): Generator<void, FutoshikiConflict | undefined> {
  const isAbout = (told: Told) => factsIn(told.because).includes(id) && isOfFew(told);
  const told = yield* findNamed(asking, isAbout);
  return told && conflictOf(asking, told);
}

/** @param given what the player has placed */
export function askingOf(compiled: Compiled, given: readonly Fact[]): Asking {
  const judge = new Judge(compiled);
  judge.facts = given;
  return new Asking(judge);
}

/** Does it rest on few of those that a player has placed? */
function isOfFew({ because }: Told): boolean {
  return factsIn(because).length <= MOST_OWN;
}

function conflictOf({ judge }: Asking, { because, class: sort, named, steps }: Shown): FutoshikiConflict {
  const { compiled, facts: given } = judge;
  return {
    class: sort,
    ...(named === undefined ? {} : { reason: named.reason, about: figureOf(compiled, named) }),
    because: premisesOf(compiled, given, because),
    ...(steps === undefined ? {} : { chain: stepsOf(compiled, given, steps) }),
  };
}

/** The same by few of those placed, the easiest to see of several ways; undefined where it takes more. */
function* findFewer(
  { compiled, facts: given }: Judge,
  { because }: Told,
  finish: Finish,
): Generator<void, Shown | undefined> {
  let best: Shown | undefined;
  for (const few of yield* fewLost(factsIn(because), [...given.keys()], finish)) {
    const alone = given.map((fact, id) => (few.includes(id) ? fact : []));
    const other = yield* withSteps(yield* findTold(askingOf(compiled, alone)));
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

interface Found extends Told {
  /** How one sees it, where that takes more than one look. */
  findRoute?(): Generator<void, Route | undefined>;
}

interface Shown extends Told {
  readonly steps?: readonly ToldStep<Fact, Premise>[];
}

/** Steps take long to find and to tell, and of most that is found nobody is told. */
function* withSteps({ findRoute: find, ...told }: Found): Generator<void, Shown> {
  const route = find && (yield* find());
  const steps = route && (yield* tell(route));
  return steps === undefined ? told : { ...told, steps };
}

function* findTold(asking: Asking): Generator<void, Found> {
  return (
    (yield* findNamed(asking)) ??
    (yield* findInLine(asking)) ??
    (yield* findBySteps(asking)) ??
    (yield* findBySearch(asking))
  );
}

/** One line with all signs and numbers, in it and around it. */
function* findInLine(asking: Asking): Generator<void, Found | undefined> {
  const others = asking.all.filter(({ kind }) => kind !== 'line');
  let best: readonly Premise[] | undefined;
  for (let line = 0; line < 2 * asking.judge.compiled.side; line++) {
    const some = [lineOf(line), ...others];
    if (!(yield* asking.contradicts(some))) continue;
    const because = yield* smallSubset(some, (fewer) => asking.contradicts(fewer));
    if (best === undefined || because.length < best.length) best = because;
  }
  return best && withRoute(asking, best);
}

/** So many ways of leaving something out are tried, fewer of more premises. */
const ORDERS = 4;
const FEW_PREMISES = 25;
/** So many suppositions may be tried by all premises, and by few. */
const MOST_TRIED = 200;
const MOST_TRIED_AGAIN = 60;
/** A way that is so much harder to follow is not taken for resting on less. */
const MUCH_HARDER = 2;

/** What techniques lead to, by as few premises as can be: of several such sets the one that is the easiest to follow. */
function* findBySteps(asking: Asking): Generator<void, Found | undefined> {
  const { judge, all } = asking;
  const whole = yield* findRoute(judge, all, MOST_TRIED);
  if (whole === undefined) return undefined;
  const { length } = whole.premises;
  const routeBy = (because: readonly Premise[]) =>
    because.length === length ? ready(whole) : findRoute(judge, because, length <= FEW_PREMISES ? MOST_TRIED_AGAIN : 0);
  const sets = yield* irreducible(asking, whole.premises);
  const { because, route } = yield* easiest(sets, routeBy);
  return {
    ...nameOf(judge, because),
    *findRoute() {
      const found = yield* route();
      // What shows it may rest on more than it takes.
      return found === undefined || found.cost > MUCH_HARDER * whole.cost ? whole : found;
    },
  };
}

/** What is left of premises when one after another is left out, in several orders. */
function* irreducible(asking: Asking, premises: readonly Premise[]): Generator<void, readonly (readonly Premise[])[]> {
  const random = new Random(0);
  const sets = new Map<string, readonly Premise[]>();
  for (let order = 0; order < (premises.length <= FEW_PREMISES ? ORDERS : 1); order++) {
    const because = yield* asking.fewest(order === 0 ? premises : random.shuffle([...premises]));
    const key = keyOf(because);
    if (!sets.has(key)) sets.set(key, because);
  }
  return [...sets.values()];
}

type Finding = Generator<void, Route | undefined>;

/** Nobody needs to know how easy the only one is. */
function* easiest(
  sets: readonly (readonly Premise[])[],
  routeBy: (because: readonly Premise[]) => Finding,
): Generator<void, { readonly because: readonly Premise[]; route(): Finding }> {
  const [first = [], ...others] = sets;
  if (others.length === 0) return { because: first, route: () => routeBy(first) };
  let best = { because: first, route: yield* routeBy(first) };
  for (const because of others) {
    const route = yield* routeBy(because);
    if (costOf(route) < costOf(best.route)) best = { because, route };
  }
  return { because: best.because, route: () => ready(best.route) };
}

function costOf(route: Route | undefined): number {
  return route?.cost ?? Number.POSITIVE_INFINITY;
}

// biome-ignore lint/correctness/useYield: what is found already takes no time.
function* ready(route: Route | undefined): Finding {
  return route;
}

/** Where nothing else does, trying everything shows it: then there is nothing to tell on the way. */
function* findBySearch(asking: Asking): Generator<void, Found> {
  return nameOf(asking.judge, yield* smallSubset(asking.all, (fewer) => asking.contradicts(fewer)));
}

function withRoute(asking: Asking, because: readonly Premise[]): Found {
  const told = nameOf(asking.judge, because);
  if (told.named !== undefined && told.named.reason !== 'unfillable-line') return told;
  return { ...told, findRoute: () => findRoute(asking.judge, because, MOST_TRIED) };
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
