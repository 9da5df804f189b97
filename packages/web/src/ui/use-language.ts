/** The language of the app, as its words tell it. */
import { isLanguage, type LanguageName } from '../words/languages.js';
import { useTools } from './tools.js';

export function useLanguage(): LanguageName {
  const { languageTag } = useTools().words;
  return isLanguage(languageTag) ? languageTag : 'en';
}
