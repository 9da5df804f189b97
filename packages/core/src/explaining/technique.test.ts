import { expect, it } from 'vitest';
import { hardestTechnique } from './technique.js';

const TECHNIQUES = [1, 2, 3, 4, 5].map((level) => ({ name: `level-${level}`, level }));

it.each([
  [[], undefined],
  [['level-1', 'level-1'], 'level-1'],
  [['level-3', 'level-1', 'level-3'], 'level-3'],
  [['level-1', 'level-5', 'level-4'], 'level-5'],
  [['level-2', 'something else'], 'something else'],
])('finds the hardest technique of %j', (names, hardest) => {
  const steps = names.map((technique) => ({ technique }));
  expect(hardestTechnique(steps, TECHNIQUES)).toBe(hardest);
});
