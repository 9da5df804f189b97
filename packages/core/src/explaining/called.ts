/** What people call what a step uses, and what a chapter does: in every output the same. */
import type { AnyConflict, AnyStep, ChapterScene, Explainer, Language, StepScene } from './explainer.js';
import { hardestTechnique } from './technique.js';

export function stepCalled<Puzzle, Solution, Move, Step extends AnyStep, Conflict extends AnyConflict>(
  language: Language<Puzzle, Solution, Move, Step, Conflict>,
  puzzle: Puzzle,
  scene: StepScene<Step, Solution>,
): string {
  return language.stepTechnique?.(puzzle, scene) ?? language.technique(scene.steps[scene.index]?.technique ?? '');
}

/** By its last step, where that has a name of its own, else by its hardest technique; undefined where it has no steps. */
export function chapterCalled<Puzzle, Solution, Move, Step extends AnyStep, Conflict extends AnyConflict>(
  { techniques }: Pick<Explainer<Puzzle, Solution, Move, Step, Conflict>, 'techniques'>,
  language: Language<Puzzle, Solution, Move, Step, Conflict>,
  puzzle: Puzzle,
  { steps, chapter }: ChapterScene<Step, Solution>,
): string | undefined {
  const index = chapter.steps.at(-1);
  const own = chapter.steps.flatMap((step) => steps[step] ?? []);
  const hardest = hardestTechnique(own, techniques);
  if (index === undefined || hardest === undefined) return undefined;
  return language.stepTechnique?.(puzzle, { steps, index }) ?? language.technique(hardest);
}
