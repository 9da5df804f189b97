import { describe, expect, it } from 'vitest';
import { fit, fitTogether, shorterAndShorter } from './fit.js';

const part = (...variants: string[]) => ({ variants, isEvident: false });
const evident = (...variants: string[]) => ({ variants, isEvident: true });

describe('of several ways to say a thing', () => {
  it('the first that fits is taken', () => {
    expect(fit(['too long', 'fits', 'fit'], 4)).toBe('fits');
    expect(fit(['too long'], 4)).toBeUndefined();
  });

  it('none is taken that may not be said, or is empty', () => {
    expect(fit(['', 'no', 'yes'], 4, (text) => text !== 'no')).toBe('yes');
  });
});

describe('several things together', () => {
  it('are said in full where there is room', () => {
    expect(fitTogether([part('first', 'a'), part('last', 'z')], 10)).toEqual(['first', 'last']);
  });

  it('are shortened where there is not, the longest first', () => {
    expect(fitTogether([part('first', 'a'), part('the last', 'z')], 8)).toEqual(['first', 'z']);
  });

  it('are left out in the middle where shortening is not enough, evident ones first', () => {
    const parts = [part('first'), part('second'), evident('third'), part('last')];
    expect(fitTogether(parts, 17)).toEqual(['first', 'second', 'last']);
    expect(fitTogether(parts, 10)).toEqual(['first', 'last']);
  });

  it('end with the last, and say nothing where there is no room at all', () => {
    expect(fitTogether([part('first'), part('last')], 5)).toEqual(['last']);
    expect(fitTogether([part('first')], 2)).toEqual([]);
  });

  it('can all be said in fewer and fewer words', () => {
    expect(
      shorterAndShorter([
        ['first', 'a'],
        ['the last', 'last', 'z'],
      ]),
    ).toEqual(['first the last', 'first last', 'a last', 'a z']);
  });
});
