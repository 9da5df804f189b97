import { expect, it } from 'vitest';
import '../kinds/testing/install.js';
import { LANGUAGE_NAMES } from '../words/languages.js';
import { de, en } from '../words/testing/catalogues.js';
import { loadAllWords, loadWords } from './load-words.js';

const CATALOGUES = { en, de };

it.each(LANGUAGE_NAMES)('loads all words of %s', async (language) => {
  const play = await loadWords(language);
  expect(play.languageTag).toBe(language);
  expect(await loadAllWords(play)).toEqual(CATALOGUES[language]);
  expect(await loadWords(language)).toBe(play);
});
