/** All kinds, for the thread of the engines. */
import { futoshikiEngines } from '../futoshiki/engines.js';
import type { KindsOfEngines } from '../kind/engines.js';
import { pipsEngines } from '../pips/engines.js';

export const ENGINES: KindsOfEngines = {
  pips: pipsEngines,
  futoshiki: futoshikiEngines,
};
