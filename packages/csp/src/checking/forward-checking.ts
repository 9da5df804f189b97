import { LookAhead } from './look-ahead.js';
import type { CheckingStrategy } from './strategy.js';

/** Haralick and Elliott's forward checking: prunes the neighbours' candidates, and refuses a value that leaves one none. */
export const forwardChecking: CheckingStrategy = {
  code: 'FC',
  name: 'Forward Checking',
  summary: 'prunes the neighbours to come',
  type: 'look-ahead',
  checker: (tree) => new LookAhead(tree, () => true),
};
