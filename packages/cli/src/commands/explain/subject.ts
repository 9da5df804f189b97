import type { AnyKind } from '@pipwright/core';
import type { AnyStep } from '@pipwright/core/explaining';
import { type Input, kindOf, puzzleOf } from '../../inputs.js';
import { type AnyExplainer, explainerFor } from '../engines.js';

export interface Subject {
  readonly input: Input;
  readonly kind: AnyKind;
  readonly explainer: AnyExplainer;
  readonly language: AnyExplainer['languages']['en'];
  readonly puzzle: unknown;
}

export function subjectOf(input: Input): Subject {
  const explainer = explainerFor(input);
  return { input, kind: kindOf(input), explainer, language: explainer.languages.en, puzzle: puzzleOf(input) };
}

export function stepAt(steps: readonly AnyStep[], index: number): AnyStep {
  const step = steps[index];
  if (step === undefined) throw new Error(`there is no step ${index}`);
  return step;
}
