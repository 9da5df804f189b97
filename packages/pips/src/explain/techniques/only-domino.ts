/** Which dominoes fit two cells with no rule between them. */
import { fits } from './fitting.js';
import { technique } from './technique.js';

export const onlyDomino = technique('only-domino', 2, fits('across'));
