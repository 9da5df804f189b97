/** All kinds, for the thread that reads. */
import { futoshikiInTexts } from '../futoshiki/reading.js';
import type { KindReadings } from '../kind/reading.js';
import { pipsInTexts } from '../pips/reading.js';

export const READINGS: KindReadings = {
  pips: pipsInTexts,
  futoshiki: futoshikiInTexts,
};
