/**
 * What explanations of every kind share: reasoning, minimising, supposing, hints, grades, pages and their words.
 * @module @pipwright/core/explaining
 */
export { chapterCalled, stepCalled } from './called.js';
export { chainDrafts, type Reasoner, Teller } from './chapters.js';
export { type Drafting, draftSteps } from './draft.js';
export { capital, count, englishWords, lower } from './english.js';
export {
  conflictEnd,
  conflictParts,
  conflictQuestion,
  explainQuestion,
  firstSolution,
  hintLook,
  hintSaid,
  NODES_PER_PAUSE,
  type Question,
} from './explain.js';
export type {
  AnyConflict,
  AnyLink,
  AnyStep,
  Chapter,
  ChapterScene,
  Differ,
  Explainer,
  Explaining,
  Explanation,
  ExplanationWords,
  Figures,
  Hint,
  HintWords,
  Labels,
  Language,
  PremiseName,
  Scene,
  StepScene,
} from './explainer.js';
export { type Grade, gradeSteps, type Technique } from './grade.js';
export { hintQuestion, type LastTold, rememberLastTold } from './hinting.js';
export { lookKey, looks } from './looks.js';
export { type Answering, minimalByAll, minimalSubset, smallSubset } from './minimise.js';
export { type Explained, explanationPage } from './page.js';
export {
  type AnyPremise,
  type FactPremise,
  type Find,
  type Finding,
  FROM_THE_START,
  factsIn,
  isFact,
  type Knowledge,
  type PremiseSet,
  type Refuted,
  RunAhead,
  type UsableTechnique,
  type Use,
} from './reasoning.js';
export { addRoots, contradict, proofOfLast, refute, type Supposing } from './suppose.js';
export { type Seen, SUPPOSED, type ToldStep, type ToldUse } from './told-step.js';
