import { expect, it } from 'vitest';
import { gradeSteps } from './grade.js';

const TECHNIQUES = [1, 2, 3, 4, 5].map((level) => ({ name: `level-${level}`, level }));
const steps = (...levels: number[]) => levels.map((level) => ({ technique: `level-${level}` }));

it.each([
  [[], { label: 'easy', score: 0, hardest: null, steps: 0 }],
  [[1, 1], { label: 'easy', score: 2, hardest: 'level-1', steps: 2 }],
  [[1, 2], { label: 'easy', score: 3, hardest: 'level-2', steps: 2 }],
  [[3, 1, 3], { label: 'medium', score: 9, hardest: 'level-3', steps: 3 }],
  [[4, 1], { label: 'hard', score: 9, hardest: 'level-4', steps: 2 }],
  [[1, 5, 4], { label: 'expert', score: 25, hardest: 'level-5', steps: 3 }],
])('grades steps of the levels %j', (levels, grade) => {
  expect(gradeSteps(steps(...levels), TECHNIQUES)).toEqual(grade);
});
