/** Techniques that others of their level say all of and more: whoever has the general one has the special one too. */
import { hiddenSingle, lastNumber, nakedSingle } from './lines.js';
import { bound, chainBound, forcedExtreme, orderedPair } from './signs.js';

export const COVERING: Readonly<Record<string, readonly string[]>> = {
  [lastNumber.name]: [nakedSingle.name, hiddenSingle.name],
  [chainBound.name]: [bound.name],
  [forcedExtreme.name]: [bound.name],
  [orderedPair.name]: [bound.name],
};
