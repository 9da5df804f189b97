/** By special technique, the general ones of its level: each of these finds all that it finds, and more. */
import { hiddenSingle, lastNumber, nakedSingle } from './lines.js';
import { bound, chainBound, forcedExtreme, orderedPair } from './signs.js';

export const COVERING: Readonly<Record<string, readonly string[]>> = {
  [lastNumber.name]: [nakedSingle.name, hiddenSingle.name],
  [chainBound.name]: [bound.name],
  [forcedExtreme.name]: [bound.name],
  [orderedPair.name]: [bound.name],
};
