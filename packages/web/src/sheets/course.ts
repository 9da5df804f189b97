/** What a curve of effort says to a player, without its numbers. */

export type Course = 'even' | 'start' | 'middle' | 'late' | 'easier';

/** The highest bar of an even curve is at most so many times the lowest. */
const EVEN = 1.5;
/** What comes later is the hardest part if it is so many times as high as the start: most curves fall, but not smoothly. */
const HIGHER = 1.25;
/** A start with so much of all the effort in one bar stands out. */
const MUCH = 0.25;

export function courseOf(curve: readonly number[]): Course {
  const most = Math.max(...curve);
  if (most <= EVEN * Math.min(...curve)) return 'even';
  const start = Math.max(...curve.slice(0, Math.ceil(0.3 * curve.length)));
  if (most >= HIGHER * start) return curve.indexOf(most) < 0.7 * curve.length ? 'middle' : 'late';
  return Math.max(...sharesOf(curve)) >= MUCH ? 'start' : 'easier';
}

export function sharesOf(curve: readonly number[]): readonly number[] {
  const whole = curve.reduce((sum, effort) => sum + effort, 0);
  return curve.map((effort) => (whole === 0 ? 0 : effort / whole));
}
