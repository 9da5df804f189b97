/**
 * What explanations of every kind share: questions, hints, pages and their words.
 * @module @pipwright/core/explaining
 */

export { capital, count, englishWords, lower } from './english.js';
export {
  chapterCalled,
  chaptersOf,
  conflictEnd,
  countToTwo,
  type Finish,
  firstSolution,
  hintLook,
  hintSaid,
  keepable,
  NODES_PER_PAUSE,
  type Question,
  stepCalled,
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
export { languageOf, linesOf, onceSaid } from './language.js';
export { coordinates, marks, type Named, type Names, piecesOf } from './names.js';
export { type Explained, explanationPage } from './page.js';
export { questionsBy } from './questions.js';
export { MESSAGES, type Message, Speaker, sentence } from './speaker.js';
export { hardestTechnique, isNeeded, othersNoHarder, type Technique, techniquesOf } from './technique.js';
