/**
 * What explanations of every kind share: questions, hints, pages and their words.
 * @module @pipwright/core/explaining
 */
export { chapterCalled, stepCalled } from './called.js';
export { capital, count, englishWords, lower } from './english.js';
export {
  chaptersOf,
  conflictEnd,
  countToTwo,
  firstSolution,
  hintLook,
  hintSaid,
  NODES_PER_PAUSE,
  type Question,
  type Telling,
  type Told,
} from './explain.js';
export type {
  AnyConflict,
  AnyStep,
  Chapter,
  ChapterScene,
  Differ,
  EarlierPremise,
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
  PremiseName,
  Scene,
  StepSaid,
  StepScene,
  Verdict,
  WhyNot,
} from './explainer.js';
export { type Finish, keepable } from './finishing.js';
export { languageOf, linesOf } from './language.js';
export { coordinates, marks, type Named, type Names, piecesOf } from './names.js';
export { onceSaid } from './once.js';
export { type Explained, explanationPage } from './page.js';
export { questionsBy } from './questions.js';
export { MESSAGES, type Message, Speaker, sentence } from './speaker.js';
export { hardestTechnique, isNeeded, othersNoHarder, type Technique } from './technique.js';
