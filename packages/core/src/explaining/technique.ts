/** Ways to reason: which of them is the hardest, and which a puzzle needs. */

/** A way to reason that has a name. */
export interface Technique {
  readonly name: string;
  /** From 1, the easiest. */
  readonly level: number;
}

/** Names by level, from 1, the easiest first. */
export function techniquesOf<Name extends string>(levels: readonly (readonly Name[])[]) {
  return levels.flatMap((names, i) => names.map((name) => ({ name, level: i + 1 })));
}

/** Whatever supposes something is of this level, or of the hardest. */
export const SUPPOSING_LEVEL = 5;

/** Looking ahead. */
export const HARDEST_LEVEL = 6;

export function levelIn(techniques: readonly Technique[], name: string): number {
  return techniques.find((each) => each.name === name)?.level ?? HARDEST_LEVEL;
}

/** The first of the hardest techniques that some steps use; undefined where there are no steps. */
export function hardestTechnique(
  steps: readonly { readonly technique: string }[],
  techniques: readonly Technique[],
): string | undefined {
  const levelOf = (technique: string) => levelIn(techniques, technique);
  let hardest: string | undefined;
  for (const { technique } of steps)
    if (hardest === undefined || levelOf(technique) > levelOf(hardest)) hardest = technique;
  return hardest;
}

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

/**
 * Does a puzzle need a technique? It does where this one and all that are no harder lead to the end, and the others alone
 * do not. Nothing is told and no effort measured, so the answer comes long before a grade.
 * @param doSuffice whether some techniques do, by their names
 */
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
