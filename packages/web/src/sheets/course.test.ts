import { expect, it } from 'vitest';
import { courseOf, sharesOf } from './course.js';

it.each([
  ['even', [2.6, 2.6, 2.6, 2.6, 2.6, 2.3, 2.3, 2.2, 2, 2]],
  ['easier', [9, 8.6, 8.1, 7.5, 6.8, 6.2, 5.7, 4.5, 3.7, 2.9]],
  ['easier', [14.3, 12, 13.2, 14.7, 11.1, 9.5, 8.9, 8, 6.5, 5.6]],
  ['start', [40.1, 14.9, 11.4, 10.8, 9.7, 8.5, 7.5, 6.5, 5.5, 4.3]],
  ['start', [16.7, 42.3, 74.8, 16.8, 11.6, 10.3, 9.7, 8.6, 6.4, 5.2]],
  ['middle', [14.3, 12.1, 10.6, 24.5, 18.2, 7.2, 6.5, 5.8, 5, 5]],
  ['late', [14.8, 14.1, 16.9, 12.1, 11, 9.9, 8.9, 27.4, 6.4, 5.9]],
  ['even', new Array(10).fill(0)],
] as const)('is %s for %j', (course, curve) => {
  expect(courseOf(curve)).toBe(course);
});

it('has the share of each part', () => {
  expect(sharesOf([1, 3, 0])).toEqual([0.25, 0.75, 0]);
  expect(sharesOf([0, 0])).toEqual([0, 0]);
});
