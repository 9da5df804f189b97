/**
 * What explanations of every kind share: reasoning, minimising, supposing, hints, grades, pages and their words.
 * @module @pipwright/core/explaining
 */
export { capital, count, englishWords } from './english.js';
export { conflictQuestion, explainQuestion, hintQuestion, NODES_PER_PAUSE, type Question } from './explain.js';
export type {
  AnyConflict,
  AnyStep,
  Explainer,
  Explaining,
  Explanation,
  ExplanationWords,
  Figures,
  Hint,
  HintStep,
  HintWords,
  Labels,
  Language,
  PremiseName,
  Scene,
  StepScene,
} from './explainer.js';
export { type Grade, gradeSteps, type Technique } from './grade.js';
export { type Answering, minimalByAll, minimalSubset, smallSubset } from './minimise.js';
export { conflictLines, type Explained, explanationPage } from './page.js';
export {
  type AnyPremise,
  type FactPremise,
  type Find,
  type Finding,
  FROM_THE_START,
  isFact,
  type KeptStep,
  type Knowledge,
  type Minimising,
  type PausingFind,
  type PremiseSet,
  type Reasoner,
  Reasoning,
  type UsableTechnique,
} from './reasoning.js';
export { contradict, type Refutation, refute, type Supposing } from './suppose.js';
