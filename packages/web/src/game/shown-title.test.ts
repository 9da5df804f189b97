import { describe, expect, it } from 'vitest';
import { en } from '../words/testing/catalogues.js';
import { shownTitle } from './shown-title.js';

const TODAY = new Date(2025, 10, 1);

describe('a title as it is shown', () => {
  it.each([
    ['2025-10-12 hard', 'Hard · 12 Oct'],
    ['2025-10-12', '12 Oct'],
    ['2024-02-29 easy', 'Easy · 29 Feb 2024'],
    ['Times 2025-10-12 hard', 'Times · Hard · 12 Oct'],
    ['Times 2025-10-12', 'Times · 12 Oct'],
    ['2025-10-12 constructor', 'Constructor · 12 Oct'],
  ])('of the day %s', (title, shown) => {
    expect(shownTitle(en, title, TODAY)).toBe(shown);
  });

  it.each([
    '2025-02-30 hard',
    '2025-13-01',
    '2025-10-12 hard 1 of 2',
    'on 2025-10-12',
    'Times',
    'Times 2025-02-30',
    'Small 1',
    '',
  ])('is %j as it is, which is no day', (title) => {
    expect(shownTitle(en, title, TODAY)).toBe(title);
  });
});
