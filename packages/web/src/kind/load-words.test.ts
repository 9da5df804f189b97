import { expect, it } from 'vitest';
import '../kinds/testing/install.js';
import { LANGUAGE_NAMES } from '../words/languages.js';
import { de, en } from '../words/testing/catalogues.js';
import { loadAllWords, loadWords } from './load-words.js';

const CATALOGUES = { en, de };

it.each(LANGUAGE_NAMES)('loads all words of %s', async (language) => {
  const play = await loadWords(language);
  expect(play.languageTag).toBe(language);
  // What comes with the end of a puzzle, or with a link, is loaded there.
  const { finish: _, welcome: __, ...all } = CATALOGUES[language];
  expect(await loadAllWords(play)).toEqual(all);
  expect(await loadWords(language)).toBe(play);
});
