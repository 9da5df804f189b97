/** How the effort of a solve is spread over it. */

const POINTS = 10;

/** By tenths of what there is to place. @param efforts of one thing after another */
export function curveOf(efforts: readonly number[]): number[] {
  const curve = new Array<number>(POINTS).fill(0);
  for (const [i, effort] of efforts.entries()) {
    // What is placed as one of seven lasts from one seventh of the solve to the next.
    const [from, to] = [(i * POINTS) / efforts.length, ((i + 1) * POINTS) / efforts.length];
    for (let point = Math.floor(from); point < to; point++) {
      const share = (Math.min(to, point + 1) - Math.max(from, point)) / (to - from);
      curve[point] = (curve[point] ?? 0) + effort * share;
    }
  }
  return curve;
}
