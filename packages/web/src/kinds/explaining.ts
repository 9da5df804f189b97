/** The kinds that explain, for the thread of explanations. */
import { futoshikiExplained } from '../futoshiki/explaining.js';
import type { KindsExplaining } from '../kind/explaining.js';
import { pipsExplained } from '../pips/explaining.js';

export const EXPLAINING: KindsExplaining = {
  pips: pipsExplained,
  futoshiki: futoshikiExplained,
};
