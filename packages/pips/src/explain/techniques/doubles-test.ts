/** In a region of equal or different values: doubles, or none. */
import { fits } from './fitting.js';
import { technique } from './technique.js';

export const doublesTest = technique('doubles-test', 2, fits('likeness'));
