/** The effort over the course of the solve. */
import type { Order } from './simulate.js';

/** Of each tenth of the solve. */
const POINTS = 10;

/** What each tenth takes, on average over the orders; together they are the whole effort. */
export function curveOf(orders: readonly Order[]): number[] {
  const curve = new Array<number>(POINTS).fill(0);
  for (const { efforts } of orders) {
    for (const [i, effort] of efforts.entries()) {
      // What is placed as one of seven lasts from one seventh of the solve to the next.
      const [from, to] = [(i * POINTS) / efforts.length, ((i + 1) * POINTS) / efforts.length];
      for (let point = Math.floor(from); point < to; point++) {
        const share = (Math.min(to, point + 1) - Math.max(from, point)) / (to - from);
        curve[point] = (curve[point] ?? 0) + (effort * share) / orders.length;
      }
    }
  }
  return curve;
}
