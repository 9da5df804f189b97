/**
 * Does a puzzle need a technique? It does where this one and all that are no harder lead to the end, and the others alone
 * do not. Nothing is told and no effort measured, so the answer comes long before a grade.
 */
import { HARDEST_LEVEL, levelIn, type Technique } from './technique.js';

/**
 * All that are no harder than a technique, without it.
 * @param covering those of its level that find all that it finds: they are left out too, or it would never be needed
 */
export function othersNoHarder(
  name: string,
  techniques: readonly Technique[],
  covering: readonly string[] = [],
): ReadonlySet<string> {
  const level = levelIn(techniques, name);
  const others = techniques.filter((each) => each.level <= level && each.name !== name);
  return new Set(others.map((each) => each.name).filter((other) => !covering.includes(other)));
}

/** @param doSuffice whether some techniques do, by their names */
export function* isNeeded(
  name: string,
  techniques: readonly Technique[],
  doSuffice: (names: ReadonlySet<string>) => Generator<void, boolean>,
  covering?: readonly string[],
): Generator<void, boolean> {
  if (yield* doSuffice(othersNoHarder(name, techniques, covering))) return false;
  // Looking ahead leads to every end.
  if (levelIn(techniques, name) === HARDEST_LEVEL) return true;
  return yield* doSuffice(new Set([...othersNoHarder(name, techniques), name]));
}
