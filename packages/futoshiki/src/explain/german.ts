/**
 * Explanations of Futoshiki in German, apart from the rest: who does not speak it does not load it.
 * @module @pipwright/futoshiki/german
 */
import { german } from './words/german.js';
import { type FutoshikiLanguage, languageOf } from './words/language.js';

export type { FutoshikiLanguage } from './words/language.js';

/** What `futoshikiExplainer` tells, in German. */
export const futoshikiGerman: FutoshikiLanguage = languageOf(german);
