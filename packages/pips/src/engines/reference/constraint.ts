/**
 * Constraints on a set of points. Reducing a constraint by an assignment gives what must still hold
 * for the points that are left, or why the assignment cannot be. Where the seed contradicts itself or the
 * game, docs/seeds.md says what is done here and why.
 */
import { err, ok, type Result } from '@pipwright/core';
import type { Board } from './board.js';
import { LARGEST_PIPS, notPips, Pips } from './piece.js';
import type { Assignment } from './placement.js';
import { assignments, type Placement } from './placement.js';
import type { Point } from './point.js';

export type Points = ReadonlySet<Point>;
export type EachOp = '<' | '>' | '=' | '≠';

export type Constraint =
  | { readonly type: 'Empty'; readonly points: Points }
  | { readonly type: 'AllSame'; readonly value: Pips | undefined; readonly points: Points }
  | { readonly type: 'AllDifferent'; readonly values: ReadonlySet<Pips>; readonly points: Points }
  | { readonly type: 'LessThan'; readonly target: number; readonly points: Points }
  | { readonly type: 'Exactly'; readonly target: number; readonly points: Points }
  | { readonly type: 'MoreThan'; readonly target: number; readonly points: Points }
  | { readonly type: 'Each'; readonly op: EachOp; readonly value: number; readonly points: Points };

/** A constraint, or why there cannot be such a one. */
export type ConstraintResult = Result<Constraint, string>;

export const EMPTY_CONSTRAINT: Constraint = { type: 'Empty', points: new Set() };

export function AllSame(
  value: number | undefined,
  points: Iterable<Point>,
  largest: number = LARGEST_PIPS,
): ConstraintResult {
  return withPoints(points, (set) => {
    if (value === undefined) return ok({ type: 'AllSame', value, points: set });
    const pips = Pips(value, largest);
    return pips.ok ? ok({ type: 'AllSame', value: pips.value, points: set }) : pips;
  });
}

export function AllDifferent(
  values: Iterable<number>,
  points: Iterable<Point>,
  largest: number = LARGEST_PIPS,
): ConstraintResult {
  const avoided = new Set<Pips>();
  for (const value of values) {
    const pips = Pips(value, largest);
    if (!pips.ok) return pips;
    avoided.add(pips.value);
  }
  return withPoints(points, (set) => {
    if (avoided.size === 0 && set.size < 2)
      return err('AllDifferent needs at least 2 points when no pips are avoided.');
    if (avoided.size > largest) return err(`AllDifferent cannot avoid all ${largest + 1} pips.`);
    if (avoided.size + set.size > largest + 1) {
      return err(
        `AllDifferent cannot avoid ${avoided.size} pips on ${inWords(set)}: there are only ${largest + 1} pips.`,
      );
    }
    return ok({ type: 'AllDifferent', values: avoided, points: set });
  });
}

export function LessThan(target: number, points: Iterable<Point>, largest: number = LARGEST_PIPS): ConstraintResult {
  return withTarget('LessThan', target, points, (size) => [1, largest * size]);
}

export function Exactly(target: number, points: Iterable<Point>, largest: number = LARGEST_PIPS): ConstraintResult {
  return withTarget('Exactly', target, points, (size) => [0, largest * size]);
}

export function MoreThan(target: number, points: Iterable<Point>, largest: number = LARGEST_PIPS): ConstraintResult {
  return withTarget('MoreThan', target, points, (size) => [0, largest * size - 1]);
}

/** Every single value compares so; a rule of the model that the seed's game lacks. */
export function Each(op: EachOp, value: number, points: Iterable<Point>): ConstraintResult {
  return withPoints(points, (set) => {
    const least = op === '<' ? 1 : 0;
    return Number.isInteger(value) && value >= least
      ? ok({ type: 'Each', op, value, points: set })
      : err(`Each ${op} needs a whole number from ${least} on, not ${value}.`);
  });
}

function withPoints(points: Iterable<Point>, make: (set: Points) => ConstraintResult): ConstraintResult {
  const set = new Set(points);
  return set.size === 0 ? err('A constraint needs at least one point.') : make(set);
}

/** A constraint on the sum of so many points, whose target has a least and a most. */
function withTarget(
  type: 'LessThan' | 'Exactly' | 'MoreThan',
  target: number,
  points: Iterable<Point>,
  rangeOn: (size: number) => readonly [least: number, most: number],
): ConstraintResult {
  return withPoints(points, (set) => {
    const [least, most] = rangeOn(set.size);
    return Number.isInteger(target) && target >= least && target <= most
      ? ok({ type, target, points: set })
      : err(`${type} on ${inWords(set)} needs a whole number from ${least} to ${most}, not ${target}.`);
  });
}

function inWords({ size }: Points): string {
  return size === 1 ? '1 point' : `${size} points`;
}

function unachievable(sum: number, points: number): string {
  return `The remaining sum ${sum} is unachievable with ${points} points.`;
}

