import { describe, expect, it } from 'vitest';
import { pixelsFor } from './picture.js';

describe('the pixels of a picture', () => {
  it.each([
    [300, 200, [600, 400]],
    [2048, 100, [4096, 200]],
    [8192, 2048, [4096, 1024]],
    [1000, 10_000, [409, 4096]],
  ])('of a drawing of %i × %i', (width, height, pixels) => expect(pixelsFor(width, height)).toEqual(pixels));
});
