import { expect, it } from 'vitest';
import { en } from '../words/testing/catalogues.js';
import { writtenDay } from './written-day.js';

const NOW = new Date(2026, 10, 18);

it('is written so that a sentence can have it', () => {
  expect(en.news.toCome(writtenDay('2026-11-25', en.dateTag, NOW))).toBe('This puzzle comes out on Wed 25 Nov.');
});

it('has its year where that is another one', () => {
  expect(writtenDay('2028-02-29', en.dateTag, NOW)).toBe('Tue, 29 Feb 2028');
});
