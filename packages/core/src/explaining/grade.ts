/**
 * How hard a puzzle is, by the steps that explain it: the label says what one has to know, the score how much of it.
 * A step of a level counts as much as two of the level below.
 */

import type { JsonObject } from '../json-value.js';

/** A way to reason that has a name. */
export interface Technique {
  readonly name: string;
  /** From 1, the easiest. */
  readonly level: number;
}

/** As the command line writes it. */
export interface Grade extends JsonObject {
  readonly label: 'easy' | 'medium' | 'hard' | 'expert';
  /** The sum of 2^(level − 1) over all steps. */
  readonly score: number;
  /** The first technique of the highest level that is used; null where there are no steps. */
  readonly hardest: string | null;
  readonly steps: number;
}

/** By the level of the hardest technique, from 1. */
const LABELS: readonly Grade['label'][] = ['easy', 'easy', 'medium', 'hard', 'expert'];

export const HARDEST_LEVEL = LABELS.length;

/** The first of the hardest techniques that some steps use; undefined where there are no steps. */
export function hardestTechnique(
  steps: readonly { readonly technique: string }[],
  techniques: readonly Technique[],
): string | undefined {
  return gradeSteps(steps, techniques).hardest ?? undefined;
}

/** The grade of some steps, by the techniques of the explainer they come from. */
export function gradeSteps(steps: readonly { readonly technique: string }[], techniques: readonly Technique[]): Grade {
  const levels = new Map(techniques.map(({ name, level }) => [name, level]));
  const levelOf = (technique: string) => levels.get(technique) ?? HARDEST_LEVEL;
  let hardest: string | null = null;
  let score = 0;
  for (const { technique } of steps) {
    score += 2 ** (levelOf(technique) - 1);
    if (hardest === null || levelOf(technique) > levelOf(hardest)) hardest = technique;
  }
  const level = hardest === null ? 1 : levelOf(hardest);
  return { label: LABELS[level - 1] ?? 'expert', score, hardest, steps: steps.length };
}
