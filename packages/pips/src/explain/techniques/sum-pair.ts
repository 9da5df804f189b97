/** Which dominoes fit within one sum. */
import { fits } from './fitting.js';
import { technique } from './technique.js';

export const sumPair = technique('sum-pair', 3, fits('sum'));
