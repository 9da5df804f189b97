/**
 * Explanations of Pips in German: `language: pipsGerman` wherever a language is asked for.
 * @module @pipwright/pips/german
 */
import { german } from './words/german.js';
import { languageOf, type PipsLanguage } from './words/language.js';

export type { PipsLanguage };

export const pipsGerman: PipsLanguage = languageOf(german);
