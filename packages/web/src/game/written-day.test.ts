import { expect, it } from 'vitest';
import { de, en } from '../words/testing/catalogues.js';
import { writtenDay } from './written-day.js';

// Months are shortened with a full stop in German, which must not meet another.
it('is written so that a sentence can have it', () => {
  expect(en.news.toCome(writtenDay('2026-11-25', en.dateTag))).toBe('This puzzle comes out on Wed 25 Nov.');
  expect(de.news.toCome(writtenDay('2026-11-25', de.dateTag))).toBe('Erst am Mi., 25. Nov. kommt dieses Rätsel.');
});
