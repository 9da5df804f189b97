/** Ways to reason, and which of them is the hardest. */

/** A way to reason that has a name. */
export interface Technique {
  readonly name: string;
  /** From 1, the easiest. */
  readonly level: number;
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
