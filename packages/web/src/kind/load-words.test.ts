import { expect, it } from 'vitest';
import '../kinds/testing/install.js';
import { en } from '../words/testing/catalogues.js';
import { allWords, loadAllWords } from './load-words.js';

it('loads all words', async () => {
  expect(allWords()).toBeUndefined();
  // What comes with the end of a puzzle, or with a link, is loaded there.
  const { finish: _, welcome: __, ...all } = en;
  expect(await loadAllWords()).toEqual(all);
  expect(allWords()).toBe(await loadAllWords());
});
