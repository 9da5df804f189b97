import { expect, it } from 'vitest';
import { hardestTechnique, isNeeded, othersNoHarder } from './technique.js';

const LEVELS = [1, 2, 3, 4, 5].map((level) => ({ name: `level-${level}`, level }));

it.each([
  [[], undefined],
  [['level-1', 'level-1'], 'level-1'],
  [['level-3', 'level-1', 'level-3'], 'level-3'],
  [['level-1', 'level-5', 'level-4'], 'level-5'],
  [['level-2', 'something else'], 'something else'],
])('finds the hardest technique of %j', (names, hardest) => {
  const steps = names.map((technique) => ({ technique }));
  expect(hardestTechnique(steps, LEVELS)).toBe(hardest);
});

const TECHNIQUES = [
  { name: 'look', level: 1 },
  { name: 'count', level: 2 },
  { name: 'count-more', level: 2 },
  { name: 'net', level: 3 },
  { name: 'ahead', level: 6 },
];

/** Solved by any of these sets of techniques, and by those with more. */
function isNeededWhere(name: string, ways: readonly (readonly string[])[], covering?: readonly string[]): boolean {
  const work = isNeeded(
    name,
    TECHNIQUES,
    function* (names) {
      return ways.some((way) => way.every((each) => names.has(each)));
    },
    covering,
  );
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

it.each([
  ['count', [['look', 'count']], [], true],
  ['count', [['look', 'count'], ['net']], [], true],
  ['count', [['look', 'count'], ['count-more']], [], false],
  ['count', [['look', 'count'], ['count-more']], ['count-more'], true],
  ['count', [['look', 'count'], ['look']], ['count-more'], false],
  ['count', [['look', 'net']], [], false],
  ['net', [['look', 'count-more', 'net']], [], true],
  ['ahead', [['net']], [], false],
  ['ahead', [], [], true],
] as const)('%s where these solve it: %j, %j covering it: %j', (name, ways, covering, needed) => {
  expect(isNeededWhere(name, ways, covering)).toBe(needed);
});

it('counts those of its level among the others, and none above', () => {
  expect([...othersNoHarder('count', TECHNIQUES)]).toEqual(['look', 'count-more']);
});
