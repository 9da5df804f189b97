/**
 * What every kind shares: sentences in several lengths, and how those of steps, chapters and hints are put
 * together from them.
 * @module @pipwright/core/wording
 */
export { fit, fitTogether, type Statement, shorterAndShorter, together, type Variants } from './fit.js';
export {
  type StepWords,
  stepLanguage,
  type TechniqueWords,
  type TellingRules,
  type ToldBy,
} from './step-language.js';
