/** Which dominoes fit within one sum. */
import { fits } from './fitting.js';
import { technique } from './technique.js';

export const sumPair = technique('sum-pair', 2, fits('sum'));
