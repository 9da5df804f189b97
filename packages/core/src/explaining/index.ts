/**
 * What explanations of every kind share: reasoning, minimising, supposing, hints, pages and their words.
 * @module @pipwright/core/explaining
 */
export { chapterCalled, stepCalled } from './called.js';
export { Teller } from './chapters.js';
export { type Drafting, draftSteps } from './draft.js';
export { capital, count, englishWords, lower } from './english.js';
export {
  chaptersOf,
  conflictEnd,
  conflictParts,
  conflictQuestion,
  countToTwo,
  explainQuestion,
  firstSolution,
  hintLook,
  hintSaid,
  howManyQuestion,
  keepableQuestion,
  NODES_PER_PAUSE,
  type Question,
  type Telling,
  type Told,
  verdictQuestion,
  whyNotQuestion,
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
  HowMany,
  Labels,
  Language,
  LengthLimits,
  PremiseName,
  Scene,
  StepScene,
  Verdict,
  WhyNot,
} from './explainer.js';
export { type Finish, fewLost, keepable, MOST_OWN } from './finishing.js';
export { hintQuestion, type LastTold, rememberLastTold } from './hinting.js';
export { lookKey, looks } from './looks.js';
export { type Answering, minimalByAll, minimalSubset, smallSubset } from './minimise.js';
export { isNeeded, othersNoHarder, suffice } from './needed.js';
export { type Explained, explanationPage } from './page.js';
export { type ReasonedQuestion, reasoned } from './reasoned.js';
export type { Reasoner } from './reasoner.js';
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
export { chainDrafts } from './sketch.js';
export { addRoots, contradict, proofOfLast, refute, type Supposing } from './suppose.js';
export { hardestTechnique, type Technique } from './technique.js';
export { type Seen, SUPPOSED, type ToldStep, type ToldUse } from './told-step.js';
