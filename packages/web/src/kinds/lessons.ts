/** The kinds that the coach teaches, in this order. */
import { futoshikiLessons } from '../futoshiki/lessons.js';
import type { KindsLessons } from '../kind/lessons.js';
import { pipsLessons } from '../pips/lessons.js';

export const LESSONS: KindsLessons = {
  pips: pipsLessons,
  futoshiki: futoshikiLessons,
};