/** Equal when of the same type with the same components. */
export function sameConstraint(a: Constraint, b: Constraint): boolean {
  const sameSet = <T>(left: ReadonlySet<T>, right: ReadonlySet<T>) =>
    left.size === right.size && [...left].every((item) => right.has(item));
  if (!sameSet(a.points, b.points)) return false;
  if (a.type === 'AllDifferent') return b.type === 'AllDifferent' && sameSet(a.values, b.values);
  const components = ({ points: _, ...rest }: Constraint) => JSON.stringify(rest);
  return components(a) === components(b);
}

export function consistent(constraints: readonly Constraint[]): boolean {
  const all = constraints.flatMap(({ points }) => [...points]);
  return new Set(all).size === all.length;
}

export function compatible(constraint: Constraint, board: Board): boolean {
  return [...constraint.points].every((point) => board.points.has(point));
}

export function reduceA(
  constraint: Constraint,
  { pips, point }: Assignment,
  largest: number = LARGEST_PIPS,
): ConstraintResult {
  if (!constraint.points.has(point)) return ok(constraint);
  if (pips > largest) return err(notPips(pips, largest));
  const points = new Set(constraint.points);
  points.delete(point);
  const left = points.size;

  switch (constraint.type) {
    case 'Empty':
      return ok(EMPTY_CONSTRAINT);

    case 'AllDifferent': {
      if (constraint.values.has(pips)) return err(`The pip ${pips} is already used.`);
      if (left === 0) return ok(EMPTY_CONSTRAINT);
      return ok({ type: 'AllDifferent', values: new Set([...constraint.values, pips]), points });
    }

    case 'AllSame': {
      const { value } = constraint;
      if (value !== undefined && pips !== value) {
        return err(`The pip ${pips} is not the same as the expected pip ${value}.`);
      }
      if (left === 0) return ok(EMPTY_CONSTRAINT);
      if (left === 1) return ok({ type: 'Exactly', target: pips, points });
      return ok({ type: 'AllSame', value: pips, points });
    }

    case 'Exactly': {
      const { target } = constraint;
      const rest = target - pips;
      if (left === 0) {
        return rest === 0
          ? ok(EMPTY_CONSTRAINT)
          : err(`The pips ${pips} is not the same as the expected pip ${target}.`);
      }
      if (rest < 0) return err(`The pip ${pips} exceeds the expected exact sum ${target}.`);
      if (rest > largest * left) return err(unachievable(rest, left));
      return ok({ type: 'Exactly', target: rest, points });
    }

    case 'LessThan': {
      const { target } = constraint;
      const rest = target - pips;
      if (rest <= 0) return err(`The pips ${pips} is not less than the target sum ${target}.`);
      if (left === 0 || rest > largest * left) return ok(EMPTY_CONSTRAINT);
      if (rest === 1 && left === 1) return ok({ type: 'Exactly', target: 0, points });
      return ok({ type: 'LessThan', target: rest, points });
    }

    case 'MoreThan': {
      const { target } = constraint;
      const rest = target - pips;
      if (rest < 0) return ok(EMPTY_CONSTRAINT);
      if (left === 0) return err(`The pips ${pips} is less than the minimum required sum of ${target + 1}.`);
      if (rest >= largest * left) return err(unachievable(rest, left));
      if (rest === largest - 1 && left === 1) return ok({ type: 'Exactly', target: largest, points });
      return ok({ type: 'MoreThan', target: rest, points });
    }

    case 'Each': {
      const { op, value } = constraint;
      if (!compares(pips, op, value)) return err(`The pips ${pips} is not ${op} ${value}.`);
      return ok(left === 0 ? EMPTY_CONSTRAINT : { type: 'Each', op, value, points });
    }
  }
}

function compares(pips: Pips, op: EachOp, value: number): boolean {
  switch (op) {
    case '<':
      return pips < value;
    case '>':
      return pips > value;
    case '=':
      return pips === value;
    case '≠':
      return pips !== value;
  }
}

/** `reduceA` folded over the assignments of a placement. */
export function reduceP(
  constraint: Constraint,
  placement: Placement,
  largest: number = LARGEST_PIPS,
): ConstraintResult {
  const [first, second] = assignments(placement);
  const reduced = reduceA(constraint, first, largest);
  return reduced.ok ? reduceA(reduced.value, second, largest) : reduced;
}

export function satisfies(placement: Placement, constraint: Constraint, largest: number = LARGEST_PIPS): boolean {
  return reduceP(constraint, placement, largest).ok;
}

/** Constraints left after a placement, without those that are met. */
export function reduceCs(
  constraints: readonly Constraint[],
  placement: Placement,
  largest: number = LARGEST_PIPS,
): Result<readonly Constraint[], string> {
  const out: Constraint[] = [];
  for (const constraint of constraints) {
    const reduced = reduceP(constraint, placement, largest);
    if (!reduced.ok) return err('At least one constraint was violated by the placement.');
    if (reduced.value !== EMPTY_CONSTRAINT) out.push(reduced.value);
  }
  return ok(out);
}
