import { describe, expect, it } from 'vitest';
import { didYouMean, nearest } from './nearest.js';

const COMMANDS = ['solve', 'count', 'check', 'explain', 'compare'];

describe('the nearest name', () => {
  it.each([
    ['solv', 'solve'],
    ['slove', 'solve'],
    ['SOLVE', 'solve'],
    ['sollve', 'solve'],
    ['cuont', 'count'],
    ['expl', 'explain'],
    ['explian', 'explain'],
  ])('of %s is %s', (word, name) => {
    expect(nearest(word, COMMANDS)).toBe(name);
  });

  it.each(['', 's', 'x', 'draw', 'puzzle', 'warp'])('is none for %j', (word) => {
    expect(nearest(word, COMMANDS)).toBeUndefined();
    expect(didYouMean(word, COMMANDS)).toBe('');
  });

  it('is the best of several', () => {
    expect(nearest('hrad', ['hand', 'hard', 'herd'])).toBe('hard');
    expect(nearest('hart', ['hat', 'heart', 'harp'])).toBe('heart');
    expect(nearest('love', ['clover', 'dove'])).toBe('dove');
    expect(nearest('love', ['clover'])).toBeUndefined();
    expect(didYouMean('hrad', ['easy', 'medium', 'hard'])).toBe(' Did you mean "hard"?');
  });
});
