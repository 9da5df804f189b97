/** Ways to reason, and which of them is the hardest. */

/** A way to reason that has a name. */
export interface Technique {
  readonly name: string;
  /** From 1, the easiest. */
  readonly level: number;
}

export const HARDEST_LEVEL = 5;

/** The first of the hardest techniques that some steps use; undefined where there are no steps. */
export function hardestTechnique(
  steps: readonly { readonly technique: string }[],
  techniques: readonly Technique[],
): string | undefined {
  const levels = new Map(techniques.map(({ name, level }) => [name, level]));
  const levelOf = (technique: string) => levels.get(technique) ?? HARDEST_LEVEL;
  let hardest: string | undefined;
  for (const { technique } of steps)
    if (hardest === undefined || levelOf(technique) > levelOf(hardest)) hardest = technique;
  return hardest;
}
