import fc, { type Arbitrary } from 'fast-check';

/**
 * A part of something, evenly drawn from one percentage to another. `fc.double` draws evenly among all doubles, of which
 * nearly all between 0 and 1 are next to 0.
 */
export function part(least = 0, most = 100): Arbitrary<number> {
  return fc.integer({ min: least, max: most }).map((percent) => percent / 100);
}
